// What is said to those who listen: gathered for a moment, so that a turn of others is one message and not five.
const GATHER = 400; // milliseconds
const KEPT = 3;

export interface Message {
  id: number;
  text: string;
}

let polite = $state.raw<readonly Message[]>([]);
let urgent = $state.raw<readonly Message[]>([]);
let gathered: string[] = [];
let count = 0;

export function politeMessages(): readonly Message[] {
  return polite;
}

export function urgentMessages(): readonly Message[] {
  return urgent;
}

/** Say something when whatever is being read has been read. */
export function announce(text: string): void {
  if (text.trim() === "") return;
  if (gathered.length === 0) setTimeout(sayGathered, GATHER);
  gathered.push(text.trim());
}

/** Say something at once: an act that was refused. */
export function announceNow(text: string): void {
  if (text !== "") urgent = [...urgent.slice(1 - KEPT), { id: ++count, text }];
}

/** Forget what was said: somebody else takes the device. */
export function hush(): void {
  polite = urgent = [];
  gathered = [];
}

function sayGathered(): void {
  polite = [...polite.slice(1 - KEPT), { id: ++count, text: gathered.join(" ") }];
  gathered = [];
}
