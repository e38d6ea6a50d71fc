// What happened since this player last looked: a strip beside the board until it is acknowledged,
// and marks of the last steps on the board until then too.

import { byId, copyOf, make, write } from "./dom.js";
import { onChange } from "./fragments.js";
import { bind } from "./keys.js";
import { linesAfter, saidIn } from "./lines.js";
import { state } from "./live.js";
import { announce, data, recall, remember, say } from "./page.js";
import { seen as readSeen } from "./pure/read.js";
import { within } from "./pure/steps.js";

/** The most lines that the strip shows; the log has them all. */
const MOST = 8;

/** Where it is kept how far this player has seen: by game, and by who looks. */
const place = `seen.${data.id}.${data.who}`;

/** How far: acknowledged by the button, or by acting after it. */
const seen = readSeen(recall(place));
let open = seen.looked < state.steps;

/** @param {Partial<import("./pure/read.js").Seen>} news */
function keep(news) {
  Object.assign(seen, news);
  remember(place, seen);
}

/** Shows or hides strip and marks; says of how many lines. */
function show() {
  const { steps } = state;
  if (seen.looked > steps || seen.acknowledged > steps) keep(within(seen, steps));
  byId("board")?.classList.toggle("acknowledged", seen.acknowledged >= steps);
  const lines = open && state.replay === null ? linesAfter(seen.looked) : [];
  const strip = byId("since");
  if (!strip) return 0;
  strip.hidden = lines.length === 0;
  const items = lines.slice(-MOST).map((line) => make("li", {}, ...[...(saidIn(line)?.childNodes ?? [])].map(copyOf)));
  byId("since-list")?.replaceChildren(...items);
  write("since-title", title(lines.length));
  return lines.length;
}

/** @param {number} count */
const title = (count) => say(count === 1 ? "sinceOne" : "since", count);

/** Everything up to now is seen: strip and marks go. */
function acknowledge() {
  const inside = document.activeElement?.closest("#since");
  keep({ looked: state.steps, acknowledged: state.steps });
  open = false;
  show();
  if (inside) byId("board-view")?.focus({ preventScroll: true });
  announce(say("acknowledged"));
}

/**
 * Whoever acts has seen what was there before.
 * @param {number} before
 */
export function acted(before) {
  keep({ looked: before, acknowledged: before });
  open = false;
  show();
}

/** The player goes away, or comes back. */
function turn() {
  if (document.hidden) {
    if (!open) keep({ looked: state.steps });
  } else if (seen.looked < state.steps) {
    open = true;
    show();
  }
}

/** Wires the strip. */
export function startSince() {
  byId("since-seen")?.addEventListener("click", acknowledge);
  document.addEventListener("visibilitychange", turn);
  addEventListener("pagehide", () => !open && keep({ looked: state.steps }));
  onChange(show);
  const count = show();
  if (count) announce(title(count));
  bind({ acknowledge });
}
