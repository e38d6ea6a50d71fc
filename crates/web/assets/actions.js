// What may be done, as the page lists it.

import { all, first } from "./dom.js";
import { expanded } from "./pure/ways.js";

/** The buttons of the list. A folded group may not have its own yet. */
export const listed = () => all("#actions .act", HTMLElement);

/** What a folded group stands for, in notation. @param {HTMLElement} group */
export const waysOf = (group) => expanded(group.dataset.ways ?? "");

/** Everything in the list, in notation. */
export const legal = () =>
  all("#actions .act, #actions [data-ways]", HTMLElement).flatMap((it) => {
    if (it.dataset.ways !== undefined) return waysOf(it);
    return it.closest("[data-ways]") ? [] : (it.dataset.action ?? []);
  });

/** What ends a turn or a part of it, in notation. */
export const ending = () => listed().flatMap((it) => ("ends" in it.dataset ? it.dataset.action ?? [] : []));

/** The button of an action. @param {string} action */
export const buttonOf = (action) => listed().find((it) => it.dataset.action === action);

/** The folded group that stands for an action, among others. @param {string} action */
export const groupOf = (action) => all("#actions [data-ways]", HTMLElement).find((it) => waysOf(it).includes(action));

/** The button that a digit chooses. @param {number} number */
export const numbered = (number) => listed().find((it) => it.querySelector(`[data-number="${number}"]`));

/** The seat whose decision is awaited from this page. */
export function asked() {
  const list = first("#actions [data-seat]", HTMLElement);
  return list ? Number(list.dataset.seat) : null;
}
