import { createHmac, timingSafeEqual } from 'node:crypto';

/** One version of the stage's pepper, the secret of the MACs under which keys are stored. */
export interface Pepper {
  readonly version: string;
  readonly secret: string;
}

/**
 * The MAC under which a key is stored: HMAC-SHA-256 with the stage's pepper, 64 hex characters. Write access to the
 * table is not enough to create a key without the pepper.
 */
export function keyMac(pepper: Pepper, key: string): string {
  return createHmac('sha256', pepper.secret).update(key).digest('hex');
}

/** Compares two MACs in constant time. */
export function sameMac(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
