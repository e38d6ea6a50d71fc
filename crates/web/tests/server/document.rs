//! The `OpenAPI` document says what the running server does.

use serde_json::{Value, json};

use crate::house::{House, OWNER};

fn document(house: &House) -> Value {
    house.nobody().get("/api/openapi.json").unwrap().json()
}

/// Everything in a value that its schema does not allow.
fn faults(document: &Value, schema: &Value, value: &Value, at: &str) -> Vec<String> {
    if let Some(name) = schema["$ref"].as_str() {
        let name = name.rsplit('/').next().unwrap();
        return faults(document, &document["components"]["schemas"][name], value, at);
    }
    if let Some(some) = schema["oneOf"].as_array().or_else(|| schema["anyOf"].as_array()) {
        let fits = some.iter().any(|it| faults(document, it, value, at).is_empty());
        return if fits { Vec::new() } else { vec![format!("{at}: {value} is none of {some:?}")] };
    }
    let mut found = Vec::new();
    for part in schema["allOf"].as_array().into_iter().flatten() {
        found.extend(faults(document, part, value, at));
    }
    let kinds: Vec<&str> = match &schema["type"] {
        Value::String(kind) => vec![kind],
        Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    };
    if !kinds.is_empty() && !kinds.iter().any(|kind| is(kind, value)) {
        found.push(format!("{at}: {value} is no {kinds:?}"));
    }
    if let (Some(known), Some(text)) = (schema["enum"].as_array(), value.as_str())
        && !known.iter().any(|it| it == text)
    {
        found.push(format!("{at}: {text} is none of {known:?}"));
    }
    if let (Some(object), Some(known)) = (value.as_object(), schema["properties"].as_object()) {
        for (name, value) in object {
            match known.get(name) {
                Some(schema) => {
                    found.extend(faults(document, schema, value, &format!("{at}.{name}")));
                }
                None => found.push(format!("{at}.{name} is not in the document")),
            }
        }
        let required = schema["required"].as_array().into_iter().flatten();
        let missing = required.filter_map(Value::as_str).filter(|name| !object.contains_key(*name));
        found.extend(missing.map(|name| format!("{at}.{name} is missing")));
    }
    for (number, item) in value.as_array().into_iter().flatten().enumerate() {
        if schema["items"].is_object() {
            found.extend(faults(document, &schema["items"], item, &format!("{at}[{number}]")));
        }
    }
    found
}

fn is(kind: &str, value: &Value) -> bool {
    match kind {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        _ => false,
    }
}

/// Asks, and compares the answer with what the document says about its status.
#[track_caller]
fn check(
    house: &House,
    key: Option<&str>,
    method: &str,
    path: &str,
    real: &str,
    body: Option<&Value>,
) -> u16 {
    let document = document(house);
    let mut client = web::client::Client::new(house.address, key);
    let body = body.map(Value::to_string);
    let answer = client.send(method, real, body.as_deref().map(str::as_bytes)).unwrap();
    let operation = &document["paths"][path][method.to_ascii_lowercase()];
    assert!(operation.is_object(), "{method} {path} is not in the document");
    let told = &operation["responses"][answer.status.to_string()];
    assert!(told.is_object(), "{method} {path} answers {}: {}", answer.status, answer.text());
    if let Some(schema) = told["content"].get("application/json").map(|it| &it["schema"]) {
        let found = faults(&document, schema, &answer.json(), "$");
        assert!(found.is_empty(), "{method} {path} {}: {found:#?}", answer.status);
    } else if told["content"].is_null() {
        assert!(answer.body.is_empty(), "{method} {path} {}", answer.status);
    }
    answer.status
}

