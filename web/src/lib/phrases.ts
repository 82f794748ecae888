// The phrases that players can say with one tap.
import type { Said, Say } from "../wire";
import { hasMessage, t } from "./words.svelte";

export const PHRASES: Say["phrase"][] = [
  "hello",
  "good_luck",
  "nice_move",
  "well_played",
  "oh_no",
  "sorry",
  "thanks",
  "one_moment",
  "hurry_up",
  "good_game",
];
/** Reactions: on the wire they are emoji, on the page icons that need no font. */
export const SIGNS: ReadonlyMap<string, string> = new Map([
  ["👍", "sign-thumb"],
  ["👏", "sign-applause"],
  ["😀", "sign-smile"],
  ["😮", "sign-surprise"],
  ["😢", "sign-sad"],
  ["🤔", "sign-puzzled"],
  ["🎉", "sign-party"],
]);

export function phraseWords(phrase: string): string {
  const sign = SIGNS.get(phrase);
  if (sign !== undefined) return t(sign);
  const id = `say-${phrase.replaceAll("_", "-")}`;
  return hasMessage(id) ? t(id) : phrase;
}

export function saidWords(said: Said): string {
  return said.phrase === null ? (said.text ?? "") : phraseWords(said.phrase);
}
