//! The turns that decided a game, and the luck of each player in it.

mod tables;

use dice::Scripted;
use engine::{Node, Seat};
use games::Session;
use search::PlayerSpec;
use tables::{play_out, table as laid_out};

/// Lets computer players finish a game by rules of thumb.
fn played(mut table: Box<dyn Session>) -> Box<dyn Session> {
    play_out(&mut *table, PlayerSpec::Greedy);
    table
}

/// [K24] Whoever retreats from location 6 has lost: all that there was to hope for went with it.
#[test]
fn a_retreat_out_of_the_pass_is_the_turn_that_lost_the_game() {
    let setup = "marker 6\nsupport 4\nslots 12/27 20/24\nhand 1 18 19 20\n";
    let mut table = laid_out("thermopyles", &[], Some(setup));
    assert_eq!(table.turning_points(3), [], "nothing is decided while it goes on");
    table.act(Seat::FIRST, "retreat").unwrap();
    let points = table.turning_points(3);
    assert_eq!(points.len(), 1, "{points:?}");
    assert_eq!((points[0].from, points[0].to, points[0].seat), (0, 1, Some(Seat::FIRST)));
    assert!(points[0].before > 0.05 && points[0].after.abs() < f64::EPSILON, "{points:?}");
    assert!(points[0].changes.iter().any(|&(_, before, after)| (before, after) == (6, 7)));
}

#[test]
fn the_turns_that_decided_a_game_are_few_in_order_and_told_of_the_winner() {
    let games = [
        laid_out("thermopyles", &[("players", "2")], None),
        laid_out("thermopylae", &[("bid", "35"), ("greek", "2")], None),
    ];
    for table in games.map(played) {
        let Node::Over(ending) = table.node() else { panic!("it was played out") };
        for most in [1, 3] {
            let points = table.turning_points(most);
            assert!(points.len() <= most && !points.is_empty(), "{points:?}");
            assert!(points.is_sorted_by_key(|point| point.from));
            for point in &points {
                assert!(point.from < point.to && point.to <= table.steps(), "{point:?}");
                assert!([point.before, point.after].iter().all(|it| (0.0..=1.0).contains(it)));
                let winners = Seat::all(2).any(|it| ending.verdict(it) == engine::Verdict::Won);
                let told = ending.verdict(point.of) == engine::Verdict::Won;
                assert_eq!(told, winners, "{point:?}");
            }
        }
    }
}

/// Each player's luck is counted apart, and together they make the luck of the game.
#[test]
fn the_luck_of_the_players_adds_up_to_that_of_the_game() {
    let table = played(laid_out("thermopylae", &[("bid", "35"), ("greek", "1")], None));
    let (all, players) = (table.luck(), table.luck_by_seat());
    assert_eq!(players.len(), 2);
    for row in &all {
        let same = players.iter().flat_map(|(_, rows)| rows).filter(|it| it.what == row.what);
        assert_eq!(same.map(|it| it.count).sum::<u32>(), row.count, "{}", row.what);
    }
}

#[test]
fn a_support_die_is_the_luck_of_the_one_who_fights() {
    let setup = "marker 1\nsupport 4\nslots 12/27 20/24\nhand 1 19\nhand 2 15\n";
    let mut table = laid_out("thermopyles", &[("players", "2")], Some(setup));
    table.act(Seat::FIRST, "fight 19 1").unwrap();
    table.advance(&mut Scripted::new(["die 5".to_owned()])).unwrap();
    let players = table.luck_by_seat();
    assert_eq!(players.len(), 1);
    assert_eq!((players[0].0, players[0].1[0].actual), (Seat::FIRST, 5.0));
}
