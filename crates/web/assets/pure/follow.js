// Following somebody else's turn without a page: what is played, how long it is shown, where a turn
// ends, and what it came to.

/** @typedef {import("./read.js").Frame} Frame */
/** @typedef {import("./read.js").Motion} Motion */

/** How fast: one step at a word, or by itself; `once` shows the end alone. */
export const SPEEDS = ["step", "slow", "normal", "fast", "once"];

/** How much longer or shorter things take. @type {Record<string, number>} */
const PACE = { step: 1, slow: 1.8, normal: 1, fast: 0.4, once: 0 };

/** The most frames that are played in a row; whoever was away for more is shown the end. */
export const MOST = 60;

/** How long each kind of motion takes, in milliseconds, in the order in which they are shown. @type {[string, number][]} */
const BEATS = [
  ["travel", 650],
  ["roll", 450],
  ["loss", 500],
  ["turn", 400],
];

/** What a player does himself is shown no longer than this. */
const OWN = 220;

/**
 * The motions of a frame as they are shown: kind after kind, all of a kind together.
 * @param {Motion[]} motions
 * @param {string} speed
 */
export const beats = (motions, speed) =>
  BEATS.map(([kind, ms]) => ({ ms: ms * (PACE[speed] ?? 1), motions: motions.filter((it) => it.kind === kind) })).filter(
    (it) => it.motions.length > 0,
  );

/**
 * The same for what the player did himself: everything at once, and briefly.
 * @param {Motion[]} motions
 */
export const ownBeats = (motions) => (motions.length ? [{ ms: OWN, motions }] : []);

/**
 * How long a caption is left to be read, in milliseconds: longer where nothing moves.
 * @param {string} text
 * @param {string} speed
 * @param {boolean} still
 */
export function reading(text, speed, still) {
  const [least, letter, most] = still ? [900, 35, 5000] : [450, 14, 1800];
  return Math.min(most, least + text.length * letter) * (PACE[speed] ?? 1);
}

/**
 * Divides frames that came into those that are shown at once, with all that waited before them, and
 * those that are played after what waits. What the player did himself waits for nothing.
 * @param {Frame[]} waiting
 * @param {Frame[]} news
 * @param {{speed: string, away: boolean, skipped: number | null}} how
 * @returns {{now: Frame[], later: Frame[]}}
 */
export function divided(waiting, news, { speed, away, skipped }) {
  const all = [...waiting, ...news];
  const many = all.filter((it) => it.by).length > MOST;
  if (away || many || speed === "once") return { now: all, later: [] };
  const own = all.findLastIndex((it) => it.by === 0);
  let from = own + 1;
  // The rest of a turn that was skipped.
  if (skipped !== null) while (all[from] && (all[from]?.by === skipped || all[from]?.by === null)) from += 1;
  const later = all.slice(from);
  // Nothing is played for the sake of frames in which nobody decided.
  return later.some((it) => it.by) ? { now: all.slice(0, from), later } : { now: all, later: [] };
}

/**
 * How many of the frames ahead belong to the turn of one player.
 * @param {Frame[]} waiting
 * @param {number | null} by
 */
export function restOfTurn(waiting, by) {
  const end = waiting.findIndex((it) => it.by !== null && it.by !== by);
  return end < 0 ? waiting.length : end;
}

/**
 * Sentences as one text; what is said several times in a row is counted.
 * @param {string[]} sentences
 */
export function gathered(sentences) {
  /** @type {{said: string, count: number}[]} */
  const all = [];
  for (const said of sentences) {
    const last = all.at(-1);
    if (last?.said === said) last.count += 1;
    else all.push({ said, count: 1 });
  }
  return all.map(({ said, count }) => (count > 1 ? `${said} (${count}×)` : said)).join(" ");
}

/** A line of the log: its step, its tag, its markup. @typedef {{step: number, tag: string, html: string}} Line */

/**
 * Gives each frame the lines of its own steps, where they came with the last of them.
 * @param {Frame[]} frames
 * @param {(markup: string) => Line[]} read
 * @returns {Frame[]}
 */
export function withLines(frames, read) {
  const done = /** @type {Frame[]} */ ([]);
  let from = 0;
  frames.forEach((frame, at) => {
    if (!frame.log) return;
    done.push(...shared(frames.slice(from, at + 1), frame.log, read(frame.log.lines)));
    from = at + 1;
  });
  return [...done, ...frames.slice(from)];
}

/**
 * @param {Frame[]} frames
 * @param {import("./read.js").Tail} tail
 * @param {Line[]} lines
 * @returns {Frame[]}
 */
function shared(frames, tail, lines) {
  let [rest, { after, tag }] = [lines, tail];
  return frames.map((frame, at) => {
    const last = at === frames.length - 1;
    const own = rest.filter((it) => last || it.step <= frame.step);
    rest = rest.slice(own.length);
    const log = { after, tag, lines: own.map((it) => it.html).join("") };
    const end = own.at(-1);
    if (end) [after, tag] = [end.step, end.tag];
    return { ...frame, log: own.length || last ? log : null };
  });
}

/** How many of a thing went from where to where. @typedef {{from: string, via: string[], to: string, count: number}} Way */

/**
 * What many frames came to: ways that pieces went, the largest first; where how many fell; dice.
 * @param {Motion[]} motions
 */
export function summed(motions) {
  /** @type {Map<string, Way>} */
  const ways = new Map();
  /** @type {Map<string, number>} */
  const fallen = new Map();
  let [dice, good, turned] = [0, 0, 0];
  for (const it of motions) {
    if (it.kind === "travel") {
      const { from, via, to } = it;
      const key = [from, ...via, to].join(" ");
      ways.set(key, { from, via, to, count: (ways.get(key)?.count ?? 0) + it.count });
    } else if (it.kind === "loss") fallen.set(it.at, (fallen.get(it.at) ?? 0) + it.count);
    else if (it.kind === "roll") [dice, good] = [dice + 1, good + (it.good ? 1 : 0)];
    else if (it.kind === "turn") turned += 1;
  }
  const largest = [...ways.values()].sort((one, other) => other.count - one.count);
  return { ways: largest, fallen: [...fallen].map(([at, count]) => ({ at, count })), dice, good, turned };
}

/**
 * The first few of a list in words, and how many more there are.
 * @param {string[]} parts
 * @param {number} most
 * @param {(count: number) => string} more
 */
export const few = (parts, most, more) =>
  parts.length <= most ? parts.join("; ") : [...parts.slice(0, most), more(parts.length - most)].join("; ");
