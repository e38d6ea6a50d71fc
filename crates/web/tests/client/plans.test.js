// A plan of one's own.

import assert from "node:assert/strict";
import { test } from "node:test";

import { arrow, inWords, keptAt } from "../../assets/pure/plans.js";

test("an arrow is said by where it begins and ends", () => {
  assert.equal(inWords({ from: "a", to: "b", names: ["Springs", "Wall"] }), "Springs → Wall");
});

test("a pinned note is said with its place", () => {
  assert.equal(inWords({ from: "a", text: "hold here", names: ["Wall"] }), "Wall: hold here");
});

test("a note about the game is said as it is", () => {
  assert.equal(inWords({ text: "win", names: [] }), "win");
});

test("people at one screen have a plan each", () => {
  assert.notEqual(keptAt("g1", "own", "1"), keptAt("g1", "own", "2"));
});

test("whoever has no secrets at this screen has one plan for each link", () => {
  assert.deepEqual([keptAt("g1", "own", undefined), keptAt("g1", "2", undefined)], ["plan.g1.own", "plan.g1.2"]);
});

test("an arrow begins at the one spot and ends at the other", () => {
  const path = arrow({ x: 0, y: 0 }, { x: 100, y: 0 });
  assert.match(path, /^M0,0Q[^ ]+ 100,0M.*L100,0L/);
});

test("an arrow that leads by other spots goes through each of them", () => {
  const path = arrow({ x: 0, y: 0 }, { x: 100, y: 100 }, [{ x: 100, y: 0 }]);
  assert.match(path, /^M0,0L100,0L100,100M/);
});

test("there and back do not lie on each other", () => {
  const bend = (/** @type {string} */ path) => path.split(" ")[0]?.split("Q")[1];
  assert.equal(bend(arrow({ x: 0, y: 0 }, { x: 100, y: 0 })), "50,15");
  assert.equal(bend(arrow({ x: 100, y: 0 }, { x: 0, y: 0 })), "50,-15");
});
