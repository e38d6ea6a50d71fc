// The marks of advice.

import assert from "node:assert/strict";
import { test } from "node:test";

import { around, pointed } from "../../assets/pure/advice.js";

test("an outline stands off its part on every side", () => {
  const { x, y, width, height } = around({ x: 10, y: 20, width: 30, height: 40 });
  assert.ok(x < 10 && y < 20 && x + width > 40 && y + height > 60);
});

test("an arrow leads from the middle of one part to the middle of the other", () => {
  const path = pointed({ x: 0, y: 0, width: 10, height: 10 }, { x: 100, y: 0, width: 10, height: 10 });
  assert.ok(path?.startsWith("M5,5L"), path ?? "");
  assert.ok(path?.includes("L105,5L"), path ?? "");
});

test("there is no arrow from a part to itself", () => {
  const box = { x: 0, y: 0, width: 10, height: 10 };
  assert.equal(pointed(box, box), null);
});
