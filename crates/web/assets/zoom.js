// The size of the board: zoom, fit, and pulling a board that is larger than its window.

import { byId, hit, write } from "./dom.js";
import { bind } from "./keys.js";
import { data, kind, recall, remember } from "./page.js";
import { place as readPlace } from "./pure/read.js";
import { centred, resized } from "./pure/size.js";

let zoom = 1;

/** @param {number} wanted */
function setZoom(wanted) {
  const view = byId("board-view");
  if (!view) return;
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = view;
  const ratio = wanted / zoom;
  zoom = wanted;
  view.style.setProperty("--zoom", String(zoom));
  view.scrollLeft = centred(scrollLeft, clientWidth, ratio);
  view.scrollTop = centred(scrollTop, clientHeight, ratio);
  write("zoom-now", `${Math.round(zoom * 100)} %`);
  keepPlace();
  document.dispatchEvent(new Event("zoomed"));
}

function keepPlace() {
  const view = byId("board-view");
  if (view) remember(`place.${data.game}`, { zoom, left: view.scrollLeft, top: view.scrollTop });
}

/** Lets the mouse pull the board. Touch scrolls by itself. */
function pan() {
  const view = byId("board-view");
  if (!view) return;
  /** @type {{x: number, y: number, left: number, top: number} | null} */
  let from = null;
  view.addEventListener("pointerdown", (event) => {
    if (event.pointerType !== "mouse" || event.button !== 0 || hit(event, ".target") || zoom <= 1) return;
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

/** Wires the buttons, and shows the board as it was left. */
export function startZoom() {
  const resize = (/** @type {string} */ how) => setZoom(resized(zoom, how));
  document.addEventListener("click", (event) => {
    const how = hit(event, "[data-zoom]")?.dataset.zoom;
    if (how) resize(how);
  });
  pan();
  const place = readPlace(recall(`place.${data.game}`));
  if (place && kind === "table") {
    setZoom(place.zoom);
    byId("board-view")?.scrollTo(place.left, place.top);
  }
  bind({ zoomIn: () => resize("in"), zoomOut: () => resize("out"), fit: () => resize("fit") });
}
