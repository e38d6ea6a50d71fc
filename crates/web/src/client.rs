//! A small client that speaks HTTP and WebSocket, and waits for each answer: for the benchmark and
//! for tests. Browsers need none of it.

use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use serde_json::Value;
use tokio_tungstenite::tungstenite::handshake::client::generate_key;
use tokio_tungstenite::tungstenite::{self, Message, WebSocket};

/// A sign of life on a socket.
const BEAT: &str = "{\"beat\":true}";
/// How a message begins about what goes on beside a game.
const BESIDE: &str = "{\"beside\"";
/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// Somebody who asks the server.
#[derive(Debug)]
pub struct Client {
    address: SocketAddr,
    headers: Vec<(String, String)>,
    line: Option<BufReader<TcpStream>>,
}

/// What the server answered.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The headers, names in small letters.
    pub headers: Vec<(String, String)>,
    /// The body.
    pub body: Vec<u8>,
}

impl Answer {
    /// The first header of this name.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(it, _)| it == name).map(|(_, value)| value.as_str())
    }

    /// The body as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// The body as JSON; null if it is none.
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_default()
    }
}

impl Client {
    /// A client that shows a key, or none.
    pub fn new(address: SocketAddr, key: Option<&str>) -> Self {
        let shown = key.map(|key| ("Authorization".to_owned(), format!("Bearer {key}")));
        Self { address, headers: shown.into_iter().collect(), line: None }
    }

    /// The same with a header more.
    #[must_use]
    pub fn with(mut self, name: &str, value: &str) -> Self {
        self.headers.push((name.to_owned(), value.to_owned()));
        self
    }

    /// Asks for a page.
    ///
    /// # Errors
    /// If the server cannot be reached.
    pub fn get(&mut self, path: &str) -> io::Result<Answer> {
        self.send("GET", path, None)
    }

    /// Sends JSON.
    ///
    /// # Errors
    /// If the server cannot be reached.
    pub fn post(&mut self, path: &str, body: &Value) -> io::Result<Answer> {
        self.send("POST", path, Some(body.to_string().as_bytes()))
    }

    /// Sends a request, over the line that is open where there is one.
    ///
    /// # Errors
    /// If the server cannot be reached.
    pub fn send(&mut self, method: &str, path: &str, body: Option<&[u8]>) -> io::Result<Answer> {
        if let Some(line) = self.line.take()
            && let Ok(answer) = self.talk(line, method, path, body)
        {
            return Ok(answer); // A line that was idle for long is closed; then a new one is opened.
        }
        let line = BufReader::new(connect(self.address)?);
        self.talk(line, method, path, body)
    }

    fn talk(
        &mut self,
        mut line: BufReader<TcpStream>,
        method: &str,
        path: &str,
        body: Option<&[u8]>,
    ) -> io::Result<Answer> {
        let mut head = format!("{method} {path} HTTP/1.1\r\n");
        let mut named = |name: &str, value: &str| {
            for part in [name, ": ", value, "\r\n"] {
                head.push_str(part);
            }
        };
        let has = |name: &str| self.headers.iter().any(|(it, _)| it.eq_ignore_ascii_case(name));
        if !has("host") {
            named("Host", &self.address.to_string());
        }
        if let Some(body) = body {
            if !has("content-type") {
                named("Content-Type", "application/json");
            }
            named("Content-Length", &body.len().to_string());
        }
        for (name, value) in &self.headers {
            named(name, value);
        }
        head.push_str("\r\n");
        let mut request = head.into_bytes();
        request.extend_from_slice(body.unwrap_or_default());
        line.get_mut().write_all(&request)?;
        let answer = read_answer(&mut line, method == "HEAD")?;
        if answer.header("connection") != Some("close") {
            self.line = Some(line);
        }
        Ok(answer)
    }

    /// Opens a socket.
    ///
    /// # Errors
    /// If the server refuses; the message has its status.
    pub fn socket(&self, path: &str) -> io::Result<Socket> {
        let address = self.address.to_string();
        let mut request = tungstenite::http::Request::builder()
            .uri(format!("ws://{address}{path}"))
            .header("Connection", "Upgrade")
            .header("Upgrade", "websocket")
            .header("Sec-WebSocket-Version", "13")
            .header("Sec-WebSocket-Key", generate_key());
        if !self.headers.iter().any(|(name, _)| name.eq_ignore_ascii_case("host")) {
            request = request.header("Host", &address);
        }
        for (name, value) in &self.headers {
            request = request.header(name, value);
        }
        let request = request.body(()).map_err(io::Error::other)?;
        let opened = tungstenite::client(request, connect(self.address)?);
        let (socket, _) = opened.map_err(|error| io::Error::other(error.to_string()))?;
        Ok(Socket { line: socket })
    }
}

