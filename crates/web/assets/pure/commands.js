// The command line without its page: what a typed line asks for, and what may be typed.

/** A question, by its name. @typedef {"list" | "units" | "help" | "hint" | "undo" | "what" | "odds" | "why" | "rules" | "go"} Question */

/** How many lines are remembered. */
const MEMORY = 50;
/** How many parts of the board are told of at once. */
const TOLD = 6;

/** Questions by their first words; the rest of the line is theirs. @type {[RegExp, Question][]} */
const QUESTIONS = [
  [/^(?:list|actions)$/i, "list"],
  [/^(?:list )?units$/i, "units"],
  [/^(?:help|\?)$/i, "help"],
  [/^(?:hint|advice)$/i, "hint"],
  [/^undo(\s+all)?$/i, "undo"],
  [/^what(?: is|'s)?\b(.*)$/i, "what"],
  [/^odds\s+(.+)$/i, "odds"],
  [/^why(?: not)?\s+(.+)$/i, "why"],
  [/^rules?\b(.*)$/i, "rules"],
  [/^go(?: to)?\s+(.+)$/i, "go"],
];

/**
 * A line as it is meant: without needless spaces.
 * @param {string} typed
 */
export const tidy = (typed) => typed.trim().replace(/^:\s*/, "").replace(/\s+/g, " ");

/**
 * The question that a line asks, with the rest of the line; null for an action. A legal action is
 * never taken for a question.
 * @param {string} typed
 * @param {string[]} legal
 * @returns {{asks: Question, rest: string} | null}
 */
export function question(typed, legal) {
  if (legal.includes(typed)) return null;
  for (const [words, asks] of QUESTIONS) {
    const found = typed.match(words);
    if (found) return { asks, rest: (found[1] ?? "").trim() };
  }
  return null;
}

/**
 * The legal action that is meant: the same in any letters, or the one that ends the step.
 * @param {string} typed
 * @param {string[]} legal
 * @param {{words: string[], actions: string[]}} ending What people call an end, and what ends something here.
 */
export function meant(typed, legal, ending) {
  const wanted = typed.toLowerCase();
  const same = legal.find((it) => it.toLowerCase() === wanted);
  return same ?? (ending.words.includes(wanted) ? ending.actions[0] : undefined);
}

/**
 * The lines that are remembered after one more, each once, the newest last.
 * @param {string[]} past
 * @param {string} typed
 */
export const remembered = (past, typed) => [...past.filter((it) => it !== typed), typed].slice(-MEMORY);

/**
 * Where the arrows stand after a move among so many lines; after the last comes an empty one.
 * @param {number} at
 * @param {number} by
 * @param {number} count
 */
export const walked = (at, by, count) => Math.max(0, Math.min(count, at + by));

/**
 * What may be typed: everything legal, and the questions.
 * @param {string[]} legal
 * @param {string[]} parts
 * @param {string[]} [places] What can be gone to, by id and by name.
 */
export function offers(legal, parts, places = []) {
  const about = (/** @type {string} */ word) => legal.map((it) => `${word} ${it}`);
  const what = new Set(parts.map((it) => `what is ${it}`));
  const go = new Set(places.map((it) => `go ${it}`));
  return [...legal, "list", "list units", "hint", "undo", "help", "rules", ...about("odds"), ...about("why"), ...what, ...go];
}

/**
 * Those that begin with what is typed, and go on.
 * @param {string} typed
 * @param {string[]} all
 * @param {number} most
 */
export function suggested(typed, all, most) {
  const begun = typed.trimStart().toLowerCase();
  if (!begun) return [];
  return all.filter((it) => it.toLowerCase().startsWith(begun) && it.toLowerCase() !== begun).slice(0, most);
}

/** @param {string} name */
const plainly = (name) => name.toLowerCase().replaceAll("-", " ").trim();

/**
 * The name that is asked about, without the words around it.
 * @param {string} rest
 */
export const sought = (rest) => plainly(rest.toLowerCase().replace(/^(the|a|an) /, "").replace(/\?$/, ""));

/**
 * The parts of the board with that name; where there is none, those that say the words.
 * @template {{target: string, said: string}} Part
 * @param {string} name
 * @param {Part[]} parts
 */
export function found(name, parts) {
  const exact = parts.filter((it) => plainly(it.target) === name);
  const words = new RegExp(`(^|\\W)${name.replace(/[^\w\s]/g, "\\$&")}(\\W|$)`, "i");
  return (exact.length ? exact : parts.filter((it) => words.test(it.said))).slice(0, TOLD);
}

/**
 * The part that is gone to: the one with that id, with or without what kind of part it is, or with
 * that name; else the only one whose name begins so.
 * @template {{target: string, name: string}} Part
 * @param {string} wanted
 * @param {Part[]} parts
 * @returns {Part | undefined}
 */
export function goalOf(wanted, parts) {
  const word = sought(wanted);
  const id = (/** @type {Part} */ it) => plainly(it.target);
  const exact = parts.find((it) => plainly(it.name) === word) ?? parts.find((it) => id(it) === word || id(it).replace(/^\w+ /, "") === word);
  const begun = parts.filter((it) => plainly(it.name).startsWith(word));
  return exact ?? (begun.length === 1 ? begun[0] : undefined);
}

/** Words that orders have beside places and pieces. */
export const ORDER_WORDS = ["to", "all", "list", "units", "undo", "help", "rules", "odds", "why", "what", "is", "go", "hint"];

/**
 * A way from one place to another, as `F7 to E7` or `F7 E7`; null for anything else.
 * @param {string} typed
 * @returns {{from: string, to: string} | null}
 */
export function wayOf(typed) {
  const [, from, to] = typed.match(/^(.+?)\s*(?:\bto\b|->|→|>)\s*(.+)$/i) ?? typed.match(/^(\S+) (\S+)$/) ?? [];
  return from && to && !/^to$/i.test(from) ? { from: from.trim(), to } : null;
}

/**
 * The first word that is in nothing that may be typed; nothing if all are known.
 * @param {string} typed
 * @param {string[]} known
 */
export function unknownWord(typed, known) {
  const words = new Set(known.flatMap((it) => it.toLowerCase().split(/[\s,;:()]+/)));
  return typed.split(/\s+/).find((it) => !words.has(it.toLowerCase()));
}
