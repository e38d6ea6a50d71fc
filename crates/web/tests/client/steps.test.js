// Walking among the steps of a game, and how far they were seen.

import assert from "node:assert/strict";
import { test } from "node:test";

import { bounded, chapterAt, chapterFor, stepFor, within } from "../../assets/pure/steps.js";

test("no step is before the first or after the last", () => {
  assert.deepEqual([bounded(-1, 9), bounded(4, 9), bounded(10, 9)], [0, 4, 9]);
});

test("the arrows lead to the steps beside, Home and End to the first and the last", () => {
  assert.deepEqual(["ArrowLeft", "ArrowRight", "Home", "End"].map((key) => stepFor(key, 4, 9)), [3, 5, 0, 9]);
});

test("other keys lead to no step, whatever objects call them", () => {
  assert.deepEqual(["a", "constructor"].map((key) => stepFor(key, 4, 9)), [undefined, undefined]);
});

test("nobody has seen further than the game goes", () => {
  assert.deepEqual(within({ looked: 7, acknowledged: 5 }, 6), { looked: 6, acknowledged: 5 });
});

test("what was not seen stays unseen", () => {
  assert.deepEqual(within({ looked: 2, acknowledged: 1 }, 6), { looked: 2, acknowledged: 1 });
});

const CHAPTERS = [
  { step: 2, level: 0, words: "first turn" },
  { step: 5, level: 1, words: "movement" },
  { step: 9, level: 0, words: "second turn" },
];

test("turns lead from turn to turn, phases to turns and phases, and the ends are the game's", () => {
  const to = (now, level, by) => chapterFor(CHAPTERS, now, { level, by, steps: 12 });
  assert.deepEqual([to(2, 0, 1), to(9, 0, 1), to(9, 0, -1), to(2, 0, -1)], [9, 12, 2, 0]);
  assert.deepEqual([to(2, 1, 1), to(9, 1, -1)], [5, 5]);
});

test("a step lies in what began last", () => {
  assert.deepEqual([1, 2, 6, 12].map((step) => chapterAt(CHAPTERS, step)), ["", "first turn", "movement", "second turn"]);
});
