//! What computer players of each level are worth, in English.

use draw::grammar::capital;
use search::{LEVELS, Strength};

/// What every computer player knows.
pub(crate) const FAIR: &str = "A computer player sees only what a player in its place would see.";

/// What a computer player is called, whose spec is given: by its level, or by what it thinks.
pub(crate) fn name(spec: &str) -> &str {
    let level = LEVELS.iter().find(|level| level.player.to_string() == spec);
    level.map_or_else(|| spec.trim_start_matches("search:"), |level| level.name)
}

/// What a level did against another player.
pub(crate) fn measured(strength: &Strength) -> String {
    let Strength { level, against, won, games } = *strength;
    let how = match against {
        Some(other) => format!("against {other}"),
        None => "alone".to_owned(),
    };
    let percent = (200 * won + games) / (2 * games.max(1));
    format!("{} won {percent} % of {games} games {how}.", capital(level))
}

#[cfg(test)]
mod tests {
    use super::{measured, name};
    use search::Strength;

    #[test]
    fn where_all_win_together_a_level_tells_how_often_it_won_alone() {
        let easy = Strength { level: "easy", against: None, won: 7_537, games: 16_000 };
        assert_eq!(measured(&easy), "Easy won 47 % of 16000 games alone.");
    }

    #[test]
    fn a_computer_player_is_called_by_its_level() {
        let specs = ["greedy", "search:normal", "search:20ms"];
        assert_eq!(specs.map(name), ["novice", "normal", "20ms"]);
    }

    #[test]
    fn a_level_tells_its_share_of_wins_against_whom_and_in_how_many_games() {
        let easy = Strength { level: "easy", against: Some("novice"), won: 191, games: 200 };
        assert_eq!(measured(&easy), "Easy won 96 % of 200 games against novice.");
        let normal = Strength { level: "normal", against: Some("easy"), won: 2, games: 3 };
        assert_eq!(measured(&normal), "Normal won 67 % of 3 games against easy.");
    }
}
