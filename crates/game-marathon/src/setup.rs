//! [10.0] Set-up: where each kind may stand, and who is set up by whom.

use boards::Indexed;
use boards::hexes::Vertex;
use engine::{Fault, Log, Sheet};

use crate::action::Action;
use crate::control::Field;
use crate::event::Event;
use crate::game::Marathon;
use crate::map::{Feature, Hex, Hexes, Map, Sites};
use crate::markers::Markers;
use crate::morale::HIGHEST;
use crate::options::{Options, Scenario};
use crate::roster::Roster;
use crate::stack::Crowding;
use crate::state::{Awaits, Impulse, Operation, PIECES, Pending, Place, State, TurnMarks, Units};
use crate::units::{Arm, Formation, Kind, Piece, Pieces, Side};

/// [10.1.1b] Greek wings stand at this level or higher.
const HILL: u8 = 3;
/// [10.1.2a] [10.1.2c] How many Persians of a wing, and light infantry, begin ashore.
const ASHORE: [(Kind, usize); 5] = [
    (Kind::INFANTRY_LEFT, 3),
    (Kind::INFANTRY_CENTER, 3),
    (Kind::INFANTRY_RIGHT, 3),
    (Kind::INFANTRY_RESERVE, 2),
    (Kind::PERSIAN_LIGHT, 6),
];
/// [10.2.1d] How many Persian Leaders begin ashore in the variant.
const LEADERS_ASHORE: usize = 3;

/// [10.0] The ground on which units set up.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Ground {
    /// [10.1.1b] [10.2.3a] Greek Left, Center and Right.
    pub greek: [Hexes; 3],
    /// [10.1.2a] [10.2.1b] Persian Left, Center and Right.
    pub persian: [Hexes; 3],
    /// [10.1.2b] The Beaches.
    pub beaches: Hexes,
    /// [10.2.4a] The edges by which Spartans come.
    pub edges: Hexes,
}

/// 10.2 Why a piece may not be set up in a hex.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum NoPlace {
    /// None of the kind is in hand.
    NoneInHand(Kind),
    /// [10.1.1b] It lies outside the ground of its kind.
    OutsideGround(Kind),
    /// [10.1.1d] No unit stands there for a Leader to be with.
    NoUnit,
    /// [10.1.1d] [10.2.1d] The formations there have their Leaders, or are none that has one.
    HasLeader,
    /// [10.2.1d] Three Leaders stand ashore already.
    LeadersAshore,
    /// [10.1.3b] [A107] The Greeks hold the Beach.
    GreekBeach,
    /// [A113] It lies in an enemy's zone.
    Zone,
    /// [3.2a] It would break the limits.
    Crowded(Crowding),
}

/// [8.1a] The morale levels at the start: a datum each scenario.
pub(crate) fn levels(sheet: &Sheet, options: Options) -> Result<[u8; 2], Vec<Fault>> {
    let key = match options.scenario {
        Scenario::Historical => "morale.historical",
        Scenario::Variant => "morale.variant",
    };
    let value = sheet.get(key).map_or("", |datum| datum.value.trim());
    let read = |word: &str| word.parse().ok().filter(|level| (1..=HIGHEST).contains(level));
    let levels: Option<Vec<u8>> = value.split_whitespace().map(read).collect();
    levels.and_then(|it| <[u8; 2]>::try_from(it).ok()).ok_or_else(|| {
        vec![Fault::new(format!(
            "datum {key} must be two morale levels from 1 to {HIGHEST}, the Greeks' first"
        ))]
    })
}

