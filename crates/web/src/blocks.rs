//! A page in blocks: only what changed is sent.
//!
//! An element with `data-k` is a block: it stays in the page while its own markup is the same,
//! whatever happens around it. Inside another block it is a mark, `<x-b k="…">`; so a block is sent
//! when its own markup changes, or when blocks in it come, go or change places, and no other time; and
//! where only its attributes change, it is sent without what lies in it. What is drawn for some
//! windows alone, a desk's, a phone's upright or on its side, is sent to pages in such windows alone.

pub(crate) mod short;

use std::collections::{BTreeMap, VecDeque};
use std::fmt::Write as _;

use draw::Window;

use crate::look::Fragments;

/// Blocks that changed, by fragment and key; the fragment as a whole has no key.
pub(crate) type Delta = BTreeMap<&'static str, BTreeMap<String, String>>;

/// The most that is kept for pages which come back after a break, in bytes. The frames of the last
/// change are all kept: a page that was up to date is to follow a long turn scene by scene.
const KEPT: usize = 256 << 10;

/// A frame as it is sent to the pages in each window.
#[derive(Clone, Debug, Default)]
pub(crate) struct Written {
    wide: String,
    narrow: String,
    low: String,
}

impl Written {
    /// Writes it for each window.
    pub(crate) fn by(write: impl Fn(Window) -> String) -> Self {
        let [wide, narrow, low] = Window::ALL.map(write);
        Self { wide, narrow, low }
    }

    fn len(&self) -> usize {
        self.wide.len() + self.narrow.len() + self.low.len()
    }

    fn of(&self, window: Window) -> &str {
        match window {
            Window::Wide => &self.wide,
            Window::Narrow => &self.narrow,
            Window::Low => &self.low,
        }
    }
}

/// What the pages of one role show.
#[derive(Debug, Default)]
pub(crate) struct Shown {
    /// Counts what was shown; 0 before anything was.
    tick: u64,
    /// How many steps the last of it had.
    pub(crate) steps: usize,
    blocks: BTreeMap<&'static str, BTreeMap<String, String>>,
    /// The last frames, each with the tick that it led to.
    frames: VecDeque<(u64, Written)>,
    kept: usize,
    /// The tick before the last change.
    before: u64,
    /// Whether something may have changed since.
    pub(crate) is_stale: bool,
}

impl Shown {
    /// What was shown last.
    pub(crate) const fn tick(&self) -> u64 {
        self.tick
    }

    /// Takes fragments as they are now; gives the blocks of them that changed.
    pub(crate) fn take(&mut self, fragments: &Fragments) -> Delta {
        let mut delta = Delta::new();
        for (&name, html) in fragments {
            let (fresh, known) = (split(html), self.blocks.entry(name).or_default());
            let told = |(key, html): (&String, &String)| {
                let before = known.get(key);
                (before != Some(html)).then(|| (key.clone(), news(key, before, html)))
            };
            let changed: BTreeMap<String, String> = fresh.iter().filter_map(told).collect();
            if !changed.is_empty() {
                delta.insert(name, changed);
            }
            *known = fresh;
        }
        delta
    }

    /// Blocks in short, without those that are for other windows alone: of these a page gets the bare
    /// element where one comes, so that it has its place among the others.
    pub(crate) fn told(&self, delta: &Delta, window: Window) -> Delta {
        let fits = |name: &str, key: &str| {
            let windows = self.windows_of(name, key);
            windows.is_none_or(|it| it.split(' ').any(|it| it == window.word()))
        };
        let told = |(&name, blocks): (&&'static str, &BTreeMap<String, String>)| {
            let part = |(key, html): (&String, &String)| {
                let told = if fits(name, key) { Some(html.clone()) } else { bare(html) };
                Some((key.clone(), short::short(key, &told?)))
            };
            let blocks: BTreeMap<_, _> = blocks.iter().filter_map(part).collect();
            (!blocks.is_empty()).then_some((name, blocks))
        };
        delta.iter().filter_map(told).collect()
    }

