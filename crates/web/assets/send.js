// Sending: every change goes this way, one at a time, and is kept while there is no connection.

import { isLive, refresh, state } from "./live.js";
import { object } from "./objections.js";
import { announce, ask, data, newId, reason, say, toast } from "./page.js";
import { objections } from "./pure/read.js";
import { acted } from "./since.js";

/** A change on its way. @typedef {{path: string, body: Record<string, unknown>}} Sending */

/** What could not be sent, kept until the connection is back. @type {Sending | null} */
let kept = null;
/** The version that the change on its way was made at. @type {{version: number} | null} */
let pending = null;

/**
 * Whether something is on its way that the page does not show yet. What came of it may be told
 * before the answer is there: then the page is up to date, and what is chosen now is meant.
 */
export const isBusy = () => pending?.version === state.version;

/**
 * Sends a change. Says whether it was done.
 * @param {Sending} sending
 */
export async function send(sending) {
  sending.body.expected_version ??= state.version;
  sending.body.action_id ??= newId();
  const before = state.steps;
  const own = { version: state.version };
  pending = own;
  document.body.setAttribute("aria-busy", "true");
  const answer = await ask("POST", `${data.api}/${sending.path}`, sending.body);
  if (pending === own) {
    pending = null;
    document.body.removeAttribute("aria-busy");
  }
  if (answer.ok) {
    kept = null;
    acted(before);
    if (!isLive()) await refresh();
  } else if (answer.status === 0) {
    kept = sending;
    toast(say("cannotSend"));
    announce(say("cannotSend"), true);
  } else {
    await refused(answer);
  }
  return answer.ok;
}

/** @param {import("./page.js").Answer} answer */
async function refused(answer) {
  kept = null;
  if (answer.status !== 409) return object(reason(answer), objections(answer.body));
  await refresh();
  toast(say("changed"));
  announce(say("changed"), true);
}

/** Sends what was kept; the server says whether it still fits. */
export async function sendKept() {
  if (!kept || isBusy()) return;
  const sending = kept;
  const before = state.version;
  await send(sending);
  if (!kept) toast(say(state.version === before || isLive() ? "sentLater" : "droppedLater"));
}
