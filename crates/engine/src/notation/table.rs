//! A table of forms: one row for each thing that an enum or a record can be, read from left to
//! right and from right to left.

use super::{Misread, Words};

/// Makes a [`Form`](crate::notation::Form) of a table. A row has the fixed words, then the parts
/// with their forms, then what they make, which is spliced in as pattern and as expression: no word
/// stands twice, and a variant without a row does not compile. A form may give several parts at once,
/// as a pair does: `x y: point()`. Behind `|` come other words that are
/// read in place of the first, and never written; `""` where they may be left away.
///
/// ```
/// use engine::notation::{Form as _, number, read_whole};
///
/// #[derive(Copy, Clone, Eq, PartialEq, Debug)]
/// enum Order {
///     Halt,
///     March { paces: u8 },
/// }
///
/// engine::forms! {
///     /// An order to those who can walk so far.
///     struct Orders { most: u8 } of Order {
///         "halt" | "stop" => [Order::Halt],
///         "march on" paces: number(1..=most) => [Order::March { paces }],
///     }
/// }
///
/// assert_eq!(read_whole(&Orders { most: 9 }, "march on 7"), Ok(Order::March { paces: 7 }));
/// assert_eq!(read_whole(&Orders { most: 9 }, "stop"), Ok(Order::Halt));
/// assert_eq!(Orders { most: 9 }.told(), "halt or march on 1 to 9");
/// ```
#[macro_export]
macro_rules! forms {
    (@type $(#[$about:meta])* $vis:vis struct $name:ident) => {
        $(#[$about])*
        #[derive(Copy, Clone, Debug)]
        $vis struct $name;
    };
    (@type $(#[$about:meta])* $vis:vis struct $name:ident { $($given:ident: $type:ty),+ }) => {
        $(#[$about])*
        #[derive(Copy, Clone, Debug)]
        #[allow(missing_docs, reason = "what is given is named in the rows")]
        $vis struct $name { $($vis $given: $type),+ }
    };
    ($(
        $(#[$about:meta])*
        $vis:vis struct $name:ident $({ $($given:ident: $type:ty),+ })? of $value:ty {
            $($phrase:literal $(| $also:literal)* $($($part:ident)+: $form:expr),* => [$($made:tt)+]),+ $(,)?
        }
    )+) => {$(
        $crate::forms!(@type $(#[$about])* $vis struct $name $({ $($given: $type),+ })?);

        impl $name {
            fn rows(self) -> Vec<String> {
                $(let Self { $($given),+ } = self;)?
                vec![$($crate::notation::pattern(
                    $phrase,
                    &[$($crate::notation::Form::sign(&$form)),*],
                )),+]
            }
        }

        impl $crate::notation::Form for $name {
            type Value = $value;

            fn write(&self, value: &$value, pen: &mut $crate::notation::Pen<'_>) {
                $(let Self { $($given),+ } = *self;)?
                match *value {
                    $($($made)+ => {
                        pen.phrase($phrase);
                        $($crate::notation::Form::write(&$form, &($($part),+), pen);)*
                    })+
                }
            }

            fn read(
                &self,
                words: &mut $crate::notation::Words<'_>,
            ) -> Result<$value, $crate::notation::Misread> {
                $(let Self { $($given),+ } = *self;)?
                $(
                    let row = |ahead: &mut $crate::notation::Words<'_>| {
                        $(let ($($part),+) = $crate::notation::Form::read(&$form, ahead)?;)*
                        Ok($($made)+)
                    };
                    if let Some(made) = $crate::notation::read_row(words, &[$phrase $(, $also)*], row) {
                        return made;
                    }
                )+
                Err($crate::notation::Misread::Form)
            }

            fn near(&self, words: &$crate::notation::Words<'_>) -> Option<String> {
                $(let Self { $($given),+ } = *self;)?
                let mut nearest = $crate::notation::Near::default();
                $(
                    let parts: &[$crate::notation::Reader<'_>] = &[$(
                        (&|ahead| $crate::notation::Form::read(&$form, ahead).map(|_| ()), &|| {
                            $crate::notation::Form::told(&$form)
                        })
                    ),*];
                    let row = $crate::notation::pattern(
                        $phrase,
                        &[$($crate::notation::Form::sign(&$form)),*],
                    );
                    nearest.try_row(words, ($phrase, &row), parts);
                )+
                nearest.told()
            }

            fn sign(&self) -> String {
                self.rows().join("|")
            }

            fn told(&self) -> String {
                $crate::notation::either(self.rows())
            }
        }
    )+};
}

/// Reads one row, if the words begin as it does and its parts fit. Words that begin so and are nearly
/// right are told as such; all others may belong to another row.
#[doc(hidden)]
pub fn read_row<'t, T>(
    words: &mut Words<'t>,
    phrases: &[&str],
    parts: impl Fn(&mut Words<'t>) -> Result<T, Misread>,
) -> Option<Result<T, Misread>> {
    (0..).zip(phrases).find_map(|(other, phrase)| {
        let mut ahead = words.clone();
        let read = ahead.have(phrase).then(|| parts(&mut ahead))?;
        if matches!(read, Err(Misread::Form)) || (other > 0 && read.is_err()) {
            return None;
        }
        *words = ahead;
        Some(read)
    })
}

/// The pattern of one row: `march on 1 to 9`.
#[doc(hidden)]
pub fn pattern(phrase: &str, signs: &[String]) -> String {
    let words = [phrase].into_iter().filter(|it| !it.is_empty());
    words.chain(signs.iter().map(String::as_str)).collect::<Vec<_>>().join(" ")
}
