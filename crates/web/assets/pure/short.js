// Markup in short, as the server sends blocks: `web/src/blocks/short.rs` writes it.

import { PHRASES } from "./phrases.js";

/** What stands behind the `~`, phrase for phrase. */
const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/**
 * The markup of a block with its phrases, marks and chips written out. The block's own key is not in it.
 * @param {string} key
 * @param {string} markup
 * @param {string} game Whose clauses the chips lead to.
 */
export const written = (key, markup, game) =>
  markup
    .replace(/~(.)/g, (_, sign) => PHRASES[SIGNS.indexOf(sign)] ?? sign)
    .replace(/<\*([^>]*)>/g, (_, mark) => `<x-b k="${mark.startsWith(".") ? key : ""}${mark}"></x-b>`)
    .replace(/<\^([^>]*)>/g, (_, id) => `<a class="case" href="/rules/${game}#${id}" data-case="${id}">${id}</a>`);
