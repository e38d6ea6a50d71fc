// Answers what was pressed before the page listened: see `first.js`.

/** What was clicked and does nothing by itself: a button, or a part of the board. */
const INERT = "button[type='button'], [data-target]";

/** @param {Event} event */
function again(event) {
  const target = event.target instanceof Element && event.target.isConnected ? event.target : null;
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    target.requestSubmit(event.submitter?.isConnected ? event.submitter : undefined);
  } else if (event instanceof KeyboardEvent) {
    const { key, code, shiftKey, ctrlKey, altKey, metaKey } = event;
    // A key before it may have moved the focus by now.
    const at = document.activeElement ?? document.body;
    at.dispatchEvent(new KeyboardEvent("keydown", { key, code, shiftKey, ctrlKey, altKey, metaKey, bubbles: true, cancelable: true }));
  } else if (event instanceof MouseEvent && target?.closest(INERT)) {
    target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  }
}

/** From now on the page listens by itself. */
export function answerEarly() {
  const { takeEarly } = /** @type {{takeEarly?: () => Event[]}} */ (/** @type {unknown} */ (window));
  for (const event of takeEarly?.() ?? []) again(event);
}
