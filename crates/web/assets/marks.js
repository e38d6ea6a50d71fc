// Marks on the board: what is in the hand, and where it may go.

import { all, byId, drawn } from "./dom.js";

/** A spearhead that points down. */
const HEAD = "M0 9L-10-8L0-3L10-8Z";

/** Every part of the board, in all its layouts. */
const parts = () => all("#board [data-target]", SVGElement);

/**
 * Marks a part as taken up, and others as where it may go.
 * @param {string} source
 * @param {Set<string>} goals
 */
export function mark(source, goals) {
  unmark();
  byId("board")?.classList.add("holding");
  for (const part of parts()) {
    const name = part.dataset.target ?? "";
    if (name === source) {
      part.classList.add("chosen");
      part.setAttribute("aria-pressed", "true");
    } else if (goals.has(name)) {
      part.classList.add("goal");
      lend(part);
      point(part);
    } else if (part.classList.contains("legal")) part.classList.replace("legal", "aside");
  }
  document.dispatchEvent(new Event("picked"));
}

/** Makes a part that could not be used a button, until the marks go. @param {SVGElement} part */
function lend(part) {
  part.dataset.lent = part.getAttribute("role") ?? "";
  part.setAttribute("role", "button");
  if (!part.hasAttribute("tabindex")) part.setAttribute("tabindex", "-1");
}

/** Lets a spearhead hang into a goal that has none of its own. @param {SVGElement} part */
function point(part) {
  const land = part.querySelector('[pointer-events="all"] path');
  if (!(land instanceof SVGGeometryElement)) return;
  const box = land.getBBox();
  const x = box.x + box.width / 2;
  let y = box.y;
  // A piece of land need not reach the top of its box in the middle.
  while (y < box.y + box.height / 2 && !land.isPointInFill(new DOMPoint(x, y + 3))) y += 3;
  part.append(drawn("path", { d: HEAD, class: "goal-mark", transform: `translate(${x} ${y + 3}) scale(0.85)` }));
}

/** Takes all marks away. */
export function unmark() {
  byId("board")?.classList.remove("holding");
  for (const head of document.querySelectorAll("#board .goal-mark")) head.remove();
  for (const part of parts()) {
    part.classList.remove("chosen", "goal");
    if (part.classList.contains("aside")) part.classList.replace("aside", "legal");
    part.removeAttribute("aria-pressed");
    if (part.dataset.lent === undefined) continue;
    part.setAttribute("role", part.dataset.lent);
    delete part.dataset.lent;
  }
}
