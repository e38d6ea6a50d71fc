//! The last combat: a shot with its die, or a melee with its column, and what came of it; while attacks
//! are declared, the melee that they lead to.

use engine::D10;
use game_marathon::map::Hex;
use game_marathon::morale::Fate;
use game_marathon::tables::pips;
use game_marathon::units::{Piece, Side};
use game_marathon::{Awaits, Event};
use maud::{PreEscaped, html};

use super::{Canvas, Outline, Part, places, say};
use crate::marathon::words::{self, fates, fights, ledgers};
use crate::svg::brush::{Brush, Letters, Rect, fill, length, letters, times};
use crate::svg::glyphs::numeral_centred;
use crate::svg::{Theme, Tone};

const TOLD: Letters = letters(15.4, Tone::PanelInk);
/// How far apart the lines lie.
const LINE: f32 = 18.0;
/// How far apart the dice lie.
const APART: f32 = 27.0;

/// A die that fell: what it showed, and whether that was what its roller hoped for.
#[derive(Copy, Clone)]
struct Rolled {
    face: u8,
    good: Option<bool>,
}

/// What was fought.
pub(super) struct Fought {
    heading: String,
    dice: Vec<Rolled>,
    lines: Vec<String>,
}

impl Fought {
    /// The last combat of which the viewer learned, with the checks behind it.
    pub(super) fn of(recent: &[Event]) -> Option<Self> {
        let mut fought: Option<Self> = None;
        for event in recent {
            match event {
                Event::Fired { piece, at, die, aims, .. } => {
                    fought = Some(shot(fought, (*piece, *at), *die, aims));
                }
                Event::Fought { .. } => fought = Some(melee(event)),
                Event::Checked { piece, die, fate, level, ledger, .. } => {
                    let sum = i16::from(pips(*die)) + ledger.total();
                    let good = !matches!(
                        fate,
                        Fate::Disrupted
                            | Fate::Routed
                            | Fate::Eliminated
                            | Fate::Killed
                            | Fate::Flees
                    );
                    if let Some(it) = &mut fought {
                        it.dice.push(Rolled { face: pips(*die), good: Some(good) });
                        it.lines.push(format!("{piece}: {sum} against {level}, {}", named(*fate)));
                    }
                }
                Event::Struck { piece, fate, .. } => {
                    if let Some(it) = &mut fought {
                        it.lines.push(format!("{piece}: {}", named(*fate)));
                    }
                }
                Event::Lost { piece, .. } => {
                    if let Some(it) = &mut fought {
                        it.lines.push(format!("{piece}: {}", named(Fate::Eliminated)));
                    }
                }
                Event::Activated { .. } | Event::TurnBegan { .. } => fought = None,
                _ => {}
            }
        }
        fought
    }

    /// The attacks that are declared, or the one whose die falls next: odds, shifts, die.
    fn ahead(canvas: &Canvas<'_>) -> Option<Self> {
        let (game, state) = (canvas.game, &canvas.view.state);
        if !matches!(state.awaits, Awaits::Declaration | Awaits::Melee | Awaits::Strike(_)) {
            return None;
        }
        let aimed = state.operation.active.iter().filter_map(|it| game.aim_of(state, it));
        let mut hexes: Vec<Hex> = aimed.collect();
        hexes.sort_unstable();
        hexes.dedup();
        if let Awaits::Strike(at) = state.awaits {
            hexes.retain(|hex| *hex == at);
        }
        let melees: Vec<_> = hexes.iter().filter_map(|at| game.melee_of(state, *at)).collect();
        let mut lines = Vec::new();
        for melee in &melees {
            if melees.len() > 1 {
                lines.push(short(melee));
            } else {
                lines.push(format!("{} attack", say::names(melee.attackers)));
                lines.extend(say::melee(melee));
            }
        }
        let heading = match &melees[..] {
            [] => return None,
            [one] => format!("Attack on {}", one.at),
            many => format!("{} attacks declared", many.len()),
        };
        Some(Self { heading, dice: Vec::new(), lines })
    }
}

/// One of several attacks, on a line.
fn short(melee: &game_marathon::melee::Melee) -> String {
    let added = melee.modifiers.total();
    let die = if added == 0 { String::new() } else { format!(", die {}", ledgers::signed(added)) };
    let (attack, defence) = melee.totals;
    format!("{}: {attack} to {defence}, {}{die}", melee.at, say::column(melee.column))
}

/// What came of somebody.
const fn named(fate: Fate) -> &'static str {
    fates::named(fate)
}

/// A shot; those at one hex follow each other.
fn shot(
    before: Option<Fought>,
    (piece, at): (Piece, Hex),
    die: D10,
    aims: &[game_marathon::fire::Aim],
) -> Fought {
    let heading = format!("{} fire at {at}", words::side(piece.side()));
    let mut fought = match before {
        Some(it) if it.heading == heading => it,
        _ => Fought { heading, dice: Vec::new(), lines: Vec::new() },
    };
    let hit = aims.iter().any(|aim| aim.hit);
    fought.dice.push(Rolled { face: pips(die), good: Some(hit) });
    let struck: Vec<String> =
        aims.iter().filter(|aim| aim.hit).map(|aim| aim.piece.to_string()).collect();
    let told =
        if struck.is_empty() { "no hit".to_owned() } else { format!("hits {}", struck.join(", ")) };
    fought.lines.push(format!("{piece}: {}, {told}", pips(die)));
    fought
}

