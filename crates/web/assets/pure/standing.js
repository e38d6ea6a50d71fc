// What goes on by itself, without its page: the next step, or why it ends.

/** What was begun: its steps, what must stay as it is, which decisions are left to a rule of thumb, and whether it waits for what is the player's own. @typedef {{mark: string, steps: string[], routines: string[], keeps?: boolean}} Begun */

/**
 * The next step, or the reason to stop: it is over, something has changed, or a decision is not covered.
 * @param {Begun} begun
 * @param {string | undefined} mark As the position has it; nothing where it cannot go on.
 * @param {string[]} legal
 * @returns {{step: string | null, stop?: undefined} | {stop: "standDone" | "standYours"} | {stop: "standChanged", news: string}} No step: it waits. News: what has changed, in words.
 */
export function nextStep({ mark: wanted, steps, routines, keeps = false }, mark, legal) {
  if (mark === undefined) return keeps ? { step: null } : { stop: "standDone" };
  if (mark !== wanted) return { stop: "standChanged", news: newsIn(wanted, mark) };
  const step = [...steps, ...routines].find((it) => legal.includes(it));
  if (step !== undefined) return { step };
  return keeps ? { step: null } : { stop: "standYours" };
}

/**
 * What of a mark is new: its sentences that the earlier one did not have.
 * @param {string} before
 * @param {string} now
 */
function newsIn(before, now) {
  const known = before.split("; ");
  return now.split("; ").filter((it) => !known.includes(it)).join("; ");
}
