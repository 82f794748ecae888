// The names of players. In games of older versions, our bots are named by their level, which is shown
// in the reader's language.
import { hasMessage, t } from "./words.svelte";

interface Named {
  name: string;
  level: string | null; // of our own bots
  fixed: boolean; // a person's name, shown unchanged
}

/** The names to show. A bot gets a number if a person or an earlier bot has the same name. */
export function shownNames(players: readonly Named[]): string[] {
  const taken = new Set(players.flatMap(({ name, fixed }) => (fixed ? [plain(name)] : [])));
  return players.map(({ name, level, fixed }) => {
    if (fixed) return name;
    const isLevel = level !== null && levelOf(name) === level && hasMessage(`bot-${level}`);
    const own = isLevel ? t(`bot-${level}`) : name;
    let shown = own;
    for (let number = 2; taken.has(plain(shown)); number++) shown = `${own} ${number}`;
    taken.add(plain(shown));
    return shown;
  });
}

/** The level in a bot's name in a record, such as `regent` or `regent 2`. */
export function levelOf(name: string): string {
  return name.replace(/ [2-4]$/, "");
}

function plain(name: string): string {
  return name.normalize("NFKC").toLowerCase().normalize("NFKC");
}
