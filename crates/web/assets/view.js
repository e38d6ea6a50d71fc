// What is seen of the board: counters and names can be hidden, and a lens makes small things large.

import { all, byId, copyOf, first, hit, isShown, make } from "./dom.js";
import { areNamesSmall } from "./fit.js";
import { onChange } from "./fragments.js";
import { bind } from "./keys.js";
import { data, recall, remember } from "./page.js";
import { middle } from "./pure/direction.js";
import { field, texts } from "./pure/read.js";
import { held as heldAt } from "./pure/size.js";

/** How much larger things are under the lens. */
const POWER = 2.5;
/** How long a finger or a button is held before the lens comes, in milliseconds. */
const HOLD = 450;
/** How far it may move meanwhile, in pixels. */
const SLIP = 8;
/** How long the lens has to be seen before letting go means that somebody has only looked, in milliseconds: a slow click of a mouse is still a click. */
const LOOK = { mouse: 700, finger: 250 };

/** What can be hidden: the class on the board, and what has to be drawn for it to be of use. */
const HIDERS = [
  { name: "pieces", drawn: ".piece" },
  { name: "names", drawn: ".place-name:not(.edge)" },
];

const kept = {
  hidden: texts(field(recall(`view.${data.game}`), "hidden")),
  /** What is shown even where it is too small to be read. */
  wanted: texts(field(recall(`view.${data.game}`), "wanted")),
};

/** Whether something is hidden: the player wants it so, or it is too small and he does not mind. @param {string} name */
const isAway = (name) => kept.hidden.includes(name) || (name === "names" && areNamesSmall() && !kept.wanted.includes(name));

/** Hides what is not to be seen; a button without anything to hide is not offered. */
function applyHiders() {
  for (const { name, drawn } of HIDERS) {
    const away = isAway(name);
    byId("board")?.classList.toggle(`without-${name}`, away);
    const button = first(`[data-hide="${name}"]`, HTMLElement);
    if (!button) continue;
    button.setAttribute("aria-pressed", String(away));
    button.hidden = !document.querySelector(`#board ${drawn}`);
  }
}

/** @param {string} name */
function toggleHidden(name) {
  const away = isAway(name);
  kept.hidden = kept.hidden.filter((it) => it !== name);
  kept.wanted = kept.wanted.filter((it) => it !== name);
  (away ? kept.wanted : kept.hidden).push(name);
  remember(`view.${data.game}`, kept);
  applyHiders();
}

/** The sheet that lies under a point of the window. @param {number} x @param {number} y */
const sheetAt = (x, y) =>
  all("#board svg.sheet", SVGElement).find((it) => {
    const box = (it.closest(".map-view") ?? it).getBoundingClientRect();
    return isShown(it) && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  });

let always = false;
let held = false;
/** The copy under the glass, and what it is a copy of. @type {{of: Element, copy: SVGElement} | null} */
let glass = null;

/** A copy without names and stops: assistive programs know the board itself. @param {SVGElement} svg */
function under(svg) {
  if (glass?.of === svg) return glass.copy;
  const copy = copyOf(svg);
  for (const part of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["id", "tabindex", "role", "aria-label", "data-target", "data-name", "data-action", "data-ask"]) part.removeAttribute(name);
    part.classList.remove("target");
  }
  const board = make("div", { class: byId("board")?.className ?? "" });
  board.append(copy);
  byId("lens")?.replaceChildren(board);
  glass = { of: svg, copy };
  return copy;
}

/**
 * Holds the lens over a point of the window.
 * @param {number} x
 * @param {number} y
 */
