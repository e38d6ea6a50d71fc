// Acting: what is chosen on the board or in the list, undo, and why not.

import { announce, ask, byId, copy, data, download, make, newId, reason, say, settings, toast } from "./page.js";
import { confirm } from "./dialogs.js";
import { bind } from "./keys.js";
import { isLive, onBack, onChange, refresh, startLive, state } from "./live.js";
import { advice, chip, forgetOdds } from "./odds.js";
import { acted } from "./since.js";

/** An action on its way. @typedef {{path: string, body: Record<string, unknown>}} Sending */

/** What could not be sent, kept until the connection is back. @type {Sending | null} */
let kept = null;
let busy = false;

/** Whether something is on its way. */
export const isBusy = () => busy;

/** The buttons of the list. @returns {HTMLElement[]} */
export const listed = () => [...document.querySelectorAll("#actions .act")].map((it) => /** @type {HTMLElement} */ (it));

/**
 * Does an action of the list, after a question where the player wants one. Says whether it was done.
 * @param {string} action
 */
export async function act(action) {
  if (busy) return false;
  forgetOdds();
  const seat = asked();
  if (seat === null) {
    toast(say("wait"));
    return false;
  }
  const button = listed().find((it) => it.dataset.action === action);
  if (!button) {
    whyNot(action);
    return false;
  }
  const { chance, risk } = { chance: "chance" in button.dataset, risk: button.dataset.risk };
  const unsure = settings.confirm === "always" ? chance || risk : settings.confirm === "risky" && risk;
  const words = button.querySelector(".words")?.textContent ?? action;
  if (unsure && !(await confirm(words, risk ?? say("confirmChance")))) return false;
  return send({ path: "actions", body: { seat, action } });
}

/** The seat whose decision is awaited from this page. */
function asked() {
  const list = document.querySelector("#actions .actions");
  return list instanceof HTMLElement ? Number(list.dataset.seat) : null;
}

/**
 * Gives an order that stands for several actions. Nothing on the page says what it risks, so it is
 * asked about unless the player never wants to be.
 * @param {string} action
 */
export async function order(action) {
  const seat = asked();
  if (busy || seat === null) return false;
  if (settings.confirm !== "never" && !(await confirm(action, say("confirmOrder")))) return false;
  return send({ path: "actions", body: { seat, action } });
}

/** Takes the last step back, or all that may be, or says why it cannot be. */
export async function undo(all = false) {
  const button = byId("undo");
  if (!button || busy) return false;
  if (!button.dataset.undo) {
    const why = byId("undo-why")?.textContent ?? "";
    announce(why, true);
    toast(why);
    return false;
  }
  return send({ path: "undo", body: { seat: Number(button.dataset.undo), all } });
}

/**
 * Sends a change. Says whether it was done.
 * @param {Sending} sending
 */
export async function send(sending) {
  sending.body.expected_version ??= state.version;
  sending.body.action_id ??= newId();
  const before = state.steps;
  busy = true;
  document.body.setAttribute("aria-busy", "true");
  const answer = await ask("POST", `${data.api}/${sending.path}`, sending.body);
  busy = false;
  document.body.removeAttribute("aria-busy");
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
  if (answer.status === 409) {
    await refresh();
    toast(say("changed"));
    return announce(say("changed"), true);
  }
  objections(reason(answer), answer.body?.objections ?? []);
}

/** Sends what was kept; the server says whether it still fits. */
async function sendKept() {
  if (!kept || busy) return;
  const sending = kept;
  const before = state.version;
  await send(sending);
  if (!kept) toast(say(state.version === before || isLive() ? "sentLater" : "droppedLater"));
}

/**
 * Says why something is not allowed.
 * @param {string} action
 */
export async function whyNot(action) {
  const { legal, message, objections: list } = await judge(action);
  if (legal) return toast(say("allowed"));
  objections(message, list);
}

/** A reason against an action. @typedef {{case: string, why: string}} Objection */

/**
 * Asks the rules about an action.
 * @param {string} action
 * @returns {Promise<{legal: boolean, message: string, objections: Objection[]}>}
 */
export async function judge(action) {
  const answer = await ask("GET", `${data.api}/why?action=${encodeURIComponent(action)}`);
  if (!answer.ok) return { legal: false, message: reason(answer), objections: answer.body?.objections ?? [] };
  return { legal: answer.body.legal, message: answer.body.message || say("notAllowed"), objections: answer.body.objections ?? [] };
}

