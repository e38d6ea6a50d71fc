// How large the board and its map are drawn: all of it on one screen, as far as it can be read there.

import { all, byId, first, isShown } from "./dom.js";
import { onChange } from "./fragments.js";
import { boardWidth, fitted, isTooSmall } from "./pure/size.js";

/** @typedef {import("./pure/size.js").Size} Size */

/** How far the board stays from the edge of the window, in pixels. */
const EDGE = 8;

/** Sheets that stand one under the other need so much room for their letters, in letters of the page. */
const READABLE = 24;

/** The window on the map, and the sheet in it. @typedef {{view: HTMLElement, sheet: SVGSVGElement}} Shown */

/**
 * The map that is shown: the desk's or the phone's.
 * @returns {Shown | null}
 */
export function shownMap() {
  const view = all("#board .map-view", HTMLElement).find(isShown);
  const sheet = view && first("svg.map", SVGSVGElement, view);
  return view && sheet ? { view, sheet } : null;
}

/** What a drawing measures in its own units. @param {SVGSVGElement} sheet @returns {Size} */
const ownSize = (sheet) => ({ wide: sheet.viewBox.baseVal.width, high: sheet.viewBox.baseVal.height });

/** How high the letters of a map's names are, in its own units. @param {SVGSVGElement} sheet */
const letters = (sheet) => Number(first(".place-name text", SVGElement, sheet)?.getAttribute("font-size") ?? 0);

/** How high the letters of the page are, in pixels: a wide desk has larger ones. */
const pageLetters = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** What the sheets of a row measure together; side by side they are all as high. @param {Element} row @returns {Size} */
function rowSize(row) {
  const sizes = all("svg.sheet", SVGSVGElement, row).filter(isShown).map(ownSize);
  return { wide: sizes.reduce((sum, it) => sum + it.wide, 0), high: Math.max(...sizes.map((it) => it.high)) };
}

/** Whether sheets stand one under the other: then nobody expects to see all of them at once. @param {Element} row */
const isStacked = (row) => getComputedStyle(row).flexDirection === "column";

/** The room that the style sheet leaves for something. @param {Element} element */
const highest = (element) => Number.parseFloat(getComputedStyle(element).maxHeight) || Number.POSITIVE_INFINITY;

/** @param {HTMLElement} frame @param {HTMLElement} board @param {Shown} shown */
function fitBoard(frame, board, { view, sheet }) {
  const rows = all(".sheets", HTMLElement, board).filter(isShown);
  const drawn = rows.reduce((sum, it) => sum + it.getBoundingClientRect().height, 0);
  const gaps = board.getBoundingClientRect().height - drawn;
  const edges = board.clientWidth - (rows[0]?.clientWidth ?? board.clientWidth);
  const room = { wide: frame.clientWidth, high: highest(view) };
  const map = ownSize(sheet);
  const least = Math.min(room.wide, READABLE * pageLetters());
  const width = rows.some(isStacked)
    ? Math.max(least, fitted(map, { wide: room.wide - edges, high: room.high }).wide + edges)
    : boardWidth({ rows: rows.map(rowSize), gaps, edges, map, letters: letters(sheet), page: pageLetters(), room });
  frame.style.setProperty("--board-wide", `${width}px`);
}

/** A board higher than the window is drawn up until its end is seen, and stays there. @param {HTMLElement} frame */
function stick(frame) {
  const area = frame.closest(".board-area");
  if (!(area instanceof HTMLElement)) return;
  area.style.setProperty("--stick", `${Math.min(EDGE, innerHeight - area.offsetHeight - EDGE)}px`);
}

/** Tells the style sheet how far down the page the map begins: a phone's map ends where its sheet begins. @param {HTMLElement} view */
function measureAbove(view) {
  const above = view.getBoundingClientRect().top + scrollY;
  first(".board-view", HTMLElement)?.style.setProperty("--above", `${above}px`);
}

/** Tells the style sheet how high what lies below the board is. */
function measureBelow() {
  const [side, console] = [first(".side", HTMLElement), first(".console", HTMLElement)];
  console?.style.setProperty("--below", `${side?.offsetHeight ?? 0}px`);
}

/** What the map was made to fit when it was last told of. */
let told = "";

/**
 * Makes board and map as large as their room lets them be, and tells of it where that is new.
 */
export function fit() {
  const [frame, board, shown] = [byId("board-view"), byId("board"), shownMap()];
  if (!frame || !board || !shown) return;
  measureAbove(shown.view);
  fitBoard(frame, board, shown);
  const { view, sheet } = shown;
  const { wide, high } = fitted(ownSize(sheet), { wide: view.parentElement?.clientWidth ?? 0, high: highest(view) });
  frame.style.setProperty("--fit-wide", `${wide}px`);
  frame.style.setProperty("--fit-high", `${high}px`);
  // How much of the map's own units a pixel is: letters at its edges are as high as those of the page.
  frame.style.setProperty("--unit", String(ownSize(sheet).wide / Math.max(1, wide)));
  const below = view.getBoundingClientRect().bottom - frame.getBoundingClientRect().top;
  frame.style.setProperty("--caption-top", `${below}px`);
  stick(frame);
  const now = `${sheet.dataset.sheet} ${wide} ${letters(sheet)}`;
  if (now === told) return;
  told = now;
  document.dispatchEvent(new Event("fitted"));
}

/** Whether the names on the map are too small to be read as it is shown. */
export function areNamesSmall() {
  const shown = shownMap();
  const high = shown ? letters(shown.sheet) : 0;
  return shown !== null && high > 0 && isTooSmall(high, ownSize(shown.sheet), shown.sheet.getBoundingClientRect().width);
}

/** Keeps the board fitted. */
export function startFit() {
  const frame = byId("board-view");
  if (frame) new ResizeObserver(fit).observe(frame);
  const [side, title] = [first(".side", HTMLElement), first(".title", HTMLElement)];
  if (title) new ResizeObserver(fit).observe(title);
  if (side) new ResizeObserver(measureBelow).observe(side);
  addEventListener("resize", fit);
  onChange(fit);
  fit();
}
