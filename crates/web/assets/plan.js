// A plan of one's own: arrows and notes over the board. It stays in this browser and is sent nowhere.

import { all, byId, drawn, first, hit, isShown, make, ofKind, write } from "./dom.js";
import { onChange } from "./fragments.js";
import { bind } from "./keys.js";
import { announce, data, recall, remember, say } from "./page.js";
import { middle } from "./pure/direction.js";
import { arrow, inWords, keptAt } from "./pure/plans.js";
import { plan as readPlan } from "./pure/read.js";

/** @typedef {import("./pure/read.js").Entry} Entry */


let planning = false;
/** Where an arrow begins, or a note is pinned. @type {string | null} */
let source = null;

/** Whether clicks on the board plan instead of playing. */
export const isPlanning = () => planning;

/** Where the plan of this game is kept, for whoever looks. */
const place = () => keptAt(data.id ?? "", data.who ?? "", first("#prompt [data-eyes]", HTMLElement)?.dataset.eyes);

const entries = () => readPlan(recall(place()));

/** @param {Entry[]} all */
function keep(all) {
  remember(place(), all);
  draw();
}

/** A part of the board as it is shown. @param {string} target */
const partOf = (target) => all("#board [data-target]", SVGElement).find((it) => it.dataset.target === target && isShown(it));

/** What people call a part. @param {string} target */
const nameOf = (target) => partOf(target)?.dataset.name ?? target;

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
  const left = all("#plan-list button", HTMLElement);
  (left[Math.min(at, left.length - 1)] ?? byId("plan-note"))?.focus();
  announce(say("planDeleted"));
}

/** Writes the plan as a list. */
function writeList() {
  const items = entries().map((entry, at) => {
    const words = inWords(entry);
    const button = make("button", { type: "button", "data-unplan": String(at), "aria-label": `${say("planDelete")}: ${words}` }, "×");
    return make("li", {}, make("span", {}, words), button);
  });
  byId("plan-list")?.replaceChildren(...items);
  write("plan-pin", source ? say("planPinned", nameOf(source)) : say("planLoose"));
}

/** What the plan is drawn on. */
const layerOf = () => first("#plan-layer", SVGElement);

/** The middle of a part, in the board's own scrolling frame. @param {string} target */
function spotOf(target) {
  const [part, layer] = [partOf(target), layerOf()];
  if (!part || !layer) return null;
  const [at, frame] = [middle(part.getBoundingClientRect()), layer.getBoundingClientRect()];
  return { x: at.x - frame.x, y: at.y - frame.y };
}

/** An arrow, in two tones that show on anything. @param {Entry} entry */
function drawnArrow({ from, to }) {
  const [a, b] = [spotOf(from ?? ""), spotOf(to ?? "")];
  if (!a || !b) return [];
  return ["under", "over"].map((kind) => drawn("path", { d: arrow(a, b), class: `plan-arrow ${kind}` }));
}

/** The number of a note at the part where it is pinned. @param {Entry} entry @param {number} at */
function pin({ from, to }, at) {
  const spot = from && !to ? spotOf(from) : null;
  if (!spot) return [];
  const text = drawn("text", { x: spot.x, y: spot.y + 5, class: "plan-number" });
  text.textContent = String(at + 1);
  return [drawn("circle", { cx: spot.x, cy: spot.y, r: 12, class: "plan-pin" }), text];
}

/** On a map larger than its window the plan is seen through that window too. @param {SVGElement} layer */
function seenThrough(layer) {
  const view = all("#board-view.zoomed .map-view", HTMLElement).find(isShown);
  if (!view) return "";
  const [whole, seen] = [layer.getBoundingClientRect(), view.getBoundingClientRect()];
  const edges = [seen.top - whole.top, whole.right - seen.right, whole.bottom - seen.bottom, seen.left - whole.left];
  return `inset(${edges.map((it) => `${it}px`).join(" ")})`;
}

/** Draws the plan over the board. */
function draw() {
  writeList();
  const layer = layerOf();
  const board = byId("board");
  if (!layer || !board) return;
  const { width, height } = board.getBoundingClientRect();
  layer.setAttribute("width", String(width));
  layer.setAttribute("height", String(height));
  layer.style.clipPath = seenThrough(layer);
  const begun = source ? spotOf(source) : null;
  const rings = ["under", "over"].map((kind) => drawn("circle", { cx: begun?.x ?? 0, cy: begun?.y ?? 0, r: 20, class: `plan-begun ${kind}` }));
  const ring = begun ? rings : [];
  layer.replaceChildren(...entries().flatMap((entry, at) => [...drawnArrow(entry), ...pin(entry, at)]), ...ring);
}

/** While planning every part of the board shows that it has the focus. */
function openParts() {
  for (const part of document.querySelectorAll("#board [data-target]:not(.target)")) part.classList.toggle("plan-spot", planning);
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
  const field = ofKind("plan-note", HTMLInputElement);
  const text = field?.value.trim();
  if (!field || !text) return field?.focus();
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
    const button = hit(event, "[data-unplan]");
    if (button) remove(Number(button.dataset.unplan));
    if (hit(event, "[data-plan]")) setPlanning(!planning);
    if (hit(event, "#plan-clear")) keep([]);
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
  for (const name of ["zoomed", "fitted", "panned"]) document.addEventListener(name, draw);
  const panel = byId("plan-panel");
  if (panel) panel.hidden = entries().length === 0;
  draw();
  bind({ plan: () => setPlanning(!planning), arrow: arrowHere });
}
