import * as v from 'valibot';
import { durationField } from '../../administration/duration.ts';
import { DAY_SECONDS } from '../../durations.ts';
import type { KeyRecord } from '../../keys/key-record.ts';

// Five years at most. For longer use, a key without an expiry is created and rotated.
const LIFETIME_SECONDS_MIN = 60;
const LIFETIME_SECONDS_MAX = 1_826 * DAY_SECONDS;

/** The optional field for how long a new key lasts, in seconds: from a minute to five years. */
export function expiresInField(otherwise: string) {
  return v.optional(
    v.pipe(
      durationField(
        LIFETIME_SECONDS_MIN,
        LIFETIME_SECONDS_MAX,
        'expires_in must be from 1m to 1826d: an integer followed by s, m, h or d.',
      ),
      v.description(`how long the new key lasts, from 1m to 1826d; default: ${otherwise}`),
    ),
  );
}

/** The moment at which a key that is made at `at` expires: null without a lifetime in seconds. */
export function expiryOf(at: string, lifetimeSeconds: number | null): string | null {
  return lifetimeSeconds === null ? null : new Date(Date.parse(at) + lifetimeSeconds * 1_000).toISOString();
}

/** How long a key was made for, in seconds: null for a key that lasts until it is revoked. */
export function lifetimeSecondsOf({ createdAt, expiresAt }: Pick<KeyRecord, 'createdAt' | 'expiresAt'>): number | null {
  return expiresAt === null ? null : (Date.parse(expiresAt) - Date.parse(createdAt)) / 1_000;
}
