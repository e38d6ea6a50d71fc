// Sets the chosen colours before anything is painted. Loaded first, and alone in blocking the page.
(() => {
  try {
    const kept = JSON.parse(localStorage.getItem("promachos.settings") || "{}");
    if (kept.theme && kept.theme !== "auto") document.documentElement.dataset.theme = kept.theme;
  } catch {
    // Without storage the system's colours are used.
  }
})();
