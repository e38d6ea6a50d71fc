import assert from "node:assert/strict";
import { test } from "node:test";

import { expanded } from "../../assets/pure/ways.js";

test("ways that share all but their last word are read from one line", () => {
  const ways = "\tend\nmarch all camp\tmelas\toaks\nmarch two camp\toaks";
  assert.deepEqual(expanded(ways), ["end", "march all camp melas", "march all camp oaks", "march two camp oaks"]);
});

test("nothing stands for no way", () => {
  assert.deepEqual(expanded(""), []);
});