    /// The windows that a block is for: what it says itself, or the block before its first point.
    fn windows_of(&self, name: &str, key: &str) -> Option<&str> {
        let said = |key: &str| {
            let (tag, _) = self.blocks.get(name)?.get(key)?.split_once('>')?;
            let (_, windows) = tag.split_once(" data-layout=\"")?;
            windows.split_once('"').map(|(windows, _)| windows)
        };
        said(key).or_else(|| said(key.split_once('.')?.0))
    }

    /// Begins a change, of one frame or of many.
    pub(crate) fn begin_change(&mut self) {
        self.before = self.tick;
    }

    /// Keeps a frame of the change for the pages that are to be told.
    pub(crate) fn keep(&mut self, frame: Written) {
        self.tick += 1;
        self.kept += frame.len();
        self.frames.push_back((self.tick, frame));
        let is_old = |frames: &VecDeque<(u64, Written)>| {
            frames.front().is_some_and(|(tick, _)| *tick <= self.before)
        };
        while self.kept > KEPT && is_old(&self.frames) {
            self.kept -= self.frames.pop_front().map_or(0, |(_, frame)| frame.len());
        }
    }

    /// Everything after a tick, in order; nothing if that was too long ago.
    pub(crate) fn since(&self, tick: u64, window: Window) -> Option<impl Iterator<Item = &str>> {
        let reaches = tick == self.tick
            || (tick < self.tick
                && self.frames.front().is_some_and(|(first, _)| *first <= tick + 1));
        let frames = self.frames.iter().filter(move |(at, _)| *at > tick);
        reaches.then(|| frames.map(move |(_, frame)| frame.of(window)))
    }

    /// Every block.
    pub(crate) fn all(&self) -> &Delta {
        &self.blocks
    }
}

/// An element that says itself which windows it is for, without what lies in it.
fn bare(html: &str) -> Option<String> {
    let (tag, _) = html.split_once('>')?;
    let name = tag.strip_prefix('<')?.split(' ').next()?;
    tag.contains(" data-layout=\"").then(|| format!("{tag}></{name}>"))
}

/// What a page is told of a block that changed: where only its own attributes did, its first tag
/// alone, behind an `@`, with those that changed; `-name` is one that goes.
fn news(key: &str, before: Option<&String>, html: &str) -> String {
    let tag = before.filter(|_| !key.is_empty()).and_then(|before| {
        let ((was, inside), (tag, same)) = (before.split_once('>')?, html.split_once('>')?);
        (inside == same).then(|| retagged(was, tag))
    });
    tag.unwrap_or_else(|| html.to_owned())
}

/// The attributes by which a tag differs from the one before.
fn retagged(was: &str, tag: &str) -> String {
    let (before, after) = (attributes(was), attributes(tag));
    let name = tag.split([' ', '/']).next().unwrap_or_default();
    let mut told = format!("@{name}");
    for (name, value) in after.iter().filter(|it| !before.contains(it)) {
        let _ = write!(told, " {name}=\"{value}\"");
    }
    for (name, _) in before.iter().filter(|(name, _)| after.iter().all(|it| it.0 != *name)) {
        let _ = write!(told, " -{name}");
    }
    told + ">"
}

/// The attributes of a tag, without its last bracket.
fn attributes(tag: &str) -> Vec<(&str, &str)> {
    let mut rest = tag.split_once(' ').map_or("", |(_, rest)| rest).trim_end_matches('/');
    let mut found = Vec::new();
    loop {
        rest = rest.trim_start();
        let end = rest.find([' ', '=']).unwrap_or(rest.len());
        let (name, after) = rest.split_at(end);
        if name.is_empty() {
            return found;
        }
        let value = after.strip_prefix("=\"").and_then(|after| after.split_once('"'));
        rest = value.map_or(after, |(_, next)| next);
        found.push((name, value.map_or("", |(value, _)| value)));
    }
}

/// Elements that have no end.
const VOID: [&str; 6] = ["br", "hr", "img", "input", "link", "meta"];

/// A block that is being read: its key, how deep it lies, and its markup so far.
struct Open {
    key: String,
    depth: usize,
    html: String,
}

