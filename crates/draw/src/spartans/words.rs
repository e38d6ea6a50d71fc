//! Go Tell the Spartans in English: every word that players of it read.

pub(super) mod aids;
pub(super) mod cards;
pub(super) mod events;
pub(super) mod figures;
pub(super) mod goals;
pub(super) mod hands;
pub(super) mod objections;
pub(super) mod odds;
pub(super) mod orders;
pub(super) mod parts;
pub(super) mod reasons;
pub(super) mod tables;

use boards::squares::{Eighth, Quarter};
use engine::{Ending, Seat, Verdict};
use game_spartans::action::{Kind, Part};
use game_spartans::cases::{
    C_3_1_2C, C_3_2_1B, C_3_2_2B, C_3_2_3, C_5_1, C_5_2A, C_5_3A, C_5_3B, C_6_0_1_1A, C_6_0B,
    C_6_0C, C_7_0_2A, C_7_0A, C_8_1, C_8_1_2A, C_8_1_4C, C_8_1_6A, C_8_1_6B, C_8_2, C_8_2_6A,
    C_8_2_6C, C_8_2_7A, C_8_2_7C, C_8_3, C_8_3_2_1A, C_8_3_2_3, C_8_4_1A, C_8_4_2, C_9_0, C_11_1B,
    C_11_2B, C_11_2C, C_11_3A, C_11_3C,
};
use game_spartans::end::Finish;
use game_spartans::map::{self, Area, facing_word};
use game_spartans::stack::Unit;
use game_spartans::state::{Awaits, Business, Debate, Force, Matter, Segment};
use game_spartans::units::{Arm, Contingent, Side};
use game_spartans::{Action, Spartans, View};

use crate::depict::SeatNames;
use crate::grammar::{Agreement, Subject, counted, list};

/// Both sides, as people call them.
pub(super) const fn side(side: Side) -> &'static str {
    match side {
        Side::Greek => "Greeks",
        Side::Persian => "Persians",
    }
}

/// A contingent.
pub(super) const fn contingent(contingent: Contingent) -> &'static str {
    match contingent {
        Contingent::Spartans => "Spartans",
        Contingent::Thespians => "Thespians",
        Contingent::Thebans => "Thebans",
        Contingent::Phocians => "Phocians",
        Contingent::Malians => "Malians",
        Contingent::Locrians => "Locrians",
        Contingent::Peloponnesians => "Peloponnesians",
        Contingent::Immortals => "Immortals",
        Contingent::Medes => "Medes",
        Contingent::Susa => "Susians",
        Contingent::Scythians => "Scythians",
        Contingent::Dahae => "Dahae",
    }
}

/// Whence a unit comes, before its type.
pub(super) const fn from(contingent: Contingent) -> &'static str {
    match contingent {
        Contingent::Spartans => "Spartan",
        Contingent::Thespians => "Thespian",
        Contingent::Thebans => "Theban",
        Contingent::Phocians => "Phocian",
        Contingent::Malians => "Malian",
        Contingent::Locrians => "Locrian",
        Contingent::Peloponnesians => "Peloponnesian",
        Contingent::Immortals => "Immortal",
        Contingent::Medes => "Mede",
        Contingent::Susa => "Susian",
        Contingent::Scythians => "Scythian",
        Contingent::Dahae => "Dahae",
    }
}

/// [2.2.1] A type.
pub(super) const fn arm(arm: Arm) -> &'static str {
    match arm {
        Arm::Hoplite => "Hoplite",
        Arm::Mixed => "Mixed",
        Arm::Javelin => "Javelin",
        Arm::Bow => "Bow",
    }
}

/// A contingent that does something.
pub(super) fn they(it: Contingent) -> Subject<'static> {
    Subject::named(contingent(it), Agreement::Many)
}

/// Units of a type: `3 Mixed units`.
pub(super) fn units(of: Arm, count: u8) -> String {
    counted(count, &format!("{} unit", arm(of)))
}

