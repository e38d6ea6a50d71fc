// Panels that lie folded up: what is in them is fetched when they are opened, not with each step.

import { all } from "./dom.js";
import { onChange } from "./fragments.js";
import { state } from "./live.js";

/** What each panel shows: the tick and step at which it was fetched. @type {Map<string, string>} */
const fetched = new Map();

/** Where the page stands. */
const now = () => `${state.tick} ${state.replay ?? ""}`;

/** Fetches what an open panel should show, if it shows something else. @param {HTMLElement} slot */
async function fill(slot) {
  const wanted = now();
  if (fetched.get(slot.id) === wanted) return;
  fetched.set(slot.id, wanted);
  const address = new URL(location.href);
  address.searchParams.set("part", slot.id);
  if (state.replay !== null) address.searchParams.set("step", String(state.replay));
  try {
    const reply = await fetch(address, { cache: "no-store" });
    const inside = await reply.text();
    if (reply.ok && fetched.get(slot.id) === wanted) slot.innerHTML = inside;
    else if (!reply.ok) fetched.delete(slot.id);
  } catch {
    // With the next change it is tried again.
    fetched.delete(slot.id);
  }
}

/** Fills every panel that is open. */
function fillOpen() {
  for (const slot of all("details[open] [data-folded]", HTMLElement)) fill(slot);
}

/** Wires the panels. What the page came with is what they show. */
export function startFolded() {
  for (const slot of all("[data-folded]", HTMLElement)) fetched.set(slot.id, now());
  document.addEventListener("toggle", fillOpen, true);
  onChange(fillOpen);
}
