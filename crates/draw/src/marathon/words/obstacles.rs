//! What stands in the way of a placement, a move, a shot, an attack, a retreat.

use game_marathon::abatis::{NoAbatis, NoWork};
use game_marathon::cavalry::NoCharge;
use game_marathon::fire::Silence;
use game_marathon::map::Hex;
use game_marathon::melee::NoAttack;
use game_marathon::reaction::NoReaction;
use game_marathon::retreat::NoRetreat;
use game_marathon::setup::NoPlace;
use game_marathon::stack::Crowding;
use game_marathon::units::{Kind, Piece};

use super::{arm, arms, formation, hex, it, kind, one_kind, piece};
use crate::grammar::{counted, plural};

/// A piece may not be set up, or land, or come in.
pub(crate) fn place(of: Kind, at: Hex, why: NoPlace) -> String {
    match why {
        NoPlace::NoneInHand(of) => format!("no {} is in hand", kind(of)),
        NoPlace::OutsideGround(_) => {
            format!("{} lies outside the ground where {} may be placed", hex(at), one_kind(of))
        }
        NoPlace::NoUnit => format!("no unit stands at {} for {} to be with", hex(at), kind(of)),
        NoPlace::HasLeader => {
            format!("the formation at {} has its Leader already, or is none that gets one", hex(at))
        }
        NoPlace::LeadersAshore => "three Persian Leaders stand ashore already".to_owned(),
        NoPlace::GreekBeach => format!("Greeks hold the Beach at {}", hex(at)),
        NoPlace::Zone => format!("{} lies in an enemy’s zone", hex(at)),
        NoPlace::Crowded(why) => crowding(&one_kind(of), at, why),
    }
}

/// The limits of stacking.
pub(crate) fn crowding(who: &str, at: Hex, why: Crowding) -> String {
    let at = hex(at);
    match why {
        Crowding::Enemy => format!("enemies stand at {at}"),
        Crowding::Sea => format!("{at} is sea"),
        Crowding::Routed => format!("a routed unit stands at {at}, and shares its hex with nobody"),
        Crowding::NotAlone => {
            format!("{who} is routed, and shares no hex, while others stand at {at}")
        }
        Crowding::LeaderInAbatis => format!("an Abatis lies at {at}, where no Leader may be"),
        Crowding::Marsh => format!("{at} is Marsh and holds a unit, and no more than one"),
        Crowding::Abatis => format!("the Abatis at {at} holds a unit, and no more than one"),
        Crowding::OtherType(of) => {
            format!("{} at {at}, and types do not mix", stands(&arms(of)))
        }
        Crowding::OtherFormation(of) => format!(
            "units of the {} stand at {at}, and formations mix only with a Leader",
            formation(of)
        ),
        Crowding::MixedFull => {
            format!("units of several formations would be at {at}, of whom two are the most")
        }
        Crowding::Full { there, leader } => {
            let most =
                if leader { "the most even with a Leader" } else { "the most without a Leader" };
            format!("{} at {at}, {most}", stand(there))
        }
    }
}

fn stands(units: &str) -> String {
    format!("{units} stand")
}

fn stand(there: u8) -> String {
    let verb = crate::grammar::Agreement::of(there).verb("stand");
    format!("{} {verb}", counted(there, "unit"))
}

/// No Abatis may be set up.
pub(crate) fn abatis(at: Hex, why: NoAbatis) -> String {
    let at = hex(at);
    match why {
        NoAbatis::Sea => format!("{at} is sea"),
        NoAbatis::Site => format!("{at} is an Encampment or a Beach"),
        NoAbatis::Another => format!("an Abatis stands at {at} already"),
        NoAbatis::NearPersians => format!("Persians stand at {at} or next to it"),
        NoAbatis::Crowded => format!("more than one unit stands at {at}"),
        NoAbatis::Leader => format!("a Leader stands at {at}"),
    }
}

/// A unit may not work on an Abatis.
pub(crate) fn work(one: Piece, at: Hex, why: NoWork) -> String {
    match why {
        NoWork::NoAbatis => format!("no Abatis lies at {}", hex(at)),
        NoWork::Greek => "Greeks never remove an Abatis".to_owned(),
        NoWork::NotInfantry => {
            format!("{}: only Heavy and Light Infantry clear an Abatis", piece(one))
        }
        NoWork::NotBeside => format!("{} does not stand next to {}", piece(one), hex(at)),
    }
}

