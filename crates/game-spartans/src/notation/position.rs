//! A position in text: one line a fact, so that people can write one by hand.
//!
//! ```text
//! day 1
//! round 2
//! today 2
//! segment greek-movement
//! used medes
//! attacker medes
//! guard phocians
//! hand phocians hoplitex8 javelinx2
//! track medes mixedx3
//! greek F5 west spartans-hoplitex2 spartans-hoplite*1/disordered
//! persian E5 east medes-mixed/by=e medes-mixed*1/by=e
//! step movement 1
//! ```
//! `-` stands for nothing, `hoplitex3` for three of them, `hoplite*1` for one that has lost a step.
//! Greeks who are named nowhere have not come, Persians are in their camp. Two or three units of a
//! line are one force; `/alone` marks one that is linked to nobody above it. Without a line `step`
//! the segment is about to begin.

use engine::notation::{
    self, Described, Facts, Form, any_number, named, number, or_none, yes_or_no,
};
use engine::{Fault, Quiet};

use super::pieces::{a_hand, a_stack, boxes, contingents};
use super::steps::Steps;
use super::words::{a_greek, a_persian, an_area};
use crate::game::Spartans;
use crate::map::{Area, Areas};
use crate::muster::{Contingents, Muster};
use crate::positions::Positions;
use crate::state::{Awaits, Feint, Segment, State, Volley};
use crate::units::{Contingent, Side};

engine::forms! {
    /// The target that is fired at, and the hits so far.
    struct Volleys of Volley {
        "" target: an_area(), hits: notation::after("hits", any_number()) => [Volley { target, hits }],
    }
}

/// What a line may leave to be worked out when all are read.
struct Rest {
    today: Option<u8>,
    used: Option<Contingents>,
    #[allow(clippy::option_option, reason = "its line may be left out, or say that there is none")]
    attacker: Option<Option<Contingent>>,
    awaits: Option<Awaits>,
}

fn areas() -> impl Form<Value = Areas> {
    let write = |areas: &Areas, pen: &mut notation::Pen<'_>| {
        areas.iter().for_each(|area| an_area().write(&area, pen));
    };
    let read = |words: &mut notation::Words<'_>| {
        let mut areas = Areas::NONE;
        while !words.are_done() {
            areas.add(an_area().read(words)?);
        }
        Ok(areas)
    };
    notation::form("AREAS", "areas, as F5 G5", write, read)
}

fn feint() -> impl Form<Value = Feint> {
    named([Feint::Ready, Feint::Used], |it| match it {
        Feint::None => "none",
        Feint::Ready => "ready",
        Feint::Used => "used",
    })
}

impl Spartans {
    /// Every fact of a position, in the order in which they are written. Says whether a line tells
    /// what is waited for.
    fn facts(&self, state: &mut State, facts: &mut Facts<'_>) -> bool {
        let writes = facts.is_writing();
        let mut rest = Rest {
            today: writes.then_some(state.today),
            used: writes.then_some(state.used),
            attacker: writes.then_some(state.attacker),
            awaits: writes.then_some(state.awaits),
        };
        let (greek, persian) = (Side::Greek, Side::Persian);
        facts.is("day", &mut state.day, &number(1..=3));
        facts.is("round", &mut state.round, &any_number());
        facts.may_be("today", &mut rest.today, &any_number(), "the number of the round");
        facts.is("segment", &mut state.segment, &named(Segment::ALL, Segment::word));
        let usual = "the contingents that are on the map or wait, and the attacker";
        facts.may_be("used", &mut rest.used, &contingents(persian.contingents()), usual);
        let usual = "the first of those who were used";
        facts.may_be("attacker", &mut rest.attacker, &or_none(a_persian()), usual);
        facts.if_any("entry", &mut state.entry, &any_number());
        facts.may_be("guard", &mut state.guard, &a_greek(), "nobody");
        facts.if_any("home", &mut state.home, &contingents(greek.contingents()));
        facts.if_any("leave", &mut state.leave, &yes_or_no());
        musters(state, facts);
        stacks(state, facts);
        facts.if_any("settled", &mut state.settled, &areas());
        facts.may_be("volley", &mut state.volley, &Volleys, "none");
        let all = contingents(Contingent::ALL.into_iter());
        facts.if_any("breaking", &mut state.breaking, &all);
        let mut left = (state.feint != Feint::None).then_some(state.feint);
        facts.may_be("feint", &mut left, &feint(), "none");
        state.feint = left.unwrap_or(Feint::None);
        let form = Steps { seats: self.options.seats() }.called("STEP", "a step, as movement 1");
        facts.may_be("step", &mut rest.awaits, &form, "that with which the segment begins");
        let told = rest.awaits.is_some();
        if !writes {
            work_out(state, &rest);
        }
        told
    }
    /// What a position is when nothing is written: nobody has come yet.
    fn unwritten(&self) -> State {
        State {
            round: 1,
            segment: Segment::GreekMovement,
            musters: [Muster::default(); Contingent::COUNT],
            awaits: Awaits::EndOfDay,
            ..self.lay_out()
        }
    }

