// Small sounds, made by the browser itself; nothing is loaded.
import { prefs } from "./prefs.svelte";

type Note = [frequency: number, start: number, length: number];

const TUNES: Record<string, Note[]> = {
  card_drawn: [[520, 0, 0.06]],
  route_claimed: [[262, 0, 0.09], [330, 0.08, 0.09], [392, 0.16, 0.14]],
  merchandise_taken: [[660, 0, 0.08], [880, 0.07, 0.12]],
  last_round: [[440, 0, 0.2], [440, 0.28, 0.2], [330, 0.56, 0.4]],
  game_over: [[262, 0, 0.15], [330, 0.15, 0.15], [392, 0.3, 0.15], [523, 0.45, 0.4]],
  refused: [[160, 0, 0.12]],
};

let context: AudioContext | null = null;

export function sound(name: string): void {
  const tune = TUNES[name];
  if (!prefs.sound || tune === undefined || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const [frequency, start, length] of tune) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    const at = context.currentTime + start;
    tone.type = "triangle";
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(0.08, at + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(gain).connect(context.destination);
    tone.start(at);
    tone.stop(at + length + 0.02);
  }
}
