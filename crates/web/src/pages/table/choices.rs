//! Everything that may be done, as a list that stays short: what needs one choice first, then what
//! takes two, folded up by what is chosen first; a row of numbers is a field.

use draw::{ByHand, Order, Standing};
use engine::Seat;
use games::Listed;
use maud::{Markup, PreEscaped, html};

use super::ways;
use crate::look::Look;
use crate::pages::cases;
use crate::words::here as words;
use crate::words::here::first_hour as asks;

/// So many actions that differ by a number alone are asked for with a field.
const MANY_NUMBERS: i32 = 10;

/// The list.
pub(super) fn list(look: &Look<'_>, seat: Seat) -> Markup {
    let (actions, orders) = (look.table.actions(), look.table.orders());
    let numbers = many_numbers(&actions);
    let asked = |it: &Listed| numbers.is_some_and(|first| first.verb() == it.verb());
    let (ends, single): (Vec<&Listed>, Vec<&Listed>) =
        actions.iter().filter(|it| it.source().is_none() && !asked(it)).partition(|it| it.ends);
    let hands: Vec<String> = look.table.hands().into_iter().map(|pick| pick.part).collect();
    let standings = look.table.standing();
    let sourceless: Vec<&Order> = orders.iter().filter(|it| it.path.len() < 2).collect();
    let first = usize::from(numbers.is_some());
    html! {
        (standing(look, false))
        ol.actions data-seat=(seat) data-hands=[(!hands.is_empty()).then(|| hands.join(" "))]
            data-set-up=[look.table.set_up_so_far()] {
            @if let Some(listed) = numbers { li { (field(look, listed, &actions)) } }
            @for (at, order) in sourceless.iter().enumerate() {
                li data-k={ "o" (at) } {
                    (order_button(look, Some(first + at + 1), order, guard(&actions), standing_for(&standings, order)))
                }
            }
            @for (at, listed) in single.iter().enumerate() {
                @let number = Some(first + sourceless.len() + at + 1);
                li data-k={ "a " (listed.notation) } {
                    (button(look, number, listed, by_hand(&orders, listed)))
                }
            }
            @for group in ways::groups(&actions, &orders) {
                @let by_hand = hands.contains(&group.source.part);
                li data-k={ "from " (group.source.part) } { (ways::folded(look, &group, (&actions, &orders), by_hand)) }
            }
        }
        @if !ends.is_empty() {
            ul.actions.endings {
                @for (at, listed) in ends.iter().enumerate() {
                    @let number = first + sourceless.len() + single.len() + at + 1;
                    li data-k={ "a " (listed.notation) } { (button(look, Some(number), listed, by_hand(&orders, listed))) }
                }
            }
        }
        (standing(look, true))
        (routines(look, &orders))
    }
}

/// What may go on step by step: before the list what is done now, behind it what keeps on. The
/// client makes the steps; what cannot be begun here tells it whether it may go on.
fn standing(look: &Look<'_>, keeps: bool) -> Markup {
    let (mut standing, orders) = (look.table.standing(), look.table.orders());
    // What has an order of its own in the list is begun there.
    let listed = |it: &Standing| orders.iter().any(|order| is_order(it, order));
    standing.retain(|it| it.keeps == keeps && !listed(it));
    let key = if keeps { "standing-kept" } else { "standing" };
    html! {
        @if !standing.is_empty() {
            div.standing.kept[keeps] data-k=(key) {
                @for it in &standing {
                    button.stand type="button" data-stand=(it.id) data-steps=(it.steps.join("|"))
                        data-mark=(it.mark) data-keeps[it.keeps] data-begins[it.begins]
                        hidden[!it.begins] {
                        span.words { (cases::marked(look.table.info(), &it.words)) }
                    }
                }
            }
        }
    }
}

/// Whether an order stands in the list for what goes on step by step: what it does at once is the
/// first of the steps, and chance decides after each.
fn is_order(standing: &Standing, order: &Order) -> bool {
    !standing.keeps && standing.begins && standing.steps == [order.notation.as_str()]
}

