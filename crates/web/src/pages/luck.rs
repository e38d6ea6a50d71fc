//! Luck: what chance was expected to bring, and what it brought.

use dice::Scripted;
use engine::record::Who;
use games::Table;
use maud::{Markup, html};

use crate::words::here as words;

/// One kind of chance over a whole game.
#[derive(Clone, PartialEq, Debug)]
struct Row {
    /// The first word of its outcomes, and the clause that called for it.
    kind: (String, &'static str),
    count: u32,
    expected: f64,
    actual: f64,
}

/// The number that an outcome in notation counts for: `die 4`, `spartan 15`, `persian 20/24`.
fn worth(outcome: &str) -> Option<f64> {
    let last = outcome.split_whitespace().last()?;
    last.split('/').next()?.parse().ok()
}

/// What a chance node was expected to bring, and what it brought.
fn node(outcomes: &[(String, u32)], came: &str) -> Option<(f64, f64)> {
    let actual = worth(came)?;
    let tickets: u32 = outcomes.iter().map(|(_, tickets)| tickets).sum();
    let mut sum = 0.0;
    for (outcome, ways) in outcomes {
        sum += worth(outcome)? * f64::from(*ways);
    }
    (tickets > 0).then(|| (sum / f64::from(tickets), actual))
}

/// Walks through a whole game. Where seats have secrets, dice alone are counted: what a deck still
/// had would tell what the others held.
fn rows(table: &dyn Table) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    let Ok(mut at) = table.after(0) else { return rows };
    for told in table.told(0, None) {
        let Some(notation) = told.notation else { break };
        let went_on = match told.who {
            Who::Seat(seat) => at.act(seat, &notation),
            Who::Chance => {
                let word = notation.split_whitespace().next().unwrap_or_default();
                let open = !table.keeps_secrets() || word == "die";
                let brought = node(&at.outcomes(), &notation).filter(|_| open);
                if let (Some((expected, actual)), Some(case)) = (brought, told.case) {
                    let kind = (word.to_owned(), case.id());
                    let found = rows.iter().position(|row| row.kind == kind);
                    let place = found.unwrap_or_else(|| {
                        rows.push(Row { kind, count: 0, expected: 0.0, actual: 0.0 });
                        rows.len() - 1
                    });
                    let row = &mut rows[place];
                    row.count += 1;
                    row.expected += expected;
                    row.actual += actual;
                }
                at.roll(&mut Scripted::new([notation])).map(|_| ())
            }
        };
        if went_on.is_err() {
            break;
        }
    }
    rows
}

/// The summary of a game's luck, as a table.
pub(crate) fn summary(table: &dyn Table) -> Markup {
    let info = table.info();
    let title = |id: &str| {
        info.clauses
            .iter()
            .find(|it| it.id == id)
            .map_or_else(String::new, |it| it.title.to_owned())
    };
    let rows = rows(table);
    html! {
        @if !rows.is_empty() {
            h3 { (words::LUCK) }
            div.scroll tabindex="0" role="group" aria-label=(words::LUCK) {
                table.data {
                    thead { tr {
                        @for heading in words::LUCK_HEADINGS { th scope="col" { (heading) } }
                    } }
                    tbody {
                        @for row in &rows {
                            tr {
                                th scope="row" {
                                    (words::kind_of_chance(&row.kind.0, &title(row.kind.1))) " "
                                    (super::cases::link(info, row.kind.1))
                                }
                                td.number { (row.count) }
                                td.number { (format!("{:.1}", row.expected)) }
                                td.number { (format!("{:.0}", row.actual)) }
                                td.number { (format!("{:+.1}", row.actual - row.expected)) }
                            }
                        }
                    }
                }
            }
            p.help { (words::LUCK_HELP) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{node, rows, worth};
    use dice::Kind;
    use engine::{Seat, Terms};

    #[test]
    fn an_outcome_counts_for_its_first_number() {
        assert_eq!(
            [worth("die 4"), worth("spartan 15"), worth("persian 20/24"), worth("chit")],
            [Some(4.0), Some(15.0), Some(20.0), None]
        );
    }

    #[test]
    fn a_fair_die_is_expected_to_show_three_and_a_half() {
        let faces: Vec<(String, u32)> = (1..=6).map(|it| (format!("die {it}"), 1)).collect();
        assert_eq!(node(&faces, "die 6"), Some((3.5, 6.0)));
    }

    /// 19 against 12/27 and 20/24 with one Support die of 5 at location 1: one die, one new card.
    #[test]
    fn a_game_is_walked_through_from_its_start() {
        let setup = "marker 1\nsupport 4\nslots 12/27 20/24\nhand 1 19\n";
        let entry = &games::CATALOG[0];
        let mut table =
            entry.begin(&Terms::default(), Vec::new(), Kind::Table, Some(setup)).unwrap();
        table.act(Seat::FIRST, "fight 19 1").unwrap();
        table.roll(&mut dice::Scripted::new(["die 5".to_owned()])).unwrap();
        let rows = rows(table.as_ref());
        assert_eq!(rows.len(), 1);
        assert_eq!((rows[0].count, rows[0].expected, rows[0].actual), (1, 3.5, 5.0));
    }
}
