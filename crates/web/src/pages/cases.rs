//! Citations in texts become links to the rules.

use std::fmt::Write as _;

use engine::Info;
use maud::{Markup, PreEscaped, html};

use crate::words::here as words;

/// A part that `draw` made: its citations, which know no address, become links too, and look like
/// all others.
pub(crate) fn part(info: &Info, html: &str) -> Markup {
    const OPEN: &str = "<a data-case=\"";
    let mut pieces = html.split(OPEN);
    let mut page = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let id = piece.split('"').next().unwrap_or_default();
        let _ = write!(page, "<a class=\"case\" href=\"/rules/{}#{id}\" data-case=\"", info.id);
        page.push_str(&piece.replacen(&format!(">[{id}]<"), &format!(">{id}<"), 1));
    }
    PreEscaped(page)
}

/// A piece of a text.
enum Piece<'a> {
    Words(&'a str),
    Case(&'a str),
}

/// The text with every known `[K16]` or `[A7]` as a link that opens the rules there.
pub(crate) fn linked(info: &Info, text: &str) -> Markup {
    html! {
        @for piece in pieces(info, text) {
            @match piece {
                Piece::Words(words) => (words),
                Piece::Case(id) => (link(info, id)),
            }
        }
    }
}

/// The text with citations as plain marks: for inside a button, where a link may not be. A button
/// is narrow, and a number stays with its sign.
pub(crate) fn marked(info: &Info, text: &str) -> Markup {
    html! {
        @for piece in pieces(info, text) {
            @match piece {
                Piece::Words(words) => (words.replace(" %", "\u{a0}%")),
                Piece::Case(id) => span.case data-cites=(id) { (id) },
            }
        }
    }
}

/// A link to one clause or ruling.
pub(crate) fn link(info: &Info, id: &str) -> Markup {
    let ruling = is_ruling(info, id).then(|| words::ruling(id));
    html! {
        a.case href={ "/rules/" (info.id) "#" (id) } data-case=(id) aria-label=[ruling] { (id) }
    }
}

/// The text as it is read aloud: brackets say nothing, and a ruling is called one.
pub(crate) fn spoken(info: &Info, text: &str) -> String {
    let read = |piece| match piece {
        Piece::Words(words) => words.to_owned(),
        Piece::Case(id) if is_ruling(info, id) => words::ruling(id),
        Piece::Case(id) => id.to_owned(),
    };
    pieces(info, text).into_iter().map(read).collect()
}

/// A drawing whose labels and texts are read aloud like that. What is seen stays as it is.
pub(crate) fn drawn(info: &Info, svg: &str) -> Markup {
    const LABEL: &str = "aria-label=\"";
    const TEXT: &str = "<text ";
    let mut page = String::with_capacity(svg.len() + 256);
    let mut rest = svg;
    while let Some(at) = rest.find('[') {
        let (before, after) = rest.split_at(at);
        let label = before.rfind(LABEL).filter(|&from| !before[from + LABEL.len()..].contains('"'));
        let text = before.rfind(TEXT).filter(|&from| !before[from..].contains("</text"));
        let ends = |end: char| after.find(end).unwrap_or(after.len());
        match (label, text) {
            (Some(from), _) => {
                let (end, from) = (at + ends('"'), from + LABEL.len());
                page.push_str(&rest[..from]);
                page.push_str(&spoken(info, &rest[from..end]));
                rest = &rest[end..];
            }
            (None, Some(from)) => {
                let (end, from) = (at + ends('<'), from + TEXT.len());
                let words = rest[from..end].split_once('>').map_or("", |(_, words)| words);
                let label = spoken(info, words);
                if label == words {
                    page.push_str(&rest[..end]);
                } else {
                    page.push_str(&rest[..from]);
                    let _ = write!(page, "role=\"img\" aria-label=\"{label}\" ");
                    page.push_str(&rest[from..end]);
                }
                rest = &rest[end..];
            }
            (None, None) => {
                page.push_str(&rest[..=at]);
                rest = &rest[at + 1..];
            }
        }
    }
    page.push_str(rest);
    PreEscaped(page)
}

/// One paragraph of RULINGS.md: `**bold**` and `` `code` `` and citations.
pub(crate) fn paragraph(info: &Info, text: &str) -> Markup {
    let mut page = String::new();
    for (at, part) in text.split("**").enumerate() {
        let inner = code(info, part);
        let piece = if at % 2 == 1 {
            html! { strong { (inner) } }
        } else {
            html! { (inner) }
        };
        page.push_str(&piece.into_string());
    }
    PreEscaped(page)
}

fn code(info: &Info, text: &str) -> Markup {
    html! {
        @for (at, part) in text.split('`').enumerate() {
            @if at % 2 == 1 { code { (part) } } @else { (linked(info, part)) }
        }
    }
}

fn pieces<'a>(info: &Info, text: &'a str) -> Vec<Piece<'a>> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some(open) = rest.find('[') {
        let Some(length) = rest[open..].find(']') else { break };
        let id = &rest[open + 1..open + length];
        if is_known(info, id) {
            pieces.push(Piece::Words(&rest[..open]));
            pieces.push(Piece::Case(id));
            rest = &rest[open + length + 1..];
        } else {
            pieces.push(Piece::Words(&rest[..=open]));
            rest = &rest[open + 1..];
        }
    }
    pieces.push(Piece::Words(rest));
    pieces
}

fn is_known(info: &Info, id: &str) -> bool {
    info.clauses.iter().any(|clause| clause.id == id || clause.rulings.contains(&id))
}

fn is_ruling(info: &Info, id: &str) -> bool {
    info.clauses.iter().any(|clause| clause.rulings.contains(&id))
}

#[cfg(test)]
mod tests {
    use super::{drawn, linked, paragraph, part};

    fn info() -> &'static engine::Info {
        games::CATALOG[0].info
    }

    #[test]
    fn a_known_case_is_a_link_and_anything_else_in_brackets_is_text() {
        let page = linked(info(), "It holds. [K16] [K99] <b>").into_string();
        assert_eq!(
            page,
            "It holds. <a class=\"case\" href=\"/rules/thermopyles#K16\" data-case=\"K16\">K16</a> \
             [K99] &lt;b&gt;"
        );
    }

    #[test]
    fn a_citation_of_a_drawn_part_gets_its_address() {
        assert_eq!(
            part(info(), "<td><a data-case=\"K6\">[K6]</a></td>").into_string(),
            "<td><a class=\"case\" href=\"/rules/thermopyles#K6\" data-case=\"K6\">K6</a></td>"
        );
    }

    #[test]
    fn a_ruling_keeps_its_emphasis() {
        let page = paragraph(info(), "**Why.** The `Clash`.").into_string();
        assert_eq!(page, "<strong>Why.</strong> The <code>Clash</code>.");
    }

    #[test]
    fn what_is_read_aloud_of_a_drawing_has_no_brackets_and_says_what_is_a_ruling() {
        let drawing = "<g aria-label=\"play the 12 [K11]: card\"><text x=\"1\">no name [A4] &lt;</text>\
                       <text x=\"2\">[K99]</text></g>";
        assert_eq!(
            drawn(info(), drawing).into_string(),
            "<g aria-label=\"play the 12 K11: card\"><text role=\"img\" \
             aria-label=\"no name ruling A4 &lt;\" x=\"1\">no name [A4] &lt;</text>\
             <text x=\"2\">[K99]</text></g>"
        );
    }
}
