//! Every clause of the rulebook, numbered, in our words, with what the program does about it.

use engine::case::Standing::{Enforced, Prose, Ruled};
use engine::case::{Clause, clause};
use engine::cite;

/// The index.
#[rustfmt::skip]
pub const CASES: &[Clause] = &[
    clause("K1", Enforced, "Components", &["A3", "A4", "A11"], "Components",
        "Twenty Spartan cards and twenty-eight Persian cards, each deck shuffled by itself and kept \
         face down; four Support cards face up; two dice; a map card of seven locations and a marker."),
    clause("K2", Enforced, "Preparation", &[], "The Persians come on",
        "Two Persian cards are turned up beside the map card: slot 1 and slot 2."),
    clause("K3", Enforced, "Preparation", &[], "Starting hands",
        "Each player draws three Spartan cards. Somebody who plays alone draws four."),
    clause("K4", Ruled, "Preparation", &["A2"], "Who begins",
        "The players settle who begins in any way they like, and tell the table."),
    clause("K5", Ruled, "Preparation, note", &["A15", "A16"], "Hand limit",
        "Nobody keeps more than five cards. Whoever has a full hand may leave the draw alone, or \
         draw, look, and discard one of the six."),
    clause("K6", Enforced, "Turn sequence", &[], "Retreat or fight",
        "The turn goes round clockwise. The player in turn does one of two things: retreat or fight."),
    clause("K7", Ruled, "Retreat, note", &["A18"], "An empty hand retreats",
        "A player in turn who holds no card must retreat."),
    clause("K8", Enforced, "Retreat", &["A17"], "One step back",
        "A retreat moves the marker one location further back."),
    clause("K9", Ruled, "Retreat", &["A5", "A6", "A21"], "A card for the retreat",
        "After the step the team may draw one Spartan card, and chooses which player gets it."),
    clause("K10", Enforced, "Retreat", &["A19"], "The deck runs out",
        "An empty Spartan deck gives no more cards. It is never shuffled again."),
    clause("K11", Enforced, "Fight 1: Charge", &[], "Charge",
        "To fight, the player in turn plays one Spartan card from hand. Its Combat Value is 10 to 20."),
    clause("K12", Ruled, "Fight 2: Ask for support", &["A10", "A11"], "Support",
        "He may then spend any number of the remaining Support cards. Each gives one die, which is \
         added to the Combat Value."),
    clause("K13", Enforced, "Fight 2: Ask for support", &[], "Support is spent once",
        "A Support card that was used is gone for the rest of the game."),
    clause("K14", Ruled, "Fight 3: Use location bonus", &["A11", "A12"], "Location die",
        "While the marker is at location 3, the Hot Gates, or at location 6, the Last Stand, every \
         fight gets one die more."),
    clause("K15", Enforced, "Fight 3: Use location bonus", &[], "Support before the location die",
        "The Support cards are settled before the location die is rolled."),
    clause("K16", Enforced, "Fight 4: Combat resolution", &["A1"], "A: the Persians hold",
        "A total below the Persian card's Combat Value loses: the Persian cards stay, and the turn ends."),
    clause("K17", Enforced, "Fight 4: Combat resolution", &["A1"], "B: repelled",
        "A total that reaches the Combat Value but not the Annihilation Value repels the card: it \
         goes to the discard pile."),
    clause("K18", Enforced, "Fight 4: Combat resolution", &["A1"], "Γ: eliminated",
        "A total that reaches the Annihilation Value eliminates the card: it goes to the Graveyard."),
    clause("K19", Ruled, "Fight 4: Combat resolution", &["A13"], "The second card",
        "When the first card is beaten, the second is fought at once with the same total."),
    clause("K20", Enforced, "Fight 4: Combat resolution", &[], "The second card moves up",
        "A second card that holds slides to slot 1, and a new card is turned up in slot 2."),
    clause("K21", Enforced, "Fight 4: Combat resolution", &[], "Both slots refilled",
        "When both cards are beaten, both slots get new cards."),
    clause("K22", Enforced, "Fight 4: Combat resolution", &[], "The Spartan card is spent",
        "The Spartan card that fought is discarded, however the fight ends."),
    clause("K23", Ruled, "Fight 4: Combat resolution", &["A5", "A6", "A14", "A15"], "Bonus draws",
        "For every beaten Persian card with the Λ the team may draw one Spartan card for a player \
         of its choice."),
    clause("K24", Ruled, "End of the Game 1", &["A17", "A18"], "Lost: the road to Greece is open",
        "The players lose when the marker comes to location 7."),
    clause("K25", Ruled, "End of the Game 2", &["A9", "A20"], "Lost: no Spartans left",
        "The players lose when nobody holds a card and the Spartan deck is empty."),
    clause("K26", Ruled, "End of the Game 3", &["A7", "A8", "A9"], "Won: the Persian army is spent",
        "The players win when, after a battle, the Persian deck cannot fill the empty slots."),
    clause("K27", Ruled, "End of the Game 4", &["A9"], "Won: the Graveyard is full",
        "The players win at once when the twelfth Persian card goes to the Graveyard."),
    clause("K28", Enforced, "End of the Game", &[], "Together",
        "All players win together or lose together."),
    clause("K0", Prose, "Introduction", &["A22", "A23"], "The pass",
        "Three hundred Spartans and their allies meet the Persian army at Thermopylae. Everything \
         on the table is open, the piles and what they still hide of the decks included."),
];

cite!(CASES: K1, K2, K3, K4, K5, K6, K7, K8, K9, K10, K11, K12, K13, K14, K16, K17, K18, K19, K20);
cite!(CASES: K21, K23, K24, K25, K26, K27);
