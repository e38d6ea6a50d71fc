//! Stacks that are taken up, where they may go, and what is meant where they may not.

use game_spartans::action::{Kind, Part};
use game_spartans::map::{self, Area};
use game_spartans::movement::Toll;
use game_spartans::stack::MOST;
use game_spartans::state::Business;
use game_spartans::units::Side;
use game_spartans::{Action, Spartans, View};

use super::aids::{self, Reached};
use super::picture::icon;
use super::words::{self, hands as say, parts};
use super::{target, touched, undone};
use crate::course::Pick;
use crate::hands::{Guard, HandGoal, HandKind, Handful, Meant, OrderForm};

/// Where units come from.
#[derive(Copy, Clone, Eq, PartialEq)]
enum Source {
    /// [6.0c] A kind that is still to be placed.
    Hand(Kind),
    /// Whoever stands in an area.
    Stack(Area),
}

impl Source {
    /// The source of an action, where it has one.
    const fn of(action: Action) -> Option<Self> {
        match action {
            Action::Place { kind, .. } => Some(Self::Hand(kind)),
            Action::Move { part, .. } | Action::Turn { part, .. } | Action::Charge { part, .. } => {
                Some(Self::Stack(part.at))
            }
            Action::Fire { from, .. } => Some(Self::Stack(from)),
            _ => None,
        }
    }

    fn read(game: &Spartans, view: &View, part: &str) -> Option<Self> {
        if let Some(area) = target::area_of(part) {
            return Some(Self::Stack(area));
        }
        let mut kinds = game.to_place(&view.state).map(|(kind, _)| kind);
        kinds.find(|kind| target::unit(*kind) == part).map(Self::Hand)
    }

    fn pick(self, view: &View) -> Pick {
        match self {
            Self::Hand(kind) => target::hand_pick(kind),
            Self::Stack(at) => target::stack_pick(view, at),
        }
    }
}

/// The stacks that can be taken up.
pub(super) fn stacks(game: &Spartans, view: &View) -> Vec<Pick> {
    let mut known: Vec<Source> = Vec::new();
    for source in parts::listed(game, view).into_iter().filter_map(Source::of) {
        if !known.contains(&source) {
            known.push(source);
        }
    }
    known.into_iter().map(|source| source.pick(view)).collect()
}

/// One stack: who may be taken up, and where they may go.
pub(super) fn handful(game: &Spartans, view: &View, part: &str) -> Option<Handful> {
    let source = Source::read(game, view, part)?;
    let mut actions = parts::listed(game, view);
    actions.retain(|action| Source::of(*action) == Some(source));
    let (kinds, goals) = match source {
        Source::Hand(kind) => placing(game, view, kind, &actions),
        Source::Stack(at) if view.state.segment.business() == Business::Fire => {
            firing(view, at, &actions)
        }
        Source::Stack(at) => moving(game, view, at, &actions),
    };
    (!goals.is_empty()).then(|| Handful { source: source.pick(view), kinds, goals })
}

/// [6.0c] Units in hand: where so many of them find room.
fn placing(
    game: &Spartans,
    view: &View,
    kind: Kind,
    actions: &[Action],
) -> (Vec<HandKind>, Vec<HandGoal>) {
    let state = &view.state;
    let count = game.to_place(state).find(|(it, _)| *it == kind).map_or(0, |(_, count)| count);
    let id = hand_word(kind);
    let held = HandKind {
        id: id.clone(),
        words: words::kind(kind),
        many: words::kinds(kind),
        count,
        icon: icon(kind.contingent, kind.arm, kind.losses),
    };
    let last = undone::to_place(game, view);
    let guard = (last == u16::from(count))
        .then(|| Guard { from: count, words: parts::LAST_UNIT.to_owned() });
    let mut goals: Vec<HandGoal> = Vec::new();
    for &action in actions {
        let Action::Place { at, .. } = action else { continue };
        let part = target::place(at);
        if goals.iter().any(|goal| goal.pick.part == part) {
            continue;
        }
        let room = (MOST - state.positions.stack(Side::Greek, at).len()) as u8;
        let most = count.min(room);
        let order = format!("post {} {{}}", map::name(at));
        goals.push(HandGoal {
            pick: target::place_pick(view, at),
            words: say::goal(view, action, None),
            form: OrderForm {
                whole: order.replace("{}", &format!("{id}x{most}")),
                order,
                each: String::new(),
            },
            most: vec![most],
            room,
            guard: guard.clone(),
        });
    }
    (vec![held], goals)
}

