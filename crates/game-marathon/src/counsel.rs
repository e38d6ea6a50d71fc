//! What players who think ahead ask about a position, and what the rules answer: reach, room, zones,
//! duties, odds. Nothing is decided here; each question is handed to the module that holds its Cases.

use engine::D10;

use crate::action::Action;
use crate::control::Field;
use crate::game::Marathon;
use crate::map::{Hex, Hexes};
use crate::melee::Melee;
use crate::movement::Gait;
use crate::state::State;
use crate::tables::Verdict;
use crate::units::{Piece, Pieces, Side};

/// A position, to be asked about.
#[derive(Debug)]
pub struct Counsel<'a> {
    field: Field<'a>,
}

impl<'a> Counsel<'a> {
    /// The pieces as they stand.
    pub fn new(game: &'a Marathon, state: &'a State) -> Self {
        Self { field: Field::new(game, state) }
    }

    /// The pieces in a hex, Leaders last.
    #[inline]
    pub fn in_hex(&self, hex: Hex) -> impl Iterator<Item = Piece> + use<'_, 'a> {
        self.field.in_hex(hex)
    }

    /// Where a piece is, if it is on the map.
    #[inline]
    pub fn hex(&self, piece: Piece) -> Option<Hex> {
        self.field.state.units.hex(piece)
    }

    /// Whose pieces stand in a hex.
    #[inline]
    pub fn holder(&self, hex: Hex) -> Option<Side> {
        self.field.holder(hex)
    }

    /// [3.1c] The hexes in the zones of a side.
    #[inline]
    pub fn zone(&self, side: Side) -> Hexes {
        self.field.zone(side).or(Hexes::NONE)
    }

    /// [3.1c] The hexes in the zone of a unit.
    #[inline]
    pub fn zone_of(&self, piece: Piece) -> impl Iterator<Item = Hex> + use<'_, 'a> {
        self.field.zone_of(piece)
    }

    /// 6.1 [6.2e] Where a piece that is not routed can go, whoever stands there.
    pub fn reach(&self, piece: Piece, reacts: bool) -> Hexes {
        self.field.reach(piece, if reacts { Gait::React } else { Gait::March }).found()
    }

    /// 6.1 Whether a piece may move to a hex now.
    pub fn may_go(&self, piece: Piece, to: Hex) -> bool {
        self.field.may_go(piece, to, Gait::March)
    }

    /// [A99] [A127] Whether a piece may leave its hex.
    pub fn may_leave(&self, piece: Piece) -> bool {
        !self.field.is_stopped(piece) && self.field.may_leave(piece)
    }

    /// 3.2 Whether a piece finds room in a hex.
    pub fn has_room(&self, piece: Piece, hex: Hex) -> bool {
        self.field.room(piece, hex).is_ok()
    }

    /// 9.2 Every charge of a unit.
    pub fn charges(&self, piece: Piece, list: &mut Vec<Action>) {
        self.field.list_charges(piece, list);
    }

    /// [6.2a] Whether a unit could try to react as things stand.
    pub fn may_react(&self, piece: Piece) -> bool {
        self.field.may_react(piece).is_ok()
    }

    /// [7.2a] [7.2d] Whether a unit may attack at all.
    pub fn may_fight(&self, piece: Piece) -> bool {
        self.field.may_fight(piece).is_ok()
    }

    /// [7.2a] [9.2g] Whether a unit that may attack at all may attack a hex.
    pub fn may_attack(&self, piece: Piece, at: Hex) -> bool {
        self.field.may_attack_hex(piece, at).is_ok()
    }

    /// [7.2b] [A54] The enemy stacks that a side must attack.
    pub fn duties(&self, side: Side) -> Hexes {
        self.field.duties(side)
    }

    /// [A56] Whether a unit that attacks nobody yet could attack a hex.
    pub fn can_engage(&self, at: Hex) -> bool {
        self.field.can_engage(at)
    }

    /// Those who have said that they attack a hex.
    pub fn attackers(&self, at: Hex) -> Pieces {
        self.field.attackers(at)
    }

    /// [7.2c] Who is eliminated where those in an enemy hex had to be attacked and are not.
    pub fn trapped_by(&self, at: Hex) -> Pieces {
        self.field.trapped_by(at)
    }

    /// [7.2e] to [7.2t] The melee of these attackers against a hex.
    pub fn melee(&self, at: Hex, attackers: Pieces) -> Melee {
        self.field.game.melee(self.field.state, at, attackers)
    }

    /// [7.3a] What a die leads to.
    pub fn verdict(&self, melee: &Melee, die: D10) -> Verdict {
        self.field.game.verdict(melee, die)
    }

    /// [7.1l] How many faces of the die hit a unit.
    pub fn hits(&self, piece: Piece, target: Piece) -> u8 {
        let (game, state) = (self.field.game, self.field.state);
        let Some(from) = state.units.hex(piece) else { return 0 };
        D10::all().filter(|die| game.aim(state, (piece, from), target, *die).hit).count() as u8
    }

    /// [8.2a] How many faces of the die pass a piece's morale check.
    pub fn passes(&self, piece: Piece) -> u8 {
        let (game, state) = (self.field.game, self.field.state);
        let ledger = game.check_ledger(state, piece);
        let level = Marathon::check_level(state, piece);
        D10::all().filter(|die| Marathon::passes(*die, &ledger, level)).count() as u8
    }
}
