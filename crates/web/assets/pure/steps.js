// Steps of a game: walking among them, and how far a player has seen them.

/**
 * A step that there is.
 * @param {number} step
 * @param {number} steps
 */
export const bounded = (step, steps) => Math.max(0, Math.min(steps, step));

/**
 * The step that a key leads to from one of so many; undefined for any other key.
 * @param {string} key
 * @param {number} now
 * @param {number} steps
 */
export function stepFor(key, now, steps) {
  /** @type {Record<string, number>} */
  const to = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: steps };
  return Object.hasOwn(to, key) ? to[key] : undefined;
}

/**
 * How far a player has seen, no further than the game goes: steps may have been taken back.
 * @param {import("./read.js").Seen} seen
 * @param {number} steps
 * @returns {import("./read.js").Seen}
 */
export const within = (seen, steps) => ({
  looked: Math.min(seen.looked, steps),
  acknowledged: Math.min(seen.acknowledged, steps),
});
