//! What is written is read, each thing by one description: the forms, the tables and the facts, on
//! a river with fords that no game has.

use std::fmt;

use engine::case::{Clause, Standing, clause};
use engine::notation::{
    self, Described, Facts, Form, Misread, Pen, Pooled, Words, after, among, any_number, display,
    named, number, or_none, or_word, read_as, read_whole, seat_of, yes_or_no,
};
use engine::{D6, Fault, Pool, Seat, fault};

const CLAUSES: &[Clause] =
    &[clause("F1", Standing::Prose, "nowhere", &[], "Fish", "So many swim here.")];
engine::cite!(CLAUSES: F1);

fn written<F: Form>(form: &F, value: &F::Value) -> String {
    let mut text = String::new();
    form.write(value, &mut Pen::new(&mut text));
    text
}

/// Every value of a form is read as it is written, and its text read back is written the same.
#[track_caller]
fn goes_both_ways<F: Form>(form: &F, pairs: &[(F::Value, &str)])
where
    F::Value: PartialEq + fmt::Debug,
{
    for (value, text) in pairs {
        assert_eq!(written(form, value), *text);
        assert_eq!(read_whole(form, text).as_ref(), Ok(value), "{text}");
    }
}

// Forms.

#[test]
fn simple_forms_go_both_ways() {
    goes_both_ways(&number(0..=4), &[(0, "0"), (4, "4")]);
    goes_both_ways(&any_number(), &[(0, "0"), (255, "255")]);
    goes_both_ways(&yes_or_no(), &[(true, "yes"), (false, "no")]);
    goes_both_ways(&seat_of(3), &[(Seat::new(0), "1"), (Seat::new(2), "3")]);
    goes_both_ways(&among(D6::all()), &[(D6::of_ticket(5), "6")]);
    goes_both_ways(&or_none(number(1..=9)), &[(None, "-"), (Some(3), "3")]);
    goes_both_ways(&or_word(number(1..=9), "rest"), &[(None, "rest"), (Some(3), "3")]);
    goes_both_ways(&after("round", number(1..=9)), &[(7, "round 7")]);
}

#[test]
fn a_number_is_written_one_way_only() {
    for text in ["", "01", "00", "+1", "-1", "1.0", "1 2", "١", "256", "5", "x"] {
        assert_eq!(read_whole(&number(0..=4), text), Err(Misread::Form), "{text}");
    }
}

#[test]
fn a_value_of_another_table_is_not_read() {
    assert_eq!(read_whole(&seat_of(2), "3"), Err(Misread::Form));
    assert_eq!(read_whole(&seat_of(2), "0"), Err(Misread::Form));
}

#[test]
fn a_word_that_is_only_begun_is_not_read() {
    for text in ["ye", "yess", "yes no", "y", ""] {
        assert_eq!(read_whole(&yes_or_no(), text), Err(Misread::Form), "{text}");
    }
}

#[test]
fn capitals_are_read_like_small_letters() {
    assert_eq!(read_whole(&yes_or_no(), "YES"), Ok(true));
    assert_eq!(read_whole(&after("round", number(1..=9)), "Round 7"), Ok(7));
}

#[test]
fn a_form_says_what_it_is_in_a_pattern_and_in_a_sentence() {
    assert_eq!(number(0..=4).sign(), "0 to 4");
    assert_eq!(number(0..=4).told(), "a number from 0 to 4");
    assert_eq!((yes_or_no().sign(), yes_or_no().told()), ("yes|no".into(), "yes or no".into()));
    assert_eq!(
        [1, 2, 4].map(|it| seat_of(it).told()),
        ["seat 1", "seat 1 or 2", "a seat from 1 to 4"]
    );
    let months = named([6, 7, 8], |it| ["june", "july", "august"][it - 6]);
    assert_eq!(months.told(), "june, july or august");
    assert_eq!(months.called("MONTH", "a summer month").sign(), "MONTH");
}

// Counted things.

