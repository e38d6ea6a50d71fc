// Texts: filled in, cut, and searched.

/**
 * A text with its `{}` filled in.
 * @param {string} text
 * @param {unknown} [value]
 */
export const filled = (text, value) => text.replace("{}", () => String(value ?? ""));

/**
 * Words without their citations, as ` [K16]`.
 * @param {string} words
 */
export const uncited = (words) => words.replace(/ \[[^\]]*\]/g, "");

/** Words with a capital at their beginning. @param {string} words */
export const capital = (words) => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * The words of an action as a heading, and the clauses that they cite at their end.
 * @param {string} words
 */
export function heading(words) {
  const [cited = ""] = words.match(/(?: \[?(?:[A-Z]\d+(?:\.\d+)*|\d+(?:\.[0-9A-Za-z]+)+|[A-Z]{2,}(?:\.[a-z])?)\]?)+$/) ?? [];
  return { words: capital(words.slice(0, words.length - cited.length)), cases: cited.replace(/[[\]]/g, "").split(" ").filter(Boolean) };
}

/**
 * A share as people read it, in whole percents; what is not certain never reads as if it were.
 * @param {number} share From 0 to 1.
 */
export function roughly(share) {
  const whole = Math.round(share * 100);
  if (whole <= 0) return share > 0 ? "less than 1 %" : "0 %";
  if (whole >= 100) return share < 1 ? "more than 99 %" : "100 %";
  return `${whole} %`;
}

/**
 * The reasons against an action, to be spoken; the message where there are none.
 * @param {string} message
 * @param {import("./read.js").Objection[]} objections
 */
export const against = (message, objections) =>
  objections.length ? objections.map((it) => `${it.why}, ${it.case}`).join("; ") : message;

/**
 * Whether a text has every word that is looked for, in any letters.
 * @param {string} text
 * @param {string} sought
 */
export const hasWords = (text, sought) => wordsOf(sought).every((word) => text.toLowerCase().includes(word));

/**
 * Whether a text has what is looked for, as it is written.
 * @param {string} text
 * @param {string} sought
 */
export const hasText = (text, sought) => text.toLowerCase().includes(sought.trim().toLowerCase());

/**
 * The words that are looked for.
 * @param {string} sought
 */
export const wordsOf = (sought) => sought.toLowerCase().split(/\s+/).filter(Boolean);
