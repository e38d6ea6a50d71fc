//! Talk beside a game. Players hear players and watchers hear watchers; what is said in one circle
//! is never drawn for the other.

use std::collections::{HashMap, VecDeque};

use engine::Viewer;
use store::{Circle, LONGEST_REMARK, Remark};
use tokio::time::Instant;
use tracing::warn;

use crate::any_store::AnyStore;
use crate::error::Error;
use crate::host::{Host, LoadedGame, Room, seats_of};
use crate::limits;
use crate::look::Role;
use crate::words::here::people as words;

/// What was said lately, by circle, and how fast people talk.
#[derive(Debug, Default)]
pub(super) struct Talk {
    lately: HashMap<Circle, Vec<Remark>>,
    said_at: HashMap<Role, VecDeque<Instant>>,
}

impl Talk {
    /// What was said before the table was laid out. Talk that cannot be read stops no game.
    pub(super) async fn recall(store: &dyn AnyStore, room: &Room) -> Self {
        let mut talk = Self::default();
        for circle in [Circle::Players, Circle::Watchers] {
            match store.remarks(&room.id, circle).await {
                Ok(remarks) => remarks.into_iter().for_each(|it| talk.add(circle, it)),
                Err(error) => warn!(game = %room.id, %error, "what was said cannot be read"),
            }
        }
        talk
    }

    fn add(&mut self, circle: Circle, remark: Remark) {
        let lately = self.lately.entry(circle).or_default();
        lately.push(remark);
        if lately.len() > limits::REMARKS_SHOWN {
            lately.remove(0);
        }
    }

    /// Lets a role speak, unless it has spoken too often just now.
    fn pace(&mut self, role: Role) -> Result<(), Error> {
        let said_at = self.said_at.entry(role).or_default();
        while said_at.front().is_some_and(|it| it.elapsed() > limits::REMARKS_TIME) {
            said_at.pop_front();
        }
        if said_at.len() >= limits::REMARKS_AT_ONCE {
            return Err(Error::Busy);
        }
        said_at.push_back(Instant::now());
        Ok(())
    }
}

impl LoadedGame {
    /// The circle that a role talks in; none for a player without another one at a page of his own.
    pub(crate) fn circle(&self, role: Role) -> Option<Circle> {
        if seats_of(self, role).is_empty() {
            return Some(Circle::Watchers);
        }
        (self.players().len() > 1).then_some(Circle::Players)
    }

    /// What a role has heard lately, the oldest first; nothing where there is nobody to talk to.
    pub(crate) fn heard(&self, role: Role) -> Option<&[Remark]> {
        let circle = self.circle(role)?;
        Some(self.talk.lately.get(&circle).map_or(&[], Vec::as_slice))
    }
}

impl Host {
    /// Says something to everybody in a role's circle; gives its number there.
    ///
    /// # Errors
    /// Why nobody hears it.
    pub async fn remark(&self, room: &Room, role: Role, said: &str) -> Result<u64, Error> {
        let text = on_one_line(said)?;
        let mut loaded = self.hold(room).await?;
        let circle = loaded.circle(role);
        let circle = circle.ok_or_else(|| Error::Forbidden(words::NOBODY_HEARS.to_owned()))?;
        loaded.talk.pace(role)?;
        let by = match loaded.viewer(role) {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let remark = self.any_store.remark(&room.id, circle, by, &text).await?;
        let number = remark.number;
        loaded.talk.add(circle, remark);
        loaded.beside_changed();
        room.ring_beside();
        Ok(number)
    }
}

/// What was said, as a line: without signs that would move the text around it, or needless space.
fn on_one_line(said: &str) -> Result<String, Error> {
    let unseen = |sign: char| matches!(sign, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let plain = said.replace(unseen, "").replace(char::is_control, " ");
    let words: Vec<&str> = plain.split_whitespace().collect();
    let text = words.join(" ");
    match text.chars().count() {
        0 => Err(Error::Bad(words::SAY_SOMETHING.to_owned())),
        length if length > LONGEST_REMARK => Err(Error::Bad(words::too_long(LONGEST_REMARK))),
        _ => Ok(text),
    }
}

#[cfg(test)]
mod tests {
    use super::on_one_line;

    #[test]
    fn what_was_said_is_one_line_without_signs_that_nobody_sees() {
        assert_eq!(
            on_one_line(" come\n and\ttake \u{202e}them\u{7} ").unwrap(),
            "come and take them"
        );
        assert!(on_one_line(" \n\u{202e} ").is_err());
        assert!(on_one_line(&"λ".repeat(300)).is_ok());
        assert!(on_one_line(&"λ".repeat(301)).is_err());
    }
}
