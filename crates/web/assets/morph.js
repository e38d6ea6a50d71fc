// Brings elements up to date in place: what stays the same stays in the page, with its focus, its
// scrolling and its motion.
//
// An element with `data-k` is known by its key wherever it stands in its fragment. Markup from the
// server may have a mark `<x-b k="…">` in its place: then it stays as it is.

import { data } from "./page.js";
import { written } from "./pure/short.js";

/** Blocks by key, as the server sends them. @typedef {Record<string, string>} Blocks */

/** What can be put before another without being taken out of the page first, where browsers can. */
const canMove = "moveBefore" in Element.prototype;

/** Attributes that are the player's, not the server's. @type {Record<string, string[]>} */
const OWN = { DETAILS: ["open"] };

/** What marks an element whose inside comes by an address of its own, not with the page. */
const FETCHED = ["data-ground", "data-folded"];

/** A fragment that is being brought up to date. */
class Work {
  /**
   * @param {Element} slot
   * @param {Blocks} blocks
   */
  constructor(slot, blocks) {
    this.slot = slot;
    this.blocks = blocks;
    /** Whether a mark stood for something that is not there. */
    this.broken = false;
    /** @type {Map<string, Element>} */
    this.known = new Map();
    for (const it of slot.querySelectorAll("[data-k]")) this.known.set(it.getAttribute("data-k") ?? "", it);
  }

  /**
   * The element of a key: the one that is there, or one made from its block.
   * @param {string} key
   * @param {Element} parent
   */
  keyed(key, parent) {
    const there = this.known.get(key);
    if (there) return there;
    const markup = this.blocks[key];
    const made = markup === undefined || isTag(markup) ? null : block(key, markup, parent);
    if (!made) {
      this.broken = true;
      return null;
    }
    this.known.set(key, made);
    this.fill(made);
    return made;
  }

  /**
   * Puts what they stand for in the place of the marks in new markup.
   * @param {Element} made
   */
  fill(made) {
    for (const mark of made.querySelectorAll("x-b")) {
      const parent = mark.parentElement ?? made;
      const found = this.keyed(mark.getAttribute("k") ?? "", parent);
      if (found) mark.replaceWith(found);
      else mark.remove();
    }
    for (const it of made.querySelectorAll("[data-k]")) this.known.set(it.getAttribute("data-k") ?? "", it);
  }

  /**
   * Gives an element the children that it should have.
   * @param {Element} parent
   * @param {Element | DocumentFragment} wanted
   */
  children(parent, wanted) {
    /** @type {ChildNode | null} */
    let last = null;
    const next = () => (last ? last.nextSibling : parent.firstChild);
    for (const fresh of [...wanted.childNodes]) {
      const node = this.child(parent, fresh, next());
      if (!node) continue;
      // What lies in it may have come from what stood next.
      const before = next();
      if (node !== before) place(parent, node, before);
      last = node;
    }
    let at = next();
    while (at) {
      const next = at.nextSibling;
      at.remove();
      at = next;
    }
  }

  /**
   * The node that stands for a wanted one: one that is there, brought up to date, or a new one.
   * @param {Element} parent
   * @param {ChildNode} fresh
   * @param {ChildNode | null} at
   */
  child(parent, fresh, at) {
    if (!(fresh instanceof Element)) {
      if (!at || at.nodeType !== fresh.nodeType) return fresh;
      if (at.textContent !== fresh.textContent) at.textContent = fresh.textContent;
      return at;
    }
    if (fresh.localName === "x-b") return this.keyed(fresh.getAttribute("k") ?? "", parent);
    const key = fresh.getAttribute("data-k");
    const there = key === null ? (at instanceof Element && isLike(at, fresh) ? at : null) : this.known.get(key);
    if (!there || there.localName !== fresh.localName) {
      this.fill(fresh);
      return fresh;
    }
    this.become(there, fresh);
    return there;
  }

  /**
   * Makes an element what it should be.
   * @param {Element} element
   * @param {Element} wanted
   */
  become(element, wanted) {
    this.dress(element, wanted);
    if (!FETCHED.some((name) => element.hasAttribute(name))) this.children(element, wanted);
  }

