// Motion on the board: pieces travel, dice fall, cards turn, losses fade. Nothing of it is left when
// it is over, and nothing moves for those who asked for no motion.

import { all, byId, drawn, first, isShown } from "./dom.js";
import { middle } from "./pure/direction.js";
import { arrow } from "./pure/plans.js";
import { sound } from "./sound.js";

/** @typedef {import("./pure/read.js").Motion} Motion */
/** @typedef {{x: number, y: number}} Spot */

/** The most dice that are shown falling. */
const DICE = 24;

const reduced = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether nothing may move. */
export const isStill = () => reduced.matches;

/** @type {Set<Animation>} */
const moving = new Set();

/** Ends at once whatever moves. */
export function cut() {
  for (const it of moving) it.finish();
}

/**
 * Moves an element; resolves when it has arrived.
 * @param {Element} element
 * @param {Keyframe[]} frames
 * @param {number} ms
 */
async function move(element, frames, ms) {
  if (isStill()) return;
  const animation = element.animate(frames, { duration: ms, easing: "ease-in-out", fill: "both" });
  moving.add(animation);
  await animation.finished.catch(() => {});
  moving.delete(animation);
  animation.cancel();
}

/** A part of the board as it is shown. @param {string} target */
export const partOf = (target) => all("#board [data-target]", SVGElement).find((it) => it.dataset.target === target && isShown(it));

/** The sheet that a part lies on. @param {Element | undefined} part */
const sheetOf = (part) => {
  const svg = part?.closest("svg.sheet");
  return svg instanceof SVGSVGElement ? svg : null;
};

/**
 * The middle of a part in the coordinates of a sheet or layer.
 * @param {Element} part
 * @param {SVGSVGElement} layer
 * @returns {Spot}
 */
function spotOn(part, layer) {
  const { x, y } = middle(part.getBoundingClientRect());
  const matrix = layer.getScreenCTM()?.inverse();
  const at = new DOMPoint(x, y).matrixTransform(matrix);
  return { x: at.x, y: at.y };
}

/**
 * How large a stamp is drawn on the board, in the coordinates of a layer.
 * @param {string} stamp
 * @param {SVGSVGElement} layer
 */
function scaleOf(stamp, layer) {
  const uses = all(`#board use[href="#pm-${CSS.escape(stamp)}"]`, SVGGraphicsElement);
  const here = uses.find((it) => isShown(it) && layer.contains(it)) ?? uses.find(isShown);
  const [own, whole] = [here?.getScreenCTM()?.a, layer.getScreenCTM()?.a];
  return own && whole ? own / whole : 1;
}

/**
 * A piece that is on its way, with how many it stands for.
 * @param {SVGSVGElement} layer
 * @param {string} stamp
 * @param {number} count
 */
function ghostOn(layer, stamp, count) {
  const [use, scale] = [drawn("use", { href: `#pm-${stamp}` }), scaleOf(stamp, layer)];
  const inner = drawn("g", {}, use);
  const ghost = drawn("g", { class: "ghost", "aria-hidden": "true" }, inner);
  layer.append(ghost);
  const box = use instanceof SVGGraphicsElement ? use.getBBox() : { x: 0, y: 0, width: 0, height: 0 };
  const { x, y } = middle(box);
  inner.setAttribute("transform", `scale(${scale}) translate(${-x} ${-y})`);
  if (count > 1) {
    const at = { x: (box.width / 2) * scale, y: (-box.height / 2) * scale };
    ghost.append(drawn("circle", { class: "badge", cx: at.x, cy: at.y, r: 9 }), drawn("text", { class: "badge-text", x: at.x, y: at.y + 4 }, String(count)));
  }
  return ghost;
}

/** @param {Spot} spot */
const at = ({ x, y }) => `translate(${x}px, ${y}px)`;

/** The parts of some names that are on the board. @param {string[]} names */
const known = (names) => names.flatMap((name) => partOf(name) ?? []);

/**
 * Pieces go from one part to another, through others where they do; from another sheet they cross the page.
 * @param {Motion} motion
 * @param {number} ms
 */
async function travel({ stamp, count, ...way }, ms) {
  const [from, to] = [partOf(way.from), partOf(way.to)];
  const sheet = sheetOf(to ?? from);
  if (!sheet || (!from && !to)) return;
  const across = from && to && sheetOf(from) !== sheet;
  const layer = (across && first("#follow-layer", SVGSVGElement)) || sheet;
  const ghost = ghostOn(layer, stamp, count);
  const [start, goal] = [from ?? to, to ?? from];
  const frames = [
    { transform: at(spotOn(start ?? sheet, layer)), opacity: from ? 1 : 0 },
    ...known(way.via).map((part) => ({ transform: at(spotOn(part, layer)), opacity: 1 })),
    { transform: at(spotOn(goal ?? sheet, layer)), opacity: to ? 1 : 0 },
  ];
  await move(ghost, frames, ms);
  ghost.remove();
}

