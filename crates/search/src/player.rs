//! Computer players: who they are, how long they think, what they choose.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::evaluators::Guided;
use crate::guide::Guide;
use crate::planner::Planner;
use crate::random::Generator;
use crate::think::think;
use crate::tree::Tree;

/// How long a player thinks about one decision.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Budget {
    /// So many simulations: the same seed gives the same choice.
    Iterations(u32),
    /// So much time.
    Time(Duration),
}

impl Budget {
    /// At most `most` parts of it that are worth a search of their own.
    pub(crate) fn at_most(self, most: u32) -> u32 {
        match self {
            Self::Iterations(iterations) => iterations.clamp(1, most),
            Self::Time(_) => most,
        }
    }

    /// One of so many equal parts; the first parts get what is left over.
    pub(crate) fn share(self, part: u32, parts: u32) -> Self {
        match self {
            Self::Iterations(all) => Self::Iterations(all / parts + u32::from(part < all % parts)),
            Self::Time(all) => Self::Time(all / parts),
        }
    }
}

/// What a level did, measured: against another level with sides by turns, or alone.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Strength {
    /// The level, by its name.
    pub level: &'static str,
    /// The level it met; nobody in a game that is won and lost together.
    pub against: Option<&'static str>,
    /// Games won.
    pub won: u32,
    /// Games played.
    pub games: u32,
}

/// A named strength.
#[derive(Copy, Clone, Debug)]
pub struct Level {
    /// Its name.
    pub name: &'static str,
    /// Who plays it.
    pub player: PlayerSpec,
    /// What to expect.
    pub what: &'static str,
}

impl Level {
    const fn searching(name: &'static str, simulations: u32, what: &'static str) -> Self {
        Self { name, player: PlayerSpec::Search(Budget::Iterations(simulations)), what }
    }
}

/// Every named strength, the weakest first. A game offers those that it has measured (see
/// [`offered`]). A budget of no simulations at all is a judgement at first sight, by what the game's guide knows without
/// playing anything on.
pub const LEVELS: &[Level] = &[
    Level { name: "novice", player: PlayerSpec::Greedy, what: "follows a rule of thumb" },
    Level::searching("easy", 0, "judges each action at first sight"),
    Level::searching("normal", 100, "looks a turn ahead"),
    Level::searching("hard", 1_000, "looks several turns ahead"),
    Level::searching("strong", 10_000, "thinks for as long as it helps"),
];

/// The levels that a game offers: those that were measured, or that others were measured against.
/// Where thinking for longer showed no difference, there are fewer.
pub fn offered(strengths: &[Strength]) -> impl Iterator<Item = &'static Level> {
    LEVELS.iter().filter(|level| {
        let is_named = |it: &Strength| it.level == level.name || it.against == Some(level.name);
        strengths.iter().any(is_named)
    })
}

/// A computer player, in the words of the command line.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum PlayerSpec {
    /// Any legal action.
    Random,
    /// The game's rule of thumb, without search.
    Greedy,
    /// Tree search.
    Search(Budget),
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Search(Budget::Iterations(iterations)) => {
                match LEVELS.iter().find(|level| level.player == *self) {
                    Some(level) => write!(f, "search:{}", level.name),
                    None => write!(f, "search:{iterations}"),
                }
            }
            Self::Search(Budget::Time(time)) => match time.as_micros() {
                micros if micros % 1_000_000 == 0 => write!(f, "search:{}s", micros / 1_000_000),
                micros if micros % 1_000 == 0 => write!(f, "search:{}ms", micros / 1_000),
                micros => write!(f, "search:{micros}us"),
            },
        }
    }
}

impl FromStr for PlayerSpec {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let budget = match text {
            "random" => return Ok(Self::Random),
            "greedy" => return Ok(Self::Greedy),
            _ => text.strip_prefix("search:").and_then(read_budget),
        };
        budget.map(Self::Search).ok_or_else(|| {
            let searching = LEVELS.iter().filter(|level| level.player != Self::Greedy);
            let levels: Vec<&str> = searching.map(|level| level.name).collect();
            format!(
                "there is no player “{}”; write random, greedy, search:LEVEL ({}), search:TIME \
                 (as 20ms or 2s, more than nothing and an hour at most) or search:SIMULATIONS (as \
                 5000; 0 judges at first sight, as easy does)",
                text.chars().take(40).collect::<String>(),
                levels.join(", ")
            )
        })
    }
}

