//! Every clause of the rulebook, by its Case, in our words, with what the program does about it.
//!
//! A Case that holds several clauses has a letter for each: [7.2a] to [7.2t].

use engine::case::Standing::{Enforced, Prose, Ruled};
use engine::case::{Clause, clause};

mod cited;

pub use cited::*;

/// The index.
#[rustfmt::skip]
pub const CASES: &[Clause] = &[
    // 2.0: the die, the pools, the counters.
    clause("2.0a", Enforced, "2.0 (clause C001)", &[], "The die",
        "One die with ten faces, 0 to 9, is used. A 0 is a nought, not ten."),
    clause("2.0b", Enforced, "2.0 (clause C002)", &[], "Two pools",
        "Activation Markers lie in one pool, Persian reinforcements in another; both are drawn \
         unseen."),
    clause("2.1a", Enforced, "2.1 (clause C003)", &[], "Two steps",
        "Many units have a full and a reduced side. A reduced unit, or one without that side, has \
         one step left."),
    clause("2.1b", Prose, "2.1 (clause C004)", &["A09", "A122"], "Scale and men",
        "A hex is 700 feet wide, a level 10 feet high, a turn one hour long. How many men a unit \
         has, or how many counters a box, means nothing."),
    clause("2.2", Ruled, "2.2 (clause C005)", &["A135"], "Who is a Hoplite",
        "All heavy infantry of the Greeks, the Spartans too, are Hoplites. The number of a unit \
         is only its name."),

    // 3.0: facing, stacking, terms.
    clause("3.1a", Ruled, "3.1 (clause C006)", &["A37"], "How units face",
        "A unit points at a corner of its hex when it is set up and whenever its move ends."),
    clause("3.1b", Ruled, "3.1 (clause C007)", &["A04"], "Front and rear",
        "The two hexes at that corner are its front; the four others are its flanks and rear."),
    clause("3.1c", Ruled, "3.1 (clause C008)", &["A89"], "Zone of control",
        "The zone of a combat unit is its two front hexes. Routed units and Leaders have none."),
    clause("3.1d", Enforced, "3.1 and 6.1.1 (clause C009)", &[], "Turning is free",
        "To turn costs nothing, and units move in any direction, whatever they face."),
    clause("3.2a", Ruled, "3.2 (clause C010)", &["A16", "A36"], "Two of a type",
        "Two combat units of one type may stand in an open hex: Hoplites, Heavy Infantry, Light \
         Infantry, Archers or Cavalry. It is asked where a move ends."),
    clause("3.2b", Ruled, "3.2 (clause C011)", &["A127", "A140"], "Three with a Leader",
        "With a Leader in the hex three units of one type may stand there."),
    clause("3.2c", Ruled, "3.2 (clause C012)", &["A114"], "Formations apart",
        "Hoplites or Heavy Infantry of different formations share a hex only if a Leader is \
         there. Spartans count as a formation."),
    clause("3.2d", Ruled, "3.2 (clause C013)", &["A127"], "Two of two formations",
        "Even with a Leader, units of different formations are never more than two in a hex."),
    clause("3.2e", Enforced, "3.2 (clause C014)", &[], "One in a Marsh",
        "Only one combat unit may stand in a Marsh hex."),
    clause("3.2f", Enforced, "3.2 and 9.4 (clause C015)", &[], "One at an Abatis",
        "Only one combat unit, Cavalry included, may stand in a hex with an Abatis."),
    clause("3.2g", Ruled, "3.2 and 9.4 (clause C016)", &["A134"], "No Leader there",
        "A Leader never enters a hex with an Abatis, not even to pass."),
    clause("3.2h", Enforced, "3.2 (clause C017)", &[], "Leaders together",
        "In every other hex there is room for any number of Leaders."),
    clause("3.2i", Enforced, "3.2 (clause C018)", &[], "One rating at a time",
        "Of several Leaders in a stack only one gives his rating to the same thing."),
    clause("3.2j", Ruled, "3.2 (clause C019)", &["A71", "A90", "A132"], "Routed units stand alone",
        "A routed unit stands alone in its hex. Who is routed beside others retreats two hexes at \
         once, or is eliminated if it cannot."),
    clause("3.2k", Ruled, "3.2 (clause C020)", &["A36", "A137"], "Through friends",
        "Where a routed unit moves through friends, each of them that is not routed checks \
         morale. Who fails is disrupted."),
    clause("3.2l", Ruled, "3.2 (clause C021)", &["A38"], "One facing",
        "All units of a stack face the same corner: any, if all of them are active; else a \
         newcomer faces as they do."),
    clause("3.3a", Ruled, "3.3 (clause C022)", &["A92"], "Charge! marker",
        "It lies on Cavalry that charges, from the end of its move until its charge is over."),
    clause("3.3b", Enforced, "3.3 (clause C023)", &[], "Fired marker",
        "It lies on units that have fired."),
    clause("3.3c", Enforced, "3.3 (clause C024)", &[], "Persian formations",
        "Left Wing, Center, Right Wing and Reserve, each with a marker."),
    clause("3.3d", Ruled, "3.3 (clause C025)", &["A115"], "Greek formations",
        "Left Wing, Center and Right Wing, each with a marker. The Greek Reserve marker belongs \
         to no formation."),
    clause("3.3e", Enforced, "3.3 (clause C026)", &[], "Independent units",
        "Light Infantry, Archers and Cavalry are in no formation."),
    clause("3.3f", Ruled, "3.3 (clause C027)", &["A01", "A21", "A22"], "Once a turn",
        "An independent unit is activated once a turn, with the marker of any formation of its \
         side, near or far. The Greek Reserve comes on top."),
    clause("3.3g", Enforced, "3.3 (clause C028)", &[], "Leaders too",
        "Leaders are activated, and move, as independent units are."),

    // 4.0: the sequence of play.
    clause("4.0", Enforced, "4.0 (clause C029)", &[], "A turn",
        "Initiative, then Operations Phases one after the other, then the Rally Phase, then the \
         End Phase."),
    clause("4.1a", Enforced, "4.1 (clause C030)", &[], "Who begins",
        "The scenario says who has the initiative on turn 1; from turn 2 it is rolled for."),
    clause("4.1b", Ruled, "4.1 (clause C031)", &["A28"], "The first marker",
        "Who has the initiative chooses one of his markers, and it is used first, undrawn."),
    clause("4.1c", Ruled, "4.1 (clause C032)", &["A27"], "Into the pool",
        "All other markers that are in play this turn go into the pool, those of both sides."),
    clause("4.2a", Enforced, "4.2 (clause C033)", &[], "The draw",
        "For each further Operations Phase a marker is drawn. Its owner is the active player, the \
         other one the reactive player."),
    clause("4.2b", Enforced, "4.2 (clause C040)", &[], "Until none is left",
        "Operations Phases follow each other until the pool is empty."),
    clause("4.2.1", Ruled, "4.2.1 (clause C034)", &["A05", "A20", "A21", "A22"], "Active movement",
        "The units of the formation and those independent units that are named now are active. \
         Each may move as far as its Movement Points go."),
    clause("4.2.2", Enforced, "4.2.2 (clause C035)", &[], "Reaction movement",
        "Then reactive units that can may move, by half of their printed Movement Points, rounded \
         up."),
    clause("4.2.3", Ruled, "4.2.3 (clause C036)", &["A08", "A20", "A49"], "Defensive fire",
        "Then reactive units may fire at hexes in range that hold an active unit."),
    clause("4.2.4", Ruled, "4.2.4 (clause C037)", &["A20", "A47"], "Offensive fire",
        "Then active units may fire at any enemies in range."),
    clause("4.2.5a", Ruled, "4.2.5 (clause C038)", &["A20", "A52"], "The melee",
        "Last, active units may attack enemies next to them."),
    clause("4.2.5b", Ruled, "4.2.5 (clause C039)", &["A54", "A56"], "No way around",
        "Somebody must attack each enemy that has an active combat unit in its zone."),
    clause("4.3a", Enforced, "4.3 (clause C041)", &[], "Fired markers go",
        "The Rally Phase begins with the removal of all Fired markers."),
    clause("4.3b", Ruled, "4.3 (clause C042)", &["A74"], "One check each",
        "Then each disrupted or routed unit of both sides checks morale, exactly once."),
    clause("4.3c", Ruled, "4.3 (clause C043)", &["A72"], "Better or worse",
        "Who passes mends by one: routed to disrupted, disrupted to normal. Who fails gets worse \
         by one; of routed units see [7.3.2e]."),
    clause("4.4", Ruled, "4.4 (clause C044)", &["A02", "A30", "A81"], "End Phase",
        "Morale Levels fall, a side at 0 or less has lost, then they rise. After turn 10 points \
         are counted; else the next turn begins."),

    // 5.0: initiative.
    clause("5.1a", Ruled, "5.1 (clause C045)", &["A29"], "The roll",
        "From turn 2 each side rolls a die. The ratings of its Leaders on the map are added to \
         it."),
    clause("5.1b", Enforced, "5.1 (clause C046)", &[], "High and low spirits",
        "A Morale Level of 9 or 10 adds one to that roll; one of 3 or less takes one off."),
    clause("5.1c", Enforced, "5.1 (clause C047)", &[], "The higher total",
        "The higher total has the initiative. Equal ones are rolled again."),

    // 6.0: movement.
    clause("6.1a", Ruled, "6.1 (clause C048)", &["A17", "A18", "A31", "A126"], "What a hex costs",
        "A unit spends its Movement Points hex by hex: one each, one more for each level climbed, \
         Marsh two, for Cavalry three. What it cannot pay in full it cannot enter."),
    clause("6.1b", Ruled, "6.1 (clause C049)", &["A32", "A99"], "A zone stops",
        "Who enters an enemy's zone moves no more this turn. To leave a zone is free."),
    clause("6.1c", Ruled, "6.1 (clause C050)", &["A34"], "Disrupted: a point less",
        "A disrupted unit has one Movement Point less."),
    clause("6.1d", Ruled, "6.1 (clause C051)", &["A33"], "Disrupted: no zone",
        "A disrupted unit enters no hex in an enemy's zone."),
    clause("6.1e", Ruled, "6.1 (clause C052)", &["A35", "A100"], "Routed: one hex",
        "A routed unit may move one hex and no more, whatever it costs. It enters no enemy's \
         zone."),
    clause("6.1f", Ruled, "6.1 (clause C053)", &["A10", "A12", "A35"], "Routed: homewards",
        "That hex must bring it nearer to a friendly hex: for Greeks one of the northern edge, \
         which is row 01, for Persians a Beach hex."),
    clause("6.1g", Ruled, "6.1 and 7.3.2 (clause C054)", &["A19"], "Off the map",
        "Who leaves the grid, for whatever reason, is eliminated. Nobody can leave it into the \
         sea."),
    clause("6.1.1", Ruled, "6.1.1 (clause C055)", &["A37", "A147"], "Facing after a move",
        "A unit chooses its facing when its move ends; to turn where it stands counts as a move \
         of no hexes."),
    clause("6.2a", Ruled, "6.2 (clause C056)", &["A39"], "Who may react",
        "Units may try to react that are neither disrupted nor routed, in no enemy's zone, and no \
         more than two hexes from one of their Leaders."),
    clause("6.2b", Enforced, "6.2 (clause C057)", &[], "Cavalry slips away",
        "So may Cavalry in an enemy's zone, if no enemy Cavalry has it in its zone."),
    clause("6.2c", Ruled, "6.2 (clause C058)", &["A39"], "The roll",
        "Each that would react checks morale, once in an Operations Phase; who passes may move."),
    clause("6.2d", Ruled, "6.2 (clause C059)", &["A131"], "Leaders go along",
        "A Leader in the hex of a unit that reacts may go with it."),
    clause("6.2e", Enforced, "6.2 (clause C060)", &[], "Half the way",
        "Who reacts has half of its printed Movement Points, rounded up: two of three."),

    // 7.1: fire.
    clause("7.0", Enforced, "7.0 (clause C061)", &[], "One factor",
        "A unit's Combat Factor is the same for fire and for melee."),
    clause("7.1a", Ruled, "7.1 (clause C062)", &["A41"], "How far",
        "Light Infantry and Cavalry fire one hex far, Archers two, in every direction. Nobody \
         else fires."),
    clause("7.1b", Enforced, "7.1 and 9.2 (clause C063)", &[], "Not in a charge",
        "Cavalry that charges does not fire."),
    clause("7.1c", Ruled, "7.1 (clause C064)", &["A42", "A43"], "From above",
        "A unit that stands higher than its target fires one hex farther."),
    clause("7.1d", Ruled, "7.1 (clause C065)", &["A42"], "Over others",
        "Archers fire over other units and through them, friends or enemies."),
    clause("7.1e", Ruled, "7.1 (clause C066)", &["A44", "A49"], "The whole hex",
        "Fire at a hex is fire at every enemy unit in it, Leaders included."),
    clause("7.1f", Enforced, "7.1 (clause C067)", &[], "Not from an Abatis",
        "A unit in a hex with an Abatis does not fire."),
    clause("7.1g", Ruled, "7.1 (clause C069)", &["A44", "A48"], "A die each",
        "Each unit that fires rolls one die, one unit after the other."),
    clause("7.1h", Enforced, "7.1 (clause C070)", &[], "Routed targets",
        "Against a routed unit the die counts two less, and is so more likely to hit."),
    clause("7.1i", Enforced, "7.1 (clause C071)", &[], "Disrupted targets",
        "Against a disrupted unit the die counts one less."),
    clause("7.1j", Ruled, "7.1 and 9.4 (clause C072)", &["A40"], "Targets at an Abatis",
        "Against a unit in a hex with an Abatis the die counts one less: it is easier to hit."),
    clause("7.1k", Enforced, "7.1 (clause C073)", &[], "Targets above",
        "Against a unit on a higher level than the one that fires the die counts one more."),
    clause("7.1l", Enforced, "7.1 (clause C074)", &[], "A hit",
        "The die, so modified, hits if it is no more than the Combat Factor of the unit that \
         fires."),
    clause("7.1m", Ruled, "7.1 and 8.2 (clause C075)", &["A45", "A48", "A129"], "What a hit does",
        "A unit checks morale for each hit on it. Failure disrupts it; if it was disrupted it \
         routs, if it was routed it is eliminated."),
    clause("7.1n", Enforced, "7.1 (clause C076)", &[], "Once until Rally",
        "A unit that has fired is marked, and does not fire again before the Rally Phase."),

    // 7.2: melee.
    clause("7.2a", Ruled, "7.2 (clause C077)", &["A55"], "Who attacks whom",
        "An active unit with a zone may attack, once, all enemies in one of its two front hexes."),
    clause("7.2b", Ruled, "7.2 (clause C078)", &["A54"], "Who must be attacked",
        "Each enemy that has an active combat unit in its zone must be attacked in melee."),
    clause("7.2c", Ruled, "7.2 (clause C079)", &["A56", "A57"], "When nobody can",
        "If no unit can attack such an enemy, all units of the active side in its zone are \
         eliminated before the first melee."),
    clause("7.2d", Enforced, "7.2 (clause C080)", &[], "Archers only defend",
        "Archers defend in melee, and never attack."),
    clause("7.2e", Ruled, "7.2 (clause C081)", &["A52", "A89", "A139"], "Two totals",
        "The Combat Factors of all who attack a hex are added up, and those of all units in it."),
    clause("7.2f", Ruled, "7.2 (clause C082)", &["A51", "A58"], "The odds",
        "The attackers' total stands to the defenders' with the fraction dropped: 8 to 3 is 2:1. \
         Fewer attackers count to the defender's favour too: 3 to 8 is 1:3."),
    clause("7.2g", Enforced, "7.2 (clause C083)", &[], "Three to two",
        "Odds of at least one and a half and less than two are 3:2."),
    clause("7.2h", Ruled, "7.2 (clause C084)", &["A63", "A139"], "Flank and rear",
        "One column right if any attacker stands in a flank or rear hex of the defender."),
    clause("7.2i", Ruled, "7.2 and 9.2 (clause C085)", &["A93"], "A charge",
        "One column right if every attacker is Cavalry that charges."),
    clause("7.2j", Enforced, "7.2 (clause C086)", &[], "From below",
        "One column left if all attackers stand lower than the defender."),
    clause("7.2k", Ruled, "7.2 (clause C087)", &["A145"], "In disorder",
        "One column left if any attacker is disrupted."),
    clause("7.2l", Ruled, "7.2 and 9.4 (clause C088)", &["A64"], "Out of an Abatis",
        "One column left if any attacker is in a hex with an Abatis. A defender there gains \
         nothing."),
    clause("7.2m", Ruled, "7.2 (clause C089)", &["A61"], "A Leader attacks",
        "The die counts one more if a Leader with a rating stands with an attacker."),
    clause("7.2n", Ruled, "7.2 (clause C090)", &["A46"], "After fire",
        "The die counts one more if any attacker has fired."),
    clause("7.2o", Enforced, "7.2 (clause C091)", &[], "On higher ground",
        "The die counts one more if any attacker stands higher than the defender."),
    clause("7.2p", Ruled, "7.2 and 9.3 (clause C092)", &["A62"], "Hoplites on Infantry",
        "The die counts one more if Hoplites attack Heavy Infantry."),
    clause("7.2q", Ruled, "7.2 (clause C093)", &["A61", "A139"], "A Leader defends",
        "The die counts one less if a Leader with a rating stands with the defender."),
    clause("7.2r", Ruled, "7.2 (clause C094)", &["A46"], "Defenders after fire",
        "The die counts one less if any defender has fired."),
    clause("7.2s", Ruled, "7.2 and 9.3 (clause C095)", &["A62"], "Hoplites on Cavalry",
        "The die counts one less if Hoplites attack Cavalry."),
    clause("7.2t", Ruled, "7.2 (clause C096)", &["A51", "A59"], "Adding up",
        "Everything that applies counts, each thing once. Beyond the ends of the table its last \
         column and its last row are used."),

    // 7.3: results.
    clause("7.3a", Ruled, "7.3 (clause C097)", &["A60", "A65"], "Left and right",
        "Of a result the part on the left is for the attacker, that on the right for the \
         defender. The defender's comes first."),
    clause("7.3b", Ruled, "7.3 (clause C098)", &["A68", "A70"], "The owner chooses",
        "The letters are carried out in the order printed; the owner of the units chooses on whom \
         each falls."),
    clause("7.3.1", Ruled, "7.3.1 (clause C099)", &["A67", "A70", "A87"], "L: Loss",
        "Every unit of that side in the combat loses a step: with two it is reduced, with one \
         left it is eliminated."),
    clause("7.3.2a", Ruled, "7.3.2 (clause C100)", &["A66", "A69", "A70", "A71"], "R: Rout",
        "Each R routs one unit of that side. Letters beyond the number of units are ignored."),
    clause("7.3.2b", Enforced, "7.3.2 (clause C101)", &[], "To be routed",
        "A routed unit is marked, has no zone, attacks nobody, and defends with a Combat Factor \
         of 1."),
    clause("7.3.2c", Ruled, "7.3.2 (clause C102)", &["A50", "A67"], "A rout costs a step",
        "A unit that routs with both its steps is reduced; one with a single step loses nothing \
         more."),
    clause("7.3.2d", Ruled, "7.3.2 (clause C103)", &["A72"], "No second failure",
        "A routed unit that fails another check is eliminated, but for its first rally [7.3.2e]."),
    clause("7.3.2e", Ruled, "7.3.2 (clause C104)", &["A72", "A73"], "The first flight",
        "A routed unit that fails its first rally flees two hexes, whatever they cost, towards a \
         friendly Leader or a friendly hex, and stays routed."),
    clause("7.3.2f", Ruled, "7.3.2 (clause C105)", &["A72"], "Rally of routed units",
        "A routed unit that passes becomes disrupted; one that has fled and fails again is \
         eliminated."),
    clause("7.3.2g", Ruled, "7.3.2 (clause C106)", &["A76", "A125", "A126", "A137", "A142"], "Routed friends",
        "Who moves into the hex of a routed friend, or has one move through his own, checks at \
         once. He may pass there, and not stop."),
    clause("7.3.2h", Ruled, "7.3.2 (clause C107)", &["A102"], "Routed into routed",
        "A routed unit that has to enter the hex of another one is eliminated."),
    clause("7.3.3a", Enforced, "7.3.3 (clause C068)", &[], "No fire in disorder",
        "Neither disrupted nor routed units fire."),
    clause("7.3.3b", Ruled, "7.3.3 (clause C108)", &["A66", "A69"], "D: Disrupt",
        "Each D disrupts one unit of that side. Letters beyond the number of units are ignored."),
    clause("7.3.3c", Enforced, "7.3.3 (clause C109)", &[], "To be disrupted",
        "A disrupted unit has one Movement Point less, shifts its attack one column left, and \
         does not fire."),
    clause("7.3.3d", Enforced, "7.3.3 (clause C110)", &[], "Disorder twice",
        "A disrupted unit routs when it is disrupted once more, or fails a check."),
    clause("7.3.3e", Enforced, "7.3.3 (clause C111)", &[], "Rally of disrupted units",
        "A disrupted unit that passes is normal again; one that fails is routed."),
    clause("7.3.3f", Enforced, "7.3.3 (clause C112)", &[], "Not both",
        "A unit which a result has just routed cannot take that result's D as well."),
    clause("7.4a", Ruled, "7.4 (clause C113)", &["A101", "A141"], "Away from enemies",
        "A retreat leads away from the enemy."),
    clause("7.4b", Ruled, "7.4 (clause C114)", &["A75", "A137", "A141"], "Farther back",
        "A retreat that would end among friends may go on through them. Those whom it passes \
         check morale, and who fails is disrupted."),
    clause("7.4c", Enforced, "7.4 (clause C115)", &[], "Not into enemies",
        "A retreat enters neither a hex of enemies nor one in their zone."),
    clause("7.4d", Ruled, "7.4 (clause C116)", &["A141"], "Room to stand",
        "A retreat does not end where the limits of stacking would be broken."),
    clause("7.4e", Enforced, "7.4 (clause C117)", &[], "No way out",
        "A unit that has to retreat and cannot is eliminated."),

    // 8.0: morale.
    clause("8.0", Enforced, "8.0 and 8.2 (clause C126)", &[], "Morale checks",
        "Checks for combat, for reaction and for rally are all the same morale check."),
    clause("8.1a", Enforced, "8.1 (clause C118)", &[], "Morale Level",
        "Each side has one. The scenario sets it, and it is never more than 10."),
    clause("8.1b", Ruled, "8.1 (clause C119)", &["A77", "A78", "A79"], "Enemies destroyed",
        "It rises by one in the End Phase for each further ten Combat Factors of enemies \
         eliminated, counted from the beginning."),
    clause("8.1c", Ruled, "8.1 and 9.1 (clause C120)", &["A03", "A79", "A80"], "Leaders lost",
        "It falls by one, at once, for each Leader of its own side who is killed."),
    clause("8.1d", Ruled, "8.1 (clause C121)", &["A79", "A83"], "The Beach",
        "The Persian level falls by two for each Beach hex that Greeks have occupied, once for \
         each, in the End Phase, and for good."),
    clause("8.1e", Ruled, "8.1 (clause C122)", &["A79", "A83"], "The Encampment",
        "The Greek level falls by three for each Encampment hex that Persians have occupied, once \
         for each, in the End Phase, and for good."),
    clause("8.1f", Ruled, "8.1 (clause C123)", &["A81", "A82"], "Nothing left",
        "A side whose level comes to 0 or less has lost at once."),
    clause("8.2a", Enforced, "8.2 (clause C124)", &[], "To pass",
        "A die, modified, of no more than the Morale Level of the unit's side passes."),
    clause("8.2b", Ruled, "8.2 (clause C125)", &["A84"], "Always modified",
        "The number printed on the unit is always added to the die, and so is what other Cases \
         name."),

    // 9.1: Leaders.
    clause("9.1a", Ruled, "9.1 (clause C127)", &["A85", "A136", "A143"], "A Leader helps",
        "A Leader may take his rating off the die when a unit within two hexes checks morale."),
    clause("9.1b", Ruled, "9.1 (clause C128)", &["A87", "A89"], "He shares the fate",
        "A Leader has no Combat Factor, but the result for his hex is for him too."),
    clause("9.1c", Ruled, "9.1 (clause C129)", &["A86", "A87"], "Only by a check",
        "R and D are never given to a Leader. He is fit, wounded or killed, and neither disrupted \
         nor routed."),
    clause("9.1d", Ruled, "9.1 (clause C130)", &["A08", "A88", "A138"], "A Leader alone",
        "A Leader who is alone in his hex when a movement impulse ends checks morale."),
    clause("9.1e", Ruled, "9.1 (clause C131)", &["A91", "A129", "A138"], "Left behind",
        "A Leader checks at once when all other units in his hex have been eliminated."),
    clause("9.1f", Enforced, "9.1 (clause C132)", &[], "Not himself",
        "A Leader's rating never helps in a check of his own."),
    clause("9.1g", Ruled, "9.1 (clause C133)", &["A86"], "Wounded or killed",
        "A Leader who checks is wounded and turned over if the die is no more than the Morale \
         Level; if it is more he is killed."),
    clause("9.1h", Enforced, "9.1 (clause C134)", &[], "A second wound",
        "A wounded Leader who is hit again is killed."),

    // 9.2: Cavalry charges.
    clause("9.2a", Ruled, "9.2 (clause C135)", &["A145"], "Who charges",
        "Only Cavalry that is neither disrupted nor routed may charge."),
    clause("9.2b", Ruled, "9.2 (clause C136)", &["A16"], "Open ground",
        "Who is charged must stand in open ground, at any level."),
    clause("9.2c", Ruled, "9.2 (clause C137)", &["A92", "A94", "A130", "A144"], "The run",
        "A charge takes two Movement Points or more, and ends with the enemy's hex in the \
         charger's zone."),
    clause("9.2d", Ruled, "9.2 (clause C138)", &["A144"], "A free way",
        "The hexes on the way hold nobody, friend or enemy, but other charging Cavalry."),
    clause("9.2e", Enforced, "9.2 (clause C139)", &[], "Bad ground",
        "Nobody charges from, into or through Marsh or a hex with an Abatis."),
    clause("9.2f", Enforced, "9.2 (clause C140)", &[], "Uphill and downhill",
        "To charge uphill or downhill is allowed."),
    clause("9.2g", Ruled, "9.2 (clause C141)", &["A93"], "Cavalry alone",
        "No other type attacks that hex in melee in this phase. Anybody may fire at it."),
    clause("9.2h", Ruled, "9.2 (clause C142)", &["A92", "A130"], "After the charge",
        "After the combat each charger checks morale, and who fails is disrupted. Then the marker \
         goes."),

    // 9.4: Abatis.
    clause("9.4a", Enforced, "9.4 (clause C143)", &[], "Into an Abatis",
        "To enter a hex with an Abatis costs one Movement Point more."),
    clause("9.4b", Ruled, "9.4 (clause C144)", &["A53", "A96", "A98", "A146"], "Clearing it",
        "Active Persian Infantry next to an Abatis, which neither moves nor attacks, may roll: \
         the Abatis goes if the die is no more than the Persian Morale Level."),
    clause("9.4c", Ruled, "9.4 (clause C145)", &["A97"], "Many hands",
        "Each unit beyond the first adds one to that die."),
    clause("9.4d", Enforced, "9.4 (clause C146)", &[], "Greeks leave it",
        "Greeks never move, remove or build an Abatis once all are set up; one that was removed \
         does not return."),
    clause("9.4e", Enforced, "9.4 (clause C147)", &[], "Persians neither",
        "Persians neither set up an Abatis nor capture one."),
    clause("9.4f", Ruled, "9.4 (clause C148)", &["A123"], "Without Abatis",
        "The game may be played without any Abatis."),

    // 9.5: the Greek Reserve.
    clause("9.5a", Ruled, "9.5 (clause C149)", &["A26"], "When it is in",
        "The Greek Reserve marker goes into the pool after Initiative on turns on which the Greek \
         Morale Level is 6 or more."),
    clause("9.5b", Enforced, "9.5 (clause C150)", &[], "Never first",
        "It may not be chosen as the first marker."),
    clause("9.5c", Ruled, "9.5 (clause C151)", &["A24", "A25"], "How many act",
        "When it is drawn a die is rolled and the number of Greek Leaders in play added: so many \
         Greek units, of any kind, may be activated."),
    clause("9.5d", Ruled, "9.5 (clause C152)", &["A23"], "A bonus",
        "Such an activation takes nothing from a unit's normal one."),
    clause("9.5e", Ruled, "9.5 (clause C153)", &["A24"], "Leaders free",
        "A Leader in the hex of a unit that is activated so is activated too, and is not counted."),
    clause("9.5f", Ruled, "9.5 (clause C154)", &["A26"], "Gone for good",
        "It leaves the game at the end of a turn if the Greek Morale Level is 5 or less."),

    // 10.1: the historical scenario.
    clause("10.0", Ruled, "10.0 (clause C155)", &["A128"], "Fresh units",
        "All units are set up, and come in, at full strength and in good order."),
    clause("10.1.1a", Enforced, "10.1.1 (clause C156)", &[], "Greeks first",
        "The Greeks set up first and the Persians second; Abatis come last."),
    clause("10.1.1b", Ruled, "10.1.1 (clause C157)", &["A06", "A10", "A115"], "24 Hoplites",
        "Left Wing: level 3 or 4 of Mt. Ketroni, columns above 22. Center: within four hexes of \
         2001. Right Wing: level 3 or 4 of Mt. Agrieliki, columns below 18."),
    clause("10.1.1c", Ruled, "10.1.1 (clause C158)", &["A116"], "Sixteen others",
        "4 Light Infantry, 8 Archers and 4 Cavalry stand anywhere in these three areas, as \
         stacking lets them."),
    clause("10.1.1d", Ruled, "10.1.1 (clause C159)", &["A124"], "Greek Leaders",
        "Callimachus stands with any Greek unit; of the other three one stands with a unit of \
         each formation."),
    clause("10.1.1e", Enforced, "10.1.1 (clause C160)", &[], "How many Abatis",
        "When both sides are set up a die says: four on 0 to 3, six on 4 to 7, eight on 8 or 9."),
    clause("10.1.1f", Ruled, "10.1.1 (clause C161)", &["A95"], "Where they stand",
        "Each Abatis has a land hex of its own, no Encampment or Beach hex, and none that holds a \
         Persian unit or lies next to one."),
    clause("10.1.1g", Ruled, "10.1.1 (clause C162)", &["A07"], "Greek beginning",
        "The Greek Morale Level is 8. The Greeks have the initiative and choose Left, Center or \
         Right; their three other markers go into the pool."),
    clause("10.1.1h", Ruled, "10.1.1 (clause C163)", &["A112"], "No Spartans",
        "Nobody reinforces the Greeks: the five Spartan pieces are not used."),
    clause("10.1.2a", Enforced, "10.1.2 (clause C164)", &[], "Three of each wing",
        "Three Heavy Infantry each of Left Wing, Center and Right Wing stand within three hexes \
         of a Beach hex."),
    clause("10.1.2b", Enforced, "10.1.2 (clause C165)", &[], "Two of the Reserve",
        "Two Heavy Infantry of the Reserve stand in Beach hexes."),
    clause("10.1.2c", Enforced, "10.1.2 (clause C166)", &[], "Six Light Infantry",
        "Six Light Infantry stand within three hexes of a Beach hex."),
    clause("10.1.2d", Enforced, "10.1.2 (clause C167)", &[], "Persian Leaders",
        "Datis and Ataphernes stand with any Persian units."),
    clause("10.1.2e", Ruled, "10.1.2 (clause C168)", &["A117"], "Who is still at sea",
        "All other Heavy and Light Infantry, Archers and Leaders are reinforcements, and of the \
         Cavalry as many as a die says. The rest of it is out."),
    clause("10.1.2f", Enforced, "10.1.2 (clause C169)", &[], "Persian beginning",
        "The Persian Morale Level is 6. All four Persian markers go into the pool on turn 1."),
    clause("10.1.3a", Ruled, "10.1.3 (clause C170)", &["A105", "A106"], "Who lands",
        "At each Persian marker as many units are drawn as a die says, one more at a Persian \
         Morale Level of 7 or more, one less at 3 or less."),
    clause("10.1.3b", Ruled, "10.1.3 (clause C171)", &["A104", "A107", "A108", "A133"], "Where they land",
        "They are placed in Beach hexes under Persian control, as stacking lets them. Who finds \
         no room goes back, and is not eliminated."),
    clause("10.1.3c", Ruled, "10.1.3 (clause C172)", &["A121"], "Making room",
        "The Persian player may eliminate routed units of his own in Beach hexes to make room."),
    clause("10.1.3d", Ruled, "10.1.3 (clause C173)", &["A104", "A109"], "A Leader lands",
        "For each Leader who comes a die is rolled, with one more for each Persian Leader lost or \
         wounded before: 4 or less raises the Persian Morale Level by one, to 10 at most."),
    clause("10.1.3e", Ruled, "10.1.3 (clause C174)", &["A106"], "When they act",
        "Who has landed acts at once if the marker is for him and he has not acted; else he waits \
         for one that is."),

    // 10.2: the variant scenario.
    clause("10.2.1a", Ruled, "10.2.1 (clause C175)", &["A11", "A15"], "Persians first",
        "The Persians set up first, on level 1 outside the Marsh, on the road from 1108 to 2905 \
         or below it in the columns of the road."),
    clause("10.2.1b", Ruled, "10.2.1 (clause C176)", &["A10", "A14"], "Thirty Heavy Infantry",
        "Left Wing in columns up to 16, Center in 17 to 22, Right Wing in 23 and above."),
    clause("10.2.1c", Ruled, "10.2.1 (clause C177)", &["A116", "A118"], "Light troops by die",
        "Archers: a die and one more. Light Infantry: a die and one more. Cavalry: a die. They \
         stand in the same areas, and the rest is out."),
    clause("10.2.1d", Ruled, "10.2.1 (clause C178)", &["A111"], "Three Leaders",
        "Datis, Ataphernes and a third one stand one with each of the three formations."),
    clause("10.2.1e", Enforced, "10.2.1 (clause C179)", &[], "Persians of the variant",
        "The Persian Morale Level is 7. The Persians have the initiative and choose Left, Center \
         or Right; the rest of these three goes into the pool."),
    clause("10.2.2a", Enforced, "10.2.2 (clause C180)", &[], "The Persian Reserve",
        "The ten Heavy Infantry of the Reserve and the last Persian Leader are reinforcements."),
    clause("10.2.2b", Ruled, "10.2.2 (clause C181)", &["A28"], "The Reserve from turn 2",
        "The Persian Reserve marker is in play from turn 2, and cannot be chosen as the first one \
         on turn 2."),
    clause("10.2.2c", Ruled, "10.2.2 (clause C182)", &["A103", "A105"], "How many land",
        "At that marker a die says how many are drawn and placed in Beach hexes: none on 0, one \
         on 1 to 4, two on 5 to 7, three on 8 or 9."),
    clause("10.2.2d", Enforced, "10.2.2 (clause C183)", &[], "The last Leader",
        "The Persian Morale Level rises by one when the Leader is drawn."),
    clause("10.2.2e", Enforced, "10.2.2 (clause C184)", &[], "They act",
        "Who has landed may be activated as usual, from his Beach hex."),
    clause("10.2.2f", Ruled, "10.2.2 (clause C185)", &["A110"], "No more landings",
        "Nobody is rolled for when all have come. At a Persian Morale Level of 4 or less those \
         who have not leave the game, uneliminated."),
    clause("10.2.3a", Ruled, "10.2.3 (clause C186)", &["A116"], "Greeks second",
        "The wings as in [10.1.1b], the Center within three hexes of 1901, 2001 or 2101, the \
         sixteen others in these areas, Leaders as in [10.1.1d]."),
    clause("10.2.3b", Ruled, "10.2.3 (clause C187)", &["A95"], "Greeks of the variant",
        "Eight Abatis are placed, where [10.1.1f] lets them. The Greek Morale Level is 7, and all \
         four Greek markers go into the pool."),
    clause("10.2.4a", Ruled, "10.2.4 (clause C188)", &["A13", "A113", "A133"], "The Spartans",
        "A Leader and four Hoplites come in at any hexes of the southern or western edge; the \
         Greek Morale Level rises by two, to 10 at most."),
    clause("10.2.4b", Ruled, "10.2.4 (clause C189)", &["A25", "A114"], "Without a formation",
        "Spartans are in no formation. They are activated once a turn, with the marker of any \
         Greek formation."),
    clause("10.2.4c", Ruled, "10.2.4 (clause C190)", &["A113"], "Whether they come",
        "A die of 0 to 3 brings them on turn 3; failing that, 0 to 4 on turn 5; failing that, 0 \
         to 5 on turn 7; else they never come."),

    // 11.0: victory.
    clause("11.0a", Ruled, "11.0 (clause C191)", &["A82"], "By morale",
        "Who brings the enemy's Morale Level to 0 wins at once."),
    clause("11.0b", Ruled, "11.0 (clause C192)", &["A119", "A120", "A121"], "By points",
        "After ten turns each side counts its Morale Level, one for each enemy unit that is \
         routed, reduced or both, and two for each that is eliminated."),
    clause("11.0c", Ruled, "11.0 (clause C193)", &["A119"], "By ground",
        "At the end Greeks have five more for each Beach hex that a Greek unit holds, Persians \
         ten for each Encampment hex that a Persian one holds."),
    clause("11.0d", Enforced, "11.0 (clause C194)", &[], "The larger number",
        "More points win. A tie is a Greek victory."),
];
