import { expect, test } from "vitest";
import { accented, bracketed } from "./pseudo";

test("the pseudo-language has accents, is longer, and is in brackets", () => {
  const text = "Take a card from the deck, or claim a route";
  expect(accented(text).length / text.length).toBeGreaterThan(1.3);
  expect(accented("Sir Zen, 12 – 3")).toBe("Sííř Zééñ, 12 – 3");
  expect(bracketed(accented("Pass"))).toBe("[Páášš]");
});
