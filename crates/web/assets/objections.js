// Why not: the reasons against an action, each with its Case.

import { chip } from "./cite.js";
import { byId, make } from "./dom.js";
import { announce, ask, data, reason, say, toast } from "./page.js";
import { field, message, objections } from "./pure/read.js";
import { against } from "./pure/words.js";

/** @typedef {import("./pure/read.js").Objection} Objection */
/** What the rules say to an action. @typedef {{legal: boolean, message: string, objections: Objection[]}} Judgement */

/**
 * Asks the rules about an action.
 * @param {string} action
 * @returns {Promise<Judgement>}
 */
export async function judge(action) {
  const answer = await ask("GET", `${data.api}/why?action=${encodeURIComponent(action)}`);
  const { body } = answer;
  if (!answer.ok) return { legal: false, message: reason(answer), objections: objections(body) };
  return { legal: field(body, "legal") === true, message: message(body) || say("notAllowed"), objections: objections(body) };
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

/**
 * Shows and speaks the reasons.
 * @param {string} told
 * @param {Objection[]} list
 */
export function object(told, list) {
  byId("odds")?.replaceChildren(objectionsIn(told, list));
  const cited = list.flatMap(({ case: id, why }, at) => [at ? `; ${why} ` : `${why} `, chip(id)]);
  toast([`${say("notAllowed")}: `, ...(list.length ? cited : [told])]);
  announce(spokenObjections(told, list), true);
}

/**
 * Says why something is not allowed.
 * @param {string} action
 */
export async function whyNot(action) {
  const judged = await judge(action);
  if (judged.legal) toast(say("allowed"));
  else object(judged.message, judged.objections);
}
