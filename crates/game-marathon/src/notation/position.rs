//! A position in text: one line a fact, so that people can write one by hand.
//!
//! ```text
//! turn 3
//! impulse movement
//! initiative greek
//! morale greek 8
//! morale persian 6
//! markers greek-left persian-right
//! marker greek-center
//! abatis 2008 2108
//! at 2005 down-left GC1 GC2/reduced Callimachus
//! at 2008 up-right PC1/disrupted
//! pool infantry-leftx7 persian-archerx10 sakai
//! dead PL4 GLI1
//! active GC1 GC2 Callimachus
//! step movement
//! ```
//! Pieces that are named nowhere are not in this battle. `/reduced`, `/disrupted`, `/routed` and
//! `/fled` say how a piece fares; `/wounded` is a Leader's `/reduced`.

use boards::Indexed;
use boards::hexes::{Vertex, Way};
use engine::Fault;
use engine::notation::{
    self, Described, Facts, Form, Misread, Pen, Words, any_number, form, named, number, yes_or_no,
};

use super::steps::Steps;
use super::words::{a_hex, a_marker, a_piece, a_side, a_vertex};
use crate::game::Marathon;
use crate::map::{Hex, Hexes, Sites};
use crate::markers::Markers;
use crate::morale::HIGHEST;
use crate::rounds::LAST_TURN;
use crate::state::{Awaits, Cause, Clash, Impulse, Place, Snapshot, State, Units};
use crate::tables::Letters;
use crate::units::{Piece, Pieces, Side};

fn pieces() -> impl Form<Value = Pieces> {
    let write =
        |set: &Pieces, pen: &mut Pen<'_>| set.iter().for_each(|it| a_piece().write(&it, pen));
    let read = |words: &mut Words<'_>| {
        let mut set = Pieces::NONE;
        while !words.are_done() {
            set.add(a_piece().read(words)?);
        }
        Ok(set)
    };
    form("UNITS", "units and Leaders, as GL1 PC4 Datis", write, read)
}

fn hexes() -> impl Form<Value = Hexes> {
    let write = |set: &Hexes, pen: &mut Pen<'_>| set.iter().for_each(|it| a_hex().write(&it, pen));
    let read = |words: &mut Words<'_>| {
        let mut set = Hexes::NONE;
        while !words.are_done() {
            set.add(a_hex().read(words)?);
        }
        Ok(set)
    };
    form("HEXES", "hexes, as 2008 2108", write, read)
}

fn markers() -> impl Form<Value = Markers> {
    let write =
        |set: &Markers, pen: &mut Pen<'_>| set.iter().for_each(|it| a_marker().write(&it, pen));
    let read = |words: &mut Words<'_>| {
        let mut set = Markers::NONE;
        while !words.are_done() {
            set.add(a_marker().read(words)?);
        }
        Ok(set)
    };
    form("MARKERS", "markers, as greek-left persian-reserve", write, read)
}

/// Sites by their hexes.
#[derive(Copy, Clone)]
struct SitesOf<'a>(&'a Marathon);

impl Form for SitesOf<'_> {
    type Value = Sites;

    fn write(&self, sites: &Sites, pen: &mut Pen<'_>) {
        sites.iter().for_each(|site| a_hex().write(&self.0.map().site(site), pen));
    }

    fn read(&self, words: &mut Words<'_>) -> Result<Sites, Misread> {
        let mut sites = Sites::NONE;
        while !words.are_done() {
            let hex = a_hex().read(words)?;
            sites.add(self.0.map().site_at(hex).ok_or_else(|| {
                Misread::because(format!(
                    "{:04} is neither a Beach nor an Encampment [8.1d] [8.1e]",
                    hex.number()
                ))
            })?);
        }
        Ok(sites)
    }

    fn sign(&self) -> String {
        "HEXES".to_owned()
    }

    fn told(&self) -> String {
        "Beaches and Encampments by their hexes".to_owned()
    }
}

/// How a piece fares.
#[derive(Copy, Clone, PartialEq, Eq, Default)]
#[allow(clippy::struct_excessive_bools, reason = "each is a mark of its own behind a name")]
struct Fares {
    reduced: bool,
    disrupted: bool,
    routed: bool,
    fled: bool,
}

/// Those in a hex: the vertex that they face, and each with how it fares.
type Stack = (Vertex, Vec<(Piece, Fares)>);

