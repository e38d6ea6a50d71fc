// Staying live: one WebSocket a page, resumed after every break, and fragments put in place.

import { byId } from "./dom.js";
import { put, putPage } from "./fragments.js";
import { announce, data, say } from "./page.js";
import { wait } from "./pure/live.js";
import { beside as readBeside, parsed, push as readPush } from "./pure/read.js";
import { written } from "./pure/short.js";

/** Where this page stands. */
export const state = {
  version: Number(data.version ?? 0),
  /** What this page has of all that the server has told. */
  tick: data.tick ?? "",
  steps: Number(data.steps ?? 0),
  /** The step that is on the screen: behind the newest while somebody else's turn is shown. */
  shown: Number(data.steps ?? 0),
  /** The step that is replayed; null in the present. @type {number | null} */
  replay: data.replay ? Number(data.replay) : null,
};

/** Whether the page shows the newest step. */
export const isCaughtUp = () => state.shown === state.steps;

/** @typedef {import("./pure/read.js").Frame} Frame */
/** Shows what comes: all of it at once, unless somebody follows it. @type {{take: (frames: Frame[]) => void, drop: () => void}} */
let follower = { take: (frames) => frames.forEach(show), drop: () => {} };

/**
 * Has frames shown as a follower likes; it drops what it has not shown when a whole page comes.
 * @param {typeof follower} wanted
 */
export const followWith = (wanted) => {
  follower = wanted;
};

/**
 * Puts a frame in place.
 * @param {Frame} frame
 */
export function show(frame) {
  state.shown = frame.step;
  if (!put(frame.fragments, frame.log)) refresh();
}

/** How often a page is read once more because it was overtaken. */
const OVERTAKEN = 5;

/**
 * Reads a page of this table again and puts its fragments in place. A page that was overtaken on
 * its way, by a push, is read once more: the past must not be put over the present.
 * @param {string} [address]
 * @param {(fresh: Document) => Promise<void>} [first] What is done before it is put in place.
 */
export async function refresh(address = location.href, first) {
  try {
    for (let older = 0; ; older += 1) {
      const reply = await fetch(address, { cache: "no-store" });
      if (!reply.ok) return false;
      const fresh = new DOMParser().parseFromString(await reply.text(), "text/html");
      // A server that was given an older database stays behind for good.
      if (Number(told(fresh, "version")) < state.version && older < OVERTAKEN) continue;
      await first?.(fresh);
      if (first && Number(told(fresh, "version")) < state.version && older < OVERTAKEN) continue;
      putInPlace(fresh);
      return true;
    }
  } catch {
    return false;
  }
}

/**
 * What a page says of itself.
 * @param {Document} page
 * @param {string} name
 */
export const told = (page, name) => page.querySelector(`#page [data-name="${name}"]`)?.getAttribute("data-value") ?? "";

/** @param {Document} fresh */
function putInPlace(fresh) {
  state.version = Number(told(fresh, "version"));
  state.tick = told(fresh, "tick");
  state.steps = Number(told(fresh, "steps"));
  state.shown = state.steps;
  follower.drop();
  state.replay = told(fresh, "replay") ? Number(told(fresh, "replay")) : null;
  putPage(fresh);
}

/** @type {WebSocket | null} */
let socket = null;
let tries = 0;
let retryTimer = 0;
let silence = 0;
let bannerTimer = 0;
let broken = false;
/** When the connection was last back after a break. */
let backAt = -Infinity;

/** How long what comes after a break counts as missed, in milliseconds. */
const MISSED = 1500;

/** Whether what comes now was missed in a break. */
export const isCatchingUp = () => performance.now() - backAt < MISSED;

/** Called when the connection is back. @type {(() => void)[]} */
const whenBack = [];

/**
 * Asks to be called whenever the connection is there again.
 * @param {() => void} call
 */
export const onBack = (call) => whenBack.push(call);

/** Whether updates come by themselves. */
export const isLive = () => socket?.readyState === WebSocket.OPEN;

