//! Live updates: one WebSocket a page. The server talks; a page has nothing to say but "I am here".

mod socket;

use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{Path, Request, State};
use axum::response::Response;
use draw::Window;
use serde::Deserialize;
use socket::{Heard, Socket};
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

use crate::App;
use crate::blocks;
use crate::error::Error;
use crate::host::update::Have;
use crate::host::{Host, Room, SentAside, stopped};
use crate::limits;
use crate::look::Role;
use crate::query::Query;
use crate::security;

const BEAT: Bytes = Bytes::from_static(b"{\"beat\":true}");
/// How long a goodbye may take.
const GOODBYE: Duration = Duration::from_millis(500);

/// Why a socket is closed.
#[derive(Copy, Clone, Debug)]
enum Farewell {
    /// The other side has gone or does not answer.
    Gone,
    /// It does not read what it is sent; it may come again.
    Slow,
    /// It talks too much.
    Noisy,
    /// There is no such game any more.
    NoGame,
    /// The page is of another edition of the program: it has to be loaded again.
    Outdated,
    /// The server stops; it may come again.
    Stopping,
}

impl Farewell {
    /// The code and the reason that are sent; nobody hears one who has gone.
    fn words(self) -> Option<(u16, &'static str)> {
        match self {
            Self::Gone => None,
            Self::Slow => Some((1013, "too slow")),
            Self::Noisy => Some((1008, "too many messages")),
            Self::NoGame => Some((4404, "no such game")),
            Self::Outdated => Some((4426, "the page is of another edition: load it again")),
            Self::Stopping => Some((1001, "the server stops")),
        }
    }
}

/// What the page says when it opens its socket.
#[derive(Debug, Deserialize)]
pub(crate) struct Hello {
    /// The key of its seat; empty for the owner.
    #[serde(default)]
    key: String,
    /// What it shows already: its tick.
    have: Option<String>,
    /// In which window it is: `wide`, `narrow` or `low`.
    layout: Option<String>,
    /// The edition of the phrases that it reads.
    phrases: Option<String>,
}

/// `GET /ws/{id}`
pub(crate) async fn open(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(hello): Query<Hello>,
    mut request: Request,
) -> Result<Response, Error> {
    let room = app.host.room(&id)?;
    let role = {
        let loaded = app.host.hold(&room).await?;
        match hello.key.as_str() {
            "" => security::role(&app, request.headers(), &room.id, &loaded)?,
            key => app.host.role_of(&room.id, &loaded, key)?,
        }
    };
    let (opening, response) = socket::upgrade(&mut request)?;
    let host = Arc::clone(&app.host);
    tokio::spawn(async move {
        if let Ok(socket) = opening.open().await {
            let _present = host.metrics.sockets.enter();
            let have = hello.have.as_deref().and_then(Have::read);
            let (looking, sent) = (host.enter(&room, role), SentAside::default());
            let window = window(hello.layout.as_deref());
            let mut line = Line { host: Arc::clone(&host), room, role, socket, have, window, sent };
            let is_outdated = hello.phrases.is_some_and(|it| it != *blocks::short::EDITION);
            let farewell = if is_outdated { Farewell::Outdated } else { line.talk().await };
            host.leave(looking);
            line.close(farewell).await;
        }
    });
    Ok(response)
}

/// The window that a page says it is in; a desk's where it says nothing.
fn window(said: Option<&str>) -> Window {
    Window::ALL.into_iter().find(|it| said == Some(it.word())).unwrap_or(Window::Wide)
}

/// One page's line.
struct Line {
    host: Arc<Host>,
    room: Arc<Room>,
    role: Role,
    socket: Socket,
    /// What the page has.
    have: Option<Have>,
    window: Window,
    sent: SentAside,
}

impl Line {
    /// Sends what changes until somebody ends it.
    async fn talk(&mut self) -> Farewell {
        let (mut news, mut stopping) = (self.room.listen(), self.host.stopping());
        let mut beside = self.room.listen_beside();
        if self.host.wake(&self.room).await.is_err() {
            return Farewell::NoGame;
        }
        if let Err(farewell) = self.update().await {
            return farewell;
        }
        let mut beat = interval(limits::BEAT);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        beat.reset();
        let (mut heard, mut messages) = (Instant::now(), 0);
        loop {
            let done = tokio::select! {
                () = stopped(&mut stopping) => return Farewell::Stopping,
                changed = news.changed() => match changed {
                    Ok(()) => {
                        let rung = *news.borrow_and_update();
                        let sent = self.update().await;
                        self.host.metrics.push.took(rung.elapsed());
                        sent
                    }
                    Err(_) => return Farewell::NoGame,
                },
                changed = beside.changed() => match changed {
                    Ok(()) => self.beside().await,
                    Err(_) => return Farewell::NoGame,
                },
                message = self.socket.hear() => {
                    let Some(message) = message else { return Farewell::Gone };
                    heard = Instant::now();
                    messages += 1;
                    match message {
                        _ if messages > limits::SOCKET_MESSAGES => return Farewell::Noisy,
                        Heard::Words => self.send(BEAT).await,
                        Heard::Sign => Ok(()),
                    }
                },
                _ = beat.tick() => {
                    if heard.elapsed() > limits::SILENCE {
                        return Farewell::Gone;
                    }
                    messages = 0;
                    self.beat().await
                }
            };
            if let Err(farewell) = done {
                return farewell;
            }
        }
    }

    async fn beat(&mut self) -> Result<(), Farewell> {
        match timeout(limits::WRITE_TIME, self.socket.ping()).await {
            Ok(Ok(())) => self.send(BEAT).await,
            Ok(Err(_)) => Err(Farewell::Gone),
            Err(_) => Err(Farewell::Slow),
        }
    }

    /// Sends what has changed since the page was last told.
    async fn update(&mut self) -> Result<(), Farewell> {
        if let Some(text) = self.news().await? {
            self.send(text).await?;
        }
        self.beside().await
    }

    async fn news(&mut self) -> Result<Option<Bytes>, Farewell> {
        let mut loaded = self.host.hold(&self.room).await.map_err(|error| match error {
            Error::NotFound(_) => Farewell::NoGame,
            _ => Farewell::Slow,
        })?;
        let update = loaded.update(&self.host, &self.room, self.role, (self.have, self.window));
        let Some((text, have)) = update.map_err(|_| Farewell::NoGame)? else { return Ok(None) };
        self.have = Some(have);
        Ok(Some(text))
    }

    /// Sends what is new beside the game.
    async fn beside(&mut self) -> Result<(), Farewell> {
        let aside = {
            let mut loaded = self.host.hold(&self.room).await.map_err(|_| Farewell::NoGame)?;
            loaded.beside(&self.host, &self.room, self.role).map_err(|_| Farewell::NoGame)?
        };
        match self.sent.news(&aside) {
            Some(text) => self.send(text).await,
            None => Ok(()),
        }
    }

    async fn send(&mut self, text: Bytes) -> Result<(), Farewell> {
        match timeout(limits::WRITE_TIME, self.socket.send(&text)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(Farewell::Gone),
            Err(_) => Err(Farewell::Slow),
        }
    }

    async fn close(&mut self, farewell: Farewell) {
        if let Some((code, reason)) = farewell.words() {
            let _ = timeout(GOODBYE, self.socket.close(code, reason)).await;
        }
    }
}
