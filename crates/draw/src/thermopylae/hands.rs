//! Stacks that are taken up, where they may go, and what is meant where they may not.

use std::fmt::Write as _;

use engine::Game as _;
use game_thermopylae::state::{Awaits, State};
use game_thermopylae::{Action, Place, Side, Thermopylae, Unit, View};

use super::picture::icon;
use super::words::hands as say;
use super::{target, undone, words};
use crate::card::CLOSED;
use crate::course::{Pick, PickKind};
use crate::hands::{Guard, HandGoal, HandKind, Handful, Meant, OrderForm, Standing};

/// Units of a side with their numbers.
type Counted = Vec<(Unit, u8)>;

/// The stacks that can be taken up.
pub(super) fn stacks(game: &Thermopylae, view: &View) -> Vec<Pick> {
    let mut picks: Vec<Pick> = Vec::new();
    for source in sources(game, view) {
        let pick = match source {
            Source::Hand(unit) => hand_pick(unit),
            Source::Stack(place) => target::stack_pick(view, place),
        };
        if picks.iter().all(|known| known.part != pick.part) {
            picks.push(pick);
        }
    }
    picks
}

/// Where units come from.
#[derive(Copy, Clone, Eq, PartialEq)]
enum Source {
    /// [R18] A kind that is still to be placed.
    Hand(Unit),
    /// Whoever stands in a place.
    Stack(Place),
}

impl Source {
    fn read(part: &str) -> Option<Self> {
        match part.split_once('-')? {
            ("unit", id) => Unit::named(id).map(Self::Hand),
            ("place", id) => Place::named(id).map(Self::Stack),
            _ => None,
        }
    }
}

fn hand_pick(unit: Unit) -> Pick {
    Pick { kind: PickKind::Piece, part: target::unit(unit), words: unit.name().to_owned() }
}

/// Every source of an action that is legal, once or more.
fn sources(game: &Thermopylae, view: &View) -> Vec<Source> {
    let mut actions = Vec::new();
    game.actions(&view.state, &mut actions);
    let mut sources = Vec::new();
    for action in actions {
        match action {
            Action::Place(unit, _) => sources.push(Source::Hand(unit)),
            Action::Join(_, from) | Action::Exit(_, from) | Action::March { from, .. } => {
                sources.push(Source::Stack(from));
            }
            Action::Attack(place) | Action::Free(place) => {
                let beside = attackers(game, view, place, matches!(action, Action::Free(_)));
                sources.extend(beside.map(Source::Stack));
            }
            _ => {}
        }
    }
    sources.dedup();
    sources
}

/// [R25] [R36] Where units stand that may attack a place.
fn attackers<'a>(
    game: &'a Thermopylae,
    view: &'a View,
    place: Place,
    free: bool,
) -> impl Iterator<Item = Place> + 'a {
    let (state, map) = (&view.state, &game.board.map);
    let beside = if free { map.above(place) } else { map.open(place) };
    beside.and(state.ground(state.side)).iter().filter(|from| state.stack(*from).has_fresh())
}

/// One stack: who may be taken up, and where they may go.
pub(super) fn handful(game: &Thermopylae, view: &View, part: &str) -> Option<Handful> {
    let source = Source::read(part)?;
    let units = ready(game, view, source);
    if units.is_empty() {
        return None;
    }
    let goals = goals(game, view, source, &units);
    let pick = match source {
        Source::Hand(unit) => hand_pick(unit),
        Source::Stack(place) => target::stack_pick(view, place),
    };
    let kinds = units.iter().map(|&(unit, count)| HandKind {
        id: unit.id().to_owned(),
        words: unit.name().to_owned(),
        many: words::several(unit),
        count,
        icon: icon(unit),
    });
    (!goals.is_empty()).then(|| Handful { source: pick, kinds: kinds.collect(), goals })
}

/// Who of a source may still do something.
fn ready(game: &Thermopylae, view: &View, source: Source) -> Counted {
    let state = &view.state;
    match (source, state.awaits) {
        (Source::Hand(unit), Awaits::SetUp) if unit.side() == Side::Greek => {
            vec![(unit, game.unplaced(state)[unit.kind()])]
        }
        (Source::Stack(place), Awaits::Combat | Awaits::Join | Awaits::Movement)
            if state.holder(place) == Some(state.side) =>
        {
            Unit::of_side(state.side).map(|unit| (unit, left(game, state, unit, place))).collect()
        }
        _ => Vec::new(),
    }
    .into_iter()
    .filter(|(_, count)| *count > 0)
    .collect()
}