/// A melee that was fought.
fn melee(event: &Event) -> Fought {
    let Event::Fought {
        at, attackers, totals, odds, shifts, column, die, modifiers, verdict, ..
    } = event
    else {
        return Fought { heading: String::new(), dice: Vec::new(), lines: Vec::new() };
    };
    let side = attackers.first().map_or(Side::Greek, |it| it.side());
    let mut lines =
        vec![format!("{} against {}: column {}", totals.0, totals.1, say::column(*odds))];
    lines.extend(say::shifts(shifts, *column));
    lines.extend(say::die(modifiers));
    let sum = ledgers::sum(pips(*die), modifiers.entries().iter().map(|it| it.amount));
    lines.push(format!("die {sum}: {verdict}"));
    lines.push(fights::result(verdict.attacker, verdict.defender));
    Fought {
        heading: format!("{} attack {at}", words::side(side)),
        dice: vec![Rolled { face: pips(*die), good: None }],
        lines,
    }
}

impl Canvas<'_> {
    /// The panel of the last combat, or of the one that is ahead.
    pub(super) fn fight(&mut self, rect: Rect, fought: Option<&Fought>) {
        let ahead = Fought::ahead(self);
        let fought = ahead.as_ref().or(fought);
        let label = fought.map_or_else(
            || say::QUIET.to_owned(),
            |it| format!("{}; {}", it.heading, it.lines.join("; ")),
        );
        let part = Part {
            target: places::FIGHT.to_owned(),
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

    /// Heading, dice, and what came of them, as far as there is room: what came last matters most.
    fn combat(&mut self, rect: Rect, fought: &Fought) {
        let [x, y, width, height] = rect;
        let bold = letters(16.0, Tone::PanelInk).bold();
        self.easel.panel(rect, "");
        let one = fought.dice.len() == 1;
        let room = width - if one { 62.0 } else { 28.0 };
        self.easel.brush.text(x + 14.0, y + 24.0, &bold.fitted(&fought.heading, room), bold);
        let columns = times(APART, width - 24.0).max(1);
        let rows = if one { 0 } else { fought.dice.len().div_ceil(columns).min(1) };
        let shown = if one { 1 } else { columns * rows };
        let skipped = fought.dice.len().saturating_sub(shown);
        for (at, rolled) in fought.dice.iter().skip(skipped).enumerate() {
            let spot = if one {
                [x + width - 26.0, y + 24.0]
            } else {
                [x + 12.0 + (length(at) + 0.5) * APART, y + 46.0]
            };
            let key = format!("{}.die-{at}", places::FIGHT);
            self.easel.apart(&key, |brush| one_die(brush, *rolled, spot));
        }
        let top = y + 48.0 + length(rows) * APART;
        self.told(fought, [x, top, width, y + height - top]);
    }

    /// What came of it, line by line.
    fn told(&mut self, fought: &Fought, [x, y, width, height]: Rect) {
        let room = times(LINE, height + 8.0).max(1);
        let mut lines: Vec<String> = Vec::new();
        for said in &fought.lines {
            lines.extend(TOLD.lines(said, width - 26.0));
        }
        let skipped = lines.len().saturating_sub(room);
        for (at, said) in lines.iter().skip(skipped).enumerate() {
            self.easel.brush.text(x + 14.0, y + length(at) * LINE, said, TOLD);
        }
    }
}

/// A ten-sided die with its number; gold where it was what its roller hoped for.
pub(super) fn kite(brush: &mut Brush, face: u8, good: bool) {
    let (body, ink, width) =
        if good { (Tone::Gold, Tone::GoldInk, 2.0) } else { (Tone::Panel, Tone::PanelInk, 1.4) };
    brush.path("M0-14L13-2L0 14L-13-2Z", fill(body).edged(ink, width));
    numeral_centred(brush, face.into(), [0.0, -1.0], 10.8, ink);
}

fn one_die(brush: &mut Brush, rolled: Rolled, [x, y]: [f32; 2]) {
    brush.at(x, y, 0.95, |brush| kite(brush, rolled.face, rolled.good.unwrap_or(true)));
}

/// The last combat for a page.
pub(in crate::marathon) fn dice_html(recent: &[Event]) -> String {
    let Some(fought) = Fought::of(recent) else { return String::new() };
    html! {
        p { strong { (fought.heading) } }
        @if !fought.dice.is_empty() {
            ul class="pm-dice" {
                @for die in &fought.dice { li { (PreEscaped(die_svg(*die))) } }
            }
        }
        @for said in &fought.lines { p { (said) } }
    }
    .into_string()
}

/// A die in a picture of its own.
fn die_svg(rolled: Rolled) -> String {
    let mut brush = Brush::new(Theme::Light, "pm-dma");
    one_die(&mut brush, rolled, [20.0, 20.0]);
    brush.picture([40.0, 40.0], "pm-die", ("img", &format!("die: {}", rolled.face)))
}
