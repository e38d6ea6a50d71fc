//! Greek set-ups to begin with, fitted to the army and the map in play.

use std::fmt::Write as _;

use game_thermopylae::state::State;
use game_thermopylae::units::KINDS;
use game_thermopylae::{Place, Side, Thermopylae, Unit};

use Unit::{AthenianGeneral, GreekInfantry, Leonidas, SpartanGeneral, SpartanInfantry};

/// A set-up: posts in the order of their weight, each with the units that it wants.
pub(super) struct Plan {
    pub(super) name: &'static str,
    pub(super) about: &'static str,
    posts: &'static [(&'static str, &'static [Unit])],
}

/// The two halves of a front line, which all set-ups share.
const KING: &[Unit] = &[Leonidas, SpartanInfantry, SpartanInfantry];
const GENERAL: &[Unit] = &[SpartanGeneral, SpartanInfantry, SpartanInfantry];
/// The two halves of a second line.
const RESERVE: &[Unit] = &[SpartanGeneral, GreekInfantry, GreekInfantry];
const ALLIES: &[Unit] = &[AthenianGeneral, GreekInfantry, GreekInfantry];
/// One man on a height.
const WATCH: &[Unit] = &[GreekInfantry];

/// How many units the army has that they were made for.
pub(super) const ARMY: u16 = 16;

/// The set-ups, in the order in which they held best in the simulation that the map was tried with.
pub(super) const PLANS: &[Plan] = &[
    Plan {
        name: "Middle Gate",
        about: "six hold the wall, Kolonos and the Shoulder look down on them, six wait behind",
        posts: &[
            ("mg_s", KING),
            ("mg_n", GENERAL),
            ("kolonos", WATCH),
            ("shoulder", WATCH),
            ("eg_s", RESERVE),
            ("eg_n", ALLIES),
            ("ppost", WATCH),
            ("lithar", WATCH),
        ],
    },
    Plan {
        name: "West Gate",
        about: "six hold the first narrows, Anthela Heights looks down on them, six wait behind",
        posts: &[
            ("westgate", KING),
            ("westgate_n", GENERAL),
            ("aheights", WATCH),
            ("oaks", WATCH),
            ("demeter", RESERVE),
            ("anthela", ALLIES),
            ("shoulder", WATCH),
            ("ascent", WATCH),
        ],
    },
    Plan {
        name: "East Gate",
        about: "six hold the last narrows, Kolonos and Drakospilia look down on them",
        posts: &[
            ("eg_s", KING),
            ("eg_n", GENERAL),
            ("kolonos", WATCH),
            ("drako", WATCH),
            ("fields", RESERVE),
            ("alpenoi", ALLIES),
            ("lithar", WATCH),
            ("ppost", WATCH),
        ],
    },
    Plan {
        name: "Hot Springs",
        about: "six hold the springs under the Shoulder, six wait at the wall behind",
        posts: &[
            ("springs", KING),
            ("springs_n", GENERAL),
            ("shoulder", WATCH),
            ("ppost", WATCH),
            ("mg_s", RESERVE),
            ("mg_n", ALLIES),
            ("kolonos", WATCH),
            ("oaks", WATCH),
        ],
    },
];

/// An order of a plan.
pub(super) struct Posting {
    pub(super) notation: String,
    /// The last unit and its post, where the order places nothing else.
    pub(super) closing: Option<(Unit, Place)>,
}

/// What is still in hand, and where there is still room.
struct Muster<'a> {
    game: &'a Thermopylae,
    state: &'a State,
    in_hand: [u8; KINDS],
    placed: Vec<(Unit, Place)>,
}

/// The set-up that most of those on the map stand by.
pub(super) fn closest(state: &State) -> Option<&'static Plan> {
    PLANS.iter().rev().max_by_key(|plan| plan.stands(state))
}

impl Plan {
    /// How many units stand where the plan wants them.
    fn stands(&self, state: &State) -> usize {
        let at = |(id, wanted): &(&str, &[Unit])| {
            let place = Place::named(id)?;
            let here: Vec<(Unit, u8)> = state.units(place).collect();
            let right = here.iter().map(|&(unit, count)| {
                wanted.iter().filter(|it| **it == unit).count().min(count.into())
            });
            Some(right.sum::<usize>())
        };
        self.posts.iter().filter_map(at).sum()
    }

    /// The order that places everything still in hand but the last unit: the battle begins when
    /// that one stands [R18], and until then everything can still be changed. Where only the last
    /// is left, the order for it, with the unit and its post.
    pub(super) fn order(&self, game: &Thermopylae, state: &State) -> Option<Posting> {
        let mut muster = Muster { game, state, in_hand: game.unplaced(state), placed: Vec::new() };
        let posts = self.posts.iter().filter_map(|(id, units)| Some((Place::named(id)?, *units)));
        let posts: Vec<(Place, &[Unit])> = posts.collect();
        for &(place, wanted) in &posts {
            for &unit in wanted {
                muster.send(unit, place);
            }
        }
        // What a post did not ask for goes to the first with room, and then anywhere.
        for place in posts.iter().map(|(place, _)| *place).chain(game.board.map.all()) {
            while let Some(unit) = muster.dearest()
                && muster.room(place) > 0
            {
                muster.post(unit, place);
            }
        }
        let last = muster.placed.len().checked_sub(1)?;
        let closing = (last == 0).then(|| muster.placed[0]);
        muster.placed.truncate(last.max(1));
        Some(Posting { notation: muster.order(), closing })
    }
}

impl Muster<'_> {
    /// How many more units a place takes; none in the Camp [R18].
    fn room(&self, place: Place) -> usize {
        let map = &self.game.board.map;
        if !map.all().has(place) || place == map.camp() {
            return 0;
        }
        let here = self.placed.iter().filter(|(_, at)| *at == place).count();
        let taken = usize::from(self.state.stack(place).size()) + here;
        usize::from(map.limit(place)).saturating_sub(taken)
    }

    fn dearest(&self) -> Option<Unit> {
        Unit::of_side(Side::Greek).find(|unit| self.in_hand[unit.kind()] > 0)
    }

    /// Sends the unit that a post wants; if none is left, the dearest that is.
    fn send(&mut self, wanted: Unit, place: Place) {
        if self.room(place) == 0 {
            return;
        }
        let has = self.in_hand[wanted.kind()] > 0;
        if let Some(unit) = if has { Some(wanted) } else { self.dearest() } {
            self.post(unit, place);
        }
    }

    fn post(&mut self, unit: Unit, place: Place) {
        self.in_hand[unit.kind()] -= 1;
        self.placed.push((unit, place));
    }

    /// As notation reads it: `place leonidas@mg_s spartan-infantryx2@mg_s`.
    fn order(&self) -> String {
        let mut text = String::from("place");
        let mut rest = &self.placed[..];
        while let Some(&first) = rest.first() {
            let same = rest.iter().take_while(|it| **it == first).count();
            let (unit, place) = first;
            let _ = write!(text, " {unit}x{same}@{place}");
            rest = &rest[same..];
        }
        text
    }
}
