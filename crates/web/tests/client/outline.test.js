// The rings around parts of the board.

import assert from "node:assert/strict";
import { test } from "node:test";

import { focusRing, ring, spearhead } from "../../assets/pure/outline.js";

test("a ring lies four units outside a box, in two tones, the wider one under it", () => {
  const [under, over] = ring("box 10 20 30 40 5");
  assert.deepEqual(
    { ...under?.attributes },
    { x: 6, y: 16, width: 38, height: 48, rx: 9, class: "s-legal-edge ring under", "stroke-width": 7 },
  );
  assert.deepEqual([over?.name, over?.attributes["stroke-width"]], ["rect", 3.5]);
});

test("the ring of the focus lies nine units outside a disc", () => {
  const drawn = focusRing("disc 50 60 12").map(({ name, attributes: { cx, cy, r } }) => ({ name, cx, cy, r }));
  assert.deepEqual(drawn, Array(2).fill({ name: "circle", cx: 50, cy: 60, r: 21 }));
});

test("a piece of land has its own path for every ring", () => {
  const paths = [...ring("land 7 8 M0 0L5 5Z"), ...focusRing("land 7 8 M0 0L5 5Z")].map((it) => it.attributes.d);
  assert.deepEqual(paths, Array(4).fill("M0 0L5 5Z"));
});

test("a spearhead hangs from the middle above, and comes from the left to a plaque", () => {
  const at = (/** @type {string} */ outline) => spearhead(outline).attributes.transform;
  assert.equal(at("box 10 20 30 40 5"), "translate(25 20)");
  assert.equal(at("box 10 20 100 40 5"), "translate(10 40)");
  assert.equal(at("disc 50 60 12"), "translate(50 48)");
  assert.equal(at("land 7 8 M0 0L5 5Z"), "translate(7 8)");
});
