// Hands: a stack is taken up, it is said how many of each kind, and they go where a goal is chosen.

import { asked } from "./actions.js";
import { aimAt, forgetAim, mayAim, takeAim } from "./aim.js";
import { confirm } from "./dialogs.js";
import { byId, first, hit } from "./dom.js";
import { onChange } from "./fragments.js";
import { showHand } from "./handful.js";
import { bind } from "./keys.js";
import { onBack, state } from "./live.js";
import { mark, unmark } from "./marks.js";
import { forgetWhy, judge, note, object } from "./objections.js";
import { announce, ask, data, reason, say, settings } from "./page.js";
import { question } from "./pure/asking.js";
import { carried, goalsFor, inWords, isEmpty, likeliest, nextKind, orderFor, sent, soMany, stack as readStack, stepped, typedCount, units, withCount } from "./pure/hands.js";
import { field, message, objections, text } from "./pure/read.js";
import { uncited } from "./pure/words.js";
import { isBusy, send } from "./send.js";
import { askWhich, dropQuestion } from "./which.js";

/** @typedef {import("./pure/hands.js").Goal} Goal */
/** @typedef {import("./pure/hands.js").Stack} Stack */
/** What is in the hand: of which stack, how many, and the kind that digits are about. @typedef {{stack: Stack, name: string, numbers: import("./pure/hands.js").Numbers, row: number, typed: {count: number, at: number} | null}} Held */

/** @type {Held | null} */
let held = null;
/** The question for the stack as it stands now, while it is on its way. @type {Promise<unknown> | null} */
let renewal = null;
/** An order that was given, for which stack. @typedef {{source: string, order: string, words: string, chance: boolean, guard?: string | undefined}} Given */
/** The last order, to be given again. @type {Given | null} */
let last = null;
/** What the rules say to giving it again, and at which version. @type {{order: string, version: number, legal: boolean}} */
let again = { order: "", version: -1, legal: false };
/** The goal that was chosen while there was no connection. @type {import("./aim.js").Aim | null} */
let wanted = null;
/** The version to which a reason belongs. */
let seen = state.version;
/** How many steps there were then. */
let steps = state.steps;
/** Does an action of the list. @type {(action: string) => void} */
let act = () => {};

/** The stacks that can be taken up. */
const sources = () => (first("#actions [data-hands]", HTMLElement)?.dataset.hands ?? "").split(" ").filter(Boolean);

/** Whether something is in the hand. */
export const isHolding = () => held !== null;

/** Whether a part can be taken up. @param {string} part */
export const canTake = (part) => sources().includes(part);

/** @param {string} part */
async function fetchStack(part) {
  const answer = await ask("GET", `${data.api}/hand?source=${encodeURIComponent(part)}`);
  return answer.ok ? readStack(answer.body) : null;
}

/**
 * Takes a stack up: everybody who may go, until it is said how many.
 * @param {string} part
 * @param {string} name
 */
export async function take(part, name) {
  dropQuestion();
  forgetWhy();
  const empty = { version: -1, source: part, kinds: [], goals: [] };
  held = { stack: empty, name, numbers: null, row: 0, typed: null };
  mark(part, new Set());
  await renew();
  if (held?.stack.source !== part) return;
  if (!held.stack.kinds.length) return isUnread() ? announce(say("handKept", name), true) : undefined;
  held.row = likeliest(held.stack.kinds);
  show();
  const all = held.stack.kinds.map((kind) => soMany(kind, kind.count)).join(", ");
  announce(say("handTaken", `${name}: ${all}`));
}

/** Brings the stack in the hand up to date with the position. */
async function renew() {
  const own = held;
  if (!own) return;
  const fetching = fetchStack(own.stack.source);
  renewal = fetching;
  const fresh = await fetching;
  if (renewal === fetching) renewal = null;
  if (held !== own || !fresh || fresh.version < own.stack.version) return;
  own.numbers = carried(own.stack, own.numbers, fresh);
  const kind = own.stack.kinds[own.row]?.id;
  own.row = Math.max(0, fresh.kinds.findIndex((it) => it.id === kind));
  own.stack = fresh;
  if (isEmpty(fresh, own.numbers)) letGo(say("handGone"));
  else show();
}

