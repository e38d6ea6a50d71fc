// Fragments: the parts of a page that change, brought up to date in place.

import { byId, isShown } from "./dom.js";
import { morph, patch } from "./morph.js";
import { fits } from "./pure/live.js";
import { setTitle } from "./title.js";

/** @typedef {import("./pure/read.js").Tail} Tail */
/** @typedef {import("./pure/read.js").Blocks} Blocks */

/** Called after fragments were put in place. @type {(() => void)[]} */
const after = [];

/**
 * Asks to be called after every change of the page.
 * @param {() => void} call
 */
export const onChange = (call) => after.push(call);

/** Whether several changes are made as one. */
let gathering = false;

/** Tells all who asked that the page has changed. */
export function changed() {
  if (gathering) return;
  for (const call of after) call();
}

/**
 * Makes several changes as one: whoever asked is told once.
 * @param {() => void} change
 */
export function together(change) {
  gathering = true;
  try {
    change();
  } finally {
    gathering = false;
  }
  changed();
}

/** How far from its end a scrolled element still counts as being there, in pixels. */
const NEAR = 8;

/** @param {Element} slot */
const isAtEnd = (slot) => slot.scrollTop + slot.clientHeight >= slot.scrollHeight - NEAR;

/**
 * Puts the blocks of fragments in place, and new lines at the end of the log. Says whether all of it
 * fitted to what was there.
 * @param {Record<string, Blocks>} fragments
 * @param {Tail | null} tail
 */
export function put(fragments, tail) {
  const held = hold();
  let fitted = !tail || extend(tail);
  for (const [id, blocks] of Object.entries(fragments)) {
    const slot = byId(id);
    if (id === "title") setTitle(blocks[""] ?? "");
    else if (slot) fitted = patch(slot, blocks) && fitted;
  }
  changed();
  if (held) restore(held);
  return fitted;
}

/**
 * Brings the page up to date with a whole one.
 * @param {Document} fresh
 */
export function putPage(fresh) {
  const held = hold();
  setTitle(fresh.title);
  for (const wanted of fresh.querySelectorAll("[data-fragment]")) {
    const slot = byId(wanted.id);
    if (slot && !(slot.id === "log" && goesOn(wanted))) morph(slot, wanted);
  }
  changed();
  if (held) restore(held);
}

/** The list of the log's lines. */
const lines = () => byId("log")?.querySelector("ol.log");

/**
 * Takes the lines of a newer log, if they go on where this one has lines already: older ones that
 * were asked for stay.
 * @param {Element} fresh
 */
function goesOn(fresh) {
  const [first] = fresh.querySelectorAll("ol.log > li");
  const list = lines();
  if (!first || !list) return false;
  const same = [...list.children].find((it) => it.getAttribute("data-step") === first.getAttribute("data-step"));
  if (!same || same.getAttribute("data-tag") !== first.getAttribute("data-tag")) return false;
  cut(list, Number(first.getAttribute("data-step")) - 1);
  list.append(...fresh.querySelectorAll("ol.log > li"));
  return true;
}

/**
 * Takes the lines after a number away.
 * @param {Element} list
 * @param {number} number
 */
function cut(list, number) {
  while (Number(list.lastElementChild?.getAttribute("data-step")) > number) list.lastElementChild?.remove();
}

/**
 * Puts new lines behind those that are there, if they fit.
 * @param {Tail} tail
 */
function extend(tail) {
  const [slot, list] = [byId("log"), lines()];
  if (!slot || !list) return true;
  const before = [...list.children].find((it) => it.getAttribute("data-step") === String(tail.after));
  if (!fits(before?.getAttribute("data-tag") ?? undefined, tail)) return false;
  const atEnd = isAtEnd(slot);
  cut(list, tail.after);
  list.insertAdjacentHTML("beforeend", tail.lines);
  const empty = byId("log-empty");
  if (empty) empty.hidden = list.children.length > 0;
  if (atEnd) slot.scrollTop = slot.scrollHeight;
  return true;
}

/** Attributes by which an element is found again. */
const NAMES = ["id", "data-target", "data-action", "data-step", "href"];

/** Remembers what has the focus, if it stands in a fragment. */
function hold() {
  const at = document.activeElement;
  const slot = at?.closest("[data-fragment]");
  if (!at || !slot) return null;
  const selectors = NAMES.filter((name) => at.hasAttribute(name)).map(
    (name) => `[${name}="${CSS.escape(at.getAttribute(name) ?? "")}"]`,
  );
  return { slot, selectors };
}

/** @param {{slot: Element, selectors: string[]}} held */
function restore({ slot, selectors }) {
  // It may have kept the focus, or whoever was called after the change gave it to something new.
  if (document.activeElement && document.activeElement !== document.body) return;
  const spare = [".act", '.target[tabindex="0"]', ".target", "button", "a[href]"];
  for (const selector of [...selectors, ...spare]) {
    const found = [...slot.querySelectorAll(selector)].find(isShown);
    if (found instanceof HTMLElement || found instanceof SVGElement) {
      found.focus({ preventScroll: true });
      if (document.activeElement === found) return;
    }
  }
  byId("board-view")?.focus({ preventScroll: true });
}
