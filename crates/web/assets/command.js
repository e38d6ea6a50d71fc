// The command line: actions in the game's own notation, and questions about the table.

import { announce, ask, byId, data, make, reason, recall, remember, say } from "./page.js";
import { bind } from "./keys.js";
import { isShown } from "./live.js";
import { adviceText, citing, linked } from "./odds.js";
import { act, judge, listed, objectionsIn, order, undo } from "./play.js";
import { openRules } from "./rules.js";
import { startCompletion } from "./complete.js";

/** What a command answers: shown below the line, and spoken. @typedef {{show: (Node | string)[], speak?: string}} Reply */

/** How many lines are remembered. */
const MEMORY = 50;
/** Words by which games call the end of a step; any of them finds the one that is legal. */
const PASSES = ["pass", "done", "end", "stop", "finish", "decline"];

/** @type {string[]} */
let past = recall("commands") ?? [];
/** Where the arrows stand in what was typed before. */
let back = 0;

const line = () => /** @type {HTMLInputElement} */ (byId("command-line"));

/** @param {string} text @returns {Reply} */
const plain = (text) => ({ show: [text], speak: text });

/** Everything legal: notation, then words. @returns {Reply} */
function list() {
  const legal = listed();
  if (!legal.length) return plain(say("nothingToDo"));
  const items = legal.map((button) => {
    const words = button.querySelector(".words");
    return make("li", {}, make("code", {}, button.dataset.action ?? ""), " ", words ? linked(words) : "");
  });
  const spoken = legal.map((it) => it.dataset.action).join("; ");
  return { show: [make("ul", {}, ...items)], speak: say("listed", spoken) };
}

/** What stands on the board under a name, or has it in its description. @param {string} name @returns {Reply} */
function whatIs(name) {
  const sought = name.toLowerCase().replace(/^(the|a|an) /, "").replace(/\?$/, "").replaceAll("-", " ").trim();
  if (!sought) return plain(say("whatWhat"));
  const parts = [...document.querySelectorAll("#board [data-target]")].filter(isShown);
  const isIt = (/** @type {Element} */ it) => (it.getAttribute("data-target") ?? "").toLowerCase().replaceAll("-", " ") === sought;
  const word = new RegExp(`(^|\\W)${sought.replace(/[^\w\s]/g, "\\$&")}(\\W|$)`, "i");
  const has = (/** @type {Element} */ it) => word.test(it.getAttribute("aria-label") ?? "");
  const exact = parts.filter(isIt);
  const found = (exact.length ? exact : parts.filter(has)).slice(0, 6);
  if (!found.length) return plain(say("noSuchThing", name));
  const texts = found.map((it) => it.getAttribute("aria-label") ?? "");
  return { show: [make("ul", {}, ...texts.map((it) => make("li", {}, it)))], speak: texts.join(". ") };
}

/** @param {string} action @returns {Promise<Reply>} */
async function odds(action) {
  const answer = await ask("GET", `${data.api}/odds?action=${encodeURIComponent(action)}`);
  if (!answer.ok) return refusal(reason(answer), answer.body?.objections ?? []);
  if (!answer.body.html) return plain(say("noOdds"));
  const place = make("div");
  place.innerHTML = answer.body.html;
  citing(place);
  const cells = [...place.querySelectorAll("caption, tr")].map((it) =>
    [...(it.children.length ? it.children : [it])].map((cell) => cell.textContent?.trim()).filter(Boolean).join(" "),
  );
  return { show: [place], speak: cells.filter(Boolean).join("; ") };
}

/** @param {string} message @param {{case: string, why: string}[]} list @returns {Reply} */
function refusal(message, list) {
  const text = list.length ? list.map((it) => `${it.why}, ${it.case}`).join("; ") : message;
  return { show: [objectionsIn(message, list)], speak: `${say("notAllowed")}: ${text}` };
}

/** @param {string} action @returns {Promise<Reply>} */
async function why(action) {
  const judged = await judge(action);
  return judged.legal ? plain(say("isAllowed", action)) : refusal(judged.message, judged.objections);
}

/** @param {string} what @returns {Promise<Reply>} */
async function rules(what) {
  const found = await openRules(what);
  return plain(found ? say("rulesOpen") : say("noSuchRule", what));
}

