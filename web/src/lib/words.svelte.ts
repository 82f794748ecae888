// All words come from Fluent files. The language can change at any time.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { accented, bracketed, PSEUDO } from "./pseudo";

export type Facts = Record<string, FluentVariable>;

// All files except those that only the terminal or the server uses.
const files = import.meta.glob<string>(
  [
    "../../../src/grachten/locale/*/*.ftl",
    "!../../../src/grachten/locale/*/{terminal,errors,notices}.ftl",
  ],
  { query: "?raw", import: "default" },
);

function languageOf(path: string): string {
  return path.split("/").at(-2) ?? "";
}

const folders = Object.keys(files).map(languageOf);
export const LANGUAGES = folders.filter((name, at) => folders.indexOf(name) === at).sort();
const FALLBACK = "en";

let bundle = $state.raw<FluentBundle>(new FluentBundle(FALLBACK));
let language = $state(FALLBACK);

export function currentLanguage(): string {
  return language;
}

async function load(name: string): Promise<FluentBundle> {
  const pseudo = name === PSEUDO;
  const made = new FluentBundle(name, {
    useIsolating: false,
    ...(pseudo ? { transform: accented } : {}),
  });
  const folder = pseudo ? FALLBACK : name;
  const wanted = Object.entries(files).filter(([path]) => languageOf(path) === folder);
  for (const text of await Promise.all(wanted.map(([, read]) => read()))) {
    made.addResource(new FluentResource(text));
  }
  return made;
}

/** The first of the browser's preferred languages that we have. */
export function bestLanguage(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const short = tag.toLowerCase().split("-")[0] ?? "";
    const known = short === "no" || short === "nn" ? "nb" : short;
    if (LANGUAGES.includes(known)) return known;
  }
  return FALLBACK;
}

export async function setLanguage(name: string): Promise<void> {
  const chosen = name === PSEUDO || LANGUAGES.includes(name) ? name : FALLBACK;
  bundle = await load(chosen);
  language = chosen;
  document.documentElement.lang = chosen;
}

/** The words of a message. A missing message shows its ID in brackets, which tests look for. */
export function t(id: string, facts?: Facts): string {
  const [name, attribute] = id.split(".") as [string, string?];
  const message = bundle.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (pattern === null || pattern === undefined) return `⟦${id}⟧`;
  const words = bundle.formatPattern(pattern, facts ?? null, []);
  return language === PSEUDO ? bracketed(words) : words;
}

/** Whether a message exists; needed for codes that come from the server. */
export function hasMessage(id: string): boolean {
  return bundle.hasMessage(id);
}

/** A number in the current language, with a real minus sign. */
export function number(value: number, options?: Intl.NumberFormatOptions): string {
  const parts = new Intl.NumberFormat(language, options).formatToParts(value);
  return parts.map((part) => (part.type === "minusSign" ? "−" : part.value)).join("");
}

export function time(ms: number): string {
  return new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit" }).format(ms);
}

export function date(ms: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(ms);
}

export function list(parts: readonly string[]): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(parts);
}
