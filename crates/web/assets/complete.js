// A field with suggestions: a list that opens while typing, chosen from with the arrows.

import { byId, make } from "./page.js";

/** @typedef {{offers: () => string[], history: (by: number) => void, close: () => void}} Wiring */

/** How many suggestions are shown. */
const MOST = 8;

/**
 * Gives a field its suggestions. The arrows choose while the list is open, and walk through what
 * was typed before while it is not. Esc closes the list, then the field.
 * @param {HTMLInputElement} field
 * @param {Wiring} wiring
 */
export function startCompletion(field, { offers, history, close }) {
  const list = byId(field.getAttribute("aria-controls") ?? "");
  if (!list) return;
  let at = -1;
  const options = () => [...list.querySelectorAll("[role=option]")];
  const isOpen = () => !list.hidden;

  const shut = () => {
    at = -1;
    list.hidden = true;
    list.replaceChildren();
    field.setAttribute("aria-expanded", "false");
    field.removeAttribute("aria-activedescendant");
  };
  const mark = () => {
    options().forEach((option, index) => option.setAttribute("aria-selected", String(index === at)));
    const chosen = options()[at];
    if (chosen) field.setAttribute("aria-activedescendant", chosen.id);
    else field.removeAttribute("aria-activedescendant");
    chosen?.scrollIntoView({ block: "nearest" });
  };
  const suggest = () => {
    const typed = field.value.trimStart().toLowerCase();
    const found = typed ? offers().filter((it) => it.toLowerCase().startsWith(typed) && it.toLowerCase() !== typed) : [];
    if (!found.length) return shut();
    at = -1;
    list.replaceChildren(
      ...found.slice(0, MOST).map((it, index) => make("li", { role: "option", id: `${list.id}-${index}`, "aria-selected": "false" }, it)),
    );
    list.hidden = false;
    field.setAttribute("aria-expanded", "true");
    mark();
  };
  const take = (/** @type {Element | undefined} */ option) => {
    field.value = option?.textContent ?? field.value;
    shut();
    field.focus();
  };

  field.addEventListener("input", suggest);
  field.addEventListener("blur", shut);
  // The field keeps the focus while an option is pressed.
  list.addEventListener("pointerdown", (event) => event.preventDefault());
  list.addEventListener("click", (event) => take(/** @type {Element} */ (event.target).closest("[role=option]") ?? undefined));
  field.addEventListener("keydown", (event) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape") isOpen() ? shut() : close();
    else if (event.key === "Enter" && at >= 0) take(options()[at]);
    else if (by && isOpen()) {
      const count = options().length;
      at = at < 0 ? (by > 0 ? 0 : count - 1) : (at + by + count) % count;
      mark();
    } else if (by) history(by);
    else {
      if (event.key === "Enter") shut();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  });
}
