// Guarantee: a key is active only if its record says so, and only until the millisecond of its expiry; the key of a
// damaged record is never active. Risk: a key whose record lost its expiry, or has a status of another version, works
// forever.
import { expect, it } from 'vitest';
import { keyStatus } from '../../../shared/keys/key-record.ts';

const EXPIRY = '2026-11-20T06:00:00.000Z';
const NOW_MS = Date.parse(EXPIRY);

it.each<[record: object, nowMs: number, status: string]>([
  [{ status: 'active', expiresAt: null }, NOW_MS, 'active'],
  [{ status: 'active', expiresAt: EXPIRY }, NOW_MS - 1, 'active'],
  [{ status: 'active', expiresAt: EXPIRY }, NOW_MS, 'expired'],
  [{ status: 'revoked', expiresAt: null }, NOW_MS, 'revoked'],
  [{ status: 'revoked', expiresAt: EXPIRY }, NOW_MS, 'revoked'],
  [{ status: 'active' }, NOW_MS, 'expired'],
  [{ status: 'active', expiresAt: 'never' }, NOW_MS, 'expired'],
  [{ status: 'paused', expiresAt: null }, NOW_MS, 'revoked'],
  [{ expiresAt: null }, NOW_MS, 'revoked'],
])('the key %j at %i is %s', (record, nowMs, status) => {
  expect(keyStatus(record as Parameters<typeof keyStatus>[0], nowMs)).toBe(status);
});
