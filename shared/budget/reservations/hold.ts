import type { NanoUsd } from '../../pricing/money.ts';

/** Money set aside for one call in progress. */
export interface Hold {
  readonly amount: NanoUsd;
  /** The time, in whole seconds, after which its call has ended and any call may reclaim it. */
  readonly expiresAtSeconds: number;
  /** The start of the key's id, by which the usage ledger identifies the key of a lost call. */
  readonly keyMark: string;
}

// The largest radix that `toString` accepts, which gives the fewest characters.
const RADIX = 36;
// 48 bits distinguish the keys of a company, in eight characters of an item that every write has to carry.
const KEY_MARK_BYTES = 6;
const HOLD = /^([0-9a-z]+)\.([0-9a-z]+)\.([\w-]{8})$/;

/**
 * A hold as one short string. Its size decides how many holds fit into one write unit, and settling compares the whole
 * string in its condition.
 */
export function encodeHold({ amount, expiresAtSeconds, keyMark }: Hold): string {
  return `${amount.toString(RADIX)}.${expiresAtSeconds.toString(RADIX)}.${keyMark}`;
}

/**
 * Parses a hold.
 *
 * @throws for any other string.
 */
export function decodeHold(text: string): Hold {
  const [, amount, expires, keyMark] = HOLD.exec(text) ?? [];
  if (amount === undefined || expires === undefined || keyMark === undefined) {
    throw new Error('A hold is damaged.');
  }
  const digits = [...amount].map((digit) => BigInt(Number.parseInt(digit, RADIX)));
  return {
    amount: digits.reduce((sum, digit) => sum * BigInt(RADIX) + digit, 0n),
    expiresAtSeconds: Number.parseInt(expires, RADIX),
    keyMark,
  };
}

/**
 * Whether a hold has expired: the second that it names must be over. Reserving and reclaiming must agree on this: a
 * call that waits for a hold to be reclaimed would otherwise try again and again in vain.
 */
export function hasExpired({ expiresAtSeconds }: Hold, nowMs: number): boolean {
  return expiresAtSeconds < Math.floor(nowMs / 1_000);
}

/** The mark of a key: the first 48 bits of its uuid, enough to distinguish the keys of one company. */
export function keyMarkOf(keyId: string): string {
  return Buffer.from(keyId.replaceAll('-', ''), 'hex').subarray(0, KEY_MARK_BYTES).toString('base64url');
}
