//! What takes two choices, folded up by the first of them: a stack's ways are many, and a page gets
//! them in words only where somebody looks.

use draw::{Order, Pick};
use games::Listed;
use maud::{Markup, html};

use super::choices::{button, by_hand, guard, order_button};
use crate::look::Look;
use crate::words::here as words;

/// Everything that may be done: single actions, and orders that stand for several.
pub(super) type All<'a> = (&'a [Listed], &'a [Order]);

/// The actions that begin at one part, and the orders.
pub(super) struct Group<'a> {
    pub(super) source: &'a Pick,
    actions: Vec<&'a Listed>,
    orders: Vec<&'a Order>,
}

impl Group<'_> {
    /// Every way, in notation, orders first.
    fn notations(&self) -> impl Iterator<Item = &str> {
        let orders = self.orders.iter().map(|order| order.notation.as_str());
        orders.chain(self.actions.iter().map(|listed| listed.notation.as_str()))
    }

    /// Whether nothing more than the way itself need be known before it is chosen.
    fn is_plain(&self, look: &Look<'_>) -> bool {
        let calm = |it: &&Listed| !it.chance && !it.ends && it.left_undone.is_none();
        let untold = |notation: &str| {
            look.table.brief(notation).is_ok_and(|it| it.words.is_none() && it.risk.is_none())
        };
        self.actions.iter().all(calm) && self.notations().all(untold)
    }
}

/// Actions that take several picks, by the first of them.
pub(super) fn groups<'a>(actions: &'a [Listed], orders: &'a [Order]) -> Vec<Group<'a>> {
    let mut groups: Vec<Group<'_>> = Vec::new();
    for listed in actions {
        let Some(source) = listed.source() else { continue };
        if let Some(group) = groups.iter_mut().find(|group| group.source.part == source.part) {
            group.actions.push(listed);
            continue;
        }
        let begins = |it: &&Order| it.path.len() > 1 && it.path[0].part == source.part;
        let orders = orders.iter().filter(begins).collect();
        groups.push(Group { source, actions: vec![listed], orders });
    }
    groups
}

/// A group, folded up. What can be taken up by hand is many ways: the page gets them in notation, and
/// asks for their words when the group is opened.
pub(super) fn folded(look: &Look<'_>, group: &Group<'_>, all: All<'_>, by_hand: bool) -> Markup {
    let part = &group.source.part;
    let ways = words::ways(group.orders.len() + group.actions.len());
    html! {
        details.from id={ "from-" (part) } {
            summary {
                span.words { (group.source.words) } " "
                span.help data-k={ "count " (part) } { (ways) }
            }
            @if by_hand && group.is_plain(look) {
                ul.actions data-k={ "ways " (part) } id={ (WAYS) (part) } data-folded data-ways=(heads(group.notations())) {}
            } @else {
                ul.actions { (ways_of(look, group, all)) }
            }
        }
    }
}

/// What the name of a folded group begins with, before the name of its part.
pub(super) const WAYS: &str = "ways-";

/// The ways of one group in words, for whoever opens it.
pub(super) fn of(look: &Look<'_>, part: &str) -> Option<Markup> {
    look.asked()?;
    let (actions, orders) = (look.table.actions(), look.table.orders());
    let found = groups(&actions, &orders).into_iter().find(|group| group.source.part == part)?;
    Some(ways_of(look, &found, (&actions, &orders)))
}

fn ways_of(look: &Look<'_>, group: &Group<'_>, (actions, orders): All<'_>) -> Markup {
    html! {
        @for order in &group.orders {
            li data-k={ "o " (order.notation) } {
                (order_button(look, None, order, guard(actions), None))
            }
        }
        @for listed in &group.actions {
            li data-k={ "a " (listed.notation) } {
                (button(look, None, listed, by_hand(orders, listed)))
            }
        }
    }
}

/// Notations in short, a line for those that differ by their last two words alone: what they share,
/// each word before the last, each last word. `assets/pure/ways.js` reads it.
fn heads<'a>(notations: impl Iterator<Item = &'a str>) -> String {
    let mut lines: Vec<(&str, Vec<&str>, Vec<&str>)> = Vec::new();
    for notation in notations {
        let (head, last) = notation.rsplit_once(' ').unwrap_or(("", notation));
        let (stem, word) = head.rsplit_once(' ').unwrap_or(("", head));
        match lines.last_mut() {
            Some((of, words, ends)) if *of == stem && *words == [word] => ends.push(last),
            _ => lines.push((stem, vec![word], vec![last])),
        }
    }
    lines.dedup_by(|next, line| {
        let alike = (next.0, &next.2) == (line.0, &line.2);
        if alike {
            line.1.append(&mut next.1);
        }
        alike
    });
    let told = lines
        .iter()
        .map(|(stem, words, ends)| format!("{stem}\t{}\t{}", words.join(" "), ends.join(" ")));
    told.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::heads;

    #[test]
    fn ways_that_differ_by_their_last_two_words_share_a_line() {
        let ways = [
            "end",
            "march all camp melas",
            "march all camp oaks",
            "march all pass melas",
            "march all pass oaks",
            "march two camp oaks",
        ];
        assert_eq!(
            heads(ways.into_iter()),
            "\t\tend\nmarch all\tcamp pass\tmelas oaks\nmarch two\tcamp\toaks"
        );
    }
}
