//! Every address, and what is done on the way to it.

mod address;
mod assets;
mod metrics;
mod sites;

use axum::Router;
use axum::middleware::from_fn_with_state;
use axum::routing::get;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::SizeAbove;

use crate::App;
use crate::{api, live, security};

/// Answers shorter than this are sent as they are.
const WORTH_PACKING: u64 = 1024;

pub(crate) fn router(app: App) -> Router {
    let (api, document) = api::router();
    let packing = CompressionLayer::new().gzip(true).compress_when(SizeAbove::new(WORTH_PACKING));
    Router::new()
        .route("/", get(sites::lobby))
        .route("/new/{game}", get(sites::new_game))
        .route("/rules/{game}", get(sites::rules))
        .route("/learn/{game}", get(sites::learn))
        .route("/learn/{game}/{step}", get(sites::lesson))
        .route("/g/{id}", get(sites::owner_table))
        .route("/g/{id}/s/{seat}/{key}", get(sites::seat_table))
        .route("/g/{id}/w/{key}", get(sites::watcher_table))
        .route("/games", axum::routing::post(api::games::begin))
        .route("/assets/{*name}", get(assets::serve))
        .route("/ground/{name}", get(assets::ground))
        .route("/favicon.ico", get(assets::icon))
        .route("/metrics", get(metrics::page))
        .merge(api)
        .route("/api/openapi.json", get(async || axum::Json(document)))
        .fallback(sites::nowhere)
        .layer(packing)
        .route("/ws/{id}", get(live::open))
        .method_not_allowed_fallback(sites::wrong_method)
        .layer(from_fn_with_state(app.clone(), security::guard))
        .with_state(app)
}