impl Ground {
    pub(crate) fn new(map: &Map, options: Options) -> Self {
        let historical = options.scenario == Scenario::Historical;
        let land = map.land();
        let all = |is: &dyn Fn(Hex) -> bool| land.iter().filter(|hex| is(*hex)).collect::<Hexes>();
        let hill = |feature, hex: Hex| map.feature(hex) == feature && map.level(hex) >= HILL;
        let centers: &[u16] = if historical { &[2001] } else { &[1901, 2001, 2101] };
        let far = if historical { 4 } else { 3 };
        let near = |hex: Hex, numbers: &[u16]| {
            numbers.iter().filter_map(|it| Hex::numbered(*it)).any(|it| it.distance(hex) <= far)
        };
        let greek = [
            all(&|hex| hill(Feature::Ketroni, hex) && hex.column() > 22),
            all(&|hex| near(hex, centers)),
            all(&|hex| hill(Feature::Agrieliki, hex) && hex.column() < 18),
        ];
        let beaches: Hexes = map.beaches().iter().copied().collect();
        let ashore = all(&|hex| beaches.iter().any(|beach| beach.distance(hex) <= 3));
        let wings = [(11, 16), (17, 22), (options.right_wing, 29)];
        let persian = if historical {
            [ashore; 3]
        } else {
            wings.map(|(first, last)| {
                all(&|hex| (first..=last).contains(&hex.column()) && below_road(map, hex))
            })
        };
        let edges = all(&|hex| {
            hex.column() == 1 || hex.row() == if options.spartans_by_north { 1 } else { 20 }
        });
        Self { greek, persian, beaches, edges }
    }

    /// [10.1.1b] The ground of a kind; a Leader goes wherever his units may.
    pub fn of(&self, kind: Kind) -> Hexes {
        let wings = match kind.side() {
            Side::Greek => &self.greek,
            Side::Persian => &self.persian,
        };
        match kind.formation() {
            Some(Formation::Left) => wings[0],
            Some(Formation::Center) => wings[1],
            Some(Formation::Right) => wings[2],
            Some(Formation::Reserve) => self.beaches,
            Some(Formation::Sparta) => self.edges,
            None if kind == Kind::SPARTA => self.edges,
            None if kind.arm() == Arm::Leader && kind.side() == Side::Persian => {
                wings.iter().fold(self.beaches, |all, wing| all.or(*wing))
            }
            None => wings.iter().fold(Hexes::NONE, |all, wing| all.or(*wing)),
        }
    }

    /// Grounds on which their kinds do not find room: an owner's map may be such.
    pub(crate) fn crowded(&self, map: &Map, roster: &Roster) -> Vec<Fault> {
        let room = |ground: Hexes| -> u32 {
            ground.iter().map(|hex| if map.is_marsh(hex) { 1 } else { 2 }).sum()
        };
        let heavy = |kind: &Kind| kind.arm().is_heavy();
        let crowded = Kind::all().filter(heavy).filter(|kind| {
            let needs = roster.pieces(*kind).len();
            kind.formation() != Some(Formation::Reserve) && room(self.of(*kind)) < needs * 2
        });
        crowded
            .map(|kind| {
                Fault::new(format!(
                    "the map leaves too little ground for {kind} to set up and for others beside [10.0]"
                ))
            })
            .collect()
    }
}

/// [10.2.1a] [A11] [A15] Level ground on the road or on its sea side.
fn below_road(map: &Map, hex: Hex) -> bool {
    let road = |at: &Hex| map.feature(*at) == Feature::Road;
    let first = Hex::in_column(hex.column()).find(road);
    first.is_some_and(|road| hex.row() >= road.row()) && map.level(hex) == 1 && !map.is_marsh(hex)
}

impl Marathon {
    /// [10.0] The position before the first step.
    pub(crate) fn lay_out(&self) -> State {
        let mut state = self.bare();
        match self.options.scenario {
            Scenario::Historical => self.begin_set_up(&mut state, Side::Greek, &mut engine::Quiet),
            Scenario::Variant => state.awaits = Awaits::Muster(Kind::PERSIAN_ARCHER),
        }
        state
    }

    /// An empty map.
    pub(crate) fn bare(&self) -> State {
        State {
            turn: 0,
            impulse: Impulse::SetUp(match self.options.scenario {
                Scenario::Historical => Side::Greek,
                Scenario::Variant => Side::Persian,
            }),
            initiative: match self.options.scenario {
                Scenario::Historical => Side::Greek,
                Scenario::Variant => Side::Persian,
            },
            morale: self.board.levels,
            credited: [0; 2],
            fallen: Sites::NONE,
            booked: Sites::NONE,
            held: Sites::NONE,
            markers: Markers::NONE,
            reserve_gone: false,
            abatis: Hexes::NONE,
            units: Units {
                at: [Place::Out; PIECES],
                facing: std::array::from_fn(|index| {
                    Piece::at(index).map_or(Vertex::DownRight, |it| forward(it.side()))
                }),
                reduced: Pieces::NONE,
                disrupted: Pieces::NONE,
                routed: Pieces::NONE,
                fled: Pieces::NONE,
            },
            turned: TurnMarks::default(),
            operation: Operation::default(),
            pending: Pending::default(),
            clash: None,
            awaits: Awaits::Draw,
        }
    }

