//! Records of before open for ever.
//!
//! They lie in `tests/records/`: a folder a game, and in it one for every version of its rules and
//! its component data, as `1-47a27d5a69301298`. A record that lies there stands for those on
//! players' disks. It is never changed, made anew or taken out; if it does not open any more, the
//! program is wrong. A rule that changes gets a new version, and the rules of before stay beside it.

mod maker;

use std::path::{Path, PathBuf};

use engine::{Info, Record, Sheet, fault};
use games::{CATALOG, Proof};

/// A record that is kept.
struct Kept {
    path: PathBuf,
    text: String,
    record: Record,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

/// What is in a folder, in order; nothing if there is no such folder.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut found: Vec<PathBuf> =
        entries.map(|it| it.expect("a folder of records").path()).collect();
    found.sort();
    found
}

/// The folder's name of a version of rules and data.
fn folder_name(rules: u32, components: impl std::fmt::Display) -> String {
    format!("{rules}-{components}")
}

fn sheet_hash(info: &Info) -> engine::record::Hash {
    Sheet::read(info.components).expect("a game's own sheet").hash()
}

/// Every record that is kept.
fn kept() -> Vec<Kept> {
    let files = entries(&root()).into_iter().flat_map(|game| entries(&game));
    let files = files.flat_map(|version| entries(&version));
    let read = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).expect("a record is text");
        let text = fault::plain(&text).into_owned(); // However git has checked it out.
        let record = Record::read(&text).unwrap_or_else(|it| panic!("{}: {it}", path.display()));
        Kept { path, text, record }
    };
    files.map(read).collect()
}

#[test]
fn every_record_of_before_opens_and_is_written_again_as_it_was() {
    let kept = kept();
    assert!(kept.len() > 50, "only {} records are kept; where are they?", kept.len());
    for Kept { path, text, .. } in kept {
        let path = path.display();
        let table = games::open(&text).unwrap_or_else(|error| {
            panic!(
                "{path} does not open any more: {error}\nIf a rule was changed, raise the game's \
                 rules_version and keep what was played before for the versions before. If its \
                 component data gained a datum, add the hash of before to former_components."
            )
        });
        assert!(table.record() == text, "{path} is written otherwise than it was");
    }
}

#[test]
fn every_record_of_before_lies_in_the_folder_of_its_rules_and_data() {
    for Kept { path, record: Record { header, .. }, .. } in kept() {
        let folder = path.parent().expect("a folder");
        let game = folder.parent().and_then(Path::file_name).expect("a folder of a game");
        assert_eq!(game.to_str(), Some(header.game.as_str()), "{}", path.display());
        let name = folder.file_name().and_then(|it| it.to_str()).expect("a plain name");
        let rules = folder_name(header.rules, "");
        assert!(
            name.starts_with(&rules),
            "{} is of rules version {}",
            path.display(),
            header.rules
        );
        let standard = name == folder_name(header.rules, header.components);
        assert!(standard || header.own_components.is_some(), "{}: other data", path.display());
    }
}

#[test]
fn every_rules_version_and_the_sheet_of_today_have_their_records() {
    if std::env::var_os("PROMACHOS_WRITE_RECORDS").is_some() {
        maker::write_what_is_missing();
    }
    for info in CATALOG.iter().map(|entry| entry.info) {
        let missing = maker::missing(info);
        let folders = missing.iter().map(|(_, folder)| folder.strip_prefix(root()));
        assert!(
            missing.is_empty(),
            "no records of these rules versions of {} with the component data of today: {:?}. Play \
             some with PROMACHOS_WRITE_RECORDS=1 cargo test -p games --test records, look at them \
             and keep them",
            info.id,
            folders.collect::<Vec<_>>()
        );
    }
}

#[test]
fn dice_that_were_committed_to_before_are_still_proved() {
    let fair = kept().into_iter().filter(|it| it.record.header.dice.starts_with("fair "));
    let mut proved = 0;
    for Kept { path, text, .. } in fair {
        let table = games::open(&text).expect("a true record");
        let proof = games::fair::verify(&*table, None).expect("a dice line");
        assert!(matches!(proof, Proof::Proved { rolls: 1.. }), "{}: {proof}", path.display());
        proved += 1;
    }
    assert!(proved >= 2, "{proved} records of fair dice are kept");
}
