//! Plays the records that are missing from the corpus: each option from its beginning and from the
//! middle of a game, own data, proposals; by players who do anything that is legal, so that every
//! rule has its turn.

use std::path::PathBuf;

use dice::{Kind, Seeded};
use engine::components::Provenance;
use engine::{Info, Node, Seat, Sheet, Terms};
use games::{CATALOG, Entry, Session};
use search::PlayerSpec;

use super::{entries, folder_name, root, sheet_hash};

/// How many steps a record has at most; then a side gives up.
const STEPS: usize = 24;
/// The same for the one game on the standard terms.
const STANDARD_STEPS: usize = 150;
/// How far a game is played at most to find its middle: by players who know what to do, so that long
/// games come past their set-up and the armies have met.
const AHEAD: usize = 3_000;
/// How many values of an option are played, beside the rulebook's own.
const VALUES: usize = 2;

/// One record to play.
struct Plan {
    name: String,
    terms: Terms,
    setup: Option<String>,
    steps: usize,
}

/// The rules versions without records, and the folders for them; the newest rules need records
/// with the sheet of today.
pub(super) fn missing(info: &Info) -> Vec<(u32, PathBuf)> {
    let game = root().join(info.id);
    let kept: Vec<String> = entries(&game)
        .iter()
        .filter(|folder| !entries(folder).is_empty())
        .filter_map(|folder| Some(folder.file_name()?.to_str()?.to_owned()))
        .collect();
    let named = |rules| folder_name(rules, sheet_hash(info));
    let lacks = |&rules: &u32| {
        let any = folder_name(rules, "");
        let newest = rules == info.rules_version && !kept.contains(&named(rules));
        newest || !kept.iter().any(|name| name.starts_with(&any))
    };
    let versions = (1..=info.rules_version).filter(lacks);
    versions.map(|rules| (rules, game.join(named(rules)))).collect()
}

/// Plays and writes what is missing. What is there is not touched.
pub(super) fn write_what_is_missing() {
    for entry in CATALOG {
        for (rules, folder) in missing(entry.info) {
            std::fs::create_dir_all(&folder).expect("the folder can be made");
            for (number, plan) in (1..).zip(plans(entry, rules)) {
                let file = folder.join(format!("{}.record", plan.name));
                std::fs::write(file, played(entry, &plan, number).record())
                    .expect("the record can be written");
            }
        }
    }
}

fn plans(entry: &Entry, rules: u32) -> Vec<Plan> {
    let terms = Terms { rules: Some(rules), ..Terms::default() };
    let mut plans = vec![plan("standard", &terms, STANDARD_STEPS)];
    plans.extend(own_data(entry, &terms).map(|terms| plan("own-data", &terms, STEPS)));
    for option in entry.info.options {
        for value in option.values.iter().skip(1).take(VALUES) {
            let Some(terms) = with_option(entry, &terms, option.name, value) else { continue };
            let name = format!("{}-{value}", option.name);
            let middle = middle(entry, &terms);
            let later = plan(&format!("{name}-later"), &terms, STEPS);
            plans.extend([plan(&name, &terms, STEPS), Plan { setup: Some(middle), ..later }]);
        }
    }
    plans
}

fn plan(name: &str, terms: &Terms, steps: usize) -> Plan {
    Plan { name: name.to_owned(), terms: terms.clone(), setup: None, steps }
}

/// A position from the middle of a game.
fn middle(entry: &Entry, terms: &Terms) -> String {
    let table = played_by(PlayerSpec::Greedy, entry, &plan("middle", terms, AHEAD), 100);
    table.after(table.steps() / 2).expect("half of its steps").position()
}

/// Terms with an option set; with a second one beside it, where it cannot be agreed on alone.
fn with_option(entry: &Entry, terms: &Terms, name: &str, value: &str) -> Option<Terms> {
    let mut alone = terms.clone();
    alone.options.push((name.to_owned(), value.to_owned()));
    if entry.seats(&alone).is_ok() {
        return Some(alone);
    }
    let others = entry.info.options.iter().filter(|option| option.name != name);
    let mut both = others.flat_map(|option| option.values.iter().map(|it| (option.name, *it)));
    both.find_map(|(name, value)| {
        let mut terms = alone.clone();
        terms.options.push((name.to_owned(), value.to_owned()));
        entry.seats(&terms).is_ok().then_some(terms)
    })
}

/// Terms with an owner's sheet that corrects one datum.
fn own_data(entry: &Entry, terms: &Terms) -> Option<Terms> {
    let sheet = Sheet::read(entry.info.components).expect("a game's own sheet");
    let open = (0..sheet.data.len()).filter(|&at| sheet.data[at].provenance != Provenance::Printed);
    open.into_iter().find_map(|at| {
        let mut own = sheet.clone();
        let value = &mut own.data[at].value;
        *value = match value.parse::<u32>() {
            Ok(number) => (number + 1).to_string(),
            Err(_) => format!("{value}, corrected"),
        };
        own.data[at].provenance = Provenance::Owner;
        own.data = vec![own.data.swap_remove(at)];
        let terms = Terms { components: Some(own), ..terms.clone() };
        entry.seats(&terms).is_ok().then_some(terms)
    })
}

/// Plays a plan to its end, or until the first seat's side gives up.
fn played(entry: &Entry, plan: &Plan, seed: u64) -> Box<dyn Session> {
    played_by(PlayerSpec::Random, entry, plan, seed)
}

fn played_by(player: PlayerSpec, entry: &Entry, plan: &Plan, seed: u64) -> Box<dyn Session> {
    let dice = Kind::Seeded(seed);
    let mut table = entry
        .begin(&plan.terms, Vec::new(), dice, plan.setup.as_deref())
        .unwrap_or_else(|error| panic!("{}: {error}", plan.name));
    let mut source = Seeded::new(seed);
    let seats = entry.seats(&plan.terms).expect("terms that were agreed on");
    for seat in Seat::all(seats) {
        table.hire(seat, player, seed + u64::from(seat.number()));
    }
    let mut offered = false;
    while table.steps() < plan.steps {
        match table.node() {
            Node::Over(_) => return table,
            Node::Decision { seat } => {
                let choice = table.partner_choice().expect("a hired player");
                table.act(seat, &choice).expect("a legal choice");
                if !offered && table.steps() * 2 >= plan.steps {
                    // Refused where all play for one side, or where the game is over.
                    let _ = table.act(seat, "!offer");
                    offered = true;
                }
            }
            Node::Chance { .. } | Node::Forced { .. } => {
                assert!(table.advance(&mut source).expect("dice that fall"));
            }
        }
    }
    let side = table.side(Seat::FIRST);
    for seat in Seat::all(seats).filter(|&seat| table.side(seat) == side).collect::<Vec<_>>() {
        table.act(seat, "!resign").expect("a word while the game goes on");
    }
    table
}
