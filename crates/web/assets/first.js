// What cannot wait for the modules: loaded first, and alone in blocking the page.
(() => {
  // Sets the chosen colours before anything is painted.
  try {
    /** @type {{theme?: unknown} | null} */
    const kept = JSON.parse(localStorage.getItem("promachos.settings") || "{}");
    const theme = kept?.theme;
    if (typeof theme === "string" && theme && theme !== "auto") document.documentElement.dataset.theme = theme;
  } catch {
    // Without storage the system's colours are used.
  }

  // Whatever a quick player presses before the page listens is kept, and answered by `early.js`.
  /** @type {Event[]} */
  const early = [];
  const keep = (/** @type {Event} */ event) => {
    // A form would be sent by the browser itself, past the page.
    if (event.type === "submit") event.preventDefault();
    early.push(event);
  };
  const kinds = ["keydown", "click", "submit"];
  for (const kind of kinds) addEventListener(kind, keep, true);
  Object.assign(window, {
    takeEarly() {
      for (const kind of kinds) removeEventListener(kind, keep, true);
      return early.splice(0);
    },
  });
})();
