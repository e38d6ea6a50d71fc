// The log and the replay: find, copy, jump to a step, walk through the steps.

import { all, byId, fieldOf, first, hit, isShown, ofKind, write } from "./dom.js";
import { onChange } from "./fragments.js";
import { bind } from "./keys.js";
import { saidIn } from "./lines.js";
import { connect, refresh, startLive, state, told } from "./live.js";
import { cut, isStill, perform } from "./motion.js";
import { announce, copy, say, settings } from "./page.js";
import { beats, reading } from "./pure/follow.js";
import { chapters as readChapters, motions as readMotions, parsed } from "./pure/read.js";
import { bounded, chapterAt, chapterFor, stepFor } from "./pure/steps.js";
import { hasText, uncited } from "./pure/words.js";

let wanted = -1;
let walking = false;
let playing = false;
let lived = state.replay === null;

/** The page's address without a step. */
const home = () => {
  const address = new URL(location.href);
  address.searchParams.delete("step");
  return address;
};

/** @typedef {import("./pure/read.js").Motion} Motion */

/**
 * Shows the position after a step. While one is fetched only the newest wish is remembered. Going on
 * by one step moves what moved in it, or what is said to have.
 * @param {number} step
 * @param {Motion[]} [motions]
 */
async function show(step, motions) {
  wanted = bounded(step, state.steps);
  if (walking) return cut();
  walking = true;
  for (let at = -1; at !== wanted; ) {
    const goes = wanted === now() + 1;
    at = wanted;
    const address = home();
    address.searchParams.set("step", String(at));
    const first = (/** @type {Document} */ fresh) => {
      const moved = motions ?? (goes ? readMotions(parsed(told(fresh, "motions"))) : []);
      return at === wanted ? perform(beats(moved, settings.speed), { dice: () => [] }) : Promise.resolve();
    };
    if (!(await refresh(address.href, first))) break;
    history.replaceState(null, "", address);
  }
  walking = false;
}

/** Counts ways through the steps, so that an older one ends when another begins. */
let walks = 0;

/**
 * Shows decision after decision, as fast as the player likes it, and then the present.
 * @param {number} from
 * @param {import("./pure/read.js").Move[]} moves
 */
export async function walkThrough(from, moves) {
  stop();
  const own = walks;
  await show(from, []);
  for (const { step, motions } of moves) {
    await show(step, motions);
    await pause(reading(said(step), settings.speed === "step" ? "normal" : settings.speed, isStill()));
    if (walks !== own || now() !== step) return;
  }
  await live();
  announce(say("followShown"));
}

/** The sentence of a step. @param {number} step */
const said = (step) => first(`#log li[data-step="${step}"] .said`, HTMLElement)?.textContent ?? "";

/** @param {number} ms */
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** Where turns and phases begin, as far as the game had gone. @type {{steps: number, all: Promise<import("./pure/read.js").Chapter[]>} | null} */
let chapters = null;

function chaptersNow() {
  if (chapters?.steps === state.steps) return chapters.all;
  const address = home();
  address.searchParams.set("part", "chapters");
  const fetched = fetch(address, { cache: "no-store" }).then(async (reply) => readChapters(reply.ok ? await reply.json() : []));
  const all = fetched.catch(() => readChapters([]));
  chapters = { steps: state.steps, all };
  return all;
}

/**
 * Goes to where a turn or a phase begins.
 * @param {number} level
 * @param {number} by
 */
const leap = (level, by) => async () => {
  stop();
  bringMap();
  const begun = await chaptersNow();
  await show(chapterFor(begun, now(), { level, by, steps: state.steps }));
};

/** Says which turn and phase the replayed step is in. */
async function nameChapter() {
  const place = byId("chapter");
  if (!place) return;
  place.hidden = state.replay === null;
  if (state.replay === null) return;
  const [all, at] = [await chaptersNow(), state.replay];
  if (at !== null) write("chapter", uncited(chapterAt(all, at)));
}

/** Goes back to the present. */
async function live() {
  stop();
  const address = home();
  if (!(await refresh(address.href))) return location.assign(address);
  history.replaceState(null, "", address);
  if (lived) connect();
  else startLive();
  lived = true;
}

/** Where the replay stands. */
const now = () => state.replay ?? state.steps;

function stop() {
  walks += 1;
  playing = false;
  byId("autoplay")?.setAttribute("aria-pressed", "false");
}

/** Whoever begins to look back on a desk sees the map: the controls come with him. */
function bringMap() {
  if (state.replay !== null || !matchMedia("(min-width: 63rem)").matches) return;
  all("#board .map-view", HTMLElement).find(isShown)?.scrollIntoView({ block: "nearest" });
}

/** Plays the steps one after the other; from the end it begins again. */
async function autoplay() {
  if (playing) return stop();
  stop();
  bringMap();
  playing = true;
  byId("autoplay")?.setAttribute("aria-pressed", "true");
  const own = walks;
  if (now() >= state.steps) await show(0);
  while (walks === own && now() < state.steps) {
    const next = now() + 1;
    await show(next);
    if (walks !== own) return;
    if (now() !== next) break;
    await pause(reading(said(next), settings.speed === "step" ? "slow" : settings.speed, isStill()));
  }
  if (walks === own) stop();
}

