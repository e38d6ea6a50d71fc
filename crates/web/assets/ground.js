// The ground under the sheets: fetched once, kept by the browser for ever, and laid under them.

import { all } from "./dom.js";
import { changed, onChange } from "./fragments.js";

/** Grounds that were fetched or are on their way, by address. @type {Map<string, Promise<string>>} */
const fetched = new Map();

/** @param {string} address */
async function read(address) {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(String(reply.status));
  return reply.text();
}

/** @param {string} address */
function ground(address) {
  const known = fetched.get(address) ?? read(address);
  fetched.set(address, known);
  // Without a connection it is tried again with the next change.
  known.catch(() => fetched.delete(address));
  return known;
}

/** Lays the ground where it is missing. */
async function lay() {
  const bare = all("[data-ground]", SVGElement).filter((it) => !it.hasChildNodes());
  const laid = await Promise.all(bare.map(layOne));
  if (laid.includes(true)) changed();
}

/** @param {SVGElement} place */
async function layOne(place) {
  try {
    const svg = new DOMParser().parseFromString(await ground(place.dataset.ground ?? ""), "image/svg+xml");
    if (!place.hasChildNodes()) place.append(...svg.documentElement.childNodes);
    return true;
  } catch {
    return false;
  }
}

/** Lays the ground now, and wherever a later change needs one. */
export function startGround() {
  onChange(lay);
  return lay();
}
