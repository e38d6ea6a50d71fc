// Reading what comes from outside: nothing of it can break a page.

import assert from "node:assert/strict";
import { test } from "node:test";

import * as read from "../../assets/pure/read.js";

/** What may stand in storage instead of what was kept. */
const JUNK = [null, undefined, 5, "text", true, [], [null, 3], {}, { hidden: 7, map: [1], names: "x" }];

test("what is no JSON stands for nothing", () => {
  assert.deepEqual([read.parsed("{"), read.parsed(null), read.parsed("[1]")], [null, null, [1]]);
});

test("a setting that was never made is the standard one", () => {
  const standard = { theme: "auto", confirm: "risky", keys: true, notices: false, map: {}, speed: "normal", sound: false, call: false, volume: "half" };
  for (const junk of JUNK) assert.deepEqual(read.settings(junk), standard);
});

test("settings are kept as they were made", () => {
  const made = { theme: "dark", confirm: "never", keys: false, notices: true, map: { undo: "q" }, speed: "fast", sound: true, call: true, volume: "low" };
  assert.deepEqual(read.settings(made), made);
});

test("a key that is no text is no key", () => {
  assert.deepEqual(read.settings({ map: { undo: 5, help: "h" } }).map, { help: "h" });
});

test("who has kept nothing has seen nothing", () => {
  for (const junk of JUNK) assert.deepEqual(read.seen(junk), { looked: 0, acknowledged: 0 });
});

test("a plan is kept entry by entry", () => {
  const plan = [{ names: ["A", "B"], from: "a", to: "b" }, { names: [], text: "win" }];
  assert.deepEqual(read.plan(plan), plan);
});

test("a plan that cannot be read is empty", () => {
  for (const junk of [null, 5, "text", {}]) assert.deepEqual(read.plan(junk), []);
});

test("a board without a size was left nowhere", () => {
  for (const junk of [...JUNK, { zoom: 0 }, { zoom: Number.NaN }]) assert.equal(read.place(junk), null);
});

test("a board is found where it was left", () => {
  assert.deepEqual(read.place({ zoom: 2, x: 0.25, y: 0.75 }), { zoom: 2, x: 0.25, y: 0.75 });
});

test("a list of texts has texts alone", () => {
  assert.deepEqual(read.texts(["a", 1, null, "b"]), ["a", "b"]);
});

test("a shortcut is its name, its key and its meaning", () => {
  assert.deepEqual(read.shortcuts([["undo", "u", "undo"]]), [["undo", "u", "undo"]]);
});

test("a refusal is told in its sentence, and without one by its name", () => {
  assert.equal(read.message({ error: "conflict", message: "It changed." }), "It changed.");
  assert.equal(read.message({ error: "conflict" }), "conflict");
  assert.equal(read.message("<html>"), "");
});

test("every objection has its Case and its reason", () => {
  assert.deepEqual(read.objections({ objections: [{ case: "K11", why: "spent" }] }), [{ case: "K11", why: "spent" }]);
});

test("an answer without objections has none", () => {
  for (const junk of JUNK) assert.deepEqual(read.objections(junk), []);
});

test("advice is what is best, with its share of wins", () => {
  const body = { hints: [{ notation: "charge 15", words: "charge", value: 0.6, more: 1 }, { why: "it is late" }] };
  assert.deepEqual(read.hints(body), [
    { notation: "charge 15", words: "charge", value: 0.6 },
    { notation: "", words: "", value: 0, why: "it is late" },
  ]);
});

test("seats are sent on as the page has them", () => {
  const seats = [{ kind: "here", name: "Gorgo" }, { kind: "computer", name: "Xerxes", player: "search:easy" }];
  assert.deepEqual(read.sitters(seats), seats);
});

test("a sign of life is no update", () => {
  assert.equal(read.push({ beat: true }), null);
});

test("what is no update is none", () => {
  for (const junk of JUNK) assert.equal(read.push(junk), null);
});

test("an update has its version, its steps and its frames, each with what changed and what moved", () => {
  const log = { after: 2, tag: "t", lines: "<li>" };
  const motions = [{ kind: "travel", stamp: "immortals", count: 3, from: "a", via: ["c"], to: "b" }];
  const push = { version: 4, step: 3, tick: "1.2", frames: [{ step: 3, blocks: { board: { "map.a": "<g>" } }, motions, log, by: 2 }] };
  const moved = { kind: "travel", stamp: "immortals", count: 3, from: "a", via: ["c"], to: "b", at: "", face: 0, faces: 0, good: null };
  assert.deepEqual(read.push(push), {
    version: 4,
    step: 3,
    tick: "1.2",
    frames: [{ step: 3, fragments: { board: { "map.a": "<g>" } }, motions: [moved], log, by: 2 }],
  });
});

test("a frame without new lines leaves the log alone", () => {
  assert.equal(read.push({ version: 4, step: 3, frames: [{ step: 3 }] })?.frames[0]?.log, null);
  assert.equal(read.push({ version: 4, step: 3, frames: [{ step: 3 }] })?.frames[0]?.by, null, "nobody decided");
});
