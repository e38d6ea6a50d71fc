//! Whole set-ups: sensible ones by name, which may be changed piece by piece, and one's own.

use engine::notation::times;

use super::{Draft, hex, vertex};
use crate::action::Action;
use crate::control::Field;
use crate::game::Marathon;
use crate::map::{Hex, Hexes, vertex_word};
use crate::setup::forward;
use crate::state::{Awaits, Impulse, Place, State};
use crate::units::{Arm, Formation, Kind, Side};

/// How a side stands.
#[derive(Copy, Clone, Eq, PartialEq)]
enum Plan {
    /// As near to the enemy as it may.
    Line,
    /// As far back as it may.
    Back,
}

impl Marathon {
    /// [10.0] Everybody who is in hand is set up by a plan.
    pub(super) fn deploy_order(&self, state: &State, plan: &str) -> Option<Vec<Action>> {
        let plan = match plan {
            "line" => Plan::Line,
            "back" => Plan::Back,
            _ => return None,
        };
        let Awaits::SetUp(side) = state.awaits else { return None };
        let mut draft = Draft::new(self, state);
        let heavy = Kind::of(side).filter(|it| it.arm().is_heavy());
        for kind in heavy {
            let ground = ordered(self.board.ground.of(kind), side, plan);
            self.fill(&mut draft, kind, &ground);
        }
        for kind in Kind::of(side).filter(|it| it.arm() == Arm::Leader) {
            self.post_leader(&mut draft, side, kind);
        }
        let light =
            Kind::of(side).filter(|it| it.arm().is_independent() && it.arm() != Arm::Leader);
        for kind in light {
            self.spread(&mut draft, side, kind, plan);
        }
        draft.or(None)
    }

    /// Sets up all of a kind, hex by hex.
    fn fill(&self, draft: &mut Draft<'_>, kind: Kind, ground: &[Hex]) {
        for at in ground {
            while self.in_hand(&draft.state, kind).is_some()
                && draft.takes_facing(Action::Place { kind, at: *at }, Some(forward(kind.side())))
            {
            }
        }
    }

    /// Sets up a kind over the wings in turn, so that each has some.
    fn spread(&self, draft: &mut Draft<'_>, side: Side, kind: Kind, plan: Plan) {
        let wings = match side {
            Side::Greek => self.board.ground.greek,
            Side::Persian => self.board.ground.persian,
        };
        let grounds = wings.map(|wing| ordered(wing, side, plan));
        let mut turn = 0;
        let mut misses = 0;
        while self.in_hand(&draft.state, kind).is_some() && misses < grounds.len() {
            let ground = &grounds[turn % grounds.len()];
            let place = |at: &Hex| Action::Place { kind, at: *at };
            let found = ground.iter().any(|at| draft.takes_facing(place(at), Some(forward(side))));
            misses = if found { 0 } else { misses + 1 };
            turn += 1;
        }
    }

    /// [10.1.1d] A Leader stands with the most units of a wing that may have him, in the middle of its
    /// line.
    fn post_leader(&self, draft: &mut Draft<'_>, side: Side, kind: Kind) {
        if self.in_hand(&draft.state, kind).is_none() {
            return;
        }
        let state = &draft.state;
        let wing = own_wing(kind);
        let mut held: Vec<(bool, bool, usize, u32, Hex)> = {
            let field = Field::new(self, state);
            let hexes: Hexes = field.units_of(side).map(|(_, at)| at).collect();
            let formation =
                |at| field.units_in(at).next().and_then(|it| self.roster().of(it).formation);
            let of_wing: Hexes = hexes.iter().filter(|at| formation(*at) == Some(wing)).collect();
            let middle = i32::from(middle_column(of_wing));
            let may = hexes.iter().filter(|at| self.may_place(&field, kind, *at).is_ok());
            may.map(|at| {
                let led = field.leaders_of(side).any(|(_, its)| its == at);
                let far = i32::from(at.column()).abs_diff(middle);
                (!of_wing.has(at), led, field.units_in(at).count(), far, at)
            })
            .collect()
        };
        held.sort_by_key(|(other, led, units, far, at)| {
            (*other, *led, std::cmp::Reverse(*units), *far, *at)
        });
        for (.., at) in held {
            if draft.takes(Action::Place { kind, at }) {
                return;
            }
        }
    }

    /// [10.1.3b] [10.2.4a] Those who land or come in are placed where they may be.
    pub(super) fn place_all(&self, state: &State) -> Option<Vec<Action>> {
        let side = match state.awaits {
            Awaits::Landing => Side::Persian,
            Awaits::Spartans => Side::Greek,
            _ => return None,
        };
        let mut draft = Draft::new(self, state);
        // A Leader's die ends an order, so units come first.
        let kinds = Kind::of(side).filter(|it| it.arm() != Arm::Leader);
        for kind in kinds.chain(Kind::of(side).filter(|it| it.arm() == Arm::Leader)) {
            let ground = match state.awaits {
                Awaits::Landing => self.board.ground.beaches,
                _ => self.board.ground.edges,
            };
            self.fill(&mut draft, kind, &ordered(ground, side, Plan::Line));
        }
        draft.or(None)
    }

