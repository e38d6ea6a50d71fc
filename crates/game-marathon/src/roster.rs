//! [2.1a] [2.2] What is printed on the counters. The values are reconstructed, so they are read off
//! the component data.

use boards::Indexed;
use engine::{Fault, Sheet, fault};

use crate::options::Options;
use crate::units::{Arm, Formation, Kind, Piece, Pieces, Side};

/// What is printed on a counter.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Values {
    /// What it is.
    pub kind: Kind,
    /// Its type.
    pub arm: Arm,
    /// [3.3c] Its formation, if it has one.
    pub formation: Option<Formation>,
    /// [7.0] Its Combat Factor in full and reduced; a Leader's command rating fit and wounded.
    pub factors: [u8; 2],
    /// [6.1a] Its movement points.
    pub points: u8,
    /// [8.2b] What is added to its morale checks.
    pub morale: i8,
    /// [2.1a] Its steps.
    pub steps: u8,
}

/// All counters of a table.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Roster {
    values: Vec<Values>,
    of_kind: [Pieces; Kind::COUNT],
    of_side: [Pieces; 2],
    leaders: Pieces,
}

/// [A115] In a thin Center these two serve in the wings.
const LENT: [(&str, Kind); 2] = [("GC7", Kind::HOPLITE_LEFT), ("GC8", Kind::HOPLITE_RIGHT)];
/// Nobody goes farther in one move.
const MOST_POINTS: i8 = 12;
/// [8.2a] More would make a check certain, either way.
const MOST_MORALE: i8 = 5;

impl Roster {
    /// Reads the counters off the component data.
    ///
    /// # Errors
    /// Everything that is missing or cannot be played with.
    pub fn read(sheet: &Sheet, options: Options) -> Result<Self, Vec<Fault>> {
        let mut reader = Reader { sheet, faults: Vec::new() };
        let kinds: Vec<(u8, Values)> = Kind::all().map(|kind| reader.kind(kind)).collect();
        if !reader.faults.is_empty() {
            return Err(reader.faults);
        }
        let mut roster = Self {
            values: Vec::with_capacity(Piece::COUNT),
            of_kind: [Pieces::NONE; Kind::COUNT],
            of_side: Side::BOTH.map(Piece::of),
            leaders: Pieces::NONE,
        };
        for piece in Piece::all() {
            let boxed = piece.kind_in_box();
            let lent = LENT.iter().find(|(name, _)| Piece::named(name) == Some(piece));
            let kind = lent.filter(|_| options.thin_center).map_or(boxed, |(_, kind)| *kind);
            let (count, values) = kinds[kind.index()];
            roster.values.push(values);
            let first = usize::from(kinds[boxed.index()].0);
            let there = kind != boxed || boxed.pieces().take(first).any(|it| it == piece);
            if there && count > 0 {
                roster.of_kind[kind.index()].add(piece);
            }
            if values.arm == Arm::Leader {
                roster.leaders.add(piece);
            }
        }
        Ok(roster)
    }

    /// What is printed on a counter.
    #[inline]
    pub fn of(&self, piece: Piece) -> &Values {
        &self.values[piece.index()]
    }

    /// The pieces of a kind that the table plays with.
    #[inline]
    pub fn pieces(&self, kind: Kind) -> Pieces {
        self.of_kind[kind.index()]
    }

    /// The pieces of a side.
    #[inline]
    pub const fn side(&self, side: Side) -> Pieces {
        self.of_side[side.index()]
    }

    /// All Leaders.
    #[inline]
    pub const fn leaders(&self) -> Pieces {
        self.leaders
    }

    /// Whether a piece is a Leader.
    #[inline]
    pub fn is_leader(&self, piece: Piece) -> bool {
        self.leaders.has(piece)
    }

    /// The pieces of a side that belong to a formation.
    pub fn formation(&self, side: Side, formation: Formation) -> Pieces {
        let kinds = Kind::of(side).filter(|kind| kind.formation() == Some(formation));
        kinds.fold(Pieces::NONE, |all, kind| all.or(self.pieces(kind)))
    }
}

struct Reader<'a> {
    sheet: &'a Sheet,
    faults: Vec<Fault>,
}

impl Reader<'_> {
    /// Whole numbers within bounds, as many as are asked for; what is wrong is told.
    fn numbers<const N: usize>(&mut self, key: &str, bounds: [(i8, i8, &str); N]) -> [i8; N] {
        let value = self.sheet.get(key).map_or("", |datum| datum.value.trim());
        let words: Vec<&str> = value.split_whitespace().collect();
        let mut numbers = [0; N];
        let mut fits = words.len() == N;
        for ((number, word), (least, most, _)) in numbers.iter_mut().zip(&words).zip(bounds) {
            match word.parse() {
                Ok(read) if (least..=most).contains(&read) => *number = read,
                _ => fits = false,
            }
        }
        if !fits {
            let told = bounds.map(|(least, most, name)| format!("{name} ({least} to {most})"));
            let found = fault::quoted(value);
            self.faults
                .push(Fault::new(format!("datum {key} must be {}, not {found}", told.join(", "))));
        }
        numbers
    }

    fn kind(&mut self, kind: Kind) -> (u8, Values) {
        if kind.arm() == Arm::Leader {
            return (1, self.leader(kind));
        }
        let name = kind.word().trim_start_matches("persian-");
        let key = |part: &str| format!("unit.{}.{name}.{part}", kind.side().word());
        let most = kind.in_box().cast_signed();
        let [count] = self.numbers(&key("count"), [(1, most, "a count")]);
        let [factor, points, morale] = self.numbers(
            &key("front"),
            [
                (1, 9, "a Combat Factor"),
                (1, MOST_POINTS, "movement points"),
                (-MOST_MORALE, MOST_MORALE, "a morale modifier"),
            ],
        );
        let back = key("back");
        let one_sided = self.sheet.get(&back).is_none_or(|datum| datum.value.trim() == "-");
        let reduced = if one_sided {
            factor
        } else {
            self.numbers(&back, [(1, factor.max(1), "a reduced Combat Factor")])[0]
        };
        let values = Values {
            kind,
            arm: kind.arm(),
            formation: kind.formation(),
            factors: [factor.cast_unsigned(), reduced.cast_unsigned()],
            points: points.cast_unsigned(),
            morale,
            steps: if one_sided { 1 } else { 2 },
        };
        (count.cast_unsigned(), values)
    }

    fn leader(&mut self, kind: Kind) -> Values {
        let [rating, wounded, points, morale] = self.numbers(
            &format!("leader.{}", kind.word()),
            [
                (0, 5, "a rating"),
                (0, 5, "a rating when wounded"),
                (1, MOST_POINTS, "movement points"),
                (-MOST_MORALE, MOST_MORALE, "a morale modifier"),
            ],
        );
        if wounded > rating {
            let key = format!("leader.{}", kind.word());
            self.faults.push(Fault::new(format!(
                "datum {key}: a wounded Leader is rated {wounded}, no more than the {rating} of a fit one"
            )));
        }
        Values {
            kind,
            arm: Arm::Leader,
            formation: None,
            factors: [rating.cast_unsigned(), wounded.cast_unsigned()],
            points: points.cast_unsigned(),
            morale,
            steps: 2,
        }
    }
}
