import type { KeyEnvironment, Scope } from './scope.ts';

/**
 * A key as the table stores it, under its MAC: everything but the key itself. Every change except that of `lastUsedAt`
 * raises `revision` by one, on the condition that the previous revision is still stored.
 */
export interface KeyRecord {
  readonly id: string;
  readonly companyId: string;
  readonly applicationId: string;
  /** Stored with the key so that a call needs no third read; an application is never renamed. */
  readonly applicationName: string;
  readonly environment: KeyEnvironment;
  readonly scopes: readonly Scope[];
  readonly name: string;
  readonly status: 'active' | 'revoked';
  readonly createdAt: string;
  /** ISO time from which the key no longer works; null: never. */
  readonly expiresAt: string | null;
  /** The key that replaced this one in a rotation. */
  readonly successorId: string | null;
  /** The beginning and the end of the key, which may be shown. */
  readonly first: string;
  readonly last: string;
  /** The version of the pepper that `mac` was made with. */
  readonly pepperVersion: string;
  readonly mac: string;
  /** ISO time of the last use, accurate to the hour; null: never used. */
  readonly lastUsedAt: string | null;
  readonly revision: number;
}

/** The status of a key at a time; only `active` is accepted. */
type KeyStatus = 'active' | 'revoked' | 'expired';

/** The maximum number of active keys that an application may have in one environment. */
export const ACTIVE_KEYS_MAX = 5;

/**
 * The status of a key at a time. A key is expired from the exact millisecond of its expiry. A record that is damaged
 * never makes a key active: any other status means revoked, and an expiry that is missing or not a time means expired.
 */
export function keyStatus({ status, expiresAt }: Pick<KeyRecord, 'status' | 'expiresAt'>, nowMs: number): KeyStatus {
  if (status !== 'active') {
    return 'revoked';
  }
  return expiresAt === null || Date.parse(expiresAt) > nowMs ? 'active' : 'expired';
}

/** A key as operators see it: never more of the secret than its first and last characters. */
export function keyView(record: KeyRecord, nowMs: number) {
  return {
    id: record.id,
    name: record.name,
    environment: record.environment,
    scopes: record.scopes,
    status: keyStatus(record, nowMs),
    first: record.first,
    last: record.last,
    created_at: record.createdAt,
    expires_at: record.expiresAt,
    last_used_at: record.lastUsedAt,
  };
}
