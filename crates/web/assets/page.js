// What the server told this page, words, settings, and small tools that every part uses.

import { byId, make } from "./dom.js";
import { dictionary, message, parsed, settings as readSettings, shortcuts as readShortcuts } from "./pure/read.js";
import { filled } from "./pure/words.js";

const page = byId("page");

/** What the server says about the page. @type {Record<string, string>} */
export const data = {};
for (const item of page?.querySelectorAll("i") ?? []) {
  data[item.dataset.name ?? ""] = item.dataset.value ?? "";
}

const words = dictionary(parsed(page?.dataset.words));

/** Name, key and meaning of each shortcut. */
export const shortcuts = readShortcuts(parsed(page?.dataset.keys));

/** The kind of page. */
export const kind = document.body.dataset.page ?? "";

/**
 * A text in the page's language, with `{}` filled in.
 * @param {string} name
 * @param {unknown} [value]
 */
export const say = (name, value) => filled(words[name] ?? name, value);

/** The player's settings. */
export const settings = readSettings(recall("settings"));

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
 * What this browser has kept; null where it has nothing, or keeps nothing.
 * @param {string} name
 * @returns {unknown}
 */
export function recall(name) {
  try {
    return parsed(localStorage.getItem(`promachos.${name}`));
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

/** What the server answered. @typedef {{ok: boolean, status: number, body: unknown}} Answer */

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
    const sent = method === "GET" ? null : JSON.stringify(body ?? {});
    const reply = await fetch(path, { method, headers, body: sent, cache: "no-store" });
    const json = (reply.headers.get("content-type") ?? "").includes("json");
    /** @type {unknown} */
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
  return message(answer.body) || String(answer.status);
}

/**
 * Copies a text, and says so.
 * @param {string} text
 */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = make("textarea", {}, text);
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
  const link = make("a", { download: name });
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

/** A new id for an action, so that sending it twice does it once. */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
