// Why something was not done, in words of the player's language.
import { Refusal } from "./api";
import { has, t, type Facts } from "./words.svelte";

interface Reason {
  code: string;
  message: string;
  facts: Record<string, unknown>;
}

export function wordsOf(reason: unknown): string {
  if (!isReason(reason)) return t("error-unknown");
  const id = `error-${reason.code.replaceAll("_", "-")}`;
  if (!has(id)) return t("error-other", { message: reason.message });
  return t(id, reason.facts as Facts);
}

function isReason(value: unknown): value is Reason {
  return value instanceof Refusal || (typeof value === "object" && value !== null && "code" in value);
}
