// Short sounds, synthesized in the browser.
import { prefs } from "./prefs.svelte";

/** A tone, a knock, a bell, or a burst of noise around a frequency. */
interface Note {
  kind: "tone" | "knock" | "bell" | "noise";
  frequency: number;
  start: number; // seconds
  length: number;
  loud?: number;
}

const tone = (frequency: number, start: number, length: number): Note => ({
  kind: "tone",
  frequency,
  start,
  length,
});
const noiseBurst = (frequency: number, start: number, length: number, loud = 0.1): Note => ({
  kind: "noise",
  frequency,
  start,
  length,
  loud,
});

const TUNES: Record<string, Note[]> = {
  card: [noiseBurst(3200, 0, 0.09)],
  shuffle: [0, 0.06, 0.12, 0.18, 0.24, 0.32].map((start) =>
    noiseBurst(2400 + 3000 * start, start, 0.05, 0.08),
  ),
  paper: [noiseBurst(1800, 0, 0.16, 0.07), noiseBurst(2600, 0.1, 0.12, 0.06)],
  contracts_offered: [noiseBurst(1500, 0, 0.2, 0.07)],
  cart: [{ kind: "knock", frequency: 190, start: 0, length: 0.11 }, noiseBurst(900, 0, 0.03, 0.05)],
  goods: [
    { kind: "bell", frequency: 1320, start: 0, length: 0.22, loud: 0.03 },
    { kind: "bell", frequency: 1760, start: 0.08, length: 0.3, loud: 0.03 },
  ],
  fulfilled: [523, 659, 784].map((frequency, number): Note => ({
    kind: "bell",
    frequency,
    start: number * 0.12,
    length: 0.6,
    loud: 0.05,
  })),
  turn: [tone(392, 0, 0.12), tone(523, 0.11, 0.2)],
  last_round: [0, 0.55, 1.1].map((start): Note => ({
    kind: "bell",
    frequency: 440,
    start,
    length: 1.3,
    loud: 0.07,
  })),
  game_over: [{ kind: "bell", frequency: 523, start: 0, length: 1.3, loud: 0.06 }],
  win: [
    tone(392, 0, 0.14),
    tone(523, 0.14, 0.14),
    tone(659, 0.28, 0.14),
    tone(784, 0.42, 0.3),
    tone(659, 0.7, 0.14),
    tone(784, 0.84, 0.7),
  ],
  loss: [tone(392, 0, 0.25), tone(349, 0.25, 0.25), tone(294, 0.5, 0.6)],
  refused: [{ kind: "knock", frequency: 120, start: 0, length: 0.12 }],
};
// A bell has inharmonic overtones, and the higher ones fade sooner.
const BELL = [
  [1, 1],
  [2.01, 0.6],
  [2.76, 0.4],
  [5.4, 0.2],
] as const;
const MAX_DELAY = 3000; // milliseconds; sounds that would start later are skipped

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Play a sound after `after` milliseconds. */
export function sound(name: string, after = 0): void {
  const tune = TUNES[name];
  if (
    !prefs.sound ||
    tune === undefined ||
    after > MAX_DELAY ||
    !navigator.userActivation?.hasBeenActive
  ) {
    return;
  }
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const note of tune) play(context, note, context.currentTime + after / 1000 + note.start);
}

function play(out: AudioContext, note: Note, at: number): void {
  const { kind, frequency, length, loud = 0.08 } = note;
  if (kind === "noise") {
    const source = out.createBufferSource();
    const band = out.createBiquadFilter();
    source.buffer = noise ??= whiteNoise(out);
    band.type = "bandpass";
    band.frequency.value = frequency;
    source.connect(band).connect(fadingOutput(out, at, length, loud));
    source.start(at, Math.random() * 0.5, length);
    return;
  }
  for (const [times, part] of kind === "bell" ? BELL : [[1, 1] as const]) {
    const source = out.createOscillator();
    source.type = kind === "tone" ? "triangle" : "sine";
    source.frequency.setValueAtTime(frequency * times, at);
    if (kind === "knock") source.frequency.exponentialRampToValueAtTime(frequency / 2, at + length);
    source.connect(fadingOutput(out, at, length * part, (kind === "knock" ? 0.2 : loud) * part));
    source.start(at);
    source.stop(at + length);
  }
}

/** An output that fades in at once and fades out slowly. */
function fadingOutput(out: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = out.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + length);
  gain.connect(out.destination);
  return gain;
}

/** One second of white noise. */
function whiteNoise(out: AudioContext): AudioBuffer {
  const buffer = out.createBuffer(1, out.sampleRate, out.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
