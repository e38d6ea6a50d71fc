//! Two windows at the same time: exactly one wins, and the other is told.

use std::sync::{Arc, Barrier};
use std::thread;

use serde_json::json;
use web::client::Client;

use crate::house::{House, OWNER, act};

/// Pairs that race.
const PAIRS: usize = 2000;

#[test]
fn of_two_windows_that_act_at_once_one_wins() {
    let house = House::open();
    let address = house.address;
    let barrier = Arc::new(Barrier::new(2));
    let (mut owner, mut raced) = (house.owner(), 0);
    let mut windows = [Client::new(address, Some(OWNER)), Client::new(address, Some(OWNER))];
    while raced < PAIRS {
        let id = house.begin(&json!({ "game": "thermopyles" }));
        loop {
            let listed = owner.get(&format!("/api/v1/games/{id}/actions")).unwrap();
            if listed.status != 200 || raced == PAIRS {
                break;
            }
            let listed = listed.json();
            let action = listed["actions"][0]["notation"].as_str().unwrap();
            let answers = thread::scope(|scope| {
                let race = |(at, window): (usize, &mut Client)| {
                    barrier.wait();
                    let id_of = format!("race-{raced}-{at}");
                    act(window, &id, &listed["version"], &id_of, 1, action)
                };
                let threads: Vec<_> = windows
                    .iter_mut()
                    .enumerate()
                    .map(|runner| scope.spawn(move || race(runner)))
                    .collect();
                threads.into_iter().map(|it| it.join().unwrap()).collect::<Vec<_>>()
            });
            let mut statuses: Vec<u16> = answers.iter().map(|it| it.status).collect();
            statuses.sort_unstable();
            assert_eq!(statuses, [200, 409], "pair {raced}");
            let won = answers.iter().find(|it| it.status == 200).unwrap().json();
            let lost = answers.iter().find(|it| it.status == 409).unwrap().json();
            assert_eq!(lost["version"], won["version"], "the other is shown the new position");
            raced += 1;
        }
    }
}
