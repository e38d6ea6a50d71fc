// What is held in the hand, without its page.

import assert from "node:assert/strict";
import { test } from "node:test";

import { carried, fits, goalsFor, inWords, isEmpty, likeliest, nextKind, offered, orderFor, sent, stack, stepped, typedCount, units, withCount } from "../../assets/pure/hands.js";

/** The Camp: 1 Xerxes, 10 Immortals, 40 Infantry; to Trachis three may go, to a far ford Immortals alone. */
const kinds = [
  { id: "xerxes", words: "Xerxes", many: "Xerxes", count: 1, icon: "" },
  { id: "immortals", words: "Immortals", many: "Immortals", count: 10, icon: "" },
  { id: "infantry", words: "Infantry", many: "Infantry", count: 40, icon: "" },
];
const trachis = { part: "place-trachis", words: "to Trachis", order: "march camp trachis {}", each: "", whole: "march camp trachis", most: [1, 3, 3], room: 3, chance: false, guard: null };
const ford = { ...trachis, part: "place-ford", order: "march camp ford {}", whole: "march camp ford", most: [0, 2, 0], room: 2 };
const camp = { version: 4, source: "place-camp", kinds, goals: [trachis, ford] };

test("what the server tells of a stack is read, and what is missing stands for nothing", () => {
  assert.deepEqual(stack(structuredClone(camp)), camp);
  assert.deepEqual(stack(null), { version: 0, source: "", kinds: [], goals: [] });
});

test("everybody who may goes wherever anybody may", () => {
  assert.deepEqual(goalsFor(camp, null), [trachis, ford]);
});

test("so many go where all of them find room", () => {
  assert.ok(fits(trachis, [0, 3, 0]));
  assert.ok(!fits(trachis, [0, 3, 1]), "three find room, not four");
  assert.ok(!fits(ford, [1, 0, 0]), "Xerxes does not come so far");
  assert.ok(!fits(trachis, [0, 0, 0]), "nobody goes nowhere");
});

test("the first number that is said means these alone, the next ones are added", () => {
  const two = withCount(camp, null, 1, 2);
  assert.deepEqual(two, [0, 2, 0]);
  assert.deepEqual(withCount(camp, two, 2, 1), [0, 2, 1]);
});

test("a number that finds no room together with the others means these alone", () => {
  assert.deepEqual(withCount(camp, [0, 3, 0], 2, 3), [0, 0, 3]);
});

test("no number is more than there are, or less than none", () => {
  assert.deepEqual(withCount(camp, null, 0, 5), [1, 0, 0]);
  assert.deepEqual(stepped(kinds, [0, 0, 0], 1, -1), [0, 0, 0]);
});

test("from everybody, one fewer leaves the others as they are", () => {
  assert.deepEqual(stepped(kinds, null, 0, -1), [0, 10, 40]);
});

test("an order names those who are held, or nobody for everybody who may", () => {
  assert.equal(orderFor(trachis, kinds, [0, 3, 2]), "march camp trachis immortalsx3 infantryx2");
  assert.equal(orderFor(trachis, kinds, null), "march camp trachis");
  const join = { ...trachis, order: "join {}", each: "@springs", whole: "join all" };
  assert.equal(orderFor(join, kinds, [0, 2, 0]), "join immortalsx2@springs");
  assert.equal(units(kinds, null), "");
});

test("the same numbers are held of what is left", () => {
  const after = { ...camp, kinds: [{ ...kinds[1], count: 2 }, kinds[2]] };
  assert.deepEqual(carried(camp, [1, 3, 0], after), [2, 0]);
  assert.equal(carried(camp, null, after), null);
  assert.ok(isEmpty(after, [0, 0]));
  assert.ok(!isEmpty(after, null));
});

test("who is held is told in words", () => {
  assert.equal(inWords(kinds, [0, 3, 2]), "3 Immortals, 2 Infantry");
  assert.equal(inWords(kinds, null), "");
});

test("before a kind is named, digits are about the most numerous one", () => {
  assert.equal(likeliest(kinds), 2);
  assert.deepEqual([nextKind(kinds, 2), nextKind(kinds, 1), nextKind(kinds, 0)], [1, 0, 2]);
});

test("digits that follow quickly make one number, if there are so many", () => {
  assert.equal(typedCount(null, 1, 0, 40), 1);
  assert.equal(typedCount({ count: 1, at: 0 }, 2, 300, 40), 12);
  assert.equal(typedCount({ count: 1, at: 0 }, 2, 900, 40), 2);
  assert.equal(typedCount({ count: 5, at: 0 }, 2, 300, 40), 2);
});

test("as many numbers have a button as can go anywhere at once", () => {
  assert.deepEqual(offered(camp, 1), [1, 2, 3]);
  assert.deepEqual(offered(camp, 0), [1]);
});

test("by an order go those who are named, or as many as find room", () => {
  assert.equal(sent(trachis, kinds, [0, 1, 1]), 2);
  assert.equal(sent(trachis, kinds, null), 3);
  assert.equal(sent({ ...trachis, most: [0, 1, 0] }, kinds, null), 1);
});

test("what is given away once so many go is read with their number", () => {
  const guarded = { ...trachis, guard: { from: 2, left_undone: "every post can still be changed" } };
  const [goal] = stack({ ...structuredClone(camp), goals: [guarded] }).goals;
  assert.deepEqual(goal?.guard, { from: 2, words: "every post can still be changed" });
});

test("one and several are called as they are", () => {
  const general = { id: "general", words: "General", many: "Generals", count: 6, icon: "" };
  assert.equal(inWords([general], [2]), "2 Generals");
  assert.equal(inWords([general], [1]), "1 General");
});
