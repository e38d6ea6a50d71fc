// People at one table.

import assert from "node:assert/strict";
import { test } from "node:test";

import { minutesSince } from "../../assets/pure/people.js";

test("minutes are counted when they are full", () => {
  assert.deepEqual([59999, 60000, 185000].map((now) => minutesSince(0, now)), [0, 1, 3]);
});

test("a clock that is behind counts no minutes", () => {
  assert.equal(minutesSince(90000, 0), 0);
});
