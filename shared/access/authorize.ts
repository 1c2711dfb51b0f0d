import type { CallPolicies } from '../companies/policies/call-policies.ts';
import type { AllowListMatcher } from '../companies/policies/ip-allow-list.ts';
import { HOUR_MS } from '../durations.ts';
import { SERVICE_UNAVAILABLE } from '../error-messages.ts';
import { parseApiKey } from '../keys/api-key.ts';
import { keyMac, sameMac } from '../keys/key-mac.ts';
import { type KeyRecord, keyStatus } from '../keys/key-record.ts';
import type { PepperSource, Peppers } from '../keys/pepper.ts';
import type { KeyEnvironment, Scope } from '../keys/scope.ts';
import { ServiceError } from '../service-error.ts';
import type { DeniedReason, UnauthenticatedReason } from './access-reasons.ts';
import type { Caller } from './caller.ts';

/** The settings of a company that decide about a call. `ipAllowList` is null if any address may call. */
interface CallingCompany {
  readonly name: string;
  readonly status: 'active' | 'suspended';
  readonly ipAllowList: string | null;
  readonly policies: CallPolicies;
}

/** The strongly consistent reads and the small writes of one call. They reject if the table does not answer in time. */
export interface AccessStore {
  readonly findKey: (mac: string) => Promise<KeyRecord | null>;
  readonly findCompany: (companyId: string) => Promise<CallingCompany | null>;
  /** Stores the time of a key's last use; does nothing if another call has stored one in the meantime. */
  readonly recordUse: (record: KeyRecord, at: string) => Promise<void>;
  /**
   * Moves a key from the MAC under which it was found to another; does nothing if the key was changed in the meantime.
   * Rejects if another call is moving it at the same moment.
   */
  readonly rekey: (from: KeyRecord, to: KeyRecord) => Promise<void>;
}

interface Services {
  readonly access: AccessStore;
  readonly peppers: PepperSource;
  readonly allowListMatcherOf: (entries: string) => AllowListMatcher;
  readonly environments: readonly KeyEnvironment[];
}

/** An incoming call. */
interface AccessRequest {
  /** The value after `Bearer `; null when the header is malformed. */
  readonly key: string | null;
  /** The scope that the route needs; null if every key may call it. */
  readonly scope: Scope | null;
  readonly sourceIp: string;
  readonly nowMs: number;
}

/** Which key of which application a call came with. */
type KeyIds = Pick<Caller, 'companyId' | 'applicationId' | 'keyId' | 'keyEnvironment'>;

/** A write that is made after the decision; its failure does not deny the call. */
type DeferredWrite = 'record_use' | 'rekey';

/**
 * The outcome of a call. `deferredWrite` makes the write that is due, if any, and resolves with its name if it failed,
 * otherwise with null.
 */
export type AccessDecision =
  | {
      readonly outcome: 'allowed';
      readonly caller: Caller;
      readonly deferredWrite: () => Promise<DeferredWrite | null>;
    }
  | { readonly outcome: 'denied'; readonly caller: Caller; readonly reason: DeniedReason }
  | {
      readonly outcome: 'unauthenticated';
      readonly reason: UnauthenticatedReason;
      /** The key that was sent, if the stage has it: for the log. */
      readonly key: KeyIds | null;
    };

// The last use is accurate to the hour, so that a busy key costs one write an hour instead of one for each call.
const RECORD_USE_EVERY_MS = HOUR_MS;
// The id of no company, read for an unknown key: it then costs the same reads as a revoked one, and timing tells an
// attacker nothing.
const NO_COMPANY = '00000000-0000-0000-0000-000000000000';

/**
 * Decides about one call. The cheapest checks come first; a call that fails before the table is read costs no read.
 *
 * @throws ServiceError `unavailable` or `internal` when the pepper or the table cannot be read: nothing is allowed
 * then.
 */
