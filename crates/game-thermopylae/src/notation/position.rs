//! A position in text: one line a fact, so that people can write one by hand.
//!
//! ```text
//! greek 1
//! bid 35
//! round 4
//! turn persian
//! quiet 0
//! progress no
//! contact now
//! at camp xerxes infantryx40
//! at springs immortalsx2 spent cavalry
//! at mg_s leonidas spartan-infantryx2
//! destroyed rest
//! departed -
//! combat attack mg_s round 1 rolled 2
//! attackers springs immortalsx2 cavalry
//! defenders leonidas spartan-infantry spartan-infantry*1
//! hits 1 0 0
//! step combat
//! ```
//! `-` stands for nothing, `cavalryx2` for two of them, `immortals*1` for one with a hit, `rest` for
//! every unit in no other place. The armies met `never`, `now` (in this round) or `before` it [A28];
//! before the first turn, and when they met before, no line says so.

use engine::Fault;
use engine::notation::{
    self, Described, Facts, Form, after, any_number, named, or_word, seat_of, yes_or_no,
};

use super::units::{departed, fighters, heap, post};
use crate::end::{Contact, Finish};
use crate::game::Thermopylae;
use crate::map::{PLACES, Place, Places};
use crate::state::{Awaits, Hits, Stack, State};
use crate::units::{KINDS, Side};

engine::forms! {
    /// What is waited for.
    struct Steps of Awaits {
        "opener" => [Awaits::Opener],
        "auction" seat: seat_of(2) => [Awaits::Auction { seat }],
        "first-bid" => [Awaits::FirstBid],
        "second-bid" first: any_number() => [Awaits::SecondBid { first }],
        "tie" => [Awaits::Tie],
        "set-up" => [Awaits::SetUp],
        "combat" => [Awaits::Combat],
        "join" => [Awaits::Join],
        "dice" => [Awaits::Dice],
        "hits" side: named(Side::BOTH, Side::word) => [Awaits::Hits(side)],
        "again" => [Awaits::Again],
        "movement" => [Awaits::Movement],
        "over" finish: named(Finish::ALL, Finish::word) => [Awaits::Over(finish)],
    }

    /// An attack or a free attack on a place.
    struct Declared { map: Places } of (bool, Place) {
        "" free: named([false, true], mode), target: place_of(map) => [(free, target)],
    }

    /// A combat, how many rounds of it began, and how many dice fell in this one.
    struct Course { map: Places } of (bool, Place, u8, u8) {
        "" free target: Declared { map }, round: after("round", any_number()),
            rolled: after("rolled", any_number()) => [(free, target, round, rolled)],
    }

    /// Hits that are not applied yet.
    struct Suffered of Hits {
        "" on_defenders: any_number(), on_attackers: any_number(), downhill: any_number()
            => [Hits { on_defenders, on_attackers, downhill }],
    }
}

const fn mode(free: bool) -> &'static str {
    if free { "free" } else { "attack" }
}

/// One of these places of the map.
fn place_of(places: Places) -> impl Form<Value = Place> {
    named(places, Place::id).called("PLACE", "a place of this map")
}

/// What a line may leave to be worked out when all are read.
struct Rest {
    contact: Option<Contact>,
    destroyed: Option<[[u8; KINDS]; 2]>,
    departed: Option<[u8; KINDS]>,
}

impl Thermopylae {
    /// Every fact of a position, in the order in which they are written.
    fn facts(&self, state: &mut State, facts: &mut Facts<'_>) {
        let is_new = state.contact != self.usual_contact(state.awaits);
        let mut rest = Rest {
            contact: (facts.is_writing() && is_new).then_some(state.contact),
            destroyed: facts.is_writing().then_some(state.destroyed),
            departed: Some(state.departed),
        };
        facts.is("greek", &mut state.greek, &seat_of(2));
        facts.is("bid", &mut state.bid, &any_number());
        facts.is("round", &mut state.round, &any_number());
        facts.is("turn", &mut state.side, &named(Side::BOTH, Side::word));
        facts.is("quiet", &mut state.quiet, &any_number());
        facts.is("progress", &mut state.progress, &yes_or_no());
        let (form, usual) = (named(Contact::ALL, Contact::word), "before; in the set-up never");
        facts.may_be("contact", &mut rest.contact, &form, usual);
        self.stacks(state, facts);
        facts.is("destroyed", &mut rest.destroyed, &or_word(heap(), "rest"));
        facts.is("departed", &mut rest.departed, &or_word(departed(), "rest"));
        if facts.includes(state.called_off != [Places::NONE; 2]) {
            self.called_off(state, facts);
        }
        if facts.includes(state.is_in_combat()) {
            self.combat(state, facts);
        }
        facts.is("step", &mut state.awaits, &Steps);
        if !facts.is_writing() {
            self.work_out(state, &rest);
        }
    }

