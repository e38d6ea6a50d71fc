//! Exact chances: of a shot with the checks that it causes, of a melee, of a reaction, of work on an
//! Abatis, of a way through routed friends.
//!
//! They rest on the very functions of play: what a die hits, what a check comes to, what a combat
//! rests on.

use engine::odds::{Answer as Told, Question as Asked};
use engine::{Case, D10, ForecastOf};

use crate::action::Action;
use crate::cases::{C_6_2C, C_7_1L, C_7_1M, C_7_2F, C_7_3_2G, C_9_4B};
use crate::control::Field;
use crate::game::Marathon;
use crate::map::Hex;
use crate::melee::Melee;
use crate::morale::Fate;
use crate::movement::gait_of;
use crate::state::{Awaits, State};
use crate::tables::Verdict;
use crate::units::{Piece, Pieces};

/// What a forecast asks.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Question {
    /// [7.1l] Whether a shot hits anybody: [`Answer::Yes`] or [`Answer::No`].
    Hits,
    /// [7.1m] What a shot does to a piece, once it has checked: [`Answer::Fate`].
    Fate(Piece),
    /// [7.3a] What a melee comes to: [`Answer::Verdict`].
    Melee {
        /// The hex that is attacked.
        at: Hex,
        /// [A55] Whether others may still join the attack.
        open: bool,
    },
    /// [6.2c] Whether a unit reacts: [`Answer::Yes`] or [`Answer::No`].
    Reacts(Piece),
    /// [9.4b] Whether the Abatis is cleared, with those who work on it by then: [`Answer::Yes`] or
    /// [`Answer::No`].
    Cleared(Hex),
    /// [7.3.2g] What befalls a unit on its way through routed friends: [`Answer::Fate`].
    Passing(Piece),
}

/// What may come of it.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Answer {
    /// It does.
    Yes,
    /// It does not.
    No,
    /// This.
    Fate(Fate),
    /// This result.
    Verdict(Verdict),
}

/// The faces of a die.
const FACES: u64 = 10;

impl Marathon {
    /// The chances of what follows a legal action; none where chance has no part in it.
    pub(crate) fn forecasts(&self, state: &State, action: Action) -> Vec<ForecastOf<Self>> {
        let questions = match action {
            Action::Fire { piece, at } => {
                return vec![self.shot_forecast(state, action, piece, at)];
            }
            Action::Attack { piece, at } => {
                let mut attackers = crate::melee::attackers(state, at);
                attackers.add(piece);
                vec![self.melee_question(state, at, attackers, true)]
            }
            Action::Fight(at) => {
                vec![self.melee_question(state, at, Self::strikers(state, at), false)]
            }
            Action::React(piece) => vec![self.reaction_question(state, piece)],
            Action::Clear { at, .. } => {
                let workers = Self::workers(state, at).len() as u8 + 1;
                vec![self.clearing_question(state, at, workers)]
            }
            Action::Move { piece, to } if self.goes_through(state, piece, to) => {
                vec![self.passing_question(state, piece)]
            }
            _ => return Vec::new(),
        };
        vec![ForecastOf::<Self> { after: vec![action], of: FACES, rounded: false, questions }]
    }

    /// [A125] Whether a move leads through routed friends.
    fn goes_through(&self, state: &State, piece: Piece, to: Hex) -> bool {
        let field = Field::new(self, state);
        !state.units.routed.has(piece)
            && !self.roster().is_leader(piece)
            && field.reach(piece, gait_of(state)).is_through(to)
    }

    /// The melee that an attack leads to with all who have declared it by then.
    pub fn melee_ahead(&self, state: &State, action: Action) -> Option<Melee> {
        match action {
            Action::Attack { piece, at } => {
                let mut attackers = crate::melee::attackers(state, at);
                attackers.add(piece);
                Some(self.melee(state, at, attackers))
            }
            Action::Fight(at) => Some(self.melee(state, at, Self::strikers(state, at))),
            _ => None,
        }
    }

    /// The melee whose die falls next, or the one that these attackers would fight.
    pub fn melee_of(&self, state: &State, at: Hex) -> Option<Melee> {
        let attackers = match state.awaits {
            Awaits::Declaration => crate::melee::attackers(state, at),
            _ => Self::strikers(state, at),
        };
        (!attackers.is_empty()).then(|| self.melee(state, at, attackers))
    }

