// Rings of the board's parts, drawn from the outline that each part tells: of what may be done, and
// of what has the focus. What nobody sees is not drawn.

import { all, drawn } from "./dom.js";
import { focusRing, ring, spearhead } from "./pure/outline.js";

/** @param {import("./pure/outline.js").Shape} shape */
const element = ({ name, attributes }) => drawn(name, attributes);

/**
 * Draws shapes of an outline into a group, or takes them away. What is right stays as it is: a click
 * whose first half was on a shape that has gone meanwhile is none.
 * @param {Element} group
 * @param {string} outline Empty where nothing is to be drawn.
 * @param {(outline: string) => import("./pure/outline.js").Shape[]} shapes
 */
function keep(group, outline, shapes) {
  const told = outline && group.hasChildNodes() ? group.getAttribute("data-drawn") : "";
  if (told === outline && outline !== "") return;
  if (outline === "" && !group.hasChildNodes()) return;
  group.setAttribute("data-drawn", outline);
  group.replaceChildren(...(outline ? shapes(outline).map(element) : []));
}

/** A group of its own for each thing that lies on top of a part. @param {Element} top @param {string} kind */
function groupOn(top, kind) {
  const there = top.querySelector(`:scope > [data-shapes="${kind}"]`);
  if (there) return there;
  const made = drawn("g", { "data-shapes": kind });
  top.append(made);
  return made;
}

/** @param {SVGElement} under What tells the outline, and lies under its part. */
function draw(under) {
  const part = under.parentElement;
  const top = part?.querySelector(":scope > [data-top]");
  if (!part || !top) return;
  const outline = under.dataset.outline ?? "";
  // What only looks aside will be a goal again.
  const ringed = part.matches(".legal, .aside") ? outline : "";
  const focused = part === document.activeElement ? outline : "";
  keep(under, ringed, ring);
  if (ringed || top.hasChildNodes()) keep(groupOn(top, "head"), ringed, (it) => [spearhead(it)]);
  if (focused || top.hasChildNodes()) keep(groupOn(top, "focus"), focused, focusRing);
}

/** Draws the rings that are needed now. */
export function drawOutlines() {
  for (const it of all("#board [data-outline]", SVGElement)) draw(it);
}

/** Draws the ring of a part that is to have the focus. @param {Element} part */
export function drawFocus(part) {
  const under = part.querySelector(":scope > [data-outline]");
  if (under instanceof SVGElement) draw(under);
}
