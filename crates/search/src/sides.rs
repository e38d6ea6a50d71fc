//! The sides of a table: seats that win and lose together, as the game says [`Game::side`].

use engine::{Ending, Game, Seat, Verdict};

use crate::guide::Shares;

/// The sides of a table, numbered from 0 in the order of their first seats.
#[derive(Copy, Clone, Debug)]
pub struct Sides {
    /// The side of each seat.
    of: [usize; Seat::MOST],
    /// A seat of each side.
    first: [Seat; Seat::MOST],
}

impl Sides {
    /// The sides of a game's table.
    pub fn of<G: Game>(game: &G) -> Self {
        let mut sides = Self { of: [0; Seat::MOST], first: [Seat::FIRST; Seat::MOST] };
        let mut known = 0;
        for seat in Seat::all(game.seats()) {
            let same = |&side: &usize| game.side(sides.first[side]) == game.side(seat);
            let side = (0..known).find(same).unwrap_or(known);
            sides.of[seat.index()] = side;
            if side == known {
                sides.first[side] = seat;
                known += 1;
            }
        }
        sides
    }

    /// The side of a seat.
    #[inline]
    pub fn side(&self, seat: Seat) -> usize {
        self.of[seat.index()]
    }

    /// What an ending is worth to each side.
    pub fn worth<S: Shares>(&self, ending: &Ending) -> S {
        let mut shares = S::NONE;
        for (share, &seat) in shares.as_mut().iter_mut().zip(&self.first) {
            *share = match ending.verdict(seat) {
                Verdict::Won => 1.0,
                Verdict::Drawn => 0.5,
                Verdict::Lost => 0.0,
            };
        }
        shares
    }
}