    /// [10.1.1a] [10.2.1a] A side takes its pieces in hand.
    fn begin_set_up(&self, state: &mut State, side: Side, log: &mut impl Log<Event>) {
        let historical = self.options.scenario == Scenario::Historical;
        for kind in Kind::of(side) {
            let all = self.roster().pieces(kind);
            let free = kind.arm().is_independent() && kind.arm() != Arm::Leader;
            let count = match (side, historical) {
                (Side::Greek, _) if kind == Kind::SPARTA || kind == Kind::HOPLITE_SPARTA => 0,
                (Side::Persian, true) => ASHORE.iter().find(|(it, _)| *it == kind).map_or_else(
                    || usize::from(kind == Kind::DATIS || kind == Kind::ATAPHERNES),
                    |(_, count)| *count,
                ),
                // [10.2.1c] Dice have said how many independents there are.
                (Side::Persian, false) if free || kind == Kind::INFANTRY_RESERVE => 0,
                _ => all.len() as usize,
            };
            for piece in all.iter().take(count) {
                state.units.put(piece, Place::Hand);
            }
        }
        state.impulse = Impulse::SetUp(side);
        state.awaits = Awaits::SetUp(side);
        log.tell(|| Event::SetUpBegan { side });
    }

    /// [10.1.2e] [10.2.1c] The die that says how many of a kind take part.
    pub(crate) fn muster(
        &self,
        state: &mut State,
        kind: Kind,
        die: engine::D10,
        log: &mut impl Log<Event>,
    ) {
        let historical = self.options.scenario == Scenario::Historical;
        let pips = crate::tables::pips(die);
        let asked = if kind == Kind::PERSIAN_CAVALRY { pips } else { pips + 1 };
        let those: Vec<Piece> = self.roster().pieces(kind).iter().take(asked.into()).collect();
        let count = those.len() as u8;
        log.tell(|| Event::Mustered { kind, die, count });
        for piece in those {
            state.units.put(piece, if historical { Place::Pool } else { Place::Hand });
        }
        match kind {
            _ if historical => self.begin_abatis(state, log),
            Kind::PERSIAN_ARCHER => state.awaits = Awaits::Muster(Kind::PERSIAN_LIGHT),
            Kind::PERSIAN_LIGHT => state.awaits = Awaits::Muster(Kind::PERSIAN_CAVALRY),
            _ => self.begin_set_up(state, Side::Persian, log),
        }
    }

    /// [10.0] A side has set up.
    pub(crate) fn end_set_up(&self, state: &mut State, side: Side, log: &mut impl Log<Event>) {
        let historical = self.options.scenario == Scenario::Historical;
        match (side, historical) {
            (Side::Greek, true) => self.begin_set_up(state, Side::Persian, log),
            (Side::Persian, true) => {
                self.fill_reinforcements(state);
                state.awaits = Awaits::Muster(Kind::PERSIAN_CAVALRY);
            }
            (Side::Persian, false) => {
                self.fill_reinforcements(state);
                self.begin_set_up(state, Side::Greek, log);
            }
            (Side::Greek, false) => self.begin_abatis(state, log),
        }
    }

    /// [10.1.2e] [10.2.2a] Whoever is not ashore may be drawn later.
    fn fill_reinforcements(&self, state: &mut State) {
        let historical = self.options.scenario == Scenario::Historical;
        for kind in Kind::of(Side::Persian) {
            let waits = match kind.arm() {
                Arm::Cavalry => false,
                Arm::Leader => true,
                _ => historical || kind == Kind::INFANTRY_RESERVE,
            };
            for piece in self.roster().pieces(kind) {
                if waits && matches!(state.units.place(piece), Place::Out | Place::Hand) {
                    state.units.put(piece, Place::Pool);
                }
            }
        }
    }

