// What comes of an action: its odds, and what a computer player thinks of it.

import { legal } from "./actions.js";
import { citing } from "./cite.js";
import { byId, make } from "./dom.js";
import { state } from "./live.js";
import { announce, ask, data, reason, say } from "./page.js";
import { field, hints, text } from "./pure/read.js";
import { percent, uncited } from "./pure/words.js";
import { isBusy } from "./send.js";

/** How long the pointer rests on an action before its odds are asked for, in milliseconds. */
const REST = 90;

/** Odds by version and action: nothing is asked twice. @type {Map<string, string>} */
const known = new Map();
let oddsTimer = 0;

/** Asks for no odds any more: something is done. */
export const forgetOdds = () => clearTimeout(oddsTimer);

/** @param {string} html */
function show(html) {
  const place = byId("odds");
  if (!place) return;
  place.innerHTML = html;
  citing(place);
}

/**
 * Shows the odds of an action.
 * @param {string} action
 */
export function odds(action) {
  clearTimeout(oddsTimer);
  const version = state.version;
  const name = `${version} ${action}`;
  const found = known.get(name);
  if (found !== undefined) return show(found);
  oddsTimer = setTimeout(async () => {
    if (isBusy() || version !== state.version || !legal().includes(action)) return;
    const { ok, body } = await ask("GET", `${data.api}/odds?action=${encodeURIComponent(action)}&version=${version}`);
    if (!ok || field(body, "version") !== version || version !== state.version) return;
    const html = text(field(body, "html")) || make("p", { class: "help" }, say("noOdds")).outerHTML;
    known.set(name, html);
    show(html);
  }, REST);
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
  const items = hints(answer.body).map(({ words, value }) =>
    make("li", {}, make("strong", {}, uncited(words)), ` ${say("winShare", percent(value))}`),
  );
  place.replaceChildren(make("h3", {}, say("advice")), make("ol", { class: "hints" }, ...items));
  return `${say("advice")}: ${items[0]?.textContent ?? ""}`;
}
