// Sounds, made in the page. None is heard until the player has chosen them, and none says what the
// page does not show as well.

import { settings } from "./page.js";

/** @type {Record<string, number>} */
const LOUDNESS = { low: 0.06, half: 0.16, full: 0.35 };

/** @type {AudioContext | null} */
let context = null;

/** A sound under way: where it goes, when it begins. @typedef {{audio: AudioContext, out: GainNode, at: number}} Stage */

/**
 * A tone that dies away.
 * @param {Stage} stage
 * @param {{pitch: number, to?: number, wait?: number, length: number, shape?: OscillatorType, loud?: number}} tone
 */
function tone({ audio, out, at }, { pitch, to = pitch, wait = 0, length, shape = "sine", loud = 1 }) {
  const [source, gain] = [audio.createOscillator(), audio.createGain()];
  const start = at + wait;
  source.type = shape;
  source.frequency.setValueAtTime(pitch, start);
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  source.connect(gain).connect(out);
  source.start(start);
  source.stop(start + length);
}

/**
 * A knock or a rustle: noise around a pitch.
 * @param {Stage} stage
 * @param {{pitch: number, wait?: number, length: number, loud?: number}} noise
 */
function noise({ audio, out, at }, { pitch, wait = 0, length, loud = 1 }) {
  const frames = Math.ceil(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, frames, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let it = 0; it < frames; it += 1) samples[it] = (Math.random() * 2 - 1) * (1 - it / frames) ** 2;
  const [source, filter, gain] = [audio.createBufferSource(), audio.createBiquadFilter(), audio.createGain()];
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.value = loud * 2;
  source.connect(filter).connect(gain).connect(out);
  source.start(at + wait);
}

/** What each sound is made of. @type {Record<string, (stage: Stage) => void>} */
const SOUNDS = {
  roll: (stage) => [0, 0.07, 0.12].forEach((wait) => noise(stage, { pitch: 2600 - wait * 6000, wait, length: 0.05 })),
  travel: (stage) => [0, 0.16].forEach((wait) => noise(stage, { pitch: 140, wait, length: 0.12, loud: 1.6 })),
  loss: (stage) => tone(stage, { pitch: 220, to: 70, length: 0.4, shape: "sawtooth", loud: 0.5 }),
  turn: (stage) => noise(stage, { pitch: 4200, length: 0.08, loud: 0.8 }),
  mine: (stage) => [523, 784].forEach((pitch, at) => tone(stage, { pitch, wait: at * 0.14, length: 0.35, loud: 0.7 })),
  end: (stage) => [262, 330, 392, 523].forEach((pitch, at) => tone(stage, { pitch, wait: at * 0.12, length: 0.9, loud: 0.5 })),
};

/** Whether a sound may be heard now: out of sight only the call to one's turn, if it was chosen. @param {string} name */
const isHeard = (name) => (document.hidden ? settings.call && name === "mine" : settings.sound);

/**
 * Makes a sound, if the player wants to hear it.
 * @param {string} name
 */
export function sound(name) {
  const make = SOUNDS[name];
  if (!make || !isHeard(name) || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  // A browser lets a page be heard after somebody has used it.
  context.resume().catch(() => {});
  const out = context.createGain();
  out.gain.value = LOUDNESS[settings.volume] ?? 0.16;
  out.connect(context.destination);
  make({ audio: context, out, at: context.currentTime + 0.01 });
}