    /// [10.0] A set-up of one's own: `hoplite-left@2301/down-left`, as often as there are units, or
    /// `hoplite-leftx2@2301/down-left` for two of them.
    pub(super) fn deploy_as(&self, state: &State, posts: &[&str]) -> Option<Vec<Action>> {
        let places = matches!(state.awaits, Awaits::SetUp(_) | Awaits::Landing | Awaits::Spartans);
        let mut draft = Draft::new(self, state);
        for post in posts.iter().filter(|_| places) {
            let (kind, place) = post.split_once('@')?;
            let (kind, count) = times(kind).ok()?;
            let (at, facing) =
                place.split_once('/').map_or((place, None), |(at, it)| (at, Some(it)));
            let kind = Kind::all().find(|it| it.word() == kind)?;
            let facing = match facing {
                Some(word) => Some(vertex(word)?),
                None => None,
            };
            let place = Action::Place { kind, at: hex(at)? };
            if !(0..count).all(|_| draft.takes_facing(place, facing)) {
                draft.actions.push(place); // The door says why not.
                break;
            }
        }
        draft.or(None)
    }

    /// [10.0] The order that sets a side up as it stands now; nothing where nobody stands yet. Units
    /// come before Leaders, so that each finds those whom he is with.
    pub fn deployment_so_far(&self, state: &State) -> Option<String> {
        let Impulse::SetUp(side) = state.impulse else { return None };
        let mut posts = Vec::new();
        for leaders in [false, true] {
            for piece in self.roster().side(side) {
                let Place::Map(at) = state.units.place(piece) else { continue };
                if self.roster().is_leader(piece) == leaders {
                    let (kind, facing) = (self.roster().of(piece).kind, state.units.facing(piece));
                    posts.push(format!("{kind}@{:04}/{}", at.number(), vertex_word(facing)));
                }
            }
        }
        (!posts.is_empty()).then(|| format!("deploy as {}", posts.join(" ")))
    }

    /// [10.1.1f] Abatis on both sides of the Greek Center, in one line with it: they guard its flanks
    /// and bar nobody's way forward.
    pub(super) fn abatis_order(&self, state: &State) -> Option<Vec<Action>> {
        let Awaits::Abatis(left) = state.awaits else { return None };
        let field = Field::new(self, state);
        let center = self.roster().formation(Side::Greek, Formation::Center);
        let held: Vec<Hex> = center.iter().filter_map(|it| state.units.hex(it)).collect();
        let first = held.iter().min_by_key(|hex| hex.column())?;
        let last = held.iter().max_by_key(|hex| hex.column())?;
        // How far down a hex lies, in halves of a row.
        let down = |hex: &Hex| 2 * hex.row() + u8::from(hex.column().is_multiple_of(2));
        let beside = |column: u8, end: &Hex| {
            let open = Hex::in_column(column)
                .filter(|hex| field.may_fell(*hex).is_ok() && field.holder(*hex).is_none());
            open.min_by_key(|hex| (down(hex).abs_diff(down(end)), *hex))
        };
        let line: Vec<Hex> = (1..39)
            .flat_map(|step| {
                [
                    first.column().checked_sub(step).and_then(|it| beside(it, first)),
                    last.column().checked_add(step).and_then(|it| beside(it, last)),
                ]
            })
            .flatten()
            .collect();
        let mut draft = Draft::new(self, state);
        for at in line.into_iter().take(usize::from(left)) {
            draft.takes(Action::Abatis(at));
        }
        draft.or(None)
    }
}

/// The formation that a Leader is set up with where nobody says which: Plataeans on the left, as
/// Herodotus has them, the polemarch on the right.
const fn own_wing(kind: Kind) -> Formation {
    match kind.word().as_bytes() {
        b"plataea" | b"datis" => Formation::Left,
        b"aiantis" | b"callimachus" | b"sakai" | b"medes" => Formation::Right,
        _ => Formation::Center,
    }
}

/// The hexes of a ground by a plan: the foremost of every column first, those in the middle before
/// those at its ends, then the next rank.
fn ordered(ground: Hexes, side: Side, plan: Plan) -> Vec<Hex> {
    let down = (side == Side::Greek) == (plan == Plan::Line);
    let middle = i32::from(middle_column(ground));
    let mut ranked: Vec<(usize, u32, Hex)> = Vec::new();
    for column in 1..=39 {
        let mut hexes: Vec<Hex> = ground.iter().filter(|hex| hex.column() == column).collect();
        hexes.sort_by_key(|hex| {
            if down {
                std::cmp::Reverse(i16::from(hex.row()))
            } else {
                std::cmp::Reverse(-i16::from(hex.row()))
            }
        });
        let far = i32::from(column).abs_diff(middle);
        ranked.extend(hexes.into_iter().enumerate().map(|(rank, hex)| (rank, far, hex)));
    }
    ranked.sort_by_key(|(rank, far, hex)| (*rank, *far, *hex));
    ranked.into_iter().map(|(.., hex)| hex).collect()
}

/// The column in the middle of a ground.
fn middle_column(ground: Hexes) -> u8 {
    let count = ground.len().max(1);
    let sum: u32 = ground.iter().map(|hex| u32::from(hex.column())).sum();
    (sum / count) as u8
}
