import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LANGUAGES, number, setLanguage } from "./words.svelte";

beforeEach(() => vi.stubGlobal("document", { documentElement: { lang: "" } }));
afterEach(() => vi.unstubAllGlobals());

test.each(LANGUAGES)("a negative number has a true minus sign in %s", async (language) => {
  await setLanguage(language);
  expect(number(-3)).toBe("−3");
  expect(number(12)).toBe("12");
});

test("a fraction is shown as a percentage", async () => {
  await setLanguage("de");
  expect(number(0.25, { style: "percent" })).toBe("25\u00a0%");
});
