// The size of the board, and the glass over it.

import assert from "node:assert/strict";
import { test } from "node:test";

import { centred, held, resized } from "../../assets/pure/size.js";

test("the board grows and shrinks by steps", () => {
  assert.deepEqual([resized(1, "in"), resized(1, "out")], [1.25, 0.75]);
});

test("the board grows no larger than four times, and shrinks no smaller than a half", () => {
  assert.deepEqual([resized(4, "in"), resized(0.5, "out")], [4, 0.5]);
});

test("from between two sizes the board goes to the next one", () => {
  assert.deepEqual([resized(1.1, "in"), resized(1.1, "out")], [1.25, 1]);
});

test("a size that there is none of comes back to those that there are", () => {
  assert.deepEqual([resized(90, "in"), resized(90, "out"), resized(0.01, "out")], [4, 4, 0.5]);
});

test("a board that fits has its own size", () => {
  assert.equal(resized(2.5, "fit"), 1);
});

test("what was in the middle of the window stays there", () => {
  // Scrolled by 100, a window of 200 has 200 in its middle; twice as large that is at 400.
  assert.equal(centred(100, 200, 2), 300);
});

const SIDE = { point: 500, glass: 200, window: 1000, start: 0, power: 2.5 };

test("the glass is held with its middle over the point", () => {
  assert.equal(held(SIDE).at, 400);
});

test("the glass stays in the window", () => {
  assert.deepEqual([held({ ...SIDE, point: 0 }).at, held({ ...SIDE, point: 1000 }).at], [4, 796]);
});

test("the larger picture is moved so that the point lies in the middle of the glass", () => {
  // The picture begins at 100: the point is 400 into it, 1000 when two and a half times as large.
  assert.equal(held({ ...SIDE, start: 100 }).shift, 100 - 1000);
});
