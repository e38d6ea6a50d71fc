//! Component sheets: read back, corrected by owners, refused with every fault.

use engine::components::Provenance;
use engine::{Fault, Game, Sheet, fault, play};
use testkit::script;
use testkit::toy::Toy;

fn standard() -> Sheet {
    Sheet::read(Toy::INFO.components).expect("the standard sheet")
}

fn own(rows: &[(&str, &str)]) -> Sheet {
    let mut sheet = standard();
    sheet.data.clear();
    for (key, value) in rows {
        sheet.data.push(engine::components::Datum {
            key: (*key).to_owned(),
            value: (*value).to_owned(),
            provenance: Provenance::Owner,
            source: "my box".to_owned(),
        });
    }
    sheet
}

fn words(faults: &[Fault]) -> Vec<String> {
    faults.iter().map(ToString::to_string).collect()
}

#[test]
fn a_sheet_reads_back_as_it_was_written() {
    let sheet = standard();
    assert_eq!(Sheet::read(&sheet.write()), Ok(sheet));
}

#[test]
fn awkward_values_read_back_too() {
    for value in
        ["", " ", "\"", "\\", "two\nlines", "\r\n", "'''", "\"\"\"", "Θερμοπύλαι", "\u{7f}"]
    {
        let sheet = own(&[("ford.name", value)]);
        assert_eq!(Sheet::read(&sheet.write()), Ok(sheet), "{value:?}");
    }
}

/// The standard sheet as text, with one part exchanged.
#[track_caller]
fn edited(from: &str, to: &str) -> Sheet {
    assert!(Toy::INFO.components.contains(from), "the sheet has no {from}");
    Sheet::read(&Toy::INFO.components.replace(from, to)).expect("a sheet")
}

#[test]
fn a_value_and_a_key_are_in_the_hash() {
    let others = [
        edited("The Stony Ford", "The Stony Fort"),
        edited("\"30\"", "\"31\""),
        edited("ford.width", "ford.depth"),
        own(&[("ford.width", "30")]),
        own(&[]),
    ];
    for (at, sheet) in others.iter().enumerate() {
        assert_ne!(sheet.hash(), standard().hash(), "{sheet:?}");
        assert!(others[..at].iter().all(|other| other.hash() != sheet.hash()), "{sheet:?}");
    }
}

#[test]
fn a_note_a_standing_a_remark_and_the_layout_are_not_in_the_hash() {
    for sheet in [
        edited("made up\"", "the map, lower edge\""),
        edited("\"printed\"", "\"derived\""),
        edited("# The Ford", "# A ford"),
        edited("key = ", "  key   =   "),
    ] {
        assert_eq!(sheet.hash(), standard().hash(), "{sheet:?}");
    }
}

#[test]
fn the_order_of_the_data_is_not_in_the_hash() {
    let mut sheet = standard();
    sheet.data.reverse();
    assert_ne!(sheet, standard());
    assert_eq!(sheet.hash(), standard().hash());
}

#[test]
fn a_key_and_a_value_cannot_run_into_each_other() {
    let one = own(&[("a", "b\n1 c\n1 d")]);
    let two = own(&[("a", "b"), ("c", "d")]);
    let three = own(&[("ab", ""), ("c", "d")]);
    assert_ne!(one.hash(), two.hash());
    assert_ne!(two.hash(), three.hash());
}

#[test]
fn a_sheet_that_a_windows_editor_saved_is_the_same_sheet() {
    let text = Toy::INFO.components;
    for saved in [format!("\u{feff}{text}"), text.replace('\n', "\r\n")] {
        assert_eq!(Sheet::read(&saved), Ok(standard()));
    }
    let several = "game = \"ford\"\r\n\r\n[[datum]\r\n";
    let told = words(&Sheet::read(several).unwrap_err());
    assert!(told[0].starts_with("line 3: not a component sheet"), "{}", told[0]);
}

#[test]
fn a_reconstructed_datum_may_be_corrected_and_is_marked_as_the_owners() {
    let sheet =
        standard().corrected_by(&own(&[("ford.name", "Black Water")])).expect("a fair sheet");
    let datum = sheet.get("ford.name").expect("it is still there");
    assert_eq!((datum.value.as_str(), datum.provenance), ("Black Water", Provenance::Owner));
    assert_eq!(sheet.get("ford.width"), standard().get("ford.width"));
}

