//! What must be true of every position: checked for every one that somebody writes, and after
//! every step in tests.

use engine::notation::unmet;
use engine::{Fault, Quiet, Seat};

use super::position::is_before_battle;
use crate::combat::Slope;
use crate::end::{Contact, Finish, QUIET_ROUNDS};
use crate::game::Thermopylae;
use crate::map::{Place, Places};
use crate::options::Auction;
use crate::state::{Awaits, Combat, Hits, Ranks, Stack, State};
use crate::units::{KINDS, Side, Unit};

impl Thermopylae {
    /// Everything that is impossible about a position. None: it can be played.
    pub fn unsoundness(&self, state: &State) -> Vec<Fault> {
        let faults = unmet([
            (
                self.armies_are_whole(state),
                "on the map, destroyed and gone there must be as many units as fight [R14] [R18]",
            ),
            (self.ground_fits(state), "a side holds a place without units, or one not on the map"),
            (self.limits_hold(state), "a place holds more units than its limit [R16] [R17]"),
            (self.bid_fits(state), "the bid does not fit the table or the step [R3] [R4]"),
            (
                self.auction_fits(state),
                "the step does not fit how sides are settled here [R2] [R3]",
            ),
            (self.rounds_fit(state), "round, turn and quiet rounds do not fit the step [R19]"),
            (self.contact_fits(state), "contact does not fit losses, rounds or the step [R19]"),
            (
                progress_fits(state),
                "nothing was destroyed and nobody left, so there is no progress",
            ),
            (spent_fits(state), "only units of the player in turn have attacked or moved [R20]"),
            (self.set_up_fits(state), "the Persians begin in the Camp, the Greeks not yet [R14]"),
        ]);
        if !faults.is_empty() {
            return faults; // What follows asks questions that only whole armies can answer.
        }
        unmet([
            (
                self.ending_fits(state),
                "whether the game is over does not fit the units destroyed and gone [R5] [R6] [R7]",
            ),
            (called_off_fits(state), "attacks were called off that could not be declared [R28]"),
            (
                self.combat_fits(state),
                "the combat does not fit the step or the units [R25] to [R36]",
            ),
            (
                self.step_fits(state),
                "the step does not fit the position: nobody would have a choice",
            ),
        ])
    }

    /// [R14] [R18] Every unit is somewhere.
    fn armies_are_whole(&self, state: &State) -> bool {
        Side::BOTH.into_iter().all(|side| {
            let on_map = state.on_map(side);
            (0..KINDS).all(|kind| {
                let army = self.board.armies[side as usize][kind];
                let gone = if side == Side::Persian { state.departed[kind] } else { 0 };
                let lost = state.destroyed[side as usize][kind].saturating_add(gone);
                let there = on_map[kind].saturating_add(lost); // No army has so many: see MOST_UNITS.
                let unplaced = side == Side::Greek && is_before_battle(state.awaits);
                there == army || (unplaced && there < army)
            })
        })
    }

    /// [A4] Each side holds exactly the places where its units stand, and no place is held by both.
    fn ground_fits(&self, state: &State) -> bool {
        let [greek, persian] = state.ground;
        let held = greek.or(persian);
        let empty = |place| *state.stack(place) == Stack::default();
        greek.and(persian).is_empty()
            && held.minus(self.board.map.all()).is_empty()
            && Place::all().all(|place| held.has(place) != empty(place))
    }

    /// [R15] [R16] [R17] No place holds too many.
    fn limits_hold(&self, state: &State) -> bool {
        let [greek, persian] = state.ground;
        let fits = |place| state.stack(place).size() <= self.board.map.limit(place);
        greek.or(persian).into_iter().all(fits)
    }

    /// [R3] [R4] [A31] The bid is one that could have been made.
    fn bid_fits(&self, state: &State) -> bool {
        let most = self.highest_bid();
        match state.awaits {
            Awaits::Opener | Awaits::FirstBid => state.bid == 0,
            Awaits::SecondBid { first } => state.bid == 0 && (1..=most).contains(&first),
            Awaits::Auction { .. } => state.bid < most,
            _ => {
                let agreed = self.options.agreed;
                (1..=most).contains(&state.bid)
                    && agreed.is_none_or(|it| it.bid == state.bid && it.greek == state.greek)
            }
        }
    }

