// The lobby: who sits where, and what a game is called.

import assert from "node:assert/strict";
import { test } from "node:test";

import { sitter, titleOf } from "../../assets/pure/lobby.js";

test("somebody at this screen is no computer player", () => {
  assert.deepEqual(sitter("here", "Gorgo"), { kind: "here", name: "Gorgo" });
});

test("a computer player is named by how it plays", () => {
  assert.deepEqual(sitter("computer search:normal", "Xerxes"), { kind: "computer", name: "Xerxes", player: "search:normal" });
});

test("a game is called as its file, without the ending", () => {
  assert.equal(titleOf("Hot gates.record"), "Hot gates");
});

test("only the last ending is none of the title", () => {
  assert.equal(titleOf("Round 2.1.record"), "Round 2.1");
});

test("a title has eighty letters at most", () => {
  assert.equal(titleOf(`${"a".repeat(100)}.record`).length, 80);
});
