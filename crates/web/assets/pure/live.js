// Staying live without a page: when to try again, and whether the new end of a log fits.

/** The longest wait between two tries, in milliseconds. */
const LONGEST = 8000;
/** The wait after the first break. */
const FIRST = 400;

/**
 * How long to wait before another try: twice as long each time, and by chance a little more or less,
 * so that not every page comes back in the same moment.
 * @param {number} tries
 * @param {number} chance From 0 to 1.
 */
export const wait = (tries, chance) => Math.min(LONGEST, FIRST * 2 ** tries) * (0.7 + chance * 0.6);

/**
 * Whether lines can be put behind the one with this tag: it has to be the one that the server means.
 * @param {string | undefined} tag
 * @param {{after: number, tag: string}} tail
 */
export const fits = (tag, { after, tag: wanted }) => after === 0 || tag === wanted;