    /// [R2] [R3] [A30] Sides are settled in the way that was agreed on.
    fn auction_fits(&self, state: &State) -> bool {
        let options = &self.options;
        let open = options.agreed.is_none() && options.auction == Auction::Open;
        let sealed = options.agreed.is_none() && options.auction == Auction::Sealed;
        let nobody_yet = state.greek == Seat::FIRST;
        match state.awaits {
            Awaits::Opener => open && options.opener.is_none() && nobody_yet,
            Awaits::Auction { seat } if state.bid == 0 => {
                open && nobody_yet && options.opener.is_none_or(|opener| opener == seat)
            }
            Awaits::Auction { seat } => open && seat != state.greek,
            Awaits::FirstBid | Awaits::SecondBid { .. } | Awaits::Tie => sealed && nobody_yet,
            _ => true,
        }
    }

    /// [R19] [A28] Rounds are counted right.
    fn rounds_fit(&self, state: &State) -> bool {
        if is_before_battle(state.awaits) {
            return (state.round, state.quiet, state.side) == (0, 0, Side::Persian);
        }
        let ended_by_rounds = state.side == Side::Greek && !state.progress;
        let quiet = match state.awaits {
            Awaits::Over(Finish::StandOff) => ended_by_rounds && state.quiet == QUIET_ROUNDS,
            Awaits::Over(Finish::TimeUp) => {
                ended_by_rounds && state.quiet < QUIET_ROUNDS && state.round == self.options.rounds
            }
            _ => state.quiet < QUIET_ROUNDS,
        };
        quiet && (1..=self.options.rounds).contains(&state.round) && state.quiet <= state.round
    }

    /// [A28] Nobody falls, fights or is quiet before the armies meet. Version 1 knows no contact.
    fn contact_fits(&self, state: &State) -> bool {
        if self.rules < 2 {
            return state.contact == Contact::Before;
        }
        let fought = state.is_in_combat()
            || state.awaits == Awaits::Combat
            || state.destroyed != [[0; KINDS]; 2];
        match state.contact {
            Contact::Never => !fought && state.quiet == 0,
            // They met in the midst of a round: when the Greek turn began.
            Contact::Now => {
                let ended = matches!(state.awaits, Awaits::Over(Finish::StandOff | Finish::TimeUp));
                state.side == Side::Greek && state.quiet == 0 && !ended
            }
            Contact::Before => !is_before_battle(state.awaits),
        }
    }

    /// [R14] [R18] Before the first turn nobody has moved.
    fn set_up_fits(&self, state: &State) -> bool {
        if !is_before_battle(state.awaits) {
            return true;
        }
        let camp = Places::one(self.board.map.camp());
        let nobody_lost = state.destroyed == [[0; KINDS]; 2] && state.departed == [0; KINDS];
        let greeks = state.ground(Side::Greek);
        let placed = state.awaits == Awaits::SetUp || greeks.is_empty();
        nobody_lost && placed && state.ground(Side::Persian) == camp && greeks.and(camp).is_empty()
    }

    /// [R5] [R6] [R7] The game is over when it should be, and not before.
    fn ending_fits(&self, state: &State) -> bool {
        if is_before_battle(state.awaits) {
            return true;
        }
        let due = if self.is_out_of_reach(state) {
            Some(Finish::BidOutOfReach)
        } else {
            Self::finish_by_losses(state)
        };
        match state.awaits {
            Awaits::Over(Finish::StandOff | Finish::TimeUp) => due.is_none(),
            Awaits::Over(finish) => due == Some(finish),
            _ => due.is_none(),
        }
    }

    /// What a step waits for is there.
    fn step_fits(&self, state: &State) -> bool {
        match state.awaits {
            Awaits::SetUp => self.unplaced(state) != [0; KINDS],
            Awaits::Combat => !self.targets(state).is_empty(),
            _ => true,
        }
    }

    /// [R25] to [R36] The combat in progress is one that could have come about.
    fn combat_fits(&self, state: &State) -> bool {
        let combat = &state.combat;
        if !state.is_in_combat() {
            return *combat == Combat::NONE;
        }
        if !self.fighters_fit(state) {
            return false;
        }
        let idle = combat.rolled == 0 && combat.hits == Hits::default();
        let engaged = combat.round > 0 && combat.attacker_count() > 0;
        let once = !combat.free || combat.round == 1;
        match state.awaits {
            Awaits::Join => idle && combat.round == 0,
            Awaits::Dice => {
                engaged && once && combat.rolled < Self::dice(combat) && self.hits_fit(state)
            }
            Awaits::Hits(side) => {
                let told = combat.rolled == Self::dice(combat) && self.hits_fit(state);
                engaged && once && told && self.has_choice(state, side)
            }
            _ => engaged && idle && !combat.free,
        }
    }

