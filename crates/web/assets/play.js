// Acting: what is chosen on the board or in the list, and undo.

import { asked, buttonOf, groupOf, listed, numbered } from "./actions.js";
import { advice } from "./advice.js";
import { confirm } from "./dialogs.js";
import { byId, first, hit, ofKind } from "./dom.js";
import { buttonFor } from "./folded.js";
import { digit } from "./hands.js";
import { bind } from "./keys.js";
import { onBack, startLive } from "./live.js";
import { whyNot } from "./objections.js";
import { forgetOdds } from "./odds.js";
import { announce, ask, copy, data, download, reason, say, settings, toast } from "./page.js";
import { question } from "./pure/asking.js";
import { isBusy, send, sendKept } from "./send.js";
import { begin } from "./standing.js";
import { startTelling } from "./tell.js";

/**
 * Does an action of the list, after a question where the player wants one. Says whether it was done.
 * @param {string} action
 */
export async function act(action) {
  if (isBusy()) return false;
  forgetOdds();
  const seat = asked();
  if (seat === null) {
    toast(say("wait"));
    return false;
  }
  const shown = buttonOf(action);
  if (!shown && !groupOf(action)) {
    whyNot(action);
    return false;
  }
  // What goes on step by step asks for itself.
  if (shown?.dataset.stand !== undefined) {
    await begin(shown);
    return true;
  }
  // What lies folded up risks nothing.
  const { risk, guard, chance } = shown?.dataset ?? {};
  const unsure = question(settings.confirm, { chance: chance !== undefined, risk, guard: guard && say("confirmLeft", guard) });
  if (unsure && !(await confirm(await wordsOf(action), unsure.why ?? say("confirmChance")))) return false;
  return send({ path: "actions", body: { seat, action } });
}

/** An action in words. @param {string} action */
async function wordsOf(action) {
  const button = await buttonFor(action);
  return (button && first(".words", HTMLElement, button)?.textContent) || action;
}

/**
 * Gives an order that stands for several actions, after a question where the player wants one.
 * @param {string} action
 * @param {boolean} chance Whether chance decides after it.
 */
export async function order(action, chance) {
  const seat = asked();
  if (isBusy() || seat === null) return false;
  const unsure = question(settings.confirm, { chance, risk: undefined });
  if (unsure && !(await confirm(action, say("confirmChance")))) return false;
  return send({ path: "actions", body: { seat, action } });
}

/** Takes the last step back, or all that may be, or says why it cannot be. */
export async function undo(all = false) {
  const button = byId("undo");
  if (!button || isBusy()) return false;
  const { ask: asks } = button.dataset;
  if (asks) return send({ path: "take-back", body: { seat: Number(asks), all } });
  if (!button.dataset.undo) {
    const why = byId("undo-why")?.textContent ?? "";
    announce(why, true);
    toast(why);
    return false;
  }
  return send({ path: "undo", body: { seat: Number(button.dataset.undo), all } });
}

/** @param {string} title */
async function exportRecord(title) {
  const answer = await ask("GET", `${data.api}/record`);
  if (answer.ok) download(`${title}.record`, String(answer.body));
  else toast(say("failed", reason(answer)));
}

/** @param {Event} event */
function click(event) {
  const button = hit(event, "button");
  if (!button) return;
  if (button.id === "undo") undo();
  else if (button.id === "undo-all") undo(true);
  else if (button.id === "advice") advice();
  else if (button.id === "export") exportRecord(button.dataset.title ?? "");
  else if (button.dataset.copy) copy(new URL(button.dataset.copy, location.href).href);
}

/** Opens or closes a panel, and goes there. @param {string} id */
const panel = (id) => () => {
  const found = ofKind(id, HTMLDetailsElement);
  if (found) found.open = !found.open;
  found?.querySelector("summary")?.focus();
};

/** Does the action with a number; while something is held, says how many. @param {number} number @param {number} when */
function actNumbered(number, when) {
  if (digit(number, when)) return;
  const button = numbered(number);
  button?.focus();
  if (button?.dataset.action) act(button.dataset.action);
}

/** Wires the page of a table. */
export function startPlay() {
  document.addEventListener("click", click);
  bind(
    {
      undo: () => undo(),
      advice,
      actions: () => (listed()[0] ?? byId("undo"))?.focus(),
      odds: () => byId("odds")?.focus(),
      cards: panel("cards-panel"),
      text: panel("text-panel"),
    },
    actNumbered,
  );
  startTelling();
  onBack(sendKept);
  startLive();
}
