//! What goes on beside the game: a step that somebody wants back, what became of it, and what
//! people see of each other.
//!
//! None of it is part of the record: a step that was taken back leaves no trace there. It is kept
//! in memory alone. After a restart a question that was open is simply asked again; nobody has lost
//! anything by that, because an unanswered question changes nothing.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;

use axum::body::Bytes;
use engine::record::Who;
use engine::{Seat, Viewer};
use store::SeatKind;

use crate::error::Error;
use crate::host::{Host, LoadedGame, Room, seats_of};
use crate::look::{self, Fragments, Role};
use crate::pages;
use crate::words::here::people as words;

/// A step that somebody wants back after it gave another person the turn.
#[derive(Copy, Clone, Debug)]
pub(crate) struct TakeBack {
    /// Who wants it back.
    pub(crate) by: Seat,
    /// Who has the turn, and has to agree.
    pub(crate) of: Seat,
    /// Whether every step is wanted back that may be, and not the last alone.
    pub(crate) all: bool,
    /// The version that it was asked at: whatever happens since, it lapses.
    version: u64,
}

/// Something that people are told once, until the game goes on.
#[derive(Clone, Debug)]
struct News {
    said: Said,
    version: u64,
    /// Whom it is not news to: whoever did it himself, of his own.
    not_to: Option<Role>,
}

/// What became of a step that somebody wanted back.
#[derive(Clone, Debug)]
enum Said {
    Refused { of: Seat, by: Seat },
    TookBack { by: Seat, what: String, agreed: Option<Seat> },
}

/// What goes on beside a game.
#[derive(Debug, Default)]
pub(super) struct Beside {
    asked: Option<TakeBack>,
    /// The version at which somebody refused: he is not asked twice.
    refused: Option<u64>,
    news: Option<News>,
}

impl LoadedGame {
    /// Who plays a seat; nobody where a computer does.
    pub(super) fn role_at(&self, seat: Seat) -> Option<Role> {
        match self.kind(seat)? {
            SeatKind::Here => Some(Role::Owner),
            SeatKind::Link => Some(Role::Seat(seat)),
            SeatKind::Computer(_) => None,
        }
    }

    /// Every page that plays, and its seats.
    pub(super) fn players(&self) -> Vec<(Role, Vec<Seat>)> {
        let mut players: Vec<(Role, Vec<Seat>)> = Vec::new();
        for (role, seat) in self.seats().filter_map(|seat| Some((self.role_at(seat)?, seat))) {
            match players.iter_mut().find(|(known, _)| *known == role) {
                Some((_, seats)) => seats.push(seat),
                None => players.push((role, vec![seat])),
            }
        }
        players
    }

    /// Whose leave a seat needs to take its last step back: the person's at another page who has
    /// the turn by it. People at one screen see each other.
    pub(super) fn consenter(&self, seat: Seat) -> Option<Seat> {
        let deciding = self.table.deciding().ok()?;
        let (own, other) = (self.role_at(seat), self.role_at(deciding)?);
        (own != Some(other)).then_some(deciding)
    }

    /// The seat whose last step a role may ask to take back, and who has to agree.
    pub(crate) fn askable(&self, role: Role) -> Option<(Seat, Seat)> {
        let seat = self.own_last_step(role).ok()?;
        Some((seat, self.consenter(seat)?))
    }

    /// The step that somebody wants back.
    pub(crate) fn take_back_asked(&self) -> Option<TakeBack> {
        self.beside.asked.filter(|asked| asked.version == self.version)
    }

    /// Asks for it.
    ///
    /// # Errors
    /// If he has said no.
    pub(super) fn ask_back(&mut self, by: Seat, of: Seat, all: bool) -> Result<(), Error> {
        if self.beside.refused == Some(self.version) {
            return Err(Error::Bad(words::has_refused(self.table.name(of))));
        }
        self.beside.asked = Some(TakeBack { by, of, all, version: self.version });
        self.beside_changed();
        Ok(())
    }

    /// Nobody asks any more; after a refusal he is not asked again.
    pub(super) fn drop_asked(&mut self, refused: bool) {
        let Some(asked) = self.beside.asked.take() else { return };
        if refused {
            self.beside.refused = Some(self.version);
            let said = Said::Refused { of: asked.of, by: asked.by };
            self.beside.news = Some(News { said, version: self.version, not_to: None });
        }
        self.beside_changed();
    }

