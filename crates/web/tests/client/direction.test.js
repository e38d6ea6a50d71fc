// Moving among the parts of a board with the arrows and in order.

import assert from "node:assert/strict";
import { test } from "node:test";

import { around, middle, nearest } from "../../assets/pure/direction.js";

const HERE = { x: 100, y: 100 };

test("the middle of a box lies half its width and height from its corner", () => {
  assert.deepEqual(middle({ x: 10, y: 20, width: 30, height: 50 }), { x: 25, y: 45 });
});

test("an arrow leads to the nearest part on its side", () => {
  const others = [{ x: 300, y: 100 }, { x: 150, y: 100 }, { x: 60, y: 100 }];
  assert.equal(nearest(HERE, others, "ArrowRight"), 1);
});

test("each arrow leads its own way", () => {
  const others = [{ x: 50, y: 100 }, { x: 150, y: 100 }, { x: 100, y: 50 }, { x: 100, y: 150 }];
  const ways = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
  assert.deepEqual(ways.map((key) => nearest(HERE, others, key)), [0, 1, 2, 3]);
});

test("what lies straight ahead is nearer than what lies aside, up to half as far again as it is off", () => {
  // 50 ahead and 30 aside counts 110; straight ahead up to 110 is nearer.
  const aside = { x: 150, y: 130 };
  assert.equal(nearest(HERE, [aside, { x: 209, y: 100 }], "ArrowRight"), 1);
  assert.equal(nearest(HERE, [aside, { x: 211, y: 100 }], "ArrowRight"), 0);
});

test("what stands beside is not ahead", () => {
  assert.equal(nearest(HERE, [{ x: 102, y: 160 }], "ArrowRight"), -1);
});

test("nothing lies ahead on an empty side", () => {
  assert.equal(nearest(HERE, [{ x: 50, y: 100 }], "ArrowRight"), -1);
});

test("a key that is no arrow leads nowhere", () => {
  assert.equal(nearest(HERE, [{ x: 150, y: 100 }], "Enter"), -1);
});

test("after the last part comes the first, and before the first the last", () => {
  assert.deepEqual([around(4, 1, 5), around(0, -1, 5)], [0, 4]);
});

test("from nowhere the next is the first and the previous the last", () => {
  assert.deepEqual([around(-1, 1, 5), around(-1, -1, 5)], [0, 4]);
});

test("where there is nothing there is no next", () => {
  assert.equal(around(-1, 1, 0), -1);
});
