//! Every clause of the rulebook, numbered, in our words, with what the program does about it.

use engine::case::Standing::{Enforced, Prose, Ruled};
use engine::case::{Clause, clause};
use engine::cite;

const SIDES: &str = "Choosing Sides & Victory Conditions";
const TERRAIN: &str = "Terrain";
const SET_UP: &str = "Army Set Ups";
const TURN: &str = "Turn Order";
const UNITS: &str = "The Units";
const COMBAT: &str = "Combat";
const LEAVING: &str = "Persians Leaving the Battlefield";

/// The index.
#[rustfmt::skip]
pub const CASES: &[Clause] = &[
    clause("R1", Enforced, SIDES, &[], "Two players",
        "Two play: one leads the Greeks, the other the Persians."),
    clause("R2", Ruled, SIDES, &["A30"], "The auction",
        "Sides are auctioned. A die, a coin or agreement names the player who opens the bidding."),
    clause("R3", Ruled, SIDES, &["A30", "A31"], "The highest bid",
        "The highest bid wins the auction, and whoever made it plays the Greeks."),
    clause("R4", Ruled, SIDES, &["A31", "A32"], "What a bid means",
        "The bid is the number of Persian units that the Greeks must destroy."),
    clause("R5", Ruled, SIDES, &["A29", "A32"], "The Greeks win",
        "The Greeks win as soon as they have destroyed as many Persian units as were bid."),
    clause("R6", Ruled, SIDES, &["A29"], "The Persians win",
        "The Persians win when every Greek unit is destroyed before that."),
    clause("R7", Ruled, LEAVING, &["A27"], "Out of reach",
        "A unit that left the map cannot be destroyed, and so never counts for the bid."),
    clause("R8", Ruled, TERRAIN, &["A1", "A37"], "Standard terrain",
        "The green territories are level ground, at elevation 0."),
    clause("R9", Ruled, TERRAIN, &["A1", "A37"], "Mountains",
        "A mountain territory lies at elevation 1, 2 or 3, as its picture shows."),
    clause("R10", Enforced, TERRAIN, &["A1"], "High mountains",
        "The shaded high mountains are closed to every unit."),
    clause("R11", Enforced, TERRAIN, &["A1"], "Sea",
        "The sea is closed to every unit."),
    clause("R12", Ruled, TERRAIN, &["A2", "A3"], "One step up or down",
        "Units move and fight only between territories that touch and differ by at most one \
         elevation. Between level ground and a mountain of 2 one must go by a mountain of 1."),
    clause("R13", Ruled, TERRAIN, &["A12", "A13", "A14"], "Higher ground",
        "A unit that stands higher than its enemy adds 1 to Attack and to Defense against it."),
    clause("R14", Ruled, SET_UP, &["A36"], "The Persian Camp",
        "All Persian units begin in the Persian Camp."),
    clause("R15", Ruled, SET_UP, &["A26"], "The Camp holds any number",
        "The Persian Camp has no limit of units."),
    clause("R16", Ruled, SET_UP, &["A5", "A6", "A25"], "Three on level ground",
        "Any other standard territory holds three units at most."),
    clause("R17", Ruled, SET_UP, &["A5", "A6"], "One on a mountain",
        "A mountain territory holds one unit."),
    clause("R18", Ruled, SET_UP, &["A26", "A36"], "The Greeks set up",
        "Then the Greek player places all his units anywhere but in the Camp, in any order, within \
         the limits."),
    clause("R19", Ruled, TURN, &["A28"], "Turn about",
        "The Persian player has a turn, then the Greek player, and so on until somebody wins."),
    clause("R20", Ruled, TURN, &["A20"], "Combats, then movement",
        "In a turn all combats come first; then the units that survive may move."),
    clause("R21", Ruled, UNITS, &["A35"], "What a unit has",
        "A unit has a name, Attack, Defense, a number of hits and a movement."),
    clause("R22", Enforced, UNITS, &[], "Hits",
        "A unit is destroyed by as many hits as its number of hits."),
    clause("R23", Ruled, UNITS, &["A17"], "Healing",
        "A unit that survives a combat is whole again when the combat ends."),
    clause("R24", Enforced, UNITS, &[], "Movement",
        "A unit moves as many territories as its movement, or fewer."),
    clause("R25", Ruled, COMBAT, &["A4", "A7", "A8"], "Attack a neighbour",
        "The active player may attack any enemy territory next to one that holds his units."),
    clause("R26", Ruled, COMBAT, &["A9"], "Who takes part",
        "Any of his units next to the target may take part, as many as he likes."),
    clause("R27", Ruled, COMBAT, &["A8", "A18"], "One attack a turn",
        "No unit attacks more than once in a turn."),
    clause("R28", Ruled, COMBAT, &["A7", "A8"], "Any number of combats",
        "A player may fight any number of combats in a turn."),
    clause("R29", Ruled, COMBAT, &["A13", "A14"], "The attacker rolls",
        "Each attacking unit rolls one ten-sided die. Its Attack or less is a hit."),
    clause("R30", Ruled, COMBAT, &["A11", "A12", "A14"], "The defender rolls",
        "Each defending unit in the target rolls one ten-sided die. Its Defense or less is a hit."),
    clause("R31", Ruled, COMBAT, &["A15"], "At the same time",
        "Both sides roll before any hit is applied."),
    clause("R32", Ruled, COMBAT, &["A12", "A15"], "The owner chooses",
        "Each player decides which of his own units in the combat take the hits."),
    clause("R33", Ruled, COMBAT, &["A16"], "No more than it can take",
        "No unit is given more hits than destroy it."),
    clause("R34", Enforced, COMBAT, &[], "Destroyed units go",
        "When both have applied their hits, the destroyed units are removed from the game."),
    clause("R35", Ruled, COMBAT, &["A9", "A10", "A11"], "Again or not",
        "Then the attacker fights another round with the same units, or ends the combat."),
    clause("R36", Ruled, COMBAT, &["A18", "A19"], "Free attack",
        "A unit that stands higher than an enemy next to it may attack freely: it rolls, and the \
         defender does not."),
    clause("R37", Ruled, COMBAT, &["A4", "A5", "A20", "A23"], "Moving",
        "After the combats the active player may move any of his surviving units."),
    clause("R38", Ruled, COMBAT, &["A5", "A6"], "Where a move may end",
        "No move may end in a territory that would then hold more units than its limit."),
    clause("R39", Ruled, COMBAT, &["A3", "A21", "A22"], "Stopped by the enemy",
        "A unit with more than one movement stops when a step brings it next to an enemy. The \
         Persian Cavalry goes on."),
    clause("R40", Ruled, LEAVING, &["A24", "A25", "A26"], "Leaving the map",
        "A Persian unit that begins its turn in one of the two territories of the lower right \
         corner may leave the map."),
    clause("R41", Enforced, LEAVING, &[], "Gone for good",
        "A unit that left is out of the game and safe from the Greeks."),
    clause("R0", Prose, "Introduction", &["A33", "A34"], "The pass",
        "A small Greek army under Spartan lead holds Thermopylae against an army many times its \
         size. Everything is open."),
];

cite!(CASES: R2, R3, R4, R5, R6, R7, R10, R11, R12, R13, R14, R16, R17, R18, R19, R20, R21, R23, R24, R25);
cite!(CASES: R26, R27, R28, R29, R30, R31, R32, R33, R34, R35, R36, R37, R38, R39, R40);
