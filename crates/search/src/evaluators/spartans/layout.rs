//! Deployments: which units stand in the front line, in which order they lie, and where the others
//! wait [6.0c] to [6.0.1.4].

use arrayvec::ArrayVec;
use boards::squares::Quarter;
use game_spartans::action::Kind;
use game_spartans::map::{Area, BEFORE_WALL, COLUMNS, EAST, WALL_ROW, WEST};
use game_spartans::stack::MOST;
use game_spartans::units::{Arm, Contingent, Side};
use game_spartans::{Action, Spartans, State};

use crate::random::Generator;

/// The first and the last row where Greeks set up [6.0c].
const ROWS: (u8, u8) = (BEFORE_WALL - 3, WALL_ROW + 4);
/// Who fills the line, the best first.
const LINE_UP: [Contingent; 7] = [
    Contingent::Spartans,
    Contingent::Thespians,
    Contingent::Peloponnesians,
    Contingent::Malians,
    Contingent::Locrians,
    Contingent::Thebans,
    Contingent::Phocians,
];

/// Who waits next to the line, and who far behind.
const RESERVE: [Contingent; 7] = [
    Contingent::Peloponnesians,
    Contingent::Thespians,
    Contingent::Spartans,
    Contingent::Malians,
    Contingent::Locrians,
    Contingent::Phocians,
    Contingent::Thebans,
];

/// How the Greeks deploy.
#[allow(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Layout {
    /// The row of the line.
    pub row: u8,
    /// Who stands before the wall with the Spartans [6.0.1.3].
    pub companion: Contingent,
    /// Whether others lie on top of Spartans, and take the losses [3.1.1a].
    pub shielded: bool,
    /// Whether the Peloponnesians alone make the line, and those who must be before the wall stand
    /// behind them.
    pub screen: bool,
    /// Whether the line begins at the mountain, and not at the sea.
    pub from_south: bool,
    /// Whether those behind the line look east.
    pub rear_east: bool,
    /// Whether they stand close behind it, and not behind the wall.
    pub close: bool,
}

impl Layout {
    /// The rule of thumb: the line stands before the wall and looks west.
    pub const SENSIBLE: Self = Self {
        row: BEFORE_WALL,
        companion: Contingent::Thespians,
        shielded: false,
        screen: false,
        from_south: false,
        rear_east: false,
        close: false,
    };

    /// Behind the wall, to which those who must begin before it step back.
    pub const WALL: Self = Self { row: WALL_ROW, shielded: true, ..Self::SENSIBLE };

    /// A screen of Peloponnesians before the wall, the others behind them.
    pub const SCREEN: Self =
        Self { row: BEFORE_WALL - 1, shielded: true, screen: true, ..Self::SENSIBLE };

    /// The third day: as far forward as may be.
    pub const STAND: Self = Self { row: ROWS.0, ..Self::WALL };
}

/// A unit's place.
#[derive(Copy, Clone, Debug)]
struct Post {
    contingent: Contingent,
    arm: Arm,
    at: Area,
    facing: Quarter,
    /// Its place in the stack.
    order: usize,
}

/// The units of each contingent and type that deploy, wherever they are now.
type Counts = [[u8; Arm::COUNT]; Contingent::COUNT];

/// Everything that a layout asks for.
#[derive(Debug)]
struct Plan {
    posts: Vec<Post>,
    left: Counts,
}

impl Plan {
    /// Takes the next hoplite of the first contingent that has one left.
    fn draw(&mut self, from: impl IntoIterator<Item = Contingent>) -> Option<Contingent> {
        let hoplite = Arm::Hoplite.index();
        let next = from.into_iter().find(|it| self.left[it.index()][hoplite] > 0)?;
        self.left[next.index()][hoplite] -= 1;
        Some(next)
    }

    fn stack(&mut self, at: Area, facing: Quarter, units: &[Contingent]) {
        let post = |(order, contingent): (usize, &Contingent)| Post {
            contingent: *contingent,
            arm: Arm::Hoplite,
            at,
            facing,
            order,
        };
        self.posts.extend(units.iter().enumerate().map(post));
    }