fn fish() -> Pooled<impl Form<Value = char>> {
    Pooled {
        form: named(['e', 'x', 'p'], fish_name).called("FISH", "a fish"),
        deck: Pool::EMPTY.with(0).with(0).with(0).with(1).with(1).with(2),
        case: F1,
        kind: |fish| ['e', 'x', 'p'].iter().position(|it| *it == fish).map_or(0, |it| it as u8),
        of_kind: |kind| ['e', 'x', 'p'][usize::from(kind)],
    }
}

/// One of them ends as a number would begin.
fn fish_name(fish: char) -> &'static str {
    match fish {
        'e' => "eel",
        'x' => "xerx",
        _ => "pike",
    }
}

#[test]
fn counted_things_go_both_ways() {
    let eels = Pool::EMPTY.with(0).with(0).with(0);
    goes_both_ways(
        &fish(),
        &[
            (Pool::EMPTY, "-"),
            (eels, "eelx3"),
            (eels.with(1).with(1).with(2), "eelx3 xerxx2 pike"),
            (Pool::EMPTY.with(1), "xerx"),
        ],
    );
}

#[test]
fn counted_things_may_come_in_any_order_and_in_parts() {
    let both = Pool::EMPTY.with(0).with(0).with(2);
    assert_eq!(read_whole(&fish(), "eel  pike EELx1"), Ok(both));
}

#[test]
fn what_is_wrong_with_counted_things_is_told() {
    let why = |text: &str| match read_whole(&fish(), text) {
        Err(Misread::Because(what)) => what,
        other => panic!("{other:?}"),
    };
    assert_eq!(why("eel carp"), "“carp” is not a fish");
    assert_eq!(why("eelx0"), "“eelx0” should be a fish, alone or with a number, as eelx2");
    assert_eq!(why("eelx02"), "“eelx02” should be a fish, alone or with a number, as eelx2");
    assert_eq!(why("eelx4"), "the deck has only 3 of eel [F1]");
    assert_eq!(why("eelx2 pike eelx2"), "the deck has only 3 of eel [F1]");
    assert_eq!(why("pikex300"), "“pikex300” should be a fish, alone or with a number, as pikex2");
}

// Tables.

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Order {
    Halt,
    Cross { ford: u8, by: Seat },
    Swim { far: bool },
    Fish(Pool),
}

engine::forms! {
    /// What is ordered at the river.
    struct Orders { seats: u8 } of Order {
        "halt" | "stand still" => [Order::Halt],
        "go across" ford: number(1..=9), by: seat_of(seats) => [Order::Cross { ford, by }],
        "swim" far: yes_or_no() => [Order::Swim { far }],
        "fish" | "" all: fish() => [Order::Fish(all)],
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        display(&Orders { seats: 2 }, self, f)
    }
}

#[test]
fn every_row_of_a_table_goes_both_ways() {
    let cross = Order::Cross { ford: 7, by: Seat::new(1) };
    goes_both_ways(
        &Orders { seats: 2 },
        &[
            (Order::Halt, "halt"),
            (cross, "go across 7 2"),
            (Order::Swim { far: true }, "swim yes"),
            (Order::Fish(Pool::EMPTY.with(0)), "fish eel"),
        ],
    );
    assert_eq!(cross.to_string(), "go across 7 2");
}

#[test]
fn other_words_are_read_and_never_written() {
    let read = |text: &str| read_whole(&Orders { seats: 2 }, text);
    assert_eq!(read("Stand  Still"), Ok(Order::Halt));
    assert_eq!(read("pike"), Ok(Order::Fish(Pool::EMPTY.with(2))));
}

#[test]
fn words_of_no_row_are_told_with_all_that_could_be_written() {
    let rows = "halt, go across 1 to 9 SEAT, swim yes|no or fish FISH…";
    let told = |text: &str| read_as(&Orders { seats: 2 }, text, "order").unwrap_err().what;
    assert_eq!(told("drink"), format!("“drink” is no order; write {rows}"));
    let one = "“drink deep” is no order: none begins with “drink”";
    assert_eq!(told("drink deep"), format!("{one}; write {rows}"));
}

