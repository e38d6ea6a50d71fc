// Advice: what a computer player would do, told in the panel and drawn on the board.

import { buttonOf, legal } from "./actions.js";
import { all, byId, drawn, hit, isShown, make } from "./dom.js";
import { buttonFor } from "./folded.js";
import { onChange } from "./fragments.js";
import { state } from "./live.js";
import { clear, room } from "./odds.js";
import { announce, ask, data, reason, say } from "./page.js";
import { around, pointed } from "./pure/advice.js";
import { hints } from "./pure/read.js";
import { roughly, uncited } from "./pure/words.js";

/** So many pieces of advice are worth reading. */
const MOST = 3;


/** What is advised, and in which version; null where nothing is. @type {{action: string, version: number} | null} */
let advised = null;

/** The parts of the board by that name that are shown. @param {string} target */
const partsOf = (target) =>
  all("#board [data-target]", SVGGraphicsElement).filter((it) => it.dataset.target === target && isShown(it));

/** The same shape in two tones, which show on anything. @param {"path" | "rect"} name @param {Record<string, string | number>} attributes */
const toned = (name, attributes) => ["under", "over"].map((tone) => drawn(name, { ...attributes, class: `advice-${tone}` }));

/**
 * Where a part stands, in the coordinates of the sheet that it is drawn on.
 * @param {SVGGraphicsElement} part
 */
function boxOf(part) {
  const sheet = part.ownerSVGElement;
  const [out, own] = [sheet?.getScreenCTM(), part.getScreenCTM()];
  if (!sheet || !out || !own) return null;
  // Of a place its ground: zones and ranges that it can show lie far beyond it.
  const ground = part.querySelector('[pointer-events="all"]');
  const [box, map] = [(ground instanceof SVGGraphicsElement ? ground : part).getBBox(), out.inverse().multiply(own)];
  const [a, b] = [new DOMPoint(box.x, box.y), new DOMPoint(box.x + box.width, box.y + box.height)].map((it) => it.matrixTransform(map));
  if (!a || !b) return null;
  return { sheet, x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(b.x - a.x), height: Math.abs(b.y - a.y) };
}

/** Takes the marks off the board. */
function erase() {
  for (const mark of document.querySelectorAll("#board g.advice")) mark.remove();
}

/** Marks the parts of the advised action by outline and shape, and the way between two of them. */
function draw() {
  erase();
  const button = advised && buttonOf(advised.action);
  if (!button) return;
  const { source, target } = button.dataset;
  const places = [source, target].flatMap((part) => (part ? partsOf(part) : [])).flatMap((it) => boxOf(it) ?? []);
  for (const sheet of new Set(places.map((it) => it.sheet))) {
    const boxes = places.filter((it) => it.sheet === sheet);
    const mark = drawn("g", { class: "advice", "aria-hidden": "true" });
    for (const box of boxes) mark.append(...toned("rect", around(box)));
    const [from, to] = boxes;
    const way = source && from && to ? pointed(from, to) : null;
    if (way) mark.append(...toned("path", { d: way }));
    sheet.append(mark);
  }
}

/** Lets advice go. Says whether there was any. */
function letGo() {
  const any = Boolean(advised);
  advised = null;
  erase();
  clear("advised");
  return any;
}

/** Asks a computer player what it would do, and has it spoken. */
export async function advice() {
  if (byId("advice")) announce(await adviceText());
}

/** @param {import("./pure/read.js").Hint} hint */
function item({ notation, words, value, why }) {
  const told = [make("strong", {}, uncited(words)), ` ${say("winShare", roughly(value))}`];
  const button = make("button", { type: "button", "data-advised": notation }, say("doIt"), make("span", { class: "unseen" }, `: ${uncited(words)}`));
  return make("li", {}, ...told, ...(why ? [make("p", { class: "why" }, why)] : []), ...(legal().includes(notation) ? [" ", button] : []));
}

/** Shows what a computer player would do; its first choice in words. */
export async function adviceText() {
  const place = room("advised");
  if (!place) return "";
  const version = state.version;
  place.replaceChildren(make("p", { class: "help" }, say("thinking")));
  const answer = await ask("GET", `${data.api}/hint`);
  const best = answer.ok ? hints(answer.body).slice(0, MOST) : [];
  if (best[0]) await buttonFor(best[0].notation);
  if (version !== state.version) {
    clear("advised");
    return "";
  }
  if (!answer.ok) {
    place.replaceChildren(make("p", { class: "problem" }, reason(answer)));
    return reason(answer);
  }
  place.replaceChildren(make("h3", {}, say("advice")), make("ol", { class: "hints" }, ...best.map(item)));
  advised = best[0] ? { action: best[0].notation, version } : null;
  draw();
  const [first] = best;
  if (!first) return say("advice");
  return `${say("advice")}: ${uncited(first.words)} ${say("winShare", roughly(first.value))}${first.why ? `. ${first.why}` : ""}`;
}

/**
 * Wires advice.
 * @param {(action: string) => unknown} act Does an action of the list.
 */
export function startAdvice(act) {
  document.addEventListener("click", (event) => {
    const action = hit(event, "[data-advised]")?.dataset.advised;
    if (action) act(action);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !document.querySelector("dialog[open]")) letGo();
  });
  onChange(() => {
    if (advised && advised.version !== state.version) letGo();
    else draw();
  });
}
