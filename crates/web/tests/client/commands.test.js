// The command line: what a typed line means.

import assert from "node:assert/strict";
import { test } from "node:test";

import { found, goalOf, meant, offers, question, remembered, sought, suggested, tidy, unknownWord, walked, wayOf } from "../../assets/pure/commands.js";

const LEGAL = ["charge 15", "charge 17", "retreat"];

test("needless spaces mean nothing", () => {
  assert.equal(tidy("  charge \t 15 "), "charge 15");
});

test("every question is known by its words", () => {
  const asked = (/** @type {string} */ typed) => question(typed, LEGAL)?.asks;
  const all = ["list", "actions", "help", "?", "hint", "advice", "undo", "what is slot 1", "odds retreat", "why not retreat", "rules", "go springs", "go to Hot Springs"];
  const names = ["list", "list", "help", "help", "hint", "hint", "undo", "what", "odds", "why", "rules", "go", "go"];
  assert.deepEqual(all.map(asked), names);
});

test("the rest of the line belongs to the question", () => {
  const rest = (/** @type {string} */ typed) => question(typed, LEGAL)?.rest;
  assert.equal(rest("what is the graveyard?"), "the graveyard?");
  assert.equal(rest("what's slot 2"), "slot 2");
  assert.equal(rest("odds charge 15"), "charge 15");
  assert.equal(rest("why not charge 15"), "charge 15");
  assert.equal(rest("rule K16"), "K16");
});

test("all steps are taken back where all are asked for", () => {
  assert.equal(question("undo", LEGAL)?.rest, "");
  assert.equal(question("undo all", LEGAL)?.rest, "all");
});

test("a question may be typed in any letters", () => {
  assert.deepEqual(question("ODDS charge 15", LEGAL), { asks: "odds", rest: "charge 15" });
});

test("an action is no question", () => {
  assert.equal(question("charge 15", LEGAL), null);
});

test("a legal action is not taken for a question of the same words", () => {
  assert.equal(question("rules", ["rules"]), null);
});

/** Words for an end where nothing can be ended. @type {{words: string[], actions: string[]}} */
const NO_END = { words: ["pass", "stop"], actions: [] };

test("an action is meant in any letters", () => {
  assert.equal(meant("CHARGE 17", LEGAL, NO_END), "charge 17");
});

test("what is not legal is not meant", () => {
  assert.equal(meant("charge 18", LEGAL, NO_END), undefined);
});

test("any word for the end of a step finds the one that this game has", () => {
  assert.equal(meant("pass", ["attack mg_s", "end turn"], { ...NO_END, actions: ["end turn"] }), "end turn");
});

test("a word for the end finds nothing where a step cannot be ended", () => {
  assert.equal(meant("pass", LEGAL, NO_END), undefined);
});

test("a game's own word for the end comes before another one", () => {
  assert.equal(meant("stop", ["pass", "stop"], { ...NO_END, actions: ["pass", "stop"] }), "stop");
});

test("a line is remembered once, as the newest", () => {
  assert.deepEqual(remembered(["list", "help"], "list"), ["help", "list"]);
});

test("fifty lines are remembered", () => {
  const past = Array.from({ length: 50 }, (_, at) => `charge ${at}`);
  const now = remembered(past, "retreat");
  assert.deepEqual([now.length, now[0], now.at(-1)], [50, "charge 1", "retreat"]);
});

test("the arrows stay between the oldest line and the empty one after the newest", () => {
  assert.deepEqual([walked(0, -1, 3), walked(3, 1, 3), walked(3, -1, 3)], [0, 3, 2]);
});

test("everything legal may be typed, asked about and doubted", () => {
  const all = offers(["retreat"], []);
  for (const typed of ["retreat", "odds retreat", "why retreat", "list", "hint", "undo", "help", "rules"]) {
    assert.ok(all.includes(typed), typed);
  }
});

test("a part that is drawn twice is offered once", () => {
  assert.deepEqual(offers([], ["slot-1", "slot-1"]).filter((it) => it.startsWith("what")), ["what is slot-1"]);
});

test("a line is completed by what begins with it, in any letters", () => {
  assert.deepEqual(suggested(" CHARGE", LEGAL, 8), ["charge 15", "charge 17"]);
});

test("a line that is complete is not completed", () => {
  assert.deepEqual(suggested("retreat", LEGAL, 8), []);
});

test("an empty line is not completed", () => {
  assert.deepEqual(suggested("  ", LEGAL, 8), []);
});

test("no more than are wanted are suggested", () => {
  assert.deepEqual(suggested("c", LEGAL, 1), ["charge 15"]);
});

test("articles, hyphens and the mark of the question are not part of a name", () => {
  assert.equal(sought("the Persian-Deck?"), "persian deck");
});

const PARTS = [
  { target: "slot-1", said: "Slot 1: Persian card, Combat Value 20" },
  { target: "slot-2", said: "Slot 2: empty" },
  { target: "hand-20", said: "Leonidas: card 20" },
];

test("a part is found by its own name alone, if it has one", () => {
  assert.deepEqual(found("slot 1", PARTS), [PARTS[0]]);
});

test("parts are found by whole words of what is said of them", () => {
  assert.deepEqual(found("20", PARTS), [PARTS[0], PARTS[2]]);
  assert.deepEqual(found("leo", PARTS), []);
});

test("signs in a name are looked for as they are", () => {
  assert.deepEqual(found("slot (1", PARTS), []);
});

test("six parts are told of at most", () => {
  const many = Array.from({ length: 9 }, (_, at) => ({ target: `card-${at}`, said: "a card" }));
  assert.equal(found("card", many).length, 6);
});

const PLACES = [
  { target: "place-springs", name: "Hot Springs" },
  { target: "place-springs_n", name: "Springs Strand" },
  { target: "place-mg_s", name: "Phocian Wall" },
  { target: "place-ppost", name: "Phocian Post" },
];

test("a place is gone to by its name, its id, or the beginning that it shares with no other", () => {
  const at = (/** @type {string} */ wanted) => goalOf(wanted, PLACES)?.target;
  assert.equal(at("Hot Springs"), "place-springs");
  assert.equal(at("the hot springs"), "place-springs");
  assert.equal(at("springs"), "place-springs");
  assert.equal(at("place-mg_s"), "place-mg_s");
  assert.equal(at("phocian w"), "place-mg_s");
  assert.equal(at("phocian"), undefined);
  assert.equal(at("Athens"), undefined);
});

test("where one can go is offered by name and id", () => {
  assert.deepEqual(suggested("go s", offers([], [], ["springs", "Springs Strand", "mg_s"]), 8), ["go springs", "go Springs Strand"]);
});

test("a way is read from one place to another, in letters or by an arrow", () => {
  for (const typed of ["F7 to E7", "F7 -> E7", "F7→E7", "F7 E7"]) assert.deepEqual(wayOf(typed), { from: "F7", to: "E7" }, typed);
  assert.deepEqual(wayOf("Hot Springs to Phocian Wall"), { from: "Hot Springs", to: "Phocian Wall" });
  for (const typed of ["done", "fire at will now", "to E7"]) assert.equal(wayOf(typed), null, typed);
});

test("of what is not understood the first word is named that nothing has", () => {
  const known = ["go G5 F5", "Hot Springs"];
  assert.equal(unknownWord("go G5 Q9", known), "Q9");
  assert.equal(unknownWord("hot springs go", known), undefined);
});
