import { createHmac, timingSafeEqual } from 'node:crypto';

/** One version of the stage's pepper: the secret that turns a key into what the table knows it by. */
export interface Pepper {
  readonly version: string;
  readonly secret: string;
}

/**
 * What the table knows a key by: HMAC-SHA-256 under the stage's pepper, 64 hex characters. Whoever can write the table
 * but lacks the pepper cannot mint a key.
 */
export function keyMac(pepper: Pepper, key: string): string {
  return createHmac('sha256', pepper.secret).update(key).digest('hex');
}

/** Compares two MACs in a time that does not depend on where they differ. */
export function sameMac(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
