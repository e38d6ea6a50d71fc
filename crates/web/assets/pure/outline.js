// What lies around a part of the board: the ring of what may be done, its spearhead, and the ring of
// the focus. A part tells its outline in short, and the page draws from it what is needed;
// `draw/src/svg/easel.rs` draws the same into pictures.

/** A shape to draw. @typedef {{name: "rect" | "circle" | "path", attributes: Record<string, string | number>}} Shape */

/** How far a ring lies outside its part, and how far the ring of the focus. */
const [RING, FOCUS] = [4, 9];
/** A spearhead that hangs from above, and one that comes from the left: on a plaque it would hide the words. */
const [DOWN, RIGHT] = ["M0 8L-9-7L0-2L9-7Z", "M8 0L-7-9L-2 0L-7 9Z"];

/**
 * The outline itself, so far outside the part.
 * @param {string} outline `box X Y WIDTH HEIGHT ROUND`, `disc X Y RADIUS`, or `land X Y PATH`: a
 *   path is a little inside its borders already, and the spearhead hangs at the place
 * @param {number} out
 * @returns {Shape}
 */
function traced(outline, out) {
  const [kind = "", ...rest] = outline.split(" ");
  const [x = 0, y = 0, third = 0, fourth = 0, round = 0] = rest.map(Number);
  if (kind === "box") {
    const size = { x: x - out, y: y - out, width: third + 2 * out, height: fourth + 2 * out };
    return { name: "rect", attributes: { ...size, rx: round + out } };
  }
  if (kind === "disc") return { name: "circle", attributes: { cx: x, cy: y, r: third + out } };
  return { name: "path", attributes: { d: rest.slice(2).join(" ") } };
}

/** @param {Shape} shape @param {number} width @param {Record<string, string>} more @returns {Shape} */
const lined = ({ name, attributes }, width, more) => ({ name, attributes: { ...attributes, "stroke-width": width, ...more } });

/**
 * The ring of what may be done: two tones that show on any ground.
 * @param {string} outline
 */
export const ring = (outline) => [
  lined(traced(outline, RING), 7, { class: "s-legal-edge ring under" }),
  lined(traced(outline, RING), 3.5, { class: "s-legal ring" }),
];

/**
 * The ring of what has the focus.
 * @param {string} outline
 */
export const focusRing = (outline) => [
  lined(traced(outline, FOCUS), 7, { class: "s-legal-edge focus", visibility: "hidden" }),
  lined(traced(outline, FOCUS), 3, { class: "s-ink focus", visibility: "hidden" }),
];

/**
 * The spearhead that points at what may be done: no colour is needed to see it.
 * @param {string} outline
 * @returns {Shape}
 */
export function spearhead(outline) {
  const [kind = "", ...rest] = outline.split(" ");
  const [x = 0, y = 0, third = 0, fourth = 0] = rest.map(Number);
  const isPlaque = kind === "box" && third > 2 * fourth;
  const at = { box: isPlaque ? [x, y + fourth / 2] : [x + third / 2, y], disc: [x, y - third] }[kind] ?? [x, y];
  const transform = `translate(${at.join(" ")})`;
  const attributes = { d: isPlaque ? RIGHT : DOWN, transform, class: "f-legal s-legal-edge ring head", "stroke-width": 2.5 };
  return { name: "path", attributes };
}
