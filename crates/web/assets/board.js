// The board: choosing on it by mouse, touch and keyboard; zoom, fit and panning.

import { byId, data, kind, recall, remember } from "./page.js";
import { bind } from "./keys.js";
import { isShown, onChange } from "./live.js";
import { choosePart, isPlanning } from "./plan.js";
import { isPicking, pick, startChoosing } from "./choose.js";

/** What the page does about a choice. @typedef {{act: (action: string) => unknown, whyNot: (action: string) => unknown, odds: (action: string) => unknown}} Doing */

/** @type {Doing} */
let does = { act: () => {}, whyNot: () => {}, odds: () => {} };

/** Hidden counters take no focus. @param {Element} it */
const isSeen = (it) => isShown(it) && it.checkVisibility({ visibilityProperty: true });

/** What can be chosen on the board: while a plan is drawn, every part of it. */
const choosable = () => (isPlanning() ? "#board [data-target]" : "#board .target");

/** The targets that can be seen. @returns {SVGElement[]} */
const targets = () =>
  [...document.querySelectorAll(choosable())].filter(isSeen).map((it) => /** @type {SVGElement} */ (it));

/**
 * Lets one target take the Tab key, and the others the arrows.
 * @param {SVGElement} [chosen]
 */
function rove(chosen) {
  const all = targets();
  const at = chosen ?? all.find((it) => it === document.activeElement) ?? all.find((it) => it.matches(isPicking() ? ".goal" : ".legal")) ?? all[0];
  for (const target of all) target.setAttribute("tabindex", target === at ? "0" : "-1");
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
function centre(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * The nearest target that way.
 * @param {SVGElement} from
 * @param {string} key
 */
function towards(from, key) {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0];
  const here = centre(from);
  let best;
  let least = Infinity;
  for (const target of targets()) {
    const there = centre(target);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (target !== from && along > 2 && along + 2 * aside < least) {
      least = along + 2 * aside;
      best = target;
    }
  }
  return best;
}

/** @param {number} by */
function step(by) {
  const legal = targets().filter((it) => isPlanning() || it.matches(isPicking() ? ".goal" : ".legal"));
  const at = legal.findIndex((it) => it === document.activeElement);
  focus(legal[(at + by + legal.length) % legal.length]);
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
  const target = /** @type {Element} */ (event.target).closest("[data-action]");
  if (!(target instanceof HTMLElement || target instanceof SVGElement)) return;
  const action = target.dataset.action ?? "";
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
  const target = /** @type {Element} */ (event.target).closest(choosable());
  if (!(target instanceof SVGElement)) return;
  const all = targets();
  if (event.key === "Enter" || event.key === " ") choose(target);
  else if (event.key === "Home") focus(all[0]);
  else if (event.key === "End") focus(all[all.length - 1]);
  else if (event.key.startsWith("Arrow")) focus(towards(target, event.key) ?? target);
  else return;
  event.preventDefault();
}

const STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4];
let zoom = 1;

/** @param {number} wanted */
function setZoom(wanted) {
  const view = byId("board-view");
  if (!view) return;
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = view;
  const ratio = wanted / zoom;
  zoom = wanted;
  view.style.setProperty("--zoom", String(zoom));
  view.scrollLeft = (scrollLeft + clientWidth / 2) * ratio - clientWidth / 2;
  view.scrollTop = (scrollTop + clientHeight / 2) * ratio - clientHeight / 2;
  const now = byId("zoom-now");
  if (now) now.textContent = `${Math.round(zoom * 100)} %`;
  keepPlace();
  document.dispatchEvent(new Event("zoomed"));
}

function keepPlace() {
  const view = byId("board-view");
  if (view) remember(`place.${data.game}`, { zoom, left: view.scrollLeft, top: view.scrollTop });
}

/** @param {string} how */
function zoomBy(how) {
  if (how === "fit") return setZoom(1);
  const at = STEPS.findIndex((it) => it >= zoom);
  setZoom(STEPS[Math.max(0, Math.min(STEPS.length - 1, at + (how === "in" ? 1 : -1)))]);
}

/** Lets the mouse pull a board that is larger than its window. Touch scrolls by itself. */
function pan() {
  const view = byId("board-view");
  if (!view) return;
  /** @type {{x: number, y: number, left: number, top: number} | null} */
  let from = null;
  view.addEventListener("pointerdown", (event) => {
    const free = !(/** @type {Element} */ (event.target).closest(".target"));
    if (event.pointerType !== "mouse" || event.button !== 0 || !free || zoom <= 1) return;
    from = { x: event.clientX, y: event.clientY, left: view.scrollLeft, top: view.scrollTop };
  });
  addEventListener("pointermove", (event) => {
    if (!from) return;
    view.scrollLeft = from.left - (event.clientX - from.x);
    view.scrollTop = from.top - (event.clientY - from.y);
  });
  addEventListener("pointerup", () => {
    from = null;
  });
  view.addEventListener("scrollend", keepPlace);
}

/**
 * Wires the board.
 * @param {Doing} doing
 */
export function startBoard(doing) {
  does = doing;
  document.addEventListener("click", (event) => {
    const clicked = /** @type {Element} */ (event.target);
    const target = clicked.closest(`${choosable()}, #actions .act`);
    if (target instanceof HTMLElement || target instanceof SVGElement) {
      event.preventDefault();
      choose(target);
    }
    const zoomer = clicked.closest("[data-zoom]");
    if (zoomer instanceof HTMLElement) zoomBy(zoomer.dataset.zoom ?? "");
  });
  byId("board")?.addEventListener("keydown", press);
  document.addEventListener("focusin", (event) => {
    const target = /** @type {Element} */ (event.target).closest(choosable());
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
  pan();
  const place = recall(`place.${data.game}`);
  if (place && kind === "table") {
    setZoom(place.zoom);
    byId("board-view")?.scrollTo(place.left, place.top);
  }
  bind({
    board: () => focus(rove()),
    next: () => step(1),
    previous: () => step(-1),
    zoomIn: () => zoomBy("in"),
    zoomOut: () => zoomBy("out"),
    fit: () => zoomBy("fit"),
  });
}
