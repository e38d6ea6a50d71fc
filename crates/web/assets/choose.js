// A board on which an action takes two clicks, or one part stands for several actions.

import { all, make } from "./dom.js";
import { onChange } from "./fragments.js";
import { announce, say } from "./page.js";

/** The part that was chosen first: a stack, a unit in hand. @type {string | null} */
let source = null;

/** Does an action. @typedef {(action: string) => void} Doing */

/** What may be done, as a table or a lesson lists it. */
const listed = () => all(".actions .act", HTMLElement);

/** Every part of the board, for a desk and for a phone. */
const parts = () => all("#board [data-target]", SVGElement);

/** Whether a part was chosen and a second one is waited for. */
export const isPicking = () => source !== null;

/**
 * Chooses a part. Says whether that meant anything beyond its own single action.
 * @param {HTMLElement | SVGElement} target
 * @param {Doing} act
 */
export function pick(target, act) {
  const part = target.dataset.target ?? "";
  const choices = listed();
  const reached = source === null ? [] : choices.filter((it) => it.dataset.source === source && it.dataset.target === part);
  if (reached.length) {
    letGo();
    offer(reached, act);
    return true;
  }
  if (source === part) {
    letGo();
    announce(say("letGo"));
    return true;
  }
  const here = choices.filter((it) => !it.dataset.source && it.dataset.target === part);
  const field = here.map((it) => it.closest(".number")?.querySelector("input")).find(Boolean);
  if (field) field.focus();
  else if (here.length > 1) offer(here, act);
  else if (!here.length && choices.some((it) => it.dataset.source === part)) take(part, target.dataset.name ?? part);
  else return false;
  return true;
}

/**
 * Chooses the first part, and marks where it may go.
 * @param {string} part
 * @param {string} name
 */
function take(part, name) {
  letGo();
  source = part;
  const goals = new Set(listed().filter((it) => it.dataset.source === part).map((it) => it.dataset.target));
  for (const it of parts()) {
    if (it.dataset.target === part) {
      it.classList.add("chosen");
      it.setAttribute("aria-pressed", "true");
    } else if (goals.has(it.dataset.target)) {
      it.classList.add("goal");
      lend(it);
    }
  }
  announce(say("takenUp", name));
  document.dispatchEvent(new Event("picked"));
}

/**
 * Makes a part that could not be used a button, until it is let go.
 * @param {SVGElement} part
 */
function lend(part) {
  if (part.classList.contains("target")) return;
  part.classList.add("target");
  part.dataset.lent = part.getAttribute("role") ?? "";
  part.setAttribute("role", "button");
  part.setAttribute("tabindex", "-1");
}

/** Lets the first part go. */
function letGo() {
  source = null;
  for (const it of parts()) {
    it.classList.remove("chosen", "goal");
    it.removeAttribute("aria-pressed");
    if (it.dataset.lent === undefined) continue;
    it.classList.remove("target");
    it.setAttribute("role", it.dataset.lent);
    it.removeAttribute("tabindex");
    delete it.dataset.lent;
  }
}

/**
 * Does the one action there is, or asks which.
 * @param {HTMLElement[]} choices
 * @param {Doing} act
 */
function offer(choices, act) {
  const [only, ...more] = choices;
  if (only && !more.length) return act(only.dataset.action ?? "");
  const title = make("h2", { id: "which-title" }, say("which"));
  const list = make("div", { class: "actions" });
  const dialog = make("dialog", { class: "which", "aria-labelledby": "which-title" });
  for (const choice of choices) {
    const button = make("button", { type: "button", class: "choice" });
    for (const part of choice.querySelectorAll(".words, .brief")) button.append(part.cloneNode(true));
    button.addEventListener("click", () => {
      dialog.close();
      act(choice.dataset.action ?? "");
    });
    list.append(button);
  }
  const cancel = make("button", { type: "button" }, say("cancel"));
  cancel.addEventListener("click", () => dialog.close());
  dialog.append(title, list, cancel);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** Which groups of the list are folded open, by id: a new list opens them again. @type {Set<string>} */
const open = new Set();

/** @param {Event} event */
function keepOpen(event) {
  const group = event.target;
  if (!(group instanceof HTMLDetailsElement) || !group.matches(".from")) return;
  if (group.open) open.add(group.id);
  else open.delete(group.id);
}

/** Wires folded groups, and the key that lets go. */
export function startChoosing() {
  document.addEventListener("toggle", keepOpen, true);
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && isPicking() && !document.querySelector("dialog[open]")) {
      letGo();
      announce(say("letGo"));
    }
  });
  onChange(() => {
    letGo();
    for (const group of document.querySelectorAll("details.from")) group.toggleAttribute("open", open.has(group.id));
  });
}
