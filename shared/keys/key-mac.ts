import { createHmac, timingSafeEqual } from 'node:crypto';

/** One version of the stage's pepper, the secret of the MACs under which keys are stored. */
export interface Pepper {
  readonly version: string;
  readonly secret: string;
}

/**
 * The MAC under which a key is stored: HMAC-SHA-256 with the stage's pepper, 64 hex characters. Without the pepper,
 * nobody who can write to the table can make a key.
 */
export function keyMac(pepper: Pepper, key: string): string {
  return createHmac('sha256', pepper.secret).update(key).digest('hex');
}

/** Compares two MACs in a time that does not depend on where they differ. */
export function sameMac(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
