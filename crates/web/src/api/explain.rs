//! What a part of the table is: the card that explains it, and what the board shows of it on demand,
//! as the visitor may know it.

use axum::Json;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use draw::Mark;

use super::questions::short;
use super::visit::Visit;
use crate::error::{Error, Trouble};
use crate::pages::card;
use crate::query::Query;

/// A part that is asked about.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct PartAsked {
    /// The part of the drawn board, as `place-camp` or `slot-1`.
    part: String,
    /// The step after which it is asked about; the present, if none is named.
    step: Option<usize>,
}

/// A part explained.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct CardView {
    /// The version that it holds for.
    version: u64,
    /// The part.
    part: String,
    /// What it is called.
    title: String,
    /// What it has, and what that means.
    rows: Vec<RowView>,
    /// What the rules say of it, and where its figures come from.
    notes: Vec<String>,
    /// The same as HTML, with links to the rules.
    html: String,
}

/// One thing that a part has.
#[derive(Debug, Serialize, ToSchema)]
struct RowView {
    label: &'static str,
    value: String,
}

/// What a part of the board is, has and means. For everybody who may look.
#[utoipa::path(get, path = "/api/v1/games/{id}/card", params(("id" = String, Path), PartAsked),
    responses(
    (status = 200, body = CardView),
    (status = 400, body = Trouble),
    (status = 403, body = Trouble),
    (status = 404, description = "No such game, step, or part that is explained", body = Trouble),
))]
pub(crate) async fn card(
    visit: Visit,
    Query(PartAsked { part, step }): Query<PartAsked>,
) -> Result<Json<CardView>, Error> {
    short(&part)?;
    let (loaded, role) = visit.enter().await?;
    let viewer = loaded.viewer(role);
    let found = match step {
        Some(step) => loaded.table.after(step)?.card(viewer, &part),
        None => loaded.table.card(viewer, &part),
    };
    let card = found.ok_or(Error::NotFound("part"))?;
    let html = card::inside(loaded.table.info(), &card).into_string();
    let rows = card.rows.into_iter().map(|(label, value)| RowView { label, value }).collect();
    let (title, notes, version) = (card.title, card.notes, loaded.version);
    Ok(Json(CardView { version, part, title, rows, notes, html }))
}

/// What is shown on demand.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct AidAsked {
    /// The part that is looked at, as `place-G5`; none: what is shown of the whole board.
    part: Option<String>,
    /// The step after which it is asked about; the present, if none is named.
    step: Option<usize>,
}

/// What the board shows of the rules: zones, ways, lines of sight.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct AidView {
    /// The version that it holds for.
    version: u64,
    /// The same in words, a sentence each.
    told: Vec<String>,
    /// What is drawn.
    marks: Vec<MarkView>,
}

/// Something drawn on the board: letters on a part, or a line from part to part.
#[derive(Debug, Serialize, ToSchema)]
struct MarkView {
    /// The part on which letters stand; where a line ends.
    at: String,
    /// Where a line begins; nothing: there is none.
    from: Option<String>,
    /// The letters.
    text: String,
    /// Whether a line leads there.
    clear: bool,
    /// The part that stops a line.
    stops: Option<String>,
}

impl From<Mark> for MarkView {
    fn from(mark: Mark) -> Self {
        match mark {
            Mark::Label { at, text } => Self { at, from: None, text, clear: true, stops: None },
            Mark::Line { from, to, text, clear, stops } => {
                Self { at: to, from: Some(from), text, clear, stops }
            }
        }
    }
}

/// What the board shows on demand, of the whole table and of a part. For everybody who may look.
#[utoipa::path(get, path = "/api/v1/games/{id}/aid", params(("id" = String, Path), AidAsked),
    responses(
    (status = 200, body = AidView),
    (status = 400, body = Trouble),
    (status = 403, body = Trouble),
    (status = 404, description = "No such game or step, or a game that shows nothing more",
        body = Trouble),
))]
pub(crate) async fn aid(
    visit: Visit,
    Query(AidAsked { part, step }): Query<AidAsked>,
) -> Result<Json<AidView>, Error> {
    short(part.as_deref().unwrap_or_default())?;
    let (loaded, role) = visit.enter().await?;
    let viewer = loaded.viewer(role);
    let found = match step {
        Some(step) => loaded.table.after(step)?.aid(viewer, part.as_deref()),
        None => loaded.table.aid(viewer, part.as_deref()),
    };
    let aid = found.ok_or(Error::NotFound("aid"))?;
    let marks = aid.marks.into_iter().map(MarkView::from).collect();
    Ok(Json(AidView { version: loaded.version, told: aid.told, marks }))
}
