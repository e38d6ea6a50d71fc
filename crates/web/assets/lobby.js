// Lobby, new game and the end of the tutorial: everything that makes, keeps or drops a game.

import { ask, byId, download, kind, reason, say, toast } from "./page.js";

const GAMES = "/api/v1/games";

/**
 * Goes to a page, or says why the server did not make it.
 * @param {import("./page.js").Answer} answer
 */
function go(answer) {
  if (answer.ok) location.assign(answer.body.path);
  else trouble(reason(answer));
}

/** @param {string} text */
function trouble(text) {
  const place = byId("problem");
  if (place) place.textContent = say("failed", text);
  else toast(say("failed", text));
}

/**
 * Begins a game on the rulebook's own terms.
 * @param {HTMLElement} button
 */
async function begin(button) {
  button.setAttribute("aria-busy", "true");
  const { begin: game, title, seats } = button.dataset;
  go(await ask("POST", GAMES, { game, title, seats: JSON.parse(seats ?? "[]") }));
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
  const seats = [...form.querySelectorAll(".seat:not([hidden])")].map((seat) => {
    const number = /** @type {HTMLElement} */ (seat).dataset.seat;
    const [who, player] = String(fields.get(`who:${number}`)).split(" ");
    const field = /** @type {HTMLInputElement} */ (form.elements.namedItem(`name:${number}`));
    const name = field.value.trim() || field.placeholder;
    return { kind: who, name, ...(player && { player }) };
  });
  go(await ask("POST", GAMES, { game: form.dataset.game, title: fields.get("title"), options, seats, dice: fields.get("dice") }));
}

/** Shows as many seats as are played, and no starting seat that is not there. */
function seatsShown() {
  const count = document.querySelector('select[name="option:players"]');
  if (!(count instanceof HTMLSelectElement)) return;
  for (const seat of document.querySelectorAll(".seat")) {
    const box = /** @type {HTMLElement} */ (seat);
    box.hidden = Number(box.dataset.seat) > Number(count.value);
  }
  const starter = document.querySelector('select[name="option:starter"]');
  if (!(starter instanceof HTMLSelectElement)) return;
  for (const option of starter.options) option.disabled = Number(option.value) > Number(count.value);
  if (Number(starter.value) > Number(count.value)) starter.value = "1";
}

/** @param {string} title @returns {Promise<string | null>} */
function newTitle(title) {
  const dialog = /** @type {HTMLDialogElement} */ (byId("rename"));
  const field = /** @type {HTMLInputElement} */ (byId("rename-text"));
  field.value = title;
  dialog.returnValue = "no";
  dialog.showModal();
  field.select();
  return new Promise((decided) => {
    const done = () => decided(dialog.returnValue === "yes" ? field.value.trim() : null);
    dialog.addEventListener("close", done, { once: true });
  });
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
    const next = /** @type {HTMLElement | null} */ (document.querySelector(".kept:not([hidden]) a"));
    (next ?? byId("main"))?.focus();
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
  const field = /** @type {HTMLInputElement} */ (form.elements.namedItem("record"));
  const file = field.files?.[0];
  if (!file) return toast(say("chooseFile"));
  const title = file.name.replace(/\.[a-z]+$/, "").slice(0, 80);
  go(await ask("POST", "/api/v1/import", { record: await file.text(), title }));
}

/** Wires whatever of this the page has. */
export function startLobby() {
  document.addEventListener("click", (event) => {
    const button = /** @type {Element} */ (event.target).closest("button");
    if (!button) return;
    if (button.dataset.begin) begin(button);
    const row = button.closest(".kept");
    const tool = tools[button.dataset.tool ?? ""];
    if (tool && row instanceof HTMLElement) {
      tool(`${GAMES}/${row.dataset.id}`, button.dataset.title ?? "", row);
    }
  });
  document.addEventListener("submit", (event) => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    if (form.id === "new" || form.id === "import") event.preventDefault();
    if (form.id === "new") create(form);
    if (form.id === "import") bringIn(form);
  });
  if (kind === "new") {
    document.addEventListener("change", seatsShown);
    seatsShown();
  }
  if (kind === "learn") {
    /** @type {HTMLElement | null} */ (document.querySelector(".told h2[tabindex]"))?.focus();
  }
}

