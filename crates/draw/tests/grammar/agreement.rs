//! What is wrong with a sentence: agreement, doubled words, gaps. Written by hand against the slips
//! that people make when they put sentences together from parts.

/// Nouns that are several, as the sentences of both games use them.
const SEVERAL: &[&str] = &[
    "hits",
    "units",
    "attackers",
    "defenders",
    "cards",
    "dice",
    "seats",
    "points",
    "ways",
    "rounds",
];

/// Names that end in a number.
const NUMBERED: &[&str] = &["Seat", "seat", "slot", "location", "round"];

/// What one does, and what several do.
const VERBS: &[(&str, &str)] = &[
    ("is", "are"),
    ("has", "have"),
    ("marches", "march"),
    ("joins", "join"),
    ("takes", "take"),
    ("leaves", "leave"),
    ("rolls", "roll"),
    ("misses", "miss"),
    ("attacks", "attack"),
    ("finds", "find"),
];

/// Units whose name is one, where no number stands before it.
const ONE: &[&str] = &[
    "King Leonidas",
    "Spartan General",
    "Athenian General",
    "Spartan Infantry",
    "Greek Infantry",
    "King Xerxes",
    "Persian General",
    "Persian Cavalry",
    "Persian Infantry",
];

/// Everything that is wrong with a sentence.
pub(crate) fn slips(sentence: &str) -> Vec<String> {
    let clean = |word: &str| word.trim_matches(|it: char| !it.is_alphanumeric()).to_owned();
    let raw: Vec<&str> = sentence.split_whitespace().collect();
    let words: Vec<String> = raw.iter().copied().map(clean).collect();
    let mut slips = Vec::new();
    let mut found = |what: &str, is: bool| {
        if is {
            slips.push(format!("{what}: {sentence:?}"));
        }
    };
    let gap =
        ["  ", " .", " ,", " :", " ;", "..", "()", ": ."].iter().any(|it| sentence.contains(it));
    found("a gap", gap || sentence.trim() != sentence || sentence.is_empty());
    found("no name", sentence.contains("?:") || sentence.starts_with(": "));
    for (at, pair) in words.windows(2).enumerate() {
        // `Seat 1 has won`, `location 1 is`: a name, and no number of things; `You (Greeks)`.
        let name = at > 0 && NUMBERED.contains(&&*words[at - 1]);
        let aside = raw[at + 1].starts_with('(');
        let letters = pair[0].chars().any(char::is_alphabetic);
        found("a doubled word", letters && pair[0].eq_ignore_ascii_case(&pair[1]));
        let ends_in_s = pair[1].ends_with('s') && !pair[1].ends_with("ss");
        found("one of several", pair[0] == "1" && ends_in_s && !name);
        found("you as another", pair[0] == "You" && ends_in_s && !aside);
    }
    for three in words.windows(3) {
        found("one of several", three[0] == "1" && SEVERAL.contains(&&*three[2]));
        let many = three[0].parse::<u32>().is_ok_and(|it| it != 1);
        let mut nouns = SEVERAL.iter().filter_map(|it| it.strip_suffix('s'));
        found("several as one", many && nouns.any(|it| it == three[1]));
    }
    found("nobody counted", sentence.contains(" 0 attackers") || sentence.contains(" 0 defenders"));
    found("you within a sentence", mid_sentence(sentence));
    let several = sentence.starts_with("Immortals") || starts_with_many(&words);
    let one = ONE.iter().any(|unit| sentence.starts_with(unit));
    for (singular, plural) in VERBS {
        let has = |verb: &str| words.iter().take_while(|it| *it != "and").any(|it| it == verb);
        found("several do as one", several && has(singular));
        found("one does as several", one && has(plural));
    }
    found("several do as one", sentence.starts_with("Immortals") && sentence.contains(" and hits"));
    found("one does as several", one && sentence.contains(" and hit."));
    slips
}

fn starts_with_many(words: &[String]) -> bool {
    words.first().and_then(|it| it.parse::<u32>().ok()).is_some_and(|it| it > 1)
}

/// Whether somebody who is spoken to is written large where no sentence begins.
fn mid_sentence(sentence: &str) -> bool {
    sentence.match_indices(" You ").any(|(at, _)| {
        let before = sentence[..at].chars().next_back();
        !before.is_some_and(|it| ".:!?]".contains(it))
    })
}
