// The window on the map: zoom by buttons, keys, wheel, two fingers and double tap; drawn along with
// the mouse, scrolled with a finger. What is seen through it is kept for the next visit.

import { byId, hit, write } from "./dom.js";
import { shownMap, startFit } from "./fit.js";
import { bind } from "./keys.js";
import { data, kind, recall, remember } from "./page.js";
import { middle } from "./pure/direction.js";
import { place as readPlace } from "./pure/read.js";
import { partAt, resized, scrollTo, within } from "./pure/size.js";

/** How far a mouse or a finger may slip in a click, in pixels. */
const SLIP = 6;
/** How soon the second tap of two has to come, in milliseconds, and how near to the first. */
const [SOON, NEAR] = [320, 28];
/** How much larger a double tap makes the map. */
const CLOSER = 2.5;
/** How much a pixel of the wheel changes the size. */
const WHEEL = 0.002;

/** @typedef {{x: number, y: number}} Point */

let zoom = 1;
/** What part of the map is in the middle of its window. @type {Point} */
let centre = { x: 0.5, y: 0.5 };

/** Both sides of the map as it is shown. */
function sides() {
  const shown = shownMap();
  if (!shown) return null;
  const { view, sheet } = shown;
  const { width, height } = sheet.getBoundingClientRect();
  return {
    view,
    across: { window: view.clientWidth, map: width, scroll: view.scrollLeft },
    down: { window: view.clientHeight, map: height, scroll: view.scrollTop },
  };
}

/** A point of the page as one of the map's window; its middle where none is given. @param {Point} [point] @returns {Point} */
function inView(point) {
  const view = shownMap()?.view;
  if (!view || !point) return { x: (view?.clientWidth ?? 0) / 2, y: (view?.clientHeight ?? 0) / 2 };
  const box = view.getBoundingClientRect();
  return { x: point.x - box.left - view.clientLeft, y: point.y - box.top - view.clientTop };
}

/** The part of the map that lies at a point of its window. @param {Point} at @returns {Point} */
function partOf(at) {
  const now = sides();
  return now ? { x: partAt(now.across, at.x), y: partAt(now.down, at.y) } : centre;
}

/** Scrolls so that a part of the map lies at a point of its window. @param {Point} part @param {Point} at */
function bring(part, at) {
  const now = sides();
  if (!now) return;
  now.view.scrollTo(scrollTo(now.across, part.x, at.x), scrollTo(now.down, part.y, at.y));
  centre = partOf(inView());
}

/**
 * Shows the map at a size. What lies at a point of the page stays there.
 * @param {number} wanted
 * @param {Point} [point]
 * @param {Point} [part] What should lie at the point instead.
 */
function setZoom(wanted, point, part) {
  const frame = byId("board-view");
  if (!frame) return;
  const at = inView(point);
  const stays = part ?? (point ? partOf(at) : centre);
  zoom = within(wanted);
  frame.style.setProperty("--zoom", String(zoom));
  frame.classList.toggle("zoomed", zoom > 1);
  bring(stays, at);
  write("zoom-now", `${Math.round(zoom * 100)} %`);
  keepPlace();
  document.dispatchEvent(new Event("zoomed"));
}

/** Keeps what is seen for the next visit. */
function keepPlace() {
  if (kind === "table") remember(`place.${data.game}`, { zoom, ...centre });
}

/** Puts the part of the board that has the focus, or was taken up, into the middle of the window. */
function centreOnPart() {
  const focused = document.activeElement?.closest("#board .map-view [data-target]");
  const part = focused ?? document.querySelector("#board .map-view .chosen, #board .map-view .legal");
  if (!part) return;
  if (zoom <= 1) setZoom(CLOSER);
  bring(partOf(inView(middle(part.getBoundingClientRect()))), inView());
  keepPlace();
}

/** Brings the part that has the focus into the window, where that shows less than the whole map. */
export function showPart() {
  if (zoom > 1) centreOnPart();
}

/** Closer at a point, or all of the map again. @param {Point} point */
const closer = (point) => (zoom > 1 ? setZoom(1) : setZoom(CLOSER, point));

/** The window on the map in which something happened. @param {Event} event */
const viewOf = (event) => hit(event, "#board-view .map-view");

/** Lets the mouse draw the map along where nothing is to be chosen. */
function pan() {
  /** @type {{x: number, y: number, left: number, top: number, view: Element} | null} */
  let from = null;
  let moved = false;
  document.addEventListener("pointerdown", (event) => {
    const view = viewOf(event);
    moved = false;
    if (!view || event.pointerType !== "mouse" || event.button !== 0 || zoom <= 1) return;
    if (hit(event, ".legal, .goal, .chosen, .piece")) return;
    from = { x: event.clientX, y: event.clientY, left: view.scrollLeft, top: view.scrollTop, view };
  });
  addEventListener("pointermove", (event) => {
    if (!from) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    moved ||= Math.hypot(x, y) > SLIP;
    if (moved) from.view.scrollTo(from.left - x, from.top - y);
  });
  addEventListener("pointerup", () => {
    from = null;
  });
  // What was drawn along was not clicked.
  document.addEventListener(
    "click",
    (event) => {
      if (moved && viewOf(event)) event.stopPropagation();
      moved = false;
    },
    true,
  );
}

