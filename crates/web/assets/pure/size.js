// The size of the board, and the glass over it.

/** The sizes that the buttons go through. */
const SIZES = [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4];
/** How far the glass stays from the edge of the window. */
const EDGE = 4;

/**
 * The next larger or smaller size, or the one that fits.
 * @param {number} zoom
 * @param {string} how
 */
export function resized(zoom, how) {
  if (how === "in") return SIZES.find((it) => it > zoom) ?? Math.max(...SIZES);
  if (how === "out") return SIZES.findLast((it) => it < zoom) ?? Math.min(...SIZES);
  return 1;
}

/**
 * How far to scroll so that what was in the middle of a window stays there.
 * @param {number} scrolled
 * @param {number} size
 * @param {number} ratio
 */
export const centred = (scrolled, size, ratio) => (scrolled + size / 2) * ratio - size / 2;

/**
 * Where a glass stands along one side of the window when it is held over a point, and how far the
 * larger picture under it is moved.
 * @param {{point: number, glass: number, window: number, start: number, power: number}} side
 */
export const held = ({ point, glass, window, start, power }) => ({
  at: Math.max(EDGE, Math.min(window - glass - EDGE, point - glass / 2)),
  shift: glass / 2 - (point - start) * power,
});
