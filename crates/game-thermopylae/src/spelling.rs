//! What people write, spelt as notation has it: in any case, with places and units called as they are
//! displayed, and in the order of a sentence. What is written down stays as it is: `Hot Springs` is
//! read, `springs` written; `march 3 Immortals from Camp to Trachis` is `march camp trachis
//! immortalsx3`, and `Camp to Trachis` is a march, too.

use crate::game::Thermopylae;
use crate::map::Place;
use crate::units::Unit;

/// What a displayed name stands for in notation.
struct Spelling {
    shown: String,
    id: &'static str,
}

impl Thermopylae {
    /// The text as notation has it.
    pub(crate) fn spelled(&self, text: &str) -> String {
        in_order(&self.with_short_names(text))
    }

    /// The text in small letters, each displayed name in it replaced by its short one.
    pub(crate) fn with_short_names(&self, text: &str) -> String {
        let names = self.displayed();
        let small = text.to_lowercase();
        let words = small.split_whitespace().collect::<Vec<_>>().join(" ");
        let mut spelled = String::with_capacity(words.len());
        let mut rest = words.as_str();
        while !rest.is_empty() {
            let begins = spelled.is_empty() || spelled.ends_with([' ', '@']);
            if let Some(name) = names.iter().find(|name| begins && name.begins(rest)) {
                spelled.push_str(name.id);
                rest = &rest[name.shown.len()..];
            } else {
                let next = rest.chars().next().map_or(rest.len(), char::len_utf8);
                spelled.push_str(&rest[..next]);
                rest = &rest[next..];
            }
        }
        spelled
    }

    /// Every displayed name that stands for one thing alone, the longest first: `Alpenoi Fields`
    /// is not `Alpenoi` and something more.
    fn displayed(&self) -> Vec<Spelling> {
        let units = Unit::ALL.map(|unit| (unit.name(), unit.id()));
        let territories = &self.board.map.territories;
        let places = territories.iter().map(|it| (it.name.as_str(), it.place.id()));
        let all: Vec<Spelling> = units
            .into_iter()
            .chain(places)
            .map(|(shown, id)| {
                let shown = shown.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
                Spelling { shown, id }
            })
            .collect();
        let is_clear = |name: &Spelling| {
            let same = all.iter().filter(|other| other.shown == name.shown).count();
            // A word of notation means what it means, whatever a map calls its places.
            let taken = Place::named(&name.shown).is_some()
                || Unit::named(&name.shown).is_some()
                || WORDS.contains(&name.shown.as_str());
            same == 1 && !taken
        };
        let clear: Vec<bool> = all.iter().map(is_clear).collect();
        let mut names: Vec<Spelling> =
            all.into_iter().zip(clear).filter(|(_, clear)| *clear).map(|(name, _)| name).collect();
        names.sort_by_key(|name| std::cmp::Reverse(name.shown.len()));
        names
    }
}

/// Words of a sentence that notation does without.
const FILLERS: [&str; 7] = ["from", "to", "the", "with", "of", "and", "by"];

/// The words in the order of notation: no fillers, `3 immortals` as `immortalsx3`, and where a march
/// or an exit names its units first, these behind the places.
fn in_order(text: &str) -> String {
    let mut words: Vec<String> = Vec::new();
    let mut number: Option<&str> = None;
    for word in text.split(' ').filter(|word| !FILLERS.contains(word)) {
        if word.bytes().all(|byte| byte.is_ascii_digit()) {
            words.extend(number.replace(word).map(str::to_owned));
        } else if let Some(count) = number.take() {
            let counts = Unit::named(word).is_some();
            let joined = if counts { format!("{word}x{count}") } else { format!("{count} {word}") };
            words.push(joined);
        } else {
            words.push(word.to_owned());
        }
    }
    words.extend(number.map(str::to_owned));
    // From one place to another nobody does anything but march.
    let places = words.iter().filter(|word| Place::named(word).is_some()).count();
    if places == 2 && words.first().is_some_and(|word| !WORDS.contains(&word.as_str())) {
        words.insert(0, "march".to_owned());
    }
    if matches!(words.first().map(String::as_str), Some("march" | "exit")) {
        // A place comes before the units that leave it.
        words[1..].sort_by_key(|word| Place::named(word).is_none());
    }
    words.join(" ")
}

/// The words of notation that are no names.
const WORDS: [&str; 20] = [
    "bid", "pass", "place", "attack", "free", "join", "call", "off", "fight", "hit", "auto",
    "again", "stop", "end", "combat", "turn", "march", "exit", "all", "x",
];

impl Spelling {
    /// Whether a text begins with it as a whole word.
    fn begins(&self, text: &str) -> bool {
        text.strip_prefix(self.shown.as_str())
            .is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
    }
}

#[cfg(test)]
mod tests {
    use engine::{Game, Terms};

    use crate::game::Thermopylae;

    #[test]
    fn from_one_place_to_another_is_a_march() {
        let game = Thermopylae::agree(&Terms::default()).expect("our own map");
        for (written, read) in [
            ("Trachis to Asopos Plain", "march trachis asopos"),
            ("3 Immortals from Persian Camp to Trachis", "march camp trachis immortalsx3"),
            ("march camp trachis", "march camp trachis"),
            ("attack Phocian Wall with all", "attack mg_s all"),
            ("list units", "list units"),
        ] {
            assert_eq!(game.spelled(written), read);
        }
    }
}