/**
 * The reasons against an action, each with its Case as a link.
 * @param {string} message
 * @param {Objection[]} list
 */
export function objectionsIn(message, list) {
  const items = list.map(({ case: id, why }) => make("li", {}, `${why} `, chip(id)));
  const heading = make("p", {}, make("strong", {}, say("notAllowed")));
  return make("div", { class: "problem" }, heading, items.length ? make("ul", {}, ...items) : message);
}

/**
 * @param {string} message
 * @param {Objection[]} list
 */
function objections(message, list) {
  byId("odds")?.replaceChildren(objectionsIn(message, list));
  const told = list.flatMap(({ case: id, why }, at) => [at ? `; ${why} ` : `${why} `, chip(id)]);
  toast([`${say("notAllowed")}: `, ...(list.length ? told : [message])]);
  const text = list.length ? list.map((it) => `${it.why}, ${it.case}`).join("; ") : message;
  announce(`${say("notAllowed")}: ${text}`, true);
}

let spoken = Number(state.steps);

/** Speaks what is new in the log, and then what is asked. */
function speak() {
  if (state.replay === null && state.steps !== spoken) {
    const lines = [...document.querySelectorAll("#log li")].map((it) => /** @type {HTMLElement} */ (it));
    const isNew = (/** @type {HTMLElement} */ line) => Number(line.dataset.step) > spoken && !line.querySelector(".bare");
    const fresh = lines.filter(isNew).slice(-6);
    const news = fresh.map((line) => line.querySelector(".said")?.textContent?.trim());
    spoken = state.steps;
    announce([...news, byId("prompt")?.textContent?.trim()].join(" "));
  }
  const mine = document.querySelector("#prompt .yours") !== null;
  const icon = document.querySelector('link[rel="icon"]');
  if (icon instanceof HTMLLinkElement) icon.href = `/assets/icon${mine ? "-turn" : ""}.svg`;
}

/** Covers the table until the right one of several people at this screen sits before it. */
function drawCurtain() {
  const prompt = document.querySelector("#prompt [data-eyes]");
  const curtain = byId("curtain");
  if (!(prompt instanceof HTMLElement) || !(curtain instanceof HTMLDialogElement)) return;
  const eyes = prompt.dataset.eyes ?? "";
  if (sessionStorage.getItem(`eyes ${data.api}`) === eyes || curtain.open) return;
  const what = byId("curtain-what");
  if (what) what.textContent = prompt.dataset.curtain ?? "";
  document.body.classList.add("curtained");
  curtain.addEventListener("cancel", (event) => event.preventDefault());
  curtain.addEventListener(
    "close",
    () => {
      sessionStorage.setItem(`eyes ${data.api}`, eyes);
      document.body.classList.remove("curtained");
    },
    { once: true },
  );
  curtain.showModal();
}

/** @param {HTMLElement} button */
async function exportRecord(button) {
  const answer = await ask("GET", `${data.api}/record`);
  if (answer.ok) download(`${button.dataset.title}.record`, String(answer.body));
  else toast(say("failed", reason(answer)));
}

/** Wires the page of a table. */
export function startPlay() {
  document.addEventListener("click", (event) => {
    const button = /** @type {Element} */ (event.target).closest("button");
    if (!button) return;
    if (button.id === "undo") undo();
    else if (button.id === "undo-all") undo(true);
    else if (button.id === "advice") advice();
    else if (button.id === "export") exportRecord(button);
    else if (button.dataset.copy) copy(button.dataset.copy);
  });
  const panel = (/** @type {string} */ id) => () => {
    const found = byId(id);
    if (found instanceof HTMLDetailsElement) found.open = !found.open;
    found?.querySelector("summary")?.focus();
  };
  bind(
    {
      undo: () => undo(),
      advice,
      actions: () => (listed()[0] ?? byId("undo"))?.focus(),
      odds: () => byId("odds")?.focus(),
      cards: panel("cards-panel"),
      text: panel("text-panel"),
    },
    (number) => {
      const button = listed().find((it) => it.querySelector("kbd")?.textContent === String(number));
      button?.focus();
      if (button?.dataset.action) act(button.dataset.action);
    },
  );
  onChange(speak);
  onChange(drawCurtain);
  drawCurtain();
  onBack(sendKept);
  speak();
  if (state.replay === null) startLive();
}