/// What goes on step by step from an order.
fn standing_for<'a>(standings: &'a [Standing], order: &Order) -> Option<&'a Standing> {
    standings.iter().find(|it| is_order(it, order))
}

/// Decisions that may be left to a rule of thumb, where one is near.
fn routines(look: &Look<'_>, orders: &[Order]) -> Markup {
    let near = look.table.standing().iter().any(|it| !it.keeps);
    let shown: Vec<_> = look
        .table
        .routines()
        .iter()
        .filter(|it| near || orders.iter().any(|order| order.notation == it.order))
        .collect();
    html! {
        @for routine in shown {
            label.routine data-k={ "routine-" (routine.order) } {
                span { (routine.words) }
                select data-routine=(routine.order) {
                    @for (value, what) in words::hands::ROUTINES {
                        option value=(value) { (what) }
                    }
                }
            }
        }
    }
}

/// What a single action is for beside an order that begins with it.
pub(super) fn by_hand<'a>(orders: &'a [Order], listed: &Listed) -> Option<&'a ByHand> {
    let beside = orders.iter().filter_map(|order| order.by_hand.as_ref());
    beside.into_iter().find(|it| it.notation == listed.notation)
}

fn key(number: Option<usize>) -> Markup {
    html! {
        @if let Some(number) = number.filter(|number| *number <= 9) {
            kbd aria-hidden="true" data-number=(number) { (number) }
        }
    }
}

pub(super) fn button(
    look: &Look<'_>,
    number: Option<usize>,
    listed: &Listed,
    by_hand: Option<&ByHand>,
) -> Markup {
    let info = look.table.info();
    let mut brief = look.table.brief(&listed.notation).unwrap_or_default();
    if by_hand.is_some() {
        brief.words = None; // The order beside it says them.
    }
    let words_of = by_hand.map_or(&listed.words, |it| &it.words);
    let share = |(ways, of)| (ways < of).then(|| draw::odds::percent(ways, of));
    let risk = brief.risk.map(|risk| words::risk(share(risk).as_deref()));
    html! {
        button.act type="button" data-action=(listed.notation) data-target=(listed.target())
            data-source=[listed.source().map(|pick| &pick.part)] data-chance[listed.chance]
            data-risk=[risk.as_deref()] data-ends[listed.ends]
            data-guard=[listed.left_undone.as_deref()] {
            (key(number))
            span.words { (cases::marked(info, words_of)) }
            @if let Some(brief) = &brief.words { span.brief { (cases::marked(info, brief)) } }
            @if listed.chance { span.mark.chance { (words::ROLLS) } }
            @if let Some(risk) = &risk { span.mark.risk { (risk) } }
        }
    }
}

/// What is given up by whatever is done: an order begins with one of the actions.
pub(super) fn guard(actions: &[Listed]) -> Option<&str> {
    let (first, others) = actions.split_first()?;
    let alike = others.iter().all(|it| it.left_undone == first.left_undone);
    first.left_undone.as_deref().filter(|_| alike)
}

pub(super) fn order_button(
    look: &Look<'_>,
    number: Option<usize>,
    order: &Order,
    guard: Option<&str>,
    goes_on: Option<&Standing>,
) -> Markup {
    let (info, target, source) = (look.table.info(), order.path.last(), order.path.first());
    let brief = look.table.brief(&order.notation).unwrap_or_default().words;
    let brief = brief.map(|it| if goes_on.is_some() { words::first_of_many(&it) } else { it });
    let ends = look.table.order_left_undone(&order.notation);
    html! {
        button.act.stand[goes_on.is_some()] type="button" data-action=(order.notation)
            data-target=[target.map(|pick| &pick.part)]
            data-source=[source.filter(|_| order.path.len() > 1).map(|pick| &pick.part)]
            data-guard=[ends.as_deref().or(guard)]
            data-stand=[goes_on.map(|it| it.id)] data-mark=[goes_on.map(|it| &it.mark)]
            data-steps=[goes_on.map(|it| it.steps.join("|"))] data-begins[goes_on.is_some()]
            data-chance[goes_on.is_some() && look.table.leads_to_chance(&order.notation)] {
            (key(number))
            span.words { (cases::marked(info, &order.words)) }
            @if let Some(brief) = &brief { span.brief { (cases::marked(info, brief)) } }
        }
    }
}