/// Splits the markup of a fragment into its blocks. The whole has the empty key.
fn split(html: &str) -> BTreeMap<String, String> {
    let mut blocks = BTreeMap::new();
    let mut open = vec![Open { key: String::new(), depth: 0, html: String::new() }];
    let (mut rest, mut depth) = (html, 0_usize);
    while let Some(start) = rest.find('<') {
        // What is escaped holds no bracket, so the next one ends the tag.
        let end = rest[start..].find('>').map_or(rest.len(), |length| start + length + 1);
        let (text, tag) = (&rest[..start], &rest[start..end]);
        rest = &rest[end..];
        if let Some(last) = open.last_mut() {
            last.html.push_str(text);
        }
        let ends = tag.starts_with("</");
        let name = tag.trim_start_matches('<').split([' ', '>', '/']).next().unwrap_or_default();
        let alone = tag.ends_with("/>") || VOID.contains(&name);
        if let Some(key) = key_of(tag) {
            open.push(Open { key, depth, html: String::new() });
        }
        if let Some(last) = open.last_mut() {
            last.html.push_str(tag);
        }
        match (ends, alone) {
            (true, _) => depth = depth.saturating_sub(1),
            (false, false) => depth += 1,
            (false, true) => {}
        }
        while open.len() > 1
            && (ends || alone)
            && open.last().is_some_and(|last| last.depth == depth)
            && let Some(Open { key, html, .. }) = open.pop()
        {
            if let Some(outer) = open.last_mut() {
                let _ = write!(outer.html, "<x-b k=\"{key}\"></x-b>");
            }
            blocks.insert(key, html);
        }
    }
    if let Some(mut whole) = open.into_iter().next() {
        whole.html.push_str(rest);
        blocks.insert(String::new(), whole.html);
    }
    blocks
}

/// The key of the element that a tag begins.
fn key_of(tag: &str) -> Option<String> {
    let (_, after) = tag.split_once(" data-k=\"")?;
    after.split_once('"').map(|(key, _)| key.to_owned())
}

