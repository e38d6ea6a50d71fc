// Markup in short, as the server sends blocks: `web/src/blocks/short.rs` writes it.

/**
 * The markup of a block with its marks written out. The block's own key is not in it.
 * @param {string} key
 * @param {string} markup
 */
export const written = (key, markup) =>
  markup.replace(/<\*([^>]*)>/g, (_, mark) => `<x-b k="${mark.startsWith(".") ? key : ""}${mark}"></x-b>`);
