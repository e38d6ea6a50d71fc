// The sheet of actions on a phone: a part of it is always seen; open it covers the map, and gives way
// when something is chosen there.

import { byId, first, hit } from "./dom.js";

/** How far a finger goes for a swipe, in pixels. */
const SWIPE = 24;

const sheet = () => first(".console", HTMLElement);

const isOpen = () => sheet()?.classList.contains("open") ?? false;

/** @param {boolean} open */
function set(open) {
  const at = sheet();
  if (!at) return;
  at.classList.toggle("open", open);
  byId("sheet-handle")?.setAttribute("aria-expanded", String(open));
  if (!open) at.scrollTop = 0;
}

/** A swipe along the prompt or the handle opens or closes it. */
function swipe() {
  /** @type {number | null} */
  let from = null;
  document.addEventListener("pointerdown", (event) => {
    const held = event.pointerType !== "mouse" && hit(event, ".console > #prompt, #sheet-handle");
    from = held ? event.clientY : null;
  });
  document.addEventListener("pointerup", (event) => {
    const way = from === null ? 0 : event.clientY - from;
    from = null;
    if (Math.abs(way) > SWIPE) set(way < 0);
  });
  document.addEventListener("pointercancel", () => (from = null));
}

/** Wires the sheet. */
export function startSheet() {
  swipe();
  document.addEventListener("click", (event) => {
    if (hit(event, "#sheet-handle")) set(!isOpen());
    // The map is wanted again: something was chosen in the list, or on the board.
    else if (isOpen() && hit(event, "#board, #actions .act")) set(false);
  });
  document.addEventListener("picked", () => set(false));
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && isOpen()) set(false);
  });
}
