// What the rules know of the board, on demand: zones of control, ways with their points, lines of sight.
// On the map as marks, and beside it in words.

import { chip } from "./cite.js";
import { all, byId, drawn, first, hit, make } from "./dom.js";
import { onChange } from "./fragments.js";
import { bind } from "./keys.js";
import { state } from "./live.js";
import { partOf } from "./motion.js";
import { announce, ask, data, say } from "./page.js";
import { lookedAt, pieces, readAid } from "./pure/aids.js";
import { uncited } from "./pure/words.js";

/** @typedef {import("./pure/aids.js").Mark} Mark */

/** How long a part is looked at before it is asked about, in milliseconds. */
const REST = 80;

/** Whether anything is shown. */
let on = false;
/** The part that was pointed at last. */
let pointed = "";
/** What is shown, by version, step and part. */
let shown = "";
let timer = 0;

/** What was told already: nothing is asked twice. @type {Map<string, {told: string[], marks: Mark[]}>} */
const known = new Map();

/** The part that has the focus. */
const focused = () => document.activeElement?.closest("#board [data-target]")?.getAttribute("data-target") ?? "";

/** The part that was taken up. */
const held = () => first("#board .chosen[data-target]", SVGElement)?.dataset.target ?? "";

/** The box of a part's ground, in the coordinates of its sheet. @param {SVGElement} part */
function boxOf(part) {
  const land = part.querySelector('[pointer-events="all"] path');
  return land instanceof SVGGraphicsElement ? land.getBBox() : null;
}

/** The middle of a box. @param {DOMRect} box */
const middleOf = (box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/**
 * Letters on a disc.
 * @param {{x: number, y: number}} spot
 * @param {string} text
 * @param {string} kind
 */
function label({ x, y }, text, kind) {
  const disc = drawn("circle", { cx: x, cy: y, r: 8.5 });
  return drawn("g", { class: `aid-label ${kind}` }, disc, drawn("text", { x, y: y + 4.2, "text-anchor": "middle" }, text));
}

/** A cross where a line is stopped. @param {{x: number, y: number}} spot */
const cross = ({ x, y }) =>
  ["under", "over"].map((kind) => drawn("path", { class: `aid-cross ${kind}`, d: `M${x - 9},${y - 9}l18,18M${x + 9},${y - 9}l-18,18` }));

/** A mark as it is drawn. @param {Mark} mark @param {DOMRect} box */
function markOf({ from, text, clear, stops }, box) {
  if (!from) return [label({ x: box.x + box.width - 10, y: box.y + 10 }, text, "cost")];
  const start = partOf(from);
  const begin = start && boxOf(start);
  if (!begin) return [];
  const [a, b] = [middleOf(begin), middleOf(box)];
  const d = `M${a.x},${a.y}L${b.x},${b.y}`;
  const lines = ["under", "over"].map((kind) => drawn("path", { class: `aid-line ${kind} ${clear ? "clear" : "blocked"}`, d }));
  const stop = stops ? partOf(stops) : undefined;
  const stopBox = stop && boxOf(stop);
  const at = { x: a.x + (b.x - a.x) * 0.7, y: a.y + (b.y - a.y) * 0.7 };
  return [...lines, ...(stopBox ? cross(middleOf(stopBox)) : []), label(at, text, clear ? "clear" : "blocked")];
}

/** Takes all marks off the map. */
function wipe() {
  for (const it of all("#board .aid", SVGElement)) it.remove();
}

/** @param {Mark[]} marks */
function draw(marks) {
  wipe();
  const layers = new Map();
  for (const mark of marks) {
    const part = partOf(mark.at);
    const [sheet, box] = [part?.closest("svg.sheet"), part && boxOf(part)];
    if (!sheet || !box) continue;
    const layer = layers.get(sheet) ?? drawn("g", { class: "aid", "aria-hidden": "true" });
    layers.set(sheet, layer);
    layer.append(...markOf(mark, box));
  }
  for (const [sheet, layer] of layers) sheet.append(layer);
}

/** The same in words. @param {string[]} told */
function write(told) {
  const line = (/** @type {string} */ it) => make("li", {}, ...pieces(it).map((piece, at) => (at % 2 ? chip(piece) : piece)));
  byId("aids-list")?.replaceChildren(...told.map(line));
}

/**
 * What is shown of a part, or of the whole board.
 * @param {string} part
 */
async function fetchAid(part) {
  const name = `${state.version} ${state.replay} ${part}`;
  const found = known.get(name);
  if (found) return { name, aid: found };
  const asked = new URLSearchParams({ ...(part && { part }), ...(state.replay !== null && { step: String(state.replay) }) });
  const { ok, body } = await ask("GET", `${data.api}/aid?${asked}`);
  if (!ok) return null;
  const aid = readAid(body);
  known.set(name, aid);
  return { name, aid };
}

/** Shows what is looked at; says what it is called by all its words. */
async function show() {
  if (!on) return [];
  const part = lookedAt({ held: held(), focused: focused(), pointed });
  const found = await fetchAid(part);
  if (!on || !found) return [];
  shown = found.name;
  write(found.aid.told);
  draw(found.aid.marks);
  return found.aid.told;
}

/** Looks again soon, if something is shown. */
function look() {
  if (!on) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    const part = lookedAt({ held: held(), focused: focused(), pointed });
    if (shown !== `${state.version} ${state.replay} ${part}`) void show();
  }, REST);
}

/** The button is there where the board has something to show. */
function offer() {
  const button = first("[data-aids]", HTMLElement);
  if (button) button.hidden = document.querySelector("#board .zones") === null;
}

/** On or off. */
async function toggle() {
  if (first("[data-aids]", HTMLElement)?.hidden !== false) return;
  on = !on;
  shown = "";
  byId("board")?.classList.toggle("with-zones", on);
  first("[data-aids]", HTMLElement)?.setAttribute("aria-pressed", String(on));
  const panel = byId("aids-panel");
  if (panel) panel.hidden = !on;
  if (!on) {
    wipe();
    return announce(say("aidsOff"));
  }
  const told = await show();
  announce(`${say("aidsOn")} ${told.map(uncited).join(" ")}`);
}

/** @param {Event} event */
function point(event) {
  const part = hit(event, "#board [data-target]")?.dataset.target;
  if (!part || part === pointed) return;
  pointed = part;
  look();
}

/** Wires the button and the key. */
export function startAids() {
  offer();
  document.addEventListener("click", (event) => {
    if (hit(event, "[data-aids]")) void toggle();
    else point(event);
  });
  document.addEventListener("pointerover", point);
  document.addEventListener("focusin", look);
  document.addEventListener("picked", () => {
    shown = "";
    look();
  });
  addEventListener("resize", () => {
    shown = "";
    look();
  });
  onChange(() => {
    offer();
    byId("board")?.classList.toggle("with-zones", on);
    shown = "";
    look();
  });
  bind({ aids: () => void toggle() });
}
