//! Positions for tests, written as on a sheet of paper: `G5 west spartans hoplite x3`.

use boards::squares::{Lettered, Quarter};
use engine::Sheet;
use game_spartans::map::{self, Area, EAST, Map, NORTH, SOUTH, WEST};
use game_spartans::movement::{Goal, Mover, Walk};
use game_spartans::positions::Positions;
use game_spartans::roster::Roster;
use game_spartans::stack::Unit;
use game_spartans::units::{Arm, Contingent, Side};

/// Map, units' values, and who stands where.
pub(crate) struct Field {
    pub(crate) map: Map,
    pub(crate) roster: Roster,
    pub(crate) positions: Positions,
}

/// The area with a printed name.
pub(crate) fn area(name: &str) -> Area {
    map::area(name).unwrap_or_else(|| panic!("no area {name}"))
}

pub(crate) fn facing(word: &str) -> Quarter {
    match word {
        "east" => EAST,
        "west" => WEST,
        "north" => NORTH,
        "south" => SOUTH,
        _ => panic!("no facing {word}"),
    }
}

fn contingent(word: &str) -> Contingent {
    let found = Contingent::ALL.into_iter().find(|it| it.word() == word);
    found.unwrap_or_else(|| panic!("no contingent {word}"))
}

fn arm(word: &str) -> Arm {
    let found = Arm::ALL.into_iter().find(|it| it.word() == word);
    found.unwrap_or_else(|| panic!("no type {word}"))
}

/// The standard components.
pub(crate) fn sheet() -> Sheet {
    Sheet::read(include_str!("../../src/data/components.toml")).expect("the sheet")
}

impl Field {
    /// Lays units out, one stack a line; units of one line are one force.
    pub(crate) fn new(lines: &str) -> Self {
        let sheet = sheet();
        let map = Map::read(&sheet).expect("the map");
        let roster = Roster::read(&sheet).expect("the roster");
        let mut field = Self { map, roster, positions: Positions::default() };
        for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
            field.lay(line);
        }
        field
    }

    /// Lays one stack out: area, facing, contingent, type, how many, and `path` for those who
    /// came into row O.
    fn lay(&mut self, line: &str) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [at, faces, who, what, ..] = words[..] else { panic!("what is {line}?") };
        let count = words.iter().find_map(|it| it.strip_prefix('x')).unwrap_or("1");
        for place in 0..count.parse().expect("a number") {
            let unit = Unit::fresh(contingent(who), arm(what), facing(faces));
            let unit = Unit { linked: place > 0, by_path: words.contains(&"path"), ..unit };
            assert!(self.positions.put(area(at), unit), "no room: {line}");
        }
    }

    /// The force whose top unit lies at this place in the order of an area.
    pub(crate) fn force(&self, side: Side, at: &str, order: usize) -> Mover {
        Mover::at(&self.positions, &self.roster, (side, area(at)), order, true).expect("a force")
    }

    /// A unit alone.
    pub(crate) fn unit(&self, side: Side, at: &str, order: usize) -> Mover {
        Mover::at(&self.positions, &self.roster, (side, area(at)), order, false).expect("a unit")
    }

    /// What is left of its points when a mover halts in an area or enters it: what it costs is the
    /// least allowance that is enough.
    pub(crate) fn left(&self, mover: Mover, to: &str) -> Option<u8> {
        let enough = |allowance: &u8| {
            let poorer = Mover { allowance: *allowance, ..mover };
            self.goals(poorer).iter().any(|it| it.to == area(to))
        };
        (1..=mover.allowance).find(enough).map(|cost| mover.allowance - cost)
    }

    /// How a mover's move can end.
    pub(crate) fn goals(&self, mover: Mover) -> Vec<Goal> {
        let walk = Walk::new(&self.map, &self.positions, mover);
        let reach = walk.reach();
        walk.goals(&reach).collect()
    }

    /// The same in words: `G5 west`, or `G5 west!` where an enemy's area is entered; each once.
    pub(crate) fn ends(&self, mover: Mover) -> Vec<String> {
        let word = |goal: &Goal| {
            let mark = if goal.entered.is_some() { "!" } else { "" };
            format!("{} {}{mark}", goal.to.name(Lettered::Rows), map::facing_word(goal.facing))
        };
        let mut ends: Vec<String> = self.goals(mover).iter().map(word).collect();
        ends.sort();
        ends.dedup();
        ends
    }

    /// The areas where the Greek force in an area can end, each once, with `!` for an enemy's.
    pub(crate) fn greek_areas(&self, at: &str) -> Vec<String> {
        areas_of(self.ends(self.force(Side::Greek, at, 0)))
    }

    /// The same for Persians whom a person moves.
    pub(crate) fn persian_areas(&self, at: &str) -> Vec<String> {
        areas_of(self.ends(self.force(Side::Persian, at, 0)))
    }
}

fn areas_of(ends: Vec<String>) -> Vec<String> {
    let mut areas: Vec<String> = ends
        .into_iter()
        .map(|end| {
            let (area, rest) = end.split_once(' ').expect("two words");
            format!("{area}{}", if rest.ends_with('!') { "!" } else { "" })
        })
        .collect();
    areas.dedup();
    areas
}
