// Rings of the board's parts, drawn from the outline that each part tells: of what may be done, and
// of what has the focus. What nobody sees is not drawn.

import { all, drawn } from "./dom.js";
import { focusRing, ring, spearhead } from "./pure/outline.js";

/** What was drawn last, by the element that tells the outline. @type {WeakMap<Element, string>} */
const known = new WeakMap();

/** @param {import("./pure/outline.js").Shape} shape */
const element = ({ name, attributes }) => drawn(name, attributes);

/** What lies on top of a part whose outline this is. @param {Element} under */
const topOf = (under) => under.parentElement?.querySelector(":scope > [data-top]");

/** @param {SVGElement} under What tells the outline, and lies under its part. */
function draw(under) {
  const [part, top] = [under.parentElement, topOf(under)];
  if (!part || !top) return;
  const outline = under.dataset.outline ?? "";
  // What only looks aside will be a goal again.
  const [isRinged, isFocused] = [part.matches(".legal, .aside"), part === document.activeElement];
  const wanted = `${isRinged} ${isFocused} ${outline}`;
  // What was drawn may have gone with an element that was made anew.
  const isThere = isRinged === under.hasChildNodes() && (isRinged || isFocused) === top.hasChildNodes();
  if (isThere && known.get(under) === wanted) return;
  known.set(under, wanted);
  under.replaceChildren(...(isRinged ? ring(outline).map(element) : []));
  const above = [...(isRinged ? [spearhead(outline)] : []), ...(isFocused ? focusRing(outline) : [])];
  top.replaceChildren(...above.map(element));
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
