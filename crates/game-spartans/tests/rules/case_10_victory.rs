//! Victory, 10.0: what is counted when the third day is over.

use crate::table::Table;
use engine::{Seat, Verdict};
use game_spartans::end::{Finish, Points};
use game_spartans::muster::Contingents;
use game_spartans::state::Segment;
use game_spartans::units::{Contingent, Side};
use game_spartans::{Awaits, State};

/// The contingents have a unit each on the Army Morale Track.
fn routed(state: &mut State, contingents: &[Contingent]) {
    for contingent in contingents {
        state.musters[contingent.index()].army[0] = 1;
    }
}

/// The End of Day Check of day three; Susa attacked, and is named again by 8 to 10.
fn last_check(contingents: &[Contingent]) -> Table {
    let lines = "G5 west thebans hoplite\nA5 east susa mixed";
    let table = Table::at("", Segment::PersianMovement, Awaits::EndOfDay, lines);
    table.with(|state| {
        (state.day, state.round) = (3, 0);
        state.used = Contingents::NONE.with(Contingent::Susa);
        routed(state, contingents);
    })
}

#[test]
fn case_10_0a_the_greeks_need_more_points() {
    use Contingent::{Immortals, Malians, Medes};
    for (contingents, finish) in [
        (&[Medes, Immortals, Malians][..], Finish::GreekPoints), // 8 to 6.
        (&[Medes, Malians], Finish::PersianPoints),              // 3 to 6.
    ] {
        let mut table = last_check(contingents);
        table.go("d10 10");
        assert_eq!(table.state.awaits, Awaits::Over(finish));
    }
}

#[test]
fn case_10_0b_three_points_for_a_contingent_and_five_for_the_immortals() {
    let mut table = Table::start("");
    routed(&mut table.state, &[Contingent::Medes, Contingent::Dahae, Contingent::Immortals]);
    // [Q65] Twice routed counts once; lost in a crisis counts as on the track.
    table.state.musters[Contingent::Medes.index()].army[1] = 1;
    table.state.musters[Contingent::Susa.index()].gone[1] = 2;
    assert_eq!(table.game.points(&table.state), Points { greek: 3 + 3 + 5 + 3, persian: 0 });
}

#[test]
fn case_10_0c_six_points_for_a_contingent_and_ten_for_the_spartans() {
    let mut table = Table::start("");
    routed(&mut table.state, &[Contingent::Thebans, Contingent::Spartans]);
    assert_eq!(table.game.points(&table.state), Points { greek: 0, persian: 16 });
}

#[test]
fn case_10_0d_a_tie_is_a_persian_victory() {
    let mut table = last_check(&[Contingent::Medes, Contingent::Dahae, Contingent::Thebans]);
    table.go("d10 10"); // 6 to 6.
    assert_eq!(table.state.awaits, Awaits::Over(Finish::Tie));
    let ending = table.game.ending(&table.state, Finish::Tie);
    assert_eq!((Finish::Tie.winner(), ending.verdicts[0]), (Side::Persian, Verdict::Lost));
    assert_eq!(ending.case.id(), "10.0d");
}

#[test]
fn case_11_1e_victory_is_the_same_for_two_players() {
    let table = Table::start("persians=player");
    for finish in Finish::ALL {
        let verdicts = table.game.ending(&table.state, finish).verdicts;
        let winner = usize::from(finish.winner() == Side::Persian);
        assert_eq!((verdicts[winner], verdicts[1 - winner]), (Verdict::Won, Verdict::Lost));
    }
}

#[test]
fn case_11_2d_who_is_sent_away_or_guards_the_path_on_day_three_has_won() {
    let mut table = Table::start("greeks=contingents");
    let state = &mut table.state;
    state.day = 3;
    state.home = Contingents::NONE.with(Contingent::Malians);
    state.guard = Some(Contingent::Locrians);
    let verdicts = table.game.ending(&table.state, Finish::PersianPoints).verdicts;
    let of = |contingent: Contingent| verdicts[contingent.index()];
    assert_eq!([of(Contingent::Malians), of(Contingent::Locrians)], [Verdict::Won; 2]);
    assert_eq!([of(Contingent::Spartans), of(Contingent::Thebans)], [Verdict::Lost; 2]);
    // A guard of the first two days has won nothing.
    table.state.day = 2;
    assert!(
        !table.game.is_home_and_safe(&table.state, Seat::new(Contingent::Locrians.index() as u8))
    );
}
