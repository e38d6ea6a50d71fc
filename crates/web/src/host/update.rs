//! What a page is told: frames, each with what changed and what moved.
//!
//! A frame is one decision of somebody else and the chance that followed, so that his turn can be
//! followed, or one scene of what the rules do by themselves: a march of theirs, a volley, a fight.
//! What the page's own player does is one frame however many steps it takes.

use axum::body::Bytes;
use draw::{Motion, Window};
use engine::Seat;
use engine::record::Who;
use games::LogEntry;
use serde_json::{Value, json};

use super::log_window::Tail;
use crate::blocks::{Delta, Shown, Written};
use crate::error::Error;
use crate::host::{Host, LoadedGame, Room, seats_of};
use crate::look::{Fragments, Look, Role};
use crate::pages;

/// The most frames that are drawn of one change: whoever was away for longer is shown its end.
const FRAMES: usize = 60;

/// One frame.
#[derive(serde::Serialize)]
struct Frame<'a> {
    step: usize,
    blocks: Delta,
    motions: &'a [Value],
    log: Option<&'a Tail>,
    /// Who decided: another seat's number, 0 for the page's own, [`RULES`]; nothing where nobody did.
    by: Option<u8>,
}

/// Who decided where the rules themselves did: a number that no seat has.
const RULES: u8 = u8::MAX;

/// What a page has: which laying out of the table, and the tick in it.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Have {
    /// The laying out.
    epoch: u64,
    /// The tick.
    tick: u64,
}

impl Have {
    /// As a page says it: sixteen digits, and `.12`.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let (epoch, tick) = text.split_once('.')?;
        Some(Self { epoch: u64::from_str_radix(epoch, 16).ok()?, tick: tick.parse().ok()? })
    }

    fn written(self) -> String {
        format!("{:016x}.{}", self.epoch, self.tick)
    }
}

impl LoadedGame {
    /// What a role's pages have when they are up to date.
    fn have(&self, shown: &Shown) -> Have {
        Have { epoch: self.epoch, tick: shown.tick() }
    }

    /// The page of a role: of the present, or of an earlier step.
    ///
    /// # Errors
    /// If there was no such step.
    pub(crate) fn page(
        &mut self,
        host: &Host,
        room: &Room,
        role: Role,
        replay: Option<usize>,
    ) -> Result<String, Error> {
        let tick = self.with_shown(host, room, role, |game, shown| game.have(shown).written())?;
        self.look(host, room, role, replay, |look| pages::table::page(look, &tick))
    }

    /// Older lines of the log than a page has.
    ///
    /// # Errors
    /// If the game cannot be read.
    pub(crate) fn older_lines(
        &mut self,
        host: &Host,
        room: &Room,
        role: Role,
        before: usize,
    ) -> Result<String, Error> {
        self.with_shown(host, room, role, |_, _| ())?;
        let window = self.log_windows.get(&role);
        let older = |look: &Look<'_>| window.map(|it| it.older(look, before)).unwrap_or_default();
        self.look(host, room, role, None, older)
    }

    /// The live update for a page of a role that has something already; nothing, if it has all.
    pub(crate) fn update(
        &mut self,
        host: &Host,
        room: &Room,
        role: Role,
        (have, window): (Option<Have>, Window),
    ) -> Result<Option<(Bytes, Have)>, Error> {
        self.with_shown(host, room, role, |game, shown| {
            let now = game.have(shown);
            if have == Some(now) {
                return None;
            }
            let known = have.filter(|have| have.epoch == now.epoch);
            let since = known.and_then(|have| shown.since(have.tick, window));
            let frames: String = match since {
                Some(frames) => frames.collect::<Vec<_>>().join(","),
                None => game.whole(shown, window),
            };
            let thinking = json!(game.thinking.map(Seat::number));
            let (version, step, tick) = (game.version, game.table.steps(), now.written());
            // Frames are kept as they were written: they are put in as they are.
            let text = format!(
                "{{\"version\":{version},\"step\":{step},\"tick\":\"{tick}\",\
                 \"thinking\":{thinking},\"frames\":[{frames}]}}"
            );
            Some((Bytes::from(text), now))
        })
    }

