// Panels and groups that lie folded up: what is in them is fetched when they are opened, not with each
// step.

import { buttonOf, groupOf, waysOf } from "./actions.js";
import { all } from "./dom.js";
import { onChange } from "./fragments.js";
import { state } from "./live.js";
import { morph } from "./morph.js";

/** What each panel shows, or will: the tick and step of it. @type {Map<string, {at: string, done: Promise<void>}>} */
const fetched = new Map();

/** Where the page stands. */
const now = () => `${state.tick} ${state.replay ?? ""}`;

/** Fetches what a panel should show, if it shows something else. @param {HTMLElement} slot */
function fill(slot) {
  const at = now();
  const known = fetched.get(slot.id);
  if (known?.at === at && slot.isConnected) return known.done;
  const done = fetchInto(slot, at);
  fetched.set(slot.id, { at, done });
  return done;
}

/** Asks for a part of the page that lies folded up. @param {string} name */
export function fetchPart(name) {
  const address = new URL(location.href);
  address.searchParams.set("part", name);
  if (state.replay !== null) address.searchParams.set("step", String(state.replay));
  return fetch(address, { cache: "no-store" });
}

/** @param {HTMLElement} slot @param {string} at */
async function fetchInto(slot, at) {
  try {
    const reply = await fetchPart(slot.id);
    const inside = await reply.text();
    if (fetched.get(slot.id)?.at !== at) return;
    if (!reply.ok) return void fetched.delete(slot.id);
    const fresh = document.createElement("template");
    fresh.innerHTML = inside;
    morph(slot, fresh.content);
  } catch {
    // With the next change it is tried again.
    fetched.delete(slot.id);
  }
}

/** The button of an action, fetched if it lies folded up. @param {string} action */
export async function buttonFor(action) {
  const group = buttonOf(action) ? undefined : groupOf(action);
  if (group) await fill(group);
  return buttonOf(action);
}

/** Fills every panel that is open. */
function fillOpen() {
  for (const slot of all("details[open] [data-folded]", HTMLElement)) fill(slot);
}

/** Takes out of the groups what they no longer stand for. */
function dropOld() {
  for (const group of all("#actions [data-ways]", HTMLElement)) {
    const ways = new Set(waysOf(group));
    for (const it of all(".act", HTMLElement, group)) if (!ways.has(it.dataset.action ?? "")) it.closest("li")?.remove();
    if (!group.children.length) fetched.delete(group.id);
  }
}

/** Wires the panels. What the page came with is what they show. */
export function startFolded() {
  for (const slot of all("[data-folded]:not([data-ways])", HTMLElement)) fetched.set(slot.id, { at: now(), done: Promise.resolve() });
  document.addEventListener("toggle", fillOpen, true);
  onChange(() => {
    dropOld();
    fillOpen();
  });
}