/// How many of a kind in a place have not acted, nor are about to.
fn left(game: &Thermopylae, state: &State, unit: Unit, place: Place) -> u8 {
    let fresh = state.stack(place).fresh[unit.kind()];
    if state.awaits != Awaits::Join {
        return fresh;
    }
    let slot = game.board.map.slot(state.combat.target, place);
    let joined = slot.map_or(0, |slot| state.combat.attackers[slot].count(unit.kind()));
    fresh.saturating_sub(joined)
}

fn goals(game: &Thermopylae, view: &View, source: Source, units: &Counted) -> Vec<HandGoal> {
    let mut actions = Vec::new();
    game.actions(&view.state, &mut actions);
    let mut goals: Vec<HandGoal> = Vec::new();
    for action in actions {
        let Some((pick, form, room)) = goal(game, view, source, units, action) else { continue };
        let words = say::goal(view, action);
        let at = goals.iter().position(|goal| goal.form == form).unwrap_or_else(|| {
            let most = vec![0; units.len()];
            let guard = last_unit(game, view, units);
            goals.push(HandGoal { pick, words, form, most, room, guard });
            goals.len() - 1
        });
        for (most, &(unit, count)) in goals[at].most.iter_mut().zip(units) {
            if doer(action).is_none_or(|it| it == unit) {
                *most = count.min(room);
            }
        }
    }
    goals
}

/// [R18] The battle begins once everybody stands who is still to be placed.
fn last_unit(game: &Thermopylae, view: &View, units: &Counted) -> Option<Guard> {
    let all = undone::to_place(game, view);
    let from = u8::try_from(all).ok().filter(|&from| from > 0)?;
    let held: u16 = units.iter().map(|(_, count)| u16::from(*count)).sum();
    (held == all).then(|| Guard { from, words: words::parts::LAST_UNIT.to_owned() })
}

/// The unit that an action is about; nothing where any may carry it out.
const fn doer(action: Action) -> Option<Unit> {
    match action {
        Action::Place(unit, _)
        | Action::Join(unit, _)
        | Action::Exit(unit, _)
        | Action::March { unit, .. } => Some(unit),
        _ => None,
    }
}

/// Where an action takes units of a source, by which order, and how many of them.
fn goal(
    game: &Thermopylae,
    view: &View,
    source: Source,
    units: &Counted,
    action: Action,
) -> Option<(Pick, OrderForm, u8)> {
    let (state, map) = (&view.state, &game.board.map);
    let (pick, form) = match (action, source) {
        (Action::Place(unit, at), Source::Hand(it)) if it == unit => {
            let room = map.limit(at).saturating_sub(state.stack(at).size());
            let fit: Counted = units.iter().map(|&(unit, count)| (unit, count.min(room))).collect();
            return Some((target::place_pick(view, at), place_form(at, &fit), room));
        }
        (Action::March { from, to, .. }, Source::Stack(it)) if it == from => {
            let room = map.limit(to).saturating_sub(state.stack(to).size());
            return Some((target::place_pick(view, to), march_form(from, to), room));
        }
        (Action::Exit(_, from), Source::Stack(it)) if it == from => {
            (target::way_out_pick(), exit_form(from))
        }
        (Action::Join(_, from), Source::Stack(it)) if it == from => {
            (target::place_pick(view, state.combat.target), joined("join {}", from, units))
        }
        (Action::Attack(at) | Action::Free(at), Source::Stack(from))
            if attackers(game, view, at, matches!(action, Action::Free(_)))
                .any(|it| it == from) =>
        {
            (target::place_pick(view, at), joined(&format!("{action} {{}}"), from, units))
        }
        _ => return None,
    };
    Some((pick, form, u8::MAX))
}

fn march_form(from: Place, to: Place) -> OrderForm {
    let whole = format!("march {from} {to}");
    OrderForm { order: format!("{whole} {{}}"), each: String::new(), whole }
}

fn exit_form(from: Place) -> OrderForm {
    let whole = format!("exit {from}");
    OrderForm { order: format!("{whole} {{}}"), each: String::new(), whole }
}

fn place_form(at: Place, units: &Counted) -> OrderForm {
    joined("place {}", at, units)
}

