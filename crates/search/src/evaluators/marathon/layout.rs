//! Set-up [10.0], landings and the Spartans' entry: each kind has a hex around which it gathers.

use engine::Game as _;
use game_marathon::map::{Feature, Hex};
use game_marathon::state::{Awaits, Impulse, Place};
use game_marathon::units::{Arm, Formation, Kind, Piece, Side};
use game_marathon::{Action, Marathon, Scenario, State};

/// Where Abatis lie, the first where it is needed most: before the line that covers the camps.
const ABATIS: [u16; 12] = [1903, 2103, 2003, 1803, 2203, 1703, 2303, 1603, 2403, 1503, 2503, 2004];

/// How a side sets up.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Layout {
    /// As near to the enemy as may be.
    Forward,
    /// Where it is to be held.
    Close,
}

/// The hex around which a kind gathers.
fn anchor(game: &Marathon, kind: Kind, layout: Layout) -> u16 {
    let variant = game.options.scenario == Scenario::Variant;
    match (kind.side(), kind.formation(), kind.arm()) {
        (_, Some(Formation::Sparta), _) => 1020,
        _ if kind == Kind::SPARTA => 1020,
        (Side::Greek, wing, arm) => match (layout, wing, arm) {
            (Layout::Forward, Some(Formation::Left), _) => 2504,
            (Layout::Forward, Some(Formation::Right), _) => 1405,
            (Layout::Forward, Some(Formation::Center), _) => 2005,
            (Layout::Forward, _, Arm::Leader) => 2004,
            (Layout::Forward, ..) => 2003,
            (_, Some(Formation::Left), _) => 2302,
            (_, Some(Formation::Right), _) => 1702,
            (_, Some(Formation::Center), _) | (_, _, Arm::Leader) => 2002,
            _ => 2001,
        },
        (Side::Persian, wing, arm) if variant => match (layout, wing, arm) {
            (Layout::Forward, Some(Formation::Left), _) => 1509,
            (Layout::Forward, Some(Formation::Center), _) => 2006,
            (Layout::Forward, Some(Formation::Right), _) => 2406,
            (Layout::Forward, _, Arm::Leader) => 2007,
            (Layout::Forward, ..) => 2008,
            (_, Some(Formation::Left), _) => 1511,
            (_, Some(Formation::Center), _) => 1909,
            (_, Some(Formation::Right), _) => 2309,
            (_, _, Arm::Leader) => 1910,
            _ => 2011,
        },
        (Side::Persian, wing, arm) => match (wing, arm) {
            (Some(Formation::Left), _) => 2014,
            (Some(Formation::Center), _) => 2213,
            (Some(Formation::Right), _) => 2413,
            (_, Arm::Leader) => 2214,
            _ => 2215,
        },
    }
}

/// What is set up, placed, or brought in next; nothing where nobody finds a place.
pub(crate) fn next_place(game: &Marathon, state: &State, layout: Layout) -> Option<Action> {
    let done = matches!(state.awaits, Awaits::SetUp(_)) && game.allows(state, Action::Done);
    if done {
        return Some(Action::Done);
    }
    let in_hand = |kind: &Kind| {
        game.roster().pieces(*kind).iter().any(|it| state.units.place(it) == Place::Hand)
    };
    let mut kinds: Vec<Kind> = Kind::all().filter(in_hand).collect();
    kinds.sort_by_key(|kind| (kind.arm() == Arm::Leader, !kind.arm().is_heavy()));
    kinds.into_iter().find_map(|kind| place_kind(game, state, kind, layout))
}

fn place_kind(game: &Marathon, state: &State, kind: Kind, layout: Layout) -> Option<Action> {
    let landing = state.impulse == Impulse::Landing;
    let ground = if landing { game.board.ground.beaches } else { game.board.ground.of(kind) };
    let anchor = Hex::numbered(anchor(game, kind, layout))?;
    let leader = kind.arm() == Arm::Leader;
    let mut hexes: Vec<(i32, Hex)> = Vec::new();
    for hex in ground {
        let there = state.units.in_hex(hex);
        if leader && !landing && there.minus(game.roster().leaders()).is_empty() {
            continue;
        }
        let mut score = -10 * hex.distance(anchor).cast_signed();
        if game.map().feature(hex) == Feature::Camp && kind.arm().is_heavy() {
            score += 25;
        }
        if landing && !there.is_empty() {
            score += 100;
        }
        if leader {
            score += 3 * there.len().cast_signed();
        } else if kind.arm() == Arm::Archer && kind.side() == Side::Greek && hex.row() == 1 {
            score += 15;
        }
        hexes.push((score, hex));
    }
    hexes.sort_by_key(|(score, hex)| (-score, *hex));
    let places = hexes.into_iter().map(|(_, at)| Action::Place { kind, at });
    places.into_iter().find(|place| game.allows(state, *place))
}

/// Where the next Abatis lies.
pub(crate) fn next_abatis(game: &Marathon, state: &State) -> Option<Action> {
    let listed = ABATIS.iter().filter_map(|it| Hex::numbered(*it));
    let near = Hex::numbered(2003).into_iter().flat_map(|it| it.within(6));
    let mut all = listed.chain(near).map(Action::Abatis);
    all.find(|it| game.allows(state, *it))
}

/// Takes up a Leader who is where none of his units are left for him, if a set-up came to that.
pub(crate) fn lift_leader(game: &Marathon, state: &State, side: Side) -> Option<Action> {
    // Those who stand wrong first: the others could be taken up and put down again for ever.
    let wrong = game.misplaced_leaders(state, side);
    let leaders = game.roster().side(side).and(game.roster().leaders()).minus(wrong);
    let lift = |piece: Piece| Action::Lift(piece);
    wrong.iter().chain(leaders).map(lift).find(|it| game.allows(state, *it))
}
