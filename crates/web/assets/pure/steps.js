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
 * The step where the next turn or phase begins, or the one before; the ends of the game where there
 * is none.
 * @param {import("./read.js").Chapter[]} chapters
 * @param {number} now
 * @param {{level: number, by: number, steps: number}} where Level 0 are turns, 1 phases and turns.
 */
export function chapterFor(chapters, now, { level, by, steps }) {
  const begins = chapters.filter((it) => it.level <= level).map((it) => it.step);
  return by > 0 ? (begins.find((it) => it > now) ?? steps) : (begins.findLast((it) => it < now) ?? 0);
}

/**
 * What is going on at a step: the last that began, in words.
 * @param {import("./read.js").Chapter[]} chapters
 * @param {number} now
 */
export const chapterAt = (chapters, now) => chapters.findLast((it) => it.step <= now)?.words ?? "";

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
