//! What the board page calls the figures and the stages of each game.
//!
//! A track reads its numbers from the view for programs, whose field names are stable; a stage is
//! lit while the view's step has one of its names.

/// Something that is counted.
#[derive(Debug)]
pub(crate) struct Track {
    /// Its name.
    pub(crate) name: &'static str,
    /// The clause that it belongs to.
    pub(crate) case: &'static str,
    /// Where the view has it.
    pub(crate) now: &'static str,
    /// How far it goes: a number, or where the view has that.
    pub(crate) of: Result<u64, &'static str>,
}

/// A stage of the turn.
#[derive(Debug)]
pub(crate) struct Stage {
    /// Its name.
    pub(crate) name: &'static str,
    /// The clauses that it belongs to.
    pub(crate) cases: &'static [&'static str],
    /// The names of its steps in the view.
    pub(crate) steps: &'static [&'static str],
}

const THERMOPYLES_TRACKS: &[Track] = &[
    Track { name: "Marker at location", case: "K8", now: "/marker", of: Ok(7) },
    Track { name: "Support cards left", case: "K13", now: "/support", of: Ok(4) },
    Track { name: "Graveyard", case: "K27", now: "/graveyard_size", of: Err("/graveyard_goal") },
    Track { name: "Persian deck", case: "K26", now: "/persian_deck_size", of: Ok(28) },
    Track { name: "Spartan deck", case: "K25", now: "/spartan_deck_size", of: Ok(20) },
];

const THERMOPYLES_STAGES: &[Stage] = &[
    Stage { name: "Set-up", cases: &["K2", "K3"], steps: &["reveal", "deal"] },
    Stage { name: "Retreat or charge", cases: &["K6"], steps: &["turn"] },
    Stage { name: "Support", cases: &["K12"], steps: &["support", "support-dice"] },
    Stage { name: "Location die", cases: &["K14"], steps: &["location-die"] },
    Stage { name: "New Persian cards", cases: &["K20", "K21"], steps: &["refill"] },
    Stage { name: "Draws", cases: &["K9", "K23"], steps: &["offer", "draw"] },
    Stage { name: "Hand limit", cases: &["K5"], steps: &["discard"] },
];

/// What is counted in a game.
pub(crate) fn tracks(game: &str) -> &'static [Track] {
    match game {
        "thermopyles" => THERMOPYLES_TRACKS,
        _ => &[],
    }
}

/// The stages of a game's turn.
pub(crate) fn stages(game: &str) -> &'static [Stage] {
    match game {
        "thermopyles" => THERMOPYLES_STAGES,
        _ => &[],
    }
}

/// What players are called who give no name: people of the battle, seat by seat.
pub(crate) fn names(game: &str) -> &'static [&'static str] {
    match game {
        "thermopyles" => &["Leonidas", "Dienekes", "Alpheos", "Maron"],
        _ => &[],
    }
}

/// A figure on a track.
pub(crate) fn count(now: u64, of: Option<u64>) -> String {
    match of {
        Some(of) => format!("{now} of {of}"),
        None => now.to_string(),
    }
}