    /// The front line, column by column.
    fn front(&mut self, game: &Spartans, state: &State, layout: Layout) {
        let both = [Contingent::Spartans, layout.companion];
        let bound: &[Contingent] = if state.day < 3 { &both } else { &[] };
        let screens = layout.screen && !bound.is_empty();
        let steps_back = layout.row > BEFORE_WALL && !bound.is_empty();
        for column in columns(layout) {
            let Some(at) = open(game, layout.row, column) else { continue };
            let before = open(game, BEFORE_WALL, column).filter(|_| steps_back);
            let may_stand = |it: &Contingent| {
                !bound.contains(it) || (!screens && (!steps_back || before.is_some()))
            };
            let mut units: ArrayVec<Contingent, MOST> = ArrayVec::new();
            while units.len() < MOST {
                let west = units.iter().any(|it| bound.contains(it));
                // Who may not stand before the wall yet waits behind it [6.0.1.4].
                let joins = |it: &Contingent| {
                    !steps_back || !west || bound.contains(it) || *it == Contingent::Peloponnesians
                };
                let order = line_up(layout, bound, units.len());
                let Some(next) = self.draw(order.into_iter().filter(may_stand).filter(joins))
                else {
                    break;
                };
                units.push(next);
            }
            let west = units.iter().any(|it| bound.contains(it));
            match before.filter(|_| west) {
                Some(before) => self.stack(before, EAST, &units),
                None => self.stack(at, WEST, &units),
            }
        }
        if screens {
            self.second_line(game, layout, bound);
        }
    }

    /// Those who must be before the wall, behind the screen.
    fn second_line(&mut self, game: &Spartans, layout: Layout, bound: &[Contingent]) {
        let rows = layout.row + 1..=BEFORE_WALL.max(layout.row + 1);
        let areas = rows.flat_map(|row| columns(layout).into_iter().map(move |at| (row, at)));
        let areas: Vec<Area> = areas.filter_map(|(row, column)| open(game, row, column)).collect();
        let mut areas = areas.into_iter();
        for contingent in bound {
            loop {
                let mut units: ArrayVec<Contingent, MOST> = ArrayVec::new();
                while units.len() < MOST
                    && let Some(next) = self.draw([*contingent])
                {
                    units.push(next);
                }
                let Some(at) = areas.next().filter(|_| !units.is_empty()) else { break };
                self.stack(at, WEST, &units);
            }
        }
    }

    /// Those who find no place in the line wait behind it, row by row and to and fro, so that every
    /// contingent hangs together [6.0.1.1a].
    fn reserve(&mut self, game: &Spartans, layout: Layout) {
        let facing = if layout.rear_east { EAST } else { WEST };
        let first = if layout.close { layout.row + 1 } else { (layout.row + 1).max(WALL_ROW) };
        let behind = first..=ROWS.1;
        let others = (ROWS.0..=ROWS.1).rev().filter(|row| *row <= layout.row);
        let rows = behind.chain(others);
        let mut areas = rows
            .flat_map(|row| {
                let turned = row % 2 == 1;

                (0..COLUMNS).filter_map(move |at| {
                    Area::new(row, if turned { COLUMNS - 1 - at } else { at })
                })
            })
            .filter(|area| game.board.map.is_open(*area))
            .filter(|area| !self.posts.iter().any(|post| post.at == *area))
            .collect::<Vec<_>>()
            .into_iter();
        // Who fights in the line waits next to it.
        for contingent in RESERVE {
            for arm in Arm::ALL {
                let mut units = self.left[contingent.index()][arm.index()];
                while units > 0 {
                    let Some(at) = areas.next() else { return };
                    let here = units.min(MOST as u8);
                    units -= here;
                    for order in 0..usize::from(here) {
                        self.posts.push(Post { contingent, arm, at, facing, order });
                    }
                }
            }
        }
    }
}

/// The columns of a line, in the order in which they are filled.
fn columns(layout: Layout) -> ArrayVec<u8, { COLUMNS as usize }> {
    let all = 0..COLUMNS;
    if layout.from_south { all.rev().collect() } else { all.collect() }
}

/// An area where units may be.
fn open(game: &Spartans, row: u8, column: u8) -> Option<Area> {
    Area::new(row, column).filter(|area| game.board.map.is_open(*area))
}

