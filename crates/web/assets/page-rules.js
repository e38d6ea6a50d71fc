// The page of a game's rules.

import { startDialogs } from "./dialogs.js";
import { answerEarly } from "./early.js";
import { startKeys } from "./keys.js";
import { startRules } from "./rules.js";

startDialogs();
startKeys();
startRules();
answerEarly();
