// Lobby, new game and the end of the tutorial: everything that makes, keeps or drops a game.

import { answered } from "./dialogs.js";
import { all, byId, first, hit, ofKind } from "./dom.js";
import { ask, download, kind, reason, say, toast } from "./page.js";
import { sitter, titleOf } from "./pure/lobby.js";
import { dictionary, field, parsed, sitters, text } from "./pure/read.js";

const GAMES = "/api/v1/games";

/**
 * Goes to a page, or says why the server did not make it.
 * @param {import("./page.js").Answer} answer
 */
function go(answer) {
  if (answer.ok) location.assign(text(field(answer.body, "path"), "/"));
  else trouble(reason(answer));
}

/** @param {string} why */
function trouble(why) {
  const place = byId("problem");
  if (place) place.textContent = say("failed", why);
  else toast(say("failed", why));
}

/**
 * Begins a game on the rulebook's own terms, or on those of a first game.
 * @param {HTMLElement | SVGElement} button
 */
async function begin(button) {
  button.setAttribute("aria-busy", "true");
  const { begin: game, title, seats, options, setup } = button.dataset;
  const terms = { ...(options ? { options: dictionary(parsed(options)) } : {}), ...(setup ? { setup } : {}) };
  go(await ask("POST", GAMES, { game, title, seats: sitters(parsed(seats)), ...terms }));
  button.removeAttribute("aria-busy");
}

/** @param {HTMLFormElement} form */
async function create(form) {
  const fields = new FormData(form);
  /** @type {Record<string, string>} */
  const options = {};
  for (const [name, value] of fields) {
    if (name.startsWith("option:")) options[name.slice(7)] = String(value);
  }
  const seats = all(".seat:not([hidden])", HTMLElement, form).map((seat) => {
    const named = first("input[data-unnamed]", HTMLInputElement, seat);
    const name = named?.value.trim() || named?.dataset.unnamed || "";
    return sitter(String(fields.get(`who:${seat.dataset.seat}`)), name);
  });
  go(await ask("POST", GAMES, { game: form.dataset.game, title: fields.get("title"), options, seats, dice: fields.get("dice") }));
}

/** Shows as many seats as are played, and no starting seat that is not there. */
function seatsShown() {
  const count = first('select[name="option:players"]', HTMLSelectElement);
  if (!count) return;
  for (const seat of all(".seat", HTMLElement)) seat.hidden = Number(seat.dataset.seat) > Number(count.value);
  const starter = first('select[name="option:starter"]', HTMLSelectElement);
  if (!starter) return;
  for (const option of starter.options) option.disabled = Number(option.value) > Number(count.value);
  if (Number(starter.value) > Number(count.value)) starter.value = "1";
}

/** @param {string} title @returns {Promise<string | null>} */
async function newTitle(title) {
  const named = ofKind("rename-text", HTMLInputElement);
  if (!named) return null;
  named.value = title;
  const answer = answered("rename");
  named.select();
  return (await answer) ? named.value.trim() : null;
}

/** What each button beside a kept game does. @type {Record<string, (api: string, title: string, row: HTMLElement) => Promise<void>>} */
const tools = {
  async rename(api, title) {
    const wanted = await newTitle(title);
    if (!wanted || wanted === title) return;
    again(await ask("PATCH", api, { title: wanted }));
  },
  async copy(api) {
    again(await ask("POST", `${api}/copy`, {}));
  },
  async export(api, title) {
    const answer = await ask("GET", `${api}/record`);
    if (answer.ok) download(`${title}.record`, String(answer.body));
    else trouble(reason(answer));
  },
  async delete(api, title, row) {
    const answer = await ask("DELETE", api);
    if (!answer.ok) return trouble(reason(answer));
    row.hidden = true;
    (first(".kept:not([hidden]) a", HTMLElement) ?? byId("main"))?.focus();
    toast(say("deleted", title), {
      label: say("undo"),
      act: async () => {
        const back = await ask("POST", `${api}/restore`, {});
        if (!back.ok) return trouble(reason(back));
        row.hidden = false;
        row.querySelector("a")?.focus();
      },
    });
  },
  async restore(api) {
    again(await ask("POST", `${api}/restore`, {}));
  },
};

/** @param {import("./page.js").Answer} answer */
function again(answer) {
  if (answer.ok) location.reload();
  else trouble(reason(answer));
}

/** @param {HTMLFormElement} form */
async function bringIn(form) {
  const file = first("input[name=record]", HTMLInputElement, form)?.files?.[0];
  if (!file) return toast(say("chooseFile"));
  go(await ask("POST", "/api/v1/import", { record: await file.text(), title: titleOf(file.name) }));
}

/** Wires whatever of this the page has. */
export function startLobby() {
  document.addEventListener("click", (event) => {
    const button = hit(event, "button");
    if (!button) return;
    if (button.dataset.begin) begin(button);
    const row = hit(event, ".kept");
    const tool = tools[button.dataset.tool ?? ""];
    if (tool && row instanceof HTMLElement) tool(`${GAMES}/${row.dataset.id}`, row.dataset.title ?? "", row);
  });
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    if (form.id === "new" || form.id === "import") event.preventDefault();
    if (form.id === "new") create(form);
    if (form.id === "import") bringIn(form);
  });
  if (kind === "new") {
    document.addEventListener("change", seatsShown);
    seatsShown();
  }
  if (kind === "learn") first(".told h2[tabindex]", HTMLElement)?.focus();
}
