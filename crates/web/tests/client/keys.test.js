// Single keys: which shortcut they mean, and which may be given.

import assert from "node:assert/strict";
import { test } from "node:test";

import { holderOf, isFree, isHeld, keyOf, numberOf, shortcutOf } from "../../assets/pure/keys.js";

/** @type {[string, string, string][]} */
const ALL = [["help", "?", "show the keys"], ["undo", "u", "undo"]];

test("a shortcut has its standard key", () => {
  assert.equal(keyOf("undo", {}, ALL), "u");
});

test("the player's own key comes before the standard one", () => {
  assert.equal(keyOf("undo", { undo: "q" }, ALL), "q");
});

test("a shortcut that there is none of has no key", () => {
  assert.equal(keyOf("dance", {}, ALL), "");
});

test("a key means the shortcut that has it now", () => {
  assert.equal(shortcutOf("q", { undo: "q" }, ALL)?.[0], "undo");
  assert.equal(shortcutOf("u", { undo: "q" }, ALL), undefined);
});

test("only the digits from 1 to 9 choose by number", () => {
  assert.deepEqual(["1", "9", "0", "10", "a", "F1"].map(numberOf), [1, 9, 0, 0, 0, 0]);
});

test("a key that is held with others waits for them", () => {
  assert.deepEqual(["Shift", "Control", "Alt", "Meta", "s"].map(isHeld), [true, true, true, true, false]);
});

test("digits, the space and named keys cannot be given", () => {
  assert.deepEqual(["q", "0", "[", "5", " ", "Enter"].map(isFree), [true, true, true, false, false, false]);
});

test("a key that another shortcut has is taken", () => {
  assert.equal(holderOf("undo", "?", {}, ALL)?.[2], "show the keys");
});

test("a shortcut may keep its own key", () => {
  assert.equal(holderOf("undo", "u", {}, ALL), undefined);
});

test("a key that was given away is free", () => {
  assert.equal(holderOf("undo", "?", { help: "q" }, ALL), undefined);
});
