// Staying live: one WebSocket a page, resumed after every break, and fragments put in place.

import { announce, byId, data, say } from "./page.js";

/** The new end of the log: the lines after so many, the last of which has this tag. @typedef {{after: number, tag: string, lines: string}} Tail */
/** What the server pushes. @typedef {{version: number, step: number, fragments: Record<string, string>, log: Tail, beat?: boolean}} Push */

/** Where this page stands. */
export const state = {
  version: Number(data.version ?? 0),
  steps: Number(data.steps ?? 0),
  /** The step that is replayed; null in the present. @type {number | null} */
  replay: data.replay ? Number(data.replay) : null,
};

/** @type {Map<string, string>} */
const shown = new Map();
/** Called after fragments were put in place. @type {(() => void)[]} */
const after = [];

/**
 * Asks to be called after every change of the page.
 * @param {() => void} call
 */
export const onChange = (call) => after.push(call);

/**
 * Puts fragments in place; focus and scrolling stay where they were.
 * @param {Record<string, string>} fragments
 */
export function replace(fragments, /** @type {Tail | null} */ tail = null) {
  const held = hold();
  if (tail) extend(tail);
  for (const [id, inside] of Object.entries(fragments)) {
    if (id === "title") {
      document.title = inside;
      continue;
    }
    const slot = byId(id);
    if (!slot || shown.get(id) === inside) continue;
    const atEnd = slot.scrollTop + slot.clientHeight >= slot.scrollHeight - 8;
    if (id === "replay") sync(slot, inside);
    else slot.innerHTML = inside;
    if (id === "log" && atEnd) slot.scrollTop = slot.scrollHeight;
    shown.set(id, inside);
  }
  for (const call of after) call();
  if (held) restore(held);
}

/**
 * Puts new lines behind those that are there. If they do not fit, the page is read again.
 * @param {Tail} tail
 */
function extend({ after: count, tag, lines }) {
  const slot = byId("log");
  const list = slot?.querySelector("ol.log");
  if (!slot || !list) return;
  const before = list.children[count - 1];
  if (count > 0 && !(before instanceof HTMLElement && before.dataset.tag === tag)) {
    refresh();
    return;
  }
  const atEnd = slot.scrollTop + slot.clientHeight >= slot.scrollHeight - 8;
  while (list.children.length > count) list.lastElementChild?.remove();
  list.insertAdjacentHTML("beforeend", lines);
  const empty = byId("log-empty");
  if (empty) empty.hidden = list.children.length > 0;
  if (atEnd) slot.scrollTop = slot.scrollHeight;
  shown.delete("log");
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

/** @param {Element} element */
export const isShown = (element) => element.getClientRects().length > 0;

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
  const [old, now] = [slot.querySelectorAll("*"), fresh.querySelectorAll("*")];
  const same = old.length === now.length && [...old].every((it, at) => it.tagName === now[at].tagName);
  if (!same) {
    slot.replaceChildren(...fresh.childNodes);
    return;
  }
  old.forEach((element, at) => {
    for (const { name } of [...element.attributes]) {
      if (!now[at].hasAttribute(name)) element.removeAttribute(name);
    }
    for (const { name, value } of now[at].attributes) {
      if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    }
    if (element instanceof HTMLInputElement) element.value = now[at].getAttribute("value") ?? "";
    else if (!element.children.length) element.textContent = now[at].textContent;
  });
}

/** How often a page is read once more because it was overtaken. */
const OVERTAKEN = 5;

/**
 * Reads a page of this table again and puts its fragments in place. A page that was overtaken on
 * its way, by a push, is read once more: the past must not be put over the present.
 * @param {string} [address]
 */
export async function refresh(address = location.href) {
  try {
    for (let older = 0; ; older += 1) {
      const reply = await fetch(address, { cache: "no-store" });
      if (!reply.ok) return false;
      const fresh = new DOMParser().parseFromString(await reply.text(), "text/html");
      // A server that was given an older database stays behind for good.
      if (Number(told(fresh, "version")) < state.version && older < OVERTAKEN) continue;
      putInPlace(fresh);
      return true;
    }
  } catch {
    return false;
  }
}

/**
 * What a page says of itself.
 * @param {Document} page
 * @param {string} name
 */
const told = (page, name) =>
  /** @type {HTMLElement | null} */ (page.querySelector(`#page [data-name="${name}"]`))?.dataset.value ?? "";

/** @param {Document} fresh */
function putInPlace(fresh) {
  /** @type {Record<string, string>} */
  const fragments = { title: fresh.title };
  for (const slot of fresh.querySelectorAll("[data-fragment]")) fragments[slot.id] = slot.innerHTML;
  state.version = Number(told(fresh, "version"));
  state.steps = Number(told(fresh, "steps"));
  state.replay = told(fresh, "replay") ? Number(told(fresh, "replay")) : null;
  replace(fragments);
}

/** @type {WebSocket | null} */
let socket = null;
let tries = 0;
let retryTimer = 0;
let silence = 0;
let bannerTimer = 0;
/** Called when the connection is back. @type {(() => void)[]} */
const whenBack = [];

/**
 * Asks to be called whenever the connection is there again.
 * @param {() => void} call
 */
export const onBack = (call) => whenBack.push(call);

/** Whether updates come by themselves. */
export const isLive = () => socket?.readyState === WebSocket.OPEN;

/** @param {boolean} offline */
function banner(offline) {
  const place = byId("offline");
  if (!place || place.hidden === !offline) return;
  place.hidden = !offline;
  announce(say(offline ? "offline" : "online"), offline);
}

function heard() {
  clearTimeout(silence);
  silence = setTimeout(() => socket?.close(), 45000);
}

/** Opens the socket; after a break it asks only for what is new. */
export function connect() {
  clearTimeout(retryTimer);
  socket?.close();
  const address = new URL(data.socket, location.href);
  address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  address.searchParams.set("have", String(state.version));
  const own = new WebSocket(address);
  socket = own;
  own.addEventListener("open", () => {
    tries = 0;
    clearTimeout(bannerTimer);
    bannerTimer = 0;
    banner(false);
    heard();
    for (const call of whenBack) call();
  });
  own.addEventListener("message", (event) => {
    heard();
    receive(JSON.parse(event.data));
  });
  own.addEventListener("close", (event) => {
    if (socket !== own) return;
    clearTimeout(silence);
    if (event.code === 4404) return location.reload();
    lost();
  });
}

/** @param {Push} push */
function receive(push) {
  if (push.beat || push.version < state.version) return;
  state.version = push.version;
  if (state.replay !== null) return;
  state.steps = push.step;
  replace(push.fragments, push.log);
}

function lost() {
  bannerTimer ||= setTimeout(() => banner(true), 1200);
  const wait = Math.min(8000, 400 * 2 ** tries) * (0.7 + Math.random() * 0.6);
  tries += 1;
  clearTimeout(retryTimer);
  retryTimer = setTimeout(connect, wait);
}

/** Tries at once: somebody asked, or the network is back. */
function hurry() {
  if (isLive()) {
    // A browser may keep the socket open while the network is away.
    banner(false);
    for (const call of whenBack) call();
    return;
  }
  tries = 0;
  connect();
}

/** Goes live. */
export function startLive() {
  for (const slot of document.querySelectorAll("[data-fragment]")) shown.set(slot.id, slot.innerHTML);
  byId("retry")?.addEventListener("click", hurry);
  addEventListener("online", hurry);
  addEventListener("offline", () => banner(true));
  addEventListener("pageshow", (event) => event.persisted && hurry());
  connect();
}
