// Talk beside the game: said here, heard by players or by those who watch, and spoken as it comes.

import { all, byId, ofKind } from "./dom.js";
import { onChange } from "./fragments.js";
import { isLive, refresh } from "./live.js";
import { announce, ask, data, reason, say, toast } from "./page.js";

const lines = () => all("#chat li[data-number]", HTMLElement);

/** @param {HTMLElement | undefined} line */
const numberOf = (line) => Number(line?.dataset.number ?? 0);

/** The last remark that was shown, so that each is spoken once. */
let heard = numberOf(lines().at(-1));

/** Writes times as people here read them. */
function writeTimes() {
  for (const place of all("#chat time", HTMLTimeElement)) {
    const at = new Date(Number(place.dataset.at));
    place.dateTime = at.toISOString();
    place.textContent = at.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  }
}

function hear() {
  writeTimes();
  const fresh = lines().filter((it) => numberOf(it) > heard);
  if (!fresh.length) return;
  heard = numberOf(fresh.at(-1));
  const others = fresh.filter((it) => !("own" in it.dataset));
  announce(others.map((it) => [...it.children].slice(0, 2).map((part) => part.textContent).join(": ")).join(" "));
  const view = byId("chat-view");
  if (view) view.scrollTop = view.scrollHeight;
}

/** @param {Event} event */
async function submit(event) {
  event.preventDefault();
  const field = ofKind("chat-text", HTMLInputElement);
  const text = field?.value.trim();
  if (!field || !text) return;
  const answer = await ask("POST", `${data.api}/talk`, { text });
  if (!answer.ok) return toast(say("failed", reason(answer)));
  field.value = "";
  if (!isLive()) await refresh();
}

/** Wires the talk. */
export function startChat() {
  byId("chat-form")?.addEventListener("submit", submit);
  onChange(hear);
  writeTimes();
  const view = byId("chat-view");
  if (view) view.scrollTop = view.scrollHeight;
}
