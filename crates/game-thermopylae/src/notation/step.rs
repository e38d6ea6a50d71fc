//! What is waited for, in text.

use engine::Seat;

use super::number;
use crate::end::Finish;
use crate::state::Awaits;
use crate::units::Side;

/// Writes a step.
pub(super) fn step_text(awaits: Awaits) -> String {
    match awaits {
        Awaits::Opener => "opener".to_owned(),
        Awaits::Auction { seat } => format!("auction {seat}"),
        Awaits::FirstBid => "first-bid".to_owned(),
        Awaits::SecondBid { first } => format!("second-bid {first}"),
        Awaits::Tie => "tie".to_owned(),
        Awaits::SetUp => "set-up".to_owned(),
        Awaits::Combat => "combat".to_owned(),
        Awaits::Join => "join".to_owned(),
        Awaits::Dice => "dice".to_owned(),
        Awaits::Hits(side) => format!("hits {}", side.word()),
        Awaits::Again => "again".to_owned(),
        Awaits::Movement => "movement".to_owned(),
        Awaits::Over(finish) => format!("over {}", finish.word()),
    }
}

/// Reads a step.
pub(super) fn read_step(text: &str) -> Option<Awaits> {
    let words: Vec<&str> = text.split_whitespace().collect();
    Some(match words[..] {
        ["opener"] => Awaits::Opener,
        ["auction", seat] => Awaits::Auction { seat: read_seat(seat)? },
        ["first-bid"] => Awaits::FirstBid,
        ["second-bid", first] => Awaits::SecondBid { first: number(first)? },
        ["tie"] => Awaits::Tie,
        ["set-up"] => Awaits::SetUp,
        ["combat"] => Awaits::Combat,
        ["join"] => Awaits::Join,
        ["dice"] => Awaits::Dice,
        ["hits", side] => Awaits::Hits(read_side(side)?),
        ["again"] => Awaits::Again,
        ["movement"] => Awaits::Movement,
        ["over", word] => {
            Awaits::Over(Finish::ALL.into_iter().find(|finish| finish.word() == word)?)
        }
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
