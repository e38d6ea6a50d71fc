// Beside playing: an end by agreement, a mistyped entry, and a notice when it is your turn.

import { confirm } from "./dialogs.js";
import { byId, hit, ofKind } from "./dom.js";
import { onChange } from "./fragments.js";
import { isMine } from "./lines.js";
import { state } from "./live.js";
import { keepSettings, say, settings, toast } from "./page.js";
import { send } from "./send.js";
import { markTitle, title } from "./title.js";

/** @param {MouseEvent} event */
async function click(event) {
  const button = hit(event, "button");
  if (!button) return;
  const { word, sure, seat } = button.dataset;
  if (button.id === "unroll") await send({ path: "rolls/undo", body: { seat: Number(seat) } });
  if (!word || (sure && !(await confirm(button.textContent ?? "", sure)))) return;
  await send({ path: "actions", body: { seat: Number(seat), action: word } });
}

/** Whether it was this page's turn before the last change, so that it is told of once. */
let mine = false;

/** Tells somebody who is looking elsewhere that the game waits for him. */
function notice() {
  const news = isMine() && !mine;
  mine = isMine();
  if (!mine) markTitle(false);
  if (!news || !document.hidden || state.replay !== null) return;
  markTitle(true);
  if (!settings.notices || !("Notification" in window) || Notification.permission !== "granted") return;
  const shown = new Notification(title(), { body: byId("prompt")?.textContent?.trim() ?? "", tag: location.pathname });
  shown.addEventListener("click", () => {
    window.focus();
    shown.close();
  });
}

/** The player has come to look: the mark has done its work. */
function seen() {
  if (!document.hidden) markTitle(false);
}

/** Asks the browser for its leave, on a click and never before. */
async function permit() {
  const field = ofKind("notices", HTMLInputElement);
  if (!field) return;
  settings.notices = field.checked;
  if (field.checked) {
    const granted = "Notification" in window && (await Notification.requestPermission()) === "granted";
    settings.notices = granted;
    field.checked = granted;
    if (!granted) toast(say("noNotices"));
  }
  keepSettings();
}

/** Wires what may be said. */
export function startTalk() {
  document.addEventListener("click", click);
  document.addEventListener("visibilitychange", seen);
  const field = ofKind("notices", HTMLInputElement);
  if (field) {
    field.checked = settings.notices;
    field.addEventListener("change", permit);
  }
  mine = isMine();
  onChange(notice);
}
