//! What is asked for and not there is refused in words: to programs as JSON, to people as a page.

use serde_json::json;

use crate::house::{House, act, refused};

#[test]
fn odds_of_a_version_beyond_the_end_are_refused_and_of_one_that_has_passed_are_stale() {
    let house = House::open();
    let id = house.game();
    let (mut owner, version) = (house.owner(), house.view(&id)["version"].clone());
    let odds = format!("/api/v1/games/{id}/odds?action=charge%2015&version=");
    refused(&owner.get(&format!("{odds}99999")).unwrap(), 422, "bad-input");
    assert_eq!(owner.get(&format!("{odds}{version}")).unwrap().status, 200);
    assert_eq!(act(&mut owner, &id, &version, "a", 1, "charge 15").status, 200);
    let passed = owner.get(&format!("{odds}{version}")).unwrap();
    assert_eq!((passed.status, passed.json()["stale"].as_bool()), (200, Some(true)));
}

#[test]
fn a_part_that_the_board_does_not_have_is_not_found() {
    let house = House::open();
    let (id, mut owner) = (house.game(), house.owner());
    let game = format!("/api/v1/games/{id}");
    for asked in ["hand?source=nonsense", "meant?part=nonsense", "meant?part=deck&source=nonsense"]
    {
        refused(&owner.get(&format!("{game}/{asked}")).unwrap(), 404, "not-found");
    }
    let deck = owner.get(&format!("{game}/hand?source=deck")).unwrap();
    assert_eq!((deck.status, deck.json()["kinds"].clone()), (200, json!([])), "it is there");
}

#[test]
fn an_address_that_takes_another_method_says_so() {
    let house = House::open();
    let mut owner = house.owner();
    let answer = owner.send("PUT", "/api/v1/games", Some(b"{}")).unwrap();
    refused(&answer, 405, "wrong-method");
    let page = owner.send("PUT", "/", Some(b"{}")).unwrap();
    assert_eq!(page.status, 405);
    assert!(page.text().contains("<h1>"), "{}", page.text());
}

#[test]
fn an_unknown_address_is_json_to_programs_and_a_page_to_people() {
    let house = House::open();
    let mut owner = house.owner();
    for path in ["/api/v1/nothing", "/api/v2/games", "/api/"] {
        refused(&owner.get(path).unwrap(), 404, "not-found");
    }
    let id = house.game();
    for (path, status) in [
        ("/nothing".to_owned(), 404),
        (format!("/g/{id}/s/first/key"), 404),
        (format!("/g/{id}?step=last"), 422),
        ("/learn/thermopyles/one".to_owned(), 404),
        ("/learn/thermopyles?step=-1".to_owned(), 422),
        ("/?page=two".to_owned(), 422),
        ("/assets/%ff".to_owned(), 404),
    ] {
        let page = owner.get(&path).unwrap();
        assert_eq!(page.status, status, "{path}");
        assert!(page.text().contains("<h1>"), "{path}: {}", page.text());
    }
}

#[test]
fn a_game_that_is_not_deleted_cannot_be_restored() {
    let house = House::open();
    let (path, mut owner) = (format!("/api/v1/games/{}", house.game()), house.owner());
    let restore = format!("{path}/restore");
    refused(&owner.post(&restore, &json!({})).unwrap(), 409, "not-deleted");
    assert_eq!(owner.send("DELETE", &path, None).unwrap().status, 204);
    assert_eq!(owner.post(&restore, &json!({})).unwrap().status, 204);
    refused(&owner.post(&restore, &json!({})).unwrap(), 409, "not-deleted");
}

#[test]
fn a_step_beyond_the_end_says_how_many_there_are_and_leads_to_the_last() {
    let house = House::open();
    let (id, mut owner) = (house.game(), house.owner());
    let version = house.view(&id)["version"].clone();
    assert_eq!(act(&mut owner, &id, &version, "a", 1, "retreat").status, 200);
    let steps = house.view(&id)["steps"].as_u64().unwrap_or_default();
    let page = owner.get(&format!("/g/{id}?step=999")).unwrap();
    assert_eq!(page.status, 404);
    let text = page.text();
    assert!(text.contains(&format!("href=\"?step={steps}\"")), "{text}");
    assert!(text.contains("This game has only "), "{text}");
    assert!(!text.contains("may have been deleted"), "{text}");
}
