//! A position in text: one line a fact, so that people can write one by hand.
//!
//! ```text
//! greek 1
//! bid 35
//! round 4
//! turn persian
//! quiet 0
//! progress no
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
//! every unit in no other place. After `spent` come those that have attacked or moved in this
//! phase. The hits are those on defenders, on any attackers, and on attackers below the target.
//! Lines that are left out mean: seat 1 has the Greeks, round 1, the Persians' turn, nothing on the
//! map, the rest destroyed, none gone, no combat, combats about to begin.

use std::fmt::Write as _;

use engine::{Fault, Seat, fault, notation};

use super::step::{read_seat, read_side, read_step, step_text};
use super::{number, times, wounded};
use crate::game::Thermopylae;
use crate::map::{PLACES, Place, Places};
use crate::state::{Awaits, Hits, Ranks, Stack, State, total};
use crate::units::{KINDS, Side, Unit};

impl Thermopylae {
    /// Writes a position.
    pub(crate) fn position_text(&self, state: &State) -> String {
        let mut text = String::with_capacity(1_200);
        let _ = writeln!(text, "greek {}", state.greek);
        let _ = writeln!(text, "bid {}", state.bid);
        let _ = writeln!(text, "round {}", state.round);
        let _ = writeln!(text, "turn {}", state.side.word());
        let _ = writeln!(text, "quiet {}", state.quiet);
        let _ = writeln!(text, "progress {}", if state.progress { "yes" } else { "no" });
        for place in state.ground(Side::Greek).or(state.ground(Side::Persian)) {
            let side = state.holder(place).unwrap_or(state.side);
            let stack = state.stack(place);
            let _ = write!(text, "at {place}");
            write_counts(&mut text, side, stack.fresh);
            if stack.spent != [0; KINDS] {
                text.push_str(" spent");
                write_counts(&mut text, side, stack.spent);
            }
            text.push('\n');
        }
        text.push_str("destroyed");
        for side in Side::BOTH {
            write_counts(&mut text, side, state.destroyed[side as usize]);
        }
        if state.destroyed == [[0; KINDS]; 2] {
            text.push_str(" -");
        }
        text.push_str("\ndeparted");
        write_counts(&mut text, Side::Persian, state.departed);
        text.push_str(if state.departed == [0; KINDS] { " -\n" } else { "\n" });
        for (mode, places) in ["attack", "free"].into_iter().zip(state.called_off) {
            for place in places {
                let _ = writeln!(text, "called-off {mode} {place}");
            }
        }
        if state.is_in_combat() {
            self.write_combat(&mut text, state);
        }
        let _ = writeln!(text, "step {}", step_text(state.awaits));
        text
    }

    fn write_combat(&self, text: &mut String, state: &State) {
        let combat = &state.combat;
        let mode = if combat.free { "free" } else { "attack" };
        let (target, round, rolled) = (combat.target, combat.round, combat.rolled);
        let _ = writeln!(text, "combat {mode} {target} round {round} rolled {rolled}");
        for (place, ranks) in self.attackers(combat).filter(|(_, it)| **it != Ranks::default()) {
            let _ = write!(text, "attackers {place}");
            write_ranks(text, state.side, ranks);
        }
        if combat.defenders != Ranks::default() {
            text.push_str("defenders");
            write_ranks(text, state.side.enemy(), &combat.defenders);
        }
        let Hits { on_defenders, on_attackers, downhill } = combat.hits;
        let _ = writeln!(text, "hits {on_defenders} {on_attackers} {downhill}");
    }

    /// Reads a position, or says everything that is wrong with it.
    pub(crate) fn position_from(&self, text: &str) -> Result<State, Vec<Fault>> {
        let mut draft = Draft::new(self);
        notation::read_lines(text, |line| draft.line(line))?;
        let state = draft.finish()?;
        let unsound = self.unsoundness(&state);
        if unsound.is_empty() { Ok(state) } else { Err(unsound) }
    }
}

/// A line of units: these, or the rest.
enum Heap {
    Rest,
    Given([[u8; KINDS]; 2]),
}

/// A position while it is being read.
struct Draft<'game> {
    game: &'game Thermopylae,
    state: State,
    destroyed: Heap,
    departed: Heap,
    /// Where attackers stand and who they are, until the target is known for certain.
    attackers: Vec<(Place, Side, Ranks)>,
    defenders: Option<Side>,
}

impl<'game> Draft<'game> {
    fn new(game: &'game Thermopylae) -> Self {
        let mut state = game.lay_out();
        state.stacks = [Stack::default(); PLACES];
        state.ground = [Places::NONE; 2];
        state.round = 1;
        state.awaits = Awaits::Combat;
        if game.options.agreed.is_none() {
            state.greek = Seat::FIRST;
        }
        Self {
            game,
            state,
            destroyed: Heap::Rest,
            departed: Heap::Given([[0; KINDS]; 2]),
            attackers: Vec::new(),
            defenders: None,
        }
    }

