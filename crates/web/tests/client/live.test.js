// Staying live: when to try again, and whether the new end of a log fits.

import assert from "node:assert/strict";
import { test } from "node:test";

import { fits, wait } from "../../assets/pure/live.js";

const MIDDLE = 0.5;

test("the wait doubles with every try that failed", () => {
  assert.deepEqual([0, 1, 2, 3].map((tries) => wait(tries, MIDDLE)), [400, 800, 1600, 3200]);
});

test("no wait is much longer than eight seconds, however often it failed", () => {
  assert.equal(wait(5, MIDDLE), 8000);
  assert.equal(wait(2000, MIDDLE), 8000);
});

test("chance spreads the waits, by three tenths to either side", () => {
  assert.equal(Math.round(wait(0, 0)), 280);
  assert.equal(Math.round(wait(0, 1)), 520);
});

test("lines fit behind the one that the server means", () => {
  assert.equal(fits("c", { after: 3, tag: "c" }), true);
});

test("lines do not fit behind another one", () => {
  assert.equal(fits("x", { after: 3, tag: "c" }), false);
});

test("lines do not fit where the one before them is missing", () => {
  assert.equal(fits(undefined, { after: 3, tag: "c" }), false);
});

test("a whole log fits everywhere", () => {
  assert.equal(fits("x", { after: 0, tag: "" }), true);
});
