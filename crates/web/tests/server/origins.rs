//! Who may ask at all: hosts, origins, cookies, and what GET may do.

use serde_json::json;
use web::client::Client;

use crate::house::{House, OWNER, refused};

/// The owner's browser: it comes by the printed address and gets a cookie.
fn cookie(house: &House) -> String {
    let answer = house.nobody().get(&format!("/?launch={OWNER}")).unwrap();
    assert_eq!((answer.status, answer.header("location")), (303, Some("/")));
    let cookie = answer.header("set-cookie").unwrap();
    for part in ["HttpOnly", "SameSite=Strict", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains(OWNER));
    cookie.split(';').next().unwrap().to_owned()
}

fn browser(house: &House, cookie: &str) -> Client {
    house.nobody().with("Cookie", cookie)
}

#[test]
fn the_printed_address_makes_a_browser_the_owners() {
    let house = House::open();
    assert_eq!(house.nobody().get("/").unwrap().status, 403);
    assert_eq!(house.nobody().get("/?launch=guess").unwrap().status, 403);
    let cookie = cookie(&house);
    assert_eq!(browser(&house, &cookie).get("/").unwrap().status, 200);
    let id = house.game();
    assert_eq!(browser(&house, &cookie).get(&format!("/g/{id}")).unwrap().status, 200);
    let forged = format!("{}x", &cookie[..cookie.len() - 1]);
    assert_eq!(browser(&house, &forged).get("/").unwrap().status, 403);
}

#[test]
fn other_hosts_are_sent_away() {
    let house = House::open();
    let port = house.address.port();
    for (host, status) in [
        (format!("127.0.0.1:{port}"), 200),
        (format!("localhost:{port}"), 200),
        (format!("LOCALHOST:{port}"), 200),
        (format!("[::1]:{port}"), 200),
        ("games.example".to_owned(), 200),
        ("games.example:8080".to_owned(), 200),
        ("evil.example".to_owned(), 421),
        (format!("evil.example:{port}"), 421),
        (format!("localhost.evil.example:{port}"), 421),
        ("localhost".to_owned(), 421),
        (format!("localhost:{}", port ^ 1), 421),
        (format!("192.168.0.1:{port}"), 421),
        (String::new(), 421),
    ] {
        let mut client = house.owner().with("Host", &host);
        assert_eq!(client.get("/").unwrap().status, status, "{host}");
        let made = client.post("/api/v1/games", &json!({ "game": "thermopyles" })).unwrap();
        assert_eq!(made.status, if status == 200 { 201 } else { 421 }, "{host}");
    }
}

#[test]
fn other_pages_cannot_act_for_the_owner() {
    let house = House::open();
    let cookie = cookie(&house);
    let id = house.game();
    let own = format!("http://{}", house.address);
    let port = house.address.port();
    let other_port = format!("http://127.0.0.1:{}", port ^ 1);
    let evil: &[&[(&str, &str)]] = &[
        &[],
        &[("Origin", "http://evil.example")],
        &[("Origin", "null")],
        &[("Origin", &other_port)],
        &[("Sec-Fetch-Site", "cross-site")],
        &[("Sec-Fetch-Site", "same-site")],
        &[("Sec-Fetch-Site", "same-site"), ("Origin", &own)],
        &[("Sec-Fetch-Site", "same-origin"), ("Origin", "http://evil.example")],
        &[("Sec-Fetch-Site", "none"), ("Origin", "null")],
    ];
    let requests = [
        ("POST", "/games".to_owned(), json!({ "game": "thermopyles" })),
        ("POST", "/api/v1/games".to_owned(), json!({ "game": "thermopyles" })),
        ("POST", "/api/v1/import".to_owned(), json!({ "record": "" })),
        ("PATCH", format!("/api/v1/games/{id}"), json!({ "title": "x" })),
        ("DELETE", format!("/api/v1/games/{id}"), json!({})),
        ("POST", format!("/api/v1/games/{id}/copy"), json!({})),
        ("POST", format!("/api/v1/games/{id}/restore"), json!({})),
        (
            "POST",
            format!("/api/v1/games/{id}/actions"),
            json!({ "expected_version": 1, "action_id": "a", "seat": 1, "action": "charge 15" }),
        ),
        (
            "POST",
            format!("/api/v1/games/{id}/undo"),
            json!({ "expected_version": 1, "action_id": "a", "seat": 1 }),
        ),
    ];
    let before = (house.view(&id), house.owner().get("/api/v1/games").unwrap().text());
    for (method, path, body) in &requests {
        for headers in evil {
            let mut client = browser(&house, &cookie);
            for (name, value) in *headers {
                client = client.with(name, value);
            }
            let answer = client.send(method, path, Some(body.to_string().as_bytes())).unwrap();
            refused(&answer, 403, "forbidden");
        }
        // A form of another page can send only these kinds.
        for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"] {
            if *method == "DELETE" {
                continue; // It carries nothing, and a form cannot send it.
            }
            let mut client =
                browser(&house, &cookie).with("Origin", &own).with("Content-Type", kind);
            let answer = client.send(method, path, Some(body.to_string().as_bytes())).unwrap();
            refused(&answer, 415, "not-json");
        }
    }
    assert_eq!((house.view(&id), house.owner().get("/api/v1/games").unwrap().text()), before);
    let mut page =
        browser(&house, &cookie).with("Origin", &own).with("Sec-Fetch-Site", "same-origin");
    assert_eq!(page.post("/games", &json!({ "game": "thermopyles" })).unwrap().status, 201);
}

