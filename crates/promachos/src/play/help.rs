//! What may be typed at the prompt: the commands of every game, and the orders of this one.

use draw::text;
use games::Session;

/// Where the explanations begin.
const COLUMN: usize = 16;
/// No line is longer, on any screen.
const COLUMNS: usize = 80;

/// The page of help of a game in play.
pub(super) fn page(table: &dyn Session) -> String {
    let examples = table.examples();
    let first = examples.first().map_or("ACTION", |(order, _)| order);
    let word = first.split(' ').next().unwrap_or(first);
    let case = table.info().clauses.first().map_or("CASE", |clause| clause.id);
    let mut shown = String::new();
    let mut say = |typed: &str, words: &str| shown.push_str(&row(typed, words));
    say(
        "2",
        "what the question asks for: so many cards, a bid, a seat; where it asks for none of \
         these, the action of that number in the list",
    );
    say("an action", "as it is listed, or in the words of the map");
    for (order, words) in examples {
        say(order, words);
    }
    say("odds ACTION", "the exact chances of what follows (also by number: odds 2)");
    say("why ACTION", "whether it is legal, and by which clauses not");
    say("why step 57", "why the rules did what they did in that step of the log");
    say("hint", "what the computer would do");
    say(
        "undo",
        "take the last step back, until a die fell or a card was drawn; what you said of your own \
         dice and cards, until somebody decides",
    );
    say("undo all", "take back every step that may be");
    say("rules CASE", &format!("read a clause or a ruling, as `rules {case}`"));
    say("board", "the whole table: a small screen has room for a part of it");
    say("list", &format!("everything that may be done; `list {word}`: what begins so"));
    say("cards", "the cards or units that are still to come");
    say("log", "what has happened so far");
    say(
        "confirm off",
        "do not ask \"Sure?\" before an action that may lose the game at once; `confirm on` asks \
         again",
    );
    say("save FILE", "write the record, and keep it up to date from now on");
    say("!resign", "give up; where there are two sides also !offer (a draw), !accept and !decline");
    say("quit", "leave");
    shown
}

/// What is typed, and beside it, or below where it is long, what it does.
fn row(typed: &str, words: &str) -> String {
    let below = text::paragraph(words, COLUMN, COLUMNS);
    let head = format!("  {typed}");
    if text::width(&head) < COLUMN {
        format!("{}{}", text::left(&head, COLUMN), below.trim_start())
    } else {
        format!("{head}\n{below}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_stands_beside_what_it_does_or_above_where_it_is_long() {
        assert_eq!(row("undo", "one back"), "  undo          one back\n");
        let long = "march camp trachis";
        assert_eq!(row(long, "all go"), format!("  {long}\n                all go\n"));
    }
}
