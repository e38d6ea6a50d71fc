// The command line: actions in the game's own notation, and questions about the table.

import { ending, legal, listed } from "./actions.js";
import { adviceText } from "./advice.js";
import { goToPart } from "./board.js";
import { linked } from "./cite.js";
import { startCompletion } from "./complete.js";
import { all, byId, copyOf, first, isShown, make, ofKind, showWithin } from "./dom.js";
import { canTake, goTo, take } from "./hands.js";
import { bind } from "./keys.js";
import { judge, objectionsIn, spokenObjections } from "./objections.js";
import { putOdds } from "./odds.js";
import { announce, ask, data, reason, recall, remember, say } from "./page.js";
import { act, order, undo } from "./play.js";
import { found, goalOf, meant, offers, ORDER_WORDS, question, remembered, sought, tidy, unknownWord, walked, wayOf } from "./pure/commands.js";
import { field, objections, text, texts } from "./pure/read.js";
import { openRules } from "./rules.js";

/** What a command answers: shown below the line, and spoken. @typedef {{show: (Node | string)[], speak?: string}} Reply */

let past = texts(recall("commands"));
/** Where the arrows stand in what was typed before. */
let back = 0;

const line = () => ofKind("command-line", HTMLInputElement);

/** @param {string} told @returns {Reply} */
const plain = (told) => ({ show: [told], speak: told });

/** Everything legal: notation, then words. @returns {Reply} */
function list() {
  const items = listed().map((button) => {
    const words = first(".words", HTMLElement, button);
    return make("li", {}, make("code", {}, button.dataset.action ?? ""), " ", words ? linked(words) : "");
  });
  if (!items.length) return plain(say("nothingToDo"));
  return { show: [make("ul", {}, ...items)], speak: say("listed", legal().join("; ")) };
}

/** Who can be taken up, stack by stack. @returns {Reply} */
function units() {
  const mine = (first("#actions [data-hands]", HTMLElement)?.dataset.hands ?? "").split(" ");
  const told = [...new Set(parts().flatMap(({ target, said }) => (mine.includes(target) ? said : [])))];
  if (!told.length) return plain(say("noUnits"));
  return { show: [make("ul", {}, ...told.map((it) => make("li", {}, it)))], speak: told.join(". ") };
}

/** The parts of the board, by what they are called and what is said of them. */
const parts = () =>
  all("#board [data-target]", SVGElement)
    .filter(isShown)
    .map((it) => ({ target: it.dataset.target ?? "", said: it.getAttribute("aria-label") ?? "" }));

/** What stands on the board under a name, or has it in its description. @param {string} name @returns {Reply} */
function whatIs(name) {
  const wanted = sought(name);
  if (!wanted) return plain(say("whatWhat"));
  const told = found(wanted, parts()).map((it) => it.said);
  if (!told.length) return plain(say("noSuchThing", name));
  return { show: [make("ul", {}, ...told.map((it) => make("li", {}, it)))], speak: told.join(". ") };
}

/** A part's name, without what stands there. @param {SVGElement} part */
const nameOf = (part) => (part.dataset.name ?? part.getAttribute("aria-label") ?? "").split(/[,:;]/)[0] ?? "";

/** The parts that can be gone to, each once. */
const goals = () =>
  all("#board [data-target]", SVGElement)
    .filter(isShown)
    .map((at) => ({ at, target: at.dataset.target ?? "", name: nameOf(at) }));

/** Moves the focus to a part, and the window on the map with it. @param {string} wanted @returns {Reply} */
function go(wanted) {
  const found = goalOf(wanted, goals());
  if (!found) return plain(say("noSuchThing", wanted));
  goToPart(found.at);
  return { show: [say("wentTo", found.name)] };
}

/** @param {string} action @returns {Promise<Reply>} */
async function odds(action) {
  const answer = await ask("GET", `${data.api}/odds?action=${encodeURIComponent(action)}`);
  if (!answer.ok) return refusal(reason(answer), objections(answer.body));
  const html = text(field(answer.body, "html"));
  if (!html) return plain(say("noOdds"));
  const place = make("div");
  putOdds(place, html);
  return { show: [place], speak: texts(field(answer.body, "plain")).join(" ") };
}

/** @param {string} told @param {import("./pure/read.js").Objection[]} against @returns {Reply} */
const refusal = (told, against) => ({ show: [objectionsIn(told, against)], speak: spokenObjections(told, against) });

