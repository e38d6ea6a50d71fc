// Whether a player is asked before something that cannot be undone, or that gives something away.

/**
 * What an action is asked about with: the risk, or what would be left undone, or that chance decides
 * (which has no words of its own). Null: it is done at once.
 * @param {string} wish
 * @param {{chance: boolean, risk?: string | undefined, guard?: string | undefined}} action
 * @returns {{why: string | null} | null}
 */
export function question(wish, { chance, risk, guard }) {
  const why = risk ?? guard ?? null;
  if (wish === "never" || (why === null && (!chance || wish !== "always"))) return null;
  return { why };
}
