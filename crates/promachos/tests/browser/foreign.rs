//! Names and titles are other people's texts: they are shown as they are, and never do anything.

use serde_json::{Value, json};

use crate::app::{App, QUIET, assert_quiet, fetch, new_game, wait_live};

/// What somebody might call a game, or himself. A name has 32 characters at most.
const HOSTILE: [&str; 8] = [
    "<script>__x=1</script>",
    "<img src=x onerror=__x=1>",
    "</title><svg onload=__x=1>",
    "\"onfocus=__x=1 autofocus x=\"",
    "javascript:__x=1",
    "{{__x=1}} ${__x=1}",
    "\u{202e}\u{200b}evif",
    "<text><tspan onclick=__x=1>",
];

#[test]
fn no_name_and_no_title_does_anything_on_any_page() {
    let app = App::start();
    let browser = app.browser();
    for pair in HOSTILE.chunks(2) {
        let seats =
            json!([{ "kind": "here", "name": pair[0] }, { "kind": "link", "name": pair[1] }]);
        let terms = json!({ "game": "thermopyles", "title": pair[0], "options": { "players": "2" },
            "seats": seats, "setup": QUIET });
        let path = new_game(&browser, &terms);
        let id = path.rsplit('/').next().unwrap_or_default().to_owned();
        let view = fetch(&browser, "GET", &format!("/api/v1/games/{id}"), &Value::Null);
        let friend = view["places"][1]["link"].as_str().unwrap_or_default().to_owned();
        for address in [path.clone(), friend, format!("{path}?step=0")] {
            browser.open(&app.at(&address));
            wait_live(&browser);
            assert_eq!(browser.text("document.querySelector('h1').textContent"), pair[0]);
            let foreign = "document.querySelectorAll('main script, main img, [onload], [onerror], \
                           [onclick], [onfocus]').length";
            assert_eq!(browser.eval(foreign), 0, "{address} has elements that we did not make");
            assert_eq!(browser.eval("typeof __x"), "undefined");
        }
        browser.open(&app.at("/"));
        browser.wait("the lobby", "document.querySelector('.kept')");
        assert_eq!(browser.eval("typeof __x"), "undefined");
    }
    assert_quiet(&browser, &[]);
}
