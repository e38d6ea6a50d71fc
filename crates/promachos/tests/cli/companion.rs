//! Beside the boxed game [2.0]: the dice are thrown on the table and told here, the rules say what
//! the Persians do.

use crate::{Answer, Folder, Keyboard};

/// No day of the tests takes more questions.
const MOST: usize = 2_000;

/// Somebody with the boxed game, who throws the same dice again and again.
struct Owner {
    keyboard: Keyboard,
    thrown: usize,
    moved: bool,
    told: String,
}

impl Owner {
    fn sits_down(folder: &Folder) -> Self {
        let args = ["play", "spartans", "--dice", "table", "-o", "day.record"];
        let keyboard = Keyboard::at(folder, &args);
        Self { keyboard, thrown: 0, moved: false, told: String::new() }
    }

    /// Reads on to the next question; gives what stands since the last.
    fn reads(&mut self) -> String {
        let read = self.keyboard.until("> ");
        self.told.push_str(&read);
        read
    }

    /// Says something, and reads on to the next question.
    fn says(&mut self, words: &str) -> String {
        self.keyboard.types(words);
        self.reads()
    }

    /// What he answers to a question: dice as they fall, the first of equal ways, and in his own
    /// turn what a hurried player does.
    fn answer(&mut self, asked: &str) -> String {
        if let Some((_, faces)) = asked.rsplit_once("what came up, 1 to ") {
            let most: usize = faces.trim_end_matches("? > ").parse().expect("a die has faces");
            self.thrown += 1;
            return (1 + self.thrown * 7 % most).to_string();
        }
        if asked.ends_with("what came up? > ") {
            return "1".to_owned();
        }
        if asked.contains(" is not allowed: ") {
            return "done".to_owned(); // Nobody can go forward any more.
        }
        let question = asked.lines().rfind(|line| line.starts_with("Seat 1: ")).unwrap_or_default();
        let order = [
            ("guards the path", "guard phocians"),
            ("1 unit to go", "deploy rest"),
            ("place the Greeks", "deploy wall"),
            ("Movement", if self.moved { "done" } else { "forward all" }),
            ("Fire", "fire best"),
            ("melee", "fight all"),
            ("is attacked", "stand all"),
        ];
        let found = order.iter().find(|(part, _)| question.contains(part));
        let (_, order) = found.unwrap_or_else(|| panic!("what is asked? {asked}"));
        self.moved = *order == "forward all";
        (*order).to_owned()
    }

    /// Plays until something is told.
    fn plays_until(&mut self, part: &str) -> String {
        let mut asked = self.reads();
        for _ in 0..MOST {
            if asked.contains(part) {
                return asked;
            }
            let answer = self.answer(&asked);
            asked = self.says(&answer);
        }
        panic!("“{part}” was not told in {MOST} questions");
    }

    fn leaves(self) -> (Answer, usize, String) {
        (self.keyboard.leaves(), self.thrown, self.told)
    }
}

#[test]
fn case_2_0_a_whole_day_is_played_with_the_dice_of_the_boxed_game() {
    let folder = Folder::new();
    let mut owner = Owner::sits_down(&folder);
    owner.plays_until("Day 2, Action Round 1 of 8");
    let (answer, thrown, told) = owner.leaves();
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    println!("a day beside the boxed game: {thrown} dice");
    assert!(told.contains("End of Day") || told.contains("[9.0]"), "the day has its end");
    // Each die of the record is one that he threw.
    let dice = folder.well(&["replay", "day.record"]);
    let counted = dice.lines().filter(|line| line.contains("chance  d")).count();
    assert_eq!(counted, thrown);
    assert!(folder.well(&["replay", "day.record", "--check"]).contains("replayed and proven"));
}

/// The number of the last step of the log that tells a part.
fn step_that_tells(log: &str, part: &str) -> usize {
    let mut number = 0;
    let mut found = 0;
    for line in log.lines() {
        let first = line.split_whitespace().next().and_then(|word| word.parse().ok());
        number = first.filter(|_| !line.starts_with("      ")).unwrap_or(number);
        if line.contains(part) {
            found = number;
        }
    }
    found
}

#[test]
fn case_2_0_a_mistyped_die_is_corrected_and_the_persians_say_why_they_came() {
    let folder = Folder::new();
    let mut owner = Owner::sits_down(&folder);
    // The first die that somebody throws at a target.
    let asked = owner.plays_until(" fires at ");
    assert!(asked.contains("what came up, 1 to"), "{asked}");
    let wrong = owner.says("6");
    assert!(wrong.contains("6 of D"), "{wrong}");
    // It was a 3.
    let again = owner.says("undo");
    assert!(again.contains("The last step is taken back."), "{again}");
    assert!(again.contains("what came up, 1 to"), "{again}");
    let right = owner.says("3");
    assert!(right.contains("3 of D"), "{right}");
    // Why did they come so far? The log numbers its steps, and the question is not lost.
    let log = owner.says("log");
    let step = step_that_tells(&log, "units move from");
    let why = owner.says(&format!("why step {step}"));
    assert!(why.contains("[8.1.6a]"), "{why}");
    let on = owner.says("");
    assert!(on.contains("what came up") || on.contains("Seat 1: "), "{on}");
    // And the game goes on to the next round.
    owner.keyboard.types("3");
    owner.plays_until("Action Round 2 of 8");
    let (answer, ..) = owner.leaves();
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
}
