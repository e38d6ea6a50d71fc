// The size of the board and of the map on it, and the glass over it.

/** The sizes that the buttons go through. */
const SIZES = [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4];
const [SMALLEST, LARGEST] = [Math.min(...SIZES), Math.max(...SIZES)];
/** How far the glass stays from the edge of the window. */
const EDGE = 4;
/** How large the letters of a map should be at least, of the letters of the page: 14 pixels of 16. */
const READABLE = 0.875;
/** Letters smaller than this are a smear. */
const LEAST = 11;

/** How wide and how high something is. @typedef {{wide: number, high: number}} Size */

/**
 * A size that there is: not smaller than a half, not larger than four times.
 * @param {number} zoom
 */
export const within = (zoom) => Math.max(SMALLEST, Math.min(LARGEST, zoom));

/**
 * The next larger or smaller size, or the one that fits.
 * @param {number} zoom
 * @param {string} how
 */
export function resized(zoom, how) {
  if (how === "in") return SIZES.find((it) => it > zoom) ?? LARGEST;
  if (how === "out") return SIZES.findLast((it) => it < zoom) ?? SMALLEST;
  return 1;
}

/**
 * A map as large as a room lets it be.
 * @param {Size} map
 * @param {Size} room
 * @returns {Size}
 */
export function fitted(map, room) {
  const wide = Math.floor(Math.min(room.wide, (room.high * map.wide) / map.high));
  return { wide, high: Math.floor((wide * map.high) / map.wide) };
}

/**
 * How wide a board of several rows is drawn: so that all of it is seen at once, unless the letters
 * of its map would then be too small to be read though the map alone could be larger.
 * @param {{rows: Size[], gaps: number, edges: number, map: Size, letters: number, page: number, room: Size}} board
 *   `letters` of the map in its own units, those of the `page` in pixels
 */
export function boardWidth({ rows, gaps, edges, map, letters, page, room }) {
  const steep = rows.reduce((sum, row) => sum + row.high / row.wide, 0);
  const whole = (room.high - gaps) / steep;
  const readable = letters > 0 ? Math.ceil(((READABLE * page) / letters) * map.wide) : whole;
  const alone = (room.high * map.wide) / map.high;
  return Math.floor(Math.min(room.wide, Math.max(whole, Math.min(readable, alone)) + edges));
}

/**
 * Whether letters so high on the map are too small to be read when it is so wide.
 * @param {number} letters
 * @param {Size} map
 * @param {number} shown
 */
export const isTooSmall = (letters, map, shown) => (letters * shown) / map.wide < LEAST;

/**
 * One side of a map that is seen through a window: how long the window is, how long the map is drawn
 * and how far it is scrolled. A map shorter than its window stands in the middle.
 * @typedef {{window: number, map: number, scroll: number}} Side
 */

/** @param {number} window @param {number} map */
const margin = (window, map) => Math.max(0, (window - map) / 2);

/**
 * Which part of the map, from 0 to 1, lies at a place of the window.
 * @param {Side} side
 * @param {number} at
 */
export const partAt = ({ window, map, scroll }, at) =>
  Math.max(0, Math.min(1, (scroll + at - margin(window, map)) / Math.max(1, map)));

/**
 * How far to scroll so that a part of the map lies at a place of the window.
 * @param {{window: number, map: number}} side
 * @param {number} part
 * @param {number} at
 */
export const scrollTo = ({ window, map }, part, at) => Math.max(0, part * map + margin(window, map) - at);

/**
 * Where a glass stands along one side of the window when it is held over a point, and how far the
 * larger picture under it is moved.
 * @param {{point: number, glass: number, window: number, start: number, power: number}} side
 */
export const held = ({ point, glass, window, start, power }) => ({
  at: Math.max(EDGE, Math.min(window - glass - EDGE, point - glass / 2)),
  shift: glass / 2 - (point - start) * power,
});
