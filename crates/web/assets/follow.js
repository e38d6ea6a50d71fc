// Following somebody else's turn: decision after decision as at a table, each with its sentence. What
// the player does himself waits for nothing.

import { byId, make, write } from "./dom.js";
import { fetchPart } from "./folded.js";
import { onChange, together } from "./fragments.js";
import { bind } from "./keys.js";
import { isMine } from "./lines.js";
import { followWith, isCaughtUp, isCatchingUp, show, state } from "./live.js";
import { cut, drawWays, isStill, layDice, perform } from "./motion.js";
import { say, settings } from "./page.js";
import { beats, divided, gathered, ownBeats, reading, restOfTurn, withLines } from "./pure/follow.js";
import { happened } from "./since.js";
import { sound } from "./sound.js";

/** @typedef {import("./pure/read.js").Frame} Frame */

/** Frames that wait to be shown. @type {Frame[]} */
let waiting = [];
/** The frame that is being shown, and whether it is in its place. @type {{frame: Frame, placed: boolean, hurried: boolean} | null} */
let current = null;
/** Whose turn was skipped: the rest of it is not played. @type {number | null} */
let skipped = null;
/** Ends the pause after a frame. @type {() => void} */
let goOn = () => {};
/** Whether the player has stopped it: it goes on at his word. */
let held = false;

/** Whether somebody else's turn is being shown: what comes with its last scene is not seen before. */
export const isFollowing = () => document.body.classList.contains("following");

/** How fast it goes now. */
const pace = () => (held ? "step" : settings.speed);

/** The lines of the log in markup. @param {string} markup */
function linesOf(markup) {
  const template = make("template");
  template.innerHTML = markup;
  return [...template.content.children].map((line) => ({
    step: Number(line.getAttribute("data-step")),
    tag: line.getAttribute("data-tag") ?? "",
    html: line.outerHTML,
  }));
}

/** What a frame says: the sentences of its lines. @param {Frame} frame */
function saidBy(frame) {
  const template = make("template");
  template.innerHTML = frame.log?.lines ?? "";
  for (const it of template.content.querySelectorAll(".case")) it.remove();
  const told = [...template.content.querySelectorAll("li:not([data-bare]) .said")];
  return gathered(told.map((it) => (it.textContent ?? "").replaceAll(/\s+/g, " ").replaceAll(/ (?=[;:,.])/g, "").trim()));
}

/** Puts a frame in place. @param {Frame} frame */
function place(frame) {
  const before = state.shown;
  if (frame.by) happened(before);
  show(frame);
}

/**
 * Puts everything up to now in place, and ends what moves.
 * @param {Frame[]} frames
 */
function flush(frames) {
  const all = current && !current.placed ? [current.frame, ...frames] : frames;
  current = null;
  cut();
  goOn();
  if (all.length === 1 && all[0]) place(all[0]);
  else if (all.length) together(() => all.forEach(place));
}

/** Takes frames that came. @param {Frame[]} frames */
function take(frames) {
  const how = { speed: pace(), away: document.hidden || isCatchingUp(), skipped };
  const { now, later } = divided(waiting, withLines(frames, linesOf), how);
  waiting = later;
  if (now.length) flush(now);
  if (later.length || frames.some((it) => it.by === 0)) skipped = null;
  const last = now.at(-1);
  if (last && now.length === 1 && !how.away) showOwn(last);
  if (later.length) run();
}

/** Moves briefly what the player has moved himself; it is in its place already. @param {Frame} frame */
function showOwn(frame) {
  perform(ownBeats(frame.motions), { dice: () => [...document.querySelectorAll("#dice .die")].slice(-8) });
}

let running = false;

/** Shows what waits, frame after frame. */
async function run() {
  if (running) return;
  running = true;
  for (let frame = waiting.shift(); frame; frame = waiting.shift()) await play(frame);
  running = false;
  held = false;
  bar();
}

/** Shows one frame. @param {Frame} frame */
async function play(frame) {
  if (!frame.by) return place(frame);
  const own = { frame, placed: false, hurried: false };
  current = own;
  const [said, speed] = [saidBy(frame), pace()];
  write("follow-said", said);
  offerReasons(frame);
  layDice([]);
  bar();
  const moved = frame.motions.filter((it) => it.kind !== "turn");
  const since = performance.now();
  await perform(beats(moved, speed));
  if (current !== own) return;
  own.placed = true;
  place(frame);
  bar();
  await perform(beats(frame.motions.filter((it) => it.kind === "turn"), speed));
  const left = reading(said, speed, isStill()) - (isStill() ? 0 : performance.now() - since);
  if (current === own && !own.hurried) await rest(pace() === "step" ? Infinity : Math.max(left, 120));
  // Whoever has stopped it meanwhile says when it goes on.
  while (current === own && !own.hurried && held) await rest(Infinity);
  if (current === own) current = null;
}

