// Single keys without their page: which shortcut a key means, and which keys may be given.

/** Name, key and meaning. @typedef {[string, string, string]} Shortcut */
/** The keys that a player has given, by the shortcut's name. @typedef {Record<string, string>} Own */

/**
 * The key of a shortcut: the player's own, or the standard one.
 * @param {string} name
 * @param {Own} own
 * @param {Shortcut[]} all
 */
export const keyOf = (name, own, all) => own[name] ?? all.find(([it]) => it === name)?.[1] ?? "";

/**
 * The shortcut that a key means.
 * @param {string} key
 * @param {Own} own
 * @param {Shortcut[]} all
 */
export const shortcutOf = (key, own, all) => all.find(([name]) => keyOf(name, own, all) === key);

/**
 * The number that a key chooses, from 1 to 9; 0 for any other key.
 * @param {string} key
 */
export const numberOf = (key) => (/^[1-9]$/.test(key) ? Number(key) : 0);

/** Whether a key is only held while another one is pressed. @param {string} key */
export const isHeld = (key) => ["Shift", "Control", "Alt", "Meta"].includes(key);

/** Whether a key may be given to a shortcut: a sign that neither chooses a number nor presses. @param {string} key */
export const isFree = (key) => key.length === 1 && key !== " " && numberOf(key) === 0;

/**
 * The other shortcut that has the key already.
 * @param {string} name
 * @param {string} key
 * @param {Own} own
 * @param {Shortcut[]} all
 */
export const holderOf = (name, key, own, all) => all.find(([it]) => it !== name && keyOf(it, own, all) === key);
