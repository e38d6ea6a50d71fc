// Reads what comes from outside: from the server, and from what this browser has kept. Whatever is
// not as it should be becomes what stands for nothing, so that no page breaks on it.

/** @typedef {{theme: string, confirm: string, keys: boolean, notices: boolean, map: Record<string, string>, speed: string, sound: boolean, call: boolean, volume: string}} Settings */
/** The last step that was on the screen, and the last that was acknowledged. @typedef {{looked: number, acknowledged: number}} Seen */
/** An arrow, or a note; `from` is where a note is pinned. @typedef {{from?: string, to?: string, text?: string, names: string[]}} Entry */
/** How large the board is shown, and which part of it. @typedef {{zoom: number, x: number, y: number}} Place */
/** A reason against an action. @typedef {{case: string, why: string}} Objection */
/** The new end of the log: the lines after so many, the last of which has this tag. @typedef {{after: number, tag: string, lines: string}} Tail */
/** Changed blocks of a fragment, by key. @typedef {Record<string, string>} Blocks */
/** Something that moves before people's eyes. @typedef {{kind: string, stamp: string, count: number, from: string, via: string[], to: string, at: string, face: number, faces: number, good: boolean | null}} Motion */
/** One decision and what followed: what changed, what moved; and by whom: 0 is this page's own player, null nobody. @typedef {{step: number, fragments: Record<string, Blocks>, motions: Motion[], log: Tail | null, by: number | null}} Frame */
/** What the server pushes. @typedef {{version: number, step: number, tick: string, frames: Frame[]}} Push */
/** Advice: an action, its share of wins, and why, where it looks odd. @typedef {{notation: string, words: string, value: number, why?: string}} Hint */
/** What moved in one decision. @typedef {{step: number, by: number | null, motions: Motion[]}} Move */
/** Where a turn (level 0) or a phase (level 1) begins, in words. @typedef {{step: number, level: number, words: string}} Chapter */
/** A seat of a new game, as the server takes it. @typedef {{kind: string, name: string, player?: string}} Sitter */

/**
 * A text of JSON as what it stands for; null where it is none.
 * @param {string | null | undefined} json
 * @returns {unknown}
 */
export function parsed(json) {
  try {
    return JSON.parse(json ?? "null");
  } catch {
    return null;
  }
}

/**
 * What a value has under a name.
 * @param {unknown} value
 * @param {string} name
 * @returns {unknown}
 */
export const field = (value, name) =>
  typeof value === "object" && value !== null ? /** @type {Record<string, unknown>} */ (value)[name] : undefined;

/**
 * @param {unknown} value
 * @param {string} [otherwise]
 */
export const text = (value, otherwise = "") => (typeof value === "string" ? value : otherwise);

/**
 * @param {unknown} value
 * @param {number} [otherwise]
 */
export const number = (value, otherwise = 0) => (typeof value === "number" && Number.isFinite(value) ? value : otherwise);

/**
 * @param {unknown} value
 * @returns {unknown[]}
 */
export const list = (value) => (Array.isArray(value) ? value : []);

/**
 * The texts of a list.
 * @param {unknown} value
 */
export const texts = (value) => list(value).filter((it) => typeof it === "string");

/**
 * Names and texts.
 * @param {unknown} value
 * @returns {Record<string, string>}
 */
export function dictionary(value) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(Object.entries(value).filter(([, it]) => typeof it === "string"));
}

/**
 * Name, key and meaning of each shortcut.
 * @param {unknown} value
 * @returns {[string, string, string][]}
 */
export const shortcuts = (value) =>
  list(value).map((it) => {
    const [name = "", key = "", meaning = ""] = texts(it);
    return [name, key, meaning];
  });

/**
 * The player's settings.
 * @param {unknown} value
 * @returns {Settings}
 */
export const settings = (value) => ({
  theme: text(field(value, "theme"), "auto"),
  confirm: text(field(value, "confirm"), "risky"),
  keys: field(value, "keys") !== false,
  notices: field(value, "notices") === true,
  map: dictionary(field(value, "map")),
  speed: text(field(value, "speed"), "normal"),
  sound: field(value, "sound") === true,
  call: field(value, "call") === true,
  volume: text(field(value, "volume"), "half"),
});

/**
 * How far a player has seen.
 * @param {unknown} value
 * @returns {Seen}
 */
export const seen = (value) => ({ looked: number(field(value, "looked")), acknowledged: number(field(value, "acknowledged")) });

/**
 * A plan.
 * @param {unknown} value
 * @returns {Entry[]}
 */