    /// Reads one line into the draft and returns its key.
    fn line(&mut self, line: &str) -> Result<String, String> {
        let (key, value) = line.split_once(' ').unwrap_or((line, ""));
        let value = value.trim();
        let bad = |what: &str| format!("{key} must be {what}, not {}", fault::quoted(value));
        let small = || number(value).ok_or_else(|| bad("a number from 0 to 255"));
        match key {
            "greek" => self.state.greek = read_seat(value).ok_or_else(|| bad("seat 1 or 2"))?,
            "bid" => self.state.bid = small()?,
            "round" => self.state.round = small()?,
            "turn" => {
                self.state.side = read_side(value).ok_or_else(|| bad("greek or persian"))?;
            }
            "quiet" => self.state.quiet = small()?,
            "progress" => {
                self.state.progress = match value {
                    "yes" => true,
                    "no" => false,
                    _ => return Err(bad("yes or no")),
                };
            }
            "at" => return self.at(value),
            "destroyed" => self.destroyed = read_heap(value)?,
            "departed" => self.departed = read_heap(value)?,
            "called-off" => return self.called_off(value),
            "combat" => {
                self.combat(value).ok_or_else(|| bad("as attack mg_s round 1 rolled 0"))?;
            }
            "attackers" => return self.attackers(value),
            "defenders" => {
                let (side, ranks) = read_ranks(value)?;
                (self.defenders, self.state.combat.defenders) = (Some(side), ranks);
            }
            "hits" => {
                self.state.combat.hits = read_hits(value).ok_or_else(|| bad("three numbers"))?;
            }
            "step" => {
                self.state.awaits = read_step(value).ok_or_else(|| {
                    bad("opener, auction SEAT, set-up, combat, join, movement, or another step as \
                         `show` writes it")
                })?;
            }
            _ => {
                return Err(format!(
                    "{} is no line of a position; it has greek, bid, round, turn, quiet, progress, \
                     at, destroyed, departed, called-off, combat, attackers, defenders, hits and step",
                    fault::quoted(key)
                ));
            }
        }
        Ok(key.to_owned())
    }

    fn at(&mut self, value: &str) -> Result<String, String> {
        let (place, units) = value.split_once(' ').unwrap_or((value, ""));
        let place = self.place(place)?;
        let (fresh, spent) = units.split_once("spent").unwrap_or((units, ""));
        let (fresh, spent) = (read_counts(fresh)?, read_counts(spent)?);
        let both = [0, 1].map(|side| total(fresh[side]) + total(spent[side]));
        let side = match both {
            [0, 0] => return Err(format!("at {place} needs units; leave an empty place out")),
            [_, 0] => Side::Greek,
            [0, _] => Side::Persian,
            _ => return Err(format!("at {place}: both sides' units in one place [R37]")),
        };
        let stack = Stack { fresh: fresh[side as usize], spent: spent[side as usize] };
        if both[side as usize] > 255 {
            return Err(format!("at {place}: more units than there are [R14] [R18]"));
        }
        self.state.stacks[place.index()] = stack;
        self.state.ground[side as usize].add(place);
        Ok(format!("at {place}"))
    }

    fn place(&self, id: &str) -> Result<Place, String> {
        let known = Place::named(id).filter(|place| self.game.board.map.all().has(*place));
        known.ok_or_else(|| format!("{} is no place of this map", fault::quoted(id)))
    }

    fn called_off(&mut self, value: &str) -> Result<String, String> {
        let (mode, place) = value.split_once(' ').unwrap_or((value, ""));
        let at = ["attack", "free"].iter().position(|it| *it == mode);
        let at = at.ok_or_else(|| "called-off must be attack PLACE or free PLACE".to_owned())?;
        let place = self.place(place.trim())?;
        self.state.called_off[at].add(place);
        Ok(format!("called-off {mode} {place}"))
    }

    fn combat(&mut self, value: &str) -> Option<()> {
        let words: Vec<&str> = value.split_whitespace().collect();
        let [mode @ ("attack" | "free"), target, "round", round, "rolled", rolled] = words[..]
        else {
            return None;
        };
        let combat = &mut self.state.combat;
        combat.free = mode == "free";
        combat.target = Place::named(target)?;
        combat.round = number(round)?;
        combat.rolled = number(rolled)?;
        Some(())
    }

    fn attackers(&mut self, value: &str) -> Result<String, String> {
        let (place, units) = value.split_once(' ').unwrap_or((value, ""));
        let place = self.place(place)?;
        let (side, ranks) = read_ranks(units)?;
        self.attackers.push((place, side, ranks));
        Ok(format!("attackers {place}"))
    }

