(css) => {
  const shown = [...document.querySelectorAll(css)].filter((it) => it.getClientRects().length > 0);
  if (!shown.length) return { why: "nothing such is shown" };
  const [element] = shown;
  let covered = "";
  const owns = (top) => top === element || element.contains(top) || top.closest("label")?.control === element;
  const hit = () => {
    const box = element.getBoundingClientRect();
    for (const down of [0.5, 0.3, 0.7, 0.1, 0.9]) {
      for (const along of [0.5, 0.3, 0.7, 0.1, 0.9]) {
        const [x, y] = [Math.round(box.x + box.width * along), Math.round(box.y + box.height * down)];
        const top = document.elementFromPoint(x, y);
        if (top && owns(top)) return { x, y };
        covered = top ? top.outerHTML.slice(0, 200) : "the edge of the window";
      }
    }
    return null;
  };
  const scroll = () => element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  return hit() ?? (scroll(), hit()) ?? { why: "covered", by: covered };
}
