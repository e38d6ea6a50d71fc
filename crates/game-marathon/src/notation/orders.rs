//! Orders over several units, for people in a hurry; each action passes the same door.
//!
//! `move GL1 2007 down-left`, `charge GCv1 2007 down-left`, `turn 2005 right`: with the facing at once.
//! `go 2007 GL1 GL2 Callimachus`, with `face right` behind it or with the facing kept.
//! `advance 2`, `advance 2 down-right`, `advance 1 down GL1 GL2`: everybody who is active, or those
//! named, so many hexes that way, each as far as it may. `attach all`, `attach archers`. `attack must`,
//! `attack all`, `attack 2008 GL1 GL2`. `fire best`, `fire 2008`: one shot. `fight next`, `take best`.
//! `place all`: those who land or come in. `abatis all`, `abatis 2008 2108`. Whole set-ups:
//! `deploy line`, `deploy back`, and one of your own, `deploy as hoplite-left@2301/down-left …`.

mod battle;
mod deploy;
mod march;

use boards::hexes::{Vertex, Way};
use engine::notation::times;
use engine::{Game as _, Node, Quiet, door};

use super::words::hex_named;
use crate::action::Action;
use crate::game::Marathon;
use crate::map::{Hex, vertex_word};
use crate::state::{Awaits, Impulse, State};
use crate::units::{Arm, Kind, Piece};

/// What an order has come to so far: the actions, and where they lead.
pub(super) struct Draft<'a> {
    pub(super) game: &'a Marathon,
    pub(super) state: State,
    pub(super) actions: Vec<Action>,
}

impl<'a> Draft<'a> {
    pub(super) fn new(game: &'a Marathon, state: &State) -> Self {
        Self { game, state: state.clone(), actions: Vec::new() }
    }

    /// Takes an action if it may be taken now.
    pub(super) fn takes(&mut self, action: Action) -> bool {
        let Node::Decision { seat } = self.game.node(&self.state) else { return false };
        let taken = door::play(self.game, &mut self.state, seat, action, &mut Quiet).is_ok();
        if taken {
            self.actions.push(action);
        }
        taken
    }

    /// Takes one, and the facing behind it: this one, or the one that the hex has, or any that it may
    /// have.
    pub(super) fn takes_facing(&mut self, action: Action, facing: Option<Vertex>) -> bool {
        if !self.takes(action) {
            return false;
        }
        if let Awaits::Along { .. } = self.state.awaits
            && facing.is_some()
        {
            self.takes(Action::Done);
        }
        self.faces(facing);
        true
    }

    /// Answers the question for a facing, where it is asked.
    pub(super) fn faces(&mut self, facing: Option<Vertex>) {
        let Awaits::Face(hex) = self.state.awaits else { return };
        // Who moved may still turn [A147]; who reacted may not, and is asked.
        if facing.is_none() && self.state.impulse == Impulse::Reaction {
            return;
        }
        let asked: Vec<Vertex> = facing.map_or_else(|| self.facings(hex), |it| vec![it]);
        for vertex in asked {
            if self.takes(Action::Face(vertex)) {
                return;
            }
        }
        if let Some(vertex) = facing {
            self.actions.push(Action::Face(vertex)); // The door says why not.
        }
    }

    /// The vertices that those in a hex may face where nobody says which: first those with most enemies
    /// before them, of equal ones the one that they face.
    fn facings(&self, hex: Hex) -> Vec<Vertex> {
        let first = self.state.units.in_hex(hex).first();
        let own = first.map(|it| self.state.units.facing(it));
        let enemy = |at: &Hex| {
            let side = Marathon::whose_hex(&self.state, *at);
            side.is_some() && side != first.map(Piece::side)
        };
        let before = |it: &Vertex| self.game.map().front(hex, *it).filter(enemy).count();
        let mut all: Vec<Vertex> = own.into_iter().chain(Vertex::ALL).collect();
        all.sort_by_key(|it| std::cmp::Reverse(before(it)));
        all
    }

    /// The actions; where there is none, one that the door refuses and says why.
    pub(super) fn or(mut self, refused: Option<Action>) -> Option<Vec<Action>> {
        if self.actions.is_empty() {
            self.actions.extend(refused);
        }
        (!self.actions.is_empty()).then_some(self.actions)
    }
}