fn connect(address: SocketAddr) -> io::Result<TcpStream> {
    let stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_nodelay(true)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    Ok(stream)
}

fn read_line(line: &mut BufReader<TcpStream>) -> io::Result<String> {
    let mut text = String::new();
    if line.read_line(&mut text)? == 0 {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    Ok(text.trim_end().to_owned())
}

fn read_answer(line: &mut BufReader<TcpStream>, head_only: bool) -> io::Result<Answer> {
    let first = read_line(line)?;
    let status = first.split(' ').nth(1).and_then(|it| it.parse().ok());
    let status = status.ok_or_else(|| io::Error::other(format!("no answer: {first}")))?;
    let mut headers = Vec::new();
    loop {
        let text = read_line(line)?;
        let Some((name, value)) = text.split_once(':') else { break };
        headers.push((name.to_ascii_lowercase(), value.trim().to_owned()));
    }
    let mut answer = Answer { status, headers, body: Vec::new() };
    if head_only || status == 204 || status == 304 {
        return Ok(answer);
    }
    if answer.header("transfer-encoding") == Some("chunked") {
        read_chunks(line, &mut answer.body)?;
    } else if let Some(length) = answer.header("content-length").and_then(|it| it.parse().ok()) {
        answer.body.resize(length, 0);
        line.read_exact(&mut answer.body)?;
    } else {
        line.read_to_end(&mut answer.body)?;
    }
    Ok(answer)
}

fn read_chunks(line: &mut BufReader<TcpStream>, body: &mut Vec<u8>) -> io::Result<()> {
    loop {
        let size = read_line(line)?;
        let size = usize::from_str_radix(&size, 16).map_err(io::Error::other)?;
        let from = body.len();
        body.resize(from + size, 0);
        line.read_exact(&mut body[from..])?;
        read_line(line)?;
        if size == 0 {
            return Ok(());
        }
    }
}

/// A page's socket.
#[derive(Debug)]
pub struct Socket {
    line: WebSocket<TcpStream>,
}

impl Socket {
    /// The next update; nothing if the server closed the socket.
    ///
    /// # Errors
    /// If none comes in time.
    pub fn hear(&mut self) -> io::Result<Option<String>> {
        self.next(|text| text != BEAT && !text.starts_with(BESIDE))
    }

    /// The next message about what goes on beside the game; nothing if the server closed the socket.
    ///
    /// # Errors
    /// If none comes in time.
    pub fn overhear(&mut self) -> io::Result<Option<String>> {
        self.next(|text| text.starts_with(BESIDE))
    }

    fn next(&mut self, wanted: impl Fn(&str) -> bool) -> io::Result<Option<String>> {
        loop {
            match self.line.read() {
                Ok(Message::Text(text)) if wanted(text.as_str()) => {
                    return Ok(Some(text.as_str().to_owned()));
                }
                Ok(Message::Close(_)) => return Ok(None),
                Ok(_) => {}
                Err(tungstenite::Error::Io(error)) => return Err(error),
                Err(_) => return Ok(None),
            }
        }
    }

    /// The next update that is at this version or later.
    ///
    /// # Errors
    /// If none comes in time.
    pub fn until(&mut self, version: u64) -> io::Result<Value> {
        loop {
            let text = self.hear()?.ok_or(io::ErrorKind::UnexpectedEof)?;
            let update: Value = serde_json::from_str(&text).map_err(io::Error::other)?;
            if update["version"].as_u64().is_some_and(|it| it >= version) {
                return Ok(update);
            }
        }
    }

    /// How long to wait for a message.
    ///
    /// # Errors
    /// If the operating system refuses.
    pub fn patience(&mut self, time: Duration) -> io::Result<()> {
        self.line.get_mut().set_read_timeout(Some(time))
    }

    /// Says something.
    ///
    /// # Errors
    /// If the socket is closed.
    pub fn say(&mut self, text: &str) -> io::Result<()> {
        self.line.send(Message::text(text)).map_err(io::Error::other)
    }

    /// Reads until the server closes the socket, and gives the code of its farewell.
    pub fn farewell(&mut self) -> Option<u16> {
        loop {
            match self.line.read() {
                Ok(Message::Close(frame)) => return frame.map(|frame| frame.code.into()),
                Ok(_) => {}
                Err(_) => return None,
            }
        }
    }
}