/// Units of a type that do something.
pub(super) fn troop(of: Arm, count: u8) -> Subject<'static> {
    Subject::named(units(of, count), Agreement::of(count))
}

/// One unit by contingent and type: `Spartan Hoplite`.
pub(super) fn one(of: Contingent, kind: Arm) -> String {
    format!("{} {}", from(of), arm(kind))
}

/// Steps that a unit has lost, behind its name.
pub(super) fn worn(losses: u8) -> String {
    match losses {
        0 => String::new(),
        losses => format!(", {} lost", counted(losses, "step")),
    }
}

/// A kind in hand.
pub(super) fn kind(kind: Kind) -> String {
    format!("{}{}", one(kind.contingent, kind.arm), worn(kind.losses))
}

/// Several of a kind in hand.
pub(super) fn kinds(kind: Kind) -> String {
    format!("{} units{}", one(kind.contingent, kind.arm), worn(kind.losses))
}

/// An area.
pub(super) fn area(area: Area) -> String {
    map::name(area).to_string()
}

/// Areas in a row.
pub(super) fn areas(areas: impl IntoIterator<Item = Area>) -> String {
    let names: Vec<String> = areas.into_iter().map(area).collect();
    list(&names)
}

/// A facing.
pub(super) const fn facing(facing: Quarter) -> &'static str {
    facing_word(facing)
}

/// A way: up on the board is west.
pub(super) const fn way(way: Eighth) -> &'static str {
    match way {
        Eighth::Up => "west",
        Eighth::UpRight => "southwest",
        Eighth::Right => "south",
        Eighth::DownRight => "southeast",
        Eighth::Down => "east",
        Eighth::DownLeft => "northeast",
        Eighth::Left => "north",
        Eighth::UpLeft => "northwest",
    }
}

/// [4.0.D] A step of the round.
pub(super) const fn segment(segment: Segment) -> &'static str {
    match segment {
        Segment::PersianMovement => figures::PERSIAN_MOVEMENT,
        Segment::GreekDefensiveFire => figures::GREEK_DEFENSIVE,
        Segment::PersianOffensiveFire => figures::PERSIAN_OFFENSIVE,
        Segment::PersianMelee => figures::PERSIAN_MELEE,
        Segment::GreekMovement => figures::GREEK_MOVEMENT,
        Segment::PersianDefensiveFire => figures::PERSIAN_DEFENSIVE,
        Segment::GreekOffensiveFire => figures::GREEK_OFFENSIVE,
        Segment::GreekMelee => figures::GREEK_MELEE,
        Segment::Recovery => figures::RECOVERY,
    }
}

/// Where the game stands: `day 1, round 3 of 8, Greek Movement`.
pub(super) fn moment(view: &View) -> String {
    let state = &view.state;
    let day = format!("day {} of 3", state.day);
    match (state.round, state.awaits) {
        (_, Awaits::Over(_)) => format!("{day}, the end"),
        (0, Awaits::EndOfDay) => format!("{day}, End of Day Check"),
        (0, _) => format!("{day}, before the first round"),
        (round, _) => format!("{day}, round {round} of 8, {}", segment(state.segment)),
    }
}

/// A unit of a stack, as far as the viewer knows it.
pub(super) fn unit(view: &View, at: Area, order: usize, unit: Unit) -> String {
    let name = if view.knows(unit.side(), at, order) {
        format!("{}{}", one(unit.contingent, unit.arm), worn(unit.losses))
    } else {
        format!("{} below", arm(unit.arm))
    };
    if unit.disordered { format!("{name}, Disordered") } else { name }
}

/// The units of one side in an area, top first: those alike together.
pub(super) fn stack(view: &View, whose: Side, at: Area) -> String {
    let stack = view.state.positions.stack(whose, at);
    let said: Vec<String> =
        stack.units().enumerate().map(|(order, it)| unit(view, at, order, it)).collect();
    let alike = said.chunk_by(|one, other| one == other);
    let groups: Vec<String> = alike
        .map(|same| match same.len() {
            1 => same[0].clone(),
            count => format!("{count} {}", same[0]),
        })
        .collect();
    groups.join("; ")
}

