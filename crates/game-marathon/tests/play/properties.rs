//! What always holds: the battery over random games, at every kind of table.
//!
//! `PROMACHOS_BATTERY_GAMES` sets another number of games for each table. Armies are small and the
//! last turns are played, because every view, every action and every text is tried; whole games
//! from the set-up on are in `whole_games.rs`.

use boards::Indexed;
use boards::hexes::Vertex;
use engine::Viewer;
use game_marathon::map::Hex;
use game_marathon::markers::Marker;
use game_marathon::state::State;
use game_marathon::units::{Kind, Piece};
use game_marathon::{Action, Marathon};
use testkit::SplitMix;
use testkit::battery::{self, Battery, Conceivable, Listing, Sampler};

use crate::witness::missing;

/// A piece on the map, or any other.
fn piece(state: &State, random: &mut SplitMix) -> Piece {
    let there: Vec<Piece> = state.units.on_map().iter().collect();
    if there.is_empty() || random.pick(5) == 0 {
        Piece::at(random.pick(Piece::COUNT)).expect("a piece")
    } else {
        there[random.pick(there.len())]
    }
}

/// A hex near a piece, or any other.
fn near(state: &State, piece: Piece, random: &mut SplitMix) -> Hex {
    let any = Hex::at(random.pick(Hex::COUNT)).expect("a hex");
    let Some(from) = state.units.hex(piece) else { return any };
    let around: Vec<Hex> = from.within(1 + random.pick(4) as u8).collect();
    if random.pick(6) == 0 { any } else { around[random.pick(around.len())] }
}

/// A hex where somebody stands, or one near it.
fn held(state: &State, random: &mut SplitMix) -> Hex {
    let who = piece(state, random);
    let at = state.units.hex(who);
    at.filter(|_| random.pick(3) > 0).unwrap_or_else(|| near(state, who, random))
}

fn kind(random: &mut SplitMix) -> Kind {
    Kind::all().nth(random.pick(Kind::COUNT)).expect("a kind")
}

/// A way to name an action of each kind, sensible or not.
const KINDS: &[(&str, Sampler<Marathon>)] = &[
    ("place", |_, state, random| Action::Place { kind: kind(random), at: held(state, random) }),
    ("lift", |_, state, random| Action::Lift(piece(state, random))),
    ("abatis", |_, state, random| Action::Abatis(held(state, random))),
    ("remove", |_, state, random| Action::Remove(piece(state, random))),
    ("begin", |_, _, random| {
        Action::Begin(Marker::at(random.pick(Marker::COUNT)).expect("a marker"))
    }),
    ("attach", |_, state, random| Action::Attach(piece(state, random))),
    ("move", |_, state, random| {
        let piece = piece(state, random);
        Action::Move { piece, to: near(state, piece, random) }
    }),
    ("charge", |_, state, random| {
        let piece = piece(state, random);
        Action::Charge { piece, to: near(state, piece, random) }
    }),
    ("turn", |_, state, random| Action::Turn(held(state, random))),
    ("face", |_, _, random| Action::Face(Vertex::ALL[random.pick(6)])),
    ("clear", |_, state, random| {
        let at = state.abatis.iter().nth(random.pick(state.abatis.len().max(1) as usize));
        let at = at.filter(|_| random.pick(3) > 0).unwrap_or_else(|| held(state, random));
        Action::Clear { piece: piece(state, random), at }
    }),
    ("react", |_, state, random| Action::React(piece(state, random))),
    ("follow", |_, state, random| Action::Follow(piece(state, random))),
    ("fire", |_, state, random| Action::Fire {
        piece: piece(state, random),
        at: held(state, random),
    }),
    ("attack", |_, state, random| Action::Attack {
        piece: piece(state, random),
        at: held(state, random),
    }),
    ("fight", |_, state, random| Action::Fight(held(state, random))),
    ("rout", |_, state, random| Action::Rout(piece(state, random))),
    ("disrupt", |_, state, random| Action::Disrupt(piece(state, random))),
    ("retreat", |_, state, random| {
        let piece = piece(state, random);
        let first = near(state, piece, random);
        let around: Vec<Hex> = first.neighbours().collect();
        let then = Some(around[random.pick(around.len())]).filter(|_| random.pick(3) > 0);
        Action::Retreat { piece, first, then }
    }),
    ("done", |_, _, _| Action::Done),
];