    /// [R26] [R27] The units in the combat are where they should be.
    fn fighters_fit(&self, state: &State) -> bool {
        let combat = &state.combat;
        let joining = state.awaits == Awaits::Join;
        let enemies = state.ground(state.side.enemy());
        let may = self.may_join_from(combat.target, combat.free);
        let present = self.attackers(combat).all(|(place, ranks)| {
            let there = if joining { state.stack(place).fresh } else { state.stack(place).spent };
            let mine = state.ground(state.side).has(place) && may.has(place);
            *ranks == Ranks::default()
                || mine && self.ranks_fit(ranks, state.side, state.awaits, there, false)
        });
        let beyond = self.board.map.slots(combat.target).len();
        let nowhere = combat.attackers[beyond..].iter().all(|ranks| *ranks == Ranks::default());
        let stack = state.stack(combat.target).fresh;
        let defended = if joining {
            combat.defenders == Ranks::default()
        } else {
            self.ranks_fit(&combat.defenders, state.side.enemy(), state.awaits, stack, true)
        };
        enemies.has(combat.target) && present && nowhere && defended
    }

    /// [R33] [R34] Nobody has more hits than destroy him; who has as many is removed by now, or
    /// about to be. Nobody joins with a hit [R23].
    fn ranks_fit(
        &self,
        ranks: &Ranks,
        side: Side,
        awaits: Awaits,
        there: [u8; KINDS],
        all: bool,
    ) -> bool {
        let most = |kind| match awaits {
            Awaits::Join => 0,
            Awaits::Hits(_) => self.board.values(Unit::of(side, kind)).hits,
            _ => self.board.values(Unit::of(side, kind)).hits - 1,
        };
        ranks.groups().all(|(kind, wounds, _)| wounds <= most(kind))
            && (0..KINDS).all(|kind| {
                let units: u16 = ranks.0[kind].iter().copied().map(u16::from).sum();
                let known = u16::from(there[kind]);
                if all { units == known } else { units <= known }
            })
    }

    /// [R29] [R30] No more hits than dice that fell, each of the right kind.
    fn hits_fit(&self, state: &State) -> bool {
        let (combat, Hits { on_defenders, on_attackers, downhill }) =
            (&state.combat, state.combat.hits);
        let attackers = combat.attacker_count();
        let defended = combat.rolled.saturating_sub(attackers);
        let splits = downhill == 0 || self.slope_of(combat) == Slope::Split;
        on_defenders <= combat.rolled.min(attackers)
            && u16::from(on_attackers) + u16::from(downhill) <= u16::from(defended)
            && splits
    }

    /// [R32] The side that is asked has a choice; the attacker was asked before the defender.
    fn has_choice(&self, state: &State, side: Side) -> bool {
        let hits = state.combat.hits;
        let order = side == state.side || hits.on_attackers + hits.downhill == 0;
        let mut pressed = state.clone();
        order && self.press(&mut pressed, side, &mut Quiet) && pressed == *state
    }
}

/// [A28] Progress in a round leaves a trace.
fn progress_fits(state: &State) -> bool {
    let lost = state.destroyed != [[0; KINDS]; 2] || state.departed != [0; KINDS];
    !state.progress || lost
}

/// [R20] Nobody but the player in turn has attacked or moved.
fn spent_fits(state: &State) -> bool {
    let is_spent = |side: Side| {
        state.ground(side).into_iter().any(|place| state.stack(place).spent != [0; KINDS])
    };
    let may_be_spent = !is_before_battle(state.awaits);
    !is_spent(state.side.enemy()) && (may_be_spent || !is_spent(state.side))
}

/// [A7] Attacks are called off in the phase of combats, on enemies.
fn called_off_fits(state: &State) -> bool {
    let enemies = state.ground(state.side.enemy());
    let [attack, free] = state.called_off;
    match state.awaits {
        Awaits::Combat | Awaits::Join => attack.or(free).minus(enemies).is_empty(),
        _ => state.called_off == [Places::NONE; 2],
    }
}
