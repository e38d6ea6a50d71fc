//! Pictures and words from views and events. No rules, no input or output.
//!
//! Rules give facts; here they become something to look at and to read. [`Depict`] is what a game
//! needs to be shown. A game's words are in one module (`thermopyles/words`), so that a second
//! language is one more module; its pictures are beside it.

pub mod aid;
pub mod card;
pub mod course;
pub mod depict;
pub mod goal;
pub mod grammar;
pub mod hands;
pub mod ink;
pub mod odds;
pub mod parts;
#[cfg(feature = "png")]
pub mod png;
pub mod svg;
pub mod table;
pub mod text;
mod marathon;
mod spartans;
mod thermopylae;
mod thermopyles;

pub use aid::{Aid, Mark};
pub use card::{CLOSED, Card};
pub use course::{
    ByHand, Chapter, Die, FirstGame, Lesson, Motion, Opening, Order, Pick, PickKind, Stage, Track,
    Trial, Worth,
};
pub use depict::{Depict, SeatNames};
pub use goal::{Goal, Stake};
pub use hands::{Guard, HandGoal, HandKind, Handful, Meant, OrderForm, Routine, Standing};
pub use ink::{Ink, Paint};
pub use svg::{Choice, Frame, Ground, Layout, Scene, Sheet, Shown, Theme, Window};
