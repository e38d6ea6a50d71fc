// Set-ups that a player keeps in this browser, each as the order that sets it up again.

import { asked } from "./actions.js";
import { byId, first, make, ofKind } from "./dom.js";
import { onChange } from "./fragments.js";
import { announce, data, recall, remember, say, toast } from "./page.js";
import { dictionary } from "./pure/read.js";
import { isBusy, send } from "./send.js";

/** How many of a game are kept. */
const MOST = 12;

const PLACE = `setUps.${data.game}`;

/** The orders, by the names that the player gave them. */
const kept = new Map(Object.entries(dictionary(recall(PLACE))));

/** The order for what stands now; null while nobody sets up here. */
const soFar = () => first("#actions [data-set-up]", HTMLElement)?.dataset.setUp ?? null;

/** @param {string} told */
function tell(told) {
  toast(told);
  announce(told);
}

/** Keeps what changed. @param {string} told */
function changed(told) {
  remember(PLACE, Object.fromEntries(kept));
  list();
  tell(told);
}

/** @param {string} name */
function keep(name) {
  const order = soFar();
  if (!name || !order) return;
  if (!kept.has(name) && kept.size >= MOST) return tell(say("setUpFull", MOST));
  kept.set(name, order);
  changed(say("setUpKept", name));
}

/** @param {string} name */
function forget(name) {
  kept.delete(name);
  changed(say("setUpForgotten", name));
  byId("set-ups-name")?.focus();
}

/** @param {string} name */
async function give(name) {
  const seat = asked();
  const action = kept.get(name);
  if (seat !== null && action && !isBusy()) await send({ path: "actions", body: { seat, action } });
}

/** The list of what is kept. */
function list() {
  const lines = [...kept.keys()].map((name) => {
    const set = make("button", { type: "button" }, say("setUpGive", name));
    const away = make("button", { type: "button", "aria-label": say("setUpForget", name) }, "×");
    set.addEventListener("click", () => give(name));
    away.addEventListener("click", () => forget(name));
    return make("li", {}, set, away);
  });
  byId("set-ups-kept")?.replaceChildren(...lines);
  shown();
}

/** Shows what there is to be done with set-ups now. */
function shown() {
  const order = soFar();
  const [panel, form] = [byId("set-ups"), byId("set-ups-keep")];
  if (panel) panel.hidden = order === null || (order === "" && !kept.size);
  if (form) form.hidden = !order;
}

/** Wires the set-ups. */
export function startSetUps() {
  byId("set-ups-keep")?.addEventListener("submit", (event) => {
    event.preventDefault();
    const field = ofKind("set-ups-name", HTMLInputElement);
    keep(field?.value.trim() ?? "");
    if (field) field.value = "";
  });
  onChange(shown);
  list();
}
