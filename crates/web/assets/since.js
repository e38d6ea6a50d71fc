// What happened since this player last looked: a strip beside the board until it is acknowledged,
// and marks of the last steps on the board until then too.

import { byId, copyOf, make, write } from "./dom.js";
import { onChange } from "./fragments.js";
import { bind } from "./keys.js";
import { linesAfter, saidIn } from "./lines.js";
import { isCaughtUp, state } from "./live.js";
import { walkThrough } from "./log.js";
import { drawWays, partOf } from "./motion.js";
import { announce, data, recall, remember, say } from "./page.js";
import { few, summed } from "./pure/follow.js";
import { moves as readMoves, seen as readSeen } from "./pure/read.js";
import { within } from "./pure/steps.js";

/** The most lines that the strip shows; the log has them all. */
const MOST = 3;
/** The most ways that one of them names. */
const WAYS = 3;

/** Where it is kept how far this player has seen: by game, and by who looks. */
const place = `seen.${data.id}.${data.who}`;

/** How far: acknowledged by the button, or by acting after it. */
const seen = readSeen(recall(place));
let open = seen.looked < state.steps;
/** Where others began to act while the page was open: told when they are done. @type {number | null} */
let begun = null;

/** @param {Partial<import("./pure/read.js").Seen>} news */
function keep(news) {
  Object.assign(seen, news);
  remember(place, seen);
}

/** Shows or hides strip and marks; says of how many lines. */
function show() {
  const { steps } = state;
  if (seen.looked > steps || seen.acknowledged > steps) keep(within(seen, steps));
  if (begun !== null && isCaughtUp() && !document.querySelector("#prompt [data-turn=waiting]")) {
    keep({ looked: begun });
    [open, begun] = [true, null];
  }
  byId("board")?.classList.toggle("acknowledged", seen.acknowledged >= state.shown);
  const lines = open && state.replay === null && isCaughtUp() ? linesAfter(seen.looked) : [];
  const strip = byId("since");
  if (!strip) return 0;
  strip.hidden = lines.length === 0;
  write("since-title", title(lines.length));
  const news = byId("since-news");
  if (news) news.hidden = strip.hidden;
  write("since-news", say("sinceNews", lines.length));
  const said = () => told(lines);
  if (lines.length <= MOST) byId("since-list")?.replaceChildren(...said());
  else summarise(said);
  byId("since-all")?.setAttribute("aria-pressed", "false");
  return lines.length;
}

/**
 * What the last lines say; what is said several times in a row stands there once.
 * @param {HTMLElement[]} lines
 */
function told(lines) {
  /** @typedef {{text: string, said: HTMLElement | undefined, count: number}} Told */
  /** @type {Told[]} */
  const all = [];
  for (const line of lines) {
    const said = saidIn(line);
    const text = said?.textContent ?? "";
    const last = all.at(-1);
    if (last?.text === text) last.count += 1;
    else all.push({ text, said, count: 1 });
  }
  const inside = (/** @type {Told} */ { said }) => [...(said?.childNodes ?? [])].map(copyOf);
  return all.slice(-MOST).map((it) => make("li", {}, ...inside(it), ...(it.count > 1 ? [`(${it.count}×)`] : [])));
}

/** @param {number} count */
const title = (count) => say(count === 1 ? "sinceOne" : "since", count);

/** What moved since, as it was last asked for. @type {{key: string, all: Promise<import("./pure/read.js").Move[]>} | null} */
let moves = null;

/** What moved since the player looked, decision by decision. */
function movesSince() {
  const key = `${seen.looked} ${state.tick}`;
  if (moves?.key === key) return moves.all;
  const address = new URL(location.href);
  address.searchParams.delete("step");
  address.searchParams.set("moves_after", String(seen.looked));
  const fetched = fetch(address, { cache: "no-store" }).then(async (reply) => readMoves(reply.ok ? await reply.json() : []));
  const all = fetched.catch(() => readMoves([]));
  moves = { key, all };
  return all;
}

