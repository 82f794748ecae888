// The account of a seat: where its result comes from, in figures that add up as they are shown.
import type { SeatAccount } from "../wire";

export const TERMS = ["luck", "own", "others", "remainder"] as const;

export interface Term {
  name: (typeof TERMS)[number];
  amount: number; // in tenths of a percent, as a share
  from: number; // the sum before the term
}

const TENTHS = 1000; // tenths of a percent in the whole

/**
 * The terms between start and result. Each is rounded to a tenth of a percent, and the remainder
 * takes what rounding leaves, so that the terms add up to the rounded result.
 */
export function termsOf(account: SeatAccount): Term[] {
  const tenths = (share: number): number => Math.round(share * TENTHS);
  let sum = tenths(account.start);
  const result = tenths(account.result);
  return TERMS.map((name) => {
    const from = sum;
    sum = name === "remainder" ? result : sum + tenths(account[name]);
    return { name, amount: (sum - from) / TENTHS, from: from / TENTHS };
  });
}

/** The shares that the bars of several accounts have to show. */
export function rangeOf(accounts: readonly SeatAccount[]): { low: number; high: number } {
  const sums = accounts.flatMap((account) =>
    termsOf(account).map((term) => term.from + term.amount),
  );
  return { low: Math.min(0, ...sums), high: Math.max(1, ...sums) };
}
