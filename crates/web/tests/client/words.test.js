// Texts: filled in, cut, and searched.

import assert from "node:assert/strict";
import { test } from "node:test";

import { against, filled, hasText, hasWords, heading, roughly, uncited } from "../../assets/pure/words.js";

test("a value is filled in where a text has its place", () => {
  assert.equal(filled("{} found", 3), "3 found");
});

test("a value is filled in as it is, whatever signs it has", () => {
  assert.equal(filled("Done: {}", "$& {}"), "Done: $& {}");
});

test("a text without a place stays as it is", () => {
  assert.equal(filled("Offline.", 3), "Offline.");
});

test("without a value the place is empty", () => {
  assert.equal(filled("Advice: {}"), "Advice: ");
});

test("words are read without their citations", () => {
  assert.equal(uncited("charge with the 19 [K11] at once [A4]"), "charge with the 19 at once");
});

test("a share is read in whole percents, and only what is certain as certain", () => {
  assert.deepEqual([0.5, 1 / 3, 1, 0].map(roughly), ["50 %", "33 %", "100 %", "0 %"]);
  assert.deepEqual([0.001, 0.999].map(roughly), ["less than 1 %", "more than 99 %"]);
});

test("every reason against an action is spoken with its Case", () => {
  const list = [{ case: "K11", why: "it is spent" }, { case: "K6", why: "it is not in hand" }];
  assert.equal(against("no", list), "it is spent, K11; it is not in hand, K6");
});

test("where no reason is given the message is spoken", () => {
  assert.equal(against("nobody decides", []), "nobody decides");
});

test("the rules are searched for all words, in any order and any letters", () => {
  assert.equal(hasWords("The Marker moves on", " on  MARKER "), true);
  assert.equal(hasWords("The Marker moves on", "marker back"), false);
});

test("a search for nothing finds everything", () => {
  assert.equal(hasWords("anything", "  "), true);
  assert.equal(hasText("anything", "  "), true);
});

test("the log is searched for the words as they stand", () => {
  assert.equal(hasText("4. Leonidas charges.", "leonidas CHARGES "), true);
  assert.equal(hasText("4. Leonidas charges.", "charges leonidas"), false);
});

test("the heading of a question begins with a capital, and its clauses stand apart", () => {
  assert.deepEqual(heading("end the turn R19"), { words: "End the turn", cases: ["R19"] });
  assert.deepEqual(heading("step back to 4, and draw a card [K8] [K9]"), { words: "Step back to 4, and draw a card", cases: ["K8", "K9"] });
  assert.deepEqual(heading("3 Immortals, to Trachis"), { words: "3 Immortals, to Trachis", cases: [] });
});
