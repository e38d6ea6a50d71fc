//! Too much, too long, too slow.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::house::{House, OWNER, act, refused};

#[test]
fn a_body_may_be_as_large_as_its_limit_and_no_larger() {
    let house = House::open();
    let id = house.game();
    let version = house.view(&id)["version"].clone();
    let path = format!("/api/v1/games/{id}/actions");
    let words = json!({
        "expected_version": version, "action_id": "a-1", "seat": 1, "action": "charge 15",
    });
    let padded = |size: usize| {
        let text = words.to_string();
        format!("{text}{}", " ".repeat(size - text.len()))
    };
    let mut owner = house.owner();
    for size in [4097, 409_600, 10 << 20] {
        // A server that has seen enough may hang up before it is sent the rest.
        if let Ok(answer) = owner.send("POST", &path, Some(padded(size).as_bytes())) {
            refused(&answer, 413, "too-large");
        }
    }
    assert_eq!(house.view(&id)["version"], version);
    let fits = owner.send("POST", &path, Some(padded(4096).as_bytes())).unwrap();
    assert_eq!(fits.status, 200, "{}", fits.text());
    let large = json!({ "game": "thermopyles", "title": "x".repeat(64 << 10) });
    refused(&owner.post("/api/v1/games", &large).unwrap(), 413, "too-large");
}

#[test]
fn bodies_are_json_and_not_packed() {
    let house = House::open();
    let words = json!({ "game": "thermopyles" });
    let mut packed = house.owner().with("Content-Encoding", "gzip");
    refused(&packed.post("/api/v1/games", &words).unwrap(), 415, "not-json");
    let mut owner = house.owner();
    let deep = format!("{}{}", "[".repeat(5000), "]".repeat(5000));
    for body in ["", "{", "nul", "{\"game\":1}", "{\"game\":NaN}", "\u{feff}{}", deep.as_str()] {
        let answer = owner.send("POST", "/api/v1/games", Some(body.as_bytes())).unwrap();
        refused(&answer, 422, "bad-input");
    }
    let id = house.game();
    for version in [json!(-1), json!(1.5), json!("1"), json!(null), json!([1])] {
        let answer = act(&mut owner, &id, &version, "a", 1, "charge 15");
        refused(&answer, 422, "bad-input");
    }
    for seat in [json!(0), json!(9), json!(255)] {
        let words = json!({ "expected_version": 1, "action_id": "a", "seat": seat, "action": "x" });
        let answer = owner.post(&format!("/api/v1/games/{id}/actions"), &words).unwrap();
        refused(&answer, 422, "bad-input");
    }
    let long = act(&mut owner, &id, &json!(1), "a", 1, &"x".repeat(web::limits::ACTION + 1));
    refused(&long, 422, "bad-input");
}

#[test]
fn a_head_that_is_too_long_is_refused() {
    let house = House::open();
    let mut client = house.owner().with("X-Long", &"x".repeat(20_000));
    match client.get("/") {
        Ok(answer) => assert!([431, 400].contains(&answer.status), "{}", answer.status),
        Err(error) => assert!(error.kind() != std::io::ErrorKind::TimedOut, "{error}"),
    }
    assert_eq!(house.owner().get("/").unwrap().status, 200);
}

/// Waits until the server hangs up.
fn hung_up(mut stream: TcpStream) -> Duration {
    let begun = Instant::now();
    stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
    let mut bytes = [0; 4096];
    while let Ok(1..) = stream.read(&mut bytes) {}
    begun.elapsed()
}

#[test]
fn whoever_is_slow_is_hung_up_on_and_others_are_served() {
    let house = House::open();
    let (address, id) = (house.address, house.game());
    let begin = |text: String| {
        let mut stream = TcpStream::connect(address).unwrap();
        stream.write_all(text.as_bytes()).unwrap();
        std::thread::spawn(move || hung_up(stream))
    };
    let body = format!(
        "POST /api/v1/games/{id}/undo HTTP/1.1\r\nHost: {address}\r\nAuthorization: Bearer {OWNER}\r\n\
         Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{{"
    );
    let slow = [
        begin(String::new()),
        begin(format!("GET / HTTP/1.1\r\nHost: {address}\r\nX-Half")),
        begin(format!("GET /rules/thermopyles HTTP/1.1\r\nHost: {address}\r\n\r\n")),
        begin(body),
    ];
    let asked = Instant::now();
    assert_eq!(house.owner().get("/").unwrap().status, 200);
    assert!(asked.elapsed() < Duration::from_secs(1));
    for waited in slow.map(|thread| thread.join().unwrap()) {
        assert!(waited < Duration::from_secs(28), "hung up after {waited:?}");
    }
}

#[test]
fn too_many_requests_of_one_key_at_once_are_told_to_wait() {
    let house = House::open();
    let id = house.game();
    let request = format!(
        "GET /api/v1/games/{id}/hint HTTP/1.1\r\nHost: {}\r\nAuthorization: Bearer {OWNER}\r\n\r\n",
        house.address
    );
    let mut streams: Vec<TcpStream> = (0..60)
        .map(|_| {
            let mut stream = TcpStream::connect(house.address).unwrap();
            stream.write_all(request.as_bytes()).unwrap();
            stream.set_read_timeout(Some(Duration::from_millis(50))).unwrap();
            stream
        })
        .collect();
    std::thread::sleep(Duration::from_millis(200));
    let mut busy = 0;
    for stream in &mut streams {
        let mut bytes = [0; 2048];
        let read = stream.read(&mut bytes).unwrap_or(0);
        let text = String::from_utf8_lossy(&bytes[..read]).to_ascii_lowercase();
        busy += usize::from(text.starts_with("http/1.1 429") && text.contains("retry-after: 1"));
    }
    assert!((20..60).contains(&busy), "{busy} were told to wait");
    let (_, friend) = house.shared();
    let stranger = house.with_key(&friend).get("/rules/thermopyles").unwrap();
    assert_eq!(stranger.status, 200, "others are not kept waiting");
}
