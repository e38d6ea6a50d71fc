// A plan without its page: its words, its arrows, and where it is kept.

/** How far an arrow bends, as a part of its length: there and back can be told apart. */
const BEND = 0.15;
/** The length of a barb, in pixels, and how far it opens. */
const BARB = { length: 16, turn: 0.5 };

/**
 * An entry in words.
 * @param {import("./read.js").Entry} entry
 */
export function inWords({ to, from, text, names }) {
  if (to) return names.join(" → ");
  return from ? `${names[0] ?? from}: ${text ?? ""}` : (text ?? "");
}

/**
 * Where the plan of a game is kept. People at one screen have one each.
 * @param {string} id
 * @param {string} who
 * @param {string | undefined} eyes
 */
export const keptAt = (id, who, eyes) => `plan.${id}.${eyes ?? who}`;

/** @typedef {{x: number, y: number}} Spot */

/**
 * The barbs of an arrow that ends in a spot and comes from another.
 * @param {Spot} from
 * @param {Spot} to
 */
function barbs(from, to) {
  const way = Math.atan2(to.y - from.y, to.x - from.x);
  const barb = (/** @type {number} */ turn) =>
    `${to.x - BARB.length * Math.cos(way + turn)},${to.y - BARB.length * Math.sin(way + turn)}`;
  return `M${barb(BARB.turn)}L${to.x},${to.y}L${barb(-BARB.turn)}`;
}

/**
 * The path of an arrow with its barbs: one that bends a little, or, where it leads by other spots,
 * one that goes from each to the next.
 * @param {Spot} a
 * @param {Spot} b
 * @param {Spot[]} [via]
 */
export function arrow(a, b, via = []) {
  const before = via.at(-1);
  if (before) return `M${[a, ...via, b].map(({ x, y }) => `${x},${y}`).join("L")}${barbs(before, b)}`;
  const bend = { x: (a.x + b.x) / 2 - (b.y - a.y) * BEND, y: (a.y + b.y) / 2 + (b.x - a.x) * BEND };
  return `M${a.x},${a.y}Q${bend.x},${bend.y} ${b.x},${b.y}${barbs(bend, b)}`;
}
