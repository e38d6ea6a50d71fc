//! The last round of combat: each die for its unit, the hits, and who fell.

use engine::Case;
use game_thermopylae::cases::{R13, R31, R34, R36};
use game_thermopylae::combat::{Level, Strike};
use game_thermopylae::{Awaits, Combat, Event, Map, Place, Side, Thermopylae, Unit, View};
use maud::{Markup, PreEscaped, html};

use super::{Canvas, Outline, Part, counters};
use crate::parts::cited;
use crate::svg::brush::{Brush, Letters, Rect, fill, length, letters, line, times};
use crate::svg::glyphs::numeral_centred;
use crate::svg::{Theme, Tone};
use crate::thermopylae::words::{self, picture as say};

/// How far apart the rows of dice lie.
const STEP: f32 = 46.0;
/// How far apart the lines below them lie, and their letters.
const LINE: f32 = 18.0;
const TOLD: Letters = letters(16.0, Tone::PanelInk);
/// How large the heading may be, the best first.
const HEADINGS: [f32; 3] = [17.0, 16.0, 15.0];

/// A unit and its die.
#[derive(Copy, Clone)]
struct Rolled {
    unit: Unit,
    at: Place,
    /// What it rolled; nothing before it has.
    die: Option<(u8, Level, Strike)>,
}

/// One round of a combat, under way or over.
pub(super) struct Fought {
    target: Place,
    free: bool,
    round: u8,
    dice: Vec<Rolled>,
    counted: Option<[u8; 3]>,
    fallen: Vec<(Unit, u8)>,
}

impl Fought {
    /// The attack that is being declared, or the last round of which the viewer learned.
    pub(super) fn shown(game: &Thermopylae, view: &View, recent: &[Event]) -> Option<Self> {
        if view.state.awaits == Awaits::Join {
            Some(Self::declared(game, view))
        } else {
            Self::of(recent)
        }
    }

    /// Those who take part in a declared attack, before any die.
    fn declared(game: &Thermopylae, view: &View) -> Self {
        let state = &view.state;
        let Combat { target, free, .. } = state.combat;
        let mut dice = Vec::new();
        for (at, ranks) in game.attackers(&state.combat) {
            for (kind, _, units) in ranks.groups() {
                let unit = Unit::of(state.side, kind);
                dice.extend(std::iter::repeat_n(Rolled { unit, at, die: None }, units.into()));
            }
        }
        for (unit, count) in state.units(target) {
            dice.extend(std::iter::repeat_n(Rolled { unit, at: target, die: None }, count.into()));
        }
        Self { target, free, round: 0, dice, counted: None, fallen: Vec::new() }
    }

    /// The last round of which the viewer learned.
    fn of(recent: &[Event]) -> Option<Self> {
        let mut fought: Option<Self> = None;
        for event in recent {
            match (event, &mut fought) {
                (&Event::RoundBegan { target, free, round, .. }, _) => {
                    let (dice, fallen) = (Vec::new(), Vec::new());
                    fought = Some(Self { target, free, round, dice, counted: None, fallen });
                }
                (&Event::Rolled { unit, at, face, level, strike }, Some(it)) => {
                    let die = Some((face.number(), level, strike));
                    it.dice.push(Rolled { unit, at, die });
                }
                (&Event::Counted { on_defenders, on_attackers, downhill }, Some(it)) => {
                    it.counted = Some([on_defenders, on_attackers, downhill]);
                }
                (&Event::Destroyed { unit, units, .. }, Some(it)) => it.fallen.push((unit, units)),
                _ => {}
            }
        }
        fought
    }

    /// The dice of the attackers, then those of the defenders.
    fn sides(&self) -> [Vec<Rolled>; 2] {
        let (defend, attack) = self.dice.iter().partition(|die| die.at == self.target);
        [attack, defend]
    }

    fn heading(&self, map: &Map) -> String {
        say::fight(map.name(self.target), self.free, self.round)
    }

