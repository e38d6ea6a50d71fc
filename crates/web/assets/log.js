// The log and the replay: find, copy, jump to a step, walk through the steps.

import { all, byId, fieldOf, first, hit, ofKind } from "./dom.js";
import { onChange } from "./fragments.js";
import { bind } from "./keys.js";
import { saidIn } from "./lines.js";
import { connect, refresh, startLive, state } from "./live.js";
import { copy } from "./page.js";
import { bounded, stepFor } from "./pure/steps.js";
import { hasText } from "./pure/words.js";

let wanted = -1;
let walking = false;
let playing = 0;
let lived = state.replay === null;

/** The page's address without a step. */
const home = () => {
  const address = new URL(location.href);
  address.searchParams.delete("step");
  return address;
};

/**
 * Shows the position after a step. While one is fetched only the newest wish is remembered.
 * @param {number} step
 */
async function show(step) {
  wanted = bounded(step, state.steps);
  if (walking) return;
  walking = true;
  for (let at = -1; at !== wanted; ) {
    at = wanted;
    const address = home();
    address.searchParams.set("step", String(at));
    if (!(await refresh(address.href))) break;
    history.replaceState(null, "", address);
  }
  walking = false;
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
  clearInterval(playing);
  playing = 0;
  byId("autoplay")?.setAttribute("aria-pressed", "false");
}

/** Plays the steps one after the other; from the end it begins again. */
function autoplay() {
  if (playing) return stop();
  if (now() >= state.steps) show(0);
  playing = setInterval(() => (now() < state.steps ? show(now() + 1) : stop()), 900);
  byId("autoplay")?.setAttribute("aria-pressed", "true");
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
  if (playing) byId("autoplay")?.setAttribute("aria-pressed", "true");
}

async function copyLog() {
  await older(true);
  const lines = all("#log li:not([hidden])", HTMLElement);
  copy(lines.map((line) => `${line.dataset.step}. ${saidIn(line)?.textContent?.trim()}`).join("\n"));
}

/** @param {MouseEvent} event */
function click(event) {
  const link = hit(event, "a[data-step]");
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    stop();
    show(Number(link.dataset.step));
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
  show(to);
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
    back: () => show(now() - 1),
    forward: () => show(now() + 1),
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