/** Whether a stack is held of which nothing could be read yet: there is no connection. */
const isUnread = () => held !== null && held.stack.version < 0;

/** With the connection, what was taken up without it is read, and goes where it was to go, if it may. */
async function resume() {
  if (!isUnread() || !held) return;
  const { source } = held.stack;
  const [to, name] = [wanted, held.name];
  wanted = null;
  await take(source, name);
  if (to && held?.stack.source === source) await goTo(to.part, to.name, to.at);
}

/** Shows what is in the hand, and where it may go. */
function show() {
  if (!held) return;
  const goals = goalsFor(held.stack, held.numbers);
  mark(held.stack.source, new Set(goals.map((goal) => goal.part)));
  showHand(held, goals, last?.source === held.stack.source && mayRepeat(last) ? last.words : null);
}

/** Whether an order may be given again, as far as that is known; it is asked about once a version. @param {Given} given */
function mayRepeat({ order }) {
  if (again.order === order && again.version === state.version) return again.legal;
  const asking = { order, version: state.version, legal: false };
  again = asking;
  judge(order).then(({ legal }) => {
    asking.legal = legal;
    if (again === asking && legal && held) show();
  });
  return false;
}

/**
 * Lets go.
 * @param {string} [told]
 */
export function letGo(told) {
  [held, wanted] = [null, null];
  unmark();
  const place = byId("hand");
  if (place && !place.classList.contains("which")) {
    if (place.contains(document.activeElement)) byId("board-view")?.focus({ preventScroll: true });
    place.hidden = true;
    place.replaceChildren();
  }
  document.dispatchEvent(new Event("picked"));
  if (told) announce(told);
}

/**
 * Touches a part of the board. Says whether that was for the hand.
 * @param {HTMLElement | SVGElement} target
 */
export function touch(target) {
  const part = target.dataset.target ?? "";
  const name = target.dataset.name ?? part;
  forgetWhy();
  if (asked() === null) return false;
  if (held?.stack.source === part) letGo(say("letGo"));
  else if (held) goTo(part, name, target);
  else if (canTake(part)) takeTo(part, name, takeAim());
  else if (mayAim(target, sources())) aim(target, part, name);
  else return false;
  return true;
}

/**
 * Chooses a goal before anybody is taken up, and asks who goes there; where nobody may, says why.
 * @param {HTMLElement | SVGElement} target
 * @param {string} part
 * @param {string} name
 */
async function aim(target, part, name) {
  if (takeAim()?.part === part) return announce(say("letGo"));
  const { version } = state;
  const stacks = await Promise.all(sources().map(fetchStack));
  if (held || version !== state.version) return;
  const comers = stacks.flatMap((stack) => {
    const goal = stack?.goals.find((it) => it.part === part);
    if (!stack || !goal) return [];
    const [kind, count] = [stack.kinds[0], sent(goal, stack.kinds, null)];
    const who = kind?.words ?? "";
    return { source: stack.source, words: count > 1 ? soMany(kind, count) : who, act: () => takeTo(stack.source, who, { part, name, at: target }) };
  });
  if (comers.length) aimAt({ part, name, at: target }, comers);
  else whyNothing(target);
}

/**
 * Takes a stack up, and goes where somebody is to go already.
 * @param {string} part
 * @param {string} name
 * @param {import("./aim.js").Aim | null} to
 */
async function takeTo(part, name, to) {
  await take(part, name);
  if (to && held?.stack.source === part) await goTo(to.part, to.name, to.at);
}

/**
 * Goes with what is held to a part: there, or the rules say why not.
 * @param {string} part
 * @param {string} name
 * @param {HTMLElement | SVGElement} target
 */
export async function goTo(part, name, target) {
  await renewal;
  const own = held;
  if (!own || isBusy()) return;
  if (isUnread()) {
    wanted = { part, name, at: target };
    note(label(target), say("cannotSend"));
    return;
  }
  const goals = goalsFor(own.stack, own.numbers).filter((goal) => goal.part === part);
  const [only, ...more] = goals;
  if (only && !more.length) give(only);
  else if (only) askWhich(goals.map((goal) => ({ inside: [uncited(goal.words)], act: () => give(goal) })));
  else if (canTake(part)) take(part, name);
  else whyNotThere(target, own);
}

