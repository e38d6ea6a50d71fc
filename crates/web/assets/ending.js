// The end of a game: heard and focused once, put away on a small screen, and played again.

import { byId, first, hit } from "./dom.js";
import { isFollowing, onFollowed } from "./follow.js";
import { onChange } from "./fragments.js";
import { state } from "./live.js";
import { ask, data, reason, say, toast } from "./page.js";
import { field, text } from "./pure/read.js";

const ended = () => first("#ending .ending", HTMLElement);

/** Whether this page has shown the end. */
let known = ended() !== undefined || state.replay !== null;
/** Whether it was put away. */
let away = false;
/** Whether a rematch is being asked for. */
let asking = false;

/** Whether somebody is in the middle of writing. */
const isWriting = () => document.activeElement instanceof HTMLInputElement && document.activeElement.value !== "";

/** Takes the reader to the end when it comes; a page that began with it is left alone. */
function show() {
  // The last blow is seen before the end is told.
  if (isFollowing()) return;
  const ending = ended();
  if (ending && !known && !isWriting()) {
    byId("ending-title")?.focus({ preventScroll: true });
    // The page may be scrolled to where the last choice was.
    first("#ending .verdict", HTMLElement)?.scrollIntoView({ block: "nearest" });
  }
  // While an earlier step is looked at, the end is only out of sight.
  if (state.replay === null) known = ending !== undefined;
  if (!known) away = false;
  apply();
}

/** Shows or puts away, as was last chosen. */
function apply() {
  const button = byId("ending-away");
  if (!button) return;
  ended()?.classList.toggle("away", away);
  button.setAttribute("aria-expanded", String(!away));
  button.textContent = (away ? button.dataset.show : button.dataset.hide) ?? "";
}

async function rematch() {
  if (asking) return;
  asking = true;
  const answer = await ask("POST", `${data.api}/rematch`, {});
  asking = false;
  if (answer.ok) location.assign(text(field(answer.body, "path"), "/"));
  else toast(say("failed", reason(answer)));
}

/** Wires the end of the game. */
export function startEnding() {
  onChange(show);
  onFollowed(show);
  document.addEventListener("click", (event) => {
    if (hit(event, "#rematch")) rematch();
    if (!hit(event, "#ending-away")) return;
    away = !away;
    apply();
  });
}
