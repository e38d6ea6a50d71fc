// Dice: entering what a real die or card showed, adding a part to fair dice, and checking them.

import { announce, ask, byId, data, newId, reason, say, toast } from "./page.js";
import { isLive, onBack, onChange, refresh, state } from "./live.js";

let busy = false;

/**
 * Sends a change about the dice, and looks again where the answer does not come by itself.
 * @param {string} path
 * @param {Record<string, unknown>} body
 */
async function send(path, body) {
  busy = true;
  const sent = { expected_version: state.version, action_id: newId(), ...body };
  const answer = await ask("POST", `${data.api}/${path}`, sent);
  busy = false;
  if (!isLive() || answer.status === 409) await refresh();
  return answer;
}

/** @param {HTMLElement} button @param {HTMLElement} list */
async function enter(button, list) {
  if (busy) return;
  const answer = await send("rolls", { seat: Number(list.dataset.rollSeat), outcome: button.dataset.outcome });
  if (answer.ok) return;
  const why = answer.status === 409 ? say("changed") : say("failed", reason(answer));
  toast(why);
  announce(why, true);
}

/** Seats whose part this page has sent. The page may not show it yet, and must not send another. */
const added = new Set();

/** Adds this page's part to fair dice, seat by seat; nobody chooses it, and nobody knows it before. */
async function contribute() {
  const missing = document.querySelector("[data-contribute]");
  if (busy || !(missing instanceof HTMLElement) || state.replay !== null) return;
  const seat = Number(missing.dataset.contribute);
  if (added.has(seat)) return;
  added.add(seat);
  const answer = await send("contributions", { seat, contribution: newId() });
  if (!answer.ok) added.delete(seat);
  // Whatever changed while the answer was on its way found this page busy. Without a connection
  // the next try is when it is back.
  if (answer.ok || answer.status === 409) contribute();
}

/** Has the server check the dice, and says what it found. */
async function verify() {
  const answer = await ask("GET", `${data.api}/verify`);
  const said = answer.ok ? answer.body.message : say("failed", reason(answer));
  const place = byId("verify-says");
  if (place) place.textContent = said;
}

/** @param {MouseEvent} event */
function click(event) {
  const button = /** @type {Element} */ (event.target).closest("button");
  if (button?.id === "verify") verify();
  const list = button?.closest("[data-roll-seat]");
  if (button?.dataset.outcome && list instanceof HTMLElement) {
    enter(button, list);
  }
}

/** Wires the dice of a table. */
export function startFair() {
  document.addEventListener("click", click);
  onChange(contribute);
  onBack(contribute);
  contribute();
}