    /// Everything, as one frame.
    fn whole(&self, shown: &Shown, window: Window) -> String {
        let blocks = shown.told(shown.all(), window);
        write(&Frame { step: self.table.steps(), blocks, motions: &[], log: None, by: Some(0) })
    }

    /// What moved after a step, decision by decision, for a page that was not there to see it.
    ///
    /// # Errors
    /// If the game cannot be read.
    pub(crate) fn moves_after(
        &mut self,
        host: &Host,
        room: &Room,
        role: Role,
        step: usize,
    ) -> Result<Value, Error> {
        let own = seats_of(self, role);
        self.look(host, room, role, None, |look| {
            let told = look.table.told(step.min(look.table.steps()), Some(look.viewer));
            let scenes = scenes(&told, &own);
            let move_of = |scene: &Scene<'_>| {
                json!({ "step": scene.step, "by": scene.by(&own), "motions": motions(scene.steps) })
            };
            scenes.iter().map(move_of).collect()
        })
    }

    /// What a role's pages show, brought up to date.
    fn with_shown<T>(
        &mut self,
        host: &Host,
        room: &Room,
        role: Role,
        then: impl FnOnce(&Self, &Shown) -> T,
    ) -> Result<T, Error> {
        let mut shown = self.shown.remove(&role).unwrap_or_default();
        if shown.tick() == 0 || shown.is_stale {
            self.bring_up(host, room, role, &mut shown)?;
        }
        let done = then(self, &shown);
        self.shown.insert(role, shown);
        Ok(done)
    }

    fn bring_up(
        &mut self,
        host: &Host,
        room: &Room,
        role: Role,
        shown: &mut Shown,
    ) -> Result<(), Error> {
        let mut window = self.log_windows.remove(&role).unwrap_or_default();
        let news = self.look(host, room, role, None, |look| {
            window.write(look);
            look.table.told(shown.steps.min(look.table.steps()), Some(look.viewer))
        })?;
        let tail = window.tail();
        self.log_windows.insert(role, window);
        let first = shown.tick() == 0;
        let own = seats_of(self, role);
        let scenes = if first { Vec::new() } else { scenes(&news, &own) };
        shown.begin_change();
        if let Some((_, before)) = scenes.split_last() {
            for scene in before {
                let board = self.look(host, room, role, Some(scene.step), |look| {
                    Fragments::from([("board", pages::table::board(look))])
                })?;
                let delta = shown.take(&board);
                let (step, motions, by) = (scene.step, &motions(scene.steps), scene.by(&own));
                shown.keep(Written::by(|window| {
                    write(&Frame {
                        step,
                        blocks: shown.told(&delta, window),
                        motions,
                        log: None,
                        by,
                    })
                }));
            }
        }
        let fragments = self.look(host, room, role, None, pages::table::fragments)?;
        // The log only grows: a page that has its beginning gets the new end.
        let log = fragments.get("log").cloned();
        let without = fragments.into_iter().filter(|(name, _)| *name != "log").collect();
        let delta = shown.take(&without);
        shown.take(&log.into_iter().map(|log| ("log", log)).collect());
        let step = self.table.steps();
        let motions = &scenes.last().map(|scene| motions(scene.steps)).unwrap_or_default();
        // What was taken back is shown at once, as what the player does himself.
        let back = (step < shown.steps).then_some(0);
        let by = scenes.last().and_then(|scene| scene.by(&own)).or(back);
        let log = Some(&tail);
        shown.keep(Written::by(|window| {
            write(&Frame { step, blocks: shown.told(&delta, window), motions, log, by })
        }));
        shown.steps = step;
        shown.is_stale = false;
        Ok(())
    }
}

fn write(frame: &Frame<'_>) -> String {
    serde_json::to_string(frame).unwrap_or_default()
}

