// The goal before the piece: a place is chosen first, and then who goes there.

import { listed } from "./actions.js";
import { mark, unmark } from "./marks.js";
import { announce, say } from "./page.js";
import { askWhich, dropQuestion } from "./which.js";

/** A part of the board with its name. @typedef {{part: string, name: string, at: HTMLElement | SVGElement}} Aim */
/** Who may go there: the part that is taken up, in words, and what sends it. @typedef {{source: string, words: string, act: () => unknown}} Comer */

/** Where somebody is to go who is not chosen yet. @type {Aim | null} */
let aim = null;

/** Whether a part stands on the map: what does is a stack, and is taken up first. @param {string} part */
const isOnMap = (part) => document.querySelector(`#board .map [data-target="${CSS.escape(part)}"]`) !== null;

/**
 * Whether a part may be a goal before anything is taken up: all that can be lies beside the map, and
 * the part does nothing by itself.
 * @param {HTMLElement | SVGElement} part
 * @param {string[]} sources
 */
export const mayAim = (part, sources) =>
  sources.length > 0 &&
  part.closest("#board .map") !== null &&
  part.dataset.action === undefined &&
  !sources.some(isOnMap) &&
  !listed().some((it) => !it.dataset.source && it.dataset.target === part.dataset.target);

/** The goal that was chosen, which is then used up. */
export function takeAim() {
  const was = aim;
  forgetAim();
  return was;
}

/** The goal is not meant any more. */
export function forgetAim() {
  if (!aim) return;
  aim = null;
  unmark();
  dropQuestion();
}

/**
 * Keeps a goal, and asks who goes there.
 * @param {Aim} chosen
 * @param {Comer[]} comers
 */
export function aimAt(chosen, comers) {
  const heading = say("aimed", chosen.name.split(/[,:]/)[0]);
  askWhich(comers.map(({ words, act }) => ({ inside: [words], act })), { heading, dropped: forgetAim });
  aim = chosen;
  mark(chosen.part, new Set(comers.map((it) => it.source)));
  announce(heading);
}
