//! What happened last: one arrow a stack that moved, shots, melees with their dice, and losses.
//!
//! What one Operations Phase brought stays until somebody moves in the next. A page hides all of it
//! once it was seen.

use game_marathon::Event;
use game_marathon::map::Hex;
use game_marathon::morale::Fate;
use game_marathon::tables::pips;
use game_marathon::units::{Piece, Side};

use super::fight::kite;
use super::grid::{self, Spot};
use super::{Canvas, arrows};
use crate::svg::Tone;
use crate::svg::brush::{Brush, fill, line};
use crate::svg::glyphs::{RECENT, numeral_centred};

/// Pieces that moved together.
struct Move {
    side: Side,
    from: Hex,
    path: Vec<Hex>,
    flight: bool,
}

/// Something with the Operations Phase in which it came about.
struct At<T> {
    phase: usize,
    what: T,
}

/// What the viewer learned last.
#[derive(Default)]
pub(super) struct Recent {
    phase: usize,
    moves: Vec<At<Move>>,
    shots: Vec<At<(Side, Hex, Hex)>>,
    melees: Vec<At<(Hex, u8)>>,
    losses: Vec<At<(Side, Hex, u8, u8)>>,
    /// Where pieces were seen last.
    seen: Vec<(Piece, Hex)>,
}

impl Recent {
    /// From events, oldest first.
    pub(super) fn of(events: &[Event]) -> Self {
        let mut recent = Self::default();
        for event in events {
            recent.see(event);
        }
        recent
    }

    fn see(&mut self, event: &Event) {
        let phase = self.phase;
        match event {
            Event::TurnBegan { .. } | Event::TurnOver { .. } => {
                self.phase += 1;
                self.forget();
            }
            Event::Activated { .. } => self.phase += 1,
            Event::Moved { piece, from, path, .. } => {
                self.forget();
                self.went(*piece, *from, path, false);
            }
            Event::Retreated { piece, from, path, .. } => self.went(*piece, *from, path, true),
            Event::Fired { piece, from, at, .. } => {
                let what = (piece.side(), *from, *at);
                if self.shots.iter().all(|it| it.what != what) {
                    self.shots.push(At { phase, what });
                }
            }
            Event::Fought { at, die, .. } => {
                self.melees.retain(|it| it.what.0 != *at);
                self.melees.push(At { phase, what: (*at, pips(*die)) });
            }
            Event::Lost { piece, at, .. } | Event::GivenUp { piece, at } => {
                self.lost(piece.side(), *at, 0, 1);
            }
            Event::Struck { piece, at, fate, .. } | Event::Checked { piece, at, fate, .. } => {
                match fate {
                    Fate::Eliminated | Fate::Killed => self.lost(piece.side(), *at, 0, 1),
                    Fate::Reduced | Fate::Wounded => self.lost(piece.side(), *at, 1, 0),
                    _ => {}
                }
            }
            Event::Placed { piece, at } => self.saw(*piece, *at),
            Event::Trapped { by, lost } => {
                // The event does not say where they stood: where they were seen last, or before whom.
                for piece in lost {
                    let stood = self.seen.iter().find(|(it, _)| it == piece);
                    let at = stood.map_or(*by, |(_, at)| *at);
                    self.lost(piece.side(), at, 0, 1);
                }
            }
            _ => {}
        }
    }

    /// What earlier phases brought is forgotten.
    fn forget(&mut self) {
        let phase = self.phase;
        self.moves.retain(|it| it.phase == phase);
        self.shots.retain(|it| it.phase == phase);
        self.melees.retain(|it| it.phase == phase);
        self.losses.retain(|it| it.phase == phase);
    }

    fn saw(&mut self, piece: Piece, at: Hex) {
        self.seen.retain(|(it, _)| *it != piece);
        self.seen.push((piece, at));
    }

    fn went(&mut self, piece: Piece, from: Hex, path: &[Hex], flight: bool) {
        let phase = self.phase;
        let end = path.last();
        if let Some(at) = end {
            self.saw(piece, *at);
        }
        let together = |it: &At<Move>| {
            it.what.from == from && it.what.path.last() == end && it.what.flight == flight
        };
        if self.moves.iter().any(together) {
            return;
        }
        let side = piece.side();
        let what = Move { side, from, path: path.to_vec(), flight };
        self.moves.push(At { phase, what });
    }

    fn lost(&mut self, side: Side, at: Hex, steps: u8, units: u8) {
        let phase = self.phase;
        match self.losses.iter_mut().find(|it| (it.what.0, it.what.1) == (side, at)) {
            Some(known) => {
                known.phase = phase;
                known.what.2 += steps;
                known.what.3 += units;
            }
            None => self.losses.push(At { phase, what: (side, at, steps, units) }),
        }
    }
}