    fn melee_question(
        &self,
        state: &State,
        at: Hex,
        attackers: Pieces,
        open: bool,
    ) -> Asked<Question, Answer> {
        let melee = self.melee(state, at, attackers);
        let verdicts = D10::all().map(|die| Answer::Verdict(self.verdict(&melee, die)));
        Asked { about: Question::Melee { at, open }, answers: counted(verdicts, 1, C_7_2F) }
    }

    /// [7.1l] [7.1m] What a shot does: a die for the hit, a die for each check that it causes.
    fn shot_forecast(
        &self,
        state: &State,
        action: Action,
        piece: Piece,
        at: Hex,
    ) -> ForecastOf<Self> {
        let there = state.units.in_hex(at);
        let from = state.units.hex(piece).unwrap_or(at);
        let hits = |target: Piece| {
            D10::all().filter(|die| self.aim(state, (piece, from), target, *die).hit).count() as u64
        };
        let best = there.iter().map(hits).max().unwrap_or_default() * FACES;
        let all = FACES * FACES;
        let mut questions = vec![Asked {
            about: Question::Hits,
            answers: weighed([(Answer::Yes, best), (Answer::No, all - best)], C_7_1L),
        }];
        for target in there {
            let ledger = self.check_ledger(state, target);
            let level = state.level(target.side());
            let passed = D10::all().filter(|die| Self::passes(*die, &ledger, level)).count() as u64;
            let hit = hits(target);
            let fate = |passes| Answer::Fate(self.fate_of_check(state, target, passes));
            let answers = weighed(
                [
                    (Answer::Fate(Fate::Holds), (FACES - hit) * FACES),
                    (fate(true), hit * passed),
                    (fate(false), hit * (FACES - passed)),
                ],
                C_7_1M,
            );
            questions.push(Asked { about: Question::Fate(target), answers });
        }
        ForecastOf::<Self> { after: vec![action], of: all, rounded: false, questions }
    }

    fn reaction_question(&self, state: &State, piece: Piece) -> Asked<Question, Answer> {
        let (ledger, level) = (self.check_ledger(state, piece), state.level(piece.side()));
        let answers = D10::all().map(|die| yes(Self::passes(die, &ledger, level)));
        Asked { about: Question::Reacts(piece), answers: counted(answers, 1, C_6_2C) }
    }

    fn clearing_question(&self, state: &State, at: Hex, workers: u8) -> Asked<Question, Answer> {
        let level = i16::from(state.level(crate::units::Side::Persian));
        let answers = D10::all().map(|die| yes(self.clearing_total(die, workers) <= level));
        Asked { about: Question::Cleared(at), answers: counted(answers, 1, C_9_4B) }
    }

    fn passing_question(&self, state: &State, piece: Piece) -> Asked<Question, Answer> {
        let (ledger, level) = (self.check_ledger(state, piece), state.level(piece.side()));
        let fate =
            |die| Answer::Fate(self.fate_of_check(state, piece, Self::passes(die, &ledger, level)));
        let answers = counted(D10::all().map(fate), 1, C_7_3_2G);
        Asked { about: Question::Passing(piece), answers }
    }
}

const fn yes(is: bool) -> Answer {
    if is { Answer::Yes } else { Answer::No }
}

/// Answers with the ways of each, in order; those that never come about are left out.
fn weighed(answers: impl IntoIterator<Item = (Answer, u64)>, case: Case) -> Vec<Told<Answer>> {
    let mut told: Vec<Told<Answer>> = Vec::new();
    for (what, ways) in answers.into_iter().filter(|(_, ways)| *ways > 0) {
        match told.iter_mut().find(|known| known.what == what) {
            Some(known) => known.ways += ways,
            None => told.push(Told { what, case, ways }),
        }
    }
    told
}

/// The same for answers that are all as likely.
fn counted(answers: impl IntoIterator<Item = Answer>, each: u64, case: Case) -> Vec<Told<Answer>> {
    weighed(answers.into_iter().map(|answer| (answer, each)), case)
}
