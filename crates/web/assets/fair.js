// Dice: entering what a real die or card showed, adding a part to fair dice, and checking them.

import { first, hit, write } from "./dom.js";
import { onChange } from "./fragments.js";
import { isLive, onBack, refresh, state } from "./live.js";
import { announce, ask, data, newId, reason, say, toast } from "./page.js";
import { message } from "./pure/read.js";

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

/** @param {number} seat @param {string} outcome */
async function enter(seat, outcome) {
  if (busy) return;
  const answer = await send("rolls", { seat, outcome });
  if (answer.ok) return;
  const why = answer.status === 409 ? say("changed") : say("failed", reason(answer));
  toast(why);
  announce(why, true);
}

/** Seats whose part this page has sent. The page may not show it yet, and must not send another. @type {Set<number>} */
const added = new Set();

/** Adds this page's part to fair dice, seat by seat; nobody chooses it, and nobody knows it before. */
async function contribute() {
  const missing = first("[data-contribute]", HTMLElement);
  if (busy || !missing || state.replay !== null) return;
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
  write("verify-says", answer.ok ? message(answer.body) : say("failed", reason(answer)));
}

/** @param {MouseEvent} event */
function click(event) {
  const button = hit(event, "button");
  if (button?.id === "verify") verify();
  const seat = hit(event, "[data-roll-seat]")?.dataset.rollSeat;
  if (button?.dataset.outcome && seat) enter(Number(seat), button.dataset.outcome);
}

/** Wires the dice of a table. */
export function startFair() {
  document.addEventListener("click", click);
  onChange(contribute);
  onBack(contribute);
  contribute();
}
