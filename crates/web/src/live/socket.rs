//! A WebSocket that keeps next to nothing in memory while it lies idle.
//!
//! A socket's buffers grow to the largest message that went through them and stay so large. An
//! update is a hundred kilobytes, and a thousand pages may look on: so it is sent in small frames
//! of one message, which browsers put together again.

use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::Response;
use futures_util::{SinkExt as _, StreamExt as _};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error as WireError, Message, Utf8Bytes};

use crate::error::Error;
use crate::limits;

/// The largest frame that is sent.
const PIECE: usize = 8 << 10;

/// What a page sent.
#[derive(Copy, Clone, Debug)]
pub(super) enum Heard {
    /// A text.
    Words,
    /// A sign of life.
    Sign,
}

/// A socket that is about to open.
#[derive(Debug)]
pub(super) struct Opening(OnUpgrade);

/// Answers a page that asks for a socket.
///
/// # Errors
/// If it asks for something else.
pub(super) fn upgrade(request: &mut Request) -> Result<(Opening, Response), Error> {
    let headers = request.headers();
    let asks = names(headers, &header::CONNECTION, "upgrade")
        && names(headers, &header::UPGRADE, "websocket")
        && names(headers, &header::SEC_WEBSOCKET_VERSION, "13");
    let key = headers.get(header::SEC_WEBSOCKET_KEY).filter(|_| asks);
    let key = key.ok_or_else(|| Error::Bad("this address is for WebSockets".to_owned()))?;
    let accept = HeaderValue::from_str(&derive_accept_key(key.as_bytes()));
    let mut response = Response::new(Body::empty());
    *response.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
    let headers = response.headers_mut();
    headers.insert(header::CONNECTION, HeaderValue::from_static("upgrade"));
    headers.insert(header::UPGRADE, HeaderValue::from_static("websocket"));
    headers.insert(header::SEC_WEBSOCKET_ACCEPT, accept.map_err(|_| Error::Failed)?);
    Ok((Opening(hyper::upgrade::on(request)), response))
}

/// Whether a header's list has this word.
fn names(headers: &HeaderMap, name: &HeaderName, word: &str) -> bool {
    let lists = headers.get_all(name).iter().filter_map(|value| value.to_str().ok());
    lists.flat_map(|list| list.split(',')).any(|it| it.trim().eq_ignore_ascii_case(word))
}

impl Opening {
    /// Opens the socket, when the answer is on its way.
    pub(super) async fn open(self) -> Result<Socket, hyper::Error> {
        let config = WebSocketConfig::default()
            .read_buffer_size(limits::SOCKET_MESSAGE)
            .write_buffer_size(0)
            .max_write_buffer_size(4 * PIECE)
            .max_message_size(Some(limits::SOCKET_MESSAGE))
            .max_frame_size(Some(limits::SOCKET_MESSAGE));
        let io = TokioIo::new(self.0.await?);
        Ok(Socket(WebSocketStream::from_raw_socket(io, Role::Server, Some(config)).await))
    }
}

/// An open socket.
#[derive(Debug)]
pub(super) struct Socket(WebSocketStream<TokioIo<Upgraded>>);

impl Socket {
    /// The next thing that a page sends; nothing: it is gone.
    pub(super) async fn hear(&mut self) -> Option<Heard> {
        match self.0.next().await?.ok()? {
            Message::Text(_) | Message::Binary(_) => Some(Heard::Words),
            Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => Some(Heard::Sign),
            Message::Close(_) => None,
        }
    }

    /// Sends a text, piece by piece. Whoever stops it halfway has to close the socket.
    pub(super) async fn send(&mut self, text: &Bytes) -> Result<(), WireError> {
        let mut from = 0;
        loop {
            let to = text.len().min(from + PIECE);
            let kind = if from == 0 { Data::Text } else { Data::Continue };
            let last = to == text.len();
            let frame = Frame::message(text.slice(from..to), OpCode::Data(kind), last);
            self.0.send(Message::Frame(frame)).await?;
            if last {
                return Ok(());
            }
            from = to;
        }
    }

    /// Asks for a sign of life, which browsers give of their own.
    pub(super) async fn ping(&mut self) -> Result<(), WireError> {
        self.0.send(Message::Ping(Bytes::new())).await
    }

    /// Says goodbye.
    pub(super) async fn close(&mut self, code: u16, reason: &'static str) -> Result<(), WireError> {
        let reason = Utf8Bytes::from_static(reason);
        self.0.close(Some(CloseFrame { code: code.into(), reason })).await
    }
}
