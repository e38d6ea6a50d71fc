//! The turns that decided a game: where the chance of winning moved most.

use draw::Depict;
use engine::play::Match;
use engine::{Ending, Game, Node, Quiet, Seat, Verdict, Viewer};
use search::{Guide as _, Guided, Sides};

/// A change smaller than this decides nothing.
const WORTH_TELLING: f64 = 0.05;

/// A turn, or what a judge of positions takes for one.
#[derive(Clone, PartialEq, Debug)]
pub struct TurningPoint {
    /// After how many steps it began.
    pub from: usize,
    /// After how many steps it was over.
    pub to: usize,
    /// Who decided first in it.
    pub seat: Option<Seat>,
    /// Whose chance is told: a winner's, and where nobody won, the first player's.
    pub of: Seat,
    /// That chance before it, 0 to 1.
    pub before: f64,
    /// That chance after it.
    pub after: f64,
    /// What was counted differently after it: its name, before and after.
    pub changes: Vec<(&'static str, u64, u64)>,
}

/// A position with the chances that a judge gave in it.
struct Judged<G: Game> {
    step: usize,
    state: G::State,
    chance: f64,
}

/// The turns in which the chance of winning moved most, in their order.
pub(crate) fn points<G: Depict + Guided>(game: &Match<G>, most: usize) -> Vec<TurningPoint> {
    let Node::Over(ending) = game.node() else { return Vec::new() };
    let of = told_of(game.game(), &ending);
    let judged = judged(game, &ending, of);
    let mut points: Vec<TurningPoint> =
        judged.windows(2).map(|pair| point(game.game(), &pair[0], &pair[1], of)).collect();
    points.retain(|point| moved(point) >= WORTH_TELLING);
    points.sort_by(|one, other| moved(other).total_cmp(&moved(one)));
    points.truncate(most);
    points.sort_by_key(|point| point.from);
    points
}

fn moved(point: &TurningPoint) -> f64 {
    (point.after - point.before).abs()
}

fn told_of<G: Game>(game: &G, ending: &Ending) -> Seat {
    let mut seats = Seat::all(game.seats());
    seats.find(|&seat| ending.verdict(seat) == Verdict::Won).unwrap_or(Seat::FIRST)
}

/// Every position that there is an opinion on, and the end, about which there is none.
fn judged<G: Depict + Guided>(game: &Match<G>, ending: &Ending, of: Seat) -> Vec<Judged<G>> {
    let (rules, mut all) = (game.game(), Vec::new());
    let Some(mut state) = game.state_after(0) else { return all };
    let (guide, side) = (rules.guide(), Sides::of(rules).side(of));
    let mut judge = guide.judge(rules);
    for (step, made) in game.steps().iter().enumerate() {
        if let Some(shares) = judge(&state) {
            let chance = shares.as_ref().get(side).copied().map_or(0.0, f64::from);
            all.push(Judged { step, state: state.clone(), chance });
        }
        rules.make(&mut state, made.made, &mut Quiet);
    }
    let chance = match ending.verdict(of) {
        Verdict::Won => 1.0,
        Verdict::Drawn => 0.5,
        Verdict::Lost => 0.0,
    };
    all.push(Judged { step: game.steps().len(), state, chance });
    all
}

fn point<G: Depict>(rules: &G, before: &Judged<G>, after: &Judged<G>, of: Seat) -> TurningPoint {
    let tracks = |judged: &Judged<G>| rules.tracks(&rules.view(&judged.state, Viewer::Spectator));
    let changes = tracks(before).into_iter().zip(tracks(after));
    TurningPoint {
        from: before.step,
        to: after.step,
        seat: match rules.node(&before.state) {
            Node::Decision { seat } => Some(seat),
            _ => None,
        },
        of,
        before: before.chance,
        after: after.chance,
        changes: changes
            .filter(|(was, is)| was.now != is.now)
            .map(|(was, is)| (was.name, was.now, is.now))
            .collect(),
    }
}
