//! A table of a known game, asked and played in text.

use dice::{Binding, Drawn, Source};
use draw::{Choice, Depict, Die, Frame, Ink, Order, Scene, SeatNames, Stage, Track, odds, parts};
use engine::door::{self, Refusal};
use engine::play::{Made, Match, Move, StepOf};
use engine::record::{Hash, Header, Line, Who};
use engine::undo::NoUndo;
use engine::{
    Case, Forecast, Info, Negotiation, Node, Proposal, Quiet, Seat, Viewer, chance, undo,
};
use search::{Budget, Guided, Player, PlayerSpec};
use serde_json::Value;

use crate::luck::{self, Luck};
use crate::session::{Hint, Listed, LogEntry, Odds, Session};
use crate::thought::{Thinker, Thought};
use crate::{Error, Recast, talk};

/// A game under way, and the computer players at it.
#[derive(Debug)]
pub(crate) struct SessionOf<G: Depict + Guided> {
    game: Match<G>,
    hired: Vec<Option<(PlayerSpec, Player<G>)>>,
}

impl<G: Depict + Guided> SessionOf<G> {
    pub(crate) fn new(game: Match<G>) -> Self {
        let hired = game.header().seats.iter().map(|_| None).collect();
        Self { game, hired }
    }

    fn names(&self) -> SeatNames<'_> {
        SeatNames::new(&self.game.header().seats)
    }

    fn rules(&self) -> &G {
        self.game.game()
    }

    fn view(&self, viewer: Viewer) -> G::View {
        self.rules().view(self.game.state(), viewer)
    }

    fn deciding(&self) -> Result<Seat, Refusal> {
        match self.game.node() {
            Node::Decision { seat } => Ok(seat),
            Node::Chance { .. } => Err(Refusal::ChanceFirst),
            Node::Over(_) => Err(Refusal::Over),
        }
    }

    /// The view of the seat that decides, or of anybody.
    fn asked_view(&self) -> G::View {
        self.view(self.deciding().map_or(Viewer::Spectator, Viewer::Seat))
    }

    /// The single actions of an order: a group's, or the one that it is.
    fn order(&self, order: &str) -> Result<Vec<G::Action>, Error> {
        match self.rules().expand(self.game.state(), order) {
            Some(actions) => Ok(actions),
            None => match self.rules().read_action(order) {
                Ok(action) => Ok(vec![action]),
                Err(fault) => Err(Refusal::Unreadable(fault).into()),
            },
        }
    }

    /// Judges the actions of an order one after the other; gives the position before the last.
    fn judge(&self, seat: Seat, actions: &[G::Action]) -> Result<G::State, Refusal> {
        self.deciding()?;
        let mut state = self.game.state().clone();
        for (at, &action) in actions.iter().enumerate() {
            door::judge(self.rules(), &state, seat, action)?;
            if at + 1 < actions.len() {
                self.rules().apply(&mut state, action, &mut Quiet);
            }
        }
        Ok(state)
    }

    /// The outcome that somebody says has come up, if it can.
    fn possible(&self, said: String) -> Result<G::Outcome, Error> {
        let possible = chance::outcomes(self.rules(), self.game.state());
        let outcome = self.rules().read_outcome(&said).ok();
        outcome.filter(|outcome| possible.iter().any(|(it, _)| it == outcome)).ok_or_else(|| {
            let names: Vec<String> = possible.iter().map(|(it, _)| it.to_string()).collect();
            Error::CannotComeUp { said, prompt: self.prompt(), possible: names.join(", ") }
        })
    }

    fn listed(&self, view: &G::View, action: G::Action) -> Listed {
        let (rules, state) = (self.rules(), self.game.state());
        let mut after = state.clone();
        rules.apply(&mut after, action, &mut Quiet);
        let forecasts = rules.odds(state, action);
        let source = rules.source(view, action);
        Listed {
            notation: action.to_string(),
            words: rules.say_action(view, action, self.names()),
            target: rules.target(view, action),
            source_words: source.as_deref().map(|part| rules.say_part(view, part)),
            source,
            chance: matches!(rules.node(&after), Node::Chance { .. }),
            brief: rules.brief(&forecasts),
            risk: rules.risk(&forecasts),
        }
    }

    /// What a viewer learned in the last steps, oldest first: enough for the longest fight.
    fn recent(&self, viewer: Viewer) -> Vec<G::Event> {
        const STEPS: usize = 160;
        let (rules, steps) = (self.rules(), self.game.steps());
        let last = &steps[steps.len().saturating_sub(STEPS)..];
        last.iter().flat_map(|step| &step.events).map(|it| rules.seen_by(it, viewer)).collect()
    }

    /// What a viewer may do in a picture: everything listed, if it is he who decides.
    fn choices(&self, viewer: Viewer, view: &G::View) -> Vec<Choice> {
        if !self.deciding().is_ok_and(|seat| viewer.is(seat)) {
            return Vec::new();
        }
        let (rules, mut actions) = (self.rules(), Vec::new());
        rules.actions(self.game.state(), &mut actions);
        let choice = |action: G::Action| Choice {
            notation: action.to_string(),
            words: rules.say_action(view, action, self.names()),
            target: rules.target(view, action),
            source: rules.source(view, action),
        };
        actions.into_iter().map(choice).collect()
    }

    /// The exact chances of an order that may be carried out.
    fn forecasts(&self, order: &str) -> Result<Vec<Forecast<G::Action>>, Error> {
        let actions = self.order(order)?;
        let before = self.judge(self.deciding()?, &actions)?;
        let Some((&last, earlier)) = actions.split_last() else { return Ok(Vec::new()) };
        let mut forecasts = self.rules().odds(&before, last);
        for forecast in &mut forecasts {
            forecast.after.splice(..0, earlier.iter().copied());
        }
        Ok(forecasts)
    }

    fn tell(&self, at: usize, step: &StepOf<G>, to: Option<Viewer>) -> LogEntry {
        match step.made {
            Made::Move(made) => self.tell_move(at, step, made, to),
            Made::Proposal(seat, word) => LogEntry {
                number: at + 1,
                who: Who::Seat(seat),
                case: None,
                notation: Some(word.to_string()),
                die: None,
                words: vec![talk::said(self.rules(), seat, word, self.names())],
            },
        }
    }

    fn tell_move(
        &self,
        at: usize,
        step: &StepOf<G>,
        made: Move<G::Action, G::Outcome>,
        to: Option<Viewer>,
    ) -> LogEntry {
        let (rules, names, by) = (self.rules(), self.names(), step.case);
        let seen: Vec<G::Event> = match to {
            Some(viewer) => step.events.iter().map(|it| rules.seen_by(it, viewer)).collect(),
            None => step.events.clone(),
        };
        let (who, notation, die) = match made {
            Move::Act(seat, action) => (Who::Seat(seat), action.to_string(), None),
            Move::Chance(outcome) => (Who::Chance, outcome.to_string(), rules.die(outcome)),
        };
        // What chance decided is known to those who see what came of it.
        let hidden = who == Who::Chance && seen != step.events;
        LogEntry {
            number: at + 1,
            who,
            case: by,
            notation: (!hidden).then_some(notation),
            die: die.filter(|_| !hidden),
            words: seen.iter().map(|event| rules.say_event(event, by, names)).collect(),
        }
    }
}

