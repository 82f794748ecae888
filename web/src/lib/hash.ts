// SHA-256 of bytes and of JSON values. It works over plain HTTP, where browsers have no
// crypto.subtle.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export { sha256, utf8ToBytes };

const DIGITS = /^([0-9a-f]{2})*$/;
const SHORT = 16; // bytes of a digest that is only compared with other digests in this browser

/** The bytes that hex digits stand for; null if the text is not hex. */
export function bytesOf(digits: string): Uint8Array | null {
  return DIGITS.test(digits) ? hexToBytes(digits) : null;
}

/**
 * The commitment to a seed: the SHA-256 of its bytes, in hex digits; "" if the text is not a seed.
 */
export function commitmentOf(seed: string): string {
  const bytes = bytesOf(seed);
  return bytes === null || bytes.length === 0 ? "" : bytesToHex(sha256(bytes));
}

/** 32 random bytes in hex digits. */
export function drawSeed(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** A JSON text that is the same for equal values, regardless of the order of their fields. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  const texts = fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`);
  return `{${texts.sort().join()}}`;
}

export function same(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

/** A short digest of a value (128 bits, in base64). */
export function digestOf(value: unknown): string {
  const bytes = sha256(utf8ToBytes(canonical(value))).subarray(0, SHORT);
  return btoa(String.fromCharCode(...bytes)).replace(/=+$/, "");
}
