// A field with suggestions: a list that opens while typing, chosen from with the arrows.

import { byId, hit, make } from "./dom.js";
import { suggested } from "./pure/commands.js";
import { around } from "./pure/direction.js";

/** @typedef {{offers: () => string[], history: (by: number) => void, close: () => void}} Wiring */

/** How many suggestions are shown. */
const MOST = 8;

/** The list of suggestions below a field. */
class Suggestions {
  /** What is suggested now. @type {string[]} */
  #all = [];
  /** Which of them is chosen; -1: none. */
  #at = -1;
  #field;
  #list;

  /** @param {HTMLInputElement} field @param {HTMLElement} list */
  constructor(field, list) {
    this.#field = field;
    this.#list = list;
  }

  get isOpen() {
    return !this.#list.hidden;
  }

  get isChosen() {
    return this.#at >= 0;
  }

  /** @param {string[]} all */
  show(all) {
    this.#all = all;
    this.#at = -1;
    this.#list.hidden = all.length === 0;
    const option = (/** @type {string} */ it, /** @type {number} */ at) =>
      make("li", { role: "option", id: `${this.#list.id}-${at}`, "data-at": String(at), "aria-selected": "false" }, it);
    this.#list.replaceChildren(...all.map(option));
    this.#field.setAttribute("aria-expanded", String(this.isOpen));
    this.#mark();
  }

  /** @param {number} by */
  move(by) {
    this.#at = around(this.#at, by, this.#all.length);
    this.#mark();
  }

  /** Puts a suggestion into the field; the chosen one, if none is named. @param {number} [at] */
  take(at = this.#at) {
    this.#field.value = this.#all[at] ?? this.#field.value;
    this.show([]);
    this.#field.focus();
  }

  #mark() {
    const options = [...this.#list.children];
    options.forEach((option, at) => option.setAttribute("aria-selected", String(at === this.#at)));
    const chosen = options[this.#at];
    if (chosen) this.#field.setAttribute("aria-activedescendant", chosen.id);
    else this.#field.removeAttribute("aria-activedescendant");
    chosen?.scrollIntoView({ block: "nearest" });
  }
}

/** Up and down. @type {Record<string, number>} */
const MOVES = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Gives a field its suggestions. The arrows choose while the list is open, and walk through what
 * was typed before while it is not. Esc closes the list, then the field.
 * @param {HTMLInputElement} field
 * @param {Wiring} wiring
 */
export function startCompletion(field, { offers, history, close }) {
  const list = byId(field.getAttribute("aria-controls") ?? "");
  if (!list) return;
  const suggestions = new Suggestions(field, list);
  field.addEventListener("input", () => suggestions.show(suggested(field.value, offers(), MOST)));
  field.addEventListener("blur", () => suggestions.show([]));
  // The field keeps the focus while an option is pressed.
  list.addEventListener("pointerdown", (event) => event.preventDefault());
  list.addEventListener("click", (event) => {
    const option = hit(event, "[data-at]");
    if (option) suggestions.take(Number(option.dataset.at));
  });
  field.addEventListener("keydown", (event) => {
    const by = MOVES[event.key];
    if (event.key === "Escape") suggestions.isOpen ? suggestions.show([]) : close();
    else if (event.key === "Enter" && suggestions.isChosen) suggestions.take();
    else if (by && suggestions.isOpen) suggestions.move(by);
    else if (by) history(by);
    else {
      if (event.key === "Enter") suggestions.show([]);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  });
}
