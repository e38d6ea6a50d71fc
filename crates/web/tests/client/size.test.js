// The size of the board, and the glass over it.

import assert from "node:assert/strict";
import { test } from "node:test";

import { boardWidth, fitted, held, isTooSmall, partAt, resized, scrollTo, within } from "../../assets/pure/size.js";

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

test("two fingers go no further than the buttons", () => {
  assert.deepEqual([within(9), within(0.1), within(1.7)], [4, 0.5, 1.7]);
});

test("a map fits into its room both ways", () => {
  const map = { wide: 900, high: 600 };
  assert.deepEqual(fitted(map, { wide: 450, high: 1000 }), { wide: 450, high: 300 });
  assert.deepEqual(fitted(map, { wide: 2000, high: 400 }), { wide: 600, high: 400 });
});

/** A map of 900 by 600 with letters of 18, and a row below it a sixth as high as it is wide. */
const BOARD = { rows: [{ wide: 900, high: 600 }, { wide: 600, high: 100 }], gaps: 20, edges: 8, map: { wide: 900, high: 600 }, letters: 18, page: 16 };

test("a board is as wide as lets all of it be seen", () => {
  // Two thirds and a sixth are five sixths: 870 less the gaps are 850, which is 1020 wide, and its edges.
  assert.equal(boardWidth({ ...BOARD, room: { wide: 2000, high: 870 } }), 1028);
});

test("a board is no wider than its room", () => {
  assert.equal(boardWidth({ ...BOARD, room: { wide: 640, high: 870 } }), 640);
});

test("a board is not made so small that its letters cannot be read, where the map alone may be larger", () => {
  // Letters of 18 in a map of 900 are 14 pixels high when it is 700 wide; all of it would be 576.
  assert.equal(boardWidth({ ...BOARD, room: { wide: 2000, high: 500 } }), 708);
});

test("a page with larger letters has larger ones on its map", () => {
  // A wide desk has letters of 18: seven eighths of them are 15.75, and 787.5 is seven eighths of 900.
  assert.equal(boardWidth({ ...BOARD, page: 18, room: { wide: 2000, high: 600 } }), 796);
});

test("on a low screen the map alone fits", () => {
  assert.equal(boardWidth({ ...BOARD, room: { wide: 2000, high: 300 } }), 458);
});

test("letters under eleven pixels are too small", () => {
  const map = { wide: 900, high: 600 };
  assert.deepEqual([isTooSmall(16, map, 600), isTooSmall(16, map, 620)], [true, false]);
});

test("what lies at a place of the window is found on the map", () => {
  // Scrolled by 100, a window of 200 has 200 of the map's 800 in its middle.
  assert.equal(partAt({ window: 200, map: 800, scroll: 100 }, 100), 0.25);
});

test("a map smaller than its window stands in the middle", () => {
  assert.equal(partAt({ window: 400, map: 200, scroll: 0 }, 200), 0.5);
  assert.equal(partAt({ window: 400, map: 200, scroll: 0 }, 20), 0);
});

test("what lay at a place of the window lies there again when the map is larger", () => {
  const part = partAt({ window: 200, map: 800, scroll: 100 }, 60);
  const scroll = scrollTo({ window: 200, map: 1600 }, part, 60);
  assert.equal(scroll, 260);
  assert.equal(partAt({ window: 200, map: 1600, scroll }, 60), part);
});

test("no map is scrolled before its beginning", () => {
  assert.equal(scrollTo({ window: 200, map: 800 }, 0, 100), 0);
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
