//! The Greek Deployment Phase, unit by unit: where each may still be placed.
//!
//! Every restriction is kept at every step, so that the deployment stands when the last unit does.
//! Where somebody finds no place any more, a contingent may be taken up again.

use boards::squares::{Eighth, Quarter};
use engine::{Fault, Log};

use super::{areas_of, set_up_areas, west_of_wall};
use crate::action::{Action, Kind};
use crate::event::{Event, Who};
use crate::game::Spartans;
use crate::map::{Area, Areas, Map, WEST};
use crate::muster::{Contingents, Muster};
use crate::roster::Roster;
use crate::stack::{MOST, Unit};
use crate::state::{Awaits, State};
use crate::units::{Arm, Contingent, Side};

/// [6.0.1.3] Those who can stand before the wall with the Spartans, the Phocians aside: these come
/// there last [6.0.1.4].
const COMPANIONS: [Contingent; 4] =
    [Contingent::Thespians, Contingent::Thebans, Contingent::Malians, Contingent::Locrians];

impl Spartans {
    /// The contingents that deploy now: in play, and not in the Box.
    pub fn deploying(&self, state: &State) -> Contingents {
        let deploys = |it: &Contingent| state.guard != Some(*it) && state.is_present(*it);
        Side::Greek.contingents().filter(deploys).collect()
    }

    /// Every kind that is still to be placed, with its number.
    pub fn to_place<'a>(&'a self, state: &'a State) -> impl Iterator<Item = (Kind, u8)> + 'a {
        let all = Side::Greek.contingents().filter(|it| state.guard != Some(*it));
        all.flat_map(|it| state.muster(it).kinds(it))
    }

    /// [6.0c] [6.0.1.1a] to [6.0.1.4] Where a unit may be placed.
    pub fn posts(&self, state: &State, contingent: Contingent, arm: Arm) -> Areas {
        let mut posts = self.allowed_ground(state, contingent);
        let positions = &state.positions;
        for area in posts {
            let stack = positions.stack(Side::Greek, area);
            if stack.len() >= MOST || stack.arm().is_some_and(|there| there != arm) {
                posts.remove(area);
            }
        }
        let placed = areas_of(positions, contingent);
        if contingent == Contingent::Peloponnesians || placed.is_empty() {
            return posts;
        }
        posts.and(with_neighbours(placed))
    }

    /// [6.0c] [6.0.1.3] [6.0.1.4] The ground that is open to a contingent, whoever stands there.
    pub fn allowed_ground(&self, state: &State, contingent: Contingent) -> Areas {
        let map = &self.board.map;
        let all = set_up_areas(map);
        let west = west_of_wall(map);
        let mut ground = all;
        if state.day < 3 && self.is_bound_west(state, contingent) {
            ground = ground.and(west);
        }
        if contingent == Contingent::Phocians && !self.others_stand_west(state) {
            ground = ground.minus(west);
        }
        ground
    }

    /// [6.0.1.3] Whether a contingent may stand on the Persian side alone: the Spartans, and the last
    /// of those who can be there with them.
    fn is_bound_west(&self, state: &State, contingent: Contingent) -> bool {
        if contingent == Contingent::Spartans {
            return true;
        }
        let deploying = self.deploying(state);
        let west = west_of_wall(&self.board.map);
        let keeps =
            |it: Contingent| deploying.has(it) && areas_of(&state.positions, it).is_within(west);
        if !COMPANIONS.into_iter().any(|it| deploying.has(it)) {
            // [Q76] Only Phocians can be there with them, and they come after everybody else.
            return deploying.has(Contingent::Phocians);
        }
        COMPANIONS.into_iter().filter(|it| keeps(*it)).eq([contingent])
    }

    /// [6.0.1.4] Whether every other contingent stands on the Persian side, whole.
    fn others_stand_west(&self, state: &State) -> bool {
        let west = west_of_wall(&self.board.map);
        self.deploying(state).iter().filter(|it| *it != Contingent::Phocians).all(|it| {
            state.muster(it).in_hand() == 0 && areas_of(&state.positions, it).is_within(west)
        })
    }

    /// [3.1.3b] The sides that a unit may face in an area.
    pub fn facings(state: &State, area: Area) -> impl Iterator<Item = Quarter> + use<> {
        let there = state.positions.stack(Side::Greek, area).facing();
        Quarter::ALL.into_iter().filter(move |it| there.is_none_or(|there| there == *it))
    }

    /// [6.0.1.1a] Whether somebody in hand finds no place any more.
    pub fn is_stuck(&self, state: &State) -> bool {
        self.to_place(state)
            .any(|(kind, _)| self.posts(state, kind.contingent, kind.arm).is_empty())
    }