/// What orders call a kind in hand.
fn hand_word(kind: Kind) -> String {
    let Kind { contingent, arm, losses } = kind;
    match losses {
        0 => format!("{contingent}-{arm}"),
        losses => format!("{contingent}-{arm}-{losses}"),
    }
}

/// [8.1.2a] Forces of an area, and the units that may leave theirs [3.1.2c].
fn moving(
    game: &Spartans,
    view: &View,
    at: Area,
    actions: &[Action],
) -> (Vec<HandKind>, Vec<HandGoal>) {
    let tolls = match aids::tolls(game, view, view.state.segment.side(), at) {
        Reached::So { tolls, .. } => tolls,
        _ => Vec::new(),
    };
    let points = |action: Action| {
        let Action::Move { to, .. } = action else { return None };
        tolls.iter().find_map(|(at, toll)| match toll {
            Toll::Points(points) if *at == to => Some(*points),
            _ => None,
        })
    };
    let mut held: Vec<Part> = Vec::new();
    for action in actions {
        if let Some(part) = mover(*action)
            && !held.contains(&part)
        {
            held.push(part);
        }
    }
    held.sort_by_key(|part| (part.alone, part.order));
    let kinds: Vec<HandKind> = held.iter().filter_map(|part| hand_kind(view, *part)).collect();
    let mut goals: Vec<HandGoal> = Vec::new();
    for &action in actions {
        let Some((pick, order)) = goal(view, action) else { continue };
        let Some(kind) = mover(action).and_then(|part| held.iter().position(|it| *it == part))
        else {
            continue;
        };
        let found = goals.iter().position(|goal| goal.pick.part == pick.part);
        let index = found.unwrap_or_else(|| {
            let whole = order.replace("{}", &words::area(at));
            goals.push(HandGoal {
                pick,
                words: say::goal(view, action, points(action)),
                form: OrderForm { order, each: String::new(), whole },
                most: vec![0; kinds.len()],
                room: 1,
                guard: None,
            });
            goals.len() - 1
        });
        if let Some(most) = goals[index].most.get_mut(kind) {
            *most = 1;
        }
    }
    for goal in &mut goals {
        // Where no force finds room, the first unit that may leave its own goes.
        let first = goal.most.iter().position(|most| *most > 0);
        let alone = first.filter(|first| held.get(*first).is_some_and(|part| part.alone));
        if let Some(kind) = alone.and_then(|first| kinds.get(first)) {
            goal.form.whole = goal.form.order.replace("{}", &kind.id);
        }
    }
    (kinds, goals)
}

/// Who moves by an action.
const fn mover(action: Action) -> Option<Part> {
    match action {
        Action::Move { part, .. } | Action::Turn { part, .. } | Action::Charge { part, .. } => {
            Some(part)
        }
        _ => None,
    }
}

/// Where an action takes those in hand, and the order that sends them.
fn goal(view: &View, action: Action) -> Option<(Pick, String)> {
    match action {
        Action::Move { to, .. } | Action::Charge { to, .. } => {
            Some((target::place_pick(view, to), format!("go {{}} {}", map::name(to))))
        }
        Action::Turn { facing, .. } => {
            Some((target::turn_pick(facing), format!("face {{}} {}", words::facing(facing))))
        }
        _ => None,
    }
}

