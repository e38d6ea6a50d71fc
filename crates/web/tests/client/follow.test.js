import assert from "node:assert/strict";
import { test } from "node:test";

import { MOST, beats, divided, few, gathered, ownBeats, reading, restOfTurn, summed, withLines } from "../../assets/pure/follow.js";

const motion = (more) => ({ kind: "travel", stamp: "", from: "", via: [], to: "", at: "", count: 1, face: 0, faces: 0, good: null, ...more });
const frame = (step, by, log = null) => ({ step, by, fragments: {}, motions: [], log });
const plain = { speed: "normal", away: false, skipped: null };
const stepsOf = ({ now, later }) => [now.map((it) => it.step), later.map((it) => it.step)];

test("what others did is played after what waits, in order", () => {
  assert.deepEqual(stepsOf(divided([frame(1, 2)], [frame(2, 2), frame(3, 2)], plain)), [[], [1, 2, 3]]);
});

test("what the player did himself waits for nothing, and nothing before it is left behind", () => {
  assert.deepEqual(stepsOf(divided([frame(1, 2)], [frame(2, 0), frame(3, 2)], plain)), [[1, 2], [3]]);
});

test("a frame without a decision is shown at once where nothing is played, and else in its turn", () => {
  assert.deepEqual(stepsOf(divided([], [frame(1, null)], plain)), [[1], []]);
  assert.deepEqual(stepsOf(divided([frame(1, 2)], [frame(1, null)], plain)), [[], [1, 1]]);
});

test("whoever was away, or wants to see the end alone, sees the end", () => {
  const news = [frame(1, 2), frame(2, 2)];
  assert.deepEqual(stepsOf(divided([], news, { ...plain, away: true })), [[1, 2], []]);
  assert.deepEqual(stepsOf(divided([], news, { ...plain, speed: "once" })), [[1, 2], []]);
  const many = Array.from({ length: MOST + 1 }, (_, at) => frame(at, 2));
  assert.equal(divided([], many, plain).later.length, 0);
  assert.equal(divided([], many.slice(1), plain).later.length, MOST);
});

test("the rest of a turn that was skipped is not played, and the next turn is", () => {
  const news = [frame(1, 2), frame(2, 2), frame(3, 3)];
  assert.deepEqual(stepsOf(divided([], news, { ...plain, skipped: 2 })), [[1, 2], [3]]);
});

test("a turn ends where somebody else decides", () => {
  assert.equal(restOfTurn([frame(1, 2), frame(1, null), frame(2, 2), frame(3, 3)], 2), 3);
  assert.equal(restOfTurn([frame(1, 2)], 2), 1);
});

test("pieces travel before dice fall and before losses, and the speed sets how long", () => {
  const motions = [motion({ kind: "loss" }), motion({ kind: "roll" }), motion({}), motion({})];
  assert.deepEqual(beats(motions, "normal").map((it) => it.motions.length), [2, 1, 1]);
  const length = (speed) => beats(motions, speed).reduce((sum, it) => sum + it.ms, 0);
  assert.ok(length("slow") > length("normal") && length("normal") > length("fast"));
  assert.equal(length("once"), 0);
});

test("what the player did himself moves for a quarter of a second at most", () => {
  const all = ownBeats([motion({}), motion({ kind: "roll" })]);
  assert.ok(all.reduce((sum, it) => sum + it.ms, 0) <= 250);
});

test("a longer sentence is left longer, and where nothing moves longer still", () => {
  assert.ok(reading("x".repeat(80), "normal", false) > reading("x", "normal", false));
  assert.ok(reading("x".repeat(80), "normal", true) > reading("x".repeat(80), "normal", false));
});

test("each frame gets the lines of its own steps", () => {
  const read = () => [3, 4, 5].map((step) => ({ step, tag: `t${step}`, html: `<${step}>` }));
  const frames = [frame(3, 2), frame(5, 2, { after: 2, tag: "t2", lines: "…" })];
  assert.deepEqual(
    withLines(frames, read).map((it) => it.log),
    [
      { after: 2, tag: "t2", lines: "<3>" },
      { after: 3, tag: "t3", lines: "<4><5>" },
    ],
  );
});

test("what went the same way is counted together, and so are those who fell in one place", () => {
  const told = summed([
    motion({ from: "a", to: "b", count: 2 }),
    motion({ from: "c", to: "b", count: 4 }),
    motion({ from: "a", to: "b", count: 3 }),
    motion({ kind: "loss", at: "b", count: 1 }),
    motion({ kind: "loss", at: "b", count: 2 }),
    motion({ kind: "roll", good: true }),
    motion({ kind: "roll", good: false }),
  ]);
  assert.deepEqual(told.ways.map((it) => [it.from, it.to, it.count]), [["a", "b", 5], ["c", "b", 4]]);
  assert.deepEqual(told.fallen, [{ at: "b", count: 3 }]);
  assert.deepEqual([told.dice, told.good], [2, 1]);
});

test("pieces that go between the same places by other ways have an arrow each", () => {
  const told = summed([
    motion({ from: "a", via: ["c"], to: "b" }),
    motion({ from: "a", via: ["d"], to: "b" }),
    motion({ from: "a", via: ["c"], to: "b" }),
  ]);
  assert.deepEqual(told.ways.map((it) => [it.via, it.count]), [[["c"], 2], [["d"], 1]]);
});

test("what is said several times in a row is counted", () => {
  assert.equal(gathered(["A.", "A.", "B.", "A."]), "A. (2×) B. A.");
});

test("a long list is cut, and says so", () => {
  assert.equal(few(["a", "b", "c"], 2, (count) => `${count} more`), "a; b; 1 more");
  assert.equal(few(["a", "b"], 2, String), "a; b");
});
