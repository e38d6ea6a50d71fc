//! Why advice stands where it does although its numbers say otherwise.

use game_thermopylae::Action;
use game_thermopylae::options::Auction;

/// Nobody gains by raising a bid that wins so often or less: he has the other side for as much.
const EVEN: f64 = 0.5;

/// Why a piece of advice stands where it does; nothing where its number says so.
///
/// A bid's number is what the Greeks win at it. That is what the bidder gets only if it stands.
pub(crate) fn why(auction: Auction, advice: &[(Action, f64)], at: usize) -> Option<&'static str> {
    let (&(best, first), &(this, share)) = (advice.first()?, advice.get(at)?);
    let looks_odd =
        if at == 0 { advice.iter().any(|(_, other)| *other > first) } else { share > first };
    let is_bid = |it| matches!(it, Action::Bid(_) | Action::Pass);
    if at == 0 && !(looks_odd && is_bid(best)) {
        return of_an_end(best);
    }
    if !looks_odd {
        return None;
    }
    if !is_bid(best) || !is_bid(this) {
        return Some("It looks better by no more than so few games may do by luck.");
    }
    Some(match (auction, at) {
        (Auction::Open, 0) if matches!(best, Action::Bid(_)) && share > EVEN => {
            "The other will raise it, as he would any lower one: bids rise to where a raise gains \
             nothing. [R3]"
        }
        (Auction::Open, 0) => "At this bid the other gains nothing by raising it. [R3]",
        (Auction::Open, _) => {
            "It wins so often only if it stands, and the other gains by raising it. [R3]"
        }
        (Auction::Sealed, 0) => {
            "At this bid both sides win about as often: whoever gets the Greeks, nobody gained by \
             bidding more or less. [R3]"
        }
        (Auction::Sealed, _) => {
            "It wins so often only if the other bids less still; whoever bids more gets the \
             Greeks. [R3]"
        }
    })
}

/// Why to end something while more could be done: the pieces that stay speak against it.
const fn of_an_end(best: Action) -> Option<&'static str> {
    match best {
        Action::EndTurn => Some(
            "As far as was looked ahead, nobody who may still move stands better anywhere else. \
             [R37]",
        ),
        Action::EndCombat => {
            Some("As far as was looked ahead, no attack is worth what it may cost. [R20]")
        }
        _ => None,
    }
}
