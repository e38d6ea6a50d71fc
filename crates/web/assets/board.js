// The board: choosing on it by mouse, touch and keyboard.

import { isPicking, pick, startChoosing } from "./choose.js";
import { all, byId, hit, isShown } from "./dom.js";
import { onChange } from "./fragments.js";
import { bind } from "./keys.js";
import { kind } from "./page.js";
import { choosePart, isPlanning } from "./plan.js";
import { around, middle, nearest } from "./pure/direction.js";
import { startZoom } from "./zoom.js";

/** What the page does about a choice. @typedef {{act: (action: string) => unknown, whyNot: (action: string) => unknown, odds: (action: string) => unknown}} Doing */

/** @type {Doing} */
let does = { act: () => {}, whyNot: () => {}, odds: () => {} };

/** Hidden counters take no focus. @param {Element} it */
const isSeen = (it) => isShown(it) && it.checkVisibility({ visibilityProperty: true });

/** What can be chosen on the board: while a plan is drawn, every part of it. */
const choosable = () => (isPlanning() ? "#board [data-target]" : "#board .target");

/** The targets that can be seen. */
const targets = () => all(choosable(), SVGElement).filter(isSeen);

/** What is to be chosen now: where something that was taken up may go, or all that is legal. */
const wanted = () => (isPicking() ? ".goal" : ".legal");

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
  if (target.closest("#board") && pick(target, does.act)) return;
  const { action, ask } = target.dataset;
  if (action) does.act(action);
  else if (ask) does.whyNot(ask);
}

/** @param {Event} event */
function consider(event) {
  if (kind !== "table" || isPlanning()) return;
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
    if (!target) return;
    event.preventDefault();
    choose(target);
  });
  byId("board")?.addEventListener("keydown", press);
  document.addEventListener("focusin", (event) => {
    const target = hit(event, choosable());
    if (target instanceof SVGElement) rove(target);
    consider(event);
  });
  document.addEventListener("pointerover", consider);
  addEventListener("resize", () => rove());
  onChange(() => rove());
  document.addEventListener("planning", () => rove());
  document.addEventListener("picked", () => rove());
  startChoosing();
  rove();
  startZoom();
  bind({ board: () => focus(rove()), next: () => step(1), previous: () => step(-1) });
}