/** @param {boolean} offline */
function banner(offline) {
  const place = byId("offline");
  if (!place || place.hidden === !offline) return;
  place.hidden = !offline;
  announce(say(offline ? "offline" : "online"), offline);
}

function heard() {
  clearTimeout(silence);
  silence = setTimeout(() => socket?.close(), 45000);
}

/** Opens the socket; after a break it asks only for what is new. */
export function connect() {
  clearTimeout(retryTimer);
  socket?.close();
  const address = new URL(data.socket ?? "", location.href);
  address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  address.searchParams.set("have", state.tick);
  address.searchParams.set("layout", layout());
  address.searchParams.set("phrases", data.phrases ?? "");
  const own = new WebSocket(address);
  socket = own;
  own.addEventListener("open", () => {
    tries = 0;
    if (broken) backAt = performance.now();
    broken = false;
    clearTimeout(bannerTimer);
    bannerTimer = 0;
    banner(false);
    heard();
    for (const call of whenBack) call();
  });
  own.addEventListener("message", (event) => {
    heard();
    receive(String(event.data));
  });
  own.addEventListener("close", (event) => {
    if (socket !== own) return;
    clearTimeout(silence);
    // No such game any more, or a program that speaks otherwise than this page.
    if (event.code === 4404 || event.code === 4426) return location.reload();
    lost();
  });
}

/** @param {string} message */
function receive(message) {
  const said = parsed(message);
  const beside = readBeside(said);
  if (beside) return void put(beside, null);
  const push = readPush(said);
  if (!push || push.version < state.version) return;
  state.version = push.version;
  if (state.replay !== null) return grown();
  [state.steps, state.tick] = [push.step, push.tick];
  follower.take(push.frames.map(writtenOut));
}

/** A frame with the lines of its log as the page has them. @param {Frame} frame @returns {Frame} */
const writtenOut = (frame) =>
  frame.log ? { ...frame, log: { ...frame.log, lines: written("", frame.log.lines, data.game ?? "") } } : frame;

/** So long after a step the past is read again that is looked at, in milliseconds: steps come in flocks. */
const FLOCK = 250;
let grownTimer = 0;

/** The game goes on while an earlier step is looked at: its log and its end have grown. */
function grown() {
  clearTimeout(grownTimer);
  grownTimer = setTimeout(() => state.replay !== null && refresh(), FLOCK);
}

function lost() {
  broken = true;
  bannerTimer ||= setTimeout(() => banner(true), 1200);
  clearTimeout(retryTimer);
  retryTimer = setTimeout(connect, wait(tries, Math.random()));
  tries += 1;
}

/** Tries at once: somebody asked, or the network is back. */
function hurry() {
  if (isLive()) {
    // A browser may keep the socket open while the network is away.
    banner(false);
    for (const call of whenBack) call();
    return;
  }
  tries = 0;
  connect();
}

/** Which drawings this page shows: only those are kept up to date. The style sheet says the same. */
const low = matchMedia("(max-width: 62.99rem) and (min-aspect-ratio: 1/1)");
const narrow = matchMedia("(max-width: 47.99rem)");
const layout = () => (low.matches ? "low" : narrow.matches ? "narrow" : "wide");

/** Whether the drawings that this page shows are up to date. */
export const isLaidOut = () => byId("board")?.dataset.layout === layout();

/** The drawings are up to date that are for the window as it is. */
function layOut() {
  const board = byId("board");
  if (board) board.dataset.layout = layout();
}

let turning = false;

/** The window has become wide, narrow or low: other drawings come up to date, and are shown then. */
async function turned() {
  if (turning || isLaidOut()) return;
  turning = true;
  if (await refresh()) layOut();
  turning = false;
  connect();
}

/** Goes live. */
export function startLive() {
  for (const it of [low, narrow]) it.addEventListener("change", turned);
  layOut();
  byId("retry")?.addEventListener("click", hurry);
  addEventListener("online", hurry);
  addEventListener("offline", () => banner(true));
  addEventListener("pageshow", (event) => event.persisted && hurry());
  connect();
}
