// A table: the board of a game under way, and all that stands around it.

import { startAdvice } from "./advice.js";
import { startBoard } from "./board.js";
import { startCommand } from "./command.js";
import { startDialogs } from "./dialogs.js";
import { answerEarly } from "./early.js";
import { startFair } from "./fair.js";
import { startFolded } from "./folded.js";
import { startGround } from "./ground.js";
import { startKeys } from "./keys.js";
import { startLog } from "./log.js";
import { whyNot } from "./objections.js";
import { odds, startOdds } from "./odds.js";
import { startPlan } from "./plan.js";
import { act, startPlay } from "./play.js";
import { startRules } from "./rules.js";
import { startSince } from "./since.js";
import { startTalk } from "./talk.js";
import { startView } from "./view.js";

startDialogs();
startKeys();
startGround();
startFolded();
startRules();
startBoard({ act, whyNot, odds });
startPlay();
startOdds();
startAdvice(act);
startTalk();
startFair();
startLog();
startView();
startPlan();
startSince();
startCommand();
answerEarly();