export async function authorize(services: Services, request: AccessRequest): Promise<AccessDecision> {
  if (request.key === null) {
    return unauthenticated('header');
  }
  const parsed = parseApiKey(request.key);
  if (parsed.outcome === 'malformed') {
    return unauthenticated(parsed.fault);
  }
  if (!services.environments.includes(parsed.environment)) {
    return unauthenticated('stage');
  }

  const peppers = await services.peppers.read();
  const record = await findRecord(services.access, peppers, request.key);
  const company = await services.access.findCompany(record?.companyId ?? NO_COMPANY);
  if (record === null) {
    // A key stored under a pepper version that could not be read would look unknown. The caller must not be told that
    // its key is wrong.
    if (peppers.stale) {
      throw new ServiceError('unavailable', SERVICE_UNAVAILABLE, { cause: 'pepper' });
    }
    return unauthenticated('unknown');
  }
  const status = keyStatus(record, request.nowMs);
  if (status !== 'active') {
    return unauthenticated(status, record);
  }
  if (company?.status !== 'active') {
    return unauthenticated('suspended', record);
  }

  const caller = callerOf(record, company);
  if (company.ipAllowList !== null && !services.allowListMatcherOf(company.ipAllowList)(request.sourceIp)) {
    return { outcome: 'denied', caller, reason: 'address' };
  }
  if (request.scope !== null && !record.scopes.includes(request.scope)) {
    return { outcome: 'denied', caller, reason: 'scope' };
  }
  const key = request.key;
  return {
    outcome: 'allowed',
    caller,
    deferredWrite: () => deferredWrite(services.access, { record, peppers, key, nowMs: request.nowMs }),
  };
}

function unauthenticated(reason: UnauthenticatedReason, record: KeyRecord | null = null): AccessDecision {
  return { outcome: 'unauthenticated', reason, key: record === null ? null : keyIdsOf(record) };
}

// The previous pepper first, then the current one: in this order a key that is being moved is never missed.
async function findRecord(access: AccessStore, { current, previous }: Peppers, key: string): Promise<KeyRecord | null> {
  const before = previous === null ? null : await findByMac(access, keyMac(previous, key));
  return (await findByMac(access, keyMac(current, key))) ?? before;
}

async function findByMac(access: AccessStore, mac: string): Promise<KeyRecord | null> {
  const record = await access.findKey(mac);
  return record !== null && sameMac(record.mac, mac) ? record : null;
}

function keyIdsOf({ companyId, applicationId, id, environment }: KeyRecord): KeyIds {
  return { companyId, applicationId, keyId: id, keyEnvironment: environment };
}

function callerOf(record: KeyRecord, company: CallingCompany): Caller {
  return {
    ...keyIdsOf(record),
    companyName: company.name,
    applicationName: record.applicationName,
    scopes: record.scopes,
    policies: company.policies,
  };
}

interface AcceptedKey {
  readonly record: KeyRecord;
  readonly peppers: Peppers;
  readonly key: string;
  readonly nowMs: number;
}

// Both writes are conditional: when two instances make the same one, the second has no effect.
async function deferredWrite(
  access: AccessStore,
  { record, peppers, key, nowMs }: AcceptedKey,
): Promise<DeferredWrite | null> {
  const { current, propagated, stale } = peppers;
  const at = new Date(nowMs).toISOString();
  if (propagated && !stale && record.pepperVersion !== current.version) {
    const moved = { ...record, mac: keyMac(current, key), pepperVersion: current.version, lastUsedAt: at };
    return (await succeeds(access.rekey(record, moved))) ? null : 'rekey';
  }
  const lastUsedMs = record.lastUsedAt === null ? 0 : Date.parse(record.lastUsedAt);
  const isDue = nowMs - lastUsedMs >= RECORD_USE_EVERY_MS;
  if (!isDue) {
    return null;
  }
  return (await succeeds(access.recordUse(record, at))) ? null : 'record_use';
}

function succeeds(write: Promise<void>): Promise<boolean> {
  return write.then(
    () => true,
    () => false,
  );
}
