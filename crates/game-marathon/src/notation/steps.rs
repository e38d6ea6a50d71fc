//! What is waited for, in text.

use engine::notation::{Form, Misread, Pen, Words, any_number, form, named};

use super::words::{a_hex, a_kind, a_piece, a_side};
use crate::state::Awaits;
use crate::victory::Finish;

engine::forms! {
    /// What is waited for.
    pub(super) struct Steps of Awaits {
        "muster" kind: a_kind() => [Awaits::Muster(kind)],
        "set-up" side: a_side() => [Awaits::SetUp(side)],
        "abatis-die" => [Awaits::AbatisDie],
        "abatis" left: any_number() => [Awaits::Abatis(left)],
        "spartan-die" => [Awaits::SpartanDie],
        "spartans" => [Awaits::Spartans],
        "greek-initiative" => [Awaits::GreekInitiative],
        "persian-initiative" total: a_total() => [Awaits::PersianInitiative(total)],
        "first-marker" side: a_side() => [Awaits::FirstMarker(side)],
        "draw" => [Awaits::Draw],
        "reinforcement-die" => [Awaits::ReinforcementDie],
        "reinforcement" left: any_number() => [Awaits::Reinforcement(left)],
        "landing" => [Awaits::Landing],
        "leader-die" piece: a_piece() => [Awaits::LeaderDie(piece)],
        "reserve-die" => [Awaits::ReserveDie],
        "bonus" left: any_number() => [Awaits::Bonus(left)],
        "attach" => [Awaits::Attach],
        "movement" => [Awaits::Movement],
        "passing" piece: a_piece(), to: a_hex() => [Awaits::Passing { piece, to }],
        "clearing" hex: a_hex() => [Awaits::Clearing(hex)],
        "reaction-die" piece: a_piece() => [Awaits::ReactionDie(piece)],
        "reaction-move" piece: a_piece() => [Awaits::ReactionMove(piece)],
        "reaction" => [Awaits::Reaction],
        "along" piece: a_piece(), from: a_hex() => [Awaits::Along { piece, from }],
        "face" hex: a_hex() => [Awaits::Face(hex)],
        "fire" => [Awaits::Fire],
        "shot" piece: a_piece(), at: a_hex() => [Awaits::Shot { piece, at }],
        "declaration" => [Awaits::Declaration],
        "melee" => [Awaits::Melee],
        "strike" hex: a_hex() => [Awaits::Strike(hex)],
        "allot" side: a_side() => [Awaits::Allot(side)],
        "check" piece: a_piece() => [Awaits::Check(piece)],
        "retreat" piece: a_piece(), owed: any_number() => [Awaits::Retreat { piece, owed }],
        "rally" piece: a_piece() => [Awaits::Rally(piece)],
        "flight" piece: a_piece() => [Awaits::Flight(piece)],
        "over" finish: named(Finish::ALL, Finish::word) => [Awaits::Over(finish)],
    }
}

/// [5.1a] A total, which may lie below nought.
fn a_total() -> impl Form<Value = i8> {
    let write = |total: &i8, pen: &mut Pen<'_>| pen.value(total);
    let read = |words: &mut Words<'_>| {
        words.next().ok_or(Misread::Form)?.parse().map_err(|_| Misread::Form)
    };
    form("TOTAL", "a total from -1 to 30", write, read)
}