/// Who is wanted most at a place of a stack, the top being 0.
fn line_up(
    layout: Layout,
    bound: &[Contingent],
    place: usize,
) -> ArrayVec<Contingent, { 2 * LINE_UP.len() }> {
    let peloponnesians = Contingent::Peloponnesians;
    let others = || LINE_UP.into_iter().filter(|it| *it != Contingent::Spartans);
    if layout.screen && !bound.is_empty() {
        return [peloponnesians].into_iter().chain(others()).collect();
    }
    if !layout.shielded {
        return bound.iter().copied().chain(LINE_UP).collect();
    }
    match place {
        0 => [peloponnesians]
            .into_iter()
            .chain(LINE_UP.into_iter().skip(1))
            .chain([Contingent::Spartans])
            .collect(),
        1 => [layout.companion]
            .into_iter()
            .chain(LINE_UP.into_iter().skip(1))
            .chain([Contingent::Spartans])
            .collect(),
        _ => bound.iter().copied().chain(LINE_UP).collect(),
    }
}

/// The next unit to place by a layout, as far as the restrictions let it.
pub(crate) fn next_post(
    game: &Spartans,
    state: &State,
    layout: Layout,
    actions: &[Action],
    random: &mut Generator,
) -> Action {
    let deploying = game.deploying(state);
    let mut left = [[0; Arm::COUNT]; Contingent::COUNT];
    for contingent in deploying.iter() {
        for (kind, units) in state.muster(contingent).kinds(contingent) {
            left[contingent.index()][kind.arm.index()] += units;
        }
    }
    for (_, unit) in state.positions.units(Side::Greek) {
        left[unit.contingent.index()][unit.arm.index()] += 1;
    }
    let companion = present_companion(game, state, layout.companion);
    let layout = Layout { companion, ..layout };
    let mut plan = Plan { posts: Vec::new(), left };
    plan.front(game, state, layout);
    plan.reserve(game, layout);
    let stuck = game.is_stuck(state);
    let next = plan.posts.iter().find_map(|post| as_action(game, state, post));
    match next {
        Some(action) if !stuck => action,
        _ => anywhere(game, state, layout, actions, stuck, random),
    }
}

/// The companion that a layout names, or another one that is there.
fn present_companion(game: &Spartans, state: &State, named: Contingent) -> Contingent {
    let deploying = game.deploying(state);
    let others =
        [Contingent::Thespians, Contingent::Thebans, Contingent::Malians, Contingent::Locrians];
    let there = |it: &Contingent| deploying.has(*it);
    [named].into_iter().chain(others).find(there).unwrap_or(named)
}

/// The placing of a post, if it is the next of its stack and allowed.
fn as_action(game: &Spartans, state: &State, post: &Post) -> Option<Action> {
    let Post { contingent, arm, at, facing, order } = *post;
    let stack = state.positions.stack(Side::Greek, at);
    if stack.len() != order || stack.facing().is_some_and(|it| it != facing) {
        return None;
    }
    let muster = state.muster(contingent);
    let kind: Kind = muster.kinds(contingent).map(|(kind, _)| kind).find(|it| it.arm == arm)?;
    game.posts(state, contingent, arm).has(at).then_some(Action::Place { kind, at, facing })
}

/// Any place near the line, where the layout has none; where somebody finds none at all, chance
/// decides who is taken up again.
fn anywhere(
    game: &Spartans,
    state: &State,
    layout: Layout,
    actions: &[Action],
    stuck: bool,
    random: &mut Generator,
) -> Action {
    if stuck {
        return actions[random.index(actions.len())];
    }
    for (kind, _) in game.to_place(state) {
        let posts = game.posts(state, kind.contingent, kind.arm);
        let wanted = if kind.arm.is_light() { layout.row + 3 } else { layout.row + 1 };
        let off = |area: &Area| area.row().abs_diff(wanted);
        let Some(least) = posts.iter().map(|area| off(&area)).min() else { continue };
        let near: Vec<Area> = posts.iter().filter(|area| off(area) == least).collect();
        let at = near[random.index(near.len())];
        let facing = state.positions.stack(Side::Greek, at).facing().unwrap_or(WEST);
        return Action::Place { kind, at, facing };
    }
    actions[random.index(actions.len())]
}
