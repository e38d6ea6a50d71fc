// Acting: what is chosen on the board or in the list, undo, advice, odds, and why not.

import { announce, ask, byId, copy, data, download, make, newId, reason, say, settings, toast } from "./page.js";
import { confirm } from "./dialogs.js";
import { bind } from "./keys.js";
import { isLive, onBack, onChange, refresh, startLive, state } from "./live.js";

/** An action on its way. @typedef {{path: string, body: Record<string, unknown>}} Sending */

/** What could not be sent, kept until the connection is back. @type {Sending | null} */
let kept = null;
let busy = false;

/** The buttons of the list. @returns {HTMLElement[]} */
const listed = () => [...document.querySelectorAll("#actions .act")].map((it) => /** @type {HTMLElement} */ (it));

/**
 * Does an action of the list, after a question where the player wants one.
 * @param {string} action
 */
export async function act(action) {
  if (busy) return;
  clearTimeout(oddsTimer);
  const list = document.querySelector("#actions .actions");
  if (!(list instanceof HTMLElement)) return toast(say("wait"));
  const button = listed().find((it) => it.dataset.action === action);
  if (!button) return whyNot(action);
  const { chance, risk } = { chance: "chance" in button.dataset, risk: button.dataset.risk };
  const asked = settings.confirm === "always" ? chance || risk : settings.confirm === "risky" && risk;
  const words = button.querySelector(".words")?.textContent ?? action;
  if (asked && !(await confirm(words, risk ?? say("confirmChance")))) return;
  await send({ path: "actions", body: { seat: Number(list.dataset.seat), action } });
}

/** Takes the last step back, or says why it cannot be. */
async function undo() {
  const button = byId("undo");
  if (!button || busy) return;
  if (!button.dataset.undo) {
    const why = byId("undo-why")?.textContent ?? "";
    announce(why, true);
    return toast(why);
  }
  await send({ path: "undo", body: { seat: Number(button.dataset.undo) } });
}

/** @param {Sending} sending */
async function send(sending) {
  sending.body.expected_version ??= state.version;
  sending.body.action_id ??= newId();
  busy = true;
  document.body.setAttribute("aria-busy", "true");
  const answer = await ask("POST", `${data.api}/${sending.path}`, sending.body);
  busy = false;
  document.body.removeAttribute("aria-busy");
  if (answer.ok) {
    kept = null;
    if (!isLive()) await refresh();
  } else if (answer.status === 0) {
    kept = sending;
    toast(say("cannotSend"));
    announce(say("cannotSend"), true);
  } else {
    await refused(answer);
  }
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
  const answer = await ask("GET", `${data.api}/why?action=${encodeURIComponent(action)}`);
  if (!answer.ok) return objections(reason(answer), []);
  if (answer.body.legal) return toast(say("allowed"));
  objections(answer.body.message ?? say("notAllowed"), answer.body.objections ?? []);
}

/**
 * @param {string} message
 * @param {{case: string, why: string}[]} list
 */
function objections(message, list) {
  const items = list.map(({ case: id, why }) =>
    make("li", {}, `${why} `, make("a", { class: "case", href: `/rules/${data.game}#${id}`, "data-case": id }, id)),
  );
  const place = byId("odds");
  place?.replaceChildren(
    make("div", { class: "problem" }, make("p", {}, make("strong", {}, say("notAllowed"))), items.length ? make("ul", {}, ...items) : message),
  );
  const text = list.length ? list.map((it) => `${it.why} [${it.case}]`).join("; ") : message;
  const shown = `${say("notAllowed")}: ${text}`;
  toast(shown);
  announce(shown, true);
}

/** Odds by version and action: nothing is asked twice. @type {Map<string, string>} */
const known = new Map();
let oddsTimer = 0;

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
    for (const cited of place.querySelectorAll("a[data-case]:not([href])")) {
      cited.className = "case";
      cited.setAttribute("href", `/rules/${data.game}#${cited.getAttribute("data-case")}`);
    }
  };
  const found = known.get(name);
  if (found !== undefined) return show(found);
  oddsTimer = setTimeout(async () => {
    if (busy || version !== state.version || !listed().some((it) => it.dataset.action === action)) return;
    const answer = await ask("GET", `${data.api}/odds?action=${encodeURIComponent(action)}&version=${version}`);
    if (!answer.ok || answer.body.version !== version || version !== state.version) return;
    const nothing = make("p", { class: "help" }, say("noOdds")).outerHTML;
    known.set(name, answer.body.html || nothing);
    show(known.get(name) ?? nothing);
  }, 90);
}

/** Asks a computer player what it would do. */
async function advice() {
  const place = byId("odds");
  if (!place || !byId("advice")) return;
  place.replaceChildren(make("p", { class: "help" }, say("thinking")));
  const answer = await ask("GET", `${data.api}/hint`);
  if (!answer.ok) return place.replaceChildren(make("p", { class: "problem" }, reason(answer)));
  const share = (/** @type {number} */ value) => `${(value * 100).toFixed(1)} %`;
  const items = answer.body.hints.map((/** @type {any} */ hint) =>
    make("li", {}, make("strong", {}, hint.words.replace(/ \[[^\]]*\]/g, "")), ` ${say("winShare", share(hint.value))}`),
  );
  place.replaceChildren(make("h3", {}, say("advice")), make("ol", { class: "hints" }, ...items));
  announce(`${say("advice")}: ${items[0]?.textContent ?? ""}`);
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
      undo,
      advice,
      actions: () => (listed()[0] ?? byId("undo"))?.focus(),
      odds: () => byId("odds")?.focus(),
      cards: panel("cards-panel"),
      text: panel("text-panel"),
    },
    (number) => {
      const button = listed()[number - 1];
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
