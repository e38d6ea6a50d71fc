// Dragging: a stack is pulled to where it goes. It is never needed, and a finger scrolls instead.

import { asked } from "./actions.js";
import { byId, hit, make } from "./dom.js";
import { canTake, goTo, goToWith, take } from "./hands.js";
import { isPlanning } from "./plan.js";

/** How far the pointer moves before it pulls, in pixels. */
const SLIP = 8;

/** What the pointer went down on, and where. @type {{part: SVGElement, kind: string, x: number, y: number, pulls: boolean} | null} */
let down = null;
/** What follows the pointer. @type {HTMLElement | null} */
let ghost = null;

/** @param {PointerEvent} event */
function press(event) {
  down = null;
  if (event.pointerType === "touch" || event.button !== 0 || isPlanning() || asked() === null) return;
  const part = hit(event, "#board [data-target]");
  if (!(part instanceof SVGElement) || !(part.classList.contains("chosen") || canTake(part.dataset.target ?? ""))) return;
  down = { part, kind: kindAt(event), x: event.clientX, y: event.clientY, pulls: false };
}

/** Of which kind the counter is that the pointer went down on; none on the land around it. @param {Event} event */
const kindAt = (event) => hit(event, ".piece > g")?.querySelector("use")?.getAttribute("href")?.replace("#pm-", "") ?? "";

/** @param {PointerEvent} event */
function move(event) {
  if (!down) return;
  if (!down.pulls) {
    if (Math.hypot(event.clientX - down.x, event.clientY - down.y) < SLIP) return;
    down.pulls = true;
    const { target = "", name = target } = down.part.dataset;
    if (down.part.classList.contains("chosen")) down.kind = "";
    else take(target, name);
    ghost = make("div", { class: "drag-ghost", "aria-hidden": "true" }, name.split(/[,:]/)[0] ?? name);
    document.body.append(ghost);
  }
  event.preventDefault();
  if (ghost) ghost.style.translate = `${event.clientX + 12}px ${event.clientY + 12}px`;
}

/** @param {PointerEvent} event */
function drop(event) {
  const pulled = down?.pulls ? down : null;
  down = null;
  ghost?.remove();
  ghost = null;
  if (!pulled) return;
  swallow();
  const under = document.elementFromPoint(event.clientX, event.clientY)?.closest("#board [data-target]");
  if (!(under instanceof SVGElement) || under.dataset.target === pulled.part.dataset.target) return;
  const { target: part = "", name = part } = under.dataset;
  // A stack that is in the hand goes as it was said; a counter that is pulled goes alone.
  if (pulled.kind) goToWith(pulled.kind, part, name, under);
  else goTo(part, name, under);
}

/** The click that comes with letting go means nothing. */
function swallow() {
  const stop = (/** @type {Event} */ event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  document.addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => document.removeEventListener("click", stop, { capture: true }), 50);
}

/** Wires dragging. */
export function startDrag() {
  byId("board")?.addEventListener("pointerdown", press);
  addEventListener("pointermove", move);
  addEventListener("pointerup", drop);
  addEventListener("pointercancel", () => {
    down = null;
    ghost?.remove();
    ghost = null;
  });
}
