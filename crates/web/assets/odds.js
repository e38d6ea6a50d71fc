// What comes of an action: its odds, in the panel beside the prompt.

import { buttonOf, legal } from "./actions.js";
import { citing } from "./cite.js";
import { byId, copyOf, first, hit, make } from "./dom.js";
import { buttonFor } from "./folded.js";
import { onChange } from "./fragments.js";
import { state } from "./live.js";
import { announce, ask, data, recall, remember, say } from "./page.js";
import { field, text } from "./pure/read.js";
import { isBusy } from "./send.js";

/** How long the pointer rests on an action before its odds are asked for, in milliseconds. */
const REST = 90;

/** Odds by version and action: nothing is asked twice. @type {Map<string, string>} */
const known = new Map();
let oddsTimer = 0;
/** The version and action whose odds are wanted: what was asked before is dropped. */
let wanted = "";
/** The version and action that a finger has considered. */
let considered = "";
/** The version that the panel speaks of. */
let shownAt = state.version;

/** Asks for no odds any more: something is done. */
export function forgetOdds() {
  clearTimeout(oddsTimer);
  wanted = "";
}

/**
 * A part of the panel, for odds or for advice. Whatever else stood there gives way.
 * @param {"told" | "advised"} name
 */
export function room(name) {
  const panel = byId("odds");
  if (!panel) return null;
  for (const other of [...panel.children]) if (!other.matches(".told, .advised")) other.remove();
  const found = first(`#odds > .${name}`, HTMLElement);
  if (found) return found;
  const made = make("div", { class: name });
  if (name === "advised") panel.prepend(made);
  else panel.append(made);
  return made;
}

/** Takes a part of the panel away; an empty panel says what it is for. @param {"told" | "advised"} name */
export function clear(name) {
  keepingInSight(() => {
    const panel = byId("odds");
    first(`#odds > .${name}`, HTMLElement)?.remove();
    if (panel && !panel.children.length) panel.append(make("p", { class: "help" }, say("oddsEmpty")));
  });
}

/**
 * Changes the panel. What has the focus beside it stays in sight if the panel's growing or shrinking
 * would take it away; otherwise nothing scrolls, since a pointer may be on its way to something.
 * @param {() => void} change
 */
function keepingInSight(change) {
  const at = document.activeElement;
  const before = at?.closest(".console") && !at.closest("#odds") ? at.getBoundingClientRect() : null;
  change();
  const after = at?.getBoundingClientRect();
  if (before && after && isInSight(before) && !isInSight(after)) at?.scrollIntoView({ block: "nearest" });
}

/** @param {DOMRect} box */
const isInSight = (box) => box.top >= 0 && box.bottom <= innerHeight;

/** Whether there is a chance to think about: otherwise an empty answer is not worth a word. */
const hasOdds = () => Boolean(document.querySelector("#actions .brief"));

/**
 * Puts odds into the page, the exact figures folded as the player left them.
 * @param {Element} place
 * @param {string} html
 */
export function putOdds(place, html) {
  place.innerHTML = html;
  citing(place);
  for (const exact of place.querySelectorAll(".pm-exact")) exact.toggleAttribute("open", recall("exact") === true);
}

/** What an action does, without what it cites: its button says that as well. @param {string} action */
function wordsOf(action) {
  const words = first(".words", HTMLElement, buttonOf(action) ?? make("span"));
  if (!words) return action;
  const copy = copyOf(words);
  for (const cited of copy.querySelectorAll("[data-cites]")) cited.remove();
  return copy.textContent?.trim() || action;
}

/** @param {string} action @param {string} html */
function show(action, html) {
  // A first tap that only looks must not seem to do nothing.
  const isTapped = considered === `${state.version} ${action}`;
  if (!html && !hasOdds() && !isTapped) return clear("told");
  const inside = make("div");
  if (html) putOdds(inside, html);
  else inside.append(make("p", { class: "help" }, say("noOdds")));
  const again = isTapped ? [make("p", { class: "again" }, say("tapAgain"))] : [];
  keepingInSight(() => room("told")?.replaceChildren(...again, make("h3", {}, wordsOf(action)), inside));
  shownAt = state.version;
}

/**
 * Shows the odds of an action. A question that is overtaken, by another one or by a step, is
 * dropped without a word.
 * @param {string} action
 */
export function odds(action) {
  clearTimeout(oddsTimer);
  const version = state.version;
  const name = `${version} ${action}`;
  wanted = name;
  const found = known.get(name);
  if (found !== undefined) return show(action, found);
  oddsTimer = setTimeout(async () => {
    if (isBusy() || version !== state.version || !legal().includes(action)) return;
    const { ok, body } = await ask("GET", `${data.api}/odds?action=${encodeURIComponent(action)}&version=${version}`);
    if (!ok || field(body, "version") !== version || version !== state.version) return;
    const html = text(field(body, "html"));
    known.set(name, html);
    if (html) await buttonFor(action);
    if (wanted === name) show(action, html);
  }, REST);
}

/**
 * A finger cannot rest on an action: its first tap on one that rolls dice shows the odds, and the
 * second does it.
 * @param {MouseEvent} event
 */
function tapFirst(event) {
  const button = hit(event, "#actions .act[data-chance]");
  const action = button?.dataset.action;
  if (!action || !(event instanceof PointerEvent) || event.pointerType !== "touch") return;
  const name = `${state.version} ${action}`;
  if (considered === name) return;
  considered = name;
  event.preventDefault();
  event.stopPropagation();
  odds(action);
  button.classList.add("considered");
  announce(say("tapAgain"));
}

/** Wires the panel. */
export function startOdds() {
  document.addEventListener("click", tapFirst, true);
  // Whoever comes to the panel wants what stands there, and not what he passed on the way.
  document.addEventListener("pointerover", (event) => {
    if (hit(event, "#odds .told")) forgetOdds();
  });
  document.addEventListener(
    "toggle",
    (event) => {
      const exact = event.target;
      if (exact instanceof HTMLDetailsElement && exact.matches(".pm-exact")) remember("exact", exact.open);
    },
    true,
  );
  onChange(() => {
    if (shownAt === state.version) return;
    shownAt = state.version;
    known.clear();
    clear("told");
  });
}
