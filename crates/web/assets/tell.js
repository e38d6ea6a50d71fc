// Telling: what is new is spoken, the icon says whose turn it is, and a curtain covers secrets.

import { byId, first, ofKind, write } from "./dom.js";
import { onChange } from "./fragments.js";
import { isMine, linesAfter, saidIn } from "./lines.js";
import { isCaughtUp, state } from "./live.js";
import { announce, data, remember } from "./page.js";

/** The most lines that are spoken at once. */
const MOST = 6;

let spoken = state.shown;

/** Speaks what is new in the log, and then what is asked. */
function speak() {
  if (state.replay === null && state.shown !== spoken) {
    const news = linesAfter(spoken).slice(-MOST).map((it) => saidIn(it)?.textContent?.trim());
    spoken = state.shown;
    // How it ended is heard from its own heading, which gets the focus.
    const over = first("#ending .ending", HTMLElement) !== undefined;
    const asked = isCaughtUp() ? byId("prompt")?.textContent?.trim() : "";
    announce((over ? news.slice(0, -1) : [...news, asked]).join(" ").trim());
  }
  const icon = first('link[rel="icon"]', HTMLLinkElement);
  if (icon) icon.href = `/assets/icon${isMine() ? "-turn" : ""}.svg`;
}

/** Whose eyes this tab was last given to, where the browser keeps it. */
const eyesAt = `eyes ${data.api}`;
/** @type {string | null} */
let eyesNow = null;
try {
  eyesNow = sessionStorage.getItem(eyesAt);
} catch {
  // A browser without storage asks again after a reload.
}

/**
 * Somebody sits before the screen now. What was typed, asked or looked at on this page before is
 * another's: it begins anew, with nothing of it.
 * @param {string} eyes
 * @param {boolean} fresh
 */
function giveTo(eyes, fresh) {
  eyesNow = eyes;
  try {
    sessionStorage.setItem(eyesAt, eyes);
  } catch {
    // The same.
  }
  if (!fresh) location.reload();
  else document.body.classList.remove("curtained");
}

/**
 * Covers the table until the right one of several people at this screen sits before it.
 * @param {boolean} fresh Whether nobody has seen this page yet.
 */
function drawCurtain(fresh) {
  const prompt = first("#prompt [data-eyes]", HTMLElement);
  const curtain = ofKind("curtain", HTMLDialogElement);
  const eyes = prompt?.dataset.eyes;
  if (!curtain || eyes === undefined || eyesNow === eyes || curtain.open) return;
  if (!fresh) remember("commands", []);
  write("curtain-what", prompt?.dataset.curtain ?? "");
  document.body.classList.add("curtained");
  curtain.addEventListener("close", () => giveTo(eyes, fresh), { once: true });
  curtain.showModal();
}

/** Begins to tell. */
export function startTelling() {
  byId("curtain")?.addEventListener("cancel", (event) => event.preventDefault());
  onChange(speak);
  onChange(() => drawCurtain(false));
  drawCurtain(true);
  speak();
}
