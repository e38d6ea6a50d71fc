// Dialogs: settings, the list of keys, and the question before what cannot be undone.

import { all, hit, ofKind, write } from "./dom.js";
import { keepSettings, say, settings } from "./page.js";

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
  write("confirm-what", what);
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
  for (const field of all("input[data-setting=keys]", HTMLInputElement)) {
    field.checked = settings.keys;
    field.addEventListener("change", () => {
      settings.keys = field.checked;
      keepSettings();
    });
  }
}

/**
 * Wires a setting that is one of several.
 * @param {HTMLSelectElement} field
 */
function choice(field) {
  const name = field.dataset.setting;
  if (name !== "theme" && name !== "confirm") return;
  field.value = settings[name];
  field.addEventListener("change", () => {
    settings[name] = field.value;
    keepSettings();
  });
}