#[test]
fn a_word_that_is_wrong_in_its_row_is_named_with_what_could_stand_there() {
    let told = |text: &str| read_as(&Orders { seats: 2 }, text, "order").unwrap_err().what;
    let row = "write go across 1 to 9 SEAT";
    for (text, wrong) in [
        ("go across 7 3", "“3” is not seat 1 or 2"),
        ("go across 12 1", "“12” is not a number from 1 to 9"),
        ("go across 7", "seat 1 or 2 is missing"),
        ("go across 7 1 now", "“now” is too much"),
    ] {
        assert_eq!(told(text), format!("“{text}” is no order: {wrong}; {row}"));
    }
}

#[test]
fn words_that_begin_as_a_row_and_are_nearly_right_are_told_as_such() {
    let fault = read_as(&Orders { seats: 2 }, "fish eelx9", "order").unwrap_err();
    assert_eq!(fault.what, "the deck has only 3 of eel [F1]");
}

// Facts.

#[derive(Clone, Eq, PartialEq, Debug)]
struct River {
    depth: u8,
    frozen: bool,
    boats: [u8; 3],
    catch: Pool,
    fords: [bool; 4],
    watch: Option<Seat>,
    orders: Order,
}

const UNWRITTEN: River = River {
    depth: 2,
    frozen: false,
    boats: [0; 3],
    catch: Pool::EMPTY,
    fords: [false; 4],
    watch: None,
    orders: Order::Halt,
};

fn facts(river: &mut River, facts: &mut Facts<'_>) {
    let mut catch = facts.is_writing().then_some(river.catch);
    facts.is("depth", &mut river.depth, &number(0..=9));
    if facts.includes(river.frozen) {
        facts.is("frozen", &mut river.frozen, &yes_or_no());
    }
    facts.each("boats", &seat_of(3), Seat::all(3), |seat, boats| {
        boats.is(&mut river.boats[seat.index()], &any_number());
    });
    facts.is("catch", &mut catch, &or_word(fish(), "rest"));
    facts.each("ford", &number(1..=4).called("FORD", "a ford from 1 to 4"), 1..=4, |ford, line| {
        line.holds(&mut river.fords[usize::from(ford) - 1]);
    });
    facts.may_be("watch", &mut river.watch, &seat_of(3), "nobody");
    facts.is("orders", &mut river.orders, &Orders { seats: 3 });
    river.catch = catch.unwrap_or(fish().deck);
}

fn read(text: &str) -> Result<River, Vec<Fault>> {
    notation::read(text, UNWRITTEN, facts)
}

/// The faults of a text, as lines and words.
fn wrong(text: &str) -> Vec<(usize, String)> {
    let faults = read(text).expect_err(text);
    faults.into_iter().map(|fault| (fault.line.expect("a line"), fault.what)).collect()
}

fn busy() -> River {
    River {
        depth: 7,
        frozen: true,
        boats: [1, 0, 12],
        catch: Pool::EMPTY.with(0).with(0),
        fords: [false, true, false, true],
        watch: Some(Seat::new(2)),
        orders: Order::Swim { far: true },
    }
}

const BUSY: &str = "depth 7\nfrozen yes\nboats 1 1\nboats 2 0\nboats 3 12\ncatch eelx2\nford 2\n\
                    ford 4\nwatch 3\norders swim yes\n";

#[test]
fn a_position_goes_both_ways() {
    assert_eq!(notation::write(&busy(), facts), BUSY);
    assert_eq!(read(BUSY), Ok(busy()));
}

#[test]
fn what_is_written_only_now_and_then_is_left_out_at_other_times() {
    let calm = "depth 2\nboats 1 0\nboats 2 0\nboats 3 0\ncatch -\norders halt\n";
    assert_eq!(notation::write(&UNWRITTEN, facts), calm);
    assert_eq!(read(calm), Ok(UNWRITTEN));
}

