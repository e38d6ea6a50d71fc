//! Real dice and cards: what came up on the table beside the keyboard.

use anyhow::Result;
use dice::Scripted;
use draw::Paint;

use super::keeping::Leaving;
use super::line::Line;
use super::sitting::{Flow, Sitting};

/// What may come up, each with its tickets.
type Outcomes = [(String, u32)];

impl Sitting<'_> {
    /// Asks what came up until somebody says what can, takes a step back, or leaves.
    pub(super) fn enter(&mut self) -> Result<Flow> {
        self.news()?;
        let prompt = self.table.prompt(self.eyes());
        self.say(Paint::Cyan, &prompt)?;
        let outcomes = self.table.outcomes();
        let question = if let Some(faces) = faces(&outcomes) {
            let (first, last) = (faces.first().unwrap_or(&""), faces.last().unwrap_or(&""));
            format!("what came up, {first} to {last}? > ")
        } else {
            self.thrown.clear(); // What was said together was said of dice.
            self.list_outcomes(&outcomes)?;
            "what came up? > ".to_owned()
        };
        loop {
            let line = match self.thrown.pop_front() {
                Some(face) => face,
                None => match self.terminal.ask(&question)? {
                    Some(line) => self.first_of(line),
                    None => return Ok(Flow::Left(Leaving::Cut)),
                },
            };
            match self.understand(Line::read(&line), &outcomes) {
                Ok(Some(flow)) => return Ok(flow),
                Ok(None) => {}
                Err(error) if error.is::<std::io::Error>() => return Err(error),
                Err(error) => {
                    self.thrown.clear();
                    self.say(Paint::Red, &error.to_string())?;
                }
            }
        }
    }

    /// Several dice may be thrown and told together: the first is for now, the others are kept.
    fn first_of(&mut self, line: String) -> String {
        let mut faces = line.split_whitespace().map(str::to_owned);
        let is_face = |it: &str| it.bytes().all(|it| it.is_ascii_digit());
        if line.split_whitespace().nth(1).is_none() || !line.split_whitespace().all(is_face) {
            return line;
        }
        let first = faces.next();
        self.thrown.extend(faces);
        first.unwrap_or(line)
    }

    /// What a line leads to; nothing: the same question again.
    fn understand(&mut self, line: Line<'_>, outcomes: &Outcomes) -> Result<Option<Flow>> {
        let said = match line {
            Line::Number(number) => by_number(number, outcomes),
            Line::Order(said) => said,
            Line::Undo => return self.take_back(false).map(|()| Some(Flow::On)),
            Line::Quit => return Ok(self.may_leave()?.then_some(Flow::Left(Leaving::Wanted))),
            Line::Empty => return self.list_outcomes(outcomes).map(|()| None),
            other => return self.look_up(other, self.eyes()).map(|()| None),
        };
        self.table.advance(&mut Scripted::new([said.to_owned()]))?;
        Ok(Some(Flow::On))
    }

    /// Whether people at a real table say what came up.
    pub(super) fn has_real_dice(&self) -> bool {
        self.table.header().dice.parse() == Ok(dice::Kind::Table)
    }

    /// Says what may come up: the faces of a die, or a numbered list.
    fn list_outcomes(&mut self, outcomes: &Outcomes) -> Result<()> {
        if let Some(faces) = faces(outcomes) {
            let words = format!(
                "A number: {}; several dice may be told together, as 3 6 1. Or undo, help, quit.",
                faces.join(", ")
            );
            return self.say(Paint::Faint, &words);
        }
        for (at, (name, _)) in outcomes.iter().enumerate() {
            writeln!(self.terminal.out, "{:>4}  {name}", at + 1)?;
        }
        Ok(())
    }
}

/// The faces that may come up, where only the numbers of a die are told apart.
fn faces(outcomes: &Outcomes) -> Option<Vec<&str>> {
    let (first, _) = outcomes.first()?;
    let (head, _) = first.split_at(first.rfind(' ').map_or(0, |space| space + 1));
    let faces = outcomes.iter().map(|(name, _)| name.strip_prefix(head));
    faces.map(|face| face.filter(|it| it.bytes().all(|it| it.is_ascii_digit()))).collect()
}

/// What a bare number means: the face of a die, else a line of the list.
fn by_number<'text>(number: &'text str, outcomes: &'text Outcomes) -> &'text str {
    if faces(outcomes).is_some() {
        return number;
    }
    let line = number.parse::<usize>().ok().and_then(|line| line.checked_sub(1));
    line.and_then(|line| outcomes.get(line)).map_or(number, |(name, _)| name)
}

#[cfg(test)]
mod tests {
    use super::{by_number, faces};

    fn outcomes(names: &[&str]) -> Vec<(String, u32)> {
        names.iter().map(|name| ((*name).to_owned(), 1)).collect()
    }

    #[test]
    fn a_number_is_the_face_of_a_die_and_else_a_line_of_the_list() {
        let die = outcomes(&["d6 1", "d6 2", "d6 3"]);
        assert_eq!(faces(&die), Some(vec!["1", "2", "3"]));
        assert_eq!(by_number("2", &die), "2");
        let ways = outcomes(&["area C5", "area C6"]);
        assert_eq!(faces(&ways), None);
        assert_eq!(by_number("2", &ways), "area C6");
        assert_eq!(by_number("3", &ways), "3", "the game refuses it in its own words");
    }
}
