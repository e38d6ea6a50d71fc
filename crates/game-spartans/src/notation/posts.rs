//! A whole Greek deployment in one order: what stands now is written, kept, and set up again on
//! another day or at another table.
//!
//! `deploy as H5:west:spartans-hoplitex3 H6:west:thebans-hoplitex2+malians-hoplite`. A stack is named
//! from its top. Losses are not written: whoever is left takes the post, the freshest first, and
//! who finds no place any more stays in hand.

use std::collections::VecDeque;
use std::fmt::Write as _;

use boards::squares::Quarter;
use engine::notation::{named, read_whole, times};

use super::orders::Draft;
use super::words::{area_named, facing_named, greek_named};
use crate::action::{Action, Kind};
use crate::game::Spartans;
use crate::map::{self, Area, facing_word};
use crate::stack::MOST;
use crate::state::{Awaits, State};
use crate::units::{Arm, Contingent, Side};

/// A stack that is to stand somewhere: who is still to come, the top unit first.
struct Post {
    at: Area,
    facing: Quarter,
    units: VecDeque<(Contingent, Arm)>,
}

/// The units that stay in hand, so that what was done can be looked at.
const KEPT: u16 = 1;

impl Spartans {
    /// [6.0c] The order that deploys the Greeks as they stand now; empty where nobody stands yet,
    /// and nothing outside their deployment.
    pub fn deployment_so_far(&self, state: &State) -> Option<String> {
        if state.awaits != Awaits::Deployment {
            return None;
        }
        let mut order = String::new();
        for at in state.positions.held(Side::Greek) {
            let stack = state.positions.stack(Side::Greek, at);
            let Some(facing) = stack.facing() else { continue };
            order.push_str(if order.is_empty() { "deploy as" } else { "" });
            write!(order, " {}:{}:", map::name(at), facing_word(facing)).ok()?;
            let units: Vec<_> = stack.units().map(|unit| (unit.contingent, unit.arm)).collect();
            let alike: Vec<String> = units.chunk_by(|a, b| a == b).map(write_alike).collect();
            order.push_str(&alike.join("+"));
        }
        Some(order)
    }

    /// [6.0c] Deploys the Greeks so, as far as they are there and each post is allowed.
    pub(super) fn deploy_as(&self, state: &State, posts: &[&str]) -> Option<Vec<Action>> {
        let posts: Option<Vec<Post>> = posts.iter().map(|post| read_post(post)).collect();
        let mut posts = posts.filter(|posts| !posts.is_empty())?;
        let mut draft = Draft::new(self, state);
        let mut refused = None;
        loop {
            let before = draft.actions.len();
            for post in &mut posts {
                refused = self.fill(&mut draft, post).or(refused);
            }
            // What waits for others, as Phocians do, is tried again when they stand [6.0.1.4].
            if draft.actions.len() == before {
                return draft.or(refused);
            }
        }
    }

    /// Places who is still to come to a post, until one is refused.
    fn fill(&self, draft: &mut Draft<'_>, post: &mut Post) -> Option<Action> {
        while let Some(&(contingent, arm)) = post.units.front() {
            let (at, facing) = (post.at, post.facing);
            let place =
                |losses| Action::Place { kind: Kind { contingent, arm, losses }, at, facing };
            let in_hand: Vec<(Kind, u8)> = self.to_place(&draft.state).collect();
            let such = in_hand.iter().map(|(kind, _)| *kind);
            let such = such.filter(|kind| (kind.contingent, kind.arm) == (contingent, arm));
            let freshest = such.map(|kind| kind.losses).min();
            let left: u16 = in_hand.iter().map(|(_, units)| u16::from(*units)).sum();
            if draft.state.awaits != Awaits::Deployment {
                return Some(place(0)); // The door says that nobody deploys now.
            }
            let Some(losses) = freshest else {
                post.units.pop_front();
                continue;
            };
            if left <= KEPT || !draft.takes(place(losses)) {
                return Some(place(losses));
            }
            post.units.pop_front();
        }
        None
    }
}

/// Units of a kind: `spartans-hoplitex3`.
fn write_alike(units: &[(Contingent, Arm)]) -> String {
    let Some((contingent, arm)) = units.first() else { return String::new() };
    let times = if units.len() > 1 { format!("x{}", units.len()) } else { String::new() };
    format!("{}-{}{times}", contingent.word(), arm.word())
}

fn read_post(text: &str) -> Option<Post> {
    let mut words = text.splitn(3, ':');
    let at = area_named(words.next()?).ok()?;
    let facing = facing_named(words.next()?).ok()?;
    let mut units = VecDeque::new();
    for alike in words.next()?.split('+') {
        let (who, what) = alike.split_once('-')?;
        let (arm, count) = times(what).ok()?;
        let arm = read_whole(&named(Arm::ALL, Arm::word), arm).ok()?;
        let unit = (greek_named(who).ok()?, arm);
        units.extend(std::iter::repeat_n(unit, usize::from(count)));
    }
    (1..=MOST).contains(&units.len()).then_some(Post { at, facing, units })
}
