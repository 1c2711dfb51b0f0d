import { badRequest } from '../../administration/bad-request.ts';
import { displayCharacters, KEY_RANDOM_BYTES, makeApiKey } from '../../keys/api-key.ts';
import { keyMac } from '../../keys/key-mac.ts';
import { ACTIVE_KEYS_MAX, type KeyRecord, keyStatus } from '../../keys/key-record.ts';
import { type PepperSource, pepperForNewKeys } from '../../keys/pepper.ts';
import type { KeyEnvironment } from '../../keys/scope.ts';
import type { Application } from '../applications/application.ts';

/** The services with which a key is created. */
export interface KeyMaking {
  readonly peppers: PepperSource;
  readonly randomBytes: (count: number) => Uint8Array;
  readonly newId: () => string;
}

/** The error for a live key on a stage that only has test keys. */
export const TEST_KEYS_ONLY = 'environment must be test on this stage.';

type Rights = Pick<KeyRecord, 'environment' | 'scopes' | 'name' | 'expiresAt'>;

/** Creates a key and its record. The key itself is only in the answer and cannot be recovered later. */
export async function makeKey(
  making: KeyMaking,
  { application, rights, at }: { readonly application: Application; readonly rights: Rights; readonly at: string },
): Promise<{ readonly key: string; readonly record: KeyRecord }> {
  const pepper = pepperForNewKeys(await making.peppers.read());
  const key = makeApiKey(rights.environment, making.randomBytes(KEY_RANDOM_BYTES));
  const record: KeyRecord = {
    ...rights,
    ...displayCharacters(key),
    id: making.newId(),
    companyId: application.companyId,
    applicationId: application.id,
    applicationName: application.name,
    status: 'active',
    createdAt: at,
    successorId: null,
    pepperVersion: pepper.version,
    mac: keyMac(pepper, key),
    lastUsedAt: null,
    revision: 1,
  };
  return { key, record };
}

interface KeyLimit {
  readonly environment: KeyEnvironment;
  readonly at: string;
  /** The last sentence of the error: what the operator can do. */
  readonly remedy: string;
}

/**
 * Requires that an application may have one more active key in an environment.
 *
 * @throws ServiceError `invalid_request` at the limit.
 */
export function requireBelowKeyLimit(keys: readonly KeyRecord[], { environment, at, remedy }: KeyLimit): void {
  const nowMs = Date.parse(at);
  const active = keys.filter((key) => key.environment === environment && keyStatus(key, nowMs) === 'active');
  if (active.length < ACTIVE_KEYS_MAX) {
    return;
  }
  throw badRequest(
    `The application already has ${ACTIVE_KEYS_MAX} active ${environment} keys, which is the limit. ${remedy}`,
  );
}