/// A force, or a unit that may leave its force, as the hand shows it.
fn hand_kind(view: &View, part: Part) -> Option<HandKind> {
    let stack = view.state.positions.stack(view.state.segment.side(), part.at);
    let order = usize::from(part.order);
    let unit = stack.get(order)?;
    let name = words::unit(view, part.at, order, unit);
    let (id, words) = if part.alone {
        (format!("{}/{}", map::name(part.at), part.order + 1), say::alone(part.order, &name))
    } else {
        let (first, last) = stack.force(order);
        let count = stack.len().min(last + 1) - first;
        let words = if count == 1 { name } else { say::force(unit.arm, count as u8) };
        (format!("{}.{}", map::name(part.at), part.order + 1), words)
    };
    let icon = icon(unit.contingent, unit.arm, unit.losses);
    let many = words.clone();
    Some(HandKind { id, words, many, count: 1, icon })
}

/// [8.2.6a] Units of an area that may fire, and at whom.
fn firing(view: &View, at: Area, actions: &[Action]) -> (Vec<HandKind>, Vec<HandGoal>) {
    let mut ready: Vec<u8> = Vec::new();
    let mut goals: Vec<(HandGoal, u8)> = Vec::new();
    for &action in actions {
        let Action::Fire { order, at: aim, .. } = action else { continue };
        if !ready.contains(&order) {
            ready.push(order);
        }
        let pick = target::place_pick(view, aim);
        if let Some((_, count)) = goals.iter_mut().find(|(goal, _)| goal.pick.part == pick.part) {
            *count += 1;
            continue;
        }
        let order = format!("shoot {} {{}}", map::name(aim));
        let form =
            OrderForm { whole: order.replace("{}", &words::area(at)), order, each: String::new() };
        let words = say::goal(view, action, None);
        let goal = HandGoal { pick, words, form, most: Vec::new(), room: 0, guard: None };
        goals.push((goal, 1));
    }
    let top = view.state.positions.stack(view.state.segment.side(), at).top();
    let kinds = top.map(|unit| HandKind {
        id: words::area(at),
        words: words::arm(unit.arm).to_owned(),
        many: format!("{} units", words::arm(unit.arm)),
        count: ready.len() as u8,
        icon: icon(unit.contingent, unit.arm, unit.losses),
    });
    let goals =
        goals.into_iter().map(|(goal, count)| HandGoal { most: vec![count], room: count, ..goal });
    (kinds.into_iter().collect(), goals.collect())
}

/// What is meant by touching a part.
pub(super) fn meant(
    game: &Spartans,
    view: &View,
    source: Option<&str>,
    part: &str,
) -> Option<Meant> {
    match source {
        Some(source) => with_units(view, Source::read(game, view, source)?, part).map(Meant::Order),
        None => touched::with_nothing(game, view, part),
    }
}

/// Somebody holds units of a source, and touches a part.
fn with_units(view: &View, source: Source, part: &str) -> Option<OrderForm> {
    let gap = |order: String, who: String| OrderForm {
        whole: order.replace("{}", &who),
        order,
        each: String::new(),
    };
    let fires = view.state.segment.business() == Business::Fire;
    match (source, target::area_of(part), target::facing_of(part)) {
        (Source::Hand(kind), Some(at), _) => {
            let order = format!("post {} {{}}", map::name(at));
            Some(gap(order, format!("{}x1", hand_word(kind))))
        }
        (Source::Stack(from), Some(to), _) if fires => {
            Some(gap(format!("shoot {} {{}}", map::name(to)), words::area(from)))
        }
        (Source::Stack(from), Some(to), _) => {
            Some(gap(format!("go {{}} {}", map::name(to)), words::area(from)))
        }
        (Source::Stack(from), None, Some(facing)) if !fires => {
            Some(gap(format!("face {{}} {}", words::facing(facing)), words::area(from)))
        }
        _ => None,
    }
}
