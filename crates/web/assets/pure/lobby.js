// The lobby without its page: who sits where, and what a game is called.

/**
 * Who sits at a seat of a new game. The choice is `here`, `link`, or `computer` and a player.
 * @param {string} choice
 * @param {string} name
 * @returns {import("./read.js").Sitter}
 */
export function sitter(choice, name) {
  const [kind = "", player] = choice.split(" ");
  return { kind, name, ...(player && { player }) };
}

/**
 * A game's title from the name of its file: without the ending, and no longer than a title may be.
 * @param {string} name
 */
export const titleOf = (name) => name.replace(/\.[a-z]+$/, "").slice(0, 80);
