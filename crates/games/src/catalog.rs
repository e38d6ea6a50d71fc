//! Every game, and how to sit down to it.

use std::fmt::Debug;
use std::marker::PhantomData;

use draw::{Depict, FirstGame, Lesson, Theme};
use engine::play::Match;
use engine::replay::{self, ReplayFault, ReplayFaultOf};
use engine::{Case, Cited as _, Info, Record, Terms, Viewer};
use game_marathon::Marathon;
use game_spartans::Spartans;
use game_thermopylae::Thermopylae;
use game_thermopyles::Thermopyles;
use search::{Guide as _, Guided, Level, PlayerSpec, Strength, Tally};

use crate::Error;
use crate::session::{Objection, Session};
use crate::session_of::{SessionOf, objection_in_words};
use crate::study::{self, Bench, Loop};
use crate::twins;

/// Every game, in the order in which it was added.
pub static CATALOG: &[Entry] = &[
    Entry::of::<Thermopyles>(&GameBox(PhantomData), Some(search::thermopyles_hand_loop)),
    Entry::of::<Thermopylae>(&GameBox(PhantomData), None),
    Entry::of::<Spartans>(&GameBox(PhantomData), None),
    Entry::of::<Marathon>(&GameBox(PhantomData), None),
];

/// Called after every simulated game.
pub type Tick<'a> = &'a (dyn Fn() + Sync);

/// What can be done with a game before anybody sits down to it, without its type.
trait Boxed: Debug + Send + Sync {
    fn seats(&self, terms: &Terms) -> Result<u8, Error>;
    fn has_secrets(&self, terms: &Terms) -> Result<bool, Error>;
    fn begin(
        &self,
        terms: &Terms,
        names: Vec<String>,
        dice: dice::Kind,
        setup: Option<&str>,
    ) -> Result<Box<dyn Session>, Error>;
    fn resume(&self, record: &Record) -> Result<Box<dyn Session>, Error>;
    fn twins(&self, terms: &Terms, viewer: Viewer, seed: u64) -> Option<[Record; 2]>;
    fn alike(&self, records: [&Record; 2], viewer: Viewer) -> Result<bool, Error>;
    fn tables(&self) -> Vec<(Case, String)>;
    fn tables_html(&self) -> Vec<(Case, String)>;
    fn emblem(&self, theme: Theme) -> String;
    fn names(&self) -> &'static [&'static str];
    fn lessons(&self) -> &'static [Lesson];
    fn strengths(&self) -> &'static [Strength];
    fn first_game(&self) -> FirstGame;
    fn simulate(
        &self,
        terms: &Terms,
        players: &[PlayerSpec],
        games: u64,
        seed: u64,
        tick: Tick<'_>,
    ) -> Result<Tally, Error>;
    fn bench(&self, by_hand: Option<Loop>) -> Result<Bench, Error>;
}

/// A game in its box.
#[derive(Debug)]
struct GameBox<G>(PhantomData<fn() -> G>);

/// Why a record does not replay, in words. Only a game that was agreed on can say them.
fn said<G: Depict>(record: &Record, fault: ReplayFaultOf<G>) -> ReplayFault<Objection> {
    let options = record.header.options.clone();
    let terms = Terms { rules: Some(record.header.rules), options, components: None };
    let game = G::agree(&terms).ok();
    fault.map(|objection| match &game {
        Some(game) => objection_in_words(game, &objection),
        None => Objection { case: objection.case(), why: String::new() },
    })
}

impl<G: Depict + Guided> Boxed for GameBox<G> {
    fn seats(&self, terms: &Terms) -> Result<u8, Error> {
        Ok(G::agree(terms)?.seats())
    }

    fn has_secrets(&self, terms: &Terms) -> Result<bool, Error> {
        Ok(G::agree(terms)?.has_secrets())
    }

    fn begin(
        &self,
        terms: &Terms,
        names: Vec<String>,
        dice: dice::Kind,
        setup: Option<&str>,
    ) -> Result<Box<dyn Session>, Error> {
        let game = Match::<G>::begin(terms, names, dice.to_string(), setup)?;
        Ok(Box::new(SessionOf::new(game)))
    }

    fn resume(&self, record: &Record) -> Result<Box<dyn Session>, Error> {
        let replayed = replay::replay::<G>(record);
        let game = replayed.map_err(|fault| said::<G>(record, fault))?;
        Ok(Box::new(SessionOf::new(game)))
    }

    fn twins(&self, terms: &Terms, viewer: Viewer, seed: u64) -> Option<[Record; 2]> {
        twins::twins::<G>(terms, viewer, seed)
    }

    fn alike(&self, records: [&Record; 2], viewer: Viewer) -> Result<bool, Error> {
        let replayed = |record: &Record| -> Result<Match<G>, Error> {
            let replayed = replay::replay::<G>(record);
            Ok(replayed.map_err(|fault| said::<G>(record, fault))?)
        };
        Ok(twins::alike(&replayed(records[0])?, &replayed(records[1])?, viewer, 0))
    }

    fn tables(&self) -> Vec<(Case, String)> {
        G::tables()
    }

    fn tables_html(&self) -> Vec<(Case, String)> {
        G::tables_html()
    }

    fn emblem(&self, theme: Theme) -> String {
        G::emblem(theme)
    }

