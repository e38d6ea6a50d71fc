//! The last combat: a volley with every die, or a melee with its column, the losses, and the Morale
//! Checks that followed.

use engine::Ledger;
use game_spartans::Event;
use game_spartans::map::Area;
use game_spartans::melee::Shift;
use game_spartans::morale::Check;
use game_spartans::tables::MELEE;
use game_spartans::units::{Arm, Contingent, Side};
use maud::{Markup, PreEscaped, html};

use super::{Canvas, Outline, Part, say};
use crate::spartans::target;
use crate::svg::brush::{Brush, Letters, Rect, fill, length, letters, times};
use crate::svg::glyphs::{die, numeral_centred};
use crate::svg::{Theme, Tone};

const TOLD: Letters = letters(15.4, Tone::PanelInk);
/// How far apart the lines lie.
const LINE: f32 = 18.0;
/// How far apart the dice lie.
const APART: f32 = 29.0;

/// A die that fell, and whether that was good for whoever rolled it.
#[derive(Copy, Clone)]
struct Rolled {
    faces: u8,
    face: u8,
    /// Hits of a shot; none for other dice.
    hits: Option<u8>,
    arm: Option<Arm>,
}

/// What was fought.
#[allow(clippy::large_enum_variant, reason = "one is made a picture")]
enum Fight {
    Volley { side: Side, over: Option<(u8, u8, u8)> },
    Melee { attacker: Side, factors: (u16, u16), column: u8, shielded: bool, shifts: Ledger<Shift> },
}

/// A check: whose, of which type and contingent, its rating, the die, and what came of it.
type Checked = (Side, Arm, Option<Contingent>, Option<u8>, u8, Check);

/// The last combat.
pub(super) struct Fought {
    at: Area,
    fight: Fight,
    dice: Vec<Rolled>,
    lost: Vec<(Side, u8, usize)>,
    checks: Vec<Checked>,
    routed: Vec<Contingent>,
}

impl Fought {
    fn begun(at: Area, fight: Fight) -> Self {
        Self {
            at,
            fight,
            dice: Vec::new(),
            lost: Vec::new(),
            checks: Vec::new(),
            routed: Vec::new(),
        }
    }

    /// The last combat of which the viewer learned.
    pub(super) fn of(recent: &[Event]) -> Option<Self> {
        let mut fought: Option<Self> = None;
        for event in recent {
            match event {
                Event::Shot { .. } | Event::Fought { .. } => fought = Self::rolled(fought, event),
                _ => {
                    if let Some(it) = &mut fought {
                        it.follow(event);
                    }
                }
            }
        }
        fought
    }

    /// A die of a combat has fallen: of the one under way, or of a new one.
    fn rolled(known: Option<Self>, event: &Event) -> Option<Self> {
        match event {
            &Event::Shot { side, arm, target, faces, face, hits, .. } => {
                let goes_on = known.filter(|it| it.at == target && it.is_open());
                let mut it = goes_on
                    .unwrap_or_else(|| Self::begun(target, Fight::Volley { side, over: None }));
                it.dice.push(Rolled { faces, face, hits: Some(hits), arm: Some(arm) });
                Some(it)
            }
            Event::Fought { at, attacker, factors, column, roll, shielded, shifts, .. } => {
                let fight = Fight::Melee {
                    attacker: *attacker,
                    factors: *factors,
                    column: *column,
                    shielded: *shielded,
                    shifts: shifts.clone(),
                };
                let mut it = Self::begun(*at, fight);
                it.dice.push(Rolled { faces: 6, face: roll.number(), hits: None, arm: None });
                Some(it)
            }
            _ => known,
        }
    }

    /// Whether more dice of the same volley may fall.
    const fn is_open(&self) -> bool {
        matches!(self.fight, Fight::Volley { over: None, .. })
    }

    fn follow(&mut self, event: &Event) {
        match event {
            Event::VolleyOver { target, hits, defence, losses, .. } if *target == self.at => {
                if let Fight::Volley { over, .. } = &mut self.fight {
                    *over = Some((*hits, *defence, *losses));
                }
            }
            Event::Lost { side, at, steps, eliminated } if *at == self.at => {
                self.lost.push((*side, *steps, eliminated.len()));
            }
            Event::Checked { who, at, rating, roll, result, .. } if *at == self.at => {
                let known = who.known.map(|(contingent, _)| contingent);
                self.checks.push((who.side, who.arm, known, *rating, roll.number(), *result));
            }
            Event::Routed { contingent, .. } => self.routed.push(*contingent),
            _ => {}
        }
    }

    fn heading(&self) -> String {
        match &self.fight {
            Fight::Volley { side, .. } => say::volley(*side, self.at),
            Fight::Melee { attacker, .. } => say::melee(*attacker, self.at),
        }
    }

    /// Everything in sentences.
    fn lines(&self) -> Vec<String> {
        let mut lines = Vec::new();
        match &self.fight {
            Fight::Volley { over: Some((hits, defence, losses)), .. } => {
                lines.push(say::volley_over(*hits, *defence, *losses));
            }
            Fight::Volley { .. } => {}
            Fight::Melee { factors, column, shielded, .. } => {
                let ratio = MELEE.columns.get(usize::from(*column)).copied().unwrap_or_default();
                lines.push(say::ratio(*factors, ratio, *shielded));
            }
        }
        lines.extend(self.lost.iter().map(|(side, steps, units)| say::lost(*side, *steps, *units)));
        lines.extend(self.checks.iter().map(|&(side, arm, known, rating, roll, result)| {
            say::check(side, arm, known, rating, roll, result)
        }));
        lines.extend(self.routed.iter().map(|it| say::routed(*it)));
        lines
    }
}

