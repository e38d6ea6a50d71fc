// Dice: entering what a real die or card showed.

import { announce, ask, data, newId, reason, say, toast } from "./page.js";
import { isLive, refresh, state } from "./live.js";

let busy = false;

/**
 * Sends a change about the dice, and looks again where the answer does not come by itself.
 * @param {string} path
 * @param {Record<string, unknown>} body
 */
async function send(path, body) {
  if (busy) return;
  busy = true;
  const sent = { expected_version: state.version, action_id: newId(), ...body };
  const answer = await ask("POST", `${data.api}/${path}`, sent);
  busy = false;
  if (!answer.ok) {
    const why = answer.status === 409 ? say("changed") : say("failed", reason(answer));
    toast(why);
    announce(why, true);
  }
  if (!isLive() || answer.status === 409) await refresh();
}

/** @param {MouseEvent} event */
function click(event) {
  const button = /** @type {Element} */ (event.target).closest("button");
  const list = button?.closest("[data-roll-seat]");
  if (button?.dataset.outcome && list instanceof HTMLElement) {
    send("rolls", { seat: Number(list.dataset.rollSeat), outcome: button.dataset.outcome });
  }
}

/** Wires the dice of a table. */
export function startFair() {
  document.addEventListener("click", click);
}
