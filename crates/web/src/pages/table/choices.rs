//! Everything that may be done, as a list that stays short: what needs one choice first, then what
//! takes two, folded up by what is chosen first; a row of numbers is a field.

use draw::Order;
use engine::Seat;
use games::Listed;
use maud::{Markup, PreEscaped, html};

use crate::look::Look;
use crate::pages::cases;
use crate::words::here as words;

/// So many actions that differ by a number alone are asked for with a field.
const MANY_NUMBERS: usize = 10;

/// The list.
pub(super) fn list(look: &Look<'_>, seat: Seat) -> Markup {
    let (actions, orders) = (look.table.actions(), look.table.orders());
    let numbers = Numbers::among(&actions);
    let single: Vec<&Listed> = actions
        .iter()
        .filter(|it| it.source.is_none() && !numbers.as_ref().is_some_and(|all| all.has(it)))
        .collect();
    let sourceless: Vec<&Order> = orders.iter().filter(|it| it.source.is_none()).collect();
    let first = usize::from(numbers.is_some());
    html! {
        ol.actions data-seat=(seat) {
            @if let Some(numbers) = &numbers { li { (field(look, numbers)) } }
            @for (at, order) in sourceless.iter().enumerate() {
                li { (order_button(look, Some(first + at + 1), order)) }
            }
            @for (at, listed) in single.iter().enumerate() {
                li { (button(look, Some(first + sourceless.len() + at + 1), listed)) }
            }
            @for group in groups(&actions) { li { (folded(look, &group, &orders)) } }
        }
    }
}

/// The actions that begin at one part.
struct Group<'a> {
    source: &'a str,
    actions: Vec<&'a Listed>,
}

/// Actions that take two choices, by the first of them.
fn groups(actions: &[Listed]) -> Vec<Group<'_>> {
    let mut groups: Vec<Group<'_>> = Vec::new();
    for listed in actions {
        let Some(source) = listed.source.as_deref() else { continue };
        match groups.iter_mut().find(|group| group.source == source) {
            Some(group) => group.actions.push(listed),
            None => groups.push(Group { source, actions: vec![listed] }),
        }
    }
    groups
}

fn folded(look: &Look<'_>, group: &Group<'_>, orders: &[Order]) -> Markup {
    let whole = orders.iter().filter(|it| it.source.as_deref() == Some(group.source));
    let whole: Vec<&Order> = whole.collect();
    let name = group.actions.first().and_then(|it| it.source_words.as_deref());
    let ways = words::ways(whole.len() + group.actions.len());
    html! {
        details.from id={ "from-" (group.source) } {
            summary { span.words { (name.unwrap_or(group.source)) } " " span.help { (ways) } }
            ul.actions {
                @for order in whole { li { (order_button(look, None, order)) } }
                @for listed in &group.actions { li { (button(look, None, listed)) } }
            }
        }
    }
}

fn key(number: Option<usize>) -> Markup {
    html! {
        @if let Some(number) = number.filter(|number| *number <= 9) {
            kbd aria-hidden="true" data-number=(number) { (number) }
        }
    }
}

fn button(look: &Look<'_>, number: Option<usize>, listed: &Listed) -> Markup {
    let info = look.table.info();
    let risk = listed.risk.map(|(ways, of)| words::risk(&draw::odds::percent(ways, of)));
    html! {
        button.act type="button" data-action=(listed.notation) data-target=(listed.target)
            data-source=[listed.source.as_deref()] data-chance[listed.chance]
            data-risk=[risk.as_deref()] {
            (key(number))
            span.words { (cases::marked(info, &listed.words)) }
            @if let Some(brief) = &listed.brief { span.brief { (cases::marked(info, brief)) } }
            @if listed.chance { span.mark.chance { (words::ROLLS) } }
            @if let Some(risk) = &risk { span.mark.risk { (risk) } }
        }
    }
}

fn order_button(look: &Look<'_>, number: Option<usize>, order: &Order) -> Markup {
    html! {
        button.act type="button" data-action=(order.notation) data-target=(order.target)
            data-source=[order.source.as_deref()] {
            (key(number))
            span.words { (cases::marked(look.table.info(), &order.words)) }
        }
    }
}

/// Actions that differ by a number alone, as bids do.
struct Numbers<'a> {
    verb: &'a str,
    least: u32,
    most: u32,
    first: &'a Listed,
}

/// An action that is a word and a number.
fn counted(notation: &str) -> Option<(&str, u32)> {
    let (verb, number) = notation.split_once(' ')?;
    Some((verb, number.parse().ok()?))
}

impl<'a> Numbers<'a> {
    /// The numbers that may be asked for, if they are many and none is missing between them.
    fn among(actions: &'a [Listed]) -> Option<Self> {
        let first =
            actions.iter().find(|it| it.source.is_none() && counted(&it.notation).is_some())?;
        let (verb, least) = counted(&first.notation)?;
        let same = |it: &&Listed| counted(&it.notation).is_some_and(|(word, _)| word == verb);
        let all: Vec<u32> =
            actions.iter().filter(same).filter_map(|it| Some(counted(&it.notation)?.1)).collect();
        let gapless = all.iter().copied().eq(least..least + u32::try_from(all.len()).ok()?);
        let most = *all.last()?;
        (gapless && all.len() >= MANY_NUMBERS).then_some(Self { verb, least, most, first })
    }

    fn has(&self, listed: &Listed) -> bool {
        counted(&listed.notation).is_some_and(|(verb, _)| verb == self.verb)
    }
}

/// A field for the number, and the button that does it. The client keeps both in step.
fn field(look: &Look<'_>, numbers: &Numbers<'_>) -> Markup {
    let Numbers { verb, least, most, first } = *numbers;
    let said = cases::marked(look.table.info(), &first.words).into_string();
    let marked = marked_number(&said, least);
    html! {
        div.number {
            label {
                span { (words::number_from(least, most)) }
                input type="number" inputmode="numeric" data-verb=(verb) min=(least) max=(most)
                    step="1" value=(least) required autocomplete="off";
            }
            button.act type="button" data-action=(first.notation) data-target=(first.target) {
                (key(Some(1)))
                span.words { (PreEscaped(marked)) }
            }
        }
    }
}

/// The same words with every number of the action in an element of its own.
fn marked_number(words: &str, number: u32) -> String {
    let number = number.to_string();
    let part = |c: char| c.is_alphanumeric();
    let mut marked = String::with_capacity(words.len() + 40);
    let mut done = 0;
    for (at, _) in words.match_indices(&number) {
        let after = at + number.len();
        if words[..at].ends_with(part) || words[after..].starts_with(part) {
            continue;
        }
        marked.push_str(&words[done..at]);
        marked.push_str("<span class=\"asked\">");
        marked.push_str(&number);
        marked.push_str("</span>");
        done = after;
    }
    marked + &words[done..]
}

#[cfg(test)]
mod tests {
    use super::{counted, marked_number};

    #[test]
    fn an_action_of_a_word_and_a_number_is_told_from_others() {
        assert_eq!(counted("bid 35"), Some(("bid", 35)));
        assert_eq!(
            (counted("pass"), counted("hit a b"), counted("attack mg_s")),
            (None, None, None)
        );
    }

    #[test]
    fn only_whole_numbers_are_marked() {
        assert_eq!(
            marked_number("bid 4: destroy 4 <b>R4</b> 44", 4),
            "bid <span class=\"asked\">4</span>: destroy <span class=\"asked\">4</span> \
             <b>R4</b> 44"
        );
    }
}
