// A pseudo-language for tests: English with accents, two fifths longer, and in brackets. The
// terminal has the same one (src/grachten/words/pseudo.py). ?lang=en-XA selects it; no menu offers
// it.
export const PSEUDO = "en-XA";

const PLAIN = "aeiouyAEIOUYcnrsz";
const ACCENTED = "áéíóúýÁÉÍÓÚÝçñřšž";

/** The text with accents and doubled lowercase vowels. */
export function accented(text: string): string {
  return text.replace(/[aeiouycnrsz]/gi, (letter) => {
    const other = ACCENTED.charAt(PLAIN.indexOf(letter));
    return "aeiouy".includes(letter) ? other + other : other || letter;
  });
}

export function bracketed(text: string): string {
  return `[${text}]`;
}
