//! What is waited for, in text.

use engine::Seat;
use engine::notation::{
    Form, Misread, Pen, Words, after, any_number, form, named, or_none, seat_of, yes_or_no,
};

use super::words::{a_facing, a_force, a_greek, a_persian, a_unit_at, a_way, an_area, area_named};
use crate::automaton::Trail;
use crate::end::Finish;
use crate::map;
use crate::state::{Awaits, Debate, Force, March, Matter};
use crate::units::Side;

engine::forms! {
    /// What is waited for.
    pub(super) struct Steps { seats: u8 } of Awaits {
        "commitment" => [Awaits::Commitment],
        "choice" => [Awaits::Choice],
        "ephialtes" => [Awaits::Ephialtes],
        "conference" => [Awaits::Conference],
        "leave" stay: any_number() => [Awaits::Leave { stay }],
        "farewell" stay: any_number() => [Awaits::Farewell { stay }],
        "vote" debate: a_debate(seats) => [Awaits::Vote(debate)],
        "casting" debate: a_debate(seats) => [Awaits::Casting(debate)],
        "guard" => [Awaits::Guard],
        "deployment" => [Awaits::Deployment],
        "muster" contingent: a_persian() => [Awaits::Muster(contingent)],
        "entry" => [Awaits::Entry],
        "which-stack" tied: any_number() => [Awaits::WhichStack { tied }],
        "which-way" force: the_force(), trail: a_trail() => [Awaits::WhichWay(force, trail)],
        "which-entry" force: the_force(), tied: any_number() => [Awaits::WhichEntry(force, tied)],
        "which-turn" force: the_force() => [Awaits::WhichTurn(force)],
        "march" force: the_force(), march: Marches => [Awaits::March(force, march)],
        "movement" seat: seat_of(seats) => [Awaits::Movement(seat)],
        "aim" force: the_force() => [Awaits::Aim(force)],
        "which-target" force: the_force(), tied: any_number() => [Awaits::WhichTarget(force, tied)],
        "fire" seat: seat_of(seats) => [Awaits::Fire(seat)],
        "shot" force: the_force() => [Awaits::Shot(force)],
        "check" side: a_side(), at order: a_unit_at(), both: after("both", yes_or_no())
            => [Awaits::Check { side, at, order, both }],
        "feint" seat: seat_of(seats) => [Awaits::Feint(seat)],
        "feint-check" => [Awaits::FeintCheck],
        "melee" seat: seat_of(seats) => [Awaits::Melee(seat)],
        "retreat" seat: seat_of(seats), area: an_area() => [Awaits::Retreat(seat, area)],
        "withdraw" area: an_area() => [Awaits::Withdraw(area)],
        "strike" area: an_area() => [Awaits::Strike(area)],
        "recover" side: a_side(), at order: a_unit_at() => [Awaits::Recover { side, at, order }],
        "end-of-day" => [Awaits::EndOfDay],
        "over" finish: named(Finish::ALL, Finish::word) => [Awaits::Over(finish)],
    }

    /// What the system does with a force.
    struct Marches of March {
        "forward" trail: a_trail() => [March::Forward(trail)],
        "flank" to: an_area(), way: a_way() => [March::Flank { to, way }],
        "turn" forward: a_facing() => [March::Turn(forward)],
        "face" => [March::Face],
        "stay" => [March::Stay],
    }
}

fn a_side() -> impl Form<Value = Side> {
    named(Side::BOTH, Side::word)
}

/// A force or a unit by its place: `F5.1`.
fn the_force() -> impl Form<Value = Force> {
    let write = |force: &Force, pen: &mut Pen<'_>| a_force().write(&(force.at, force.order), pen);
    let read = |words: &mut Words<'_>| {
        let (at, order) = a_force().read(words)?;
        Ok(Force { at, order })
    };
    form("FORCE", "a force by the place of its first unit, as F5.1", write, read)
}

/// The areas through which a force goes, `-` before its first step.
fn a_trail() -> impl Form<Value = Trail> {
    let write = |trail: &Trail, pen: &mut Pen<'_>| {
        pen.phrase(if trail.is_empty() { "-" } else { "" });
        trail.areas().for_each(|area| pen.value(map::name(area)));
    };
    let read = |words: &mut Words<'_>| {
        let mut trail = Trail::NONE;
        for word in words.filter(|word| *word != "-") {
            let longer = trail.with(area_named(word)?);
            if longer == trail {
                return Err(Misread::because("nobody goes through more than nine areas [8.1.1a]"));
            }
            trail = longer;
        }
        Ok(trail)
    };
    form("AREAS", "areas, as C5 D5, or -", write, read)
}

/// [11.2b] A vote: `home stay 3 seat 2 votes - malians - - - - -`.
fn a_debate(seats: u8) -> impl Form<Value = Debate> {
    let write = move |debate: &Debate, pen: &mut Pen<'_>| {
        matter().write(&debate.matter, pen);
        after("stay", any_number()).write(&debate.stay, pen);
        after("seat", seat_of(seats)).write(&debate.seat, pen);
        pen.word("votes");
        debate.votes.iter().for_each(|vote| or_none(a_greek()).write(vote, pen));
    };
    let read = move |words: &mut Words<'_>| {
        let matter = matter().read(words)?;
        let stay = after("stay", any_number()).read(words)?;
        let seat: Seat = after("seat", seat_of(seats)).read(words)?;
        if !words.has("votes") {
            return Err(Misread::Form);
        }
        let mut votes = [None; 7];
        for vote in &mut votes {
            *vote = or_none(a_greek()).read(words)?;
        }
        Ok(Debate { matter, stay, seat, votes })
    };
    form("DEBATE", "a debate, as home stay 3 seat 2 votes - - - - - - -", write, read)
}

fn matter() -> impl Form<Value = Matter> {
    named([Matter::Home, Matter::Guard], |it| match it {
        Matter::Home => "home",
        Matter::Guard => "guard",
    })
}