  /**
   * Gives an element the attributes that it should have.
   * @param {Element} element
   * @param {Element} wanted
   */
  dress(element, wanted) {
    const own = OWN[element.tagName] ?? [];
    for (const { name } of [...element.attributes]) {
      if (!wanted.hasAttribute(name) && !own.includes(name)) element.removeAttribute(name);
    }
    for (const { name, value } of wanted.attributes) {
      if (element.getAttribute(name) === value) continue;
      wear(element, name, value);
    }
  }
}

/**
 * Gives an element an attribute.
 * @param {Element} element
 * @param {string} name
 * @param {string} value
 */
function wear(element, name, value) {
  element.setAttribute(name, value);
  if (name === "value" && element instanceof HTMLInputElement) element.value = value;
  // Another ground: what was laid out of the old one goes.
  if (name === "data-ground") element.replaceChildren();
}

/**
 * Gives an element the attributes that changed; `-name` is one that goes.
 * @param {Element} element
 * @param {Element} changes
 */
function redress(element, changes) {
  for (const { name, value } of changes.attributes) {
    if (name.startsWith("-")) element.removeAttribute(name.slice(1));
    else wear(element, name, value);
  }
}

/** Whether only attributes of a block changed: then they are told in its first tag, behind an `@`. @param {string} markup */
const isTag = (markup) => markup.startsWith("@");

/**
 * Whether an element without a key can become another one.
 * @param {Element} one
 * @param {Element} other
 */
const isLike = (one, other) => one.localName === other.localName && one.id === other.id && !one.hasAttribute("data-k");

/**
 * Puts a node before another, as gently as the browser can.
 * @param {Element} parent
 * @param {ChildNode} node
 * @param {ChildNode | null} before
 */
function place(parent, node, before) {
  const moved = /** @type {{moveBefore?: (node: Node, before: Node | null) => void}} */ (/** @type {unknown} */ (parent));
  const stays = node.isConnected && parent.isConnected && node.ownerDocument === parent.ownerDocument;
  if (canMove && stays && moved.moveBefore) moved.moveBefore(node, before);
  else parent.insertBefore(node, before);
}

/**
 * Markup as nodes, read as a child of an element would be.
 * @param {string} markup
 * @param {Element} parent
 */
function parsed(markup, parent) {
  const template = document.createElement("template");
  const inSvg = parent instanceof SVGElement;
  template.innerHTML = inSvg ? `<svg>${markup}</svg>` : markup;
  return inSvg ? (template.content.firstElementChild ?? template.content) : template.content;
}

/**
 * A block as an element with its key.
 * @param {string} key
 * @param {string} markup
 * @param {Element} parent
 */
function block(key, markup, parent) {
  const made = parsed(written(key, markup, data.game ?? ""), parent).firstElementChild;
  made?.setAttribute("data-k", key);
  return made;
}

/**
 * Puts the blocks of a fragment that changed in place. Says whether they fitted.
 * @param {Element} slot
 * @param {Blocks} blocks
 */
export function patch(slot, blocks) {
  const work = new Work(slot, blocks);
  const whole = blocks[""];
  // Blocks that are there first: what is new finds them as they are to be.
  for (const [key, markup] of Object.entries(blocks)) {
    const there = key ? work.known.get(key) : undefined;
    if (!there) {
      work.broken ||= isTag(markup);
      continue;
    }
    const whole = isTag(markup) ? `${markup.slice(1)}</${there.localName}>` : markup;
    const wanted = block(key, whole, there.parentElement ?? slot);
    if (!wanted) continue;
    if (isTag(markup)) redress(there, wanted);
    else work.become(there, wanted);
  }
  if (whole !== undefined) work.children(slot, parsed(written("", whole, data.game ?? ""), slot));
  return !work.broken;
}

/**
 * Brings a fragment up to date with a whole one.
 * @param {Element} slot
 * @param {Element | DocumentFragment} fresh
 */
export const morph = (slot, fresh) => new Work(slot, {}).children(slot, fresh);
