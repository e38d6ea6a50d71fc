//! The card tables, keyed a second time from the printed lists at the end of the rulebook.
//!
//! `data/*.txt` were taken from the rulebook itself, never from `cards.rs`.

use game_thermopyles::cards::{PERSIAN_CARDS, SPARTAN_CARDS, SUPPORT_CARDS};
use game_thermopyles::{Persian, Spartan};

const SPARTAN_KEYING: &str = include_str!("data/spartan_cards.txt");
const PERSIAN_KEYING: &str = include_str!("data/persian_cards.txt");

/// The rows of a keyed file as words; the heading starts with `Card` and is left out.
fn keyed(text: &str) -> Vec<Vec<&str>> {
    let rows = text.lines().filter(|line| !line.starts_with('#') && !line.starts_with("Card"));
    rows.map(|line| line.split('\t').collect()).collect()
}

/// Every row in which two keyings differ.
fn differences(coded: &[Vec<String>], keyed: &[Vec<&str>]) -> Vec<String> {
    let rows = coded.len().max(keyed.len());
    let differs = |at: &usize| {
        let (coded, keyed) = (coded.get(*at), keyed.get(*at));
        !matches!((coded, keyed), (Some(coded), Some(keyed)) if coded == keyed)
    };
    let say = |at: usize| format!("row {}: {:?} or {:?}", at + 1, coded.get(at), keyed.get(at));
    (0..rows).filter(differs).map(say).collect()
}

fn coded_spartans() -> Vec<Vec<String>> {
    SPARTAN_CARDS
        .rows
        .iter()
        .map(|(label, [value])| vec![label.to_string(), value.to_string()])
        .collect()
}

fn coded_persians() -> Vec<Vec<String>> {
    let row = |(label, [combat, annihilation, bonus]): &(&str, [u8; 3])| {
        let bonus = if *bonus == 1 { "yes" } else { "no" };
        vec![(*label).to_owned(), combat.to_string(), annihilation.to_string(), bonus.to_owned()]
    };
    PERSIAN_CARDS.rows.iter().map(row).collect()
}

#[test]
fn the_spartan_cards_match_the_printed_list() {
    assert_eq!(differences(&coded_spartans(), &keyed(SPARTAN_KEYING)), [""; 0]);
}

#[test]
fn the_persian_cards_match_the_printed_list() {
    assert_eq!(differences(&coded_persians(), &keyed(PERSIAN_KEYING)), [""; 0]);
}

#[test]
fn a_changed_cell_is_noticed() {
    let spoiled = PERSIAN_KEYING.replacen("12\t19\t25\tyes", "12\t19\t24\tyes", 1);
    assert_ne!(spoiled, PERSIAN_KEYING);
    let found = differences(&coded_persians(), &keyed(&spoiled));
    assert_eq!(found.len(), 1);
    assert!(found[0].starts_with("row 12:"), "{}", found[0]);
}

#[test]
fn a_missing_row_is_noticed() {
    let spoiled = SPARTAN_KEYING.trim_end().rsplit_once('\n').unwrap().0;
    assert_eq!(differences(&coded_spartans(), &keyed(spoiled)).len(), 1);
}

#[test]
fn the_spartans_are_three_hundred() {
    let sum: u16 = SPARTAN_CARDS.rows.iter().map(|(_, [value])| u16::from(*value)).sum();
    assert_eq!(sum, 300);
}

#[test]
fn fourteen_persian_cards_carry_the_bonus_symbol() {
    let bonus = Persian::DECK.items().filter(|&kind| Persian::of_kind(kind).has_bonus()).count();
    assert_eq!(bonus, 14);
}

#[test]
fn no_annihilation_value_is_below_its_combat_value() {
    for (label, [combat, annihilation, _]) in PERSIAN_CARDS.rows {
        assert!(annihilation >= combat, "card {label}");
    }
}

#[test]
fn the_decks_hold_every_printed_card_once() {
    assert_eq!((Spartan::DECK.size(), Persian::DECK.size(), SUPPORT_CARDS), (20, 28, 4));
    for (label, [value]) in SPARTAN_CARDS.rows {
        let printed = SPARTAN_CARDS.rows.iter().filter(|(_, [other])| *other == value).count();
        let card = Spartan::new(value).expect(label);
        assert_eq!(usize::from(Spartan::DECK.count(card.kind())), printed, "card {label}");
    }
    for (label, [combat, annihilation, bonus]) in PERSIAN_CARDS.rows {
        let alike = |row: &&(&str, [u8; 3])| row.1[..2] == [combat, annihilation];
        let printed = PERSIAN_CARDS.rows.iter().filter(alike).count();
        let card = Persian::new(combat, annihilation).expect(label);
        assert_eq!(usize::from(Persian::DECK.count(card.kind())), printed, "card {label}");
        assert_eq!(card.has_bonus(), bonus == 1, "card {label}");
    }
}