    fn names(&self) -> &'static [&'static str] {
        G::NAMES
    }

    fn lessons(&self) -> &'static [Lesson] {
        G::LESSONS
    }

    fn strengths(&self) -> &'static [Strength] {
        G::Guide::STRENGTHS
    }

    fn first_game(&self) -> FirstGame {
        G::FIRST_GAME
    }

    fn simulate(
        &self,
        terms: &Terms,
        players: &[PlayerSpec],
        games: u64,
        seed: u64,
        tick: Tick<'_>,
    ) -> Result<Tally, Error> {
        study::simulate::<G>(terms, players, games, seed, tick)
    }

    fn bench(&self, by_hand: Option<Loop>) -> Result<Bench, Error> {
        study::bench::<G>(by_hand)
    }
}

/// One game of the catalog.
#[derive(Debug)]
pub struct Entry {
    /// What it is.
    pub info: &'static Info,
    game: &'static dyn Boxed,
    by_hand: Option<Loop>,
}

impl Entry {
    const fn of<G: Depict + Guided>(game: &'static GameBox<G>, by_hand: Option<Loop>) -> Self {
        Self { info: G::INFO, game, by_hand }
    }

    /// How many seats a table on these terms has.
    ///
    /// # Errors
    /// Everything that is wrong with the terms.
    pub fn seats(&self, terms: &Terms) -> Result<u8, Error> {
        self.game.seats(terms)
    }

    /// Sits down to a new game. Seats without a name are called by their number.
    ///
    /// # Errors
    /// Everything that is wrong with terms, names or position.
    pub fn begin(
        &self,
        terms: &Terms,
        mut names: Vec<String>,
        dice: dice::Kind,
        setup: Option<&str>,
    ) -> Result<Box<dyn Session>, Error> {
        for number in names.len() + 1..=usize::from(self.seats(terms)?) {
            names.push(format!("Seat {number}"));
        }
        self.game.begin(terms, names, dice, setup)
    }

    /// Whether anything may be hidden from anybody at a table on these terms.
    ///
    /// # Errors
    /// Everything that is wrong with the terms.
    pub fn has_secrets(&self, terms: &Terms) -> Result<bool, Error> {
        self.game.has_secrets(terms)
    }

    /// Two games on these terms, played at random, that differ only in what a viewer may not know;
    /// nothing, if none came about. Whatever he is shown of both must be the same to the byte.
    pub fn twins(&self, terms: &Terms, viewer: Viewer, seed: u64) -> Option<[Record; 2]> {
        self.game.twins(terms, viewer, seed)
    }

    /// Whether two games look the same to a viewer, by their rules.
    ///
    /// # Errors
    /// If one of the records does not replay.
    pub fn alike(&self, records: [&Record; 2], viewer: Viewer) -> Result<bool, Error> {
        self.game.alike(records, viewer)
    }

    /// The tables that the rulebook prints, each with its clause.
    pub fn tables(&self) -> Vec<(Case, String)> {
        self.game.tables()
    }

    /// The same tables as HTML.
    pub fn tables_html(&self) -> Vec<(Case, String)> {
        self.game.tables_html()
    }

    /// A drawn picture of the game as SVG, three wide and two high.
    pub fn emblem(&self, theme: Theme) -> String {
        self.game.emblem(theme)
    }

    /// What players are called who give no name, seat by seat.
    pub fn names(&self) -> &'static [&'static str] {
        self.game.names()
    }

    /// The tutorial, lesson by lesson.
    pub fn lessons(&self) -> &'static [Lesson] {
        self.game.lessons()
    }

    /// What the computer's levels did against others in this game, where it was measured.
    pub fn strengths(&self) -> &'static [Strength] {
        self.game.strengths()
    }

    /// The computer's levels that this game offers, the weakest first.
    pub fn levels(&self) -> impl Iterator<Item = &'static Level> {
        search::offered(self.strengths())
    }

    /// The small game that the tutorial ends in.
    pub fn first_game(&self) -> FirstGame {
        self.game.first_game()
    }

    /// Lets computer players play whole games, one player for each seat.
    ///
    /// # Errors
    /// Everything that is wrong with the terms.
    pub fn simulate(
        &self,
        terms: &Terms,
        players: &[PlayerSpec],
        games: u64,
        seed: u64,
        tick: Tick<'_>,
    ) -> Result<Tally, Error> {
        self.game.simulate(terms, players, games, seed, tick)
    }

    /// Measures how fast the game runs on this machine.
    ///
    /// # Errors
    /// None with the standard terms, which every game agrees to.
    pub fn bench(&self) -> Result<Bench, Error> {
        self.game.bench(self.by_hand)
    }
}

/// The game with this id.
///
/// # Errors
/// If there is none.
pub fn find(id: &str) -> Result<&'static Entry, Error> {
    CATALOG.iter().find(|entry| entry.info.id == id).ok_or_else(|| {
        let known: Vec<&str> = CATALOG.iter().map(|entry| entry.info.id).collect();
        Error::UnknownGame { asked: id.to_owned(), known: known.join(", ") }
    })
}

/// Opens a record of play: reads it, replays it through the checked door, and compares every hash.
///
/// # Errors
/// The first thing that is wrong with it.
pub fn open(text: &str) -> Result<Box<dyn Session>, Error> {
    let record = Record::read(text).map_err(Error::Record)?;
    let table = find(&record.header.game)?.game.resume(&record)?;
    record.header.dice.parse::<dice::Kind>()?;
    Ok(table)
}
