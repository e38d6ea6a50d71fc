//! What players say to each other, in sentences.

use draw::Cast;
use engine::word::{End, Word};
use engine::{Game, Seat};

/// Whether all seats play for one side: then there is nobody to offer a draw to.
pub(crate) fn together<G: Game>(game: &G) -> bool {
    Seat::all(game.seats()).all(|seat| game.side(seat) == game.side(Seat::FIRST))
}

/// A word in a sentence.
pub(crate) fn said<G: Game>(game: &G, seat: Seat, word: Word, cast: Cast<'_>) -> String {
    let name = cast.name(seat);
    match word {
        Word::Resign if together(game) => format!("{name} wants to give up."),
        Word::Resign => format!("{name} resigns."),
        Word::Offer => format!("{name} offers a draw."),
        Word::Accept => format!("{name} accepts the draw."),
        Word::Decline if together(game) => format!("{name} wants to play on."),
        Word::Decline => format!("{name} declines."),
    }
}

/// How words ended a game, in a sentence.
pub(crate) fn ended<G: Game>(game: &G, end: End, cast: Cast<'_>) -> String {
    let names = |ours: &dyn Fn(Seat) -> bool| {
        let names: Vec<&str> =
            Seat::all(game.seats()).filter(|&it| ours(it)).map(|it| cast.name(it)).collect();
        match names.split_last() {
            Some((last, rest)) if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
            _ => names.join(""),
        }
    };
    match end {
        End::Drawn => "The game is drawn: the sides agreed on it.".to_owned(),
        End::GivenUp(by) => {
            let beaten = names(&|seat| game.side(seat) == game.side(by));
            let winners = names(&|seat| game.side(seat) != game.side(by));
            if winners.is_empty() {
                format!("The game is lost: {beaten} gave up.")
            } else {
                format!("{beaten} resigned. The game is won by {winners}.")
            }
        }
    }
}
