//! Component sheets: read back, corrected by owners, refused with every fault.

use engine::components::Provenance;
use engine::{Fault, Game, Sheet, play};
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

#[test]
fn equal_sheets_have_equal_hashes_and_others_have_others() {
    assert_eq!(standard().hash(), standard().hash());
    assert_ne!(standard().hash(), own(&[("ford.name", "Black Water")]).hash());
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
