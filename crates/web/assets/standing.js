// What goes on by itself: single steps, each through the same door, until something is not foreseen.

import { asked, buttonOf, legal } from "./actions.js";
import { confirm } from "./dialogs.js";
import { all, first, hit } from "./dom.js";
import { onChange } from "./fragments.js";
import { bind } from "./keys.js";
import { isCaughtUp, state } from "./live.js";
import { announce, recall, remember, say, settings, toast } from "./page.js";
import { question } from "./pure/asking.js";
import { dictionary } from "./pure/read.js";
import { nextStep } from "./pure/standing.js";
import { heading } from "./pure/words.js";
import { isBusy, send } from "./send.js";

/** How long a step is seen before the next one, in milliseconds. */
const PAUSE = 200;

/** What is going on, since when and for which seat; what keeps on waits while its player decides by himself. @type {{id: string, words: string, mark: string, steps: string[], seat: number, keeps: boolean, since: number} | null} */
let going = null;
let timer = 0;
/** The version at which a rule of thumb has decided last, and at which a step was sent. */
let decided = -1;
let sent = -1;

/** What the player leaves to a rule of thumb, by its order. */
const routines = dictionary(recall("routines"));

/** When a decision is left to its rule of thumb. @param {string} order */
const routineOf = (order) => routines[order] ?? "going-on";

/** The orders by which decisions may be left to a rule of thumb. */
const orders = () => all("#actions [data-routine]", HTMLSelectElement).map((it) => it.dataset.routine ?? "");

/**
 * Begins what goes on by itself, or stops it.
 * @param {HTMLElement} button
 */
export const begin = async (button) => {
  const seat = asked();
  const said = first(".words", HTMLElement, button)?.textContent ?? button.textContent ?? "";
  const { words } = heading(said.trim());
  const { stand = "", mark = "", steps = "" } = button.dataset;
  if (seat === null) return;
  if (going?.id === stand) return stop("standByYou");
  const chance = steps.split("|").some((it) => "chance" in (buttonOf(it)?.dataset ?? {}));
  if (question(settings.confirm, { chance, risk: undefined }) && !(await confirm(words, say("confirmChance")))) return;
  const keeps = button.dataset.keeps !== undefined;
  going = { id: stand, words, mark, steps: steps.split("|"), seat, keeps, since: performance.now() };
  sent = -1;
  toast(say(keeps ? "standKeeps" : "standGoing", words));
  offer();
  go();
};

/** @param {string} why @param {string} [news] What has happened, in words. */
function stop(why, news = "") {
  if (!going) return;
  const { words } = going;
  going = null;
  clearTimeout(timer);
  offer();
  const told = why === "standDone" ? say(why, words) : say("standStopped", news ? `${news}.` : say(why));
  toast(told);
  announce(told);
}

/** What keeps on is offered as pressed wherever it waits, so that it can be stopped there. */
function offer() {
  document.body.classList.toggle("goes-on", going !== null && !going.keeps);
  for (const button of all("#actions [data-keeps]", HTMLElement)) {
    const on = going?.id === button.dataset.stand;
    button.hidden = !on && button.dataset.begins === undefined;
    if (on) button.setAttribute("aria-pressed", "true");
    else button.removeAttribute("aria-pressed");
  }
}

/** Makes the next step, if it is this player's to make. */
function go() {
  clearTimeout(timer);
  if (going && document.querySelector("#prompt [data-turn=over]")) return stop("standDone");
  // What the page shows is the past until the answer to the last step is there.
  if (!going || isBusy() || !isCaughtUp() || asked() !== going.seat || state.version === sent) return;
  const { id, mark, keeps, seat } = going;
  const offered = first(`#actions [data-stand="${CSS.escape(id)}"]`, HTMLElement);
  // What keeps on has other steps in another segment, and rules of thumb that are always meant.
  const steps = keeps ? (offered?.dataset.steps ?? "").split("|").filter(Boolean) : going.steps;
  const left = orders().filter((order) => (keeps ? routineOf(order) === "always" : routineOf(order) !== "never"));
  const next = nextStep({ mark, steps, routines: left, keeps }, offered?.dataset.mark, legal());
  if (next.stop) return stop(next.stop, next.stop === "standChanged" ? next.news : "");
  if (next.step === null) return;
  const version = state.version;
  timer = setTimeout(async () => {
    if (!going || isBusy() || !isCaughtUp() || state.version !== version) return;
    sent = version;
    const done = await send({ path: "actions", body: { seat, action: next.step } });
    if (!done) stop("standRefused");
    go();
  }, PAUSE);
}

/** Decisions that are always left to a rule of thumb. */
async function decide() {
  const seat = asked();
  const order = orders().find((it) => routineOf(it) === "always" && legal().includes(it));
  if ((going && !going.keeps) || !order || seat === null || isBusy() || decided === state.version) return;
  decided = state.version;
  await send({ path: "actions", body: { seat, action: order } });
}

/** After every change of the page. */
function changed() {
  for (const field of all("#actions [data-routine]", HTMLSelectElement)) field.value = routineOf(field.dataset.routine ?? "");
  offer();
  go();
  decide();
}

/** Whoever steps in while it is his turn stops it. @param {Event} event */
function stepIn(event) {
  // The key that began it does not stop it; whoever presses it in the list begins it anew.
  if (!going || event.timeStamp <= going.since || hit(event, ".stand:not(.act)")) return;
  // What keeps on lets the player decide by himself meanwhile; Escape or its button stops it.
  if ((asked() === going.seat && !going.keeps) || (event instanceof KeyboardEvent && event.key === "Escape")) stop("standByYou");
}

/** Wires what goes on by itself. */
export function startStanding() {
  document.addEventListener("pointerdown", stepIn, true);
  document.addEventListener("keydown", stepIn, true);
  document.addEventListener("click", (event) => {
    // What stands in the list is begun as everything there is.
    const button = hit(event, ".stand:not(.act)");
    if (button instanceof HTMLElement) begin(button);
  });
  document.addEventListener("change", (event) => {
    const field = event.target;
    if (!(field instanceof HTMLSelectElement) || !field.dataset.routine) return;
    routines[field.dataset.routine] = field.value;
    remember("routines", routines);
    decide();
  });
  onChange(changed);
  changed();
  const offered = () => all("#actions .stand", HTMLElement).find((it) => !it.hidden);
  bind({
    goOn: () => {
      const button = offered();
      if (button) begin(button);
    },
  });
}
