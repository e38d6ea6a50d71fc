//! What a straight line from centre to centre meets on a board of squares or hexes.

/// One thing that a line meets between its two ends.
///
/// A line is drawn exactly, in whole numbers; where it divides two places evenly, it says so and
/// leaves the ruling to the game.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Crossing<P> {
    /// The line runs through the inside of this place.
    Through(P),
    /// The line runs between these two and enters neither: through the corner that two squares
    /// share, or along the side that two hexes share. The place with the lower index is first.
    Between(P, P),
    /// The line runs along the side of this place, at the edge of the board.
    Beside(P),
}

impl<P: Copy> Crossing<P> {
    /// Whether the line is stopped here, given the places that stop one. Between two places it
    /// is stopped only if both do; at the edge of the board it never is.
    pub fn is_stopped(self, mut stops: impl FnMut(P) -> bool) -> bool {
        match self {
            Self::Through(place) => stops(place),
            Self::Between(one, other) => stops(one) && stops(other),
            Self::Beside(_) => false,
        }
    }

    /// The places that the line enters or touches here.
    pub fn places(self) -> impl Iterator<Item = P> {
        let (one, other) = match self {
            Self::Through(place) | Self::Beside(place) => (place, None),
            Self::Between(one, other) => (one, Some(other)),
        };
        std::iter::once(one).chain(other)
    }
}