    fn said(&self, map: &Map) -> String {
        let mut said = vec![self.heading(map)];
        said.extend(self.dice.iter().copied().map(Rolled::said));
        said.extend(self.counted.map(|[one, two, three]| say::counted(one, two, three)));
        said.extend(self.fallen.iter().map(|(unit, count)| say::fallen(*unit, *count)));
        said.join("; ")
    }
}

impl Rolled {
    fn said(self) -> String {
        self.die.map_or_else(
            || self.unit.name().to_owned(),
            |(face, level, strike)| say::die(self.unit, face, level.total(), strike),
        )
    }
}

impl Canvas<'_> {
    /// The panel of the last fight.
    pub(super) fn fight(&mut self, rect: Rect, fought: Option<&Fought>) {
        let map = &self.view.board.map;
        let label = fought.map_or_else(|| say::QUIET.to_owned(), |it| it.said(map));
        let heading = fought.map_or_else(|| say::FIGHT_PANEL.to_owned(), |it| it.heading(map));
        let part = Part {
            target: "fight-panel".to_owned(),
            label,
            ask: None,
            outline: Outline::Box(rect, 8.0),
        };
        self.part(&part, |stage| {
            let under = stage.headed(rect, &heading);
            if let Some(fought) = fought {
                return stage.rounds(fought, rect, under);
            }
            let [x, y, width, height] = rect;
            let style = letters(16.0, Tone::PanelInk).middle();
            let [x, y] = [x + width / 2.0, y + height / 2.0 + 8.0];
            stage.easel.brush.text(x, y, say::QUIET, style);
        });
    }

    /// A panel with a heading that is written whole: smaller where it is long, at last in two
    /// lines. Says where it ends.
    fn headed(&mut self, rect: Rect, heading: &str) -> f32 {
        let ([x, y, ..], room) = (rect, rect[2] - 28.0);
        let bold = |size: f32| letters(size, Tone::PanelInk).bold();
        self.easel.panel(rect, "");
        let one = HEADINGS.into_iter().find(|&size| bold(size).width(heading) <= room);
        let size = one.unwrap_or(HEADINGS[HEADINGS.len() - 1]);
        let mut at = y + 23.0;
        for line in bold(size).lines(heading, room) {
            self.easel.brush.text(x + 14.0, at, &line, bold(size));
            at += size + 1.0;
        }
        at - size - 1.0
    }

    /// Everybody with his die, attackers first; closer together where much is to be told below.
    fn rounds(&mut self, fought: &Fought, [x, y, width, height]: Rect, under: f32) {
        let [attack, defend] = fought.sides();
        let told = self.tally(fought, width);
        // Many stand closer together before they stand in two rows.
        let most = length(attack.len().max(defend.len()).max(1));
        let apart = ((width - 24.0) / most).clamp(20.5, 27.0);
        let columns = times(apart, width - 23.0).max(1);
        let rows: usize = [&attack, &defend].map(|dice| dice.len().div_ceil(columns)).iter().sum();
        let last = y + height - 12.0 - (length(told.len().max(1)) - 1.0) * LINE;
        let mut top = under + 5.0;
        let room = last - 14.0 - top;
        let close = (room / (length(rows) * STEP + 8.0)).clamp(0.7, 1.0);
        let sides = [("attacker", attack), ("defender", defend)];
        for (side, dice) in sides.into_iter().filter(|(_, dice)| !dice.is_empty()) {
            for (at, die) in dice.iter().enumerate() {
                let left = x + 12.0 + (length(at % columns) + 0.5) * apart;
                let spot = [left, top + (14.0 + length(at / columns) * STEP) * close];
                self.easel.apart(&format!("fight-panel.{side}-{at}"), |brush| {
                    brush.at(spot[0], spot[1], 0.82 * close, |brush| {
                        counters::counter(brush, die.unit);
                    });
                    let below = spot[1] + 24.0 * close;
                    brush.at(spot[0], below, 0.92 * close, |brush| d10(brush, *die));
                });
            }
            top += (length(dice.len().div_ceil(columns)) * STEP + 4.0) * close;
        }
        for (at, row) in told.iter().enumerate() {
            let below = last + length(at) * LINE;
            self.easel.brush.text(x + 14.0, below, row, TOLD);
        }
    }

    /// The hits of a round, who fell, and who has hits to give out, line by line.
    fn tally(&self, fought: &Fought, width: f32) -> Vec<String> {
        let state = &self.view.state;
        let wrapped = |said: &str| TOLD.lines(said, width - 24.0);
        let mut lines = Vec::new();
        if let Some([on_defenders, on_attackers, downhill]) = fought.counted {
            lines.extend(wrapped(&say::short_count(on_defenders, on_attackers, downhill)));
        }
        let fallen: Vec<String> =
            fought.fallen.iter().map(|(unit, count)| words::units(*unit, *count)).collect();
        if !fallen.is_empty() {
            let said = format!("{}: {}", say::FALLEN, fallen.join(", "));
            lines.extend(wrapped(&said));
        }
        if let Awaits::Hits(side) = state.awaits {
            let asked = words::hits(state.combat.hits, side == state.side);
            lines.extend(wrapped(&format!("{}: {asked}", words::side(side))));
        }
        lines
    }
}