/** What people call a part of the board, without what it is or holds just now. @param {string} target */
const nameOf = (target) => partOf(target)?.dataset.name?.split(/[,:]/)[0] ?? target;

/** So many of a thing. @param {number} count @param {string} one @param {string} many */
const counted = (count, one, many) => say(count === 1 ? one : many, count);

/**
 * Sums up what happened in three lines at most; where that cannot be, the last sentences.
 * @param {() => HTMLElement[]} said
 */
async function summarise(said) {
  const before = seen.looked;
  const all = await movesSince();
  if (before !== seen.looked || !open) return;
  const { ways, fallen, dice, good, turned } = summed(all.filter((it) => it.by !== 0).flatMap((it) => it.motions));
  const went = ways.map(({ from, to, count }) => `${nameOf(from)} → ${nameOf(to)}: ${count}`);
  const fell = fallen.map(({ at, count }) => `${count} ${say("followAt", nameOf(at))}`);
  const rolled = [counted(dice, "followDie", "followDice"), ...(good ? [say("followGood", good)] : [])].join(", ");
  const more = (/** @type {number} */ count) => say("followMore", count);
  const lines = [
    ...(went.length ? [say("followMoved", few(went, WAYS, more))] : []),
    ...(fell.length ? [say("followFell", few(fell, WAYS, more))] : []),
    ...(dice ? [say("followRolled", rolled)] : []),
    ...(turned ? [say("followTurned", counted(turned, "followCard", "followCards"))] : []),
  ].slice(0, MOST);
  const items = lines.map((line) => make("li", {}, line));
  byId("since-list")?.replaceChildren(...items, ...said().slice(-(MOST - items.length) || MOST));
}

/** Everything up to now is seen: strip and marks go. */
function acknowledge() {
  const inside = document.activeElement?.closest("#since");
  keep({ looked: state.steps, acknowledged: state.steps });
  [open, begun] = [false, null];
  drawWays([]);
  show();
  if (inside) byId("board-view")?.focus({ preventScroll: true });
  announce(say("acknowledged"));
}

/**
 * Whoever acts has seen what was there before.
 * @param {number} before
 */
export function acted(before) {
  keep({ looked: before, acknowledged: before });
  [open, begun] = [false, null];
  show();
}

/**
 * Somebody else does something after a step: it is told when it is over, though the page was open.
 * @param {number} before
 */
export function happened(before) {
  if (!open) begun ??= before;
}

/** The player goes away, or comes back. */
function turn() {
  if (document.hidden) {
    if (!open) keep({ looked: begun ?? state.steps });
  } else if (seen.looked < state.steps) {
    open = true;
    show();
  }
}

/** Plays again what happened. */
async function showMe() {
  if (!open || byId("since")?.hidden !== false) return;
  const from = seen.looked;
  await walkThrough(from, await movesSince());
}

/** Draws every way of the others, or none. */
async function showAll() {
  const button = byId("since-all");
  const on = button?.getAttribute("aria-pressed") !== "true";
  const others = on ? (await movesSince()).filter((it) => it.by !== 0) : [];
  drawWays(summed(others.flatMap((it) => it.motions)).ways);
  button?.setAttribute("aria-pressed", String(on));
}

/** Wires the strip. */
export function startSince() {
  byId("since-seen")?.addEventListener("click", acknowledge);
  byId("since-news")?.addEventListener("click", () => {
    byId("since")?.scrollIntoView({ block: "nearest" });
    byId("since-seen")?.focus({ preventScroll: true });
  });
  byId("since-show")?.addEventListener("click", showMe);
  byId("since-all")?.addEventListener("click", showAll);
  document.addEventListener("visibilitychange", turn);
  addEventListener("pagehide", () => !open && keep({ looked: begun ?? state.steps }));
  onChange(show);
  const count = show();
  if (count) announce(title(count));
  bind({ acknowledge, showMe });
}