impl Canvas<'_> {
    /// Marks over the map: what an earlier phase brought, and what this one has brought so far.
    pub(super) fn marks(&mut self) {
        let recent = std::mem::take(&mut self.recent);
        for (name, now) in [("before", false), ("now", true)] {
            let of = |phase: usize| (phase == recent.phase) == now;
            let none = !recent.moves.iter().any(|it| of(it.phase))
                && !recent.shots.iter().any(|it| of(it.phase))
                && !recent.melees.iter().any(|it| of(it.phase))
                && !recent.losses.iter().any(|it| of(it.phase));
            let class = if none { "" } else { RECENT };
            self.easel.open_keyed(name, &[("class", class), ("pointer-events", "none")]);
            for it in recent.moves.iter().filter(|it| of(it.phase)) {
                self.went(&it.what, name);
            }
            for it in recent.shots.iter().filter(|it| of(it.phase)) {
                self.shot(it.what, name);
            }
            for it in recent.melees.iter().filter(|it| of(it.phase)) {
                self.fought(it.what, name);
            }
            for it in recent.losses.iter().filter(|it| of(it.phase)) {
                self.fell(it.what, name);
            }
            self.easel.brush.close("g");
        }
        self.recent = recent;
    }

    /// The way of a stack.
    fn went(&mut self, it: &Move, group: &str) {
        let Some(&end) = it.path.last() else { return };
        let kind = if it.flight { "flight" } else { "way" };
        self.easel.open_keyed(&format!("{group}.{kind}-{}-{end}", it.from), &[]);
        let mut spots: Vec<Spot> = vec![grid::middle(it.from)];
        spots.extend(it.path.iter().map(|hex| grid::middle(*hex)));
        let tones = match (it.side, it.flight) {
            (_, true) => [Tone::PanelRed, Tone::Panel],
            (Side::Greek, _) => [Tone::Gold, Tone::LandInk],
            (Side::Persian, _) => [Tone::FoeArt, Tone::Foe],
        };
        arrows::way(&mut self.easel.brush, &spots, 22.0, tones);
        self.easel.brush.close("g");
    }

    /// A shot: a thin bow.
    fn shot(&mut self, (side, from, at): (Side, Hex, Hex), group: &str) {
        self.easel.open_keyed(&format!("{group}.shot-{from}-{at}"), &[]);
        let tones = match side {
            Side::Greek => [Tone::Card, Tone::CardInk],
            Side::Persian => [Tone::FoeRed, Tone::Foe],
        };
        let ends = [grid::middle(from), grid::middle(at)];
        arrows::volley(&mut self.easel.brush, ends, 19.0, tones);
        self.easel.brush.close("g");
    }

    /// A melee that was fought: its die at the head of the hex.
    fn fought(&mut self, (at, face): (Hex, u8), group: &str) {
        self.easel.open_keyed(&format!("{group}.melee-{at}"), &[]);
        let [x, y] = grid::middle(at);
        self.easel.brush.at(x + 17.0, y - 17.0, 0.86, |brush| kite(brush, face, true));
        self.easel.brush.close("g");
    }

    /// What was lost at a place: its steps, and a cross for each unit that is gone.
    fn fell(&mut self, (side, at, steps, units): (Side, Hex, u8, u8), group: &str) {
        self.easel.open_keyed(&format!("{group}.lost-{}-{at}", side.word()), &[]);
        let [x, y] = grid::middle(at);
        let right = if side == Side::Greek { -17.0 } else { -1.0 };
        self.easel.brush.at(x + right, y + 20.0, 1.0, |brush| lost(brush, side, steps, units));
        self.easel.brush.close("g");
    }
}

/// The plate of a loss.
fn lost(brush: &mut Brush, side: Side, steps: u8, units: u8) {
    let tones = match side {
        Side::Greek => [Tone::Card, Tone::CardRed],
        Side::Persian => [Tone::Foe, Tone::FoeRed],
    };
    brush.disc(0.0, 0.0, 7.6, fill(tones[0]).edged(tones[1], 1.5));
    if units > 0 {
        brush.path("M-4-4L4 4M4-4L-4 4", line(tones[1], 2.2));
        if units > 1 {
            numeral_centred(brush, units.into(), [12.0, 0.0], 9.2, tones[1]);
        }
    } else {
        numeral_centred(brush, steps.into(), [0.0, 0.0], 9.2, tones[1]);
    }
}

impl Canvas<'_> {
    /// [4.2.5a] Declared attacks as short arrows, and the enemies who must still be attacked [7.2b].
    pub(super) fn declared(&mut self) {
        let state = &self.view.state;
        let mut attacks: Vec<(Hex, Hex)> = Vec::new();
        for piece in state.operation.active.minus(state.operation.working) {
            let (Some(from), Some(at)) = (state.units.hex(piece), self.game.aim_of(state, piece))
            else {
                continue;
            };
            if !attacks.contains(&(from, at)) {
                attacks.push((from, at));
            }
        }
        let due = if state.awaits == game_marathon::Awaits::Declaration {
            self.game.must_attack(state)
        } else {
            game_marathon::map::Hexes::NONE
        };
        self.easel.open_keyed("attacks", &[("pointer-events", "none")]);
        for (from, at) in attacks {
            self.easel.open_keyed(&format!("attack-{from}-{at}"), &[]);
            let ends = [grid::middle(from), grid::middle(at)];
            arrows::thrust(&mut self.easel.brush, ends);
            self.easel.brush.close("g");
        }
        for hex in due {
            let [x, y] = grid::middle(hex);
            self.easel.open_keyed(&format!("due-{hex}"), &[]);
            self.easel.brush.at(x - 17.0, y - 17.0, 1.0, arrows::duty);
            self.easel.brush.close("g");
        }
        self.easel.brush.close("g");
    }
}
