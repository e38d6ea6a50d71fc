//! What computer players of each level are worth, in English.

use draw::grammar::{Agreement, Subject, capital, list};
use search::Strength;

/// What every computer player knows.
pub(crate) const FAIR: &str = "A computer player sees only what a player in its place would see.";

/// What a level did against another player.
pub(crate) fn measured(strength: &Strength) -> String {
    let Strength { level, against, won, games } = *strength;
    let how = match against {
        Some(other) => {
            format!("against {}", other.strip_prefix("search:").unwrap_or("the rule of thumb"))
        }
        None => "alone".to_owned(),
    };
    let percent = (200 * won + games) / (2 * games.max(1));
    format!("{} won {percent} % of {games} games {how}.", capital(level))
}

/// Levels that have played no such games.
pub(crate) fn unmeasured(levels: &[&str]) -> String {
    let who = Subject::named(list(levels), Agreement::of(levels.len() as u64));
    format!("{} not been measured.", capital(&who.does("have")))
}

#[cfg(test)]
mod tests {
    use super::{measured, unmeasured};
    use search::Strength;

    #[test]
    fn where_all_win_together_a_level_tells_how_often_it_won_alone() {
        let easy = Strength { level: "easy", against: None, won: 7_537, games: 16_000 };
        assert_eq!(measured(&easy), "Easy won 47 % of 16000 games alone.");
        assert_eq!(unmeasured(&["strong"]), "Strong has not been measured.");
    }

    #[test]
    fn a_level_tells_its_share_of_wins_against_whom_and_in_how_many_games() {
        let easy = Strength { level: "easy", against: Some("greedy"), won: 191, games: 200 };
        assert_eq!(measured(&easy), "Easy won 96 % of 200 games against the rule of thumb.");
        let normal = Strength { level: "normal", against: Some("search:easy"), won: 2, games: 3 };
        assert_eq!(measured(&normal), "Normal won 67 % of 3 games against easy.");
    }
}
