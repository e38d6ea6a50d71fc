//! Words at the table: how people end a game before its rules do.
//!
//! A seat may give up, and may offer a draw to the other sides. That is said, not played: no rule
//! is asked and no position changes, so a word belongs to no game's actions. But it has to replay,
//! to be told in the log and to go wherever the record goes; so it is a step like any other, of the
//! seat that said it, and the record marks it by its first letter: `12 seat 2 !resign …`. The text
//! keeps its format number, because every record without such a step is written as it always was,
//! and a program that knows no words refuses the step by its number.
//!
//! A word cannot be taken back: with the end of a game everything hidden in it is shown.

use std::fmt;

use crate::game::{Ending, Game, Verdict};
use crate::{Case, Clause, Seat, Standing, case};

const INDEX: &[Clause] = &[Clause {
    id: "agreement",
    title: "Ending by agreement",
    source: "the table",
    text: "Players may give up, and sides may agree on a draw.",
    standing: Standing::Enforced,
    rulings: &[],
}];
/// What an ending is cited by that no rulebook knows.
pub const AGREEMENT: Case = case::cite(INDEX, "agreement");

/// What a seat can say.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Proposal {
    /// It wants its side to give up; the side does when all its seats have said so.
    Resign,
    /// It offers a draw.
    Offer,
    /// It takes the draw that is offered.
    Accept,
    /// It will not have the draw, or will not give up.
    Decline,
}

impl Proposal {
    /// Every word.
    pub const ALL: [Self; 4] = [Self::Resign, Self::Offer, Self::Accept, Self::Decline];

    /// Its notation. No action of a game begins with this mark.
    pub const fn notation(self) -> &'static str {
        match self {
            Self::Resign => "!resign",
            Self::Offer => "!offer",
            Self::Accept => "!accept",
            Self::Decline => "!decline",
        }
    }

    /// The word that a text is the notation of.
    pub fn read(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|word| word.notation() == text)
    }
}

impl fmt::Display for Proposal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.notation())
    }
}

/// How a game was ended by words.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum End {
    /// The side of this seat gave up; this seat spoke last.
    GivenUp(Seat),
    /// All sides agreed on a draw.
    Drawn,
}

/// Some seats of a table.
#[derive(Copy, Clone, Default, Eq, PartialEq, Debug)]
pub struct Seats(u8);

impl Seats {
    /// Whether a seat is among them.
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & 1 << seat.index() != 0
    }

    fn add(&mut self, seat: Seat) {
        self.0 |= 1 << seat.index();
    }

    fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.index());
    }
}

/// What was said and still holds.
#[derive(Copy, Clone, Default, Eq, PartialEq, Debug)]
pub struct Negotiation {
    /// Who wants to give up.
    pub giving_up: Seats,
    /// Who offers a draw.
    pub offer: Option<Seat>,
    /// Who is for the draw that is offered, whoever offers it included.
    pub agreed: Seats,
    /// How the game was ended.
    pub end: Option<End>,
    /// Who has wished for an end, and who for a draw, since the last action: once is enough.
    wished: Seats,
    offered: Seats,
}

impl Negotiation {
    /// Why a word would be idle now.
    ///
    /// # Errors
    /// The reason.
    pub(crate) fn judge<G: Game>(
        self,
        game: &G,
        seat: Seat,
        word: Proposal,
    ) -> Result<(), &'static str> {
        let alone = Seat::all(game.seats()).all(|it| game.side(it) == game.side(seat));
        let mut side = Seat::all(game.seats()).filter(|&it| game.side(it) == game.side(seat));
        let idle = match word {
            Proposal::Resign if self.giving_up.has(seat) => Some("it has said so already"),
            Proposal::Resign if self.wished.has(seat) && !side.any(|it| self.giving_up.has(it)) => {
                Some("it was declined; play on first")
            }
            Proposal::Offer if alone => Some("all play for one side; they can give up together"),
            Proposal::Offer if self.offer.is_some() => Some("a draw is offered already"),
            Proposal::Offer if self.offered.has(seat) => Some("it was declined; play on first"),
            Proposal::Accept if self.offer.is_none() => Some("no draw is offered"),
            Proposal::Accept if self.agreed.has(seat) => Some("it has said so already"),
            Proposal::Decline if self.offer.is_none() && !side.any(|it| self.giving_up.has(it)) => {
                Some("nothing is to be declined")
            }
            _ => None,
        };
        idle.map_or(Ok(()), Err)
    }

    /// Takes in a word that was judged.
    pub(crate) fn hear<G: Game>(&mut self, game: &G, seat: Seat, word: Proposal) {
        let side = || Seat::all(game.seats()).filter(|&it| game.side(it) == game.side(seat));
        match word {
            Proposal::Resign => {
                self.giving_up.add(seat);
                self.wished.add(seat);
                if side().all(|it| self.giving_up.has(it)) {
                    self.end = Some(End::GivenUp(seat));
                }
            }
            Proposal::Offer => {
                (self.offer, self.agreed) = (Some(seat), Seats::default());
                self.agreed.add(seat);
                self.offered.add(seat);
            }
            Proposal::Accept => {
                self.agreed.add(seat);
                if Seat::all(game.seats()).all(|it| self.agreed.has(it)) {
                    self.end = Some(End::Drawn);
                }
            }
            Proposal::Decline => {
                (self.offer, self.agreed) = (None, Seats::default());
                side().for_each(|it| self.giving_up.remove(it));
            }
        }
    }

    /// Takes in that a seat acts. Whoever plays on will not give up, and does not take the draw
    /// that he was offered.
    pub(crate) fn acted(&mut self, seat: Seat) {
        self.giving_up.remove(seat);
        if self.offer.is_some() && !self.agreed.has(seat) {
            (self.offer, self.agreed) = (None, Seats::default());
        }
        (self.wished, self.offered) = (Seats::default(), Seats::default());
    }

    /// The ending that the words made, if they did.
    pub(crate) fn ending<G: Game>(self, game: &G) -> Option<Ending> {
        let (reason, verdict): (_, &dyn Fn(Seat) -> Verdict) = match self.end? {
            End::Drawn => ("a draw was agreed on", &|_| Verdict::Drawn),
            End::GivenUp(by) => ("a side gave up", &move |seat| {
                if game.side(seat) == game.side(by) { Verdict::Lost } else { Verdict::Won }
            }),
        };
        let mut verdicts = [Verdict::Drawn; Seat::MOST];
        for seat in Seat::all(game.seats()) {
            verdicts[seat.index()] = verdict(seat);
        }
        Some(Ending { case: AGREEMENT, reason, verdicts })
    }
}
