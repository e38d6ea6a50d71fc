//! The files beside the pages: styles, scripts, pictures. They are part of the program.

use std::borrow::Cow;
use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

use crate::error::Error;
use crate::routes::sites::Refused;

#[derive(RustEmbed)]
#[folder = "assets"]
struct Assets;

/// `GET /assets/{name}`
pub(crate) async fn serve(
    Path(name): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    file(&name, &headers)
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

/// A file of the client, or the sheet of colours that the drawings are made with.
fn data(name: &str) -> Option<Cow<'static, [u8]>> {
    static PALETTE: LazyLock<String> = LazyLock::new(draw::svg::palette::css);
    if name == "palette.css" {
        return Some(Cow::Borrowed(PALETTE.as_bytes()));
    }
    Assets::get(name).map(|file| file.data)
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