/**
 * Pieces leave the table.
 * @param {Motion} motion
 * @param {number} ms
 */
async function loss({ stamp, count, at: where }, ms) {
  const part = partOf(where);
  const sheet = sheetOf(part);
  if (!part || !sheet) return;
  const [ghost, spot] = [ghostOn(sheet, stamp, count), spotOn(part, sheet)];
  const frames = [
    { transform: `${at(spot)} rotate(0deg)`, opacity: 1 },
    { transform: `${at({ x: spot.x, y: spot.y + 14 })} rotate(40deg)`, opacity: 0 },
  ];
  await move(ghost, frames, ms);
  ghost.remove();
}

/**
 * A card is turned up: it is there already, and opens.
 * @param {Motion} motion
 * @param {number} ms
 */
async function turn({ at: where }, ms) {
  const part = partOf(where);
  if (!part) return;
  part.classList.add("turning");
  await move(part, [{ transform: "scaleX(0.05)" }, { transform: "scaleX(1)" }], ms);
  part.classList.remove("turning");
}

/** Where pips stand in a square of 24, by face. @type {[number, number][][]} */
const PIPS = [
  [[12, 12]],
  [[7, 7], [17, 17]],
  [[7, 7], [12, 12], [17, 17]],
  [[7, 7], [17, 7], [7, 17], [17, 17]],
  [[7, 7], [17, 7], [12, 12], [7, 17], [17, 17]],
  [[7, 6], [17, 6], [7, 12], [17, 12], [7, 18], [17, 18]],
];

/** @param {Motion} motion */
function dieOf({ face, faces, good }) {
  const pips = faces === 6 ? PIPS[face - 1] : undefined;
  const inside = pips
    ? [drawn("rect", { x: 1.5, y: 1.5, width: 21, height: 21, rx: 4.5 }), ...pips.map(([cx, cy]) => drawn("circle", { cx, cy, r: 2.2 }))]
    : [drawn("path", { d: "M12 1L23 12L12 23L1 12Z" }), drawn("text", { x: 12, y: 15.5, "text-anchor": "middle", "font-size": 10 }, String(face))];
  return drawn("svg", { class: `die die-face${good === false ? " bad" : ""}`, viewBox: "0 0 24 24" }, ...inside);
}

/** Shows dice where a turn is followed; says which. @param {Motion[]} motions */
export function layDice(motions) {
  const dice = motions.filter((it) => it.kind === "roll").slice(-DICE).map(dieOf);
  byId("follow-dice")?.replaceChildren(...dice);
  return dice;
}

/**
 * Dice roll to where they lie.
 * @param {Element[]} dice
 * @param {number} ms
 */
const rollDice = (dice, ms) =>
  Promise.all(
    dice.map((die, index) =>
      move(die, [{ transform: `translateY(-14px) rotate(${index % 2 ? -200 : 200}deg)`, opacity: 0.3 }, { transform: "none", opacity: 1 }], ms),
    ),
  );

/**
 * Draws every way that pieces went, for as long as the board stays as it is.
 * @param {{from: string, via: string[], to: string}[]} ways
 */
export function drawWays(ways) {
  for (const it of all(".all-moves", SVGElement)) it.remove();
  for (const { from, via, to } of ways) {
    const [start, goal] = [partOf(from), partOf(to)];
    const sheet = sheetOf(goal);
    if (!start || !goal || !sheet || sheetOf(start) !== sheet) continue;
    const d = arrow(spotOn(start, sheet), spotOn(goal, sheet), known(via).map((part) => spotOn(part, sheet)));
    sheet.append(drawn("g", { class: "all-moves ghost", "aria-hidden": "true" }, drawn("path", { class: "under", d }), drawn("path", { d })));
  }
}

/** @type {Record<string, (motion: Motion, ms: number) => Promise<void>>} */
const SHOWN = { travel, loss, turn };

/**
 * Shows motions, beat by beat; without motion, nothing but their sounds.
 * @param {{ms: number, motions: Motion[]}[]} beats
 * @param {{dice?: (motions: Motion[]) => Element[]}} [how]
 */
export async function perform(beats, { dice = layDice } = {}) {
  for (const { ms, motions } of beats) {
    for (const kind of new Set(motions.map((it) => it.kind))) sound(kind);
    const rolls = motions.filter((it) => it.kind === "roll");
    const fallen = rolls.length ? dice(rolls) : [];
    if (isStill()) continue;
    await Promise.all([rollDice(fallen, ms), ...motions.map((it) => SHOWN[it.kind]?.(it, ms))]);
  }
}
