// What goes on by itself, without its page: the next step, or why it ends.

/** What was begun: its steps, what must stay as it is, and which decisions are left to a rule of thumb. @typedef {{mark: string, steps: string[], routines: string[]}} Begun */

/**
 * The next step, or the reason to stop: it is over, something has changed, or a decision is not covered.
 * @param {Begun} begun
 * @param {string | undefined} mark As the position has it; nothing where it cannot go on.
 * @param {string[]} legal
 * @returns {{step: string, stop?: undefined} | {stop: "standDone" | "standChanged" | "standYours"}}
 */
export function nextStep({ mark: wanted, steps, routines }, mark, legal) {
  if (mark === undefined) return { stop: "standDone" };
  if (mark !== wanted) return { stop: "standChanged" };
  const step = [...steps, ...routines].find((it) => legal.includes(it));
  return step === undefined ? { stop: "standYours" } : { step };
}
