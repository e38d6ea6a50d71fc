// Numbers that are asked for.

import assert from "node:assert/strict";
import { test } from "node:test";

import { faultOf } from "../../assets/pure/number.js";

const bid = { least: 19, most: 100, step: 1 };

test("a number that may be given has no fault", () => {
  assert.deepEqual([faultOf("19", bid), faultOf("32", bid), faultOf("100", bid)], [null, null, null]);
});

test("another number is too low, too high or not whole", () => {
  assert.deepEqual([faultOf("18", bid), faultOf("101", bid), faultOf("32.5", bid)], ["low", "high", "odd"]);
});

test("what is no number is none", () => {
  assert.deepEqual([faultOf("", bid), faultOf("many", bid)], ["none", "none"]);
});

test("halves of a centimetre are counted from the least", () => {
  const inches = { least: 0.25, most: 9.75, step: 0.5 };
  assert.deepEqual([faultOf("3.75", inches), faultOf("3.5", inches)], [null, "odd"]);
});