/// Keys that stand twice in a fragment: a page could not tell them apart.
#[cfg(test)]
pub(crate) fn repeated(html: &str) -> std::collections::BTreeSet<String> {
    let mut seen = std::collections::BTreeSet::new();
    let keys = html.match_indices(" data-k=\"").filter_map(|(at, _)| key_of(&html[at - 1..]));
    keys.filter(|key| !seen.insert(key.clone())).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use draw::Window;

    use super::{Shown, Written, repeated, split};
    use crate::look::Fragments;

    fn blocks(pairs: &[(&str, &str)]) -> BTreeMap<String, String> {
        pairs.iter().map(|&(key, html)| (key.to_owned(), html.to_owned())).collect()
    }

    #[test]
    fn an_element_with_a_key_is_a_block_and_leaves_a_mark_where_it_stood() {
        let html = "<ol><li data-k=\"a\">one</li> <li data-k=\"b\">two <i>x</i></li></ol>!";
        let whole = "<ol><x-b k=\"a\"></x-b> <x-b k=\"b\"></x-b></ol>!";
        assert_eq!(
            split(html),
            blocks(&[
                ("", whole),
                ("a", "<li data-k=\"a\">one</li>"),
                ("b", "<li data-k=\"b\">two <i>x</i></li>"),
            ])
        );
    }

    #[test]
    fn blocks_lie_in_blocks_and_elements_without_an_end_have_one() {
        let html = "<g data-k=\"a\"><path d=\"M0\"/><g data-k=\"b\"><br></g></g>\
                    <input data-k=\"c\" value=\"1\"><circle data-k=\"d\"/>";
        assert_eq!(
            split(html),
            blocks(&[
                ("", "<x-b k=\"a\"></x-b><x-b k=\"c\"></x-b><x-b k=\"d\"></x-b>"),
                ("a", "<g data-k=\"a\"><path d=\"M0\"/><x-b k=\"b\"></x-b></g>"),
                ("b", "<g data-k=\"b\"><br></g>"),
                ("c", "<input data-k=\"c\" value=\"1\">"),
                ("d", "<circle data-k=\"d\"/>"),
            ])
        );
    }

    #[test]
    fn only_blocks_that_changed_are_told() {
        let page = |html: &str| Fragments::from([("board", html.to_owned())]);
        let mut shown = Shown::default();
        shown.take(&page("<g data-k=\"a\">1</g><g data-k=\"b\">2</g>"));
        let delta = shown.take(&page("<g data-k=\"a\">1</g><g data-k=\"b\">3</g>"));
        assert_eq!(delta["board"], blocks(&[("b", "<g data-k=\"b\">3</g>")]));
        assert!(shown.take(&page("<g data-k=\"a\">1</g><g data-k=\"b\">3</g>")).is_empty());
        let delta = shown.take(&page("<g data-k=\"a\">1</g><g data-k=\"b\" class=\"x\">3</g>"));
        assert_eq!(delta["board"], blocks(&[("b", "@<g class=\"x\">")]));
        let html = "<g data-k=\"a\">1</g><g data-k=\"b\" class=\"y z\" data-on role=\"img\">3</g>";
        let delta = shown.take(&page(html));
        let told = "@<g class=\"y z\" data-on=\"\" role=\"img\">";
        assert_eq!(delta["board"], blocks(&[("b", told)]));
        let delta = shown.take(&page("<g data-k=\"a\">1</g><g data-k=\"b\" class=\"x\">3</g>"));
        assert_eq!(delta["board"], blocks(&[("b", "@<g class=\"x\" -data-on -role>")]));
        let delta = shown.take(&page("<g data-k=\"b\" class=\"x\">3</g>"));
        assert_eq!(delta["board"], blocks(&[("", "<x-b k=\"b\"></x-b>")]));
    }

    #[test]
    fn what_is_for_one_layout_alone_is_told_to_its_pages_alone() {
        let html = "<svg data-k=\"map\"><g data-k=\"map.a\"></g></svg>\
                    <svg data-k=\"s\" data-layout=\"narrow\"><g data-k=\"s.a\"></g></svg>\
                    <svg data-k=\"l\" data-layout=\"wide\"><g data-k=\"l.a\"></g></svg>\
                    <svg data-k=\"w\" data-layout=\"wide low\"><g data-k=\"w.a\"></g></svg>";
        let mut shown = Shown::default();
        let delta = shown.take(&Fragments::from([("board", html.to_owned())]));
        let told = |window| {
            let told = shown.told(&delta, window);
            told["board"].keys().cloned().collect::<Vec<_>>()
        };
        assert_eq!(told(Window::Wide), ["", "l", "l.a", "map", "map.a", "s", "w", "w.a"]);
        assert_eq!(told(Window::Narrow), ["", "l", "map", "map.a", "s", "s.a", "w"]);
        assert_eq!(told(Window::Low), ["", "l", "map", "map.a", "s", "w", "w.a"]);
        let bare = &shown.told(&delta, Window::Wide)["board"]["s"];
        assert!(!bare.contains('*') && bare.contains("svg"), "its element alone: {bare}");
    }

    #[test]
    fn a_page_gets_what_it_missed_and_starts_anew_after_too_long_a_break() {
        let mut shown = Shown::default();
        for frame in ["1", "2", "3"] {
            shown.begin_change();
            shown.keep(Written::by(|_| frame.to_owned()));
        }
        let since = |tick| shown.since(tick, Window::Wide).map(Iterator::collect::<String>);
        assert_eq!(since(1).as_deref(), Some("23"));
        assert_eq!(since(3).as_deref(), Some(""));
        assert_eq!(since(4), None);
        shown.begin_change();
        shown.keep(Written::by(|_| "x".repeat(300 << 10)));
        assert!(shown.since(2, Window::Wide).is_none() && shown.since(3, Window::Wide).is_some());
    }

    #[test]
    fn a_page_that_was_up_to_date_gets_every_frame_of_a_long_turn() {
        let mut shown = Shown::default();
        shown.keep(Written::by(|_| "before".to_owned()));
        shown.begin_change();
        for _ in 0..60 {
            shown.keep(Written::by(|_| "x".repeat(10 << 10)));
        }
        assert_eq!(shown.since(1, Window::Wide).map(Iterator::count), Some(60));
        assert!(shown.since(0, Window::Wide).is_none(), "what was before it is not kept");
    }

    #[test]
    fn keys_that_stand_twice_are_found() {
        assert!(repeated("<a data-k=\"1\"></a><a data-k=\"2\"></a>").is_empty());
        assert!(repeated("<a data-k=\"1\"></a><a data-k=\"1\"></a>").contains("1"));
    }
}
