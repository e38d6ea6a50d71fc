// Dialogs: settings, the list of keys, and the question before what cannot be undone.

import { all, byId, hit, make, ofKind, write } from "./dom.js";
import { keepSettings, say, settings } from "./page.js";
import { heading } from "./pure/words.js";

/**
 * Opens a dialog by its id.
 * @param {string} id
 */
export function open(id) {
  const dialog = ofKind(id, HTMLDialogElement);
  if (dialog && !dialog.open) dialog.showModal();
}

/** Whether any dialog is open: single keys do nothing then. */
export const isOpen = () => document.querySelector("dialog[open]") !== null;

/**
 * Asks before something that cannot be undone.
 * @param {string} what
 * @param {string} why
 * @returns {Promise<boolean>}
 */
export function confirm(what, why) {
  const { words, cases } = heading(what);
  const cited = cases.flatMap((it) => [" ", make("span", { class: "case" }, it)]);
  byId("confirm-what")?.replaceChildren(words, ...cited);
  write("confirm-why", why);
  write("confirm-yes", say("confirm"));
  return answered("confirm");
}

/**
 * Opens a dialog, and says whether it was answered with yes.
 * @param {string} id
 * @returns {Promise<boolean>}
 */
export function answered(id) {
  const dialog = ofKind(id, HTMLDialogElement);
  if (!dialog || dialog.open) return Promise.resolve(false);
  dialog.returnValue = "no";
  dialog.showModal();
  return new Promise((decided) => {
    dialog.addEventListener("close", () => decided(dialog.returnValue === "yes"), { once: true });
  });
}

/** Wires the buttons that open dialogs, and the settings. */
export function startDialogs() {
  document.addEventListener("click", (event) => {
    const button = hit(event, "[data-dialog]");
    if (button) open(button.dataset.dialog ?? "");
  });
  for (const field of all("select[data-setting]", HTMLSelectElement)) choice(field);
  for (const field of all("input[data-setting]", HTMLInputElement)) check(field);
}

/**
 * Wires a setting that is on or off.
 * @param {HTMLInputElement} field
 */
function check(field) {
  const name = field.dataset.setting;
  if (name !== "keys" && name !== "sound" && name !== "call") return;
  field.checked = settings[name];
  field.addEventListener("change", () => {
    settings[name] = field.checked;
    keepSettings();
  });
}

/**
 * Wires a setting that is one of several.
 * @param {HTMLSelectElement} field
 */
function choice(field) {
  const name = field.dataset.setting;
  if (name !== "theme" && name !== "confirm" && name !== "speed" && name !== "volume") return;
  field.value = settings[name];
  field.addEventListener("change", () => {
    settings[name] = field.value;
    keepSettings();
    // A setting may stand in several places.
    for (const other of all(`select[data-setting="${name}"]`, HTMLSelectElement)) other.value = field.value;
  });
}
