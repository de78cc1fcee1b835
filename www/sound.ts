/**
 * Sounds, off until somebody asks for them. Three tones, made here: for a turn, for a challenge and for the end. All three are
 * things that everybody at the table sees; what a challenge showed, and to whom, sounds alike.
 */
import type { Said } from "rankfile";

const KEY = "rankfile-sounds";

const remembered = (): boolean => {
  try {
    return localStorage.getItem(KEY) === "on";
  } catch {
    return false;
  }
};

let on = remembered();
let output: AudioContext | undefined;

/** Whether sounds are on. */
export const soundsOn = (): boolean => on;

/** Notes in hertz, one after another. */
const TONES = { turn: [392], challenge: [262, 196], end: [262, 330, 392] };
const LENGTH = 0.09;
const LOUDNESS = 0.12;

/** Plays a tone. */
const play = (notes: readonly number[]): void => {
  if (!on) return;
  output ??= new AudioContext();
  const speaker = output;
  // A browser lets a page sound only after a press; there has been one.
  void speaker.resume();
  notes.forEach((frequency, i) => {
    const at = speaker.currentTime + i * LENGTH;
    const voice = new OscillatorNode(speaker, { type: "triangle", frequency });
    const volume = new GainNode(speaker, { gain: 0 });
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, at + LENGTH * 1.6);
    voice.connect(volume).connect(speaker.destination);
    voice.start(at);
    voice.stop(at + LENGTH * 2);
  });
};

/** Turns sounds on or off, and remembers it. */
export const setSounds = (wanted: boolean): void => {
  on = wanted;
  try {
    localStorage.setItem(KEY, wanted ? "on" : "off");
  } catch {
    // A browser that keeps nothing is silent again the next time.
  }
  play(TONES.turn);
};

/** Sounds what has happened. */
export const sound = (said: readonly Said[]): void => {
  const happened = (kind: Said["kind"]) => said.some((event) => event.kind === kind);
  play(happened("end") ? TONES.end : happened("challenge") ? TONES.challenge : TONES.turn);
};