    /// What a seat's step did that is taken back, as everybody may know it.
    pub(super) fn step_words(&self, seat: Seat, all: bool, viewer: Viewer) -> String {
        let count =
            if all { self.table.undo_reach(seat) } else { self.table.acts_taken_back(seat) };
        if count > 1 {
            return words::steps(count);
        }
        // What the rules made of a step goes back with it, and comes after it.
        let told = self.table.told(self.table.steps().saturating_sub(RULES_MADE), Some(viewer));
        let step = told.into_iter().rev().find(|it| it.who == Who::Seat(seat));
        let said = step.and_then(|it| it.words.into_iter().next().or(it.notation));
        said.unwrap_or_else(|| words::steps(1))
    }

    /// Tells of a step that was taken back, where others are at the table.
    pub(super) fn tell_taken_back(&mut self, seat: Seat, agreed: Option<Seat>, what: &str) {
        let said = Said::TookBack { by: seat, what: what.to_owned(), agreed };
        let role = self.role_at(seat);
        let alone = role.is_none_or(|role| seats_of(self, role).len() == 1) && agreed.is_none();
        let not_to = role.filter(|_| alone);
        self.beside.news = Some(News { said, version: self.version, not_to });
    }

    /// What a page calls a seat: `You`, where that is the one seat that it plays.
    fn called(&self, seat: Seat, role: Role) -> &str {
        let own = seats_of(self, role);
        if *own == [seat] { words::YOU } else { self.table.name(seat) }
    }

    /// News as a page reads them.
    fn told(&self, said: &Said, role: Role) -> String {
        match said {
            Said::Refused { of, by } => {
                words::refused(self.called(*of, role), self.called(*by, role))
            }
            Said::TookBack { by, what, agreed } => {
                let agreed = agreed.map(|of| self.called(of, role));
                words::took_back(self.called(*by, role), what, agreed)
            }
        }
    }

    /// What stands beside the game on a role's page.
    pub(super) fn beside_look(&self, host: &Host, room: &Room, role: Role) -> look::Beside {
        let asked = self.take_back_asked().map(|it| look::Asked {
            by: it.by,
            of: it.of,
            what: self.step_words(it.by, it.all, self.viewer(role)),
        });
        let news = self.beside.news.as_ref().filter(|it| it.version == self.version);
        let news = news.filter(|it| it.not_to != Some(role)).map(|it| self.told(&it.said, role));
        let company = self.company(host, room, role);
        // Whoever has said no is not asked again.
        let may_ask = self.askable(role).filter(|_| self.beside.refused != Some(self.version));
        look::Beside { may_ask, asked, news, company }
    }

    /// Has it drawn again at the next look.
    pub(super) fn beside_changed(&mut self) {
        self.beside_shown.clear();
    }

    /// What stands beside the game, drawn once a change for everybody in a role.
    pub(crate) fn beside(&mut self, host: &Host, room: &Room, role: Role) -> Result<Aside, Error> {
        if let Some(shown) = self.beside_shown.get(&role) {
            return Ok(Arc::clone(shown));
        }
        let drawn = self.look(host, room, role, None, pages::table::beside)?;
        let shown: Aside =
            drawn.into_iter().map(|(name, text)| (name, digest(&text), text)).collect();
        self.beside_shown.insert(role, Arc::clone(&shown));
        Ok(shown)
    }

    /// Takes over what went on beside the same game before it was laid out again.
    pub(super) fn take_over(&mut self, before: &mut Self) {
        self.minded = before.minded;
        self.beside = std::mem::take(&mut before.beside);
        self.talk = std::mem::take(&mut before.talk);
    }
}

/// More steps than the rules ever make of one action.
const RULES_MADE: usize = 32;

/// Parts of a page by name, each with its digest.
pub(crate) type Aside = Arc<[(&'static str, u64, String)]>;

fn digest(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

/// What a page was sent of what stands beside its game, so that it is sent what is new alone.
#[derive(Debug, Default)]
pub(crate) struct SentAside(Vec<(&'static str, u64)>);

impl SentAside {
    /// The message with what is new; nothing, if nothing is.
    pub(crate) fn news(&mut self, aside: &Aside) -> Option<Bytes> {
        let mut fresh = Fragments::new();
        for (name, digest, text) in aside.iter() {
            match self.0.iter_mut().find(|(known, _)| known == name) {
                Some((_, sent)) if sent == digest => continue,
                Some((_, sent)) => *sent = *digest,
                None => self.0.push((name, *digest)),
            }
            fresh.insert(name, text.clone());
        }
        let message = serde_json::json!({ "beside": fresh });
        (!fresh.is_empty()).then(|| Bytes::from(message.to_string()))
    }
}
