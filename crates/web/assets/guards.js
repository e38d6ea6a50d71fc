// What is asked about: an order begins with one of the actions beside it, so where each of those
// gives something away, the order does too.

import { listed } from "./actions.js";
import { first } from "./dom.js";
import { onChange } from "./fragments.js";

/** Whether a button is that of an order. @param {HTMLElement} button */
const isOrder = (button) => button.closest("li")?.dataset.k?.startsWith("o") === true;

/** Lends orders the question that all actions share. */
function lend() {
  // A folded group stands for actions that give nothing away.
  if (first("#actions [data-ways]", HTMLElement)) return;
  const actions = listed().filter((it) => !isOrder(it));
  const [guard, ...others] = new Set(actions.map((it) => it.dataset.guard));
  if (!guard || others.length) return;
  for (const order of listed().filter(isOrder)) order.dataset.guard ??= guard;
}

/** Wires the questions. */
export function startGuards() {
  onChange(lend);
  lend();
}
