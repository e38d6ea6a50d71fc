//! What goes on by itself, impulse after impulse, until something comes about that nobody foresaw.

use game_marathon::state::Awaits;
use game_marathon::units::Side;
use game_marathon::{Action, Marathon, View, side_of};

use super::undone::{is_near, listed};
use super::words;
use crate::grammar::counted;
use crate::hands::Standing;

/// One shot after the other, each at the best target that is left.
const FIRE: &[&str] = &["fire best", "done"];
/// One unit after the other tries to react; what one who does is to do, its player decides.
const REACT: &[&str] = &["react next"];
/// One attack after the other; whoever is missed least takes what falls.
const FIGHT: &[&str] = &["fight next", "take best"];
/// Whoever is missed least takes what falls.
const TAKE: &[&str] = &["take best"];
/// What can only be ended is ended.
const DONE: &[&str] = &["done"];
/// Nobody stirs: whoever must attack does.
const HOLD: &[&str] = &["attack must", "fire best", "done"];

/// No step: the player decides.
const NONE: &[&str] = &[];

/// Everything that goes on by itself for the seat that looks. Where it makes no step the player
/// decides, and it goes on after him.
pub(super) fn of(game: &Marathon, view: &View) -> Vec<Standing> {
    let state = &view.state;
    let engine::Viewer::Seat(seat) = view.viewer else { return Vec::new() };
    if state.turn == 0 || matches!(state.awaits, Awaits::Over(_)) {
        return Vec::new();
    }
    let own = side_of(seat);
    let mine = matches!(
        engine::Game::node(game, state),
        engine::Node::Decision { seat: decider } if decider == seat
    );
    let is = |which: bool| mine && which;
    let fires = is(state.awaits == Awaits::Fire);
    let reacts = is(state.awaits == Awaits::Reaction);
    let fights = is(state.awaits == Awaits::Melee);
    let takes = is(matches!(state.awaits, Awaits::Allot(_)));
    let moves = is(matches!(state.awaits, Awaits::Movement));
    let idle = moves && !listed(game, view).into_iter().any(goes);
    let declares = is(state.awaits == Awaits::Declaration);
    let calm = reacts && !is_near(view);
    let now = Now { fires, reacts, calm, fights, takes, moves, idle, declares };
    let (events, losses) = (events(view), losses(view, own));
    once(now, &impulse(view)).into_iter().chain(kept(now, &events, losses)).collect()
}

/// What is asked of the one who looks.
#[allow(clippy::struct_excessive_bools, reason = "each says whether one question is asked now")]
#[derive(Copy, Clone)]
struct Now {
    fires: bool,
    reacts: bool,
    /// No enemy is near those who might react.
    calm: bool,
    fights: bool,
    takes: bool,
    moves: bool,
    idle: bool,
    declares: bool,
}

/// What goes on until its impulse is over.
fn once(now: Now, mark: &str) -> [Standing; 3] {
    let one = |id, words: &str, steps, begins, keeps| Standing {
        id,
        words: words.to_owned(),
        steps,
        mark: mark.to_owned(),
        begins,
        keeps,
    };
    [
        one(
            "fire-on",
            "fire until nobody can: each shot at the best target left [7.1a]",
            FIRE,
            now.fires,
            false,
        ),
        one(
            "react-on",
            "let everybody who may try to react, one after the other [6.2c]",
            REACT,
            now.reacts,
            true,
        ),
        one(
            "fight-on",
            "fight every attack, the unit that is missed least takes what falls [7.2f]",
            FIGHT,
            now.fights,
            false,
        ),
    ]
}

/// What goes on for longer.
fn kept(now: Now, events: &str, losses: String) -> [Standing; 5] {
    let when = |is: bool, steps: &'static [&'static str]| if is { steps } else { NONE };
    let keeps = |id, words: &str, steps, begins| Standing {
        id,
        words: words.to_owned(),
        steps,
        mark: events.to_owned(),
        begins,
        keeps: true,
    };
    let Now { fires, reacts, calm, fights, takes, moves, idle, declares } = now;
    let hold = keeps(
        "hold-line",
        "hold the line: stay, fire, attack whom I must, until a unit is lost [4.2.1]",
        when(moves || fires || declares || reacts, HOLD),
        moves,
    );
    let skip = Standing {
        mark: "nobody is near".to_owned(),
        ..keeps(
            "react-near",
            "skip reactions while no enemy is within four hexes of those who may react [6.2c]",
            when(calm, DONE),
            reacts || moves,
        )
    };
    [
        skip,
        keeps(
            "fire-best",
            "always fire at the best target, until a morale level changes [7.1a]",
            when(fires, FIRE),
            fires || moves,
        ),
        keeps(
            "take-best",
            "always let the unit that is missed least take what falls [7.3b]",
            when(takes, TAKE),
            takes || fights || moves,
        ),
        keeps(
            "end-idle",
            "always end Movement where nobody of mine can go anywhere [4.2.1]",
            when(idle, DONE),
            moves,
        ),
        Standing { mark: losses, ..hold },
    ]
}

/// Whether somebody comes to another place by an action.
const fn goes(action: Action) -> bool {
    matches!(action, Action::Move { .. } | Action::Charge { .. } | Action::Turn(_))
}

/// The part of the turn, which ends what is meant for it alone.
fn impulse(view: &View) -> String {
    format!("{}; {}", events(view), words::moment(view))
}

/// What changes a plan for long: a turn, a morale level, a Leader who falls.
fn events(view: &View) -> String {
    let state = &view.state;
    let mut told = vec![format!("turn {} has begun", state.turn)];
    for side in Side::BOTH {
        told.push(format!("{} morale is {}", words::of_side(side), state.level(side)));
    }
    let dead = state.units.whose(game_marathon::state::Place::Dead);
    let leaders = dead.and(view.board.roster.leaders());
    told.extend(leaders.iter().map(|it| format!("{} has fallen", words::piece(it))));
    told.join("; ")
}

/// What changes a line that holds: the same, and any unit that is gone.
fn losses(view: &View, own: Side) -> String {
    let mine = view.state.units.on_map().and(view.board.roster.side(own));
    format!("{}; {} of yours on the map", events(view), counted(mine.len(), "piece"))
}
