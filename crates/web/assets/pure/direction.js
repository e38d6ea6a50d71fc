// Moving among parts: to the nearest one in a direction, or to the next one in order.

/** @typedef {{x: number, y: number}} Spot */

/** How far each arrow goes to the right and down. @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** What is nearer than this along the way stands beside, not ahead. */
const BESIDE = 2;

/**
 * The middle of a box.
 * @param {{x: number, y: number, width: number, height: number}} box
 * @returns {Spot}
 */
export const middle = (box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/**
 * Which of the others is nearest that way; -1 if none is. What lies aside counts as twice as far.
 * @param {Spot} from
 * @param {Spot[]} others
 * @param {string} key
 */
export function nearest(from, others, key) {
  const [right, down] = WAYS[key] ?? [0, 0];
  let best = -1;
  let least = Infinity;
  others.forEach(({ x, y }, at) => {
    const along = (x - from.x) * right + (y - from.y) * down;
    const aside = Math.abs((x - from.x) * down) + Math.abs((y - from.y) * right);
    if (along <= BESIDE || along + 2 * aside >= least) return;
    least = along + 2 * aside;
    best = at;
  });
  return best;
}

/**
 * The place before or after one in a ring of so many; from nowhere (-1) the first or the last.
 * @param {number} at
 * @param {number} by
 * @param {number} count
 */
export function around(at, by, count) {
  if (count === 0) return -1;
  if (at < 0) return by > 0 ? 0 : count - 1;
  return (at + by + count) % count;
}
