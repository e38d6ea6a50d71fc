// Single keys: listed under `?`, each can be given another key, and all can be switched off.

import { isOpen, open } from "./dialogs.js";
import { all, byId, hit } from "./dom.js";
import { announce, keepSettings, kind, say, settings, shortcuts, toast } from "./page.js";
import { holderOf, isFree, isHeld, keyOf, numberOf, shortcutOf } from "./pure/keys.js";

/** What each shortcut does; parts of the page add theirs. @type {Record<string, () => void>} */
const does = { help: () => open("keys") };

/** Called with a digit from 1 to 9 and when it was pressed. @type {(number: number, when: number) => void} */
let choose = () => {};

/**
 * Says what a shortcut does.
 * @param {Record<string, () => void>} more
 * @param {(number: number, when: number) => void} [onNumber]
 */
export function bind(more, onNumber) {
  Object.assign(does, more);
  if (onNumber) choose = onNumber;
}

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
  // In a row of numbers these raise and lower the number.
  if (hit(event, "[data-row]") && ["+", "-"].includes(event.key)) return;
  const number = numberOf(event.key);
  if (number && kind === "table") {
    event.preventDefault();
    choose(number, event.timeStamp);
    return;
  }
  const found = shortcutOf(event.key, settings.map, shortcuts);
  const act = found && does[found[0]];
  if (act) {
    event.preventDefault();
    act();
  }
}

/** @param {KeyboardEvent} event */
function remap(event) {
  if (isHeld(event.key)) return;
  const name = remapping;
  remapping = null;
  event.preventDefault();
  event.stopPropagation();
  if (name && isFree(event.key)) {
    const other = holderOf(name, event.key, settings.map, shortcuts);
    if (other) toast(say("keyTaken", other[2]));
    else settings.map[name] = event.key;
    keepSettings();
  }
  label();
}

/** Writes every shortcut's key into the list. */
function label() {
  for (const button of all("[data-remap]", HTMLElement)) {
    const kbd = button.querySelector("kbd");
    if (kbd) kbd.textContent = keyOf(button.dataset.remap ?? "", settings.map, shortcuts);
  }
}

/** Wires the keyboard and the list of keys. */
export function startKeys() {
  label();
  document.addEventListener("keydown", press, true);
  byId("keys")?.addEventListener("click", (event) => {
    const button = hit(event, "[data-remap]");
    if (!button) return;
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