    /// The first piece of a kind that is in hand [A128].
    pub(crate) fn in_hand(&self, state: &State, kind: Kind) -> Option<Piece> {
        self.roster().pieces(kind).iter().find(|it| state.units.place(*it) == Place::Hand)
    }

    /// [10.0] A piece is set up, or lands, or comes in: it takes the facing of those who are there, or its
    /// owner chooses one.
    pub(crate) fn place(
        &self,
        state: &mut State,
        (kind, at): (Kind, Hex),
        log: &mut impl Log<Event>,
    ) {
        let Some(piece) = self.in_hand(state, kind) else { return };
        let facing = Field::new(self, state).facing(at);
        let others = state.units.in_hex(at);
        state.units.put(piece, Place::Map(at));
        log.tell(|| Event::Placed { piece, at });
        let leader = self.roster().is_leader(piece);
        if let Some(facing) = facing {
            state.units.turn(piece, facing);
        } else {
            state.units.turn(piece, forward(piece.side()));
        }
        if leader && state.impulse == Impulse::Landing {
            self.leader_lands(state, piece, log);
        } else if !leader && others.minus(self.roster().leaders()).is_empty() {
            state.awaits = Awaits::Face(at);
        } else {
            self.go_on(state, log);
        }
    }

    /// [A128] A piece is taken up again.
    pub(crate) fn lift(state: &mut State, piece: Piece, log: &mut impl Log<Event>) {
        if let Some(from) = state.units.hex(piece) {
            state.units.put(piece, Place::Hand);
            log.tell(|| Event::Lifted { piece, from });
        }
    }

    /// [10.1.1d] [10.2.1d] The Leaders of a side of whom each must be with another formation.
    fn wing_leaders(&self, side: Side) -> Pieces {
        let leaders = self.roster().side(side).and(self.roster().leaders());
        let wing = |piece: &Piece| match side {
            Side::Greek => {
                let kind = self.roster().of(*piece).kind;
                kind != Kind::CALLIMACHUS && kind != Kind::SPARTA
            }
            Side::Persian => self.options.scenario == Scenario::Variant,
        };
        leaders.iter().filter(wing).collect()
    }

    /// [10.1.1d] [A124] Whether each Leader in these hexes can have a formation of his own among the
    /// units there.
    fn can_share_out(field: &Field<'_>, hexes: &[Hex]) -> bool {
        let mut wings = vec![Formation::Left, Formation::Center, Formation::Right];
        shares_out(field, hexes, &mut wings)
    }

    /// [10.1.1d] [10.2.1d] Whether a Leader may be set up in a hex.
    fn leader_fits(&self, field: &Field<'_>, piece: Piece, at: Hex) -> Result<(), NoPlace> {
        if field.units_in(at).next().is_none() {
            return Err(NoPlace::NoUnit);
        }
        let wing = self.wing_leaders(piece.side());
        if !wing.has(piece) {
            return Ok(());
        }
        let mut hexes: Vec<Hex> = wing.iter().filter_map(|it| field.state.units.hex(it)).collect();
        if piece.side() == Side::Persian && hexes.len() >= LEADERS_ASHORE {
            return Err(NoPlace::LeadersAshore);
        }
        hexes.push(at);
        if Self::can_share_out(field, &hexes) { Ok(()) } else { Err(NoPlace::HasLeader) }
    }

    /// [10.0] [10.1.3b] [10.2.4a] Whether the next piece of a kind may be placed in a hex now.
    ///
    /// # Errors
    /// Why it may not.
    pub(crate) fn may_place(&self, field: &Field<'_>, kind: Kind, at: Hex) -> Result<(), NoPlace> {
        let state = field.state;
        let Some(piece) = self.in_hand(state, kind) else {
            return Err(NoPlace::NoneInHand(kind));
        };
        match state.impulse {
            Impulse::Landing => self.may_land(field, at)?,
            Impulse::Spartans => {
                if !self.board.ground.edges.has(at) {
                    return Err(NoPlace::OutsideGround(kind));
                }
                if field.is_controlled(piece, at) {
                    return Err(NoPlace::Zone);
                }
            }
            _ => {
                if !self.board.ground.of(kind).has(at) {
                    return Err(NoPlace::OutsideGround(kind));
                }
                if kind.arm() == Arm::Leader {
                    self.leader_fits(field, piece, at)?;
                }
            }
        }
        field.room(piece, at).map_err(NoPlace::Crowded)
    }