/// A ten-sided die: filled for a hit, hollow for a miss, with a tail for a downhill hit; blank
/// before it has fallen.
fn d10(brush: &mut Brush, rolled: Rolled) {
    let strike = rolled.die.map_or(Strike::Miss, |(_, _, strike)| strike);
    let (body, ink, width) = match strike {
        Strike::Miss => (Tone::Panel, Tone::PanelInk, 1.0),
        Strike::Hit | Strike::Downhill => (Tone::Gold, Tone::GoldInk, 2.2),
    };
    brush.path("M0-13L13-2L0 13L-13-2Z", fill(body).edged(ink, width));
    if let Some((face, ..)) = rolled.die {
        numeral_centred(brush, face.into(), [0.0, -1.0], 10.0, ink);
    }
    if strike == Strike::Downhill {
        brush.path("M-6 9L0 15L6 9", line(ink, 2.0));
    }
}

/// The last round for a page: each die drawn beside its unit, the hits, and who fell.
pub(in crate::thermopylae) fn dice_html(map: &Map, recent: &[Event]) -> String {
    let Some(fought) = Fought::of(recent) else { return String::new() };
    let [attack, defend] = fought.sides();
    let told = |words: &str, case: Case| html! { p { (cited(&format!("{words} {case}"))) } };
    html! {
        p { strong { (fought.heading(map)) } }
        (dice_list(say::ATTACKERS, &attack))
        @if fought.free { (told(say::NO_DEFENSE, R36)) }
        @else { (dice_list(say::DEFENDERS, &defend)) }
        @if let Some([on_defenders, on_attackers, downhill]) = fought.counted {
            (told(&say::counted(on_defenders, on_attackers, downhill), R31))
            @if downhill > 0 { (told(say::DOWNHILL, R13)) }
        }
        @for (unit, count) in &fought.fallen { (told(&say::fallen(*unit, *count), R34)) }
    }
    .into_string()
}

fn dice_list(heading: &str, dice: &[Rolled]) -> Markup {
    html! {
        @if let Some(first) = dice.first() {
            p { (heading) ", " (words::side(first.unit.side())) ":" }
            ul class="pm-dice" {
                @for die in dice { li { (PreEscaped(die_svg(*die))) } }
            }
        }
    }
}

/// A counter with its die under it.
fn die_svg(die: Rolled) -> String {
    let prefix = match die.unit.side() {
        Side::Greek => "pm-dg",
        Side::Persian => "pm-dp",
    };
    let mut brush = Brush::new(Theme::Light, prefix);
    brush.at(20.0, 15.0, 1.0, |brush| counters::plain(brush, die.unit));
    brush.at(20.0, 45.0, 1.0, |brush| d10(brush, die));
    brush.picture([40.0, 62.0], "pm-die pm-d10", ("img", &die.said()))
}
