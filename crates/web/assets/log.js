// The log and the replay: find, copy, jump to a step, walk through the steps.

import { byId, copy } from "./page.js";
import { bind } from "./keys.js";
import { connect, onChange, refresh, startLive, state } from "./live.js";

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
  wanted = Math.max(0, Math.min(state.steps, step));
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

/** Marks the step that is shown, and hides what the search does not find. */
function mark() {
  const field = byId("log-filter");
  const sought = field instanceof HTMLInputElement ? field.value.trim().toLowerCase() : "";
  for (const item of document.querySelectorAll("#log li")) {
    const line = /** @type {HTMLElement} */ (item);
    line.hidden = sought !== "" && !(line.textContent ?? "").toLowerCase().includes(sought);
    line.classList.toggle("now", state.replay !== null && Number(line.dataset.step) === state.replay);
  }
  if (playing) byId("autoplay")?.setAttribute("aria-pressed", "true");
}

function copyLog() {
  const lines = [...document.querySelectorAll("#log li:not([hidden])")].map(
    (line) => `${/** @type {HTMLElement} */ (line).dataset.step}. ${line.querySelector(".said")?.textContent?.trim()}`,
  );
  copy(lines.join("\n"));
}

/** Wires log and replay. */
export function startLog() {
  document.addEventListener("click", (event) => {
    const clicked = /** @type {Element} */ (event.target);
    const link = clicked.closest("a[data-step]");
    if (link instanceof HTMLElement && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      stop();
      show(Number(link.dataset.step));
    }
    if (clicked.closest("#back-to-play")) {
      event.preventDefault();
      live();
    }
    if (clicked.closest("#autoplay")) autoplay();
    if (clicked.closest("#log-copy")) copyLog();
  });
  document.addEventListener("input", (event) => {
    const field = /** @type {HTMLInputElement} */ (event.target);
    if (field.id === "slider") show(Number(field.value));
    if (field.id === "log-filter") mark();
  });
  byId("log-filter")?.closest("form")?.addEventListener("submit", (event) => event.preventDefault());
  bind({
    back: () => show(now() - 1),
    forward: () => show(now() + 1),
    live,
    log: () => /** @type {HTMLElement | null} */ (document.querySelector("#log li:last-child a"))?.focus(),
  });
  document.addEventListener("keydown", (event) => {
    const taken = document.activeElement?.closest("input, select, textarea, dialog, [data-target]");
    if (state.replay === null || taken) return;
    const to = { ArrowLeft: now() - 1, ArrowRight: now() + 1, Home: 0, End: state.steps }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    show(to);
  });
  onChange(mark);
  mark();
  const log = byId("log");
  if (log) log.scrollTop = log.scrollHeight;
}

