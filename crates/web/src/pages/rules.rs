//! The rules of a game in our words: every clause with its standing, every ruling, every table.

use engine::components::Sheet;
use engine::{Clause, Info};
use games::Entry;
use maud::{Markup, html};

use super::cases;
use super::shell::{self, Frame};
use crate::words::here as words;

/// The whole page. The client of the board page takes `#rules` out of it for its panel.
pub(crate) fn page(entry: &'static Entry) -> String {
    let info = entry.info;
    let body = html! {
        main #main .rules-page {
            h1 { (info.title) ": " (words::RULES) }
            p.facts { (info.edition) }
            div #rules {
                p { label.search { span { (words::SEARCH_RULES) }
                    input type="search" #rules-search autocomplete="off"; } }
                p #rules-found role="status" {}
                section data-part="clauses" {
                    h2 { (words::CLAUSES) }
                    @for clause in info.clauses { (the_clause(entry, clause)) }
                }
                section data-part="rulings" {
                    h2 { (words::RULINGS) }
                    p { (words::RULINGS_HELP) }
                    @for ruling in rulings(info.rulings) { (the_ruling(info, &ruling)) }
                }
                section data-part="printed" {
                    h2 { (words::PRINTED) }
                    (printed(info, info.components))
                }
            }
        }
    };
    let title = format!("{}: {}", info.title, words::RULES);
    let frame = Frame { title: &title, page: "rules", game: Some(info), data: &[] };
    shell::document(&frame, &body)
}

fn the_clause(entry: &Entry, clause: &Clause) -> Markup {
    let info = entry.info;
    let mut tables = entry.tables_html();
    tables.retain(|(case, _)| case.id() == clause.id);
    html! {
        article.clause id=(clause.id) tabindex="-1" {
            h3 { span.case { (clause.id) } " " (clause.title) }
            p { (cases::linked(info, clause.text)) }
            p.facts {
                (words::RULEBOOK) ": " (clause.source) ". " (words::STANDING) ": "
                span class={ "standing " (clause.standing.word()) } {
                    (words::standing(clause.standing))
                } "."
                @if !clause.rulings.is_empty() {
                    " " (words::RULINGS) ": "
                    @for id in clause.rulings { (cases::link(info, id)) " " }
                }
            }
            @if !tables.is_empty() {
                details {
                    summary { (words::TABLES) }
                    @for (_, table) in &tables { (cases::part(info, table)) }
                }
            }
        }
    }
}

/// One section of RULINGS.md.
struct Ruling<'a> {
    id: &'a str,
    title: &'a str,
    paragraphs: Vec<&'a str>,
}

fn rulings(text: &str) -> Vec<Ruling<'_>> {
    let mut found: Vec<Ruling<'_>> = Vec::new();
    for line in text.lines() {
        let heading = line.strip_prefix("## [").and_then(|rest| rest.split_once(']'));
        if let Some((id, title)) = heading {
            found.push(Ruling { id, title: title.trim(), paragraphs: Vec::new() });
        } else if let Some(ruling) = found.last_mut().filter(|_| !line.trim().is_empty()) {
            ruling.paragraphs.push(line);
        }
    }
    found
}

fn the_ruling(info: &Info, ruling: &Ruling<'_>) -> Markup {
    html! {
        article.clause id=(ruling.id) tabindex="-1" {
            h3 { span.case { (ruling.id) } " " (ruling.title) }
            @for paragraph in &ruling.paragraphs { p { (cases::paragraph(info, paragraph)) } }
        }
    }
}

/// What is printed, what follows from print, and what had to be reconstructed.
pub(crate) fn printed(info: &Info, components: &str) -> Markup {
    let Ok(sheet) = Sheet::read(components) else { return html! {} };
    html! {
        p { (words::PRINTED_HELP) }
        div.scroll tabindex="0" role="group" aria-label=(words::PRINTED) {
            table.data {
                thead { tr {
                    @for heading in [words::DATUM, words::VALUE, words::STANDING, words::SOURCE] {
                        th scope="col" { (heading) }
                    }
                } }
                tbody {
                    @for datum in &sheet.data {
                        tr {
                            th scope="row" { (datum.key) }
                            td { (datum.value) }
                            td { span class={ "provenance " (datum.provenance.word()) } {
                                (datum.provenance.word())
                            } }
                            td { (cases::linked(info, &format!("[{}]", datum.source))) }
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{page, rulings};

    #[test]
    fn every_clause_and_every_ruling_has_its_anchor() {
        let entry = &games::CATALOG[0];
        let page = page(entry);
        for clause in entry.info.clauses {
            assert!(page.contains(&format!("id=\"{}\"", clause.id)), "{}", clause.id);
            for ruling in clause.rulings {
                assert!(page.contains(&format!("id=\"{ruling}\"")), "{ruling}");
            }
        }
    }

    #[test]
    fn a_ruling_is_its_heading_and_the_lines_below_it() {
        let found = rulings("# All\ntext\n## [A1] What?\n**Reading.** That.\n\n**Why.** So.\n");
        assert_eq!((found[0].id, found[0].title), ("A1", "What?"));
        assert_eq!(found[0].paragraphs, ["**Reading.** That.", "**Why.** So."]);
    }
}
