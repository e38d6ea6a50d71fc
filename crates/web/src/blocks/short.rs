//! Markup in short, as a page is sent it: a block's own key is left out, since it is sent by that
//! key; a mark is `<*KEY>`, and `<*.REST>` where the key goes on from the block's own; the chip of a
//! clause is `<^K16>`, since the page knows its game; attributes have no quotes, or single ones, which
//! JSON need not escape. What markup says again and again is a `~` and a letter: the phrases of
//! `assets/pure/phrases.js`, which both sides read; `~~` is a `~`. `assets/pure/short.js` reads it.

use std::sync::LazyLock;

use aho_corasick::{AhoCorasick, MatchKind};

/// The phrases as the page has them: a JavaScript module with one a line.
const PHRASES: &str = include_str!("../../assets/pure/phrases.js");
/// What stands behind the `~`, phrase for phrase.
const SIGNS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/// Finds phrases, and puts signs in their place.
struct Phrasebook {
    finder: AhoCorasick,
    signs: Vec<String>,
}

/// Nothing where the phrases cannot be found fast: then markup is sent without them.
static PHRASEBOOK: LazyLock<Option<Phrasebook>> = LazyLock::new(|| {
    // A `~` of the markup's own is the first pattern, so that it is never taken for a sign.
    let patterns: Vec<String> = std::iter::once("~".to_owned()).chain(phrases(PHRASES)).collect();
    let signs = SIGNS.iter().map(|&sign| format!("~{}", char::from(sign)));
    let signs = std::iter::once("~~".to_owned()).chain(signs).take(patterns.len()).collect();
    let longest = AhoCorasick::builder().match_kind(MatchKind::LeftmostLongest).build(patterns);
    longest.ok().map(|finder| Phrasebook { finder, signs })
});

/// The name of these phrases: a page that has others cannot read what is sent.
pub(crate) static EDITION: LazyLock<String> =
    LazyLock::new(|| blake3::hash(PHRASES.as_bytes()).to_hex()[..8].to_owned());

/// The phrases of the module: each is a line of JSON.
fn phrases(module: &str) -> impl Iterator<Item = String> {
    let line = |line: &str| serde_json::from_str(line.trim().trim_end_matches(',')).ok();
    module.lines().filter_map(line)
}

/// Markup with signs in the place of phrases.
fn signed(markup: &str) -> String {
    match &*PHRASEBOOK {
        Some(book) => book.finder.replace_all(markup, &book.signs),
        None => markup.replace('~', "~~"),
    }
}

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
    signed(&out)
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
    use super::{PHRASES, SIGNS, phrases};

    /// Markup in short, with its phrases written out as the page does it.
    fn short(key: &str, html: &str) -> String {
        let known: Vec<String> = phrases(PHRASES).collect();
        let signed = super::short(key, html);
        let (mut out, mut rest) = (String::new(), signed.as_str());
        while let Some((before, after)) = rest.split_once('~') {
            out.push_str(before);
            let sign = after.as_bytes().first().expect("a sign behind each ~");
            match SIGNS.iter().position(|it| it == sign) {
                Some(at) => out.push_str(&known[at]),
                None => out.push(char::from(*sign)),
            }
            rest = &after[1..];
        }
        out + rest
    }

    #[test]
    fn there_are_as_many_phrases_as_lines_of_the_module_and_a_sign_for_each() {
        let known: Vec<String> = phrases(PHRASES).collect();
        let lines = PHRASES.lines().filter(|line| line.starts_with("  \"")).count();
        assert_eq!(known.len(), lines, "every line is read");
        assert!(lines > 40 && lines <= SIGNS.len(), "{lines}");
        assert!(known.iter().all(|it| !it.contains(['~', '@'])), "what marks other things");
    }

    #[test]
    fn a_phrase_is_sent_as_its_sign_and_a_tilde_as_two() {
        let signed = super::short("k", "<g stroke-width=\"2\">~A</g>");
        assert!(signed.len() < "<g stroke-width=2>~~A</g>".len(), "{signed}");
        assert!(signed.contains(">~~A"), "{signed}");
        assert_eq!(short("k", "<g stroke-width=\"2\">~A</g>"), "<g stroke-width=2>~A</g>");
    }

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
