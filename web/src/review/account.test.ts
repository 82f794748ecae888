import { expect, test } from "vitest";
import type { SeatAccount } from "../wire";
import { rangeOf, termsOf } from "./account";

const account: SeatAccount = {
  start: 1 / 3,
  luck: 0.12345,
  own: -0.26667,
  others: 0.05555,
  remainder: -0.24566,
  result: 0,
  accuracy: 0.9,
};

test("the terms of an account add up as they are shown", () => {
  const terms = termsOf(account);
  expect(terms.map((term) => term.amount)).toEqual([0.123, -0.267, 0.056, -0.245]);
  const tenths = terms.reduce((sum, term) => sum + Math.round(term.amount * 1000), 333);
  expect(tenths).toBe(0);
  expect(terms.map((term) => term.from)).toEqual([0.333, 0.456, 0.189, 0.245]);
});

test("the bars show every sum on the way", () => {
  const far = { ...account, luck: -1, own: -0.5, others: 2, remainder: 0.1666 };
  expect(rangeOf([account])).toEqual({ low: 0, high: 1 });
  expect(rangeOf([account, far]).low).toBeCloseTo(-1.167);
});