export const plan = (value) =>
  list(value).map((it) => {
    const [from, to, said] = ["from", "to", "text"].map((name) => text(field(it, name)));
    return { names: texts(field(it, "names")), ...(from && { from }), ...(to && { to }), ...(said && { text: said }) };
  });

/**
 * Where a board was left; null where it never was.
 * @param {unknown} value
 * @returns {Place | null}
 */
export function place(value) {
  const zoom = number(field(value, "zoom"));
  return zoom > 0 ? { zoom, x: number(field(value, "x")), y: number(field(value, "y")) } : null;
}

/**
 * Why the server refused something: a sentence for people, if it gave one.
 * @param {unknown} body
 */
export const message = (body) => text(field(body, "message"), text(field(body, "error")));

/**
 * Every clause against an action.
 * @param {unknown} body
 * @returns {Objection[]}
 */
export const objections = (body) =>
  list(field(body, "objections")).map((it) => ({ case: text(field(it, "case")), why: text(field(it, "why")) }));

/**
 * What a computer player would do, the best first, each with its share of wins.
 * @param {unknown} body
 * @returns {Hint[]}
 */
export const hints = (body) =>
  list(field(body, "hints")).map((it) => {
    const [notation, words, why] = ["notation", "words", "why"].map((name) => text(field(it, name)));
    return { notation: notation ?? "", words: words ?? "", value: number(field(it, "value")), ...(why && { why }) };
  });

/**
 * The seats of a game that is begun at once.
 * @param {unknown} value
 * @returns {Sitter[]}
 */
export const sitters = (value) =>
  list(value).map((it) => {
    const player = text(field(it, "player"));
    return { kind: text(field(it, "kind")), name: text(field(it, "name")), ...(player && { player }) };
  });

/**
 * Something that moves.
 * @param {unknown} value
 * @returns {Motion}
 */
function motion(value) {
  const [kind = "", stamp = "", from = "", to = "", at = ""] = ["kind", "stamp", "from", "to", "at"].map((name) => text(field(value, name)));
  const [count = 0, face = 0, faces = 0] = ["count", "face", "faces"].map((name) => number(field(value, name)));
  const good = field(value, "good");
  const via = texts(field(value, "via"));
  return { kind, stamp, from, via, to, at, count, face, faces, good: typeof good === "boolean" ? good : null };
}

/**
 * What moves in a step.
 * @param {unknown} value
 */
export const motions = (value) => list(value).map(motion);

/**
 * Who decided; null where nobody did.
 * @param {unknown} value
 */
const decider = (value) => {
  const by = field(value, "by");
  return typeof by === "number" ? by : null;
};

/**
 * Decisions and what moved in them, without what changed on the page.
 * @param {unknown} value
 * @returns {Move[]}
 */
export const moves = (value) =>
  list(value).map((it) => ({ step: number(field(it, "step")), by: decider(it), motions: motions(field(it, "motions")) }));

/**
 * Where turns and phases of a game begin.
 * @param {unknown} value
 * @returns {Chapter[]}
 */
export const chapters = (value) =>
  list(value).map((it) => ({ step: number(field(it, "step")), level: number(field(it, "level")), words: text(field(it, "words")) }));

/**
 * One frame of an update.
 * @param {unknown} value
 * @returns {Frame}
 */
function frame(value) {
  const [log, blocks] = [field(value, "log"), field(value, "blocks")];
  const tail = { after: number(field(log, "after")), tag: text(field(log, "tag")), lines: text(field(log, "lines")) };
  const fragments = typeof blocks === "object" && blocks !== null ? Object.entries(blocks) : [];
  return {
    step: number(field(value, "step")),
    fragments: Object.fromEntries(fragments.map(([name, it]) => [name, dictionary(it)])),
    motions: motions(field(value, "motions")),
    log: typeof log === "object" && log !== null ? tail : null,
    by: decider(value),
  };
}

/**
 * What is new beside the game, each part as one block; null for any other message.
 * @param {unknown} value
 * @returns {Record<string, Blocks> | null}
 */
export function beside(value) {
  const parts = field(value, "beside");
  if (typeof parts !== "object" || parts === null) return null;
  return Object.fromEntries(Object.entries(dictionary(parts)).map(([name, whole]) => [name, { "": whole }]));
}

/**
 * An update; null for a sign of life, which has none.
 * @param {unknown} value
 * @returns {Push | null}
 */
export function push(value) {
  const version = field(value, "version");
  if (typeof version !== "number") return null;
  return {
    version,
    step: number(field(value, "step")),
    tick: text(field(value, "tick")),
    frames: list(field(value, "frames")).map(frame),
  };
}