    /// The kinds that are in hand.
    pub(crate) fn kinds_in_hand(&self, state: &State) -> impl Iterator<Item = Kind> {
        Kind::all().filter(|kind| self.in_hand(state, *kind).is_some())
    }

    /// Every placement that may be made now.
    pub(crate) fn list_places(&self, field: &Field<'_>, list: &mut Vec<Action>) {
        let state = field.state;
        let sets_up = matches!(state.impulse, Impulse::SetUp(_));
        for kind in self.kinds_in_hand(state) {
            let ground = match state.impulse {
                Impulse::Landing => self.board.ground.beaches,
                _ => self.board.ground.of(kind),
            };
            let leader = kind.arm() == Arm::Leader;
            let may = |at: &Hex| {
                let held = field.holder(*at).is_some();
                // On empty ground of his own anybody may be set up, but a Leader nowhere.
                if sets_up && !held { !leader } else { self.may_place(field, kind, *at).is_ok() }
            };
            list.extend(ground.iter().filter(may).map(|at| Action::Place { kind, at }));
        }
    }

    /// [A128] [A127] Whether a piece may be taken up again: what stays behind must be within the limits.
    pub(crate) fn may_lift(field: &Field<'_>, piece: Piece) -> bool {
        let Impulse::SetUp(side) = field.state.impulse else { return false };
        piece.side() == side && field.state.units.hex(piece).is_some() && field.may_leave(piece)
    }

    /// [10.1.1b] [10.1.1d] [10.2.1d] How many pieces a side must still set up, and the Leaders who stand
    /// where they may not.
    pub(crate) fn set_up_missing(&self, state: &State, side: Side) -> (u8, Pieces) {
        let hand = state.units.whose(Place::Hand);
        let leaders = self.roster().side(side).and(self.roster().leaders());
        let spare = side == Side::Persian && self.options.scenario == Scenario::Variant;
        let waiting = hand.and(leaders).len().saturating_sub(u32::from(spare));
        let missing = hand.minus(leaders).len() + waiting;
        let field = Field::new(self, state);
        let placed = |it: &Piece| state.units.hex(*it).is_some();
        let alone =
            |it: &Piece| state.units.hex(*it).is_some_and(|at| field.units_in(at).next().is_none());
        let mut wrong: Pieces = leaders.iter().filter(placed).filter(alone).collect();
        let wing: Pieces = self.wing_leaders(side).iter().filter(placed).collect();
        let hexes: Vec<Hex> = wing.iter().filter_map(|it| state.units.hex(it)).collect();
        if !Self::can_share_out(&field, &hexes) {
            wrong = wrong.or(wing);
        }
        (missing as u8, wrong)
    }

    /// [10.0] Whether a side may say that it has set up.
    pub(crate) fn may_end_set_up(&self, state: &State, side: Side) -> bool {
        if state.units.whose(Place::Hand).minus(self.roster().leaders()).first().is_some() {
            return false;
        }
        let (missing, wrong) = self.set_up_missing(state, side);
        missing == 0 && wrong.is_empty()
    }
}

/// [3.1a] Which way a side faces when it sets up: the enemy.
pub const fn forward(side: Side) -> Vertex {
    match side {
        Side::Greek => Vertex::DownRight,
        Side::Persian => Vertex::UpLeft,
    }
}

/// Whether Leaders in these hexes can have one each of the formations that are left: three formations
/// at most, so each order is tried.
fn shares_out(field: &Field<'_>, hexes: &[Hex], left: &mut Vec<Formation>) -> bool {
    let Some((hex, rest)) = hexes.split_first() else { return true };
    let formation = |piece: Piece| field.game.roster().of(piece).formation;
    (0..left.len()).any(|at| {
        let one = left.remove(at);
        let has = field.units_in(*hex).any(|piece| formation(piece) == Some(one));
        let fits = has && shares_out(field, rest, left);
        left.insert(at, one);
        fits
    })
}
