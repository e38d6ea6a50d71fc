// Which of several: asked beside the board, never over it.

import { byId, make, showWithin } from "./dom.js";
import { say } from "./page.js";

/** One of several things to do. @typedef {{inside: (Node | string)[], act: () => void}} Choice */

/** Who had the focus before the question. @type {Element | null} */
let before = null;

/** What follows when the question is gone, answered or not. */
let after = () => {};

/** Whether a question is open. */
export const isAsking = () => byId("hand")?.classList.contains("which") === true;

/**
 * Asks which of these; the first has the focus.
 * @param {Choice[]} choices
 * @param {{heading?: string, dropped?: () => void}} [more]
 */
export function askWhich(choices, { heading = say("which"), dropped = () => {} } = {}) {
  const place = byId("hand");
  if (!place) return;
  after = dropped;
  before = document.activeElement;
  const list = make("ul", { class: "actions" });
  for (const { inside, act } of choices) {
    const button = make("button", { type: "button", class: "choice" }, ...inside);
    button.addEventListener("click", () => {
      dropQuestion();
      act();
    });
    list.append(make("li", {}, button));
  }
  const cancel = make("button", { type: "button" }, say("cancel"));
  cancel.addEventListener("click", dropQuestion);
  place.replaceChildren(make("h2", {}, heading), list, cancel);
  place.classList.add("which");
  place.hidden = false;
  showWithin(place, ".console");
  place.querySelector("button")?.focus();
}

/** Takes the question away. */
export function dropQuestion() {
  const place = byId("hand");
  if (!place || !isAsking()) return;
  const inside = place.contains(document.activeElement);
  place.classList.remove("which");
  place.hidden = true;
  place.replaceChildren();
  if (inside && (before instanceof HTMLElement || before instanceof SVGElement)) before.focus();
  after();
}
