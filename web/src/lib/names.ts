// What players are called: people by their names, our bots by their level in the reader's language.
import { hasMessage, t } from "./words.svelte";

interface Named {
  name: string;
  level: string | null; // of a bot of ours
  fixed: boolean; // a person's name, which is shown as it is
}

/** The names to show. A bot's name gets a number if a person, or a bot before it, has the same one. */
export function shownNames(players: readonly Named[]): string[] {
  const taken = new Set(players.flatMap(({ name, fixed }) => (fixed ? [plain(name)] : [])));
  return players.map(({ name, level, fixed }) => {
    if (fixed) return name;
    const own = level !== null && hasMessage(`bot-${level}`) ? t(`bot-${level}`) : name;
    let shown = own;
    for (let number = 2; taken.has(plain(shown)); number++) shown = `${own} ${number}`;
    taken.add(plain(shown));
    return shown;
  });
}

/** The level in the name that a record has for a bot, such as `regent` or `regent 2`. */
export function levelOf(name: string): string {
  return name.replace(/ [2-4]$/, "");
}

function plain(name: string): string {
  return name.normalize("NFKC").toLowerCase().normalize("NFKC");
}
