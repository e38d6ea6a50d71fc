//! Markup in short, as a page is sent it: a block's own key is left out, since it is sent by that
//! key; a mark is `<*KEY>`, and `<*.REST>` where the key goes on from the block's own; the chip of a
//! clause is `<^K16>`, since the page knows its game; attributes have no quotes, or single ones, which JSON need not escape. `assets/pure/short.js` reads it.

/// A block's markup in short.
pub(crate) fn short(key: &str, html: &str) -> String {
    let mut out = String::with_capacity(html.len());
    let mut rest = html;
    while let Some(start) = rest.find('<') {
        let end = rest[start..].find('>').map_or(rest.len(), |length| start + length + 1);
        let (text, tag) = (&rest[..start], &rest[start..end]);
        rest = &rest[end..];
        out.push_str(text);
        if let Some((id, after)) = chip(tag, rest) {
            out.extend(["<^", id, ">"]);
            rest = after;
            continue;
        }
        match marked(tag) {
            Some(inner) => {
                rest = rest.strip_prefix("</x-b>").unwrap_or(rest);
                let own =
                    inner.strip_prefix(key).filter(|it| !key.is_empty() && it.starts_with('.'));
                out.extend(["<*", own.unwrap_or(inner), ">"]);
            }
            None => unquoted(&mut out, tag, key),
        }
    }
    out.push_str(rest);
    out
}

/// The clause of a chip that leads to it, and what comes after the chip.
fn chip<'a>(tag: &'a str, rest: &'a str) -> Option<(&'a str, &'a str)> {
    let (_, end) = tag.strip_prefix("<a class=\"case\" href=\"/rules/")?.split_once('#')?;
    let (id, end) = end.split_once('"')?;
    let own = end.strip_prefix(" data-case=\"")?.strip_prefix(id)? == "\">";
    let after = rest.strip_prefix(id)?.strip_prefix("</a>")?;
    own.then_some((id, after))
}

/// The key of a mark.
fn marked(tag: &str) -> Option<&str> {
    tag.strip_prefix("<x-b k=\"")?.strip_suffix("\">")
}

/// A tag without the block's own key, its attributes with as few quotes as can be.
fn unquoted(out: &mut String, tag: &str, key: &str) {
    let mut rest = tag;
    while let Some((before, after)) = rest.split_once("=\"") {
        let Some((value, next)) = after.split_once('"') else { break };
        rest = next;
        match before.strip_suffix(" data-k").filter(|_| !key.is_empty() && value == key) {
            Some(before) => out.push_str(before),
            None if value.contains('\'') => out.extend([before, "=\"", value, "\""]),
            None if is_word(value) && !next.starts_with('/') => out.extend([before, "=", value]),
            None => out.extend([before, "='", value, "'"]),
        }
    }
    out.push_str(rest);
}

/// Whether a value can be an attribute's without quotes.
fn is_word(value: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_.#:".contains(c);
    !value.is_empty() && value.chars().all(plain)
}

#[cfg(test)]
mod tests {
    use super::short;

    #[test]
    fn a_blocks_own_key_is_left_out_and_no_other() {
        let html = "<li data-k=\"a b\"><i data-k=\"c d\">x</i></li>";
        assert_eq!(short("a b", html), "<li><i data-k='c d'>x</i></li>");
        assert_eq!(short("", "<p data-k=\"\">y</p>"), "<p data-k=''>y</p>");
    }

    #[test]
    fn a_mark_is_its_key_and_what_goes_on_from_the_blocks_own_its_end() {
        let html = "<g data-k=\"m.p\"><x-b k=\"m.p.in\"></x-b><x-b k=\"m.pin\"></x-b></g>";
        assert_eq!(short("m.p", html), "<g><*.in><*m.pin></g>");
        assert_eq!(short("", "<x-b k=\"a\"></x-b>!"), "<*a>!");
    }

    #[test]
    fn a_chip_is_its_clause_and_a_ruling_with_its_label_stays() {
        let chip = "<a class=\"case\" href=\"/rules/g#K16\" data-case=\"K16\">K16</a>";
        assert_eq!(short("k", &format!("<p>so {chip}.</p>")), "<p>so <^K16>.</p>");
        let ruling = "<a class=\"case\" href=\"/rules/g#A4\" data-case=\"A4\" aria-label=\"ruling A4\">A4</a>";
        assert!(short("k", ruling).contains("aria-label='ruling A4'"));
    }

    #[test]
    fn only_a_word_goes_without_quotes_and_never_before_a_stroke() {
        let html = "<p id=\"a-1\" class=\"b c\" title=\"\"><path r=\"4\" d=\"5\"/></p>";
        assert_eq!(short("k", html), "<p id=a-1 class='b c' title=''><path r=4 d='5'/></p>");
    }

    #[test]
    fn a_value_with_a_single_quote_keeps_its_double_ones_and_text_is_left_alone() {
        let html = "<b title=\"the Spartans' line\" id=\"q\">say=\"no\" & so</b>";
        assert_eq!(short("k", html), "<b title=\"the Spartans' line\" id=q>say=\"no\" & so</b>");
    }
}