fn a_stack() -> impl Form<Value = Stack> {
    let write = |(facing, all): &Stack, pen: &mut Pen<'_>| {
        a_vertex().write(facing, pen);
        for (piece, it) in all {
            let mut word = piece.to_string();
            for (is, mark) in [
                (it.reduced, "/reduced"),
                (it.disrupted, "/disrupted"),
                (it.routed, "/routed"),
                (it.fled, "/fled"),
            ] {
                if is {
                    word.push_str(mark);
                }
            }
            pen.word(&word);
        }
    };
    let read = |words: &mut Words<'_>| {
        let facing = a_vertex().read(words)?;
        let mut all = Vec::new();
        for word in words {
            let mut parts = word.split('/');
            let piece = parts.next().and_then(Piece::named).ok_or_else(|| {
                Misread::because(format!("{} is no unit", engine::fault::quoted(word)))
            })?;
            let mut it = Fares::default();
            for mark in parts {
                match mark.to_ascii_lowercase().as_str() {
                    "reduced" | "wounded" => it.reduced = true,
                    "disrupted" => it.disrupted = true,
                    "routed" => it.routed = true,
                    "fled" => it.fled = true,
                    _ => {
                        return Err(Misread::because(format!(
                            "/{mark} says nothing; write /reduced, /disrupted, /routed or /fled"
                        )));
                    }
                }
            }
            all.push((piece, it));
        }
        Ok((facing, all))
    };
    form("VERTEX UNITS", "a vertex and units, as up-left PC1/reduced PC2", write, read)
}

fn stack_at(units: &Units, hex: Hex) -> Option<Stack> {
    let all = units.in_hex(hex);
    let first = all.first()?;
    let fares = |piece: Piece| Fares {
        reduced: units.reduced.has(piece),
        disrupted: units.disrupted.has(piece),
        routed: units.routed.has(piece),
        fled: units.fled.has(piece),
    };
    Some((units.facing(first), all.iter().map(|it| (it, fares(it))).collect()))
}

fn put_stack(units: &mut Units, hex: Hex, (facing, all): &Stack) {
    for (piece, it) in all {
        units.put(*piece, Place::Map(hex));
        units.turn(*piece, *facing);
        for (is, set) in [
            (it.reduced, &mut units.reduced),
            (it.disrupted, &mut units.disrupted),
            (it.routed, &mut units.routed),
            (it.fled, &mut units.fled),
        ] {
            if is {
                set.add(*piece);
            }
        }
    }
}

/// Where units aim: `GL1>up-left`.
type Aims = Vec<(Piece, Way)>;

const fn way_word(way: Way) -> &'static str {
    match way {
        Way::Up => "up",
        Way::UpRight => "up-right",
        Way::DownRight => "down-right",
        Way::Down => "down",
        Way::DownLeft => "down-left",
        Way::UpLeft => "up-left",
    }
}

fn aims() -> impl Form<Value = Aims> {
    let write = |aims: &Aims, pen: &mut Pen<'_>| {
        for (piece, way) in aims {
            pen.value(format_args!("{piece}>{}", way_word(*way)));
        }
    };
    let read = |words: &mut Words<'_>| {
        let one = |word: &str| {
            let (piece, way) = word.split_once('>')?;
            let way = Way::ALL.into_iter().find(|it| way_word(*it) == way)?;
            Some((Piece::named(piece)?, way))
        };
        words.map(|word| one(word).ok_or(Misread::Form)).collect()
    };
    form("AIMS", "units and the ways of their targets, as GL1>down-left", write, read)
}

fn letters() -> impl Form<Value = Letters> {
    let write = |letters: &Letters, pen: &mut Pen<'_>| pen.value(letters);
    let read = |words: &mut Words<'_>| {
        Letters::read(words.next().ok_or(Misread::Form)?).ok_or(Misread::Form)
    };
    form("LETTERS", "letters, as RD or -", write, read)
}

const CAUSES: [Cause; 9] = [
    Cause::Hit,
    Cause::Passed,
    Cause::Passing,
    Cause::Charged,
    Cause::Alone,
    Cause::Bereft,
    Cause::Struck,
    Cause::Reaction,
    Cause::Rally,
];

const fn cause_word(cause: Cause) -> &'static str {
    match cause {
        Cause::Hit => "hit",
        Cause::Passed => "passed",
        Cause::Passing => "passing",
        Cause::Charged => "charged",
        Cause::Alone => "alone",
        Cause::Bereft => "bereft",
        Cause::Struck => "struck",
        Cause::Reaction => "reaction",
        Cause::Rally => "rally",
    }
}

engine::forms! {
    /// A combat whose letters are carried out.
    struct Clashes of Clash {
        "" at: a_hex(), for_defender: letters(), for_attacker: letters(),
            attackers: notation::after("attackers", until("defenders")),
            defenders: until("struck"), struck: pieces()
            => [Clash { at, attackers, defenders, for_defender, for_attacker, struck }],
    }

    /// How things stood before a shot.
    struct Snapshots of Snapshot {
        "" at: a_hex(), level: notation::after("level", any_number()),
            leaders: notation::after("leaders", until("fit")), fit: pieces()
            => [Snapshot { at, level, leaders, fit }],
    }
}

/// Pieces up to a word, which is read and written too.
fn until(word: &'static str) -> impl Form<Value = Pieces> {
    let write = move |set: &Pieces, pen: &mut Pen<'_>| {
        pieces().write(set, pen);
        pen.word(word);
    };
    let read = move |words: &mut Words<'_>| {
        let mut before = words.before(word);
        pieces().read(&mut before)
    };
    form("UNITS", "units", write, read)
}

