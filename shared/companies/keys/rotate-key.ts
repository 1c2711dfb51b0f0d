import * as v from 'valibot';
import type { AuditContext } from '../../administration/audit-record.ts';
import { badRequest, notFound } from '../../administration/bad-request.ts';
import { durationField } from '../../administration/duration.ts';
import { idField } from '../../administration/input-fields.ts';
import { untilUnchanged } from '../../administration/until-unchanged.ts';
import { DAY_SECONDS } from '../../durations.ts';
import { type KeyRecord, keyStatus } from '../../keys/key-record.ts';
import type { KeyEnvironment } from '../../keys/scope.ts';
import type { ApplicationStore } from '../applications/application.ts';
import { expiresInField, expiryOf, lifetimeSecondsOf } from './key-lifetime.ts';
import type { KeyStore } from './key-port.ts';
import { type KeyMaking, makeKey, requireBelowKeyLimit, TEST_KEYS_ONLY } from './make-key.ts';

// How long a replaced key keeps working: a day unless the operator chooses another time, a week at most.
const GRACE_SECONDS_DEFAULT = DAY_SECONDS;
const GRACE_SECONDS_MAX = 7 * DAY_SECONDS;

/**
 * The key; how long it keeps working alongside its successor: 0 to 7 days, one day when absent; and how long the
 * successor lasts: as long as the key was made for when absent.
 */
export const rotateKeyInput = v.strictObject({
  key_id: idField('key'),
  grace: v.optional(
    v.pipe(
      durationField(0, GRACE_SECONDS_MAX, 'grace must be from 0 to 7d: an integer followed by s, m, h or d.'),
      v.description('how long the old key keeps working, from 0 to 7d; default: 24h'),
    ),
  ),
  expires_in: expiresInField('as long as the old key was made for'),
});

type Input = v.InferOutput<typeof rotateKeyInput>;

interface Services extends KeyMaking {
  readonly applications: Pick<ApplicationStore, 'find'>;
  readonly keys: Pick<KeyStore, 'find' | 'list' | 'rotate'>;
  readonly environments: readonly KeyEnvironment[];
}

/**
 * Creates a successor with the same rights and a whole lifetime of its own, which is in this answer and never shown
 * again. The old key stops working after the grace period or at its own expiry, whichever comes first.
 *
 * @throws ServiceError `not_found` when the key does not exist, `invalid_request` for one that is not active or already
 * has a successor, for a live key on a stage that only has test keys, and at the limit of active keys.
 */
export async function rotateKey(services: Services, input: Input, context: AuditContext) {
  const { key_id: keyId, grace = GRACE_SECONDS_DEFAULT } = input;
  return untilUnchanged(async () => {
    const before = await services.keys.find(keyId);
    if (before === null) {
      throw notFound('key');
    }
    requireRotatable(before, services.environments, context.at);
    const after = { ...before, expiresAt: expiryAfterGrace(before, context.at, grace) };
    const application = await services.applications.find(before.applicationId);
    if (application === null) {
      throw notFound('application');
    }
    const keys = await services.keys.list(application.id);
    requireBelowKeyLimit(
      keys.map((key) => (key.id === keyId ? after : key)),
      { environment: before.environment, at: context.at, remedy: 'Revoke a key first, or rotate with a grace of 0.' },
    );
    const { environment, scopes, name } = before;
    const expiresAt = expiryOf(context.at, input.expires_in ?? lifetimeSecondsOf(before));
    const { key, record } = await makeKey(services, {
      application,
      rights: { environment, scopes, name, expiresAt },
      at: context.at,
    });
    const predecessor = { ...after, successorId: record.id };
    const outcome = await services.keys.rotate({
      successor: record,
      predecessor,
      application,
      record: {
        ...context,
        companyId: before.companyId,
        action: 'key.rotate',
        subjectType: 'key',
        subjectId: keyId,
        before: { expires_at: before.expiresAt },
        after: { expires_at: after.expiresAt, successor_id: record.id, successor_expires_at: expiresAt },
      },
    });
    if (outcome === 'changed') {
      return outcome;
    }
    return { id: record.id, key, expires_at: expiresAt, previous: { id: keyId, expires_at: after.expiresAt } };
  });
}

function requireRotatable(key: KeyRecord, environments: readonly KeyEnvironment[], at: string): void {
  const status = keyStatus(key, Date.parse(at));
  if (status !== 'active') {
    throw badRequest(`The key is ${status}. Create a new key instead.`);
  }
  if (key.successorId !== null) {
    throw badRequest('The key was already rotated. Rotate its successor instead.');
  }
  if (!environments.includes(key.environment)) {
    throw badRequest(TEST_KEYS_ONLY);
  }
}

function expiryAfterGrace(key: KeyRecord, at: string, graceSeconds: number): string {
  const graceEnd = new Date(Date.parse(at) + graceSeconds * 1_000).toISOString();
  return key.expiresAt !== null && key.expiresAt < graceEnd ? key.expiresAt : graceEnd;
}
