import assert from "node:assert/strict";
import { test } from "node:test";

import { expanded } from "../../assets/pure/ways.js";

test("ways that share all but their last two words are read from one line", () => {
  const ways = "\t\tend\nmarch all\tcamp pass\tmelas oaks\nmarch two\tcamp\toaks\n\tsupport\t3";
  const march = ["camp melas", "camp oaks", "pass melas", "pass oaks"].map((it) => `march all ${it}`);
  assert.deepEqual(expanded(ways), ["end", ...march, "march two camp oaks", "support 3"]);
});

test("nothing stands for no way", () => {
  assert.deepEqual(expanded(""), []);
});