    /// Who stands where.
    fn stacks(&self, state: &mut State, facts: &mut Facts<'_>) {
        let (map, [greek, persian]) = (self.board.map.all(), state.ground);
        let places = if facts.is_writing() { greek.or(persian) } else { map };
        facts.each("at", &place_of(map), places, |place, line| {
            let mut there = state.holder(place).map(|side| (side, *state.stack(place)));
            line.may_be(&mut there, &post(), "nobody");
            if let Some((side, stack)) = there {
                state.stacks[place.index()] = stack;
                state.ground[side as usize].add(place);
            }
        });
    }

    /// [A7] The attacks that were called off.
    fn called_off(&self, state: &mut State, facts: &mut Facts<'_>) {
        let map = self.board.map.all();
        let all = [false, true]
            .into_iter()
            .flat_map(|free| map.into_iter().map(move |place| (free, place)));
        facts.each("called-off", &Declared { map }, all, |(free, place), line| {
            let places = &mut state.called_off[usize::from(free)];
            let mut is_there = places.has(place);
            line.holds(&mut is_there);
            if is_there {
                places.add(place);
            }
        });
    }

    /// The combat in progress.
    fn combat(&self, state: &mut State, facts: &mut Facts<'_>) {
        let map = &self.board.map;
        let in_combat = state.is_in_combat();
        let combat = &mut state.combat;
        let mut course =
            in_combat.then_some((combat.free, combat.target, combat.round, combat.rolled));
        let form = Course { map: map.all() }.called("COMBAT", "as attack mg_s round 1 rolled 0");
        facts.may_be("combat", &mut course, &form, "none");
        if let Some(course) = course {
            (combat.free, combat.target, combat.round, combat.rolled) = course;
        }
        let target = combat.target;
        let near = place_of(map.open(target))
            .called("PLACE", "a place whose units can fight their way to the target [R12]");
        facts.each("attackers", &near, map.open(target), |place, line| {
            if let Some(slot) = map.slot(target, place) {
                line.if_any(&mut combat.attackers[slot], &fighters(state.side));
            }
        });
        let side = state.side.enemy();
        facts.if_any("defenders", &mut combat.defenders, &fighters(side));
        let three = "three numbers, as 1 0 0: hits on defenders, on any attackers, on those below";
        facts.is("hits", &mut combat.hits, &Suffered.called("NUMBERS", three));
    }

    /// What a position is when nothing is written; the rest is destroyed.
    fn unwritten(&self) -> State {
        State {
            stacks: [Stack::default(); PLACES],
            ground: [Places::NONE; 2],
            round: 1,
            awaits: Awaits::Combat,
            ..self.lay_out()
        }
    }

    /// [A28] How it stands with contact where no line says so.
    fn usual_contact(&self, awaits: Awaits) -> Contact {
        if is_before_battle(awaits) { self.before_contact() } else { Contact::Before }
    }

    /// Works out what was left to it.
    fn work_out(&self, state: &mut State, rest: &Rest) {
        state.contact = rest.contact.unwrap_or_else(|| self.usual_contact(state.awaits));
        state.destroyed = rest.destroyed.unwrap_or_default();
        state.departed = rest.departed.unwrap_or_default();
        for side in Side::BOTH {
            let (army, on_map) = (self.board.armies[side as usize], state.on_map(side));
            let dead = &mut state.destroyed[side as usize];
            let left: [u8; KINDS] = std::array::from_fn(|kind| {
                let gone = if side == Side::Persian { state.departed[kind] } else { 0 };
                let used = [on_map[kind], dead[kind], gone];
                used.into_iter().fold(army[kind], u8::saturating_sub)
            });
            if side == Side::Persian && rest.departed.is_none() {
                state.departed = left;
            } else if rest.destroyed.is_none()
                && !(side == Side::Greek && is_before_battle(state.awaits))
            {
                *dead = left; // Before the battle the Greeks that are missing are still to be placed.
            }
        }
    }

    /// Writes a position.
    pub(crate) fn position_text(&self, state: &State) -> String {
        notation::write(state, |state, facts| self.facts(state, facts))
    }

    /// Reads a position, or says everything that is wrong with it.
    pub(crate) fn position_from(&self, text: &str) -> Result<State, Vec<Fault>> {
        let read = |state: &mut State, facts: &mut Facts<'_>| self.facts(state, facts);
        let state = notation::read(text, self.unwritten(), read)?;
        let unsound = self.unsoundness(&state);
        if unsound.is_empty() { Ok(state) } else { Err(unsound) }
    }

    /// What lines a position has, and what each means when it is left out.
    pub fn position_facts(&self) -> Vec<Described> {
        notation::list(self.unwritten(), |state, facts| self.facts(state, facts))
    }
}

/// Whether the first turn has not begun.
pub(super) fn is_before_battle(awaits: Awaits) -> bool {
    awaits.is_auction() || awaits == Awaits::SetUp
}
