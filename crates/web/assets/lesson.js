// What a lesson highlights on its board: what it is about, and nothing else. All else explains itself.

import { all, hit } from "./dom.js";
import { announce, say, toast } from "./page.js";

/** The parts that the lesson's own choices begin or end with. */
function offered() {
  const choices = all(".told .act", HTMLElement);
  return new Set(choices.flatMap((it) => [it.dataset.target, it.dataset.source]).filter(Boolean));
}

/** Wires the board of a lesson. */
export function startLesson() {
  const about = offered();
  for (const part of all("#board .target.legal", SVGElement)) {
    if (about.has(part.dataset.target)) continue;
    part.classList.remove("legal");
    part.classList.add("elsewhere");
  }
  document.addEventListener("click", (event) => {
    const part = hit(event, "#board .elsewhere:not(.goal)");
    // What is one action goes to the page that speaks of it; what would take two has none yet.
    if (!part || part.dataset.action || part.dataset.ask) return;
    toast(say("otherLesson"));
    announce(say("otherLesson"));
  });
}
