// What comes of an action: its odds, and what a computer player thinks of it. And citations, which
// are links to their clauses.

import { announce, ask, byId, data, make, reason, say } from "./page.js";
import { state } from "./live.js";
import { isBusy, listed } from "./play.js";

/**
 * A citation as it looks everywhere: a link to its clause.
 * @param {string} id
 */
export const chip = (id) => make("a", { class: "case", href: `/rules/${data.game}#${id}`, "data-case": id }, id);

/**
 * The same words with their citations as links: inside a button they are none.
 * @param {Element} words
 */
export function linked(words) {
  const copy = /** @type {Element} */ (words.cloneNode(true));
  for (const mark of copy.querySelectorAll("span.case")) mark.replaceWith(chip(mark.textContent ?? ""));
  return copy;
}

/**
 * Gives the citations of a drawn part their address.
 * @param {Element} place
 */
export function citing(place) {
  for (const cited of place.querySelectorAll("a[data-case]:not([href])")) {
    cited.className = "case";
    cited.textContent = cited.getAttribute("data-case");
    cited.setAttribute("href", `/rules/${data.game}#${cited.getAttribute("data-case")}`);
  }
}

/** Odds by version and action: nothing is asked twice. @type {Map<string, string>} */
const known = new Map();
let oddsTimer = 0;

/** Asks for no odds any more: something is done. */
export const forgetOdds = () => clearTimeout(oddsTimer);

/**
 * Shows the odds of an action.
 * @param {string} action
 */
export function odds(action) {
  clearTimeout(oddsTimer);
  const version = state.version;
  const name = `${version} ${action}`;
  const show = (/** @type {string} */ html) => {
    const place = byId("odds");
    if (!place) return;
    place.innerHTML = html;
    citing(place);
  };
  const found = known.get(name);
  if (found !== undefined) return show(found);
  oddsTimer = setTimeout(async () => {
    if (isBusy() || version !== state.version || !listed().some((it) => it.dataset.action === action)) return;
    const answer = await ask("GET", `${data.api}/odds?action=${encodeURIComponent(action)}&version=${version}`);
    if (!answer.ok || answer.body.version !== version || version !== state.version) return;
    const nothing = make("p", { class: "help" }, say("noOdds")).outerHTML;
    known.set(name, answer.body.html || nothing);
    show(known.get(name) ?? nothing);
  }, 90);
}

/** Asks a computer player what it would do, and has it spoken. */
export async function advice() {
  if (byId("advice")) announce(await adviceText());
}

/** Shows what a computer player would do; its first choice in words. */
export async function adviceText() {
  const place = byId("odds");
  if (!place) return "";
  place.replaceChildren(make("p", { class: "help" }, say("thinking")));
  const answer = await ask("GET", `${data.api}/hint`);
  if (!answer.ok) {
    place.replaceChildren(make("p", { class: "problem" }, reason(answer)));
    return reason(answer);
  }
  const share = (/** @type {number} */ value) => `${(value * 100).toFixed(1)} %`;
  const items = answer.body.hints.map((/** @type {any} */ hint) =>
    make("li", {}, make("strong", {}, hint.words.replace(/ \[[^\]]*\]/g, "")), ` ${say("winShare", share(hint.value))}`),
  );
  place.replaceChildren(make("h3", {}, say("advice")), make("ol", { class: "hints" }, ...items));
  return `${say("advice")}: ${items[0]?.textContent ?? ""}`;
}
