// Single keys: listed under `?`, each can be given another key, and all can be switched off.

import { announce, byId, keepSettings, kind, say, settings, shortcuts, toast } from "./page.js";
import { isOpen, open } from "./dialogs.js";

/** What each shortcut does; parts of the page add theirs. @type {Record<string, () => void>} */
const does = { help: () => open("keys") };

/** Called with a digit from 1 to 9. @type {(number: number) => void} */
let choose = () => {};

/**
 * Says what a shortcut does.
 * @param {Record<string, () => void>} more
 * @param {(number: number) => void} [onNumber]
 */
export function bind(more, onNumber) {
  Object.assign(does, more);
  if (onNumber) choose = onNumber;
}

/**
 * The key of a shortcut: the player's own, or the standard one.
 * @param {string} name
 */
const keyOf = (name) => settings.map[name] ?? shortcuts.find(([it]) => it === name)?.[1] ?? "";

/** Whether a field takes what is typed. */
const typing = () => {
  const at = document.activeElement;
  if (at instanceof HTMLInputElement) return !["range", "checkbox", "button"].includes(at.type);
  return at instanceof HTMLTextAreaElement || at instanceof HTMLSelectElement;
};

/** The shortcut that waits for a new key. @type {string | null} */
let remapping = null;

/** @param {KeyboardEvent} event */
function press(event) {
  if (remapping) return remap(event);
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (!settings.keys || typing() || isOpen()) return;
  if (/^[1-9]$/.test(event.key) && kind === "table") {
    event.preventDefault();
    choose(Number(event.key));
    return;
  }
  const found = shortcuts.find(([name]) => keyOf(name) === event.key);
  const act = found && does[found[0]];
  if (act) {
    event.preventDefault();
    act();
  }
}

/** @param {KeyboardEvent} event */
function remap(event) {
  if (["Shift", "Control", "Alt", "Meta"].includes(event.key)) return;
  const name = remapping;
  remapping = null;
  event.preventDefault();
  event.stopPropagation();
  if (name && event.key.length === 1 && !/^[1-9 ]$/.test(event.key)) {
    const other = shortcuts.find(([it]) => it !== name && keyOf(it) === event.key);
    if (other) toast(say("keyTaken", other[2]));
    else settings.map[name] = event.key;
    keepSettings();
  }
  label();
}

/** Writes every shortcut's key into the list. */
function label() {
  for (const button of document.querySelectorAll("[data-remap]")) {
    const kbd = button.querySelector("kbd");
    if (kbd) kbd.textContent = keyOf(/** @type {HTMLElement} */ (button).dataset.remap ?? "");
  }
}

/** Wires the keyboard and the list of keys. */
export function startKeys() {
  label();
  document.addEventListener("keydown", press, true);
  byId("keys")?.addEventListener("click", (event) => {
    const button = /** @type {Element} */ (event.target).closest("[data-remap]");
    if (!(button instanceof HTMLElement)) return;
    label();
    remapping = button.dataset.remap ?? null;
    const kbd = button.querySelector("kbd");
    if (kbd) kbd.textContent = say("pressKey");
    announce(say("pressKey"));
  });
  byId("keys")?.addEventListener("close", () => {
    remapping = null;
  });
  byId("keys-reset")?.addEventListener("click", () => {
    settings.map = {};
    keepSettings();
    label();
  });
}
