//! Sights of Thermopyles.

use super::Sight;

const HAND: &str = "marker 3\nslots 20/24 17/22\nhand 1 11 15 15 18 20\n";

pub(super) const SIGHTS: &[Sight] = &[
    Sight { name: "turn", options: &[], position: HAND, orders: &[] },
    Sight { name: "retreated", options: &[], position: HAND, orders: &["retreat"] },
    Sight { name: "support", options: &[], position: HAND, orders: &["charge 15"] },
    Sight {
        name: "rolling",
        options: &[],
        position: HAND,
        orders: &["charge 15", "support 2", "4"],
    },
    Sight {
        name: "fought",
        options: &[],
        position: HAND,
        orders: &["charge 15", "support 1", "4", "3"],
    },
    Sight {
        name: "four",
        options: &[("players", "4")],
        position: "marker 5\nsupport 2\nslots 22/22 18/26\ngraveyard 21/23 21/23 12/27 14/25\n\
                   hand 1 10 12 12\nhand 2 11 15 15 18 20\nhand 3 13\nhand 4 14 16 17 19\n",
        orders: &[],
    },
    Sight {
        name: "hidden",
        options: &[("players", "3"), ("hands", "hidden")],
        position: "marker 6\nslots 19/25 13/26\nhand 1 10 12 12\nhand 2 11 15 15 18 20\nhand 3 13\n",
        orders: &[],
    },
];
