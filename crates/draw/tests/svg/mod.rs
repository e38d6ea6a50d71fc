//! What holds for the picture of any table.

use draw::Layout;
use draw::svg::palette::css;
use roxmltree::{Document, Node as Element};

pub(crate) const LAYOUTS: [Layout; 2] = [Layout::Wide, Layout::Narrow];

#[track_caller]
pub(crate) fn parsed(svg: &str) -> Document<'_> {
    Document::parse(svg).unwrap_or_else(|error| panic!("{error}\n{svg}"))
}

pub(crate) fn elements<'a>(document: &'a Document<'a>) -> impl Iterator<Item = Element<'a, 'a>> {
    document.descendants().filter(Element::is_element)
}

/// Whatever can be used has a role, a name and a place in the order of focus; one part is first.
#[track_caller]
pub(crate) fn assert_usable(svg: &str) {
    let mut first = 0;
    for element in elements(&parsed(svg)) {
        let has = |name: &str| element.has_attribute(name);
        let uses = ["data-action", "data-choose", "data-ask"].into_iter().any(has);
        assert_eq!(uses, element.attribute("role") == Some("button"), "{element:?}");
        assert_eq!(uses, has("tabindex"), "{element:?}");
        let disabled = element.attribute("aria-disabled") == Some("true");
        assert_eq!(has("data-ask"), disabled, "{element:?}");
        if has("role") {
            let name = element.attribute("aria-label").unwrap_or_default();
            assert!(name.len() > 2, "{element:?} has no name");
        }
        first += usize::from(element.attribute("tabindex") == Some("0"));
    }
    assert_eq!(first, 1);
}

/// Nothing can be clicked, focused or asked about.
#[track_caller]
pub(crate) fn assert_offers_nothing(svg: &str) {
    for word in ["data-action", "data-ask", "data-choose", "tabindex", "\"button\""] {
        assert!(!svg.contains(word), "{word}");
    }
    assert!(svg.contains("role=\"img\""));
}

/// No letters are smaller than 14 pixels: a desk shows the 924 of a map at 863 pixels or more, which is
/// 896 for the 960 of a whole picture; a phone has 340.
#[track_caller]
pub(crate) fn assert_letters_are_large(svg: &str, layout: Layout) {
    let (shown, drawn_width) = match layout {
        Layout::Wide => (897.0, 960.0),
        Layout::Narrow => (340.0, 360.0),
    };
    let document = parsed(svg);
    for text in elements(&document).filter(|it| it.tag_name().name() == "text") {
        let size: Option<f32> = text.attribute("font-size").and_then(|it| it.parse().ok());
        let size = size.expect("a size");
        assert!(size * shown / drawn_width >= 14.0, "{:?} {size}", text.text());
    }
}

/// No inline style, no script, and every class of a tone is in the sheet.
#[track_caller]
pub(crate) fn assert_styled_by_the_sheet(svg: &str) {
    let sheet = css();
    for word in ["style=", "<style", "<script", "onclick"] {
        assert!(!svg.contains(word), "{word}");
    }
    for element in elements(&parsed(svg)) {
        for class in element.attribute("class").unwrap_or_default().split_whitespace() {
            if class.starts_with("f-") || class.starts_with("s-") {
                assert!(sheet.contains(&format!(".{class}{{")), "{class}");
            }
        }
    }
}

/// A picture without letters or names, that a page may carry twenty of.
#[track_caller]
pub(crate) fn assert_small(svg: &str) {
    assert!(svg.len() <= 4096, "{} bytes", svg.len());
    assert_styled_by_the_sheet(svg);
    let document = parsed(svg);
    assert!(elements(&document).all(|it| !["text", "title"].contains(&it.tag_name().name())));
    assert_eq!(document.root_element().attribute("aria-hidden"), Some("true"));
    assert!(document.descendants().all(|it| it.text().is_none_or(|text| text.trim().is_empty())));
}
