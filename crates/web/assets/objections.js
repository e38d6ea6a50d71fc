// Why not: the reasons against an action, each with its Case.

import { chip } from "./cite.js";
import { byId, make, showWithin } from "./dom.js";
import { announce, ask, data, reason, say } from "./page.js";
import { field, message, objections } from "./pure/read.js";
import { against, uncited } from "./pure/words.js";

/** @typedef {import("./pure/read.js").Objection} Objection */
/** What the rules say to an action, and whether they could read it. @typedef {{legal: boolean, chance: boolean, unread: boolean, message: string, objections: Objection[]}} Judgement */

/**
 * Asks the rules about an action.
 * @param {string} action
 * @returns {Promise<Judgement>}
 */
export async function judge(action) {
  const answer = await ask("GET", `${data.api}/why?action=${encodeURIComponent(action)}`);
  const { body } = answer;
  if (!answer.ok) {
    const unread = field(body, "error") === "unreadable";
    return { legal: false, chance: false, unread, message: reason(answer), objections: objections(body) };
  }
  return { legal: field(body, "legal") === true, chance: field(body, "chance") === true, unread: false, message: message(body) || say("notAllowed"), objections: objections(body) };
}

/**
 * The reasons in a list.
 * @param {string} told
 * @param {Objection[]} list
 */
export function objectionsIn(told, list) {
  const items = list.map(({ case: id, why }) => make("li", {}, `${why} `, chip(id)));
  const heading = make("p", {}, make("strong", {}, say("notAllowed")));
  return make("div", { class: "problem" }, heading, items.length ? make("ul", {}, ...items) : told);
}

/**
 * The reasons in one sentence, to be spoken.
 * @param {string} told
 * @param {Objection[]} list
 */
export const spokenObjections = (told, list) => `${say("notAllowed")}: ${against(told, list)}`;

/** Shows something beside the prompt until it is no longer true. @param {...(Node | string)} inside */
function beside(...inside) {
  const place = byId("why");
  if (!place) return;
  place.replaceChildren(...inside);
  place.hidden = false;
  showWithin(place, ".console");
  document.dispatchEvent(new Event("reasoned"));
}

/** Takes back what was said beside the prompt: it is no longer true, or something else is tried. */
export function forgetWhy() {
  const place = byId("why");
  place?.replaceChildren();
  if (place) place.hidden = true;
  document.dispatchEvent(new Event("reasoned"));
}

/**
 * Shows and speaks the reasons.
 * @param {string} told
 * @param {Objection[]} list
 */
export function object(told, list) {
  beside(objectionsIn(told, list));
  announce(spokenObjections(told, list), true);
}

/**
 * Says what something is, and what can be done about it.
 * @param {string} what
 * @param {string} told
 */
export function note(what, told) {
  const pieces = told.split(/\[((?:[A-Z]+|\d+)[A-Za-z0-9.]*)\]/);
  beside(make("p", {}, make("strong", {}, what)), make("p", {}, ...pieces.map((it, at) => (at % 2 ? chip(it) : it))));
  announce(`${what}. ${uncited(told)}`, true);
}

/**
 * Says why something is not allowed.
 * @param {string} action
 */
export async function whyNot(action) {
  const judged = await judge(action);
  if (judged.legal) note(action, say("allowed"));
  else object(judged.message, judged.objections);
}