#[test]
fn a_printed_datum_may_be_repeated_and_not_changed() {
    assert_eq!(standard().corrected_by(&own(&[("ford.width", "30")])), Ok(standard()));
    let faults = standard().corrected_by(&own(&[("ford.width", "31")])).unwrap_err();
    assert!(faults[0].what.starts_with("datum “ford.width” is printed in the rulebook as “30”"));
}

#[test]
fn all_faults_of_a_correction_come_at_once() {
    let mut sheet = own(&[("ford.width", "31"), ("ford.depth", "2")]);
    sheet.game = "bridge".to_owned();
    let faults = words(&standard().corrected_by(&sheet).unwrap_err());
    assert_eq!(faults.len(), 3, "{faults:?}");
    assert_eq!(faults[0], "the sheet is for “bridge”, not for ford");
    assert!(faults[2].starts_with("there is no datum “ford.depth”"), "{}", faults[2]);
}

#[test]
fn a_table_plays_with_the_owners_sheet() {
    let mut terms = script::terms("");
    terms.components = Some(own(&[("ford.name", "Black Water")]));
    assert_eq!(Toy::agree(&terms).expect("a fair sheet").name, "Black Water");
    assert_ne!(play::components::<Toy>(&terms).expect("a fair sheet").hash(), standard().hash());
}

/// A text that is no sheet, and the beginning of each of its faults.
const FAULTY: [(&str, &[&str]); 8] = [
    ("game = \"ford\"\n\n[[datum]\n", &["line 3: not a component sheet"]),
    ("game = ford\n", &["line 1: not a component sheet"]),
    ("", &["the sheet must say which game it is for"]),
    ("game = \"ford\"\n[[datum]]\nvalue = \"x\"\n", &["a [[datum]] has no key"]),
    ("game = \"ford\"\n[[datum]]\nkey = \"a\"\n", &["datum “a” has no standing in quotes"]),
    (
        "game = \"ford\"\n[[datum]]\nkey = \"a\"\nvalue = \"1\"\nstanding = \"guessed\"\nsource = \"\"\n",
        &["datum “a” cannot be “guessed”"],
    ),
    (
        "[[datum]]\nkey = 1\n[[datum]]\n",
        &["the sheet must say", "a [[datum]] has no key", "a [[datum]] has no key"],
    ),
    ("game = \"ford\"\n[datum]\nkey = \"a\"\n", &["data are written as [[datum]]"]),
];

#[test]
fn a_text_that_is_no_sheet_is_told_everything_that_is_wrong() {
    for (text, expected) in FAULTY {
        let faults = words(&Sheet::read(text).expect_err(text));
        assert_eq!(faults.len(), expected.len(), "{text}\n{faults:?}");
        for (fault, words) in faults.iter().zip(expected) {
            assert!(fault.starts_with(words), "{text}\n{fault}");
        }
    }
}

#[test]
fn a_datum_that_is_given_twice_is_refused() {
    let twice = own(&[("ford.name", "a"), ("ford.name", "b")]).write();
    assert_eq!(
        words(&Sheet::read(&twice).unwrap_err()),
        ["datum “ford.name” is given twice; keep one"]
    );
}

#[test]
fn a_misspelt_part_of_a_sheet_is_refused_and_not_passed_over() {
    let faults = Sheet::read("game = \"ford\"\n[[data]]\nkey = \"ford.name\"\n").unwrap_err();
    assert_eq!(words(&faults), ["“data” is no part of a sheet; it has game and [[datum]]"]);
}

#[test]
fn forty_thousand_faults_of_a_sheet_are_counted_and_a_thousand_kept() {
    let rows = |row: &str| format!("game = \"ford\"\n{}", row.repeat(40_000));
    let faults = Sheet::read(&rows("[[datum]]\n")).expect_err("no keys");
    assert_eq!(faults.len(), fault::KEPT);
    let told = fault::list(&faults);
    assert!(told.starts_with("40000 things are wrong:\n  - a [[datum]] has no key"), "{told}");
    assert!(told.ends_with("\n  and 39980 more"), "{told}");
}

#[test]
fn forty_thousand_keys_that_nobody_knows_are_told_as_twenty_and_a_number() {
    let keys: Vec<String> = (0..40_000).map(|number| format!("ford.{number}")).collect();
    let rows: Vec<(&str, &str)> = keys.iter().map(|key| (key.as_str(), "1")).collect();
    let sheet = Sheet::read(&own(&rows).write()).expect("a sheet, if of another game");
    let told = fault::list(&standard().corrected_by(&sheet).unwrap_err());
    assert!(told.starts_with("40000 things are wrong:\n  - there is no datum “ford.0”"), "{told}");
    assert_eq!(told.lines().count(), 22);
}
