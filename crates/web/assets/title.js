// The title of the window, and the mark before it for somebody who is looking elsewhere.

let plain = document.title;
let marked = false;

function show() {
  document.title = marked ? `● ${plain}` : plain;
}

/** The title without a mark. */
export const title = () => plain;

/** @param {string} text */
export function setTitle(text) {
  plain = text;
  show();
}

/** @param {boolean} on */
export function markTitle(on) {
  marked = on;
  show();
}
