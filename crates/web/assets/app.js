// The client: starts the parts that the page has.

import { kind } from "./page.js";
import { startDialogs } from "./dialogs.js";
import { startKeys } from "./keys.js";

startDialogs();
startKeys();
if (kind === "lobby" || kind === "new" || kind === "learn") {
  import("./lobby.js").then(({ startLobby }) => startLobby());
}
if (kind === "rules" || kind === "table") {
  import("./rules.js").then(({ startRules }) => startRules());
}
if (kind === "table" || kind === "learn") {
  import("./board.js").then(({ startBoard }) => startBoard());
}
if (kind === "table") {
  import("./play.js").then(({ startPlay }) => startPlay());
  import("./talk.js").then(({ startTalk }) => startTalk());
  import("./fair.js").then(({ startFair }) => startFair());
  import("./log.js").then(({ startLog }) => startLog());
  import("./view.js").then(({ startView }) => startView());
  import("./plan.js").then(({ startPlan }) => startPlan());
  import("./since.js").then(({ startSince }) => startSince());
  import("./command.js").then(({ startCommand }) => startCommand());
}
