// The lines of the log that tell of something.

import { all, first } from "./dom.js";

/**
 * The lines after a step, without those that only repeat what was chosen.
 * @param {number} step
 */
export const linesAfter = (step) => all("#log li:not([data-bare])", HTMLElement).filter((it) => Number(it.dataset.step) > step);

/**
 * The sentence of a line.
 * @param {HTMLElement} line
 */
export const saidIn = (line) => first(".said", HTMLElement, line);

/** Whether it is this page's turn. */
export const isMine = () => document.querySelector("#prompt [data-turn=yours]") !== null;
