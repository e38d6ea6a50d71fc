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

/**
 * The path of an arrow that bends a little, with its barbs.
 * @param {{x: number, y: number}} a
 * @param {{x: number, y: number}} b
 */
export function arrow(a, b) {
  const bend = { x: (a.x + b.x) / 2 - (b.y - a.y) * BEND, y: (a.y + b.y) / 2 + (b.x - a.x) * BEND };
  const way = Math.atan2(b.y - bend.y, b.x - bend.x);
  const barb = (/** @type {number} */ turn) =>
    `${b.x - BARB.length * Math.cos(way + turn)},${b.y - BARB.length * Math.sin(way + turn)}`;
  return `M${a.x},${a.y}Q${bend.x},${bend.y} ${b.x},${b.y}M${barb(BARB.turn)}L${b.x},${b.y}L${barb(-BARB.turn)}`;
}
