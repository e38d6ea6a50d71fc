// What happened since this player last looked: a strip beside the board until it is acknowledged,
// and marks of the last steps on the board until then too.

import { announce, byId, data, make, recall, remember, say } from "./page.js";
import { bind } from "./keys.js";
import { onChange, state } from "./live.js";

/** The most lines that the strip shows; the log has them all. */
const MOST = 8;

/** How far this player has seen, kept by game and seat. */
const place = `seen.${data.api?.split("/").pop()}.${data.path?.match(/\/s\/(\d+)\//)?.[1] ?? "own"}`;

/**
 * The last step that was on the screen, and the last that was acknowledged: by the button, or by acting after it.
 * @type {{looked: number, acknowledged: number}}
 */
const seen = { looked: 0, acknowledged: 0, ...recall(place) };
let open = seen.looked < state.steps;

/** @param {Partial<typeof seen>} news */
function keep(news) {
  Object.assign(seen, news);
  remember(place, seen);
}

/** What the log says of the steps since. */
function missed() {
  const lines = [...document.querySelectorAll("#log li")].map((it) => /** @type {HTMLElement} */ (it));
  return lines.filter((it) => Number(it.dataset.step) > seen.looked && !it.querySelector(".bare"));
}

/** Shows or hides strip and marks. */
function show() {
  const { steps } = state;
  // Steps may have been taken back.
  if (seen.looked > steps || seen.acknowledged > steps) {
    keep({ looked: Math.min(seen.looked, steps), acknowledged: Math.min(seen.acknowledged, steps) });
  }
  byId("board")?.classList.toggle("acknowledged", seen.acknowledged >= steps);
  const lines = open && state.replay === null ? missed() : [];
  const strip = byId("since");
  if (!strip) return 0;
  strip.hidden = lines.length === 0;
  const items = lines.slice(-MOST).map((line) => {
    const said = [...(line.querySelector(".said")?.childNodes ?? [])];
    return make("li", {}, ...said.map((it) => it.cloneNode(true)));
  });
  byId("since-list")?.replaceChildren(...items);
  const title = byId("since-title");
  if (title) title.textContent = say(lines.length === 1 ? "sinceOne" : "since", lines.length);
  return lines.length;
}

/** Everything up to now is seen: strip and marks go. */
function acknowledge() {
  const within = document.activeElement?.closest("#since");
  keep({ looked: state.steps, acknowledged: state.steps });
  open = false;
  show();
  if (within) byId("board-view")?.focus({ preventScroll: true });
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
  if (count) announce(say(count === 1 ? "sinceOne" : "since", count));
  bind({ acknowledge });
}
