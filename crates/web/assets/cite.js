// Citations: links to their clauses, alike everywhere.

import { copyOf, make } from "./dom.js";
import { data } from "./page.js";

/** @param {string} id */
const addressOf = (id) => `/rules/${data.game}#${id}`;

/**
 * A citation as it looks everywhere: a link to its clause.
 * @param {string} id
 */
export const chip = (id) => make("a", { class: "case", href: addressOf(id), "data-case": id }, id);

/**
 * The same words with their citations as links: inside a button they are none.
 * @param {Element} words
 */
export function linked(words) {
  const copy = copyOf(words);
  for (const mark of copy.querySelectorAll("[data-cites]")) mark.replaceWith(chip(mark.getAttribute("data-cites") ?? ""));
  return copy;
}

/**
 * Gives the citations of a drawn part their address.
 * @param {Element} place
 */
export function citing(place) {
  for (const cited of place.querySelectorAll("a[data-case]:not([href])")) {
    const id = cited.getAttribute("data-case") ?? "";
    cited.className = "case";
    cited.textContent = id;
    cited.setAttribute("href", addressOf(id));
  }
}
