// What is said to those who listen: gathered for a moment, so that a turn of others is one message and not five.
const DELAY = 400; // milliseconds
const KEPT = 3;

interface Message {
  id: number;
  text: string;
}

let polite = $state.raw<readonly Message[]>([]);
let urgent = $state.raw<readonly Message[]>([]);
let pending: string[] = [];
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
  if (pending.length === 0) setTimeout(flush, DELAY);
  pending.push(text.trim());
}

/** Say something at once: an act that was refused. */
export function announceNow(text: string): void {
  if (text !== "") urgent = [...urgent.slice(1 - KEPT), { id: ++count, text }];
}

/** Forget what was said: somebody else takes the device. */
export function clearAnnouncements(): void {
  polite = urgent = [];
  pending = [];
}

function flush(): void {
  polite = [...polite.slice(1 - KEPT), { id: ++count, text: pending.join(" ") }];
  pending = [];
}
