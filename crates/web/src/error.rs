//! Why a request is refused, once for pages and programs: a status, a word, a sentence.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::door::Refusal;
use serde::Serialize;
use store::StoreError;
use utoipa::ToSchema;

/// Why a request is refused. Nothing has changed then.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// There is no such page, game or step.
    #[error("there is no such {0}")]
    NotFound(&'static str),
    /// The address does not take that method.
    #[error("this address does not take {0}; the header Allow says what it takes")]
    WrongMethod(axum::http::Method),
    /// A game that is to be restored is not in the bin.
    #[error("the game is not deleted, so there is nothing to restore")]
    NotDeleted,
    /// The key does not fit, or nobody may do that.
    #[error("{0}")]
    Forbidden(String),
    /// The position changed since the sender looked.
    #[error("the position changed meanwhile; look at it again")]
    Conflict {
        /// The version that the game is at.
        current: u64,
    },
    /// What was sent cannot be read or used.
    #[error("{0}")]
    Bad(String),
    /// Somebody has to agree first.
    #[error("{0}")]
    NeedsLeave(String),
    /// More was sent than is taken.
    #[error("too much was sent: {0} bytes are the most")]
    TooLarge(usize),
    /// It took the client too long.
    #[error("the request did not arrive in time")]
    TooSlow,
    /// The body is not JSON, or is packed.
    #[error("send JSON, not packed, as Content-Type: application/json")]
    NotJson,
    /// Too many requests at once.
    #[error("too many requests at once; wait a moment")]
    Busy,
    /// The rules or the record say no.
    #[error("{0}")]
    Game(#[from] games::Error),
    /// The store says no.
    #[error("{0}")]
    Store(StoreError),
    /// A rule failed. The game is as it was before.
    #[error("the rules failed on that; the game is as it was before. Please report it")]
    Failed,
    /// The server stops.
    #[error("the server is stopping")]
    Stopping,
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NotFound => Self::NotFound("game"),
            StoreError::Conflict { current } => Self::Conflict { current },
            StoreError::Malformed(what) => Self::Bad(what),
            other => Self::Store(other),
        }
    }
}

impl From<Refusal<games::Objection>> for Error {
    fn from(refusal: Refusal<games::Objection>) -> Self {
        Self::Game(refusal.into())
    }
}

/// A refusal, for programs.
#[derive(Debug, Serialize, ToSchema)]
pub struct Trouble {
    /// What kind of refusal it is, in a word that does not change.
    pub error: &'static str,
    /// What happened and what to do, for people.
    pub message: String,
    /// Every clause that forbids it, where the rules do.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub objections: Vec<Objection>,
    /// The line of a text that is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
}

/// One reason against an action.
#[derive(Debug, Serialize, ToSchema)]
pub struct Objection {
    /// The clause, as `K16`.
    pub case: String,
    /// Why, in a few words.
    pub why: String,
}

/// Every clause that a refusal cites.
pub fn objections(refusal: &Refusal<games::Objection>) -> Vec<Objection> {
    let Refusal::Illegal { objections, .. } = refusal else { return Vec::new() };
    let told = objections
        .iter()
        .map(|it| Objection { case: it.case.id().to_owned(), why: it.why.clone() });
    told.collect()
}

impl Error {
    /// The status of the answer, and the word for programs.
    pub fn kind(&self) -> (StatusCode, &'static str) {
        match self {
            Self::NotFound(_) => (StatusCode::NOT_FOUND, "not-found"),
            Self::WrongMethod(_) => (StatusCode::METHOD_NOT_ALLOWED, "wrong-method"),
            Self::NotDeleted => (StatusCode::CONFLICT, "not-deleted"),
            Self::Forbidden(_) => (StatusCode::FORBIDDEN, "forbidden"),
            Self::Conflict { .. } => (StatusCode::CONFLICT, "conflict"),
            Self::Bad(_) => (StatusCode::UNPROCESSABLE_ENTITY, "bad-input"),
            Self::NeedsLeave(_) => (StatusCode::UNPROCESSABLE_ENTITY, "needs-leave"),
            Self::TooLarge(_) => (StatusCode::PAYLOAD_TOO_LARGE, "too-large"),
            Self::TooSlow => (StatusCode::REQUEST_TIMEOUT, "too-slow"),
            Self::NotJson => (StatusCode::UNSUPPORTED_MEDIA_TYPE, "not-json"),
            Self::Busy => (StatusCode::TOO_MANY_REQUESTS, "busy"),
            Self::Game(error) => game_kind(error),
            Self::Store(StoreError::Full) => (StatusCode::INSUFFICIENT_STORAGE, "disk-full"),
            Self::Store(_) => (StatusCode::SERVICE_UNAVAILABLE, "store"),
            Self::Failed => (StatusCode::INTERNAL_SERVER_ERROR, "failed"),
            Self::Stopping => (StatusCode::SERVICE_UNAVAILABLE, "stopping"),
        }
    }

    /// The refusal for programs.
    pub fn trouble(&self) -> Trouble {
        let (objections, line) = match self {
            Self::Game(games::Error::Refused(refusal)) => (objections(refusal), None),
            Self::Game(games::Error::Record(fault)) => (Vec::new(), fault.line),
            _ => (Vec::new(), None),
        };
        // What the machine said about its disk is for the owner's log, not for a visitor.
        let message = match self {
            Self::Store(StoreError::Io(_) | StoreError::ReadOnly(_)) => {
                "the game could not be saved; nothing was changed. Try again".to_owned()
            }
            other => other.to_string(),
        };
        Trouble { error: self.kind().1, message, objections, line }
    }
}

fn game_kind(error: &games::Error) -> (StatusCode, &'static str) {
    let word = match error {
        games::Error::Refused(Refusal::NotYours { .. }) => {
            return (StatusCode::FORBIDDEN, "not-your-turn");
        }
        games::Error::Refused(Refusal::Over) => "over",
        games::Error::Refused(Refusal::Unreadable(_)) => "unreadable",
        games::Error::Refused(_) => "illegal",
        games::Error::NoUndo(_) => "no-undo",
        games::Error::UnknownGame { .. } | games::Error::NoStep { .. } => {
            return (StatusCode::NOT_FOUND, "not-found");
        }
        games::Error::Record(_) | games::Error::Replay(_) | games::Error::Dice(_) => "bad-record",
        _ => "bad-input",
    };
    (StatusCode::UNPROCESSABLE_ENTITY, word)
}

/// The word for a refusal, for whoever counts them on the way out.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Kind(pub(crate) &'static str);

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let mut response = (self.kind().0, Json(self.trouble())).into_response();
        response.extensions_mut().insert(Kind(self.kind().1));
        if matches!(self, Self::Busy | Self::Stopping | Self::Store(_)) {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
        }
        response
    }
}