impl Canvas<'_> {
    /// The panel of the last combat.
    pub(super) fn fight(&mut self, rect: Rect, fought: Option<&Fought>) {
        let label = fought.map_or_else(
            || say::QUIET.to_owned(),
            |it| format!("{}; {}", it.heading(), it.lines().join("; ")),
        );
        let part = Part {
            target: target::FIGHT.to_owned(),
            label,
            ask: None,
            outline: Outline::Box(rect, 8.0),
        };
        self.part(&part, |canvas| {
            if let Some(fought) = fought {
                canvas.combat(rect, fought);
            } else {
                canvas.easel.panel(rect, say::FIGHT);
                let [x, y, width, height] = rect;
                let spot = [x + width / 2.0, y + height / 2.0 + 8.0];
                canvas.easel.brush.text(spot[0], spot[1], say::QUIET, TOLD.middle());
            }
        });
    }

    /// Heading, dice, and what came of them, as far as there is room: the first lines matter most.
    /// The one die of a melee lies beside the heading.
    fn combat(&mut self, rect: Rect, fought: &Fought) {
        let [x, y, width, height] = rect;
        let bold = letters(16.0, Tone::PanelInk).bold();
        self.easel.panel(rect, "");
        let beside = matches!(fought.fight, Fight::Melee { .. });
        let room = width - if beside { 62.0 } else { 28.0 };
        self.easel.brush.text(x + 14.0, y + 24.0, &bold.fitted(&fought.heading(), room), bold);
        let columns = times(APART, width - 24.0).max(1);
        let rows = if beside { 0 } else { fought.dice.len().div_ceil(columns).min(2) };
        for (at, rolled) in fought.dice.iter().take(columns * rows.max(1)).enumerate() {
            let spot = if beside {
                [x + width - 26.0, y + 23.0]
            } else {
                let left = x + 12.0 + (length(at % columns) + 0.5) * APART;
                [left, y + 46.0 + length(at / columns) * APART]
            };
            let key = format!("{}.die-{at}", target::FIGHT);
            self.easel.apart(&key, |brush| one_die(brush, *rolled, spot));
        }
        let top = y + 48.0 + length(rows) * APART;
        self.told(fought, [x, top, width, y + height - top]);
    }

    /// What came of it, line by line.
    fn told(&mut self, fought: &Fought, [x, y, width, height]: Rect) {
        let room = times(LINE, height + 10.0).max(1);
        let mut lines: Vec<String> = Vec::new();
        for said in fought.lines() {
            lines.extend(TOLD.lines(&said, width - 26.0));
        }
        if lines.len() > room {
            lines.truncate(room);
            if let Some(last) = lines.last_mut() {
                *last = TOLD.fitted(&format!("{last} and more"), width - 26.0);
            }
        }
        for (at, said) in lines.iter().enumerate() {
            self.easel.brush.text(x + 14.0, y + length(at) * LINE, said, TOLD);
        }
    }
}

/// A die: six faces with pips, ten as a kite; gold where it hit, with a second mark for two hits.
fn one_die(brush: &mut Brush, rolled: Rolled, [x, y]: [f32; 2]) {
    let hits = rolled.hits.unwrap_or(0);
    if rolled.faces == 6 {
        if hits > 0 {
            brush.rect(
                [x - 13.0, y - 13.0, 26.0, 26.0],
                6.0,
                fill(Tone::Gold).edged(Tone::GoldInk, 1.4),
            );
        }
        die(brush, [x, y], 21.0, rolled.face, 0.0);
    } else {
        let (body, ink, width) = if hits > 0 {
            (Tone::Gold, Tone::GoldInk, 2.2)
        } else {
            (Tone::Panel, Tone::PanelInk, 1.2)
        };
        brush.at(x, y, 1.0, |brush| {
            brush.path("M0-14L13-2L0 14L-13-2Z", fill(body).edged(ink, width));
            numeral_centred(brush, rolled.face.into(), [0.0, -1.0], 10.8, ink);
        });
    }
    for hit in 0..hits {
        brush.disc(x - 3.5 + 7.0 * f32::from(hit), y + 14.5, 2.6, fill(Tone::PanelRed));
    }
}

/// The last combat for a page.
pub(in crate::spartans) fn dice_html(recent: &[Event]) -> String {
    let Some(fought) = Fought::of(recent) else { return String::new() };
    html! {
        p { strong { (fought.heading()) } }
        (dice_list(&fought))
        @if let Fight::Melee { shifts, .. } = &fought.fight {
            @for entry in shifts.entries() {
                p { (say::shift(entry.reason, entry.amount)) " " (entry.case.to_string()) }
            }
        }
        @for said in fought.lines() { p { (said) } }
    }
    .into_string()
}

fn dice_list(fought: &Fought) -> Markup {
    html! {
        @if !fought.dice.is_empty() {
            ul class="pm-dice" {
                @for die in &fought.dice { li { (PreEscaped(die_svg(*die))) } }
            }
        }
    }
}

/// A die in a picture of its own.
fn die_svg(rolled: Rolled) -> String {
    let mut brush = Brush::new(Theme::Light, "pm-dsp");
    one_die(&mut brush, rolled, [20.0, 20.0]);
    brush.picture([40.0, 40.0], "pm-die", ("img", &say::die(rolled.arm, rolled.face, rolled.hits)))
}