/** Does an action or a group order; a listed one exactly as a click would. @param {string} typed @returns {Promise<Reply>} */
async function play(typed) {
  const same = (/** @type {string | undefined} */ it) => it?.toLowerCase() === typed.toLowerCase();
  const legal = listed().map((it) => it.dataset.action);
  const passing = PASSES.includes(typed.toLowerCase()) ? legal.find((it) => PASSES.includes(it ?? "")) : undefined;
  const action = legal.find(same) ?? passing;
  if (!legal.length) return plain(say("wait"));
  if (action) return (await act(action)) ? { show: [say("played", action)] } : { show: [] };
  const judged = await judge(typed);
  if (!judged.legal) return refusal(judged.message, judged.objections);
  return (await order(typed)) ? { show: [say("played", typed)] } : { show: [] };
}

/** What may be typed, as the page came with it. @type {Node[]} */
const questions = [...(byId("command-answer")?.childNodes ?? [])];

/** @returns {Reply} */
const help = () => ({ show: questions.map((it) => it.cloneNode(true)), speak: byId("command-help")?.textContent ?? "" });

/** Questions by their first words; the rest of the line is theirs. @type {[RegExp, (rest: string) => Reply | Promise<Reply>][]} */
const QUESTIONS = [
  [/^(?:list|actions)$/i, list],
  [/^(?:help|\?)$/i, help],
  [/^(?:hint|advice)$/i, async () => plain(await adviceText())],
  [/^undo(\s+all)?$/i, async (all) => ((await undo(Boolean(all))) ? { show: [say("undone")] } : { show: [byId("undo-why")?.textContent ?? ""] })],
  [/^what(?: is|'s)?\b(.*)$/i, (rest) => whatIs(rest.trim())],
  [/^odds\s+(.+)$/i, odds],
  [/^why(?: not)?\s+(.+)$/i, why],
  [/^rules?\b(.*)$/i, (rest) => rules(rest.trim())],
];

/** @param {string} typed @returns {Reply | Promise<Reply>} */
function answer(typed) {
  const listedNow = listed().some((it) => it.dataset.action === typed);
  const asked = listedNow ? undefined : QUESTIONS.find(([words]) => words.test(typed));
  return asked ? asked[1](typed.match(asked[0])?.[1] ?? "") : play(typed);
}

/** Carries out what stands in the line. */
async function enter() {
  const typed = line().value.trim().replace(/\s+/g, " ");
  if (!typed) return;
  past = [...past.filter((it) => it !== typed), typed].slice(-MEMORY);
  back = past.length;
  remember("commands", past);
  line().value = "";
  const { show, speak } = await answer(typed);
  byId("command-answer")?.replaceChildren(make("p", { class: "typed" }, make("code", {}, typed)), ...show);
  byId("command-answer")?.scrollIntoView({ block: "nearest" });
  if (speak) announce(speak);
}

/** Walks through what was typed before. @param {number} by */
function recallLine(by) {
  back = Math.max(0, Math.min(past.length, back + by));
  line().value = past[back] ?? "";
}

/** What may be typed: everything legal, and the questions. @returns {string[]} */
function offers() {
  const legal = listed().map((it) => it.dataset.action ?? "");
  const about = (/** @type {string} */ word) => legal.map((it) => `${word} ${it}`);
  const places = [...document.querySelectorAll("#board [data-target]")].filter(isShown).map((it) => `what is ${it.getAttribute("data-target")}`);
  return [...legal, "list", "hint", "undo", "help", "rules", ...about("odds"), ...about("why"), ...new Set(places)];
}

/** @param {boolean} open */
function show(open) {
  const box = byId("command-box");
  if (!box) return;
  box.hidden = !open;
  byId("command-open")?.setAttribute("aria-expanded", String(open));
  if (open) {
    back = past.length;
    line().focus();
    box.scrollIntoView({ block: "nearest" });
  } else byId("command-open")?.focus();
}

/** Wires the command line. */
export function startCommand() {
  if (!byId("command")) return;
  startCompletion(line(), { offers, history: recallLine, close: () => show(false) });
  byId("command")?.addEventListener("submit", (event) => {
    event.preventDefault();
    enter();
  });
  byId("command-open")?.addEventListener("click", () => show(byId("command-box")?.hidden ?? true));
  bind({ command: () => show(true) });
}
