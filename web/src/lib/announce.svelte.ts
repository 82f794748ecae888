// Announcements for screen readers. They are collected for a moment, so that the turn of another
// player is one message instead of five.
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

/** Announce a text after the screen reader has finished what it is reading. */
export function announce(text: string): void {
  if (text.trim() === "") return;
  if (pending.length === 0) setTimeout(flush, DELAY);
  pending.push(text.trim());
}

/** Announce a text at once, for example why a move was refused. */
export function announceNow(text: string): void {
  if (text !== "") urgent = [...urgent.slice(1 - KEPT), { id: ++count, text }];
}

/** Remove all announcements, because somebody else takes the device. */
export function clearAnnouncements(): void {
  polite = urgent = [];
  pending = [];
}

function flush(): void {
  polite = [...polite.slice(1 - KEPT), { id: ++count, text: pending.join(" ") }];
  pending = [];
}
