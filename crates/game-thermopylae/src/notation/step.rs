//! What is waited for, in text.

use engine::Seat;

use super::number;
use crate::end::Finish;
use crate::state::Step;
use crate::units::Side;

/// Writes a step.
pub(super) fn step_text(step: Step) -> String {
    match step {
        Step::Opener => "opener".to_owned(),
        Step::Auction { seat } => format!("auction {seat}"),
        Step::FirstBid => "first-bid".to_owned(),
        Step::SecondBid { first } => format!("second-bid {first}"),
        Step::Tie => "tie".to_owned(),
        Step::SetUp => "set-up".to_owned(),
        Step::Combat => "combat".to_owned(),
        Step::Join => "join".to_owned(),
        Step::Dice => "dice".to_owned(),
        Step::Hits(side) => format!("hits {}", side.word()),
        Step::Again => "again".to_owned(),
        Step::Movement => "movement".to_owned(),
        Step::Over(finish) => format!("over {}", finish.word()),
    }
}

/// Reads a step.
pub(super) fn read_step(text: &str) -> Option<Step> {
    let words: Vec<&str> = text.split_whitespace().collect();
    Some(match words[..] {
        ["opener"] => Step::Opener,
        ["auction", seat] => Step::Auction { seat: read_seat(seat)? },
        ["first-bid"] => Step::FirstBid,
        ["second-bid", first] => Step::SecondBid { first: number(first)? },
        ["tie"] => Step::Tie,
        ["set-up"] => Step::SetUp,
        ["combat"] => Step::Combat,
        ["join"] => Step::Join,
        ["dice"] => Step::Dice,
        ["hits", side] => Step::Hits(read_side(side)?),
        ["again"] => Step::Again,
        ["movement"] => Step::Movement,
        ["over", word] => Step::Over(Finish::ALL.into_iter().find(|finish| finish.word() == word)?),
        _ => return None,
    })
}

/// Reads a seat.
pub(super) fn read_seat(text: &str) -> Option<Seat> {
    number(text).and_then(|it| Seat::numbered(it, 2))
}

/// Reads a side.
pub(super) fn read_side(text: &str) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| side.word() == text)
}
