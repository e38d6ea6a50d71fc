//! A board of hexes with flat tops, numbered as printed: `1108` is the eighth hex of column 11.
//!
//! Column numbers run to the right and row numbers down, both from 1, and every other column lies
//! half a hex lower. Inside, a hex has [`Cube`] coordinates, in which geometry is plain addition.

mod cube;
mod facing;
mod hex;
mod line;
mod parts;

pub use cube::Cube;
pub use facing::{SideAspect, Vertex, VertexAspect, Way};
pub use hex::Hex;
pub use parts::{Corner, Hexside};