    /// Writes a position.
    pub(crate) fn position_text(&self, state: &State) -> String {
        notation::write(state, |state, facts| {
            self.facts(state, facts);
        })
    }

    /// Reads a position, or says everything that is wrong with it.
    pub(crate) fn position_from(&self, text: &str) -> Result<State, Vec<Fault>> {
        let mut told = false;
        let read = |state: &mut State, facts: &mut Facts<'_>| told = self.facts(state, facts);
        let mut state = notation::read(text, self.unwritten(), read)?;
        let faults = self.unsound_pieces(&state);
        if !faults.is_empty() {
            return Err(faults);
        }
        let under_way = state.volley.is_some() || !state.settled.is_empty();
        if !told && (state.round == 0 || under_way) {
            let what = "before the first round, and with a volley or settled areas, a line step must \
                        say what comes";
            return Err(vec![Fault::new(what)]);
        }
        if !told {
            let segment = state.segment;
            self.begin_segment(&mut state, segment, &mut Quiet);
        }
        let unsound = self.unsoundness(&state);
        if unsound.is_empty() { Ok(state) } else { Err(unsound) }
    }

    /// What lines a position has, and what each means when it is left out.
    pub fn position_facts(&self) -> Vec<Described> {
        notation::list(self.unwritten(), |state, facts| {
            self.facts(state, facts);
        })
    }
}

/// Works out what was left to it.
fn work_out(state: &mut State, rest: &Rest) {
    state.today = rest.today.unwrap_or(state.round);
    let named = rest.attacker.flatten();
    let there = |it: &Contingent| {
        let mut on_map = state.positions.units(Side::Persian);
        Some(*it) == named
            || on_map.any(|(_, unit)| unit.contingent == *it)
            || state.muster(*it).hand != Muster::default().hand
    };
    state.used = rest.used.unwrap_or_else(|| Side::Persian.contingents().filter(there).collect());
    state.attacker = rest.attacker.unwrap_or_else(|| state.used.iter().next());
    state.awaits = rest.awaits.unwrap_or(state.awaits);
}

/// Who is off the map.
fn musters(state: &mut State, facts: &mut Facts<'_>) {
    let one = || named(Contingent::ALL, Contingent::word).called("CONTINGENT", "a contingent");
    let mut each = |key, describe: &mut dyn FnMut(&mut Muster, &mut notation::Fact<'_, '_>)| {
        facts.each(key, &one(), Contingent::ALL, |it, line| describe(state.muster_mut(it), line));
    };
    each("hand", &mut |muster, line| line.if_any(&mut muster.hand, &a_hand()));
    each("track", &mut |muster, line| line.if_any(&mut muster.track, &boxes()));
    each("army", &mut |muster, line| line.if_any(&mut muster.army, &boxes()));
    each("gone", &mut |muster, line| line.if_any(&mut muster.gone, &boxes()));
}

/// Who stands where.
fn stacks(state: &mut State, facts: &mut Facts<'_>) {
    for side in Side::BOTH {
        let held = state.positions.held(side);
        let areas = if facts.is_writing() { held } else { Areas::full() };
        facts.each(side.word(), &an_area(), areas, |area: Area, line| {
            let positions: &mut Positions = &mut state.positions;
            let mut there = Some(*positions.stack(side, area)).filter(|it| !it.is_empty());
            line.may_be(&mut there, &a_stack(side), "nobody");
            if let Some(stack) = there {
                positions.change(side, area, |it| *it = stack);
            }
        });
    }
}