/// The first unit of a force, and how many there are.
pub(super) fn force(view: &View, whose: Side, force: Force) -> String {
    let stack = view.state.positions.stack(whose, force.at);
    let (first, last) = stack.force(usize::from(force.order));
    let count = stack.units().skip(first).take(last + 1 - first).count() as u8;
    let of = stack.arm().unwrap_or(Arm::Mixed);
    format!("{} at {}", units(of, count), area(force.at))
}

/// How a seat is called: by its name, and by the contingent that it leads, if it leads one.
pub(super) fn player(game: &Spartans, seat: Seat, names: SeatNames<'_>) -> String {
    let name = names.name(seat);
    match game.contingent_of(seat) {
        Some(led) => format!("{name} ({})", contingent(led)),
        None if game.options.seats() > 1 => format!("{name} ({})", side(game.side_of(seat))),
        None => name.to_owned(),
    }
}

/// Who is asked what.
pub(super) fn prompt(game: &Spartans, view: &View, names: SeatNames<'_>) -> String {
    let state = &view.state;
    let who = |seat: Seat| player(game, seat, names);
    let greek = || who(Seat::FIRST);
    match state.awaits {
        Awaits::Choice => format!(
            "{}: which contingent begins day {}? {C_11_1B}",
            who(game.seat_of(Side::Persian)),
            state.day
        ),
        Awaits::Leave { .. } => {
            let asked = "may the Peloponnesians be sent away, or guard the path?";
            format!("{}: {asked} {C_11_2C}", greek())
        }
        Awaits::Farewell { stay } => {
            let left = Spartans::present(state).len().saturating_sub(stay);
            format!(
                "{}: who is sent home? {stay} stay, {} to go. {C_5_3B}",
                greek(),
                counted(left, "contingent")
            )
        }
        Awaits::Vote(debate) => format!("{}: {} {C_11_2B}", who(debate.seat), matter(debate)),
        Awaits::Casting(debate) => {
            format!("{}: the votes are equal. {} {C_11_2B}", greek(), matter(debate))
        }
        Awaits::Guard => {
            format!("{}: which contingent guards the path of Ephialtes? {C_6_0B}", who(Seat::FIRST))
        }
        Awaits::Deployment => deployment(game, view, &greek()),
        Awaits::Movement(seat) => {
            let left = parts::waiting(super::undone::unmoved(game, view));
            format!("{}: {}; {left}. {C_8_1}", who(seat), segment(state.segment))
        }
        Awaits::Fire(seat) => match state.volley {
            Some(volley) if !parts::in_turn(game) => format!(
                "{}: who else fires at {}? Or roll. {C_8_2_6C}",
                who(seat),
                area(volley.target)
            ),
            _ => format!(
                "{}: {}; {}. {C_8_2}",
                who(seat),
                segment(state.segment),
                parts::shooters(game, view)
            ),
        },
        Awaits::Feint(seat) => format!("{}: feign a retreat? {C_11_3A}", who(seat)),
        Awaits::Melee(seat) => {
            let left = Spartans::melees_left(state).len();
            format!("{}: which melee is fought next? {left} left. {C_8_3}", who(seat))
        }
        Awaits::Retreat(seat, at) => format!(
            "{}: {} is attacked; do the light units retreat before combat, or stand? {C_8_3_2_1A}",
            who(seat),
            area(at)
        ),
        Awaits::WhichTarget(force, _)
            if matches!(game.options.persians, game_spartans::options::Persians::ByHand) =>
        {
            format!(
                "{}: at which of the equal targets does {} fire? {C_8_2_7C}",
                greek(),
                area(force.at)
            )
        }
        awaits => waits(view, awaits),
    }
}

fn matter(debate: Debate) -> &'static str {
    match debate.matter {
        Matter::Home => "who is to be sent home?",
        Matter::Guard => "who is to guard the path?",
    }
}

