//! The last round of combat: each die for its unit, the hits, and who fell.

use game_thermopylae::combat::{Level, Strike};
use game_thermopylae::{Awaits, Combat, Event, Map, Place, Side, Thermopylae, Unit, View};
use maud::{Markup, PreEscaped, html};

use super::{Canvas, Outline, Part, counters};
use crate::svg::brush::{Brush, Rect, fill, length, letters, line, times};
use crate::svg::glyphs::numeral_centred;
use crate::svg::{Theme, Tone};
use crate::text;
use crate::thermopylae::words::{self, picture as say};

/// How far apart the rows of dice lie.
const STEP: f32 = 46.0;

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
            let bold = letters(17.0, Tone::PanelInk).bold();
            stage.easel.panel(rect, &bold.fitted(&heading, rect[2] - 28.0));
            if let Some(fought) = fought {
                return stage.rounds(fought, rect);
            }
            let [x, y, width, height] = rect;
            let style = letters(16.0, Tone::PanelInk).middle();
            let [x, y] = [x + width / 2.0, y + height / 2.0 + 8.0];
            stage.easel.brush.text(x, y, say::QUIET, style);
        });
    }

    /// Everybody with his die, attackers first.
    fn rounds(&mut self, fought: &Fought, [x, y, width, height]: Rect) {
        let [attack, defend] = fought.sides();
        // Many stand closer together before they stand in two rows.
        let most = length(attack.len().max(defend.len()).max(1));
        let apart = ((width - 24.0) / most).clamp(20.5, 27.0);
        let columns = times(apart, width - 23.0).max(1);
        let mut top = y + 28.0;
        for dice in [attack, defend].into_iter().filter(|dice| !dice.is_empty()) {
            let rows = dice.len().div_ceil(columns);
            for (at, die) in dice.iter().enumerate() {
                let spot = [
                    x + 12.0 + (length(at % columns) + 0.5) * apart,
                    top + 14.0 + length(at / columns) * STEP,
                ];
                self.easel
                    .brush
                    .at(spot[0], spot[1], 0.82, |brush| counters::counter(brush, die.unit));
                self.easel.brush.at(spot[0], spot[1] + 24.0, 0.92, |brush| d10(brush, *die));
            }
            top += length(rows) * STEP + 4.0;
        }
        self.tally(fought, [x, y, width, height]);
    }

    /// The hits of a round, who fell, and who has hits to give out.
    fn tally(&mut self, fought: &Fought, [x, y, width, height]: Rect) {
        let state = &self.view.state;
        // The widest face that is likely has letters a little over half as wide as they are high.
        let columns = times(8.1, width - 24.0);
        let mut lines = Vec::new();
        if let Some([on_defenders, on_attackers, downhill]) = fought.counted {
            let said = say::short_count(on_defenders, on_attackers, downhill);
            lines.extend(text::wrapped(&said, columns));
        }
        let fallen: Vec<String> =
            fought.fallen.iter().map(|(unit, count)| words::units(*unit, *count)).collect();
        if !fallen.is_empty() {
            let said = format!("{}: {}", say::FALLEN, fallen.join(", "));
            lines.push(text::short(&said, columns));
        }
        if let Awaits::Hits(side) = state.awaits {
            let asked = words::hits(state.combat.hits, side == state.side);
            lines.extend(text::wrapped(&format!("{}: {asked}", words::side(side)), columns));
        }
        let mut under = y + height - 12.0 - (length(lines.len().max(1)) - 1.0) * 18.0;
        for row in lines {
            self.easel.brush.text(x + 14.0, under, &row, letters(16.0, Tone::PanelInk));
            under += 18.0;
        }
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
    html! {
        p { strong { (fought.heading(map)) } }
        (dice_list(say::ATTACKERS, &attack))
        @if fought.free { p { (say::NO_DEFENSE) " [R36]" } }
        @else { (dice_list(say::DEFENDERS, &defend)) }
        @if let Some([on_defenders, on_attackers, downhill]) = fought.counted {
            p { (say::counted(on_defenders, on_attackers, downhill)) " [R31]" }
            @if downhill > 0 { p { (say::DOWNHILL) " [R13]" } }
        }
        @for (unit, count) in &fought.fallen { p { (say::fallen(*unit, *count)) " [R34]" } }
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