/// What the draw of a step is bound to.
fn binding<G: Depict>(step: u64, case: Case) -> Binding<'static> {
    Binding { game: G::INFO.id, step, index: 0, purpose: case.id() }
}

impl<G: Depict + Guided> Session for SessionOf<G> {
    fn info(&self) -> &'static Info {
        G::INFO
    }

    fn header(&self) -> &Header {
        self.game.header()
    }

    fn keeps_secrets(&self) -> bool {
        self.rules().keeps_secrets()
    }

    fn side(&self, seat: Seat) -> u8 {
        self.rules().side(seat)
    }

    fn talk(&self) -> Negotiation {
        self.game.talk()
    }

    fn steps(&self) -> usize {
        self.game.steps().len()
    }

    fn hash(&self) -> Hash {
        self.game.hash()
    }

    fn node(&self) -> Node {
        self.game.node()
    }

    fn record(&self) -> String {
        self.game.record().write()
    }

    fn lines(&self, from: usize) -> Vec<Line> {
        self.game.lines(from)
    }

    fn after(&self, steps: usize) -> Result<Box<dyn Session>, Error> {
        match self.game.after(steps) {
            Some(earlier) => Ok(Box::new(Self::new(earlier))),
            None => Err(Error::NoStep { asked: steps, steps: self.steps() }),
        }
    }

    fn board(&self, viewer: Viewer, ink: Ink) -> String {
        self.rules().board(&self.view(viewer), self.names(), ink)
    }

    fn remaining(&self, viewer: Viewer, ink: Ink) -> String {
        self.rules().remaining(&self.view(viewer), ink)
    }

    fn svg(&self, viewer: Viewer, frame: Frame) -> String {
        let view = self.view(viewer);
        let choices = if frame.interactive { self.choices(viewer, &view) } else { Vec::new() };
        let scene = Scene { frame, choices };
        self.rules().svg(&view, &self.recent(viewer), self.names(), &scene)
    }

    fn dice_have_owners(&self) -> bool {
        G::DICE_HAVE_OWNERS
    }

    fn dice_html(&self, viewer: Viewer) -> String {
        self.rules().dice_html(&self.recent(viewer))
    }

    fn remaining_html(&self, viewer: Viewer) -> String {
        self.rules().remaining_html(&self.view(viewer))
    }

    fn position(&self) -> String {
        self.rules().write_position(self.game.state())
    }

    fn prompt(&self) -> String {
        match self.game.talk().end {
            Some(end) => talk::ended(self.rules(), end, self.names()),
            None => self.rules().prompt(&self.asked_view(), self.names()),
        }
    }

    fn stages(&self, viewer: Viewer) -> (&'static [Stage], Option<usize>) {
        (G::STAGES, self.rules().stage(&self.view(viewer)))
    }

    fn tracks(&self, viewer: Viewer) -> Vec<Track> {
        self.rules().tracks(&self.view(viewer))
    }

    fn dice(&self) -> Vec<Die> {
        let die = |step: &StepOf<G>| match step.made {
            Made::Move(Move::Chance(outcome)) => self.rules().die(outcome),
            Made::Move(Move::Act(..)) | Made::Proposal(..) => None,
        };
        self.game.steps().iter().filter_map(die).collect()
    }

    fn luck(&self) -> Vec<Luck> {
        luck::of(&self.game)
    }

    fn view_json(&self, viewer: Viewer) -> Value {
        self.rules().json(&self.view(viewer))
    }

    fn told(&self, from: usize, viewer: Option<Viewer>) -> Vec<LogEntry> {
        let steps = self.game.steps().iter().enumerate().skip(from);
        steps.map(|(at, step)| self.tell(at, step, viewer)).collect()
    }

    fn actions(&self) -> Vec<Listed> {
        let mut actions = Vec::new();
        if self.deciding().is_ok() {
            self.rules().actions(self.game.state(), &mut actions);
        }
        let view = self.asked_view();
        actions.into_iter().map(|action| self.listed(&view, action)).collect()
    }

    fn orders(&self) -> Vec<Order> {
        match self.deciding() {
            Ok(_) => self.rules().orders(&self.asked_view()),
            Err(_) => Vec::new(),
        }
    }

    fn outcomes(&self) -> Vec<(String, u32)> {
        if !matches!(self.game.node(), Node::Chance { .. }) {
            return Vec::new();
        }
        let outcomes = chance::outcomes(self.rules(), self.game.state());
        outcomes.into_iter().map(|(outcome, tickets)| (outcome.to_string(), tickets)).collect()
    }

    fn reads(&self, order: &str) -> bool {
        Proposal::read(order).is_some() || self.order(order).is_ok()
    }

    fn why(&self, seat: Seat, order: &str) -> Result<Result<(), Refusal>, Error> {
        let actions = self.order(order)?;
        Ok(self.judge(seat, &actions).map(|_| ()))
    }

    fn odds(&self, order: &str) -> Result<Vec<Odds>, Error> {
        let forecasts = self.forecasts(order)?;
        let odds = forecasts.iter().map(|forecast| Odds {
            text: [Ink::Plain, Ink::Colour].map(|ink| odds::forecast(forecast, ink)),
            json: odds::forecast_json(forecast),
        });
        Ok(odds.collect())
    }

    fn odds_html(&self, order: &str) -> Result<String, Error> {
        Ok(parts::odds(&self.forecasts(order)?))
    }

    fn hint(&self, budget: Budget, seed: u64) -> Result<Vec<Hint>, Error> {
        let seat = self.deciding()?;
        let view = self.view(Viewer::Seat(seat));
        let considered = search::consider(self.rules(), &view, budget, seed);
        let hint = |it: search::Considered<G::Action>| Hint {
            notation: it.action.to_string(),
            words: self.rules().say_action(&view, it.action, self.names()),
            visits: it.visits,
            value: it.value,
        };
        Ok(considered.into_iter().map(hint).collect())
    }

    fn recast(&self, source: &mut dyn Source) -> Vec<Recast> {
        let rules = self.rules();
        let Some(mut state) = self.game.state_after(0) else { return Vec::new() };
        let mut all = Vec::new();
        for (number, step) in (1..).zip(self.game.steps()) {
            match step.made {
                Made::Proposal(..) => {}
                Made::Move(Move::Act(_, action)) => rules.apply(&mut state, action, &mut Quiet),
                Made::Move(Move::Chance(outcome)) => {
                    if let Node::Chance { tickets, case } = rules.node(&state) {
                        let lot = source.draw(tickets, &binding::<G>(number, case));
                        let given = lot.map(|lot| match lot {
                            Drawn::Ticket(ticket) => rules.outcome(&state, ticket).to_string(),
                            Drawn::Said(said) => said,
                        });
                        all.push(Recast {
                            step: number,
                            case,
                            decided: outcome.to_string(),
                            given,
                        });
                    }
                    rules.settle(&mut state, outcome, &mut Quiet);
                }
            }
        }
        all
    }

    fn act(&mut self, seat: Seat, order: &str) -> Result<(), Error> {
        if let Some(word) = Proposal::read(order) {
            return Ok(self.game.say(seat, word)?);
        }
        let actions = self.order(order)?;
        self.game.play_all(seat, &actions)?;
        Ok(())
    }

    fn roll(&mut self, source: &mut dyn Source) -> Result<bool, Error> {
        let Node::Chance { tickets, case } = self.game.node() else { return Ok(false) };
        let binding = binding::<G>(self.game.steps().len() as u64 + 1, case);
        let outcome = match source.draw(tickets, &binding) {
            None => return Ok(false),
            Some(Drawn::Ticket(ticket)) => self.rules().outcome(self.game.state(), ticket),
            Some(Drawn::Said(said)) => self.possible(said)?,
        };
        self.game.settle(outcome)?;
        Ok(true)
    }

    fn last_to_act(&self) -> Option<Seat> {
        self.game.steps().iter().rev().find_map(|step| match step.made {
            Made::Move(Move::Act(seat, _)) => Some(seat),
            Made::Move(Move::Chance(_)) | Made::Proposal(..) => None,
        })
    }

    fn undoer(&self) -> Seat {
        undo::asking_seat(&self.game)
    }

    fn may_undo(&self, seat: Seat) -> Result<(), NoUndo> {
        undo::allowed(&self.game, seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Error> {
        Ok(undo::undo(&mut self.game, seat)?)
    }

    fn undo_reach(&self, seat: Seat) -> usize {
        undo::reach(&self.game, seat)
    }

    fn undo_all(&mut self, seat: Seat) -> Result<(), Error> {
        Ok(undo::undo_all(&mut self.game, seat)?)
    }

    fn undo_entered(&mut self) -> Result<(), Error> {
        Ok(undo::undo_entered(&mut self.game)?)
    }

    fn hire(&mut self, seat: Seat, spec: PlayerSpec, seed: u64) {
        let player = Player::new(self.game.game(), spec, seed);
        if let Some(place) = self.hired.get_mut(seat.index()) {
            *place = Some((spec, player));
        }
    }

    fn hired(&self, seat: Seat) -> Option<PlayerSpec> {
        self.hired.get(seat.index())?.as_ref().map(|(spec, _)| *spec)
    }

    fn thought(&mut self) -> Option<Box<dyn Thought>> {
        let seat = self.deciding().ok()?;
        let (spec, player) = self.hired.get_mut(seat.index())?.take()?;
        let (game, state) = (self.game.shared_game(), self.game.state().clone());
        Some(Box::new(Thinker { game, state, seat, spec, player }))
    }

    fn remember(&mut self, thought: Box<dyn Thought>) {
        if let Ok(thinker) = thought.into_any().downcast::<Thinker<G>>()
            && let Some(place) = self.hired.get_mut(thinker.seat.index())
        {
            *place = Some((thinker.spec, thinker.player));
        }
    }

    fn partner_choice(&mut self) -> Option<String> {
        let seat = self.deciding().ok()?;
        let view = self.view(Viewer::Seat(seat));
        let (_, player) = self.hired.get_mut(seat.index())?.as_mut()?;
        Some(player.choose(self.game.game(), &view).to_string())
    }
}
