//! Wins by what was bid, and the bid at which both sides win half.

use crate::random::Generator;

/// How many times the games are drawn again to see how sure the answer is.
const DRAWS: usize = 1_000;

/// The games at one bid.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct AtBid {
    /// The bid.
    pub bid: u8,
    /// How many games.
    pub games: u64,
    /// How many of them the bidder won.
    pub wins: u64,
}

impl AtBid {
    /// The share that the bidder won.
    pub fn share(&self) -> f64 {
        self.wins as f64 / self.games.max(1) as f64
    }
}

/// The bid at which both win half.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct FairBid {
    /// The best guess.
    pub bid: f64,
    /// Its 95 % interval, as far as the bids that were tried reach.
    pub interval: (f64, f64),
}

/// Shares that never rise with the bid and are as near to those found as they can be.
///
/// More is harder, so a share that is higher than the one before it is luck: both are given their
/// mean, until none is (pool adjacent violators).
pub fn falling_shares(found: &[AtBid]) -> Vec<f64> {
    let mut pools: Vec<(f64, f64, usize)> = Vec::new();
    for it in found {
        let mut pool = (it.wins as f64, it.games.max(1) as f64, 1);
        while let Some(&(wins, games, bids)) = pools.last() {
            if wins / games >= pool.0 / pool.1 {
                break;
            }
            pool = (pool.0 + wins, pool.1 + games, pool.2 + bids);
            pools.pop();
        }
        pools.push(pool);
    }
    pools
        .into_iter()
        .flat_map(|(wins, games, bids)| std::iter::repeat_n(wins / games, bids))
        .collect()
}

/// Where the falling shares cross one half; nothing if they do not.
fn crossing(found: &[AtBid]) -> Option<f64> {
    let shares = falling_shares(found);
    let below = shares.iter().position(|&share| share < 0.5)?;
    let above = below.checked_sub(1)?;
    let (left, right) = (f64::from(found[above].bid), f64::from(found[below].bid));
    let fall = shares[above] - shares[below];
    Some(left + (right - left) * (shares[above] - 0.5) / fall)
}

/// The bid at which both sides win half, by the games at several bids in rising order.
///
/// The interval comes from drawing the games again, each bid's with its own share. Nothing if the
/// bids that were tried do not reach from more than half to less.
pub fn fair_bid(found: &[AtBid], seed: u64) -> Option<FairBid> {
    let bid = crossing(found)?;
    let (first, last) = (f64::from(found.first()?.bid), f64::from(found.last()?.bid));
    let mut random = Generator::new(seed);
    let mut drawn: Vec<f64> = (0..DRAWS)
        .map(|_| {
            let again: Vec<AtBid> = found.iter().map(|it| draw_again(it, &mut random)).collect();
            let high = again.last().is_some_and(|it| it.share() >= 0.5);
            crossing(&again).unwrap_or(if high { last } else { first })
        })
        .collect();
    drawn.sort_by(f64::total_cmp);
    let interval = (drawn[DRAWS / 40], drawn[DRAWS - 1 - DRAWS / 40]);
    Some(FairBid { bid, interval })
}

/// As many games again, each won with the share that was won.
fn draw_again(it: &AtBid, random: &mut Generator) -> AtBid {
    // A bid that was never lost, or never won, was so by luck too.
    let share = (it.wins as f64 + 0.5) / (it.games as f64 + 1.0);
    let won =
        |random: &mut Generator| (random.seed() >> 11) as f64 / ((1_u64 << 53) as f64) < share;
    let wins = (0..it.games).filter(|_| won(random)).count() as u64;
    AtBid { wins, ..*it }
}

#[cfg(test)]
mod tests {
    use super::{AtBid, fair_bid, falling_shares};

    fn at(bid: u8, wins: u64) -> AtBid {
        AtBid { bid, games: 100, wins }
    }

    /// 60 after 40 is pooled to 50 and 50; the others fall already.
    #[test]
    fn a_share_that_rises_is_pooled_with_the_one_before() {
        let shares = falling_shares(&[at(10, 90), at(20, 40), at(30, 60), at(40, 10)]);
        assert_eq!(shares, [0.9, 0.5, 0.5, 0.1]);
    }

    /// From 0.8 at 20 to 0.2 at 40 the straight line is at one half at 30.
    #[test]
    fn the_fair_bid_lies_where_the_line_between_two_bids_crosses_one_half() {
        let fair = fair_bid(&[at(20, 80), at(40, 20)], 1).unwrap();
        assert!((fair.bid - 30.0).abs() < 1e-9, "{fair:?}");
        // The shares are uncertain by 0.04 each, and a hundredth moves the crossing by 0.33.
        let (low, high) = fair.interval;
        assert!(low < 29.0 && low > 26.0 && high > 31.0 && high < 34.0, "{fair:?}");
    }

    #[test]
    fn without_a_crossing_there_is_no_fair_bid() {
        assert_eq!(fair_bid(&[at(20, 80), at(40, 60)], 1), None);
        assert_eq!(fair_bid(&[at(20, 30), at(40, 10)], 1), None);
        assert_eq!(fair_bid(&[], 1), None);
    }
}
