//! The files beside the pages: styles, scripts, pictures. They are part of the program.

use std::borrow::Cow;
use std::sync::LazyLock;

use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

use crate::error::Error;
use crate::pages::grounds;
use crate::routes::address::At;
use crate::routes::sites::Refused;

#[derive(RustEmbed)]
#[folder = "assets"]
struct Assets;

/// `GET /assets/{name}`
pub(crate) async fn serve(At(name): At<String>, headers: HeaderMap) -> Result<Response, Refused> {
    file(&name, &headers)
}

/// `GET /ground/{name}`: what lies under a table. Its name is a digest of it, so it never changes.
pub(crate) async fn ground(At(name): At<String>) -> Result<Response, Refused> {
    let file = grounds::file(&name).ok_or(Refused(Error::NotFound("file")))?;
    let for_ever = HeaderValue::from_static("public, max-age=31536000, immutable");
    let kind = HeaderValue::from_static("image/svg+xml");
    Ok(([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, for_ever)], file).into_response())
}

/// `GET /favicon.ico`: browsers ask for it whatever the page says.
pub(crate) async fn icon(headers: HeaderMap) -> Result<Response, Refused> {
    file("icon.svg", &headers)
}

fn file(name: &str, headers: &HeaderMap) -> Result<Response, Refused> {
    let data = data(name).ok_or(Refused(Error::NotFound("file")))?;
    let digest = blake3::hash(&data).to_hex();
    let tag = format!("W/\"{}\"", &digest[..16]);
    let known =
        headers.get(header::IF_NONE_MATCH).is_some_and(|it| it.as_bytes() == tag.as_bytes());
    let mut response = if known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let kind = HeaderValue::from_static(kind(name));
        let data = axum::body::Bytes::from(data.into_owned());
        ([(header::CONTENT_TYPE, kind)], data).into_response()
    };
    let headers = response.headers_mut();
    // Asked about each time, sent only when it changed: an update of the program is seen at once.
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    Ok(response)
}

/// The sheets that are sent as one, in this order: a later rule overrides an earlier one.
const SHEETS: &[&str] = &[
    "colours.css",
    "page.css",
    "lobby.css",
    "table.css",
    "map.css",
    "odds.css",
    "first-hour.css",
    "ending.css",
    "people.css",
    "hands.css",
    "follow.css",
    "fit.css",
];

/// A file of the client, its sheets in one, or the colours that the drawings are made with.
fn data(name: &str) -> Option<Cow<'static, [u8]>> {
    static PALETTE: LazyLock<String> = LazyLock::new(draw::svg::palette::css);
    static STYLES: LazyLock<Vec<u8>> = LazyLock::new(|| {
        let sheets = SHEETS.iter().filter_map(|name| Assets::get(&format!("styles/{name}")));
        sheets.flat_map(|sheet| sheet.data.into_owned()).collect()
    });
    match name {
        "palette.css" => Some(Cow::Borrowed(PALETTE.as_bytes())),
        "app.css" => Some(Cow::Borrowed(&STYLES)),
        _ => Assets::get(name).map(|file| file.data).or_else(|| emblem(name)),
    }
}

/// The picture on a game's box, in the colours of a theme: `emblem/dark/thermopyles.svg`.
fn emblem(name: &str) -> Option<Cow<'static, [u8]>> {
    let (theme, game) = name.strip_prefix("emblem/")?.strip_suffix(".svg")?.split_once('/')?;
    let picture = games::find(game).ok()?.emblem(draw::Theme::named(theme)?);
    Some(Cow::Owned(picture.into_bytes()))
}

fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "json" | "webmanifest" => "application/json",
        _ => "text/plain; charset=utf-8",
    }
}

#[cfg(test)]
mod tests {
    use super::{Assets, SHEETS, data};

    #[test]
    fn every_sheet_of_the_folder_is_in_the_one_that_is_sent() {
        let sent = String::from_utf8(data("app.css").unwrap().into_owned()).unwrap();
        let sheets: Vec<_> = Assets::iter().filter(|name| name.starts_with("styles/")).collect();
        assert_eq!(sheets.len(), SHEETS.len());
        for name in sheets {
            let sheet = String::from_utf8(data(&name).unwrap().into_owned()).unwrap();
            assert!(sent.contains(&sheet), "{name}");
        }
    }
}