fn read_budget(text: &str) -> Option<Budget> {
    const LONGEST: Duration = Duration::from_hours(1);
    if let Some(level) = LEVELS.iter().find(|level| level.name == text)
        && let PlayerSpec::Search(budget) = level.player
    {
        return Some(budget);
    }
    let digits = text.trim_end_matches(|c: char| !c.is_ascii_digit());
    let number: u64 = digits.parse().ok()?;
    let time = match &text[digits.len()..] {
        "" => return u32::try_from(number).ok().map(Budget::Iterations),
        "us" => Duration::from_micros(number),
        "ms" => Duration::from_millis(number),
        "s" => Duration::from_secs(number),
        _ => return None,
    };
    (!time.is_zero() && time <= LONGEST).then_some(Budget::Time(time))
}

/// A computer player at a table. It sees views only.
#[derive(Debug)]
pub struct Player<G: Guided> {
    spec: PlayerSpec,
    guide: G::Guide,
    tree: Tree<G, <G::Guide as Guide<G>>::Shares>,
    /// What thinks instead of the tree, where the game's guide has it.
    planner: Option<Box<dyn Planner<G>>>,
    random: Generator,
    actions: Vec<G::Action>,
}

impl<G: Guided> Player<G> {
    /// Sits a player down.
    pub fn new(game: &G, spec: PlayerSpec, seed: u64) -> Self {
        let (guide, tree, random) = (game.guide(), Tree::new(game), Generator::new(seed));
        let planner = match spec {
            PlayerSpec::Search(_) => guide.planner(game),
            PlayerSpec::Random | PlayerSpec::Greedy => None,
        };
        Self { spec, guide, tree, planner, random, actions: Vec::new() }
    }

    /// Begins a new game with fresh luck of its own.
    pub(crate) fn begin(&mut self, seed: u64) {
        self.random = Generator::new(seed);
        if let Some(planner) = &mut self.planner {
            planner.begin();
        }
    }

    /// Whether it knows already what it will do at the decision that the view shows.
    pub fn has_in_mind(&self, game: &G, view: &G::View) -> bool {
        self.planner.as_ref().is_some_and(|planner| planner.has_in_mind(game, view))
    }

    /// Chooses an action of the decision that the view shows.
    ///
    /// # Panics
    /// If the view is not of a decision.
    pub fn choose(&mut self, game: &G, view: &G::View) -> G::Action {
        let state = game.imagine(view, &mut self.random);
        game.actions(&state, &mut self.actions);
        assert!(
            !self.actions.is_empty(),
            "a player is asked only when there is something to decide"
        );
        if let [only] = self.actions[..] {
            return only;
        }
        match self.spec {
            PlayerSpec::Random => self.actions[self.random.index(self.actions.len())],
            PlayerSpec::Greedy => self.guide.policy(game, &state, &self.actions, &mut self.random),
            PlayerSpec::Search(budget) => {
                let Self { guide, tree, planner, random, .. } = self;
                if let Some(planner) = planner {
                    return planner.choose(game, view, budget, random);
                }
                let found = think(game, guide, tree, view, budget, random);
                found.first().map_or(self.actions[0], |best| best.action)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{LEVELS, PlayerSpec};

    #[test]
    fn no_simulations_at_all_are_the_level_that_judges_at_first_sight() {
        let easy = LEVELS.iter().find(|level| level.name == "easy").unwrap();
        assert!(easy.what.contains("at first sight"), "{}", easy.what);
        let spec: PlayerSpec = "search:0".parse().unwrap();
        assert_eq!(spec, easy.player);
        assert_eq!(spec.to_string(), "search:easy");
    }

    #[test]
    fn every_level_is_read_as_it_is_written() {
        for level in LEVELS {
            assert_eq!(level.player.to_string().parse(), Ok(level.player), "{}", level.name);
        }
    }

    #[test]
    fn no_time_at_all_is_no_player() {
        for text in ["search:0s", "search:0ms", "search:00us", "search:", "search:-1"] {
            let refused = text.parse::<PlayerSpec>().unwrap_err();
            assert!(refused.contains("more than nothing"), "{refused}");
            assert!(refused.contains("0 judges at first sight"), "{refused}");
        }
    }
}
