// The board file that a player brought along, stored in this tab until it is closed, so that a
// reload keeps it. The server checks it again.
const KEY = "grachten-board";
const MAX_CHARACTERS = 1_000_000; // a larger file is forgotten by a reload

export interface BoardFile {
  name: string;
  text: string;
  chosen: boolean; // the player wants to play on it
}

export function savedFile(): BoardFile | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as BoardFile | null;
  } catch {
    return null; // no storage, or unreadable data
  }
}

export function saveFile(file: BoardFile): void {
  try {
    if (file.text.length > MAX_CHARACTERS) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(file));
  } catch {
    // without storage, the file lasts as long as this page
  }
}

/** Remember whether the player wants to play on the saved board. */
export function rememberChoice(chosen: boolean): void {
  const file = savedFile();
  if (file !== null) saveFile({ ...file, chosen });
}
