// A lesson: a board on which every choice leads to the next page.

import { startBoard } from "./board.js";
import { startDialogs } from "./dialogs.js";
import { answerEarly } from "./early.js";
import { startGround } from "./ground.js";
import { startKeys } from "./keys.js";
import { startLobby } from "./lobby.js";
import { startLesson } from "./lesson.js";
import { data } from "./page.js";

const learn = (/** @type {string} */ doing) => location.assign(`${data.path}&do=${encodeURIComponent(doing)}`);

startDialogs();
startKeys();
startGround();
startLobby();
startBoard({ act: learn, whyNot: learn, odds: () => {} });
startLesson();
answerEarly();
