// The goal before the piece: a place is chosen first, and then who goes there.

import { listed } from "./actions.js";
import { copyOf } from "./dom.js";
import { mark, unmark } from "./marks.js";
import { announce, say } from "./page.js";
import { askWhich, dropQuestion } from "./which.js";

/** A part of the board with its name. @typedef {{part: string, name: string, at: HTMLElement | SVGElement}} Aim */

/** Where somebody is to go who is not chosen yet. @type {Aim | null} */
let aim = null;

/** Whether a part stands on the map: what does is a stack, and is taken up first. @param {string} part */
const isOnMap = (part) => document.querySelector(`#board .map [data-target="${CSS.escape(part)}"]`) !== null;

/** What brings a piece from beside the map to a part. @param {string} part */
const comers = (part) => listed().filter((it) => it.dataset.source && it.dataset.target === part && !isOnMap(it.dataset.source));

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
 * Chooses a goal, if somebody may go there, and asks who. Says whether it was one.
 * @param {Aim} chosen
 * @param {(action: string) => unknown} act
 */
export function aimAt(chosen, act) {
  const choices = comers(chosen.part);
  const same = aim?.part === chosen.part;
  forgetAim();
  if (same) announce(say("letGo"));
  if (same || !choices.length) return same;
  askWhich(
    choices.map((choice) => ({
      inside: [...choice.querySelectorAll(".words")].map(copyOf),
      act: () => act(choice.dataset.action ?? ""),
    })),
    { heading: say("aimed", chosen.name.split(/[,:]/)[0]), dropped: forgetAim },
  );
  aim = chosen;
  mark(chosen.part, new Set(choices.map((it) => it.dataset.source ?? "")));
  announce(say("aimed", chosen.name.split(/[,:]/)[0]));
  return true;
}
