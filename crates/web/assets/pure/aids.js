// What the board shows on demand, without its page.

import { field, list, text, texts } from "./read.js";

/** Letters on a part, or a line that ends on it. @typedef {{at: string, from: string, text: string, clear: boolean, stops: string}} Mark */

/**
 * Reads what the server tells.
 * @param {unknown} value
 * @returns {{told: string[], marks: Mark[]}}
 */
export function readAid(value) {
  const marks = list(field(value, "marks")).map((it) => ({
    at: text(field(it, "at")),
    from: text(field(it, "from")),
    text: text(field(it, "text")),
    clear: field(it, "clear") === true,
    stops: text(field(it, "stops")),
  }));
  return { told: texts(field(value, "told")), marks };
}

/**
 * Which part is looked at: what is in the hand before what has the focus, and that before what was
 * pointed at last.
 * @param {{held: string, focused: string, pointed: string}} at
 */
export const lookedAt = ({ held, focused, pointed }) => held || focused || pointed;

/**
 * A text in pieces: words, and by turns the clauses that they cite.
 * @param {string} told
 */
export const pieces = (told) => told.split(/\[((?:[A-Z]+|\d+)[A-Za-z0-9.]*)\]/);
