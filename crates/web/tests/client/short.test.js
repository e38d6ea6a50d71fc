import assert from "node:assert/strict";
import { test } from "node:test";

import { PHRASES } from "../../assets/pure/phrases.js";
import { written } from "../../assets/pure/short.js";

test("a mark is written out, with the block's own key before what goes on from it", () => {
  assert.equal(written("m.p", "<g><*.in><*m.pin></g>", "g"), '<g><x-b k="m.p.in"></x-b><x-b k="m.pin"></x-b></g>');
});

test("what has no mark stays as it is", () => {
  assert.equal(written("", "<p class='x'>2 * 3</p>", "g"), "<p class='x'>2 * 3</p>");
});

test("a chip leads to its clause of the game that is played", () => {
  assert.equal(written("", "so <^K16>.", "g"), 'so <a class="case" href="/rules/g#K16" data-case="K16">K16</a>.');
});

test("a sign stands for its phrase, and two tildes for one", () => {
  assert.equal(written("", "~A~~A", "g"), `${PHRASES[0]}~A`);
});
