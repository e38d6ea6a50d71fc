// What may be done, as the page lists it.

import { all, first } from "./dom.js";

/** The buttons of the list. */
export const listed = () => all("#actions .act", HTMLElement);

/** Everything in the list, in notation. */
export const legal = () => listed().flatMap((it) => it.dataset.action ?? []);

/** What ends a turn or a part of it, in notation. */
export const ending = () => listed().flatMap((it) => ("ends" in it.dataset ? it.dataset.action ?? [] : []));

/** The button of an action. @param {string} action */
export const buttonOf = (action) => listed().find((it) => it.dataset.action === action);

/** The button that a digit chooses. @param {number} number */
export const numbered = (number) => listed().find((it) => it.querySelector(`[data-number="${number}"]`));

/** The seat whose decision is awaited from this page. */
export function asked() {
  const list = first("#actions [data-seat]", HTMLElement);
  return list ? Number(list.dataset.seat) : null;
}
