//! What a count of wins says, and how surely.

/// The 95 % interval of a share, by Wilson's score: honest for few games and for shares near 0.
pub fn wilson(wins: u64, games: u64) -> (f64, f64) {
    const Z: f64 = 1.959_963_985;
    if games == 0 {
        return (0.0, 1.0);
    }
    let (wins, games) = (wins as f64, games as f64);
    let share = wins / games;
    let middle = share + Z * Z / (2.0 * games);
    let spread = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    let scale = 1.0 + Z * Z / games;
    (((middle - spread) / scale).max(0.0), ((middle + spread) / scale).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::wilson;

    /// Worked by hand: 50 of 100 gives 0.5 within 0.0962.
    #[test]
    fn half_of_a_hundred_games_is_uncertain_by_ten_points() {
        let (low, high) = wilson(50, 100);
        assert!((low - 0.4038).abs() < 1e-4 && (high - 0.5962).abs() < 1e-4, "{low} {high}");
    }

    #[test]
    fn no_win_in_ten_games_does_not_rule_wins_out() {
        let (low, high) = wilson(0, 10);
        assert!(low == 0.0 && high > 0.27 && high < 0.29, "{low} {high}");
    }
}
