// Fields for numbers: the button beside one does what it says, and a line says what is wrong.

import { all, fieldOf, first } from "./dom.js";
import { onChange } from "./fragments.js";
import { faultOf } from "./pure/number.js";
import { filled } from "./pure/words.js";

/** The field of a number in which something happened. @param {Event} event */
function numberField(event) {
  const field = fieldOf(event);
  return field?.dataset.verb ? field : null;
}

/** Everything that belongs to a field. @param {HTMLInputElement} field */
const boxOf = (field) => field.closest(".number");

/**
 * Keeps the button in step with its field, or says what is wrong. Says whether the number will do.
 * @param {HTMLInputElement} field
 */
function check(field) {
  const box = boxOf(field);
  if (!(box instanceof HTMLElement)) return false;
  const range = { least: Number(field.min), most: Number(field.max), step: Number(field.step) };
  const fault = faultOf(field.value, range);
  const line = first(".problem", HTMLElement, box);
  const says = fault ? filled(box.dataset[fault] ?? "", field.value) : "";
  if (line && line.textContent !== says) line.textContent = says;
  line?.toggleAttribute("hidden", !fault);
  field.setAttribute("aria-invalid", String(fault !== null));
  const button = first(".act", HTMLElement, box);
  button?.toggleAttribute("disabled", fault !== null);
  if (button && !fault) fill(button, `${field.dataset.verb}`, Number(field.value));
  return fault === null;
}

/**
 * Writes a number into a button: into what it does and into what it says.
 * @param {HTMLElement} button
 * @param {string} verb
 * @param {number} value
 */
function fill(button, verb, value) {
  button.dataset.action = `${verb} ${value}`;
  for (const number of button.querySelectorAll(".asked")) number.textContent = String(value);
  const one = first(".of-one", HTMLElement, button);
  if (!one) return;
  for (const words of all(".words", HTMLElement, button)) words.toggleAttribute("hidden", (words === one) !== (value === 1));
}

/** Wires every field of a number, now and later. */
export function startNumbers() {
  document.addEventListener("input", (event) => {
    const field = numberField(event);
    if (field) check(field);
  });
  document.addEventListener("focusin", (event) => {
    // What is typed replaces the number that was offered.
    numberField(event)?.select();
  });
  document.addEventListener("keydown", (event) => {
    const field = numberField(event);
    if (event.key !== "Enter" || !field) return;
    event.preventDefault();
    const box = boxOf(field);
    if (check(field) && box) first(".act", HTMLElement, box)?.click();
  });
  onChange(() => {
    for (const field of all(".number input", HTMLInputElement)) check(field);
  });
}
