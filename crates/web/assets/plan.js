// A plan of one's own: arrows and notes over the board. It stays in this browser and is sent nowhere.

import { announce, byId, data, make, recall, remember, say } from "./page.js";
import { bind } from "./keys.js";
import { isShown, onChange } from "./live.js";

/** An arrow, or a note; `from` is where a note is pinned. @typedef {{from?: string, to?: string, text?: string, names: string[]}} Entry */

const SVG = "http://www.w3.org/2000/svg";

let planning = false;
/** Where an arrow begins, or a note is pinned. @type {string | null} */
let source = null;

/** Whether clicks on the board plan instead of playing. */
export const isPlanning = () => planning;

/** Where the plan of this game and this seat is kept: people at one screen have one each. */
function place() {
  const eyes = document.querySelector("#prompt [data-eyes]")?.getAttribute("data-eyes");
  const seat = eyes ?? data.path.match(/\/s\/(\d+)\//)?.[1] ?? (data.path.includes("/w/") ? "watch" : "own");
  return `plan.${data.api.split("/").pop()}.${seat}`;
}

/** @returns {Entry[]} */
const entries = () => recall(place()) ?? [];

/** @param {Entry[]} all */
function keep(all) {
  remember(place(), all);
  draw();
}

/** Every part of the board that is shown. @returns {SVGElement[]} */
const parts = () =>
  [...document.querySelectorAll("#board [data-target]")].filter(isShown).map((it) => /** @type {SVGElement} */ (it));

/** @param {string} target */
const partOf = (target) => parts().find((it) => it.dataset.target === target);

/** What people call a part: what it is, without what may be done with it and how it stands. @param {string} target */
function nameOf(target) {
  const part = partOf(target);
  const label = part?.getAttribute("aria-label") ?? target;
  const what = part?.dataset.action ? label.slice(label.lastIndexOf("]: ") + 1).replace(/^: /, "") : label;
  return what.split(";")[0].trim();
}

/**
 * Begins an arrow at a part, or ends it there.
 * @param {Element} part
 */
export function choosePart(part) {
  const target = part.getAttribute("data-target");
  if (!target) return;
  if (source === null) {
    source = target;
    announce(say("planFrom", nameOf(target)));
  } else if (source === target) {
    source = null;
    announce(say("planDropped"));
  } else {
    const names = [nameOf(source), nameOf(target)];
    keep([...entries(), { from: source, to: target, names }]);
    source = null;
    announce(say("planArrow", names.join(" → ")));
  }
  draw();
}

/** @param {number} at */
function remove(at) {
  keep(entries().filter((_, index) => index !== at));
  const left = document.querySelectorAll("#plan-list button");
  const next = left[Math.min(at, left.length - 1)] ?? byId("plan-note");
  if (next instanceof HTMLElement) next.focus();
  announce(say("planDeleted"));
}

/** @param {Entry} entry */
const inWords = ({ to, from, text, names }) => (to ? names.join(" → ") : from ? `${names[0]}: ${text}` : (text ?? ""));

/** Writes the plan as a list. */
function write() {
  const items = entries().map((entry, at) => {
    const words = inWords(entry);
    const button = make("button", { type: "button", "data-unplan": String(at), "aria-label": `${say("planDelete")}: ${words}` }, "×");
    return make("li", {}, make("span", {}, words), button);
  });
  byId("plan-list")?.replaceChildren(...items);
  const pin = byId("plan-pin");
  if (pin) pin.textContent = source ? say("planPinned", nameOf(source)) : say("planLoose");
}

/** The middle of a part, in the board's own scrolling frame. @param {string} target */
function middle(target) {
  const [part, layer] = [partOf(target), byId("plan-layer")];
  if (!part || !layer) return null;
  const [box, frame] = [part.getBoundingClientRect(), layer.getBoundingClientRect()];
  return { x: box.x + box.width / 2 - frame.x, y: box.y + box.height / 2 - frame.y };
}

/** @param {string} name @param {Record<string, string | number>} attributes */
function shape(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** An arrow that bends a little, so that there and back can be told apart. @param {Entry} entry */
function arrow({ from, to }) {
  const [a, b] = [middle(from ?? ""), middle(to ?? "")];
  if (!a || !b) return [];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const bend = { x: (a.x + b.x) / 2 - dy * 0.15, y: (a.y + b.y) / 2 + dx * 0.15 };
  const way = Math.atan2(b.y - bend.y, b.x - bend.x);
  const barb = (/** @type {number} */ turn) => `${b.x - 16 * Math.cos(way + turn)},${b.y - 16 * Math.sin(way + turn)}`;
  const line = `M${a.x},${a.y}Q${bend.x},${bend.y} ${b.x},${b.y}`;
  const head = `M${barb(0.5)}L${b.x},${b.y}L${barb(-0.5)}`;
  return ["under", "over"].map((kind) => shape("path", { d: line + head, class: `plan-arrow ${kind}` }));
}

/** The number of a note at the part where it is pinned. @param {Entry} entry @param {number} at */
function pin({ from, to }, at) {
  const spot = from && !to ? middle(from) : null;
  if (!spot) return [];
  const text = shape("text", { x: spot.x, y: spot.y + 5, class: "plan-number" });
  text.textContent = String(at + 1);
  return [shape("circle", { cx: spot.x, cy: spot.y, r: 12, class: "plan-pin" }), text];
}

/** Draws the plan over the board. */
function draw() {
  write();
  const layer = byId("plan-layer");
  const board = byId("board");
  if (!layer || !board) return;
  const shown = [...board.querySelectorAll("svg")].find(isShown);
  const [wide, high] = [shown?.getBoundingClientRect().width ?? 0, shown?.getBoundingClientRect().height ?? 0];
  layer.setAttribute("width", String(Math.max(wide, board.clientWidth)));
  layer.setAttribute("height", String(high));
  const begun = source ? middle(source) : null;
  const rings = ["under", "over"].map((kind) => shape("circle", { cx: begun?.x ?? 0, cy: begun?.y ?? 0, r: 20, class: `plan-begun ${kind}` }));
  const ring = begun ? rings : [];
  layer.replaceChildren(...entries().flatMap((entry, at) => [...arrow(entry), ...pin(entry, at)]), ...ring);
}

/** While planning every part of the board takes the focus, and says what it is. */
function openParts() {
  for (const part of document.querySelectorAll("#board [data-target]:not(.target)")) {
    if (planning) part.setAttribute("tabindex", "-1");
    else part.removeAttribute("tabindex");
    part.setAttribute("role", planning ? "button" : "img");
    part.classList.toggle("plan-spot", planning);
  }
}

/** @param {boolean} on */
function setPlanning(on) {
  planning = on;
  source = null;
  document.body.classList.toggle("planning", on);
  document.querySelector("[data-plan]")?.setAttribute("aria-pressed", String(on));
  const panel = byId("plan-panel");
  if (panel) panel.hidden = !on && entries().length === 0;
  openParts();
  draw();
  document.dispatchEvent(new Event("planning"));
  announce(say(on ? "planOn" : "planOff"));
}

function addNote() {
  const field = /** @type {HTMLInputElement} */ (byId("plan-note"));
  const text = field.value.trim();
  if (!text) return field.focus();
  keep([...entries(), source ? { from: source, text, names: [nameOf(source)] } : { text, names: [] }]);
  field.value = "";
  source = null;
  draw();
  announce(say("planNoted"));
}

/** Begins or ends an arrow where the focus is. */
function arrowHere() {
  if (!planning) setPlanning(true);
  const part = document.activeElement?.closest("#board [data-target]");
  if (part) choosePart(part);
}

/** Wires the plan. */
export function startPlan() {
  document.addEventListener("click", (event) => {
    const clicked = /** @type {Element} */ (event.target);
    const button = clicked.closest("[data-unplan]");
    if (button instanceof HTMLElement) remove(Number(button.dataset.unplan));
    if (clicked.closest("[data-plan]")) setPlanning(!planning);
    if (clicked.closest("#plan-clear")) keep([]);
  });
  byId("plan-form")?.addEventListener("submit", (event) => {
    event.preventDefault();
    addNote();
  });
  onChange(() => {
    openParts();
    draw();
  });
  addEventListener("resize", draw);
  document.addEventListener("zoomed", draw);
  const panel = byId("plan-panel");
  if (panel) panel.hidden = entries().length === 0;
  draw();
  bind({ plan: () => setPlanning(!planning), arrow: arrowHere });
}
