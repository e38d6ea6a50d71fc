// A board on which an action takes two clicks, or one part stands for several actions.

import { all, copyOf } from "./dom.js";
import { onChange } from "./fragments.js";
import { mark, unmark } from "./marks.js";
import { announce, say } from "./page.js";
import { askWhich, dropQuestion } from "./which.js";

/** The part that was chosen first: a stack, a unit in hand. @type {string | null} */
let source = null;

/** Does an action. @typedef {(action: string) => void} Doing */

/** What may be done, as a table or a lesson lists it. */
const listed = () => all(".actions .act", HTMLElement);

/**
 * Chooses a part. Says whether that meant anything beyond its own single action.
 * @param {HTMLElement | SVGElement} target
 * @param {Doing} act
 */
export function pick(target, act) {
  const part = target.dataset.target ?? "";
  const choices = listed();
  const reached = source === null ? [] : choices.filter((it) => it.dataset.source === source && it.dataset.target === part);
  dropQuestion();
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
  source = part;
  mark(part, new Set(listed().flatMap((it) => (it.dataset.source === part ? (it.dataset.target ?? []) : []))));
  announce(say("takenUp", name));
}

/** Lets the first part go. */
function letGo() {
  if (source === null) return;
  source = null;
  unmark();
}

/**
 * Does the one action there is, or asks which.
 * @param {HTMLElement[]} choices
 * @param {Doing} act
 */
function offer(choices, act) {
  const [only, ...more] = choices;
  if (only && !more.length) return act(only.dataset.action ?? "");
  askWhich(
    choices.map((choice) => ({
      inside: [...choice.querySelectorAll(".words, .brief")].map(copyOf),
      act: () => act(choice.dataset.action ?? ""),
    })),
  );
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
    if (event.key !== "Escape" || document.querySelector("dialog[open]")) return;
    dropQuestion();
    if (source !== null) {
      letGo();
      announce(say("letGo"));
    }
  });
  onChange(() => {
    letGo();
    for (const group of document.querySelectorAll("details.from")) group.toggleAttribute("open", open.has(group.id));
  });
}