#[test]
fn facts_may_come_in_any_order_with_comments_empty_lines_and_capitals() {
    let turned: Vec<&str> = BUSY.lines().rev().collect();
    assert_eq!(read(&turned.join("\n")), Ok(busy()));
    let remarked = format!("# The river.\n\n  \t\n{}", BUSY.replace('\n', "\t # deep\n"));
    assert_eq!(read(&remarked), Ok(busy()));
    assert_eq!(read(&BUSY.to_uppercase().replace(' ', " \t ")), Ok(busy()));
}

#[test]
fn a_windows_text_reads_as_any_other() {
    assert_eq!(read(&format!("\u{feff}{}", BUSY.replace('\n', "\r\n"))), Ok(busy()));
}

#[test]
fn what_is_left_out_is_as_the_list_says() {
    let told = notation::list(UNWRITTEN, facts);
    let [depth, frozen, boats, catch, ford, watch, orders] = &told[..] else { panic!("{told:?}") };
    assert_eq!([ford, watch].map(|it| it.left_out.as_str()), ["not so", "nobody"]);
    let line = |it: &Described| format!("{} {}\n", it.begins.replace("SEAT", "2"), it.left_out);
    let short: String = [depth, frozen, boats, catch, orders].map(line).concat();
    assert_eq!(short, "depth 2\nfrozen no\nboats 2 0\ncatch rest\norders halt\n");
    assert_eq!(read(&short), read(""));
    assert_eq!(read("").map(|river| river.catch), Ok(fish().deck));
}

#[test]
fn every_bad_form_is_told_with_its_line() {
    let rows = "halt, go across 1 to 9 SEAT, swim yes|no or fish FISH…";
    for (line, what) in [
        ("depth 10", "depth must be a number from 0 to 9, not “10”".to_owned()),
        ("depth", "depth must be a number from 0 to 9, not “”".to_owned()),
        ("depth 1 2", "depth must be a number from 0 to 9, not “1 2”".to_owned()),
        ("frozen maybe", "frozen must be yes or no, not “maybe”".to_owned()),
        ("boats 1 x", "boats 1 must be a number from 0 to 255, not “x”".to_owned()),
        ("boats 4 1", "boats must begin with a seat from 1 to 3, not “4”".to_owned()),
        ("boats", "boats must begin with a seat from 1 to 3, not “”".to_owned()),
        ("catch carp", "“carp” is not a fish".to_owned()),
        ("ford 5", "ford must begin with a ford from 1 to 4, not “5”".to_owned()),
        ("ford 2 3", "ford 2 must be nothing more, not “3”".to_owned()),
        ("watch 0", "watch must be a seat from 1 to 3, not “0”".to_owned()),
        ("orders halt now", format!("orders must be {rows}, not “halt now”")),
        (
            "flood 3",
            "“flood” is no line of a position; it has depth, frozen, boats, catch, ford, watch \
             and orders"
                .to_owned(),
        ),
        ("\u{7}", "“?” is no line of a position; it has depth, frozen, boats, catch, ford, watch and orders".to_owned()),
    ] {
        assert_eq!(wrong(&format!("# A remark.\n{line}\n")), [(2, what)], "{line}");
    }
}

#[test]
fn all_faults_are_told_at_once_in_the_order_of_their_lines() {
    let text = "orders dance\nflood 3\nboats 4 1\ndepth 3\nboats 3 1\nford 9\nboats 3 2\ndepth 99\n\
                depth 4\nfrozen\n";
    let lines: Vec<usize> = wrong(text).into_iter().map(|(line, _)| line).collect();
    assert_eq!(lines, [1, 2, 3, 6, 7, 8, 9, 10]);
}

#[test]
fn a_fact_given_twice_is_a_fault_of_its_second_line() {
    let twice = |name: &str| format!("{name} is given twice; keep one line");
    assert_eq!(wrong("depth 3\nfrozen no\nDEPTH 3"), [(3, twice("depth"))]);
    assert_eq!(wrong("boats 1 3\nboats 2 3\nboats 1 4"), [(3, twice("boats 1"))]);
    assert_eq!(wrong("ford 1\nford 1"), [(2, twice("ford 1"))]);
}

