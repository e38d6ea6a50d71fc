// The line under the map: what the part is called that has the focus, is pointed at or was taken up.
// A whole map on a small screen has no room for names.

import { all, byId, hit, isShown } from "./dom.js";
import { onChange } from "./fragments.js";

/** A part of the board with a name. */
const NAMED = "#board [data-target][data-name]";

/** The name of what was looked at last. */
let looked = "";

/** What was taken up stays named until it is put down. */
const taken = () => all("#board .chosen[data-name]", SVGElement).find(isShown)?.dataset.name ?? "";

function show() {
  const place = byId("map-caption");
  if (!place) return;
  const from = taken();
  place.textContent = from && looked && from !== looked ? `${from} → ${looked}` : looked || from;
}

/** @param {Event} event */
function look(event) {
  const name = hit(event, NAMED)?.dataset.name;
  if (name === undefined) return;
  looked = name;
  show();
}

/** Wires the line. */
export function startCaption() {
  for (const name of ["focusin", "pointerover", "pointerdown"]) document.addEventListener(name, look);
  document.addEventListener("picked", show);
  onChange(show);
}
