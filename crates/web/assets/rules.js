// The rules: search on their own page, and a panel beside the board that opens at a Case.

import { all, byId, fieldOf, hit, ofKind, write } from "./dom.js";
import { bind } from "./keys.js";
import { announce, ask, data, kind, reason, say, toast } from "./page.js";
import { hasWords, wordsOf } from "./pure/words.js";

/** What had the focus before the panel opened. @type {Element | null} */
let opener = null;

const searchField = () => ofKind("rules-search", HTMLInputElement);

/** Shows the articles that have every word, and says how many. */
function search() {
  const sought = searchField()?.value ?? "";
  const searching = wordsOf(sought).length > 0;
  let found = 0;
  for (const article of all("#rules article", HTMLElement)) {
    article.hidden = !hasWords(article.textContent ?? "", sought);
    if (!article.hidden) found += 1;
  }
  for (const part of all("#rules section", HTMLElement)) {
    part.hidden = searching && all("article", HTMLElement, part).every((it) => it.hidden);
  }
  write("rules-found", searching ? say("found", found) : "");
}

/** The rules on their way into the panel; whoever asks meanwhile waits for the same. @type {Promise<boolean> | null} */
let filling = null;

/** Fetches the rules into the panel, once. Says whether they are there. */
async function fill() {
  filling ??= load();
  const there = await filling;
  if (!there) filling = null;
  return there;
}

async function load() {
  const answer = await ask("GET", `/rules/${data.game}`);
  if (!answer.ok) toast(say("failed", reason(answer)));
  const rules = answer.ok ? new DOMParser().parseFromString(String(answer.body), "text/html").getElementById("rules") : null;
  if (rules) byId("rules-inside")?.append(document.adoptNode(rules));
  return rules !== null;
}

/**
 * Opens the panel, at a clause where one is named.
 * @param {string} [id]
 */
async function open(id) {
  const panel = byId("rules-panel");
  if (!panel) return;
  if (panel.hidden) opener = document.activeElement;
  if (!(await fill())) return;
  panel.hidden = false;
  document.body.classList.add("with-rules");
  const field = searchField();
  if (!id) return field?.focus();
  if (field?.value) {
    field.value = "";
    search();
  }
  for (const lit of panel.querySelectorAll(".lit")) lit.classList.remove("lit");
  const article = byId(id);
  article?.classList.add("lit");
  article?.scrollIntoView({ block: "start" });
  article?.focus({ preventScroll: true });
  announce(article?.querySelector("h3")?.textContent ?? "");
}

/**
 * Opens the panel at a clause, or at what a search finds; says whether there is anything.
 * @param {string} what
 */
export async function openRules(what) {
  await open();
  const field = searchField();
  const clause = what ? document.querySelector(`#rules-panel article[id="${CSS.escape(what.toUpperCase())}"]`) : null;
  if (clause) {
    await open(clause.id);
    return true;
  }
  if (field) field.value = what;
  search();
  return document.querySelector("#rules-panel article:not([hidden])") !== null;
}

function close() {
  const panel = byId("rules-panel");
  if (!panel || panel.hidden) return;
  panel.hidden = true;
  document.body.classList.remove("with-rules");
  if (opener instanceof HTMLElement || opener instanceof SVGElement) opener.focus();
}

/** Wires the panel or the page. */
export function startRules() {
  document.addEventListener("input", (event) => {
    if (fieldOf(event)?.id === "rules-search") search();
  });
  if (kind !== "table") {
    bind({ search: () => byId("rules-search")?.focus() });
    return;
  }
  document.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey) return;
    const link = hit(event, "[data-case]");
    if (link || hit(event, '[data-open="rules"]')) {
      event.preventDefault();
      open(link?.dataset.case);
    }
    if (hit(event, '[data-close="rules-panel"]')) close();
  });
  document.addEventListener("keydown", (event) => {
    const inside = document.activeElement?.closest("#rules-panel");
    if (event.key === "Escape" && inside) close();
  });
  bind({ rules: () => (byId("rules-panel")?.hidden ? open() : close()), search: () => open() });
}