/// [6.0c] How many are to be placed, and who finds no room.
fn deployment(game: &Spartans, view: &View, greek: &str) -> String {
    let left = view.to_place();
    if game.is_stuck(&view.state) {
        return format!(
            "{greek}: somebody finds no place any more; take a contingent up and place it anew. \
             {C_6_0_1_1A}"
        );
    }
    format!("{greek}: place the Greeks, {} to go. {C_6_0C}", counted(left, "unit"))
}

/// What chance or the rules do next.
fn waits(view: &View, awaits: Awaits) -> String {
    let top = |side: Side, at: Area, order: u8| {
        let unit = view.state.positions.stack(side, at).get(usize::from(order));
        let name = unit.map_or_else(String::new, |it| self::unit(view, at, order.into(), it));
        format!("{name} at {}", area(at))
    };
    match awaits {
        Awaits::Commitment => format!("A die says which Persian contingent attacks. {C_5_1}"),
        Awaits::Ephialtes => format!("A die says when the Immortals come by the path. {C_5_2A}"),
        Awaits::Conference => format!("A die says how many Greek contingents stay. {C_5_3A}"),
        Awaits::Muster(it) => format!("The {} deploy. {C_7_0A}", contingent(it)),
        Awaits::Entry => format!("Persians who wait come in. {C_7_0_2A}"),
        Awaits::WhichStack { tied } => {
            format!("A die says which of {tied} equal stacks moves. {C_8_1_6A}")
        }
        Awaits::WhichWay(force, _) => {
            format!("A die says by which diagonal {} goes on. {C_8_1_6A}", area(force.at))
        }
        Awaits::WhichEntry(force, count) => {
            format!("A die says by which of {count} entries {} attacks. {C_8_1_6B}", area(force.at))
        }
        Awaits::WhichTurn(force) => {
            format!("A die says which way {} turns. {C_8_1_6A}", area(force.at))
        }
        Awaits::March(force, _) => {
            format!("The rules move {}. {C_8_1_6A}", self::force(view, Side::Persian, force))
        }
        Awaits::Aim(force) => {
            format!("The rules aim for {}. {C_8_2_7A}", self::force(view, Side::Persian, force))
        }
        Awaits::WhichTarget(force, count) => {
            format!("A die says at which of {count} targets {} fires. {C_8_2_7C}", area(force.at))
        }
        Awaits::Shot(shooter) => {
            let target = view.state.volley.map_or(shooter.at, |volley| volley.target);
            format!(
                "{} fires at {}. {C_8_2_6A}",
                top(view.state.segment.side(), shooter.at, shooter.order),
                area(target)
            )
        }
        Awaits::Check { side, at, order, .. } => {
            format!("Morale Check: {}. {C_8_4_1A}", top(side, at, order))
        }
        Awaits::FeintCheck => format!("Morale Check of all Spartans who feign. {C_11_3C}"),
        Awaits::Withdraw(at) => {
            format!("The archers at {} retreat before combat. {C_8_3_2_1A}", area(at))
        }
        Awaits::Strike(at) => format!("The die of the melee at {} falls. {C_8_3_2_3}", area(at)),
        Awaits::Recover { side, at, order } => {
            format!("Recovery: {}. {C_8_4_2}", top(side, at, order))
        }
        Awaits::EndOfDay => format!("A die says whether the day goes on. {C_9_0}"),
        Awaits::Over(finish) => over(finish),
        _ => String::new(),
    }
}

/// Who a part of a stack is.
pub(super) fn part(view: &View, part: Part) -> String {
    let side = view.state.segment.side();
    let stack = view.state.positions.stack(side, part.at);
    let order = usize::from(part.order);
    let Some(it) = stack.get(order) else { return area(part.at) };
    if part.alone {
        let place = crate::grammar::ordinal(part.order + 1);
        return format!(
            "the {place} unit of {}, {}, alone",
            area(part.at),
            one(it.contingent, it.arm)
        );
    }
    let (first, last) = stack.force(order);
    let count = (last + 1 - first) as u8;
    let known = one(it.contingent, it.arm);
    if count == 1 {
        format!("{known} at {}", area(part.at))
    } else {
        format!("{count} {} units at {}", arm(it.arm), area(part.at))
    }
}