/// Nothing is hidden, so every viewer's twin is the table itself.
fn twin(_: &Marathon, state: &State, _: Viewer, _: &mut SplitMix) -> State {
    state.clone()
}

/// Plays games from a position; each is over within a few hundred steps.
#[track_caller]
fn table(options: &'static str, position: &'static str, games: u32, seed: u64) -> battery::Report {
    let battery = Battery {
        options,
        position: Some(position),
        games: battery::games(games),
        seed,
        thorough: 2,
        nodes: 7,
        longest: 3_000,
        listing: Listing::Complete,
        conceivable: Conceivable::Sampled { each: 2, kinds: KINDS },
        unsound: Marathon::unsoundness,
        witness: missing,
        twin,
    };
    let report = battery.run();
    assert!(report.steps > 20 * report.games as usize, "{report:?}");
    report
}

/// Two lines that have met, in the last turn, with everything that can be on the map.
const MET: &str = "
    turn 10
    impulse draw
    initiative persian
    markers greek-left greek-reserve persian-left persian-center
    abatis 2109
    fallen 2116
    held 2116
    at 2010 down-left GL1 GL2 Plataea
    at 2210 down-left GL3/disrupted GC1/reduced Callimachus/wounded
    at 2008 down-right GA1 GA2
    at 1810 down-right GCv1
    at 2109 down-right GLI1
    at 2011 up-right PL1 PL2 Datis
    at 2211 up-left PC1
    at 2013 up-left PA1 PA2
    at 1712 up-right PCv1 PCv2
    at 1912 up-right PLI1
    at 2114 up-left PL3/routed/reduced
    at 2401 right GL4/routed/reduced/fled
    pool PL4 PA3 Sakai
    step draw";

#[test]
fn lines_that_have_met_by_the_rulebooks_options() {
    table("", MET, 24, 490);
}

#[test]
fn lines_that_have_met_with_every_other_reading() {
    let options = "leader-in-melee=rating rally=die morale-factors=lost leader-help=each-stack \
        leader-checks=mild abatis-workers=help zone-stops=move greek-wings=9-6-9 \
        right-wing=24 spartan-edges=north-west";
    table(options, MET, 16, 491);
}

#[test]
fn lines_that_have_met_in_the_variant() {
    table("scenario=variant", MET, 16, 492);
}

/// Cavalry and light troops on open ground, the last turn begins.
const RIDERS: &str = "
    turn 10
    impulse initiative
    initiative greek
    at 2010 down-left GCv1 GCv2
    at 2110 down-left GL1
    at 2310 down-right GLI1 GLI2 Leontis
    at 2014 up-right PCv1 PCv2
    at 2213 up-left PCv3/disrupted
    at 2313 up-left PLI1 PLI2
    at 2414 up-left PL1 Ataphernes
    step greek-initiative";

#[test]
fn riders_on_the_plain() {
    table("", RIDERS, 16, 493);
}

#[test]
fn riders_on_the_plain_in_the_variant_whose_zones_stop_a_move_alone() {
    table("scenario=variant zone-stops=move abatis=off", RIDERS, 8, 494);
}

/// Set-up by few, a turn before the last cannot follow: these games begin at once.
const FEW: &str = "
    turn 9
    impulse landing
    marker persian-reserve
    markers greek-left
    at 2116 up-left PV1 PV2
    at 2416 up-left PV3/routed/reduced
    at 2412 down-right GL1
    at 2812 down-right GA1
    pool Sakai Medes PV4 PCv1
    hand PV5 Datis
    step landing";

#[test]
fn a_landing_in_the_last_turns() {
    table("", FEW, 16, 495);
}

#[test]
fn a_landing_in_the_last_turns_of_the_variant() {
    table("scenario=variant", FEW, 8, 496);
}

/// The Spartans come, into a war nearly over.
const SPARTANS: &str = "
    turn 7
    impulse spartans
    morale greek 3
    morale persian 3
    at 0219 left PL1
    at 1902 down-right PL2
    at 2104 down-right GL1
    at 0320 up-left PCv1
    step spartan-die";

#[test]
fn spartans_in_a_war_nearly_over() {
    table("scenario=variant", SPARTANS, 6, 497);
}
