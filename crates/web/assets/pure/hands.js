// What is held in the hand, without its page: how many of each kind, where they may go, by which order.

import { field, list, number, text } from "./read.js";

/** Pieces that are all alike. @typedef {{id: string, words: string, many: string, count: number, icon: string}} Kind */
/** Somewhere to go: how many of each kind may, how many in all, and the order. @typedef {{part: string, words: string, order: string, each: string, whole: string, most: number[], room: number, chance: boolean, guard: Guard | null}} Goal */
/** What is given away once so many go. @typedef {{from: number, words: string}} Guard */
/** A stack that can be taken up. @typedef {{version: number, source: string, kinds: Kind[], goals: Goal[]}} Stack */
/** How many of each kind, in the order of the stack; null: everybody who may. @typedef {number[] | null} Numbers */

/** Digits that follow each other this quickly make one number, in milliseconds. */
const QUICK = 700;

/** @param {unknown} value @returns {Guard | null} */
const guard = (value) => {
  const words = text(field(value, "left_undone"));
  return words ? { from: number(field(value, "from")), words } : null;
};

/**
 * A stack as the server tells of it.
 * @param {unknown} value
 * @returns {Stack}
 */
export const stack = (value) => ({
  version: number(field(value, "version")),
  source: text(field(value, "source")),
  kinds: list(field(value, "kinds")).map((it) => ({
    id: text(field(it, "id")),
    words: text(field(it, "words")),
    many: text(field(it, "many")),
    count: number(field(it, "count")),
    icon: text(field(it, "icon")),
  })),
  goals: list(field(value, "goals")).map((it) => ({
    part: text(field(it, "part")),
    words: text(field(it, "words")),
    order: text(field(it, "order")),
    each: text(field(it, "each")),
    whole: text(field(it, "whole")),
    most: list(field(it, "most")).map((most) => number(most)),
    room: number(field(it, "room")),
    chance: field(it, "chance") === true,
    guard: guard(field(it, "guard")),
  })),
});

/** @param {number[]} numbers */
const total = (numbers) => numbers.reduce((sum, count) => sum + count, 0);

/**
 * Whether so many may all go there.
 * @param {Goal} goal
 * @param {Numbers} numbers
 */
export function fits(goal, numbers) {
  if (numbers === null) return goal.most.some((most) => most > 0);
  const all = total(numbers);
  return all > 0 && all <= goal.room && numbers.every((count, at) => count <= (goal.most[at] ?? 0));
}

/**
 * How many go by an order: those who are named, or everybody who finds room.
 * @param {Goal} goal
 * @param {Kind[]} kinds
 * @param {Numbers} numbers
 */
export const sent = (goal, kinds, numbers) =>
  numbers ? total(numbers) : Math.min(goal.room, total(kinds.map((kind, at) => Math.min(kind.count, goal.most[at] ?? 0))));

/**
 * Where so many may go.
 * @param {Stack} held
 * @param {Numbers} numbers
 */
export const goalsFor = (held, numbers) => held.goals.filter((goal) => fits(goal, numbers));

/**
 * Those who are named, as `immortalsx3 cavalryx2`; empty for everybody who may.
 * @param {Kind[]} kinds
 * @param {Numbers} numbers
 * @param {string} [each]
 */
export const units = (kinds, numbers, each = "") =>
  (numbers ?? []).flatMap((count, at) => (count > 0 ? `${kinds[at]?.id}x${count}${each}` : [])).join(" ");

/**
 * The order that sends so many there.
 * @param {Goal} goal
 * @param {Kind[]} kinds
 * @param {Numbers} numbers
 */
export const orderFor = (goal, kinds, numbers) =>
  numbers === null ? goal.whole : goal.order.replace("{}", () => units(kinds, numbers, goal.each));

/** How many may go together anywhere. @param {Stack} held */
const widest = (held) => Math.max(0, ...held.goals.map((goal) => goal.room));

/**
 * @param {Kind[]} kinds
 * @param {Numbers} numbers
 * @param {number} at
 * @param {number} count
 */
const changed = (kinds, numbers, at, count) =>
  kinds.map((kind, place) => (place === at ? Math.max(0, Math.min(kind.count, count)) : (numbers?.[place] ?? 0)));

/**
 * The numbers after one is set. The first number that is said means these alone, and so does one
 * that would be too many together with the others.
 * @param {Stack} held
 * @param {Numbers} numbers
 * @param {number} at
 * @param {number} count
 */
export function withCount(held, numbers, at, count) {
  const together = changed(held.kinds, numbers, at, count);
  return total(together) <= widest(held) ? together : changed(held.kinds, null, at, count);
}

/**
 * The numbers after one is raised or lowered; what was everybody is counted from all of a kind.
 * @param {Kind[]} kinds
 * @param {Numbers} numbers
 * @param {number} at
 * @param {number} by
 */
export const stepped = (kinds, numbers, at, by) => {
  const all = numbers ?? kinds.map((kind) => kind.count);
  return changed(kinds, all, at, (all[at] ?? 0) + by);
};

/**
 * The same numbers in the stack as it stands now, as far as there are so many; null stays everybody.
 * @param {Stack} before
 * @param {Numbers} numbers
 * @param {Stack} now
 */
export function carried(before, numbers, now) {
  if (numbers === null) return null;
  return now.kinds.map((kind) => Math.min(kind.count, numbers[before.kinds.findIndex((it) => it.id === kind.id)] ?? 0));
}

/**
 * Whether nobody is held any more.
 * @param {Stack} held
 * @param {Numbers} numbers
 */
export const isEmpty = (held, numbers) => !held.kinds.length || (numbers !== null && total(numbers) === 0);

/**
 * So many of a kind, in words.
 * @param {Kind | undefined} kind
 * @param {number} count
 */
export const soMany = (kind, count) => `${count} ${count === 1 ? kind?.words : kind?.many}`;

/**
 * Those who are held, in words; empty for everybody who may.
 * @param {Kind[]} kinds
 * @param {Numbers} numbers
 */
export const inWords = (kinds, numbers) =>
  (numbers ?? []).flatMap((count, at) => (count > 0 ? soMany(kinds[at], count) : [])).join(", ");

/**
 * The row that a player means before he has said so: that of most pieces.
 * @param {Kind[]} kinds
 */
export const likeliest = (kinds) => kinds.reduce((best, kind, at) => (kind.count > (kinds[best]?.count ?? 0) ? at : best), 0);

/**
 * The row after one, by how many pieces each has: the most numerous come first.
 * @param {Kind[]} kinds
 * @param {number} row
 */
export function nextKind(kinds, row) {
  const order = kinds.map((_, at) => at).sort((one, other) => (kinds[other]?.count ?? 0) - (kinds[one]?.count ?? 0));
  return order[(order.indexOf(row) + 1) % order.length] ?? 0;
}

/**
 * The number that a digit makes with the one that was typed before it.
 * @param {{count: number, at: number} | null} before
 * @param {number} digit
 * @param {number} now
 * @param {number} most
 */
export function typedCount(before, digit, now, most) {
  const longer = before && now - before.at < QUICK ? before.count * 10 + digit : digit;
  return longer <= most ? longer : digit;
}

/**
 * The numbers that are worth a button of their own.
 * @param {Stack} held
 * @param {number} at
 */
export function offered(held, at) {
  const room = Math.max(0, ...held.goals.map((goal) => Math.min(goal.room, goal.most[at] ?? 0)));
  const most = Math.min(4, room, held.kinds[at]?.count ?? 0);
  return Array.from({ length: most }, (_, less) => less + 1);
}
