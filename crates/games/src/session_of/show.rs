//! Looking at a game in play.

use draw::{
    Aid, Card, Chapter, Choice, Depict, Die, Frame, Goal, Ground, Ink, Opening, Scene, Sheet,
    Stage, Theme, Track,
};
use engine::play::{MoveOf, StepOf};
use engine::record::Who;
use engine::{Case, Move, Node, Seat, Viewer};
use search::Guided;
use serde_json::Value;

use super::SessionOf;
use crate::luck::{self, Luck};
use crate::session::{Begun, LogEntry, Show};
use crate::talk;
use crate::turning::{self, TurningPoint};

impl<G: Depict + Guided> SessionOf<G> {
    /// What a viewer learned in the last steps, oldest first: enough for the longest fight.
    fn recent(&self, viewer: Viewer) -> Vec<G::Event> {
        const STEPS: usize = 160;
        let (rules, steps) = (self.rules(), self.game.steps());
        let last = &steps[steps.len().saturating_sub(STEPS)..];
        let events = last.iter().flat_map(|step| step.events.iter());
        events.filter_map(|event| rules.seen_by(event, viewer)).collect()
    }

    /// What a viewer may do in a picture: everything listed, if it is he who decides.
    fn choices(&self, viewer: Viewer, view: &G::View) -> Vec<Choice> {
        if !self.deciding().is_ok_and(|seat| viewer.is(seat)) {
            return Vec::new();
        }
        let (rules, mut actions) = (self.rules(), Vec::new());
        rules.actions(&self.known(viewer), &mut actions);
        let choice = |action: G::Action| Choice {
            notation: action.to_string(),
            words: rules.say_action(view, action, self.names()),
            path: rules.path(view, action),
        };
        actions.into_iter().map(choice).collect()
    }

    /// What somebody heard of a step.
    fn heard(&self, step: &StepOf<G>, to: Option<Viewer>) -> Vec<G::Event> {
        let heard = |event: &G::Event| match to {
            Some(viewer) => self.rules().seen_by(event, viewer),
            None => Some(event.clone()),
        };
        step.events.iter().filter_map(heard).collect()
    }

    fn tell(&self, at: usize, step: &StepOf<G>, to: Option<Viewer>) -> LogEntry {
        let (rules, names, by) = (self.rules(), self.names(), step.case);
        let seen: Option<MoveOf<G>> = to.map_or(Some(step.made), |viewer| step.seen_by(viewer));
        let events = self.heard(step, to);
        let words = match step.made {
            Move::Propose(seat, proposal) => vec![talk::said(rules, seat, proposal, names)],
            _ => events.iter().map(|event| rules.say_event(event, by, names)).collect(),
        };
        LogEntry {
            number: at + 1,
            who: step.made.who(),
            case: by,
            notation: seen.map(|made| made.notation()),
            die: seen.and_then(|made| self.die_of(made)),
            words,
            motions: events.iter().flat_map(|event| rules.motions(event)).collect(),
            begins_scene: self.begins_scene(at, step),
            has_reasons: events.iter().any(|event| !rules.say_reasons(event, names).is_empty()),
        }
    }

    /// Whether a step of the rules or of chance is where something begins that is shown by itself.
    fn begins_scene(&self, at: usize, step: &StepOf<G>) -> bool {
        let opens = |step: &StepOf<G>, opening: Opening| {
            step.events.iter().any(|event| self.rules().opens(event) == Some(opening))
        };
        let before = at.checked_sub(1).and_then(|before| self.game.steps().get(before));
        !matches!(step.made, Move::Act(..) | Move::Propose(..))
            && (opens(step, Opening::WithIt)
                || before.is_some_and(|before| opens(before, Opening::AfterIt)))
    }

    fn die_of(&self, made: MoveOf<G>) -> Option<Die> {
        match made {
            Move::Chance(outcome) => self.rules().die(outcome),
            Move::Act(..) | Move::Forced(_) | Move::Propose(..) => None,
        }
    }
}

impl<G: Depict + Guided> Show for SessionOf<G> {
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

    fn sheets(&self, viewer: Viewer, interactive: bool) -> Vec<Sheet> {
        let view = self.view(viewer);
        let choices = if interactive { self.choices(viewer, &view) } else { Vec::new() };
        let frame = Frame { interactive, ..Frame::default() };
        let scene = Scene { frame, choices };
        self.rules().sheets(&view, &self.recent(viewer), self.names(), &scene)
    }

    fn grounds(&self) -> Vec<Ground> {
        self.rules().grounds()
    }

