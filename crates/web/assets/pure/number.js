// Numbers that are asked for: what may be given, and what is wrong with another.

/** What may be given. @typedef {{least: number, most: number, step: number}} Range */
/** What is wrong with what was given. @typedef {"none" | "low" | "high" | "odd"} Fault */

/**
 * What is wrong with what somebody wrote; nothing if it will do.
 * @param {string} written Empty where it is no number.
 * @param {Range} range
 * @returns {Fault | null}
 */
export function faultOf(written, { least, most, step }) {
  const value = Number(written);
  if (written.trim() === "" || !Number.isFinite(value)) return "none";
  if (value < least) return "low";
  if (value > most) return "high";
  const steps = (value - least) / (step > 0 ? step : 1);
  return Math.abs(steps - Math.round(steps)) < 1e-6 ? null : "odd";
}
