//! What group orders do.

use crate::grammar::counted;

pub(crate) const FORWARD: &str = "everybody goes forward who may";
pub(crate) const FIGHT: &str = "fight every melee, one after the other";
pub(crate) const RETREAT: &str = "whoever may retreats before combat";
pub(crate) const STAND: &str = "everybody stands and fights";
pub(crate) const FIRE: &str = "everybody who may fires at his best target";
pub(crate) const VOLLEY: &str = "everybody who may fires at";

/// [6.0c] Placing those who are left.
pub(crate) fn rest(units: u16) -> String {
    let units = counted(units, "unit");
    format!("The rest too: {units} where this deployment has them; then the Persians come")
}
