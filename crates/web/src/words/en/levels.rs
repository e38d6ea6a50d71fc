//! What computer players of each level are worth, in English.

use search::Strength;

/// What every computer player knows.
pub(crate) const FAIR: &str = "A computer player sees only what a player in its place would see.";

/// What a level did against another player.
pub(crate) fn measured(strength: &Strength) -> String {
    let Strength { level, against, won, games } = *strength;
    let against = against.strip_prefix("search:").unwrap_or("the rule of thumb");
    let percent = (200 * won + games) / (2 * games.max(1));
    format!("{level} won {percent} % of {games} games against {against}.")
}

#[cfg(test)]
mod tests {
    use super::measured;
    use search::Strength;

    #[test]
    fn a_level_tells_its_share_of_wins_against_whom_and_in_how_many_games() {
        let easy = Strength { level: "easy", against: "greedy", won: 191, games: 200 };
        assert_eq!(measured(&easy), "easy won 96 % of 200 games against the rule of thumb.");
        let normal = Strength { level: "normal", against: "search:easy", won: 2, games: 3 };
        assert_eq!(measured(&normal), "normal won 67 % of 3 games against easy.");
    }
}
