// Whether a player is asked before something that cannot be undone.

/**
 * What an action is asked about with: the risk, or that chance decides. Null: it is done at once.
 * @param {string} wish
 * @param {{chance: boolean, risk: string | undefined}} action
 * @returns {{risk: string | null} | null}
 */
export function question(wish, { chance, risk }) {
  if (wish === "never" || (!risk && (!chance || wish !== "always"))) return null;
  return { risk: risk ?? null };
}