/**
 * Fetches older lines: one helping of them, or all.
 * @param {boolean} [whole]
 */
async function older(whole = false) {
  const [button, list] = [byId("log-older"), first("#log ol.log", HTMLElement)];
  while (button && list && !button.hidden) {
    const address = home();
    address.searchParams.set("lines_before", button.dataset.before ?? "");
    const reply = await fetch(address, { cache: "no-store" });
    if (!reply.ok) return;
    const height = list.scrollHeight;
    list.insertAdjacentHTML("afterbegin", await reply.text());
    const log = byId("log");
    if (log) log.scrollTop += list.scrollHeight - height;
    offerOlder();
    mark();
    if (!whole) return;
  }
}

/** The button for older lines goes when the first line is there. */
function offerOlder() {
  const [button, line] = [byId("log-older"), first("#log li", HTMLElement)];
  if (!button || !line) return;
  button.dataset.before = line.dataset.step ?? "1";
  button.hidden = Number(line.dataset.step) <= 1;
}

/** Marks the step that is shown, and hides what the search does not find. */
function mark() {
  const sought = ofKind("log-filter", HTMLInputElement)?.value ?? "";
  for (const line of all("#log li", HTMLElement)) {
    line.hidden = !hasText(line.textContent ?? "", sought);
    line.classList.toggle("now", state.replay !== null && Number(line.dataset.step) === state.replay);
  }
  scrollToNow();
  const back = byId("back-to-play");
  if (back) back.hidden = state.replay === null;
  document.querySelector("form.replay")?.classList.toggle("past", state.replay !== null);
  nameChapter();
  if (playing) byId("autoplay")?.setAttribute("aria-pressed", "true");
}

/** The step whose line was last brought into sight. @type {number | null} */
let scrolled = null;

/** Brings the line of the replayed step into sight, in the log alone; older lines are fetched for it. */
async function scrollToNow() {
  if (scrolled === state.replay) return;
  scrolled = state.replay;
  const [log, step] = [byId("log"), state.replay];
  if (!log || step === null) return;
  while (step > 0 && Number(byId("log-older")?.dataset.before) > step && !byId("log-older")?.hidden) await older();
  const line = first(`#log li[data-step="${step}"]`, HTMLElement);
  if (!line || state.replay !== step) return;
  const [box, frame] = [line.getBoundingClientRect(), log.getBoundingClientRect()];
  if (box.top < frame.top || box.bottom > frame.bottom) log.scrollTop += box.top - frame.top - frame.height / 2;
}

async function copyLog() {
  await older(true);
  const lines = all("#log li:not([hidden])", HTMLElement);
  copy(lines.map((line) => `${line.dataset.step}. ${saidIn(line)?.textContent?.trim()}`).join("\n"));
}

/** @param {() => number} step */
const goTo = (step) => () => {
  stop();
  bringMap();
  show(step());
};

/** What the buttons around the slider do, and the keys of the same names. @type {Record<string, () => void>} */
const GOES = {
  first: goTo(() => 0),
  back: goTo(() => now() - 1),
  forward: goTo(() => now() + 1),
  last: goTo(() => state.steps),
  turnBack: leap(0, -1),
  turnOn: leap(0, 1),
  phaseBack: leap(1, -1),
  phaseOn: leap(1, 1),
};

/** @param {MouseEvent} event */
function click(event) {
  const link = hit(event, "a[data-step], [data-go]");
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    if (link.dataset.go) GOES[link.dataset.go]?.();
    else goTo(() => Number(link.dataset.step))();
  }
  if (hit(event, "#back-to-play")) {
    event.preventDefault();
    live();
  }
  if (hit(event, "#autoplay")) autoplay();
  if (hit(event, "#log-copy")) copyLog();
  if (hit(event, "#log-older")) older();
}

/** @param {KeyboardEvent} event */
function press(event) {
  const taken = document.activeElement?.closest("input, select, textarea, dialog, [data-target]");
  if (state.replay === null || taken) return;
  const to = stepFor(event.key, now(), state.steps);
  if (to === undefined) return;
  event.preventDefault();
  goTo(() => to)();
}

/** Wires log and replay. */
export function startLog() {
  document.addEventListener("click", click);
  document.addEventListener("input", (event) => {
    const field = fieldOf(event);
    if (field?.id === "slider") show(Number(field.value));
    if (field?.id === "log-filter") older(true).then(mark);
  });
  byId("log-filter")?.closest("form")?.addEventListener("submit", (event) => event.preventDefault());
  bind({
    ...GOES,
    live,
    log: () => first("#log li:last-child a", HTMLElement)?.focus(),
  });
  document.addEventListener("keydown", press);
  onChange(offerOlder);
  onChange(mark);
  mark();
  const log = byId("log");
  if (log) log.scrollTop = log.scrollHeight;
}