function lensAt(x, y) {
  const [lens, svg] = [byId("lens"), sheetAt(x, y)];
  if (!lens || !svg) return away();
  const box = svg.getBoundingClientRect();
  const copy = under(svg);
  lens.hidden = false;
  const across = heldAt({ point: x, glass: lens.clientWidth, window: innerWidth, start: box.left, power: POWER });
  const down = heldAt({ point: y, glass: lens.clientHeight, window: innerHeight, start: box.top, power: POWER });
  lens.style.left = `${across.at}px`;
  lens.style.top = `${down.at}px`;
  copy.style.width = `${box.width * POWER}px`;
  copy.style.height = `${box.height * POWER}px`;
  copy.style.transform = `translate(${across.shift}px, ${down.shift}px)`;
}

function away() {
  const lens = byId("lens");
  if (lens) lens.hidden = true;
}

/** Over the target that has the focus. */
function lensAtFocus() {
  const at = document.activeElement?.closest("#board [data-target]");
  if (!at) return;
  const { x, y } = middle(at.getBoundingClientRect());
  lensAt(x, y);
}

/** @param {boolean} on */
function setLens(on) {
  always = on;
  document.querySelector("[data-lens]")?.setAttribute("aria-pressed", String(on));
  if (on) lensAtFocus();
  else away();
}

/**
 * The lens while a finger or a button is held. What is let go of after a look through it is not
 * chosen; whoever lets go before that was slow to press, or his machine was.
 */
function holdToMagnify() {
  const view = byId("board-view");
  let timer = 0;
  let from = { x: 0, y: 0 };
  /** Since when the lens is seen, and how long a look takes. */
  let seen = Number.POSITIVE_INFINITY;
  let look = LOOK.mouse;
  view?.addEventListener("pointerdown", (event) => {
    from = { x: event.clientX, y: event.clientY };
    look = event.pointerType === "mouse" ? LOOK.mouse : LOOK.finger;
    clearTimeout(timer);
    timer = setTimeout(() => {
      held = true;
      lensAt(from.x, from.y);
      afterPaint(() => {
        seen = performance.now();
        timer = setTimeout(() => byId("lens")?.classList.add("looking"), look);
      });
    }, HOLD);
  });
  const drop = (/** @type {Event} */ event) => {
    clearTimeout(timer);
    if (!held) return;
    if (event.type === "pointerup" && event.timeStamp - seen >= look) swallowClick();
    held = false;
    seen = Number.POSITIVE_INFINITY;
    byId("lens")?.classList.remove("looking");
    if (!always) away();
  };
  addEventListener("pointermove", (event) => {
    if (!held && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP) clearTimeout(timer);
    if (held || (always && event.target instanceof Node && view?.contains(event.target))) lensAt(event.clientX, event.clientY);
  });
  addEventListener("pointerup", drop);
  addEventListener("pointercancel", drop);
  view?.addEventListener("contextmenu", (event) => held && event.preventDefault());
  view?.addEventListener("pointerleave", () => !held && away());
}

/** @param {() => void} call What is done once what was changed is on the screen, if the hold goes on. */
const afterPaint = (call) => requestAnimationFrame(() => requestAnimationFrame(() => held && call()));

/** The click that comes with letting go means nothing. */
function swallowClick() {
  const swallow = (/** @type {Event} */ event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  document.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => document.removeEventListener("click", swallow, { capture: true }), 50);
}

/** Wires the buttons over the board. */
export function startView() {
  document.addEventListener("click", (event) => {
    const button = hit(event, "[data-hide], [data-lens]");
    if (!button) return;
    if (button.dataset.hide) toggleHidden(button.dataset.hide);
    else setLens(!always);
  });
  document.addEventListener("focusin", () => always && lensAtFocus());
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && always) setLens(false);
  });
  addEventListener("scroll", () => !held && away(), { capture: true, passive: true });
  holdToMagnify();
  onChange(() => {
    glass = null;
    applyHiders();
    if (always) lensAtFocus();
  });
  applyHiders();
  document.addEventListener("zoomed", applyHiders);
  document.addEventListener("fitted", applyHiders);
  bind({ pieces: () => toggleHidden("pieces"), names: () => toggleHidden("names"), lens: () => setLens(!always) });
}
