// The card that explains a part of the board: beside it on a desk, a small sheet on a phone.

import { citing } from "./cite.js";
import { all, byId, copyOf, hit, isShown, make, ofKind } from "./dom.js";
import { onChange } from "./fragments.js";
import { bind } from "./keys.js";
import { state } from "./live.js";
import { announce, ask, data, say } from "./page.js";
import { isPlanning } from "./plan.js";
import { field, text } from "./pure/read.js";

/** How long a part has the focus before its card is asked for, in milliseconds. */
const REST = 120;

/** The part whose card is shown. */
let shown = "";
/** Whether that card stays while one looks elsewhere. */
let pinned = false;
let timer = 0;

/** Cards by version, step and part: nothing is asked twice. @type {Map<string, string>} */
const known = new Map();

/** Whether the card has a place beside the board. */
const roomy = matchMedia("(min-width: 63rem)");

const panel = () => ofKind("card-panel", HTMLDetailsElement);

/** The names of all parts, each once, in the order of the board. */
function parts() {
  const found = new Map();
  // Drawings for another layout are not up to date, and may tell of another's hand.
  for (const it of all("#board [data-target]", SVGElement).filter(isShown)) {
    const { target, name } = it.dataset;
    if (target && name && !found.has(target)) found.set(target, name);
  }
  return found;
}

/** Names every part in the list, and keeps what is chosen. */
function list() {
  const select = ofKind("card-part", HTMLSelectElement);
  const head = select?.options[0];
  if (!select || !head) return;
  const named = [...parts()];
  const before = [...select.options].slice(1).map((it) => `${it.value} ${it.text}`);
  if (before.join() !== named.map(([part, name]) => `${part} ${name}`).join()) {
    select.replaceChildren(head, ...named.map(([part, name]) => make("option", { value: part }, name)));
  }
  select.value = named.some(([part]) => part === shown) ? shown : "";
}

/** On a phone the card lies over the sheet with the reason, and has it too. */
function showReason() {
  byId("card-why")?.remove();
  const [why, place] = [byId("why"), byId("card")];
  if (!why || why.hidden || roomy.matches || !place) return;
  place.before(make("div", { id: "card-why", class: "why" }, ...[...why.childNodes].map(copyOf)));
}

/** @param {string} html */
function put(html) {
  const place = byId("card");
  if (!place) return;
  place.innerHTML = html;
  citing(place);
  list();
}

/**
 * Shows the card of a part. Says what it is called; nothing if there is no card.
 * @param {string} part
 */
async function show(part) {
  const { version, replay: at } = state;
  const name = `${version} ${at} ${part}`;
  let html = known.get(name);
  if (html === undefined) {
    const back = at === null ? "" : `&step=${at}`;
    const { ok, body } = await ask("GET", `${data.api}/card?part=${encodeURIComponent(part)}${back}`);
    if (!ok) return "";
    html = text(field(body, "html"));
    known.set(name, html);
  }
  shown = part;
  put(html);
  return byId("card")?.querySelector("h3")?.textContent ?? "";
}

/**
 * Shows the card of a part soon, if the panel is open and nothing is pinned.
 * @param {string | undefined} part
 */
function follow(part) {
  clearTimeout(timer);
  if (!part || part === shown || pinned || !panel()?.open) return;
  // A plan is nobody else's: while it is drawn nothing is asked.
  timer = setTimeout(() => void (isPlanning() || show(part)), REST);
}

/** @param {boolean} whether */
function pin(whether) {
  pinned = whether;
  byId("card-pin")?.setAttribute("aria-pressed", String(whether));
}

/** Whether a part is still on the board. @param {string} part */
const isThere = (part) => document.querySelector(`#board [data-target="${CSS.escape(part)}"]`) !== null;

/** The part that has the focus. */
function focused() {
  const part = document.activeElement?.closest("#board [data-target]");
  return part instanceof SVGElement ? (part.dataset.target ?? "") : "";
}

/** The key: explains the part that has the focus and pins it; the same part again lets go. */
async function info() {
  const box = panel();
  const part = focused() || shown;
  if (!box) return;
  if (pinned && box.open && part === shown) {
    pin(false);
    return announce(say("cardUnpinned"));
  }
  box.open = true;
  if (!part) return byId("card-part")?.focus();
  const title = await show(part);
  pin(title !== "");
  box.scrollIntoView({ block: "nearest" });
  if (title) announce(`${say("cardPinned", title)}. ${byId("card")?.innerText ?? ""}`);
}

/** Puts the card away. */
function close() {
  const box = panel();
  if (!box?.open) return;
  pin(false);
  const inside = box.contains(document.activeElement);
  box.open = false;
  if (inside) box.querySelector("summary")?.focus({ preventScroll: true });
}

/** @param {MouseEvent} event */
function tapped(event) {
  const part = hit(event, "#board [data-target]");
  const box = panel();
  if (!part || !box || isPlanning() || pinned) return;
  // What does nothing else is explained at once; what does something, where the panel is open.
  const idle = !part.matches(".target, .legal, .goal, .chosen") && !byId("board")?.classList.contains("holding");
  if (idle) box.open = true;
  if (box.open) void show(part.dataset.target ?? "");
}

/** Whether Escape is somebody else's now. */
const isTaken = () => document.querySelector("dialog[open], #board .chosen") !== null;

/** Wires the panel. */
export function startCard() {
  const box = panel();
  if (!box) return;
  box.open = roomy.matches;
  roomy.addEventListener("change", () => {
    if (!roomy.matches && !pinned) box.open = false;
  });
  document.addEventListener("focusin", (event) => follow(hit(event, "#board [data-target]")?.dataset.target));
  // Before anybody else hears of it: what a part is good for is gone once it is done.
  document.addEventListener("click", tapped, { capture: true });
  byId("card-close")?.addEventListener("click", close);
  byId("card-pin")?.addEventListener("click", () => pin(!pinned && shown !== ""));
  ofKind("card-part", HTMLSelectElement)?.addEventListener("change", (event) => {
    if (event.target instanceof HTMLSelectElement && event.target.value) void show(event.target.value);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && box.open && !isTaken()) close();
  });
  onChange(() => {
    list();
    // What has gone off the board keeps the card that it had.
    if (shown && box.open && isThere(shown)) void show(shown);
  });
  document.addEventListener("reasoned", showReason);
  bind({ info: () => void info() });
  list();
}