/// The first of many actions that differ by their number alone, as bids do.
fn many_numbers(actions: &[Listed]) -> Option<&Listed> {
    actions.iter().find(|it| {
        let count = it.number.map_or(0, |number| (number.most - number.least) / number.step + 1);
        it.source().is_none() && count >= MANY_NUMBERS
    })
}

/// A field for the number, and the button that does it. It begins with what was measured as even;
/// the client keeps both in step, and says beside the field what is wrong with another number.
fn field(look: &Look<'_>, first: &Listed, actions: &[Listed]) -> Markup {
    let Some(number) = first.number else { return html! {} };
    let write = |it: i32| number.measure.write(it);
    let suggested = first.suggested.as_ref();
    let begin = suggested.map_or(number.value, |it| it.value);
    let of = |value: i32| {
        let such =
            |it: &&Listed| it.verb() == first.verb() && it.number.map(|it| it.value) == Some(value);
        actions.iter().find(such)
    };
    let listed = of(begin).unwrap_or(first);
    let (one, several) = (of(1), if begin == 1 { of(2) } else { None }.unwrap_or(listed));
    let [least, most, value] = [number.least, number.most, begin].map(write);
    let why = suggested.and_then(|it| it.why.as_deref());
    html! {
        div.number data-low=(asks::low(&least)) data-high=(asks::high(&most))
            data-odd=(asks::odd(&least, &write(number.step))) data-none=(asks::NONE) {
            label {
                span { (words::number_from(&least, &most)) }
                input #number-field type="number" inputmode="decimal" data-verb=(first.verb())
                    min=(least) max=(most) step=(write(number.step)) value=(value) required
                    autocomplete="off" aria-describedby="number-why number-fault";
            }
            p #number-why .help { @if let Some(why) = why { (asks::because(why)) } }
            p #number-fault .problem role="alert" hidden {}
            button.act type="button" data-action=(listed.notation) data-target=(listed.target()) {
                (key(Some(1)))
                (number_words(look, several, "words", one.is_some() && begin == 1))
                @if let Some(one) = one { (number_words(look, one, "words of-one", begin != 1)) }
            }
        }
    }
}

/// The words of an action with its numbers marked. One thing is called otherwise than several: its
/// words wait until the field says 1.
fn number_words(look: &Look<'_>, listed: &Listed, class: &str, waits: bool) -> Markup {
    let said = cases::marked(look.table.info(), &listed.words).into_string();
    let value = listed.number.map_or_else(String::new, |it| it.measure.write(it.value));
    let marked = marked_number(&said, &value);
    html! { span class=(class) hidden[waits] { (PreEscaped(marked)) } }
}

/// The same words with every number of the action in an element of its own.
fn marked_number(words: &str, number: &str) -> String {
    let part = |c: char| c.is_alphanumeric();
    let mut marked = String::with_capacity(words.len() + 40);
    let mut done = 0;
    for (at, _) in words.match_indices(number) {
        let after = at + number.len();
        if words[..at].ends_with(part) || words[after..].starts_with(part) {
            continue;
        }
        marked.push_str(&words[done..at]);
        marked.push_str("<span class=\"asked\">");
        marked.push_str(number);
        marked.push_str("</span>");
        done = after;
    }
    marked + &words[done..]
}

#[cfg(test)]
mod tests {
    use super::marked_number;

    #[test]
    fn only_whole_numbers_are_marked() {
        assert_eq!(
            marked_number("bid 4: destroy 4 <b>R4</b> 44", "4"),
            "bid <span class=\"asked\">4</span>: destroy <span class=\"asked\">4</span> \
             <b>R4</b> 44"
        );
    }
}
