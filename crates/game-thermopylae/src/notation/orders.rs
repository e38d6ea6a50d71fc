//! Group orders: one line for many single actions, each of which passes the same door.
//!
//! `attack mg_s all`, `free mg_s all`, `attack mg_s immortalsx2@springs infantry@mg_n`: declare and
//! let these take part (`fight` commits). `join all`: let everybody take part who may.
//! `march springs mg_s`: the whole stack, as many as may; `march springs mg_s immortalsx2`: these.
//! `exit exit_s`: all who may; `exit exit_s infantryx2`: these. `place greek-infantryx3 mg_s`, and a whole set-up in one line:
//! `place leonidas@mg_s greek-infantryx3@mg_n`. `hit auto`: give out the hits as odds assume it.

use engine::{Game as _, Quiet};

use crate::action::Action;
use crate::domain::Domain;
use crate::game::Thermopylae;
use crate::map::Place;
use crate::state::{Awaits, State};
use crate::units::Unit;
use engine::notation::times;

impl Thermopylae {
    /// The single actions of a group order, if the text is one.
    pub(crate) fn order_from(&self, state: &State, order: &str) -> Option<Vec<Action>> {
        let words: Vec<&str> = order.split_whitespace().collect();
        match words[..] {
            ["attack", target, ref who @ ..] if !who.is_empty() => {
                let target = Place::named(target)?;
                self.attack_order(state, (Action::Attack(target), target), who)
            }
            ["free", target, ref who @ ..] if !who.is_empty() => {
                let target = Place::named(target)?;
                self.attack_order(state, (Action::Free(target), target), who)
            }
            ["join", "all"] => Some(self.everybody(state)),
            ["join", ref who @ ..] if who.iter().all(|word| word.contains('@')) => {
                each(who, Action::Join)
            }
            ["place", ref who @ ..]
                if !who.is_empty() && who.iter().all(|word| word.contains('@')) =>
            {
                each(who, Action::Place)
            }
            ["march", from, to, ref units @ ..] if Unit::named(from).is_none() => {
                self.march_order(state, Place::named(from)?, Place::named(to)?, units)
            }
            ["exit", from, ref units @ ..] if Unit::named(from).is_none() => {
                Self::exit_order(state, Place::named(from)?, units)
            }
            ["place", units, place] if units.contains('x') => {
                let (unit, count) = times(units).ok()?;
                let place = Action::Place(Unit::named(unit)?, Place::named(place)?);
                Some(vec![place; usize::from(count)])
            }
            ["hit", "auto"] if matches!(state.awaits, Awaits::Hits(_)) => {
                Some(self.hits_in_order(state))
            }
            _ => None,
        }
    }

    /// Declares an attack and lets units take part.
    fn attack_order(
        &self,
        state: &State,
        (declare, target): (Action, Place),
        who: &[&str],
    ) -> Option<Vec<Action>> {
        let mut actions = vec![declare];
        if who == ["all"] {
            if self.allows(state, declare) {
                let free = matches!(declare, Action::Free(_));
                let mut declared = state.clone();
                Self::declare(&mut declared, target, free, &mut Quiet);
                actions.extend(self.everybody(&declared));
            }
        } else {
            actions.extend(each(who, Action::Join)?);
        }
        Some(actions)
    }

    /// [R26] Everybody who may still take part in the declared attack.
    pub(crate) fn everybody(&self, state: &State) -> Vec<Action> {
        let mut actions = Vec::new();
        if let Domain::Joining(joiners) = self.domain(state) {
            joiners.each(|unit, from, units| {
                let join = Action::Join(unit, from);
                actions.extend(std::iter::repeat_n(join, usize::from(units)));
            });
        }
        actions
    }

    /// [R37] Moves the named units, or as many of the stack as find room, the dearest first.
    fn march_order(
        &self,
        state: &State,
        from: Place,
        to: Place,
        units: &[&str],
    ) -> Option<Vec<Action>> {
        if !units.is_empty() {
            return counted(units, |unit| Action::March { unit, from, to });
        }
        let mut actions = Vec::new();
        let mut after = state.clone();
        let mut first = None;
        for (unit, count) in state.units(from) {
            let march = Action::March { unit, from, to };
            first.get_or_insert(march);
            for _ in 0..count {
                if self.allows(&after, march) {
                    Self::march(&mut after, unit, (from, to), &mut Quiet);
                    actions.push(march);
                }
            }
        }
        if actions.is_empty() {
            // Nobody may: the door says why, for the first of them or for anybody at all.
            actions.push(first.unwrap_or(Action::March {
                unit: Unit::of(state.side, 0),
                from,
                to,
            }));
        }
        Some(actions)
    }

    /// [R40] The named units leave, or everybody who may.
    fn exit_order(state: &State, from: Place, units: &[&str]) -> Option<Vec<Action>> {
        if !units.is_empty() {
            return counted(units, |unit| Action::Exit(unit, from));
        }
        let fresh = state.stack(from).fresh;
        let mut actions: Vec<Action> = Unit::of_side(state.side)
            .flat_map(|unit| {
                let units = usize::from(fresh[unit.kind()]);
                std::iter::repeat_n(Action::Exit(unit, from), units)
            })
            .collect();
        if actions.is_empty() {
            actions.push(Action::Exit(Unit::of(state.side, 0), from));
        }
        Some(actions)
    }

    /// [R32] Gives out the hits of the side that is asked, as odds assume it.
    fn hits_in_order(&self, state: &State) -> Vec<Action> {
        let mut after = state.clone();
        let mut actions = Vec::new();
        while after.awaits == state.awaits
            && let Some(action @ Action::Hit { unit, wounds, at }) = self.preferred_hit(&after)
        {
            self.hit(&mut after, (unit, wounds, at), &mut Quiet);
            actions.push(action);
        }
        actions
    }
}

/// Reads who does so, and how many: `immortalsx2`.
fn counted(words: &[&str], act: impl Fn(Unit) -> Action) -> Option<Vec<Action>> {
    let mut actions = Vec::new();
    for word in words {
        let (unit, count) = times(word).ok()?;
        let action = act(Unit::named(unit)?);
        actions.extend(std::iter::repeat_n(action, usize::from(count)));
    }
    Some(actions)
}

/// Reads who does so, and where: `immortalsx2@springs`.
fn each(words: &[&str], act: fn(Unit, Place) -> Action) -> Option<Vec<Action>> {
    let mut actions = Vec::new();
    for word in words {
        let (units, at) = word.split_once('@')?;
        let (unit, count) = times(units).ok()?;
        let action = act(Unit::named(unit)?, Place::named(at)?);
        actions.extend(std::iter::repeat_n(action, usize::from(count)));
    }
    Some(actions)
}
