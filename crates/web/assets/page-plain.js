// Every page without a board: lobby, new game, an error.

import { startDialogs } from "./dialogs.js";
import { answerEarly } from "./early.js";
import { startKeys } from "./keys.js";
import { startLobby } from "./lobby.js";

startDialogs();
startKeys();
startLobby();
answerEarly();
