//! What players say to each other about ending a game: what follows from it, and the sentences.

use draw::SeatNames;
use draw::grammar::{self, Subject};
use engine::proposal::{End, Proposal};
use engine::{Game, Seat};

use crate::{Error, Session};

/// Whether all seats play for one side: then there is nobody to offer a draw to.
pub(crate) fn together<G: Game>(game: &G) -> bool {
    Seat::all(game.seats()).all(|seat| game.side(seat) == game.side(Seat::FIRST))
}

/// A word in a sentence.
pub(crate) fn said<G: Game>(game: &G, seat: Seat, word: Proposal, names: SeatNames<'_>) -> String {
    let does = |verb: &str| names.does(seat, verb);
    match word {
        Proposal::Resign if together(game) => format!("{} to give up.", does("want")),
        Proposal::Resign => format!("{}.", does("resign")),
        Proposal::Offer => format!("{} a draw.", does("offer")),
        Proposal::Accept => format!("{} the draw.", does("accept")),
        Proposal::Decline if together(game) => format!("{} to play on.", does("want")),
        Proposal::Decline => format!("{}.", does("decline")),
    }
}

/// How words ended a game, in a sentence.
pub(crate) fn ended<G: Game>(game: &G, end: End, names: SeatNames<'_>) -> String {
    let names = |ours: &dyn Fn(Seat) -> bool| {
        let names: Vec<&str> =
            Seat::all(game.seats()).filter(|&it| ours(it)).map(|it| names.name(it)).collect();
        grammar::list(&names)
    };
    match end {
        End::Drawn => "The game is drawn: the sides agreed on it.".to_owned(),
        End::GivenUp(by) => {
            let beaten = names(&|seat| game.side(seat) == game.side(by));
            let winners = names(&|seat| game.side(seat) != game.side(by));
            if winners.is_empty() {
                format!("The game is lost: {} gave up.", Subject::person(&beaten).object())
            } else {
                let winners = Subject::person(&winners);
                format!("{beaten} resigned. The game is won by {}.", winners.object())
            }
        }
    }
}

/// Says a word for a seat, and whatever follows from it.
///
/// Whoever plays several seats of a side (`own`) gives up for all of them. Computer players go with the
/// people of their side, and decline a draw: they do not know what the game is worth to people.
///
/// # Errors
/// Why nothing could come of the word.
pub fn say(
    table: &mut dyn Session,
    seat: Seat,
    word: Proposal,
    own: &[Seat],
    computers: &[Seat],
) -> Result<(), Error> {
    table.act(seat, word.notation())?;
    match word {
        Proposal::Resign => {
            give_up(table, seat, own)?;
            let side = table.side(seat);
            let all = Seat::all(table.header().seats.len() as u8);
            let mut people = all.filter(|it| table.side(*it) == side && !computers.contains(it));
            let talk = table.negotiation();
            if people.all(|it| talk.giving_up.has(it)) {
                give_up(table, seat, computers)?;
            }
        }
        Proposal::Offer => {
            if let Some(&computer) = computers.first() {
                table.act(computer, Proposal::Decline.notation())?;
            }
        }
        Proposal::Accept | Proposal::Decline => {}
    }
    Ok(())
}

/// Has those of the seats that are of one side with this seat give up, too.
fn give_up(table: &mut dyn Session, seat: Seat, seats: &[Seat]) -> Result<(), Error> {
    for &other in seats {
        let talk = table.negotiation();
        let with_us = table.side(other) == table.side(seat) && !talk.giving_up.has(other);
        if with_us && talk.end.is_none() {
            table.act(other, Proposal::Resign.notation())?;
        }
    }
    Ok(())
}
