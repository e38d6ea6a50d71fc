// The board: choosing on it by mouse, touch and keyboard.

import { ending } from "./actions.js";
import { pick, startChoosing } from "./choose.js";
import { all, byId, hit, isShown } from "./dom.js";
import { onChange } from "./fragments.js";
import { bind } from "./keys.js";
import { announce, kind, say } from "./page.js";
import { drawFocus, drawOutlines } from "./outline.js";
import { choosePart, isPlanning } from "./plan.js";
import { around, middle, nearest } from "./pure/direction.js";
import { showPart, startZoom } from "./zoom.js";

/** What the page does about a choice: `touch` comes first and says whether a click was for the hand, `nothing` comes last; `ground` is what is no part. @typedef {{act: (action: string) => unknown, whyNot: (action: string) => unknown, odds: (action: string) => unknown, touch?: (part: HTMLElement | SVGElement) => boolean, nothing?: (part: HTMLElement | SVGElement) => unknown, ground?: () => unknown}} Doing */

/** @type {Doing} */
let does = { act: () => {}, whyNot: () => {}, odds: () => {} };

/** Hidden counters take no focus. @param {Element} it */
const isSeen = (it) => isShown(it) && it.checkVisibility({ visibilityProperty: true });

/** What can be chosen on the board: where every part answers, each of them. */
const choosable = () => (does.nothing ? "#board [data-target]" : "#board .target, #board .goal");

/** The targets that can be seen. */
const targets = () => all(choosable(), SVGElement).filter(isSeen);

/** What is to be chosen now: where something that was taken up may go, or all that is legal. */
const wanted = () => (document.querySelector("#board .goal") ? ".goal" : ".legal");

/**
 * Lets one target take the Tab key, and the others the arrows.
 * @param {SVGElement} [chosen]
 */
function rove(chosen) {
  const seen = targets();
  const at = chosen ?? seen.find((it) => it === document.activeElement) ?? seen.find((it) => it.matches(wanted())) ?? seen[0];
  for (const target of seen) target.setAttribute("tabindex", target === at ? "0" : "-1");
  return at;
}

/** @param {SVGElement | undefined} target */
function focus(target) {
  if (!target) return byId("board-view")?.focus();
  rove(target);
  target.focus();
  target.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Goes to a part: it has the focus, and the window on the map shows it. @param {SVGElement} part */
export function goToPart(part) {
  if (!part.hasAttribute("tabindex")) part.setAttribute("tabindex", "-1");
  focus(part);
  showPart();
}

/** @param {Element} element */
const centre = (element) => middle(element.getBoundingClientRect());

/**
 * The nearest target that way, or the same where there is none.
 * @param {SVGElement} from
 * @param {string} key
 */
function towards(from, key) {
  const others = targets().filter((it) => it !== from);
  return others[nearest(centre(from), others.map(centre), key)] ?? from;
}

/** @param {number} by */
function step(by) {
  const legal = targets().filter((it) => isPlanning() || it.matches(wanted()));
  const at = legal.findIndex((it) => it === document.activeElement);
  focus(legal[around(at, by, legal.length)]);
}

/**
 * Does what a target stands for, or asks why it cannot be done.
 * @param {HTMLElement | SVGElement} target
 */
function choose(target) {
  if (isPlanning() && target.closest("#board")) return choosePart(target);
  const part = target.closest("#board") !== null;
  if (part && (does.touch?.(target) || pick(target, does.act))) return;
  const { action, ask } = target.dataset;
  if (action) does.act(action);
  else if (ask) does.whyNot(ask);
  else if (part) does.nothing?.(target);
}

/** A part with which nothing may be done answers too: it says why. */
function openParts() {
  if (!does.nothing) return;
  for (const part of document.querySelectorAll("#board [data-target]:not(.target)")) {
    if (!part.hasAttribute("tabindex")) part.setAttribute("tabindex", "-1");
  }
}

/** So long after a change nothing that ends a phase is pressed by a pointer that has not moved, in milliseconds. */
const SLIP = 400;
let settling = 0;

/** The list has changed under the pointer, or the pointer has moved since. @param {boolean} whether */
function settle(whether) {
  clearTimeout(settling);
  byId("actions")?.classList.toggle("settling", whether);
  if (whether) settling = setTimeout(() => settle(false), SLIP);
}

/** So near to the last click the next one may be its second half, in pixels. */
const SAME = 24;
/** Where the last click was. */
let clicked = { x: Number.NEGATIVE_INFINITY, y: 0 };

/** Whether something that ends a phase has come under a pointer that meant another thing. @param {MouseEvent} event @param {HTMLElement | SVGElement} target */
function isSlip(event, target) {
  const near = Math.hypot(event.clientX - clicked.x, event.clientY - clicked.y) < SAME;
  clicked = { x: event.clientX, y: event.clientY };
  return near && event.detail !== 0 && document.querySelector("#actions.settling") !== null && ending().includes(target.dataset.action ?? "");
}

/** Whether there is room for odds beside the list; else they lie over it. */
const roomy = matchMedia("(min-width: 63rem)");

/** Whether somebody turns to an action: where odds lie over the list, a focus that nobody sees is none. @param {Event} event */
const isMeant = (event) => event.type !== "focusin" || roomy.matches || (event.target instanceof Element && event.target.matches(":focus-visible"));

/** @param {Event} event */
function consider(event) {
  if (kind !== "table" || isPlanning() || !isMeant(event)) return;
  const action = hit(event, "[data-action]")?.dataset.action;
  if (action === undefined) return;
  light(action);
  does.odds(action);
}

/**
 * Marks one action wherever it stands: in the list and on the board.
 * @param {string} action
 */
function light(action) {
  for (const lit of document.querySelectorAll(".lit")) lit.classList.remove("lit");
  for (const same of document.querySelectorAll(`[data-action="${CSS.escape(action)}"]`)) same.classList.add("lit");
}

/** @param {KeyboardEvent} event */
function press(event) {
  const target = hit(event, choosable());
  if (!(target instanceof SVGElement)) return;
  if (event.key === "Enter" || event.key === " ") choose(target);
  else if (event.key === "Home") focus(targets()[0]);
  else if (event.key === "End") focus(targets().at(-1));
  else if (event.key.startsWith("Arrow")) focus(towards(target, event.key));
  else return;
  event.preventDefault();
}

/**
 * Wires the board.
 * @param {Doing} doing
 */
export function startBoard(doing) {
  does = doing;
  document.addEventListener("click", (event) => {
    const target = hit(event, `${choosable()}, #actions .act`);
    if (!target) {
      if (hit(event, "#board .map-view") && !isPlanning()) does.ground?.();
      return;
    }
    event.preventDefault();
    if (isSlip(event, target)) announce(say("tooQuick"), true);
    else choose(target);
  });
  byId("board")?.addEventListener("keydown", press);
  document.addEventListener("focusin", (event) => {
    const target = hit(event, choosable());
    if (target instanceof SVGElement) {
      drawFocus(target);
      rove(target);
    }
    consider(event);
  });
  document.addEventListener("pointerover", consider);
  addEventListener("resize", () => rove());
  document.addEventListener("pointermove", () => {
    settle(false);
  });
  onChange(() => {
    settle(true);
    drawOutlines();
    openParts();
    rove();
  });
  document.addEventListener("planning", () => rove());
  document.addEventListener("picked", () => rove());
  startChoosing();
  drawOutlines();
  openParts();
  rove();
  startZoom();
  bind({ board: () => focus(rove()), next: () => step(1), previous: () => step(-1) });
}