    /// Puts every way to place a unit into a list.
    pub(crate) fn list_posts(&self, state: &State, list: &mut Vec<Action>) {
        let mut stuck = false;
        let mut known: Option<(Contingent, Arm, Areas)> = None;
        for (kind, _) in self.to_place(state) {
            let posts = match known {
                Some((contingent, arm, posts))
                    if (contingent, arm) == (kind.contingent, kind.arm) =>
                {
                    posts
                }
                _ => self.posts(state, kind.contingent, kind.arm),
            };
            known = Some((kind.contingent, kind.arm, posts));
            stuck |= posts.is_empty();
            for at in posts {
                let facings = Self::facings(state, at);
                list.extend(facings.map(|facing| Action::Place { kind, at, facing }));
            }
        }
        if stuck {
            list.extend(self.placed(state).map(Action::Clear));
        }
    }

    /// The contingents that have units on the map.
    fn placed<'a>(&'a self, state: &'a State) -> impl Iterator<Item = Contingent> + 'a {
        self.deploying(state).iter().filter(|it| state.on_map(*it) > 0)
    }

    /// Whether a unit may be placed so, or a contingent taken up again.
    pub(crate) fn may_deploy(&self, state: &State, action: Action) -> bool {
        match action {
            Action::Place { kind, at, facing } => {
                self.to_place(state).any(|(it, _)| it == kind)
                    && self.posts(state, kind.contingent, kind.arm).has(at)
                    && Self::facings(state, at).any(|it| it == facing)
            }
            Action::Clear(contingent) => {
                self.is_stuck(state) && self.placed(state).any(|it| it == contingent)
            }
            _ => false,
        }
    }

    /// [6.0c] Places a unit under those that lie there; they are one force [3.1.2a].
    pub(crate) fn place(
        &self,
        state: &mut State,
        kind: Kind,
        (at, facing): (Area, Quarter),
        log: &mut impl Log<Event>,
    ) {
        let Kind { contingent, arm, losses } = kind;
        let covered = !state.positions.stack(Side::Greek, at).is_empty();
        let fresh = Unit::fresh(contingent, arm, facing);
        let unit = Unit { losses, linked: covered, forward: WEST, ..fresh };
        state.muster_mut(contingent).hand[arm.index()][usize::from(losses)] -= 1;
        state.positions.put(at, unit);
        log.tell(|| Event::Placed { who: Who { covered, ..Who::from(kind) }, at, facing });
        if self.to_place(state).next().is_none() {
            Self::greeks_have_deployed(state);
        }
    }

    /// [6.0.1.1a] Takes a contingent up again.
    pub(crate) fn clear(state: &mut State, contingent: Contingent, log: &mut impl Log<Event>) {
        state.take_up(contingent);
        log.tell(|| Event::Cleared { contingent });
    }

    /// [4.0.B] [4.0.C] The contingent that was committed deploys next.
    pub(crate) fn greeks_have_deployed(state: &mut State) {
        if let Some(contingent) = state.attacker {
            state.awaits = Awaits::Muster(contingent);
        }
    }
}

impl State {
    /// [6.0.2] [Q39] Takes the units of a contingent off the map and into the hand: they keep their
    /// losses, and are not Disordered any more.
    pub(crate) fn take_up(&mut self, contingent: Contingent) {
        let side = contingent.side();
        for area in areas_of(&self.positions, contingent) {
            let Muster { hand, .. } = &mut self.musters[contingent.index()];
            self.positions.change(side, area, |stack| {
                stack.remove(|unit| {
                    let is_his = unit.contingent == contingent;
                    hand[unit.arm.index()][usize::from(unit.losses)] += u8::from(is_his);
                    is_his
                })
            });
        }
    }
}

/// Areas and all that touch them.
fn with_neighbours(areas: Areas) -> Areas {
    let mut wider = areas;
    for area in areas {
        for way in Eighth::ALL {
            if let Some(next) = area.next(way) {
                wider.add(next);
            }
        }
    }
    wider
}

/// What is wrong with an army that does not find room on its ground.
pub(crate) fn crowded(map: &Map, roster: &Roster) -> Vec<Fault> {
    let areas = |contingent: Contingent| -> u32 {
        let stacks = |arm: Arm| u32::from(roster.count(contingent, arm)).div_ceil(MOST as u32);
        Arm::ALL.into_iter().map(stacks).sum()
    };
    let all: u32 = Side::Greek.contingents().map(areas).sum();
    let companion = COMPANIONS.into_iter().map(areas).max().unwrap_or(0);
    let mut faults = Vec::new();
    if all > set_up_areas(map).len() {
        faults.push(Fault::new(
            "the Greeks need more areas than rows D to L have; take units off or open areas [6.0c]",
        ));
    }
    if areas(Contingent::Spartans) + companion > west_of_wall(map).len() {
        faults.push(Fault::new(
            "the Spartans and another contingent need more areas than rows D to G have; take units \
             off or open areas [6.0.1.3]",
        ));
    }
    faults
}