/// A method, an address, what is sent, and the status of the answer.
type Asked = (&'static str, String, Option<Value>, u16);

/// Questions about what may be done before anything is.
fn questions(game: &str) -> Vec<Asked> {
    vec![
        ("GET", format!("{game}/actions"), None, 200),
        ("GET", format!("{game}/odds?action=charge+15"), None, 200),
        ("GET", format!("{game}/odds?action=charge+19"), None, 422),
        ("GET", format!("{game}/odds?action=charge+19&version=0"), None, 200),
        ("GET", format!("{game}/why?action=charge+15"), None, 200),
        ("GET", format!("{game}/why?action=charge+19"), None, 200),
        ("GET", format!("{game}/why?action=fly"), None, 422),
        ("GET", format!("{game}/card?part=slot-1"), None, 200),
        ("GET", format!("{game}/card?part=slot-1&step=0"), None, 200),
        ("GET", format!("{game}/card?part=slot-1&step=9999"), None, 404),
        ("GET", format!("{game}/card?part=moon"), None, 404),
        ("GET", format!("{game}/aid?part=slot-1"), None, 404),
        ("GET", format!("{game}/hand?source=deck"), None, 200),
        ("GET", format!("{game}/meant?part=deck"), None, 200),
        ("GET", format!("{game}/meant?source=deck&part=deck&units=kingx2"), None, 200),
        ("GET", format!("{game}/hint"), None, 200),
    ]
}

#[test]
fn every_answer_is_as_the_document_says() {
    let house = House::open();
    let id = house.game();
    let version = house.view(&id)["version"].clone();
    let act = |version: &Value, name: &str, action: &str| json!({ "expected_version": version, "action_id": name, "seat": 1, "action": action });
    let part = |version: &Value| json!({ "expected_version": version, "action_id": "p", "seat": 1, "contribution": "0".repeat(32) });
    let roll = |version: &Value| json!({ "expected_version": version, "action_id": "r", "seat": 1, "outcome": "die 4" });
    let back_of =
        |version: &Value| json!({ "expected_version": version, "action_id": "m", "seat": 1 });
    let back = json!({ "expected_version": 2, "action_id": "u", "seat": 1 });
    let leave = json!({ "expected_version": 3, "action_id": "l", "agree": true });
    let game = "/api/v1/games/{id}";
    let mut cases = questions(game);
    cases.extend([
        ("GET", "/api/v1/games".into(), None, 200),
        ("POST", "/api/v1/games".into(), Some(json!({ "game": "thermopyles" })), 201),
        ("POST", "/api/v1/games".into(), Some(json!({ "game": "chess" })), 404),
        ("POST", "/api/v1/games".into(), Some(json!({})), 422),
        ("GET", game.into(), None, 200),
        ("PATCH", game.into(), Some(json!({ "title": "Named" })), 204),
        ("POST", format!("{game}/copy"), Some(json!({})), 201),
        ("POST", format!("{game}/rematch"), Some(json!({})), 422),
        ("GET", format!("{game}/record"), None, 200),
        ("GET", format!("{game}/rolls"), None, 422),
        ("GET", format!("{game}/verify"), None, 200),
        ("POST", format!("{game}/contributions"), Some(part(&version)), 422),
        ("POST", format!("{game}/rolls"), Some(roll(&version)), 403),
        ("POST", format!("{game}/rolls/undo"), Some(back_of(&version)), 403),
        ("POST", format!("{game}/actions"), Some(act(&version, "a", "charge 19")), 422),
        ("POST", format!("{game}/actions"), Some(act(&version, "b", "charge 15")), 200),
        ("POST", format!("{game}/actions"), Some(act(&version, "c", "charge 15")), 409),
        ("POST", format!("{game}/undo"), Some(back.clone()), 200),
        ("POST", format!("{game}/take-back"), Some(back_of(&json!(3))), 422),
        ("POST", format!("{game}/take-back/answer"), Some(leave), 422),
        ("GET", format!("{game}/talk"), None, 403),
        ("POST", format!("{game}/talk"), Some(json!({ "text": "Alone?" })), 403),
        ("GET", format!("{game}/log"), None, 200),
        ("GET", format!("{game}/log?from=1"), None, 200),
        ("POST", "/api/v1/import".into(), Some(json!({ "record": "" })), 422),
        ("POST", "/api/v1/import".into(), Some(json!({ "record": house.record(&id) })), 201),
        ("DELETE", game.into(), None, 204),
        ("POST", format!("{game}/restore"), Some(json!({})), 204),
        (
            "POST",
            format!("{game}/undo"),
            Some(json!({ "expected_version": 3, "action_id": "z", "seat": 1 })),
            422,
        ),
    ]);
    let mut asked: Vec<(String, String)> = Vec::new();
    for (method, path, body, status) in &cases {
        let template = path.split('?').next().unwrap();
        let real = path.replace("{id}", &id);
        let got = check(&house, Some(OWNER), method, template, &real, body.as_ref());
        assert_eq!(got, *status, "{method} {path}");
        check(&house, Some("guess"), method, template, &real, body.as_ref());
        asked.push((template.to_owned(), method.to_ascii_lowercase()));
        if template.contains("{id}") {
            let nowhere = path.replace("{id}", "aaaaaaaaaaaaaaaa");
            check(&house, Some(OWNER), method, template, &nowhere, body.as_ref());
        }
    }
    // Every address and method of the document was asked, so it promises nothing that is not there.
    let document = document(&house);
    for (path, methods) in document["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys().filter(|it| it.as_str() != "parameters") {
            assert!(asked.contains(&(path.clone(), method.clone())), "{method} {path}");
        }
    }
}

#[test]
fn the_document_is_the_one_that_is_generated() {
    let house = House::open();
    let served = document(&house);
    let generated = serde_json::to_value(web::api::document()).unwrap();
    assert_eq!(served, generated);
    assert_eq!(served["info"]["title"], "Promachos");
}
