//! Sights of The Battle of Thermopylae.

use super::Sight;

const AGREED: &[(&str, &str)] = &[("bid", "35"), ("greek", "1")];

const BATTLE: &str = "round 6\n\
    at camp xerxes persian-generalx2 immortalsx9 cavalryx8 infantryx21\n\
    at melas infantryx3\nat asopos immortalsx2 infantry\nat asopos_n cavalryx3\n\
    at phoinix infantryx3\nat phoinix_n persian-general infantryx2\n\
    at westgate infantryx3\nat westgate_n cavalryx2\nat anthela infantryx3\n\
    at demeter persian-general immortalsx2\nat springs immortalsx3\nat springs_n persian-general infantryx2\n\
    at gorge cavalry\nat ascent immortals\nat oaks immortals\nat aheights infantry\n\
    at mg_s leonidas spartan-infantryx2\nat mg_n spartan-general spartan-infantryx2\n\
    at kolonos greek-infantry\nat shoulder greek-infantry\nat eg_s spartan-general greek-infantryx2\n\
    at eg_n athenian-general greek-infantryx2\nat ppost greek-infantry\nat lithar greek-infantry\n\
    destroyed rest\nstep combat\n";

pub(super) const SIGHTS: &[Sight] = &[
    Sight { name: "auction", options: &[("opener", "1")], position: "", orders: &["bid 20"] },
    Sight {
        name: "set-up",
        options: AGREED,
        position: "",
        orders: &["place leonidas mg_s", "place spartan-infantryx2 mg_s"],
    },
    Sight { name: "combat", options: AGREED, position: BATTLE, orders: &[] },
    Sight { name: "join", options: AGREED, position: BATTLE, orders: &["attack mg_s all"] },
    Sight {
        name: "hits",
        options: AGREED,
        position: BATTLE,
        orders: &["attack shoulder all", "fight", "4", "4", "2", "8", "9", "3", "4", "2"],
    },
    Sight {
        name: "movement",
        options: AGREED,
        position: BATTLE,
        orders: &["end combat", "march camp trachis", "march cavalry gorge tslope"],
    },
    Sight {
        name: "exit",
        options: AGREED,
        position: "at exit_s infantryx3\nat exit_e cavalryx2\nat mg_s leonidas\n\
                   at camp infantryx30 xerxes\ndestroyed greek-infantryx8 spartan-infantryx4 \
                   spartan-generalx2 athenian-general\ndeparted rest\nstep movement",
        orders: &["exit exit_e"],
    },
];