/** @param {string} action @returns {Promise<Reply>} */
async function why(action) {
  const judged = await judge(action);
  return judged.legal ? plain(say("isAllowed", action)) : refusal(judged.message, judged.objections);
}

/** @param {string} what @returns {Promise<Reply>} */
async function rules(what) {
  const any = await openRules(what);
  return plain(any ? say("rulesOpen") : say("noSuchRule", what));
}

/** @param {string} all @returns {Promise<Reply>} */
async function takeBack(all) {
  const done = await undo(Boolean(all));
  return { show: [done ? say("undone") : (byId("undo-why")?.textContent ?? "")] };
}

/** Does an action or a group order; a listed one exactly as a click would. @param {string} typed @returns {Promise<Reply>} */
async function play(typed) {
  const may = legal();
  if (!may.length) return plain(say("wait"));
  const action = meant(typed, may, { words: say("endWords").split(" "), actions: ending() });
  if (action) return { show: (await act(action)) ? [say("played", action)] : [] };
  const judged = await judge(typed);
  if (judged.unread) return fromHere(typed);
  if (!judged.legal) return refusal(judged.message, judged.objections);
  return { show: (await order(typed, judged.chance)) ? [say("played", typed)] : [] };
}

/** From one place to another, as they are called on the board; else says which word is not known. @param {string} typed @returns {Promise<Reply>} */
async function fromHere(typed) {
  const there = goals();
  const way = wayOf(typed);
  const [from, to] = [way && goalOf(way.from, there), way && goalOf(way.to, there)];
  if (from && to && !canTake(from.target)) return plain(say("cannotTake", from.name));
  if (from && to) {
    await take(from.target, from.name);
    await goTo(to.target, to.name, to.at);
    return { show: [say("sent", `${from.name} → ${to.name}`)] };
  }
  const known = [...legal(), ...there.flatMap((it) => [it.target.replace(/^[a-z]+-/, ""), it.name]), ...ORDER_WORDS];
  const bad = unknownWord(typed, known);
  return refusal(bad ? say("unknownWord", bad) : say("notUnderstood", typed), []);
}

/** What may be typed, as the page came with it. */
const questions = [...(byId("command-answer")?.childNodes ?? [])];

/** @returns {Reply} */
const help = () => ({ show: questions.map(copyOf), speak: byId("command-help")?.textContent ?? "" });

/** What answers each question. @type {Record<import("./pure/commands.js").Question, (rest: string) => Reply | Promise<Reply>>} */
const ANSWERS = { list, units, help, hint: async () => plain(await adviceText()), undo: takeBack, what: whatIs, odds, why, rules, go };

/** Carries out what stands in the line. */
async function enter() {
  const at = line();
  const typed = tidy(at?.value ?? "");
  if (!at || !typed) return;
  past = remembered(past, typed);
  back = past.length;
  remember("commands", past);
  at.value = "";
  const asked = question(typed, legal());
  const { show, speak } = asked ? await ANSWERS[asked.asks](asked.rest) : await play(typed);
  byId("command-answer")?.replaceChildren(make("p", { class: "typed" }, make("code", {}, typed)), ...show);
  const answer = byId("command-answer");
  if (answer) showWithin(answer, ".console");
  if (speak) announce(speak);
}

/** Walks through what was typed before. @param {number} by */
function recallLine(by) {
  back = walked(back, by, past.length);
  const at = line();
  if (at) at.value = past[back] ?? "";
}

/** @param {boolean} open */
function show(open) {
  const box = byId("command-box");
  if (!box) return;
  box.hidden = !open;
  byId("command-open")?.setAttribute("aria-expanded", String(open));
  if (open) {
    back = past.length;
    line()?.focus();
    showWithin(box, ".console");
  } else byId("command-open")?.focus();
}

/** Wires the command line. */
export function startCommand() {
  const at = line();
  if (!at) return;
  const places = () => goals().flatMap((it) => [it.target.replace(/^[a-z]+-/, ""), it.name]);
  const mayType = () => offers(legal(), parts().map((it) => it.target), places());
  startCompletion(at, { offers: mayType, history: recallLine, close: () => show(false) });
  byId("command")?.addEventListener("submit", (event) => {
    event.preventDefault();
    enter();
  });
  byId("command-open")?.addEventListener("click", () => show(Boolean(byId("command-box")?.hidden)));
  bind({ command: () => show(true) });
}
