// The panel of what is held: one row a kind, with its number.

import { byId, first, make } from "./dom.js";
import { say } from "./page.js";
import { inWords, offered, sent } from "./pure/hands.js";
import { uncited } from "./pure/words.js";

/** @typedef {import("./pure/hands.js").Goal} Goal */
/** @typedef {import("./pure/hands.js").Kind} Kind */
/** @typedef {{stack: import("./pure/hands.js").Stack, name: string, numbers: import("./pure/hands.js").Numbers, row: number}} Shown */

/** So many goals have a button each; more are chosen on the board. */
const FEW = 3;

/**
 * A button of the panel. Its name finds it again when the panel is made anew.
 * @param {string} does
 * @param {string} text
 * @param {{at?: number, count?: number, label?: string, pressed?: boolean, disabled?: boolean}} [more]
 */
function button(does, text, { at, count, label, pressed, disabled } = {}) {
  // A sign says nothing aloud: its label stands beside it, unseen.
  const sign = label !== undefined && /^[−+]$/.test(text);
  const inside = sign ? [make("span", { "aria-hidden": "true" }, text), make("span", { class: "unseen" }, label)] : [text];
  const made = make("button", { type: "button", "data-does": does }, ...inside);
  if (at !== undefined) made.dataset.at = String(at);
  if (count !== undefined) made.dataset.count = String(count);
  if (label && !sign) made.setAttribute("aria-label", label);
  if (pressed !== undefined) made.setAttribute("aria-pressed", String(pressed));
  made.disabled = disabled === true;
  return made;
}

/** The counter of a kind. @param {Kind} kind */
function icon(kind) {
  const place = make("span", { class: "hand-icon", "aria-hidden": "true" });
  place.innerHTML = kind.icon;
  return place;
}

/** @param {Shown} held @param {number} at */
function row(held, at) {
  const kind = held.stack.kinds[at];
  if (!kind) return "";
  const { words, count } = kind;
  const now = held.numbers ? (held.numbers[at] ?? 0) : count;
  const set = (/** @type {number} */ wanted, /** @type {string} */ text, /** @type {string} */ label) =>
    button("set", text, { at, count: wanted, label, pressed: held.numbers !== null && now === wanted });
  const quick = offered(held.stack, at).map((number) => set(number, String(number), `${number} ${words}`));
  const name = make("span", { class: "hand-name" }, `${words} `, make("output", {}, held.numbers ? `${now}/${count}` : String(count)));
  const counts = make(
    "span",
    { class: "hand-counts" },
    button("step", say("handLess"), { at, count: -1, label: say("handFewer", words), disabled: now === 0 }),
    button("step", say("handMore"), { at, count: 1, label: say("handMoreOf", words), disabled: now === count }),
    set(0, "0", `0 ${words}`),
    ...quick,
    ...(quick.length < count ? [set(count, say("handAll"), say("handAllOf", words))] : []),
  );
  const current = at === held.row ? " current" : "";
  const all = make("div", { class: `hand-row${current}`, role: "group", "aria-label": words, "data-row": String(at) }, icon(kind), name, counts);
  if (held.numbers === null || now > 0) all.classList.add("some");
  return all;
}

/** @param {Goal[]} goals */
function goalButtons(goals) {
  if (goals.length > FEW) return make("p", { class: "help" }, say("handGoals", new Set(goals.map((goal) => goal.part)).size));
  const list = make("div", { class: "row hand-goals" });
  goals.forEach((goal, at) => {
    const made = button("goal", uncited(goal.words), { at });
    made.classList.add("primary");
    list.append(made);
  });
  return list;
}

/**
 * Shows what is held.
 * @param {Shown} held
 * @param {Goal[]} goals
 * @param {string | null} last
 */
export function showHand(held, goals, last) {
  const place = byId("hand");
  if (!place || !held.stack.kinds.length) return;
  const at = place.contains(document.activeElement) ? document.activeElement : null;
  const names = ["data-does", "data-at", "data-count"];
  const selector = at ? names.map((name) => (at.hasAttribute(name) ? `[${name}="${at.getAttribute(name)}"]` : `:not([${name}])`)).join("") : "";
  const all = held.stack.kinds.reduce((sum, kind) => sum + kind.count, 0);
  const room = Math.max(0, ...goals.map((goal) => sent(goal, held.stack.kinds, null)));
  const everybody = room < all ? "handRoom" : "handEverybody";
  const who = inWords(held.stack.kinds, held.numbers) || say(held.numbers ? "handNobody" : everybody);
  const foot = make("div", { class: "row hand-foot" }, button("everybody", say("handEverybody"), { pressed: held.numbers === null }), button("drop", say("handLetGo")));
  if (last) foot.append(button("same", `${say("handSame")}: ${last}`));
  place.classList.remove("which");
  place.replaceChildren(
    make("h2", {}, held.name.split(/[,:]/)[0] ?? held.name, make("small", {}, who)),
    ...held.stack.kinds.map((_, index) => row(held, index)),
    goalButtons(goals),
    foot,
  );
  place.hidden = false;
  if (selector) first(`button${selector}`, HTMLElement, place)?.focus({ preventScroll: true });
}
