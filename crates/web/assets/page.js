// What the server told this page, words, settings, and small tools that every part uses.

/** @typedef {{theme: string, confirm: string, keys: boolean, notices: boolean, map: Record<string, string>}} Settings */

const page = /** @type {HTMLElement} */ (document.getElementById("page"));

/** What the server says about the page. @type {Record<string, string>} */
export const data = {};
for (const item of page.querySelectorAll("i")) {
  data[item.dataset.name ?? ""] = item.dataset.value ?? "";
}

/** @type {Record<string, string>} */
const words = JSON.parse(page.dataset.words ?? "{}");

/** Name, key and meaning of each shortcut. @type {[string, string, string][]} */
export const shortcuts = JSON.parse(page.dataset.keys ?? "[]");

/** The kind of page. */
export const kind = document.body.dataset.page ?? "";

/**
 * A text in the page's language, with `{}` filled in.
 * @param {string} name
 * @param {unknown} [value]
 */
export const say = (name, value) => (words[name] ?? name).replace("{}", String(value ?? ""));

/**
 * An element by its id.
 * @param {string} id
 * @returns {HTMLElement | null}
 */
export const byId = (id) => document.getElementById(id);

/**
 * Makes an element with text or children.
 * @param {string} name
 * @param {Record<string, string>} [attributes]
 * @param {...(Node | string)} inside
 */
export function make(name, attributes = {}, ...inside) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...inside);
  return element;
}

/** @type {Settings} */
const standard = { theme: "auto", confirm: "risky", keys: true, notices: false, map: {} };

/** @returns {Settings} */
function load() {
  try {
    return { ...standard, ...JSON.parse(localStorage.getItem("promachos.settings") ?? "{}") };
  } catch {
    return { ...standard };
  }
}

/** The player's settings. */
export const settings = load();

/** Keeps the settings in this browser. */
export function keepSettings() {
  remember("settings", settings);
  if (settings.theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = settings.theme;
}

/**
 * Keeps something in this browser, if it lets us.
 * @param {string} name
 * @param {unknown} value
 */
export function remember(name, value) {
  try {
    localStorage.setItem(`promachos.${name}`, JSON.stringify(value));
  } catch {
    // A browser without storage forgets; nothing else breaks.
  }
}

/**
 * What this browser has kept.
 * @param {string} name
 * @returns {any}
 */
export function recall(name) {
  try {
    return JSON.parse(localStorage.getItem(`promachos.${name}`) ?? "null");
  } catch {
    return null;
  }
}

/**
 * Has a text spoken. The same text twice is spoken twice: a no-break space makes it new.
 * @param {string} text
 * @param {boolean} [urgent]
 */
export function announce(text, urgent = false) {
  const region = byId(urgent ? "alert" : "live");
  if (region && text) region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}

let toastTimer = 0;

/**
 * Shows a short message, and a button beside it where there is something to do about it.
 * @param {string | (Node | string)[]} text
 * @param {{label: string, act: () => void}} [offer]
 */
export function toast(text, offer) {
  const place = byId("toast");
  if (!place) return;
  place.replaceChildren(...(Array.isArray(text) ? text : [text]));
  if (offer) {
    const button = make("button", { type: "button" }, offer.label);
    button.addEventListener("click", () => {
      place.replaceChildren();
      offer.act();
    });
    place.append(" ", button);
  }
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => place.replaceChildren(), offer ? 15000 : 6000);
}

/** What the server answered. @typedef {{ok: boolean, status: number, body: any}} Answer */

/**
 * Asks the server. Never throws: no connection is status 0.
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<Answer>}
 */
export async function ask(method, path, body) {
  /** @type {Record<string, string>} */
  const headers = {};
  if (data.key) headers.authorization = `Bearer ${data.key}`;
  if (method !== "GET") headers["content-type"] = "application/json";
  try {
    const sent = method === "GET" ? undefined : JSON.stringify(body ?? {});
    const reply = await fetch(path, { method, headers, body: sent, cache: "no-store" });
    const json = (reply.headers.get("content-type") ?? "").includes("json");
    const inside = json ? await reply.json() : await reply.text();
    return { ok: reply.ok, status: reply.status, body: inside };
  } catch {
    return { ok: false, status: 0, body: {} };
  }
}

/**
 * Why a request failed, in words.
 * @param {Answer} answer
 */
export function reason(answer) {
  if (answer.status === 0) return say("offline");
  if (answer.status === 429) return say("tooFast");
  return answer.body?.message ?? answer.body?.error ?? String(answer.status);
}

/**
 * Copies a link or a text, and says so.
 * @param {string} text
 */
export async function copy(text) {
  const whole = text.startsWith("/") ? location.origin + text : text;
  try {
    await navigator.clipboard.writeText(whole);
  } catch {
    const area = /** @type {HTMLTextAreaElement} */ (make("textarea", {}, whole));
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }
  toast(say("copied"));
}

/**
 * Hands a text to the browser as a file.
 * @param {string} name
 * @param {string} text
 */
export function download(name, text) {
  const link = /** @type {HTMLAnchorElement} */ (make("a", { download: name }));
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

/** A new id for an action, so that sending it twice does it once. */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
