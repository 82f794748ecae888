// Why the server refused something, in the player's language.
import { Refusal } from "./api";
import { hasMessage, t, type Facts } from "./words.svelte";

interface Reason {
  code: string;
  message: string;
  facts: Record<string, unknown>;
}

export function wordsOf(reason: unknown): string {
  if (!isReason(reason)) return t("error-unknown");
  const id = `error-${reason.code.replaceAll("_", "-")}`;
  if (!hasMessage(id)) return t("error-other", { message: reason.message });
  return t(id, reason.facts as Facts);
}

/** Why a seat may not do something, also when it is not its turn. */
export function reasonWords(reason: Reason): string {
  const words = wordsOf(reason);
  const offTurn = "to_move" in reason.facts && reason.code !== "not_your_turn";
  return offTurn ? t("why-off-turn", { reason: words }) : words;
}

/** The number of the rule that forbids the action, if there is one. */
export function ruleOf(reason: Reason): string | null {
  const rule = reason.facts["rule"];
  return typeof rule === "string" ? rule : null;
}

function isReason(value: unknown): value is Reason {
  return (
    value instanceof Refusal || (typeof value === "object" && value !== null && "code" in value)
  );
}