#[test]
fn a_line_about_a_thing_that_has_no_such_fact_is_not_lost() {
    let mut boats = [0; 2];
    let read = notation::read("boats 1 4\nboats 3 4", (), |(), facts| {
        facts.each("boats", &seat_of(3), Seat::all(2), |seat, line| {
            line.is(&mut boats[seat.index()], &any_number());
        });
    });
    let what = "boats must begin with a seat from 1 to 3, not “3”";
    assert_eq!(read, Err(vec![Fault::at(2, what)]));
}

#[test]
fn a_wrong_line_does_not_count_as_given() {
    assert_eq!(wrong("depth x\ndepth 3").len(), 1);
}

#[test]
fn forty_thousand_wrong_lines_are_kept_within_bounds_and_counted() {
    for line in
        ["flood 3\n", "depth x\n", "depth 3\n", "boats 9\n", "boats 1 x\n", "orders dance\n"]
    {
        let faults = read(&line.repeat(40_000)).unwrap_err();
        assert_eq!(faults.len(), fault::KEPT, "{line}");
        let told = fault::list(&faults);
        let all = if line == "depth 3\n" { 39_999 } else { 40_000 };
        assert!(told.starts_with(&format!("{all} things are wrong:\n")), "{told}");
        let first = if line == "depth 3\n" { 2 } else { 1 };
        assert!(told.contains(&format!("\n  - line {first}: ")), "{told}");
    }
}

#[test]
fn of_many_faults_of_many_facts_the_first_are_told() {
    let text = "flood 3\ndepth x\nboats 9\norders dance\n".repeat(5_000);
    let told = fault::list(&read(&text).unwrap_err());
    assert!(told.starts_with("20000 things are wrong:\n  - line 1: “flood” is"), "{told}");
    assert!(told.contains("\n  - line 20: "), "{told}");
    assert!(told.ends_with("\n  and 19980 more"), "{told}");
}

#[test]
fn help_says_how_a_line_begins_what_follows_and_what_is_meant_without_it() {
    let help = notation::help(&notation::list(UNWRITTEN, facts));
    let lines: Vec<&str> = help.lines().collect();
    assert_eq!(
        lines,
        [
            "  depth             a number from 0 to 9; left out: 2",
            "  frozen            yes or no; left out: no",
            "  boats SEAT        a number from 0 to 255; left out: 0",
            "  catch             FISH…, or rest; left out: rest",
            "  ford FORD         nothing more; left out: not so",
            "  watch             a seat from 1 to 3; left out: nobody",
            "  orders            halt, go across 1 to 9 SEAT, swim yes|no or fish FISH…; left out:",
            "                    halt",
        ]
    );
}

#[test]
fn help_breaks_long_lines_between_words() {
    let described = |begins: &str, form: &str| Described {
        begins: begins.to_owned(),
        form: form.to_owned(),
        left_out: "-".to_owned(),
    };
    let many = "eel pike carp ".repeat(8);
    let help = notation::help(&[
        described("fish", many.trim()),
        described("what swims SOMEWHERE", "eels"),
    ]);
    let lines: Vec<&str> = help.lines().collect();
    assert_eq!(lines.len(), 4);
    assert!(lines.iter().all(|line| line.chars().count() <= 88), "{help}");
    assert!(lines[1].starts_with(&format!("{:20}", "")), "{help}");
    let told: Vec<&str> = lines[..2].iter().flat_map(|line| line.split_whitespace()).collect();
    assert_eq!(told.join(" "), format!("fish {}; left out: -", many.trim()));
    let below = format!("{:20}eels; left out: -", "");
    assert_eq!(lines[2..], ["  what swims SOMEWHERE", below.as_str()]);
}

#[test]
fn words_before_another_are_those_up_to_it() {
    let mut words = Words::new("eel pike  Spent carp");
    assert_eq!(words.before("spent").collect::<Vec<_>>(), ["eel", "pike"]);
    assert_eq!(words.rest(), "carp");
    assert_eq!(words.before("spent").rest(), "carp");
    assert!(words.are_done());
}