impl Marathon {
    /// Every fact of a position, in the order in which they are written.
    fn facts(&self, state: &mut State, facts: &mut Facts<'_>) -> Pieces {
        facts.is("turn", &mut state.turn, &number(0..=LAST_TURN));
        facts.is("impulse", &mut state.impulse, &named(Impulse::ALL, Impulse::word));
        facts.is("initiative", &mut state.initiative, &a_side());
        let each = |side: Side| side.index();
        facts.each("morale", &a_side(), Side::BOTH, |side, line| {
            line.is(&mut state.morale[each(side)], &number(0..=HIGHEST));
        });
        facts.each("credited", &a_side(), Side::BOTH, |side, line| {
            line.if_any(&mut state.credited[each(side)], &any_number());
        });
        facts.if_any("fallen", &mut state.fallen, &SitesOf(self));
        facts.if_any("booked", &mut state.booked, &SitesOf(self));
        facts.if_any("held", &mut state.held, &SitesOf(self));
        facts.if_any("markers", &mut state.markers, &markers());
        facts.if_any("reserve-gone", &mut state.reserve_gone, &yes_or_no());
        facts.if_any("abatis", &mut state.abatis, &hexes());
        let twice = self.places(state, facts);
        for (key, set) in [
            ("activated", &mut state.turned.activated),
            ("stopped", &mut state.turned.stopped),
            ("fired", &mut state.turned.fired),
        ] {
            facts.if_any(key, set, &pieces());
        }
        facts.may_be("marker", &mut state.operation.marker, &a_marker(), "none");
        for (key, set) in [
            ("active", &mut state.operation.active),
            ("moved", &mut state.operation.moved),
            ("faced", &mut state.operation.faced),
            ("charging", &mut state.operation.charging),
            ("working", &mut state.operation.working),
            ("able", &mut state.operation.able),
            ("lone", &mut state.operation.alone),
        ] {
            facts.if_any(key, set, &pieces());
        }
        let mut aimed: Aims =
            Piece::all().filter_map(|it| Some((it, state.operation.target[it.index()]?))).collect();
        facts.if_any("aims", &mut aimed, &aims());
        state.operation.target.fill(None);
        for (piece, way) in aimed {
            state.operation.target[piece.index()] = Some(way);
        }
        facts.if_any("checks", &mut state.pending.checks, &pieces());
        let mut cause = Some(state.pending.cause).filter(|it| *it != Cause::Hit);
        facts.may_be("cause", &mut cause, &named(CAUSES, cause_word), "hit");
        state.pending.cause = cause.unwrap_or(Cause::Hit);
        facts.if_any("retreats", &mut state.pending.retreats, &pieces());
        facts.may_be("began", &mut state.pending.began, &a_hex(), "none");
        facts.if_any("trail", &mut state.pending.trail, &hexes());
        facts.if_any("spared", &mut state.pending.spared, &pieces());
        facts.may_be("before-shot", &mut state.pending.shot, &Snapshots, "none");
        facts.may_be("clash", &mut state.clash, &Clashes, "none");
        let form = Steps.called("STEP", "a step, as movement");
        facts.is("step", &mut state.awaits, &form);
        twice
    }

    /// Where the pieces are.
    /// Gives back the pieces that are named in two places.
    fn places(&self, state: &mut State, facts: &mut Facts<'_>) -> Pieces {
        let (mut seen, mut twice) = (Pieces::NONE, Pieces::NONE);
        let mut name = |piece: Piece| {
            if seen.has(piece) {
                twice.add(piece);
            }
            seen.add(piece);
        };
        let held: Hexes =
            state.units.on_map().iter().filter_map(|it| state.units.hex(it)).collect();
        let land = self.map().land();
        let all = if facts.is_writing() { held } else { land };
        facts.each("at", &a_hex(), all, |hex, line| {
            let mut stack = stack_at(&state.units, hex);
            line.may_be(&mut stack, &a_stack(), "nobody");
            if let Some(stack) = stack {
                stack.1.iter().for_each(|(piece, _)| name(*piece));
                put_stack(&mut state.units, hex, &stack);
            }
        });
        for (key, place) in [("pool", Place::Pool), ("hand", Place::Hand), ("dead", Place::Dead)] {
            let mut those = state.units.whose(place);
            facts.if_any(key, &mut those, &pieces());
            for piece in those {
                name(piece);
                state.units.put(piece, place);
            }
        }
        let mut worn = if facts.is_writing() {
            state.units.reduced.minus(state.units.on_map())
        } else {
            Pieces::NONE
        };
        facts.if_any("worn", &mut worn, &pieces());
        state.units.reduced = state.units.reduced.or(worn);
        twice
    }

    /// What a position is when nothing is written: an empty map before the second turn.
    fn unwritten(&self) -> State {
        State {
            turn: 1,
            impulse: Impulse::Initiative,
            awaits: Awaits::GreekInitiative,
            ..self.bare()
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
        let mut twice = Pieces::NONE;
        let read = |state: &mut State, facts: &mut Facts<'_>| twice = self.facts(state, facts);
        let state = notation::read(text, self.unwritten(), read)?;
        let named = |piece| Fault::new(format!("{piece} is named in two places; name it once"));
        let faults: Vec<Fault> = twice.iter().map(named).collect();
        if !faults.is_empty() {
            return Err(faults);
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