/**
 * Goes to a part with as many of one kind as find room there.
 * @param {string} kind
 * @param {string} part
 * @param {string} name
 * @param {HTMLElement | SVGElement} target
 */
export async function goToWith(kind, part, name, target) {
  await renewal;
  const at = held?.stack.kinds.findIndex((it) => it.id === kind) ?? -1;
  const goal = held?.stack.goals.find((it) => it.part === part);
  if (held && at >= 0) setCount(at, Math.max(1, Math.min(goal?.most[at] ?? 0, goal?.room ?? 0)));
  await goTo(part, name, target);
}

/** @param {Goal} goal */
export async function give(goal) {
  if (!held) return;
  const { kinds, source } = held.stack;
  const order = orderFor(goal, kinds, held.numbers);
  const whole = kinds.map((kind) => kind.count);
  const all = sent(goal, kinds, null) === whole.reduce((sum, count) => sum + count, 0);
  const who = inWords(kinds, held.numbers ?? (all ? whole : null)) || say("handEverybody");
  const guard = goal.guard && sent(goal, kinds, held.numbers) >= goal.guard.from ? goal.guard.words : undefined;
  await carryOut({ source, order, words: `${who}, ${uncited(goal.words)}`, chance: goal.chance, guard });
}

/**
 * Gives an order; whoever wants to be asked before chance decides is asked.
 * @param {Given} given
 */
async function carryOut(given) {
  const seat = asked();
  if (seat === null || isBusy()) return;
  const guard = given.guard && say("confirmLeft", given.guard);
  const unsure = question(settings.confirm, { chance: given.chance, risk: undefined, guard });
  if (unsure && !(await confirm(given.words, unsure.why ?? say("confirmChance")))) return;
  last = given;
  await send({ path: "actions", body: { seat, action: given.order } });
}

/** Gives the last order again, or says why it cannot be. */
export async function same() {
  if (!last) return announce(say("handSameNot"), true);
  if (asked() === null || isBusy()) return;
  forgetWhy();
  const given = last;
  const judged = await judge(given.order);
  if (judged.legal) await carryOut(given);
  else object(judged.message, judged.objections);
}

/**
 * Says why what is held cannot go to a part.
 * @param {HTMLElement | SVGElement} target
 * @param {Held} own
 */
function whyNotThere(target, own) {
  const named = own.numbers ? `&units=${encodeURIComponent(units(own.stack.kinds, own.numbers))}` : "";
  return meant(target, `&source=${encodeURIComponent(own.stack.source)}${named}`);
}

/**
 * A part that has nothing to do with what is held does what it does: a command beside the map.
 * @param {HTMLElement | SVGElement} target
 * @param {string} told
 */
function otherwise(target, told) {
  const { action } = target.dataset;
  if (told || !held || !action) return false;
  letGo();
  act(action);
  return true;
}

/**
 * Says what a part is, and why nothing can be done with it.
 * @param {HTMLElement | SVGElement} target
 */
export function whyNothing(target) {
  if (asked() === null) return note(label(target), "");
  return meant(target, "");
}

/** Says why nobody goes where the map has no place; what was said before is not meant any more. */
export async function whyClosed() {
  forgetWhy();
  if (asked() === null) return;
  const answer = await ask("GET", `${data.api}/meant?part=closed`);
  const told = answer.ok ? message(answer.body) : "";
  if (told) note(say("closedGround"), told);
}

/** What a part is, as it is read aloud. @param {HTMLElement | SVGElement} target */
const label = (target) => target.getAttribute("aria-label") ?? target.dataset.name ?? "";

/** @param {HTMLElement | SVGElement} target @param {string} more */
async function meant(target, more) {
  const answer = await ask("GET", `${data.api}/meant?part=${encodeURIComponent(target.dataset.target ?? "")}${more}`);
  if (answer.status === 0) return note(label(target), say("cannotAsk"));
  if (!answer.ok) return object(reason(answer), []);
  const against = objections(answer.body);
  const told = message(answer.body);
  if (against.length) return object(told, against);
  if (otherwise(target, told || text(field(answer.body, "action")))) return;
  if (text(field(answer.body, "action")) && field(answer.body, "legal") === true) return note(label(target), say("allowed"));
  note(label(target), told || say("nothingHere"));
}

