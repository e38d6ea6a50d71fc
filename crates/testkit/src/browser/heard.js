// What a page has heard and asked lately, for the message of a test that fails.
(() => {
  const heard = [];
  const note = (what) => {
    heard.push(`${Math.round(performance.now())} ms ${what}`);
    if (heard.length > 30) heard.shift();
  };
  Object.defineProperty(window, "heardLately", { value: heard });
  const where = (at) => (at instanceof Element ? at.closest("[data-target], [data-action], [id]")?.outerHTML.slice(0, 90) : "the page");
  for (const kind of ["pointerdown", "pointerup", "click", "keydown"]) {
    addEventListener(kind, (event) => note(`${kind} ${event.key ?? ""} ${where(event.target)}`), true);
  }
  const real = window.fetch;
  window.fetch = async (...given) => {
    const what = `${given[1]?.method ?? "GET"} ${given[0]}`;
    note(`asks ${what}`);
    const reply = await real(...given);
    note(`has ${reply.status} for ${what}`);
    return reply;
  };
})();
