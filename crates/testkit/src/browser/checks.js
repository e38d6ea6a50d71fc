() => {
  const say = (element) => {
    const name = element.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 60);
    const mark = ["id", "class", "data-action", "data-ask", "data-target"]
      .filter((it) => element.hasAttribute(it))
      .map((it) => `${it}=${element.getAttribute(it)}`);
    return `<${element.tagName} ${mark.join(" ")}> “${name}”`;
  };
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
    element.getClientRects().length > 0;

  // Colours, as [red, green, blue, alpha].
  const brush = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const colours = new Map();
  const parse = (text) => {
    if (!colours.has(text)) {
      brush.clearRect(0, 0, 1, 1);
      brush.fillStyle = text;
      brush.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = brush.getImageData(0, 0, 1, 1).data;
      colours.set(text, [r, g, b, a / 255]);
    }
    return colours.get(text);
  };
  const over = ([r, g, b, a], [x, y, z]) => [r * a + x * (1 - a), g * a + y * (1 - a), b * a + z * (1 - a), 1];
  const light = ([r, g, b]) => {
    const [x, y, z] = [r, g, b].map((it) => (it / 255 <= 0.04045 ? it / 255 / 12.92 : ((it / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const contrast = (one, other) => {
    const [low, high] = [light(one), light(other)].sort((x, y) => x - y);
    return (high + 0.05) / (low + 0.05);
  };
  const opacity = (element) => {
    let all = 1;
    for (let at = element; at instanceof SVGElement; at = at.parentElement) all *= Number(getComputedStyle(at).opacity);
    return all;
  };

  // Everything that a fill may look like: one colour, or each stop of a gradient.
  const paints = (element, kind = "fill") => {
    const style = getComputedStyle(element);
    const share = Number(style[`${kind}Opacity`]) * opacity(element);
    const fade = ([r, g, b, a]) => [r, g, b, a * share];
    const value = style[kind];
    if (value === "none") return [];
    const link = value.match(/url\("?#([^")]+)/);
    if (!link) return [fade(parse(value))];
    const stops = document.getElementById(link[1])?.querySelectorAll("stop") ?? [];
    return [...stops].map((stop) => fade(parse(getComputedStyle(stop).stopColor)));
  };
  const ground = (element) => {
    for (let at = element.parentElement; at; at = at.parentElement) {
      const colour = parse(getComputedStyle(at).backgroundColor);
      if (colour[3] > 0.99) return colour;
    }
    return parse(matchMedia("(prefers-color-scheme: dark)").matches ? "Canvas" : "white");
  };
  const within = (shape, x, y) => {
    const matrix = shape.getScreenCTM();
    if (!matrix) return false;
    return shape.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix.inverse()));
  };
  // Every colour that may lie below a point of a drawing, before an element is painted.
  const below = (svg, shapes, element, x, y) => {
    let found = [ground(svg)];
    for (const shape of shapes) {
      if (!(shape.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)) break;
      if (!within(shape, x, y)) continue;
      const layers = paints(shape);
      if (layers.length) found = found.flatMap((colour) => layers.map((layer) => over(layer, colour)));
      found = [...new Map(found.map((it) => [it.map(Math.round).join(), it])).values()].slice(0, 12);
    }
    return found;
  };

  // Figures that are stamped stand elsewhere: while colours are measured each lies where it is seen.
  const unstamped = (measure) => {
    const put = [];
    for (let round = 0; round < 3; round += 1) {
      for (const use of document.querySelectorAll("svg use")) {
        const figure = document.getElementById((use.getAttribute("href") ?? "").slice(1))?.cloneNode(true);
        if (!figure || use.closest("defs,symbol")) continue;
        const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
        for (const { name, value } of use.attributes) group.setAttribute(name, value);
        figure.removeAttribute("id");
        group.append(figure);
        use.replaceWith(group);
        put.push([group, use]);
      }
    }
    try {
      return measure();
    } finally {
      for (const [group, use] of put.reverse()) group.replaceWith(use);
    }
  };

  const faintTexts = () => unstamped(textsTooFaint);
  const textsTooFaint = () => {
    const faults = new Set();
    for (const svg of [...document.querySelectorAll("svg")].filter(isShown)) {
      const drawn = "rect,circle,ellipse,path,polygon,polyline";
      const shapes = [...svg.querySelectorAll(drawn)].filter(
        (it) => !it.closest("defs,symbol,clipPath,pattern,marker,mask") && isShown(it),
      );
      for (const text of svg.querySelectorAll("text")) {
        if (!isShown(text) || !text.textContent.trim() || text.closest("defs,symbol")) continue;
        const style = getComputedStyle(text);
        const box = text.getBoundingClientRect();
        const scale = Math.abs(text.getScreenCTM()?.a || text.getScreenCTM()?.b || 1);
        const size = parseFloat(style.fontSize) * scale;
        const least = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
        const halo = style.stroke !== "none" && parseFloat(style.strokeWidth) >= 2 && style.paintOrder.startsWith("stroke");
        for (const along of [0.15, 0.5, 0.85]) {
          const [x, y] = [box.x + box.width * along, box.y + box.height / 2];
          const grounds = halo ? paints(text, "stroke") : below(svg, shapes, text, x, y);
          for (const back of grounds) {
            for (const ink of paints(text)) {
              const found = contrast(over(ink, back), back);
              if (found < least - 0.05) {
                const near = text.closest("[data-target]")?.getAttribute("data-target") ?? "";
                faults.add(`${say(text)} ${near}: ${found.toFixed(2)} to 1, ${back.map(Math.round).slice(0, 3)} below`);
              }
            }
          }
        }
      }
    }
    return [...faults];
  };

  // Words whose contrast axe-core leaves open, because something lies over or beside them: their
  // colour against the nearest ground that is painted in full.
  const faintWords = (places) => {
    const faults = [];
    for (const place of places) {
      const words = document.querySelector(place);
      if (!words || !isShown(words)) continue;
      const style = getComputedStyle(words);
      let behind = [255, 255, 255, 1];
      const layers = [];
      for (let at = words; at; at = at.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(at);
        if (backgroundImage !== "none") faults.push(`${say(words)} stands on a picture: look at it, and review it`);
        layers.push(parse(backgroundColor));
        if (parse(backgroundColor)[3] > 0.99) break;
      }
      for (const layer of layers.reverse()) behind = over(layer, behind);
      const size = parseFloat(style.fontSize);
      const least = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
      const found = contrast(over(parse(style.color), behind), behind);
      if (found < least) faults.push(`${say(words)}: ${found.toFixed(2)} to 1`);
    }
    return faults;
  };

  const PRESSED = "button, a[href], input, select, textarea, summary, [role=button], [tabindex]:not([tabindex='-1'])";
  const boxOf = (element) => {
    const label = element instanceof HTMLInputElement && element.closest("label");
    return (label || element).getBoundingClientRect();
  };
  // WCAG 2.5.8 asks nothing of links inside a sentence.
  const inSentence = (element) => {
    const inline = getComputedStyle(element).display === "inline";
    const around = element.parentElement?.textContent.trim().length ?? 0;
    return inline && around > element.textContent.trim().length;
  };
  const smallTargets = (least) => {
    const all = [...document.querySelectorAll(PRESSED)].filter((it) => isShown(it) && !it.closest(".unseen, .skip"));
    const things = all.map((element) => ({ element, box: boxOf(element) }));
    const listed = new Set([...document.querySelectorAll("#actions .act")].filter(isShown).map((it) => it.dataset.action));
    const isSmall = ({ box }) => box.width < least - 0.5 || box.height < least - 0.5;
    const crowded = (thing) => {
      const [x, y] = [thing.box.x + thing.box.width / 2, thing.box.y + thing.box.height / 2];
      return things.some((other) => {
        if (other === thing || other.element.contains(thing.element) || thing.element.contains(other.element)) return false;
        const { box } = other;
        if (isSmall(other)) {
          return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) < least;
        }
        const [dx, dy] = [Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)];
        return Math.hypot(dx, dy) < least / 2;
      });
    };
    return things
      .filter((it) => isSmall(it) && !inSentence(it.element) && crowded(it))
      .filter(({ element }) => !(element.closest("#board") && listed.has(element.dataset.action)))
      .map(({ element, box }) => `${say(element)} is ${box.width.toFixed(0)} by ${box.height.toFixed(0)}`);
  };

  const nameOf = (element) => {
    const by = element.getAttribute("aria-labelledby");
    const labelled = by ? document.getElementById(by)?.textContent : "";
    const fields = element.labels ? [...element.labels].map((it) => it.textContent).join(" ") : "";
    return [element.getAttribute("aria-label"), labelled, fields, element.textContent].find((it) => it?.trim()) ?? "";
  };
  const canFocus = (element) =>
    element.tabIndex >= 0 || (element.hasAttribute("tabindex") && element.closest("#board, [role=grid], [role=listbox]"));
  const mouseOnly = () => {
    const DOES = ["action", "ask", "step", "zoom", "begin", "tool", "copy", "dialog", "case", "remap", "undo"];
    const marked = DOES.map((it) => `[data-${it}]:not(li)`).join(",");
    const heard = [...(window.heardClicks ?? [])].filter((it) => it.isConnected && !it.querySelector(PRESSED));
    const pointed = [...document.querySelectorAll("body *")].filter(
      (it) => getComputedStyle(it).cursor === "pointer" && getComputedStyle(it.parentElement).cursor !== "pointer",
    );
    const faults = new Set();
    for (const element of [...document.querySelectorAll(marked), ...heard, ...pointed].filter(isShown)) {
      const actor = element.closest(`${PRESSED}, .target`) ?? (element.matches("label") ? element.control : null);
      if (!actor) faults.add(`${say(element)} cannot be reached by the keyboard`);
      else if (!canFocus(actor) && actor.tagName !== "SUMMARY") faults.add(`${say(actor)} takes no focus`);
      else if (!nameOf(actor)) faults.add(`${say(actor)} has no name`);
      else if (actor instanceof SVGElement && !actor.getAttribute("role")) faults.add(`${say(actor)} has no role`);
    }
    for (const board of document.querySelectorAll("#board")) {
      const stops = [...board.querySelectorAll(".target")].filter((it) => isShown(it) && it.tabIndex === 0);
      const any = [...board.querySelectorAll(".target")].some(isShown);
      if (any && stops.length !== 1) faults.add(`${stops.length} targets of the board take the Tab key, not one`);
    }
    return [...faults];
  };

  const tooWide = () => {
    const wide = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= wide + 1) return [];
    const scrolls = (element) => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflowX !== "visible") return true;
      }
      return false;
    };
    const out = [...document.querySelectorAll("body *")].filter(
      (it) => isShown(it) && it.getBoundingClientRect().right > wide + 1 && !scrolls(it),
    );
    const faults = out.slice(0, 8).map((it) => `${say(it)} ends at ${it.getBoundingClientRect().right.toFixed(0)} of ${wide}`);
    return faults.length ? faults : [`the page is ${document.documentElement.scrollWidth} wide, its window ${wide}`];
  };

  const hiddenFocus = () => {
    const element = document.activeElement;
    if (!element || element === document.body) return [];
    const box = element.getBoundingClientRect();
    const inside = box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
    if (!inside) return [`${say(element)} is focused outside the window`];
    const clamp = (value, most) => Math.max(1, Math.min(most - 1, value));
    const points = [[0.5, 0.5], [0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9]].map(([x, y]) => [
      clamp(box.x + box.width * x, innerWidth), clamp(box.y + box.height * y, innerHeight),
    ]);
    const free = points.some(([x, y]) => {
      const top = document.elementFromPoint(x, y);
      return top && (top === element || element.contains(top) || top.contains(element) || top.closest("label")?.control === element);
    });
    if (!free) return [`${say(element)} is focused below something else`];
    const looks = () => [element, ...element.querySelectorAll("*")].map((it) => {
      const style = getComputedStyle(it);
      return [style.outlineStyle, style.outlineWidth, style.outlineColor, style.boxShadow, style.stroke, style.strokeWidth,
        style.opacity, style.visibility, style.filter, style.backgroundColor, style.color].join();
    }).join("|");
    const focused = looks();
    const { scrollX, scrollY } = window;
    element.blur();
    const plain = looks();
    element.focus({ preventScroll: true, focusVisible: true });
    scrollTo(scrollX, scrollY);
    return focused === plain ? [`${say(element)} looks the same with the focus as without`] : [];
  };

  // The ring around what may be done must be seen on any ground: it has a light and a dark line.
  const faintRings = () =>
    [...document.querySelectorAll("#board .target.legal")].filter(isShown).flatMap((target) => {
      const lines = [...target.querySelectorAll("*")].filter(isShown).flatMap((it) => paints(it, "stroke"));
      const best = Math.max(0, ...lines.flatMap((one) => lines.map((other) => contrast(one, other))));
      return best >= 3 ? [] : [`${say(target)}: its lines differ by ${best.toFixed(2)} to 1`];
    });

  // Text below 14 CSS pixels is too small to read for many.
  const smallTexts = (least) => unstamped(() => textsTooSmall(least));
  const textsTooSmall = (least) => {
    const faults = new Set();
    for (const text of document.querySelectorAll("svg text, body *")) {
      const own = [...text.childNodes].some((it) => it.nodeType === Node.TEXT_NODE && it.data.trim());
      if (!own || !isShown(text) || text.closest("[aria-hidden=true], .unseen, noscript")) continue;
      // How high letters are, however narrow they are set.
      const matrix = text instanceof SVGGraphicsElement ? text.getScreenCTM() : null;
      const scale = matrix ? Math.hypot(matrix.c, matrix.d) : 1;
      const size = parseFloat(getComputedStyle(text).fontSize) * scale;
      if (size < least - 0.1) faults.add(`${say(text)} is ${size.toFixed(1)} px`);
    }
    return [...faults];
  };

  return { faintTexts, faintWords, smallTargets, mouseOnly, tooWide, hiddenFocus, faintRings, smallTexts };
}
