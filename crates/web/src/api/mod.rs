//! The JSON API. Its document is generated from the handlers, and served beside them.

mod body;
mod consent;
mod fair;
pub(crate) mod games;
mod hands;
mod play;
mod questions;
mod rolls;
mod choices;
mod explain;
mod shapes;
mod talk;
mod visit;

use axum::Router;
use utoipa::openapi::OpenApi;
use utoipa::{Modify, OpenApi as _};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;

/// What the document says about the whole.
#[derive(Debug, utoipa::OpenApi)]
#[openapi(
    info(
        title = "Promachos",
        description = "Wargames of the Greek-Persian wars: begin, look, act, ask. A key goes into \
                       `Authorization: Bearer KEY`: a seat's or watcher's key is the last part of \
                       its link, the owner's is the token in the address that the program prints."
    ),
    modifiers(&Bearer),
    security(("key" = [])),
)]
struct Document;

/// The one way to show a key.
struct Bearer;

impl Modify for Bearer {
    fn modify(&self, document: &mut OpenApi) {
        use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
        let scheme = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        document.components.get_or_insert_default().add_security_scheme("key", scheme);
    }
}

/// Every address of the API, and the document.
pub(crate) fn router() -> (Router<App>, OpenApi) {
    OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(games::list, games::begin))
        .routes(routes!(games::look, games::rename, games::delete))
        .routes(routes!(games::restore))
        .routes(routes!(games::copy))
        .routes(routes!(games::rematch))
        .routes(routes!(games::import))
        .routes(routes!(questions::actions, play::act))
        .routes(routes!(rolls::awaited, rolls::enter))
        .routes(routes!(rolls::take_back))
        .routes(routes!(fair::contribute))
        .routes(routes!(fair::verify))
        .routes(routes!(play::undo))
        .routes(routes!(consent::ask))
        .routes(routes!(consent::answer))
        .routes(routes!(talk::heard, talk::say))
        .routes(routes!(questions::odds))
        .routes(routes!(questions::why))
        .routes(routes!(explain::card))
        .routes(routes!(explain::aid))
        .routes(routes!(hands::hand))
        .routes(routes!(hands::meant))
        .routes(routes!(questions::hint))
        .routes(routes!(questions::log))
        .routes(routes!(questions::record))
        .split_for_parts()
}

/// The document alone, as it is served.
pub fn document() -> OpenApi {
    router().1
}