/// An order whose units are named with their place.
fn joined(order: &str, at: Place, units: &Counted) -> OrderForm {
    let mut all = String::new();
    for (unit, count) in units {
        let _ = write!(all, " {unit}x{count}@{at}");
    }
    let whole = order.replace("{}", all.trim_start());
    OrderForm { order: order.to_owned(), each: format!("@{at}"), whole }
}

/// What is meant by touching a part.
pub(super) fn meant(
    game: &Thermopylae,
    view: &View,
    source: Option<&str>,
    part: &str,
) -> Option<Meant> {
    match source {
        Some(source) => with_units(game, view, Source::read(source)?, part).map(Meant::Order),
        None => with_nothing(game, view, part),
    }
}

/// Somebody holds units of a source, and touches a part.
fn with_units(game: &Thermopylae, view: &View, source: Source, part: &str) -> Option<OrderForm> {
    let units = ready(game, view, source);
    match (source, Source::read(part)) {
        (Source::Hand(_), Some(Source::Stack(at))) => Some(place_form(at, &units)),
        (Source::Stack(from), Some(Source::Stack(to))) => Some(match view.state.awaits {
            Awaits::Movement => march_form(from, to),
            _ => joined(&format!("attack {to} {{}}"), from, &units),
        }),
        (Source::Stack(from), None) if part == target::WAY_OUT => Some(exit_form(from)),
        _ => None,
    }
}

/// Somebody holds nothing, and touches a part.
fn with_nothing(game: &Thermopylae, view: &View, part: &str) -> Option<Meant> {
    let (state, order) = (&view.state, |order: String| Meant::Order(OrderForm::plain(order)));
    let place = match Source::read(part) {
        Some(Source::Hand(unit)) if state.awaits == Awaits::SetUp => {
            // Where it may go is beside the point: there is none, or it is not a Greek one.
            let open = game.board.map.all().iter().find(|place| *place != game.board.map.camp())?;
            return Some(order(Action::Place(unit, open).to_string()));
        }
        Some(Source::Hand(_)) => return Some(Meant::Nothing(say::KIND.to_owned())),
        Some(Source::Stack(place)) => place,
        None if part == CLOSED => return Some(Meant::Nothing(say::CLOSED.to_owned())),
        None if part == target::WAY_OUT => return Some(Meant::Nothing(say::WAY_OUT.to_owned())),
        None => return None,
    };
    let mine = state.holder(place) == Some(state.side);
    let first = state.units(place).next().map_or(Unit::of(state.side, 0), |(unit, _)| unit);
    Some(match state.awaits {
        Awaits::SetUp => Meant::Nothing(say::SELECT_UNIT.to_owned()),
        Awaits::Join => order(Action::Join(first, place).to_string()),
        Awaits::Hits(_) => order(Action::Hit { unit: first, wounds: 0, at: place }.to_string()),
        Awaits::Movement if mine && state.stack(place).has_fresh() => {
            Meant::Nothing(say::shut_in(&view.board.map, place))
        }
        Awaits::Movement if mine => {
            order(Action::March { unit: first, from: place, to: place }.to_string())
        }
        Awaits::Movement if state.holder(place).is_none() => {
            Meant::Nothing(say::select_stack(&words::height(&view.board.map, place)))
        }
        _ => order(Action::Attack(place).to_string()),
    })
}

/// [R28] [R35] Fights that go on.
pub(super) fn standing(view: &View) -> Vec<Standing> {
    const STEPS: &[&str] = &["fight", "again"];
    let state = &view.state;
    let begins = match state.awaits {
        Awaits::Join => state.combat.attacker_count() > 0,
        Awaits::Again => true,
        Awaits::Hits(_) => false,
        _ => return Vec::new(),
    };
    let target = state.combat.target;
    let lost = state.destroyed_count(state.side);
    let fight = format!("{} attack {target}", state.side.word());
    let to_the_end = Standing {
        id: "to-the-end",
        words: say::TO_THE_END.to_owned(),
        steps: STEPS,
        mark: fight.clone(),
        begins,
        keeps: false,
    };
    let first_loss = Standing {
        id: "first-loss",
        words: say::FIRST_LOSS.to_owned(),
        steps: STEPS,
        mark: format!("{fight}; {} units lost so far: {lost}", state.side.word()),
        begins,
        keeps: false,
    };
    vec![to_the_end, first_loss]
}
