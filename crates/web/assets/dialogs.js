// Dialogs: settings, the list of keys, and the question before what cannot be undone.

import { byId, keepSettings, say, settings } from "./page.js";

/**
 * Opens a dialog by its id.
 * @param {string} id
 */
export function open(id) {
  const dialog = byId(id);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
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
  const dialog = /** @type {HTMLDialogElement} */ (byId("confirm"));
  const set = (/** @type {string} */ id, /** @type {string} */ text) => {
    const place = byId(id);
    if (place) place.textContent = text;
  };
  set("confirm-what", what);
  set("confirm-why", why);
  set("confirm-yes", say("confirm"));
  dialog.returnValue = "no";
  dialog.showModal();
  return new Promise((decided) => {
    const done = () => decided(dialog.returnValue === "yes");
    dialog.addEventListener("close", done, { once: true });
  });
}

/** Wires the buttons that open dialogs, and the settings. */
export function startDialogs() {
  document.addEventListener("click", (event) => {
    const button = /** @type {Element} */ (event.target).closest("[data-dialog]");
    if (button instanceof HTMLElement) open(button.dataset.dialog ?? "");
  });
  for (const field of document.querySelectorAll("[data-setting]")) {
    if (field instanceof HTMLSelectElement) {
      const name = /** @type {"theme" | "confirm"} */ (field.dataset.setting);
      field.value = settings[name];
      field.addEventListener("change", () => {
        settings[name] = field.value;
        keepSettings();
      });
    } else if (field instanceof HTMLInputElement) {
      field.checked = settings.keys;
      field.addEventListener("change", () => {
        settings.keys = field.checked;
        keepSettings();
      });
    }
  }
}
