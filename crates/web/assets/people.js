// People at one table: leave to take a step back, asked and answered; and who is here.

import { all, byId, hit } from "./dom.js";
import { onChange } from "./fragments.js";
import { announce, say } from "./page.js";
import { minutesSince } from "./pure/people.js";
import { send } from "./send.js";

/** What was last told about taking back, so that it is spoken once. */
let told = "";

function tell() {
  const now = byId("consent")?.textContent?.trim() ?? "";
  if (now && now !== told) announce(now, true);
  told = now;
}

/** How often minutes are counted on, in milliseconds. */
const COUNTED = 20000;

/** Says for how long people have been away. */
function count() {
  for (const place of all("#here [data-since]", HTMLElement)) {
    const minutes = minutesSince(Number(place.dataset.since), Date.now());
    if (minutes > 0) place.textContent = say("awayFor", minutes);
  }
}

/** @param {Event} event */
async function click(event) {
  const agree = hit(event, "button")?.dataset.agree;
  if (agree) await send({ path: "take-back/answer", body: { agree: agree === "true" } });
}

/** Wires what people ask of each other. */
export function startPeople() {
  document.addEventListener("click", click);
  onChange(tell);
  tell();
  setInterval(count, COUNTED);
}