/// A unit may not charge.
pub(crate) fn charge(one: Piece, to: Hex, why: NoCharge) -> String {
    match why {
        NoCharge::NotCavalry => {
            format!("{} no Cavalry, and only Cavalry charges", it(one).does("be"))
        }
        NoCharge::Shaken => format!("{} disrupted or routed", it(one).does("be")),
        NoCharge::BadStart => {
            format!("{} in Marsh or in an Abatis, from where nobody charges", it(one).does("stand"))
        }
        NoCharge::NoWay => format!(
            "no way leads {} to {} over open ground that nobody stands on but chargers",
            piece(one),
            hex(to)
        ),
        NoCharge::TooShort(spent) => format!(
            "the way to {} takes {}, and a charge takes two or more",
            hex(to),
            counted(spent, "Movement Point")
        ),
        NoCharge::NoTarget => format!("no enemy stands in open ground next to {}", hex(to)),
    }
}

/// A unit may not react.
pub(crate) fn reaction(one: Piece, why: NoReaction) -> String {
    match why {
        NoReaction::Leader => {
            format!("{} does not react himself; Leaders go along with a unit", piece(one))
        }
        NoReaction::NoLeaderNear => {
            format!("no Leader of its side stood within two hexes of {}", piece(one))
        }
        NoReaction::Shaken => format!("{} disrupted or routed", it(one).does("be")),
        NoReaction::Engaged => format!("{} in an enemy’s zone", it(one).does("stand")),
        NoReaction::Stopped => {
            format!("{} entered an enemy’s zone this turn", it(one).does("have"))
        }
        NoReaction::HasTried => format!("{} tried to react in this phase", it(one).does("have")),
    }
}

/// A unit may not fire.
pub(crate) fn silence(one: Piece, why: Silence) -> String {
    let who = it(one);
    match why {
        Silence::NoMissiles(of) => format!("{}: {} never fire", piece(one), never(of)),
        Silence::HasFired => format!("{} fired this turn", who.does("have")),
        Silence::Shaken => format!("{} disrupted or routed, and does not fire", who.does("be")),
        Silence::Charging => format!("{}, and does not fire", who.does("charge")),
        Silence::InAbatis => format!("{} in an Abatis, from where nobody fires", who.does("stand")),
        Silence::Working => format!("{} on an Abatis", who.does("work")),
        Silence::NotActive => format!("{} not active in this phase", who.does("be")),
    }
}

fn never(of: game_marathon::units::Arm) -> String {
    use game_marathon::units::Arm;
    if of == Arm::Infantry { "Heavy Infantry units".to_owned() } else { plural(arm(of)) }
}

/// A unit may not attack a hex.
pub(crate) fn attack(one: Piece, at: Hex, why: NoAttack) -> String {
    let who = it(one);
    match why {
        NoAttack::NotActive => format!("{} not active in this phase", who.does("be")),
        NoAttack::Leader => format!("{} a Leader, and has no Combat Factor", who.does("be")),
        NoAttack::Archer => format!("{}: Archers defend in melee and never attack", piece(one)),
        NoAttack::Routed => format!("{} routed, and attacks nobody", who.does("be")),
        NoAttack::Working => format!("{} on an Abatis in this phase", who.does("work")),
        NoAttack::Attacks(other) => format!("{} {} already", who.does("attack"), hex(other)),
        NoAttack::NoEnemy => format!("no enemy stands at {}", hex(at)),
        NoAttack::NotInFront => {
            format!("{} is not one of the two hexes in front of {}", hex(at), piece(one))
        }
        NoAttack::ChargedByCavalry => {
            format!("Cavalry charges {}, and no other type joins it", hex(at))
        }
        NoAttack::OthersAttack => {
            format!("{}, and units of another type attack {}", who.does("charge"), hex(at))
        }
        NoAttack::NotOpen => {
            format!("{}, and the enemy at {} is not in open ground", who.does("charge"), hex(at))
        }
    }
}

/// A unit may not retreat by a way.
pub(crate) fn retreat(one: Piece, why: NoRetreat) -> String {
    match why {
        NoRetreat::NotBeside => "each hex of a retreat is land next to the one before".to_owned(),
        NoRetreat::Enemy => "enemies stand there".to_owned(),
        NoRetreat::Zone => "it lies in an enemy’s zone".to_owned(),
        NoRetreat::AmongRouted => "a routed friend stands there".to_owned(),
        NoRetreat::Nearer => "it is nearer to an enemy than the hex before".to_owned(),
        NoRetreat::NotAway => {
            "the retreat must end farther from the nearest enemy than it began".to_owned()
        }
        NoRetreat::WrongWay => "it leads nearer neither to a Leader nor home".to_owned(),
        NoRetreat::NoEnd => "it would end among friends, with no hex to go on to".to_owned(),
        NoRetreat::Length => format!("{} goes too far so, or not far enough", piece(one)),
    }
}