/** @param {Touch} touch @returns {Point} */
const spot = (touch) => ({ x: touch.clientX, y: touch.clientY });

/** The middle of two fingers, and how far apart they are. @param {TouchList} touches */
function spread(touches) {
  const [one, other] = [...touches].map(spot);
  if (!one || !other) return null;
  const at = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  return { at, apart: Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)) };
}

/** Two fingers spread the map. One scrolls it: the browser sees to that. */
function pinch() {
  /** @type {{apart: number, zoom: number, part: Point} | null} */
  let begun = null;
  const frame = byId("board-view");
  frame?.addEventListener("touchstart", (event) => {
    const fingers = viewOf(event) && event.touches.length === 2 ? spread(event.touches) : null;
    begun = fingers && { apart: fingers.apart, zoom, part: partOf(inView(fingers.at)) };
  });
  const move = (/** @type {TouchEvent} */ event) => {
    const fingers = begun && spread(event.touches);
    if (!begun || !fingers) return;
    event.preventDefault();
    setZoom((begun.zoom * fingers.apart) / begun.apart, fingers.at, begun.part);
  };
  frame?.addEventListener("touchmove", move, { passive: false });
  for (const name of ["touchend", "touchcancel"]) frame?.addEventListener(name, () => (begun = null));
}

/** Two taps or clicks on the map come closer; two more show all of it. */
function doubleTap() {
  const frame = byId("board-view");
  let last = { x: 0, y: 0, time: Number.NEGATIVE_INFINITY };
  /** @type {Point | null} */
  let down = null;
  frame?.addEventListener("touchstart", (event) => {
    const [finger] = event.touches;
    down = finger && event.touches.length === 1 ? spot(finger) : null;
  });
  frame?.addEventListener("touchend", (event) => {
    const [finger] = event.changedTouches;
    // What is done by one tap must not be done by the first of two.
    if (!finger || !down || !viewOf(event) || hit(event, "[data-action]")) return;
    const at = spot(finger);
    if (Math.hypot(at.x - down.x, at.y - down.y) > SLIP) return;
    const isSecond = event.timeStamp - last.time < SOON && Math.hypot(at.x - last.x, at.y - last.y) < NEAR;
    last = { ...at, time: isSecond ? Number.NEGATIVE_INFINITY : event.timeStamp };
    if (!isSecond) return;
    event.preventDefault();
    closer(at);
  });
  frame?.addEventListener("dblclick", (event) => {
    if (viewOf(event) && !hit(event, ".target")) closer({ x: event.clientX, y: event.clientY });
  });
}

/** The wheel with Ctrl, which is also what two fingers on a pad send. */
function wheel() {
  const turn = (/** @type {WheelEvent} */ event) => {
    if (!event.ctrlKey || !viewOf(event)) return;
    event.preventDefault();
    setZoom(zoom * Math.exp(-event.deltaY * WHEEL), { x: event.clientX, y: event.clientY });
  };
  byId("board-view")?.addEventListener("wheel", turn, { passive: false });
}

/** Wires the buttons and the hands, and shows the map as it was left. */
export function startZoom() {
  const resize = (/** @type {string} */ how) => setZoom(resized(zoom, how));
  document.addEventListener("click", (event) => {
    const how = hit(event, "[data-zoom]")?.dataset.zoom;
    if (how) resize(how);
  });
  startFit();
  pan();
  pinch();
  doubleTap();
  wheel();
  const scrolled = (/** @type {Event} */ event) => {
    if (!viewOf(event)) return;
    centre = partOf(inView());
    document.dispatchEvent(new Event("panned"));
  };
  document.addEventListener("scroll", scrolled, { capture: true, passive: true });
  document.addEventListener("scrollend", (event) => viewOf(event) && keepPlace(), { capture: true, passive: true });
  // Whoever leaves while the map is still gliding finds it where he left it.
  addEventListener("pagehide", keepPlace);
  document.addEventListener("fitted", () => setZoom(zoom));
  const place = kind === "table" ? readPlace(recall(`place.${data.game}`)) : null;
  if (place) {
    centre = { x: place.x, y: place.y };
    setZoom(place.zoom);
  }
  bind({ zoomIn: () => resize("in"), zoomOut: () => resize("out"), fit: () => resize("fit"), centre: centreOnPart });
}