    fn legend(&self, viewer: Viewer) -> Vec<String> {
        self.rules().legend(&self.view(viewer))
    }

    fn stamps(&self) -> String {
        G::stamps()
    }

    fn dice_have_owners(&self) -> bool {
        G::DICE_HAVE_OWNERS
    }

    fn least_face(&self) -> u8 {
        G::LEAST_FACE
    }

    fn dice_html(&self, viewer: Viewer) -> String {
        self.rules().dice_html(&self.recent(viewer))
    }

    fn remaining_html(&self, viewer: Viewer) -> String {
        self.rules().remaining_html(&self.view(viewer))
    }

    fn lights_tables(&self) -> bool {
        G::LIGHTS_TABLES
    }

    fn tables_in_use(&self, viewer: Viewer) -> Vec<(Case, String)> {
        self.rules().tables_in_use(&self.view(viewer), &self.recent(viewer))
    }

    fn prompt(&self, viewer: Viewer) -> String {
        match self.game.talk().end {
            Some(end) => talk::ended(self.rules(), end, self.names()),
            None => self.rules().prompt(&self.view(viewer), self.names()),
        }
    }

    fn stages(&self, viewer: Viewer) -> (&'static [Stage], Option<usize>) {
        (G::STAGES, self.rules().stage(&self.view(viewer)))
    }

    fn tracks(&self, viewer: Viewer) -> Vec<Track> {
        self.rules().tracks(&self.view(viewer))
    }

    fn goals(&self, viewer: Viewer) -> Vec<Goal> {
        match self.game.node() {
            Node::Over(_) => Vec::new(),
            _ => self.rules().goals(&self.view(viewer)),
        }
    }

    fn aid(&self, viewer: Viewer, part: Option<&str>) -> Option<Aid> {
        self.rules().aid(&self.view(viewer), part)
    }

    fn card(&self, viewer: Viewer, part: &str) -> Option<Card> {
        self.rules().card(&self.view(viewer), part, self.names())
    }

    fn dice(&self, viewer: Viewer) -> Vec<Die> {
        let steps = self.game.steps().iter().filter(|step| step.made.who() == Who::Chance);
        steps.filter_map(|step| self.die_of(step.seen_by(viewer)?)).collect()
    }

    fn luck(&self) -> Vec<Luck> {
        luck::of(&self.game)
    }

    fn luck_by_seat(&self) -> Vec<(Seat, Vec<Luck>)> {
        luck::by_seat(&self.game)
    }

    fn thumbnail(&self, theme: Theme) -> String {
        self.rules().thumbnail(&self.view(Viewer::Spectator), theme)
    }

    fn ending_picture(&self, theme: Theme) -> Option<String> {
        let Node::Over(ending) = self.game.node() else { return None };
        Some(self.rules().ending_picture(&self.view(Viewer::Spectator), &ending, theme))
    }

    fn turning_points(&self, most: usize) -> Vec<TurningPoint> {
        turning::points(&self.game, most)
    }

    fn view_json(&self, viewer: Viewer) -> Value {
        self.rules().json(&self.view(viewer))
    }

    fn chapters(&self, viewer: Viewer) -> Vec<Begun> {
        let rules = self.rules();
        let begun = |(at, step): (usize, &StepOf<G>)| {
            let seen = step.events.iter().filter_map(|event| rules.seen_by(event, viewer));
            let events: Vec<G::Event> = seen.collect();
            let find = |chapter| events.iter().find(|it| rules.begins(it) == Some(chapter));
            // A step may begin a turn and its first part at once: the turn counts.
            let event = find(Chapter::Turn).or_else(|| find(Chapter::Phase))?;
            let words = rules.say_event(event, step.case, self.names());
            Some(Begun { step: at + 1, chapter: rules.begins(event)?, words })
        };
        self.game.steps().iter().enumerate().filter_map(begun).collect()
    }

    fn reasons(&self, step: usize, viewer: Option<Viewer>) -> Vec<String> {
        let made = step.checked_sub(1).and_then(|at| self.game.steps().get(at));
        let events = made.map(|made| self.heard(made, viewer)).unwrap_or_default();
        events.iter().flat_map(|it| self.rules().say_reasons(it, self.names())).collect()
    }

    fn told(&self, from: usize, viewer: Option<Viewer>) -> Vec<LogEntry> {
        let steps = self.game.steps().iter().enumerate().skip(from);
        steps.map(|(at, step)| self.tell(at, step, viewer)).collect()
    }
}
