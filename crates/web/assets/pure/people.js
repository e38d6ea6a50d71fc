// People at one table, without a page.

/** A minute, in milliseconds. */
const MINUTE = 60000;

/**
 * Whole minutes from one time to another; none where the clocks of two machines differ.
 * @param {number} from
 * @param {number} now
 */
export const minutesSince = (from, now) => Math.max(0, Math.floor((now - from) / MINUTE));
