// What goes on by itself, without its page.

import assert from "node:assert/strict";
import { test } from "node:test";

import { nextStep } from "../../assets/pure/standing.js";

const fight = { mark: "persian-wall", steps: ["fight", "again"], routines: ["hit auto"] };

test("the step that is offered is made", () => {
  assert.deepEqual(nextStep(fight, "persian-wall", ["join infantry springs", "fight"]), { step: "fight" });
  assert.deepEqual(nextStep(fight, "persian-wall", ["again", "stop"]), { step: "again" });
});

test("a decision that is left to a rule of thumb is made by it", () => {
  assert.deepEqual(nextStep(fight, "persian-wall", ["hit auto", "hit infantry springs"]), { step: "hit auto" });
  const kept = { ...fight, routines: [] };
  assert.deepEqual(nextStep(kept, "persian-wall", ["hit auto", "hit infantry springs"]), { stop: "standYours" });
});

test("what keeps on waits where it has no step, and stops when something has changed", () => {
  const fire = { mark: "day 1", steps: ["fire best"], routines: [], keeps: true };
  assert.deepEqual(nextStep(fire, "day 1", ["fire best", "done"]), { step: "fire best" });
  assert.deepEqual(nextStep({ ...fire, steps: [] }, "day 1", ["move G5 F5", "done"]), { step: null });
  assert.deepEqual(nextStep(fire, undefined, ["commit medes"]), { step: null }, "between the rounds");
  assert.deepEqual(nextStep(fire, "day 1; the Medes have routed", ["fire best"]), { stop: "standChanged", news: "the Medes have routed" });
});

test("it ends when it cannot go on, and stops when something has changed", () => {
  assert.deepEqual(nextStep(fight, undefined, ["attack wall"]), { stop: "standDone" });
  assert.deepEqual(nextStep(fight, "persian-wall; 1 lost", ["again"]), { stop: "standChanged", news: "1 lost" });
});