/// What an action does.
pub(super) fn action(view: &View, action: Action) -> String {
    let state = &view.state;
    match action {
        Action::Commit(it) => format!("begin the day with the {} {C_11_1B}", contingent(it)),
        Action::Allow => format!("let the Peloponnesians go {C_11_2C}"),
        Action::Refuse => format!("keep the Peloponnesians here {C_11_2C}"),
        Action::Send(it) => format!("send the {} home {C_5_3B}", contingent(it)),
        Action::Guard(it) => {
            format!("put the {} in the Ephialtes Box to guard the path {C_6_0B}", contingent(it))
        }
        Action::Vote(it) => format!("vote for the {} {C_11_2B}", contingent(it)),
        Action::Place { kind: it, at, facing: to } => {
            format!("place {} at {}, facing {} {C_6_0C}", kind(it), area(at), facing(to))
        }
        Action::Clear(it) => format!("take the {} up again {C_6_0_1_1A}", contingent(it)),
        Action::Move { part: who, to, facing: turned } => {
            let by = if who.alone { C_3_1_2C } else { C_8_1_2A };
            format!("move {} to {}, facing {} {by}", part(view, who), area(to), facing(turned))
        }
        Action::Turn { part: who, facing: turned } => {
            let arm = state.positions.stack(state.segment.side(), who.at).arm();
            let by = match arm {
                Some(Arm::Hoplite) => C_3_2_1B,
                Some(Arm::Mixed) => C_3_2_2B,
                _ => C_3_2_3,
            };
            format!("turn {} {} {by}", part(view, who), facing(turned))
        }
        Action::Charge { part: who, to, way: by } => {
            let enemy = stack(view, state.segment.side().enemy(), to);
            format!(
                "{} into {} going {}, against {enemy} {C_8_1_4C}",
                part(view, who),
                area(to),
                way(by)
            )
        }
        Action::Fire { from, order, at } => {
            let it = state.positions.stack(state.segment.side(), from).get(usize::from(order));
            let who = it.map_or_else(String::new, |it| one(it.contingent, it.arm));
            let enemy = stack(view, state.segment.side().enemy(), at);
            format!("{who} {}.{} at {}: {enemy} {C_8_2_6A}", area(from), order + 1, area(at))
        }
        Action::Roll => format!("roll: nobody else fires at this target {C_8_2_6C}"),
        Action::Fight(at) => {
            let against = stack(view, state.segment.side().enemy(), at);
            format!("fight the melee at {} next, against {against} {C_8_3}", area(at))
        }
        Action::Retreat(at) => format!("go back from {} two areas {C_8_3_2_1A}", area(at)),
        Action::Stand(at) => format!("stand and fight at {} {C_8_3_2_1A}", area(at)),
        Action::Feign => format!("feign a retreat with all Spartans {C_11_3A}"),
        Action::Hold => format!("stand as you are {C_11_3A}"),
        Action::Done => match state.segment.business() {
            Business::Movement => format!("nothing more moves in this segment {C_8_1}"),
            _ => format!("nobody else fires in this segment {C_8_2}"),
        },
    }
}

/// How a game ended.
pub(super) fn over(finish: Finish) -> String {
    let winner = side(finish.winner());
    let why = match finish {
        Finish::GreekRout => "the Greek army routs",
        Finish::PersianRout => "the Persian army routs",
        Finish::BothRout => "both armies rout at once",
        Finish::GreekPoints | Finish::PersianPoints => "they have more points",
        Finish::Tie => "the points are equal",
    };
    format!("The {winner} have won: {why}. {}", finish.case())
}

/// How a game ended, in a sentence: the first seat is Greek, and wins when the Greeks do.
pub(super) fn ending(ending: &Ending) -> String {
    let won = ending.verdict(Seat::FIRST) == Verdict::Won;
    let winner = side(if won { Side::Greek } else { Side::Persian });
    format!("The {winner} have won: {}. {}", ending.reason, ending.case)
}