/** Waits so long, or for the player's word. @param {number} ms */
function rest(ms) {
  /** @type {Promise<void>} */
  const rested = new Promise((done) => {
    const timer = ms === Infinity ? 0 : setTimeout(done, ms);
    goOn = () => {
      clearTimeout(timer);
      done();
    };
  });
  return rested;
}

/** Goes on to the next step. */
function skipStep() {
  if (!current) return;
  current.hurried = true;
  cut();
  goOn();
}

/** Stops what is shown, so that it goes on at the player's word; or lets it run again. */
function pause() {
  if (!current) return;
  held = !held;
  if (!held) goOn();
  bar();
}

/** The steps of the frame that is shown for which the rules have reasons. @type {number[]} */
let asked = [];

/** Offers the reasons of what the rules did in a frame. @param {Frame} frame */
function offerReasons(frame) {
  const template = make("template");
  template.innerHTML = frame.log?.lines ?? "";
  asked = [...template.content.querySelectorAll("li:has(> .reasons)")].map((line) => Number(line.getAttribute("data-step")));
  const [button, place] = [byId("follow-why"), byId("follow-reasons")];
  if (!button || !place) return;
  button.hidden = asked.length === 0;
  button.setAttribute("aria-expanded", "false");
  place.hidden = true;
}

/** Shows why the rules did what is shown, or puts it away. What is asked about waits. */
async function stepWhy() {
  const [button, place] = [byId("follow-why"), byId("follow-reasons")];
  if (!current || !button || !place || !asked.length) return;
  if (!place.hidden) {
    place.hidden = true;
    return button.setAttribute("aria-expanded", "false");
  }
  if (!held) pause();
  const steps = asked;
  const told = await Promise.all(steps.map(async (step) => (await fetchPart(`reasons-${step}`)).text()));
  if (asked !== steps) return;
  place.innerHTML = told.join("");
  place.hidden = false;
  button.setAttribute("aria-expanded", "true");
}

/** Goes on to the end of the turn. */
function skipTurn() {
  if (!current) return;
  skipped = current.frame.by;
  flush(waiting.splice(0, restOfTurn(waiting, skipped)));
}

/** Shows or hides the strip over the board. */
function bar() {
  const [strip, button] = [byId("follow"), byId("follow-step")];
  if (!strip || !button) return;
  const inside = strip.contains(document.activeElement);
  strip.hidden = current === null;
  strip.classList.toggle("done", isCaughtUp() && isMine());
  const followed = isFollowing() && current === null;
  document.body.classList.toggle("following", current !== null);
  // What can be done comes with the last step: until then the list is that of before.
  byId("actions")?.toggleAttribute("inert", !isCaughtUp());
  button.textContent = say(pace() === "step" ? "followNext" : "followSkip");
  const stop = byId("follow-pause");
  stop?.setAttribute("aria-pressed", String(held));
  if (stop) stop.textContent = say(held ? "followRun" : "followPause");
  if (stop) stop.hidden = settings.speed === "step";
  if (strip.hidden && inside) byId("board-view")?.focus({ preventScroll: true });
  if (followed) document.dispatchEvent(new Event("followed"));
}

let mine = isMine();
let over = isOver();

/** Whether the game is over, and its last scene was seen. */
function isOver() {
  return !isFollowing() && document.querySelector("#ending .ending") !== null;
}

/** Calls back when what was shown of somebody else's turn is over. @param {() => void} then */
export const onFollowed = (then) => document.addEventListener("followed", then);

/** Calls whoever's turn it has become, and sounds the end. */
function call() {
  const [isNow, isEnd] = [isMine(), isOver()];
  if (isNow && !mine && isCaughtUp()) sound("mine");
  if (isEnd && !over) sound("end");
  [mine, over] = [isNow, isEnd];
}

/** Begins to follow. */
export function startFollow() {
  followWith({
    take,
    drop: () => {
      [waiting, current] = [[], null];
      cut();
      goOn();
      bar();
    },
  });
  byId("follow-step")?.addEventListener("click", skipStep);
  byId("follow-turn")?.addEventListener("click", skipTurn);
  byId("follow-pause")?.addEventListener("click", pause);
  byId("follow-why")?.addEventListener("click", stepWhy);
  bind({ skipStep, skipTurn, pause, stepWhy });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && current && !document.querySelector("dialog[open]")) skipTurn();
  });
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) flush(waiting.splice(0));
  });
  document.addEventListener("change", () => {
    bar();
    // Whoever asks for the end gets it.
    if (settings.speed === "once") flush(waiting.splice(0));
  });
  onChange(() => drawWays([]));
  onChange(call);
  onFollowed(call);
}