/// A decision and the chance that followed it, or what the rules did by themselves.
struct Scene<'a> {
    /// The last step of it.
    step: usize,
    steps: &'a [LogEntry],
}

impl Scene<'_> {
    /// Who decided: another seat's number, 0 for the page's own, [`RULES`]; nothing where nobody did.
    fn by(&self, own: &[Seat]) -> Option<u8> {
        if self.steps.first().is_some_and(|step| step.begins_scene) {
            return Some(RULES);
        }
        self.steps.iter().find_map(|step| match step.who {
            Who::Seat(seat) if own.contains(&seat) => Some(0),
            Who::Seat(seat) => Some(seat.number()),
            Who::Chance | Who::Rules => None,
        })
    }
}

/// New steps, scene by scene. Pieces that one after the other go the same way go together.
fn scenes<'a>(news: &'a [LogEntry], own: &[Seat]) -> Vec<Scene<'a>> {
    let begins = |at: usize| {
        let other = matches!(news[at].who, Who::Seat(seat) if !own.contains(&seat));
        news[at].begins_scene || (other && !goes_along(&news[at - 1], &news[at]))
    };
    let mut starts: Vec<usize> =
        (1..news.len()).filter(|&at| begins(at)).chain([news.len()]).collect();
    let many = starts.len().saturating_sub(FRAMES);
    starts.drain(..many);
    let mut from = 0;
    let scene = |to: usize| {
        let steps = &news[std::mem::replace(&mut from, to)..to];
        steps.last().map(|last| Scene { step: last.number, steps })
    };
    starts.into_iter().filter_map(scene).collect()
}

/// Whether a step only sends more pieces the way on which the one before sent some, or neither
/// moves anything, as when units join an attack one by one.
fn goes_along(before: &LogEntry, step: &LogEntry) -> bool {
    let alike = match (before.motions.as_slice(), step.motions.as_slice()) {
        ([], []) => true,
        ([Motion::Travel { from, to, .. }], [Motion::Travel { from: from2, to: to2, .. }]) => {
            (from, to) == (from2, to2)
        }
        _ => false,
    };
    before.who == step.who && alike
}

/// What moves in a scene; what moves alike moves together.
pub(crate) fn motions(steps: &[LogEntry]) -> Vec<Value> {
    let mut all: Vec<Motion> = Vec::new();
    for motion in steps.iter().flat_map(|step| &step.motions) {
        match (all.iter_mut().find(|it| alike(it, motion)), motion) {
            (
                Some(Motion::Travel { count, .. } | Motion::Loss { count, .. }),
                Motion::Travel { count: more, .. } | Motion::Loss { count: more, .. },
            ) => *count += more,
            _ => all.push(motion.clone()),
        }
    }
    all.iter().map(told).collect()
}

/// Whether two motions are of the same pieces the same way.
fn alike(one: &Motion, other: &Motion) -> bool {
    match (one, other) {
        (
            Motion::Travel { stamp, from, via, to, .. },
            Motion::Travel { stamp: stamp2, from: from2, via: via2, to: to2, .. },
        ) => (stamp, from, via, to) == (stamp2, from2, via2, to2),
        (Motion::Loss { stamp, at, .. }, Motion::Loss { stamp: stamp2, at: at2, .. }) => {
            (stamp, at) == (stamp2, at2)
        }
        _ => false,
    }
}

fn told(motion: &Motion) -> Value {
    match motion {
        Motion::Travel { stamp, count, from, via, to } => json!({
            "kind": "travel", "stamp": stamp, "count": count, "from": from, "via": via, "to": to,
        }),
        Motion::Roll { die, good } => {
            json!({ "kind": "roll", "face": die.face, "faces": die.faces, "good": good })
        }
        Motion::Loss { stamp, count, at } => {
            json!({ "kind": "loss", "stamp": stamp, "count": count, "at": at })
        }
        Motion::Turn { at } => json!({ "kind": "turn", "at": at }),
    }
}
