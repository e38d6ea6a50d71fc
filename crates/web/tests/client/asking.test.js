// Whether a player is asked before something that cannot be undone.

import assert from "node:assert/strict";
import { test } from "node:test";

import { question } from "../../assets/pure/asking.js";

const SAFE = { chance: false, risk: undefined };
const CHANCE = { chance: true, risk: undefined };
const RISK = { chance: true, risk: "lost in 3 of 6" };

test("what can be undone is done at once, whatever the player wishes", () => {
  assert.deepEqual(["always", "risky", "never"].map((wish) => question(wish, SAFE)), [null, null, null]);
});

test("who never wants to be asked is not asked", () => {
  assert.equal(question("never", RISK), null);
});

test("who wants to be asked when the game may be lost is asked then alone", () => {
  assert.deepEqual(question("risky", RISK), { why: "lost in 3 of 6" });
  assert.equal(question("risky", CHANCE), null);
});

test("who always wants to be asked is asked when chance decides", () => {
  assert.deepEqual(question("always", CHANCE), { why: null });
});

test("who always wants to be asked is told of the risk first", () => {
  assert.deepEqual(question("always", RISK), { why: "lost in 3 of 6" });
});

test("whoever leaves something undone is asked, but not who never wants to be", () => {
  const left = { chance: false, guard: "7 units have not moved" };
  assert.deepEqual(["always", "risky"].map((wish) => question(wish, left)?.why), Array(2).fill("7 units have not moved"));
  assert.equal(question("never", left), null);
});