    /// Puts the parts together.
    fn finish(self) -> Result<State, Vec<Fault>> {
        let mut state = self.state;
        let mut faults = Vec::new();
        if self.defenders.is_some_and(|side| side == state.side) {
            faults.push(Fault::new("the defenders must be of the side that is not in turn [R25]"));
        }
        for (place, side, ranks) in self.attackers {
            if side != state.side {
                let what = "the attackers must be of the side in turn [R25]";
                faults.push(Fault::new(format!("attackers {place}: {what}")));
            }
            match self.game.board.map.slot(state.combat.target, place) {
                Some(slot) => state.combat.attackers[slot] = ranks,
                None => faults.push(Fault::new(format!(
                    "attackers {place}: units there cannot fight their way to {} [R12]",
                    state.combat.target
                ))),
            }
        }
        let unplaced = !matches!(
            state.awaits,
            Awaits::Combat
                | Awaits::Join
                | Awaits::Dice
                | Awaits::Hits(_)
                | Awaits::Again
                | Awaits::Movement
                | Awaits::Over(_)
        );
        let given = |heap: &Heap, side: Side| match heap {
            Heap::Given(units) => units[side as usize],
            Heap::Rest => [0; KINDS],
        };
        state.departed = given(&self.departed, Side::Persian);
        for side in Side::BOTH {
            let army = self.game.board.armies[side as usize];
            let (on_map, dead) = (state.on_map(side), given(&self.destroyed, side));
            let rest: [u8; KINDS] = std::array::from_fn(|kind| {
                let gone = if side == Side::Persian { state.departed[kind] } else { 0 };
                army[kind]
                    .saturating_sub(on_map[kind])
                    .saturating_sub(dead[kind])
                    .saturating_sub(gone)
            });
            state.destroyed[side as usize] = dead;
            if side == Side::Persian && matches!(self.departed, Heap::Rest) {
                state.departed = rest;
            } else if matches!(self.destroyed, Heap::Rest) && !(side == Side::Greek && unplaced) {
                state.destroyed[side as usize] = rest;
            }
        }
        if let Heap::Given(units) = self.departed
            && units[Side::Greek as usize] != [0; KINDS]
        {
            faults.push(Fault::new("only Persian units leave the map [R40]"));
        }
        if faults.is_empty() { Ok(state) } else { Err(faults) }
    }
}

fn read_heap(text: &str) -> Result<Heap, String> {
    if text == "rest" { Ok(Heap::Rest) } else { read_counts(text).map(Heap::Given) }
}

fn read_counts(text: &str) -> Result<[[u8; KINDS]; 2], String> {
    let mut counts = [[0_u8; KINDS]; 2];
    for word in text.split_whitespace().filter(|word| *word != "-") {
        let read = times(word).and_then(|(unit, count)| Some((Unit::named(unit)?, count)));
        let (unit, count) = read.ok_or_else(|| {
            format!(
                "{} should be a unit, or a unit and a number, as cavalryx2",
                fault::quoted(word)
            )
        })?;
        let cell = &mut counts[unit.side() as usize][unit.kind()];
        *cell = cell.checked_add(count).ok_or_else(|| format!("too many of {unit}"))?;
    }
    Ok(counts)
}

/// Reads units with their hits, and whose they are; the last one decides, soundness the rest.
fn read_ranks(text: &str) -> Result<(Side, Ranks), String> {
    let (mut side, mut ranks) = (None, Ranks::default());
    for word in text.split_whitespace().filter(|word| *word != "-") {
        let read = || {
            let (unit, count) = times(word)?;
            let (unit, wounds) = wounded(unit)?;
            Some((unit, wounds, count))
        };
        let (unit, wounds, count) = read().ok_or_else(|| {
            format!("{} should be a unit, as cavalryx2 or immortals*1x2", fault::quoted(word))
        })?;
        if side.is_some_and(|side| side != unit.side()) {
            return Err(format!("{unit} fights on the other side"));
        }
        side = Some(unit.side());
        let cell = ranks.0[unit.kind()].get_mut(usize::from(wounds));
        let cell = cell.ok_or_else(|| format!("no {unit} can have {wounds} hits [R33]"))?;
        *cell = cell.checked_add(count).ok_or_else(|| format!("too many of {unit}"))?;
    }
    Ok((side.unwrap_or(Side::Persian), ranks))
}

fn read_hits(text: &str) -> Option<Hits> {
    let numbers: Option<Vec<u8>> = text.split_whitespace().map(number).collect();
    let [on_defenders, on_attackers, downhill] = numbers?[..] else { return None };
    Some(Hits { on_defenders, on_attackers, downhill })
}

fn write_counts(text: &mut String, side: Side, counts: [u8; KINDS]) {
    for (unit, count) in Unit::of_side(side).zip(counts) {
        let _ = match count {
            0 => Ok(()),
            1 => write!(text, " {unit}"),
            _ => write!(text, " {unit}x{count}"),
        };
    }
}

fn write_ranks(text: &mut String, side: Side, ranks: &Ranks) {
    for (kind, wounds, count) in ranks.groups() {
        let _ = write!(text, " {}", Unit::of(side, kind));
        if wounds > 0 {
            let _ = write!(text, "*{wounds}");
        }
        if count > 1 {
            let _ = write!(text, "x{count}");
        }
    }
    text.push('\n');
}
