// The marks of advice as shapes: an outline around a part, and an arrow from one to another.

/** @typedef {{x: number, y: number, width: number, height: number}} Box */

/** How far an outline stands off, in the board's own units. */
const GAP = 6;
/** The head of an arrow: its length, and half its width. */
const HEAD = { length: 22, half: 11 };

/**
 * The outline around a part.
 * @param {Box} box
 */
export const around = (box) => ({
  x: box.x - GAP,
  y: box.y - GAP,
  width: box.width + GAP * 2,
  height: box.height + GAP * 2,
  rx: GAP * 1.5,
});

/** @param {Box} box */
const middle = (box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/**
 * The path of an arrow from the middle of one part to the middle of another; null where they are
 * one and the same place.
 * @param {Box} from
 * @param {Box} to
 */
export function pointed(from, to) {
  const [a, b] = [middle(from), middle(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length < HEAD.length) return null;
  const [x, y] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const neck = { x: b.x - x * HEAD.length, y: b.y - y * HEAD.length };
  const side = (/** @type {number} */ by) => `${neck.x - y * by},${neck.y + x * by}`;
  return `M${a.x},${a.y}L${neck.x},${neck.y}M${side(HEAD.half)}L${b.x},${b.y}L${side(-HEAD.half)}Z`;
}
