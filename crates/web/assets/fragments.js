// Fragments: the parts of a page that change, put in place so that focus and scrolling stay.

import { byId, isShown } from "./dom.js";
import { fits } from "./pure/live.js";
import { setTitle } from "./title.js";

/** @typedef {import("./pure/read.js").Tail} Tail */

/** What is in place, by the id of its element. @type {Map<string, string>} */
const shown = new Map();
/** Called after fragments were put in place. @type {(() => void)[]} */
const after = [];

/**
 * Asks to be called after every change of the page.
 * @param {() => void} call
 */
export const onChange = (call) => after.push(call);

/** Takes what the page came with for what is in place. */
export function rememberShown() {
  for (const slot of document.querySelectorAll("[data-fragment]")) shown.set(slot.id, slot.innerHTML);
}

/** How far from its end a scrolled element still counts as being there, in pixels. */
const NEAR = 8;

/** @param {Element} slot */
const isAtEnd = (slot) => slot.scrollTop + slot.clientHeight >= slot.scrollHeight - NEAR;

/**
 * Puts fragments in place, and new lines at the end of the log. Says whether the lines fitted.
 * @param {Record<string, string>} fragments
 * @param {Tail | null} tail
 */
export function put(fragments, tail) {
  const held = hold();
  const fitted = !tail || extend(tail);
  for (const [id, inside] of Object.entries(fragments)) {
    if (id === "title") setTitle(inside);
    else putOne(id, inside);
  }
  for (const call of after) call();
  if (held) restore(held);
  return fitted;
}

/** @param {string} id @param {string} inside */
function putOne(id, inside) {
  const slot = byId(id);
  if (!slot || shown.get(id) === inside) return;
  const atEnd = isAtEnd(slot);
  if (id === "replay") sync(slot, inside);
  else slot.innerHTML = inside;
  if (id === "log" && atEnd) slot.scrollTop = slot.scrollHeight;
  shown.set(id, inside);
}

/**
 * Puts new lines behind those that are there, if they fit.
 * @param {Tail} tail
 */
function extend(tail) {
  const slot = byId("log");
  const list = slot?.querySelector("ol.log");
  if (!slot || !list) return true;
  const tags = [...list.children].map((it) => it.getAttribute("data-tag") ?? undefined);
  if (!fits(tags, tail)) return false;
  const atEnd = isAtEnd(slot);
  while (list.children.length > tail.after) list.lastElementChild?.remove();
  list.insertAdjacentHTML("beforeend", tail.lines);
  const empty = byId("log-empty");
  if (empty) empty.hidden = list.children.length > 0;
  if (atEnd) slot.scrollTop = slot.scrollHeight;
  shown.delete("log");
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
  return { at, slot, selectors };
}

/** @param {{at: Element, slot: Element, selectors: string[]}} held */
function restore({ at, slot, selectors }) {
  if (at.isConnected) return;
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

/**
 * Brings a fragment up to date without replacing its elements: a slider that is held stays held.
 * @param {Element} slot
 * @param {string} inside
 */
function sync(slot, inside) {
  const fresh = document.createElement("div");
  fresh.innerHTML = inside;
  const [old, now] = [[...slot.querySelectorAll("*")], [...fresh.querySelectorAll("*")]];
  const same = old.length === now.length && old.every((it, at) => it.tagName === now[at]?.tagName);
  if (!same) {
    slot.replaceChildren(...fresh.childNodes);
    return;
  }
  old.forEach((element, at) => {
    const wanted = now[at];
    if (wanted) become(element, wanted);
  });
}

/**
 * Gives an element the attributes of another one, and its text where it has nothing else.
 * @param {Element} element
 * @param {Element} wanted
 */
function become(element, wanted) {
  for (const { name } of [...element.attributes]) {
    if (!wanted.hasAttribute(name)) element.removeAttribute(name);
  }
  for (const { name, value } of wanted.attributes) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  if (element instanceof HTMLInputElement) element.value = wanted.getAttribute("value") ?? "";
  else if (!element.children.length) element.textContent = wanted.textContent;
}
