// A pseudo-language for tests: English with accents, longer by two fifths, and in brackets. The terminal makes the
// same (src/grachten/words/pseudo.py). It is spoken at ?lang=en-XA, and no menu offers it.
export const PSEUDO = "en-XA";

const PLAIN = "aeiouyAEIOUYcnrsz";
const ACCENTED = "áéíóúýÁÉÍÓÚÝçñřšž";

/** The text with accents, and with its small vowels doubled. */
export function accented(text: string): string {
  return text.replace(/[aeiouycnrsz]/gi, (letter) => {
    const other = ACCENTED.charAt(PLAIN.indexOf(letter));
    return "aeiouy".includes(letter) ? other + other : other || letter;
  });
}

export function bracketed(text: string): string {
  return `[${text}]`;
}