/**
 * Sets how many of a kind are held.
 * @param {number} at
 * @param {number} count
 */
export function setCount(at, count) {
  if (!held) return;
  held.numbers = withCount(held.stack, held.numbers, at, count);
  tell(at);
}

/** @param {number} at @param {number} by */
export function step(at, by) {
  if (!held) return;
  held.numbers = stepped(held.stack.kinds, held.numbers, at, by);
  tell(at);
}

/** Everybody who may. */
export function everybody() {
  if (!held) return;
  held.numbers = null;
  tell(held.row);
}

/** @param {number} at */
function tell(at) {
  if (!held) return;
  held.row = at;
  forgetWhy();
  show();
  announce(say("handNow", inWords(held.stack.kinds, held.numbers) || say(held.numbers ? "handNobody" : "handEverybody")));
}

/** The kind that digits are about. @param {number} at */
export function turnTo(at) {
  const kind = held?.stack.kinds[at];
  if (!held || !kind) return;
  held.row = at;
  held.typed = null;
  show();
  announce(`${kind.words}: ${held.numbers?.[at] ?? kind.count}`);
}

/**
 * A digit while something is held says how many. Says whether it did.
 * @param {number} number
 * @param {number} now When the key was pressed.
 */
export function digit(number, now) {
  if (!held) return false;
  const most = held.stack.kinds[held.row]?.count ?? 0;
  const count = typedCount(held.typed, number, now, most);
  setCount(held.row, count);
  if (held) held.typed = { count, at: now };
  return true;
}

/** @param {MouseEvent} event */
function click(event) {
  const button = hit(event, "#hand [data-does]");
  if (!button || !held) return;
  const at = Number(button.dataset.at);
  const does = button.dataset.does;
  if (does === "set") setCount(at, Number(button.dataset.count));
  else if (does === "step") step(at, Number(button.dataset.count));
  else if (does === "everybody") everybody();
  else if (does === "same") same();
  else if (does === "drop") letGo(say("letGo"));
  else if (does === "goal") goalAt(at);
}

/** @param {number} at */
function goalAt(at) {
  const goal = held ? goalsFor(held.stack, held.numbers)[at] : undefined;
  if (goal) give(goal);
}

/** @param {KeyboardEvent} event */
function press(event) {
  if (event.key === "Escape" && !document.querySelector("dialog[open]")) {
    forgetAim();
    dropQuestion();
    forgetWhy();
    if (held) letGo(say("letGo"));
    return;
  }
  const row = hit(event, "#hand [data-row]");
  if (!row || !["+", "-"].includes(event.key)) return;
  step(Number(row.dataset.row), event.key === "+" ? 1 : -1);
  event.preventDefault();
}

/** After every change of the page: what is held is held on, as long as it is there. */
function changed() {
  if (state.version !== seen) {
    seen = state.version;
    // What was taken back is not wanted again.
    if (state.steps < steps) last = null;
    steps = state.steps;
    forgetWhy();
    forgetAim();
    dropQuestion();
  }
  if (!held) return;
  if (asked() === null || !canTake(held.stack.source)) return letGo();
  show();
  if (held.stack.version !== state.version) renew();
}

/**
 * Wires the hand.
 * @param {(action: string) => void} doing
 */
export function startHands(doing) {
  act = doing;
  document.addEventListener("click", click);
  document.addEventListener("keydown", press);
  document.addEventListener("focusin", (event) => {
    // The rows stay as they are: a button that is being pressed must not go.
    const row = hit(event, "#hand [data-row]");
    if (!row || !held) return;
    held.row = Number(row.dataset.row);
    for (const other of document.querySelectorAll("#hand [data-row]")) other.classList.toggle("current", other === row);
  });
  onChange(changed);
  onBack(resume);
  bind({ whole: everybody, kind: () => held && turnTo(nextKind(held.stack.kinds, held.row)), same });
}
