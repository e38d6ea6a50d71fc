// Elements: found, made and shown. Small tools that every part uses.

/**
 * An element by its id.
 * @param {string} id
 * @returns {HTMLElement | null}
 */
export const byId = (id) => document.getElementById(id);

/**
 * An element by its id, if it is of that kind.
 * @template {HTMLElement} Kind
 * @param {string} id
 * @param {new () => Kind} kind
 * @returns {Kind | null}
 */
export function ofKind(id, kind) {
  const found = byId(id);
  return found instanceof kind ? found : null;
}

/**
 * Every element of a kind that a selector finds.
 * @template {Element} Kind
 * @param {string} selector
 * @param {new () => Kind} kind
 * @param {ParentNode} [within]
 * @returns {Kind[]}
 */
export const all = (selector, kind, within = document) =>
  [...within.querySelectorAll(selector)].filter(/** @returns {it is Kind} */ (it) => it instanceof kind);

/**
 * The first element of a kind that a selector finds.
 * @template {Element} Kind
 * @param {string} selector
 * @param {new () => Kind} kind
 * @param {ParentNode} [within]
 * @returns {Kind | undefined}
 */
export const first = (selector, kind, within = document) => all(selector, kind, within)[0];

/**
 * The element of a selector in which something happened.
 * @param {Event} event
 * @param {string} selector
 * @returns {HTMLElement | SVGElement | null}
 */
export function hit(event, selector) {
  const found = event.target instanceof Element ? event.target.closest(selector) : null;
  return found instanceof HTMLElement || found instanceof SVGElement ? found : null;
}

/**
 * The field in which something was typed or chosen.
 * @param {Event} event
 * @returns {HTMLInputElement | null}
 */
export const fieldOf = (event) => (event.target instanceof HTMLInputElement ? event.target : null);

/**
 * Makes an element with text or children.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, string>} [attributes]
 * @param {...(Node | string)} inside
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function make(name, attributes = {}, ...inside) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...inside);
  return element;
}

const SVG = "http://www.w3.org/2000/svg";

/**
 * Makes an element of a drawing.
 * @template {keyof SVGElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, string | number>} attributes
 * @param {...(Node | string)} inside
 * @returns {SVGElementTagNameMap[Name]}
 */
export function drawn(name, attributes, ...inside) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...inside);
  return element;
}

/**
 * Writes a text into an element, if the page has it.
 * @param {string} id
 * @param {string} text
 */
export function write(id, text) {
  const place = byId(id);
  if (place) place.textContent = text;
}

/**
 * A copy of an element.
 * @template {Node} Kind
 * @param {Kind} node
 */
export const copyOf = (node) => /** @type {Kind} */ (node.cloneNode(true));

/**
 * Brings an element into sight in the box that scrolls it: a sheet of its own moves, and the page
 * with the map stays where it is.
 * @param {Element} element
 * @param {string} box
 */
export function showWithin(element, box) {
  const frame = element.closest(box);
  if (!frame || !["auto", "scroll"].includes(getComputedStyle(frame).overflowY)) return element.scrollIntoView({ block: "nearest" });
  const [inner, outer] = [element.getBoundingClientRect(), frame.getBoundingClientRect()];
  // What stands still at the top of the sheet covers what scrolls under it.
  const head = first(":scope > #prompt", HTMLElement, frame)?.offsetHeight ?? 0;
  const above = outer.top + head - inner.top;
  if (above > 0) frame.scrollTop -= above;
  else if (inner.bottom > outer.bottom) frame.scrollTop += Math.min(inner.bottom - outer.bottom, -above);
}

/** @param {Element} element */
export const isShown = (element) => element.getClientRects().length > 0;