impl Marathon {
    /// The single actions of an order.
    pub(crate) fn order_from(&self, state: &State, order: &str) -> Option<Vec<Action>> {
        let order = order.to_ascii_lowercase();
        let words: Vec<&str> = order.split_whitespace().collect();
        match words[..] {
            ["move", piece, to, facing] => {
                let go = Action::Move { piece: Piece::named(piece)?, to: hex(to)? };
                self.facing_order(state, go, vertex(facing)?)
            }
            ["charge", piece, to, facing] => {
                let go = Action::Charge { piece: Piece::named(piece)?, to: hex(to)? };
                self.facing_order(state, go, vertex(facing)?)
            }
            ["turn", at, facing] => {
                self.facing_order(state, Action::Turn(hex(at)?), vertex(facing)?)
            }
            ["place", "all"] => self.place_all(state),
            ["place", kind, at, facing] => {
                let kind = Kind::all().find(|it| it.word() == kind)?;
                self.facing_order(state, Action::Place { kind, at: hex(at)? }, vertex(facing)?)
            }
            ["go", to, ref rest @ ..] => self.go_order(state, hex(to)?, rest),
            ["advance", ref rest @ ..] => self.advance_order(state, rest),
            ["attach", who] if Piece::named(who).is_none() => self.attach_order(state, who),
            ["attach", ref who @ ..] if who.len() > 1 => {
                let pieces: Option<Vec<Piece>> = who.iter().map(|it| Piece::named(it)).collect();
                Some(pieces?.into_iter().map(Action::Attach).collect())
            }
            ["attack", "must"] => self.attack_order(state, true),
            ["attack", "all"] => self.attack_order(state, false),
            ["attack", at, ref who @ ..] if !who.is_empty() && hex(at).is_some() => {
                let at = hex(at)?;
                let pieces = self.pieces_named(state, who)?;
                Some(pieces.into_iter().map(|piece| Action::Attack { piece, at }).collect())
            }
            ["fire", "best"] => self.fire_order(state, None),
            ["fire", at] => self.fire_order(state, Some(hex(at)?)),
            ["fight", "next"] => match state.awaits {
                Awaits::Melee => Self::fights(state).first().map(|at| vec![Action::Fight(at)]),
                _ => None,
            },
            ["react", "next"] => match state.awaits {
                Awaits::Reaction => state.operation.able.first().map(|it| vec![Action::React(it)]),
                _ => None,
            },
            ["take", "best"] => self.take_order(state),
            ["abatis", "all"] => self.abatis_order(state),
            ["abatis", ref at @ ..] if at.len() > 1 => {
                let hexes: Option<Vec<Hex>> = at.iter().map(|it| hex(it)).collect();
                Some(hexes?.into_iter().map(Action::Abatis).collect())
            }
            ["deploy", "as", ref posts @ ..] => self.deploy_as(state, posts),
            ["deploy", plan] => self.deploy_order(state, plan),
            _ => None,
        }
    }

    /// One action with its facing.
    fn facing_order(&self, state: &State, action: Action, facing: Vertex) -> Option<Vec<Action>> {
        let mut draft = Draft::new(self, state);
        draft.takes_facing(action, Some(facing));
        draft.or(Some(action))
    }

    /// Pieces by their names: `GL1`, `GL1x1`, or so many of a kind in a hex: `hoplite-leftx2@2005`.
    pub(super) fn pieces_named(&self, state: &State, words: &[&str]) -> Option<Vec<Piece>> {
        let mut found = Vec::new();
        for word in words {
            let (name, at) =
                word.split_once('@').map_or((*word, None), |(name, at)| (name, Some(at)));
            let (name, count) = times(name).ok()?;
            if let Some(piece) = Piece::named(name) {
                found.push(piece);
                continue;
            }
            let (kind, at) = (Kind::all().find(|it| it.word() == name)?, hex(at?)?);
            let there = state.units.in_hex(at).and(self.roster().pieces(kind));
            found.extend(there.iter().take(usize::from(count)));
        }
        Some(found)
    }
}

/// A hex by its number.
pub(super) fn hex(word: &str) -> Option<Hex> {
    hex_named(word).ok()
}

/// A vertex by its name.
pub(super) fn vertex(word: &str) -> Option<Vertex> {
    Vertex::ALL.into_iter().find(|it| vertex_word(*it) == word)
}

/// One of the six ways by its name.
pub(super) fn way(word: &str) -> Option<Way> {
    Some(match word {
        "up" => Way::Up,
        "up-right" => Way::UpRight,
        "down-right" => Way::DownRight,
        "down" => Way::Down,
        "down-left" => Way::DownLeft,
        "up-left" => Way::UpLeft,
        _ => return None,
    })
}

/// The types that a word names.
pub(super) fn arm(word: &str) -> Option<Arm> {
    Some(match word {
        "archers" => Arm::Archer,
        "light" => Arm::Light,
        "cavalry" => Arm::Cavalry,
        "leaders" => Arm::Leader,
        "spartans" => Arm::Hoplite,
        _ => return None,
    })
}