/// Every page and question of a game.
pub(crate) fn all_gets(id: &str, friend: &str, watcher: &str) -> Vec<String> {
    let api = format!("/api/v1/games/{id}");
    let mut paths: Vec<String> = ["/", "/new/thermopyles", "/rules/thermopyles"]
        .into_iter()
        .chain(["/learn/thermopyles", "/learn/thermopyles/2", "/assets/app.css"])
        .chain(["/assets/page-plain.js", "/api/openapi.json", "/api/v1/games", "/favicon.ico"])
        .map(str::to_owned)
        .collect();
    paths.extend([
        format!("/g/{id}"),
        format!("/g/{id}?step=0"),
        format!("/g/{id}/s/2/{friend}"),
        format!("/g/{id}/w/{watcher}"),
        api.clone(),
        format!("{api}/actions"),
        format!("{api}/odds?action=charge+15"),
        format!("{api}/why?action=charge+19"),
        format!("{api}/hint"),
        format!("{api}/log"),
        format!("{api}/record"),
    ]);
    paths
}

#[test]
fn get_changes_nothing_and_every_answer_forbids_what_browsers_can_forbid() {
    let house = House::open();
    let (id, friend) = house.shared();
    let watcher = house.watch_key(&id);
    let before = (house.owner().get("/api/v1/games").unwrap().text(), house.record(&id));
    let mut owner = house.owner();
    for path in all_gets(&id, &friend, &watcher) {
        let answer = owner.get(&path).unwrap();
        assert!([200, 404].contains(&answer.status), "{path}: {}", answer.text());
        let policy = answer.header("content-security-policy").unwrap();
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"), "{path}");
        let cached = answer.header("cache-control");
        let asset =
            (path.starts_with("/assets/") || path == "/favicon.ico") && answer.status == 200;
        assert_eq!(cached, Some(if asset { "no-cache" } else { "no-store" }), "{path}");
        if answer.header("content-type").is_some_and(|kind| kind.starts_with("text/html")) {
            let page = answer.text();
            for inline in ["<script>", " onclick=", " style=\"", "<style", "javascript:"] {
                assert!(!page.contains(inline), "{path} has {inline}, which the policy forbids");
            }
        }
    }
    for path in ["/nothing", "/g/nothing", "/g/aaaaaaaaaaaaaaaa", "/assets/../Cargo.toml"] {
        assert_eq!(owner.get(path).unwrap().status, 404, "{path}");
    }
    assert_eq!(owner.get(&format!("/g/{id}?step=999")).unwrap().status, 404);
    let after = (house.owner().get("/api/v1/games").unwrap().text(), house.record(&id));
    assert_eq!(after, before);
}

#[test]
fn what_is_sent_is_packed_if_the_browser_can_unpack_it() {
    let house = House::open();
    let id = house.game();
    let page = format!("/g/{id}");
    let plain = house.owner().get(&page).unwrap();
    let packed = house.owner().with("Accept-Encoding", "gzip, br").get(&page).unwrap();
    assert_eq!((plain.header("content-encoding"), plain.status), (None, 200));
    assert_eq!(packed.header("content-encoding"), Some("gzip"));
    assert!(packed.body.len() * 3 < plain.body.len());
    let asset = house.nobody().get("/assets/app.css").unwrap();
    let tag = asset.header("etag").unwrap();
    let again = house.nobody().with("If-None-Match", tag).get("/assets/app.css").unwrap();
    assert_eq!((again.status, again.body.len()), (304, 0));
}
