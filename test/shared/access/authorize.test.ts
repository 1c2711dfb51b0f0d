// Guarantee: a call is allowed only with a known, active key of an active company, from one of its addresses and with
// the scope; each refusal has its own reason, and a malformed key is refused without a read. Risk: a missing check,
// which no answer of a working stage would reveal.
import { describe, expect, it } from 'vitest';
import { type AccessStore, authorize } from '../../../shared/access/authorize.ts';
import { HOUR_MS } from '../../../shared/durations.ts';
import { makeApiKey } from '../../../shared/keys/api-key.ts';
import { keyMac, type Pepper } from '../../../shared/keys/key-mac.ts';
import type { KeyRecord } from '../../../shared/keys/key-record.ts';
import type { Peppers } from '../../../shared/keys/pepper.ts';
import type { Scope } from '../../../shared/keys/scope.ts';
import { NO_POLICIES } from '../../harness/caller.ts';

const NOW_MS = Date.UTC(2026, 10, 20, 6);
const NEW: Pepper = { version: 'new', secret: 'the new pepper' };
const OLD: Pepper = { version: 'old', secret: 'the old pepper' };
const keyOf = (environment: 'live' | 'test', byte: number) => makeApiKey(environment, new Uint8Array(96).fill(byte));
const KEY = keyOf('live', 7);
const RECORD: KeyRecord = {
  id: 'key',
  companyId: 'company',
  applicationId: 'application',
  applicationName: 'Intranet',
  environment: 'live',
  scopes: ['knowledge:read'],
  name: '',
  status: 'active',
  createdAt: '2026-11-01T00:00:00.000Z',
  expiresAt: null,
  successorId: null,
  first: '',
  last: '',
  pepperVersion: NEW.version,
  mac: keyMac(NEW, KEY),
  lastUsedAt: new Date(NOW_MS).toISOString(),
  revision: 1,
};
const COMPANY = { name: 'Company', status: 'active', ipAllowList: null, policies: NO_POLICIES } as const;
const PEPPERS: Peppers = { current: NEW, previous: null, propagated: true, stale: false };

interface Given {
  readonly key?: string | null;
  readonly scope?: Scope | null;
  readonly record?: Partial<KeyRecord> | null;
  readonly company?: Partial<NonNullable<Awaited<ReturnType<AccessStore['findCompany']>>>> | null;
  readonly peppers?: Partial<Peppers>;
  /** The MAC under which the table returns the record; by default its own. */
  readonly foundAs?: string;
  /** What each write does before it ends; by default nothing. */
  readonly onWrite?: () => Promise<void>;
  /** The kinds of keys that the stage accepts; by default both. */
  readonly environments?: readonly ('live' | 'test')[];
}

async function decide(given: Given = {}) {
  const { key = KEY, scope = 'knowledge:read', record = {}, company = {}, peppers, foundAs, onWrite } = given;
  const reads: string[] = [];
  const written: unknown[] = [];
  const stored = record === null ? null : { ...RECORD, ...record };
  const access: AccessStore = {
    findKey: async (mac) => {
      reads.push('key');
      return stored !== null && mac === (foundAs ?? stored.mac) ? stored : null;
    },
    findCompany: async (companyId) => {
      reads.push(companyId);
      return company === null ? null : { ...COMPANY, ...company };
    },
    recordUse: async ({ id }, at) => {
      written.push([id, at]);
      await onWrite?.();
    },
    rekey: async (from, to) => {
      written.push([from.pepperVersion, to]);
      await onWrite?.();
    },
  };
  const services = {
    access,
    peppers: { read: async () => ({ ...PEPPERS, ...peppers }) },
    allowListMatcherOf: (entries: string) => (address: string) => entries === address,
    environments: given.environments ?? (['live', 'test'] as const),
  };
  const request = { key, scope, sourceIp: '203.0.113.7', nowMs: NOW_MS };
  const decision = await authorize(services, request);
  const verdict = decision.outcome === 'allowed' ? 'allowed' : `${decision.outcome} ${decision.reason}`;
  return { decision, verdict, reads, written };
}

const at = (ms: number) => new Date(NOW_MS + ms).toISOString();

describe('a call', () => {
  it.each<[verdict: string, given: Given]>([
    ['allowed', {}],
    ['allowed', { scope: null, record: { scopes: [] } }],
    ['allowed', { record: { expiresAt: at(1) } }],
    ['allowed', { company: { ipAllowList: '203.0.113.7' } }],
    ['unauthenticated unknown', { record: null }],
    ['unauthenticated unknown', { key: keyOf('live', 8) }],
    ['unauthenticated unknown', { foundAs: keyMac(NEW, KEY), record: { mac: keyMac(NEW, keyOf('live', 8)) } }],
    ['unauthenticated revoked', { record: { status: 'revoked' } }],
    ['unauthenticated revoked', { record: { status: 'revoked', expiresAt: at(-1) } }],
    ['unauthenticated expired', { record: { expiresAt: at(0) } }],
    ['unauthenticated suspended', { company: { status: 'suspended' } }],
    ['unauthenticated suspended', { company: null }],
    // Activating the company would not help: the reason of the key comes first.
    ['unauthenticated revoked', { record: { status: 'revoked' }, company: { status: 'suspended' } }],
    ['unauthenticated expired', { record: { expiresAt: at(0) }, company: { status: 'suspended' } }],
    ['denied address', { company: { ipAllowList: '203.0.113.8' } }],
    ['denied address', { company: { ipAllowList: '' } }],
    ['denied address', { company: { ipAllowList: '203.0.113.8' }, scope: null }],
    ['denied address', { company: { ipAllowList: '203.0.113.8' }, record: { scopes: [] } }],
    ['denied scope', { scope: 'copilot:query' }],
    ['denied scope', { record: { scopes: ['copilot:query'] } }],
  ])('is decided as "%s" with %j', async (verdict, given) => {
    const { verdict: decided, written } = await decide(given);
    expect(decided).toBe(verdict);
    expect(written).toEqual([]);
  });

  it.each<[verdict: string, given: Given]>([
    ['unauthenticated header', { key: null }],
    ['unauthenticated prefix', { key: 'Bearer' }],
    ['unauthenticated checksum', { key: `${KEY.slice(0, -1)}${KEY.endsWith('0') ? '1' : '0'}` }],
    ['unauthenticated stage', { environments: ['test'] }],
  ])('is decided as "%s" before anything is read', async (verdict, given) => {
    const { verdict: decided, reads } = await decide(given);
    expect({ decided, reads }).toEqual({ decided: verdict, reads: [] });
  });

  it('with an unknown key costs the same reads as with a known one', async () => {
    expect((await decide({ record: null })).reads).toEqual(['key', '00000000-0000-0000-0000-000000000000']);
    expect((await decide({ record: { status: 'revoked' } })).reads).toEqual(['key', 'company']);
  });

  it.each([
    ['current', null],
    ['previous', OLD],
  ])(
    'with an unknown key fails as `unavailable`, not with 401, while only an old copy of the %s pepper is known',
    async (_name, previous) => {
      const decision = decide({ record: null, peppers: { stale: true, previous } });
      await expect(decision).rejects.toMatchObject({ code: 'unavailable', cause: 'pepper' });
    },
  );

  it('with a known key is allowed while the pepper cannot be read', async () => {
    expect((await decide({ peppers: { stale: true } })).verdict).toBe('allowed');
  });

  it('finds a key that is moved to the current pepper between two reads', async () => {
    const read: string[] = [];
    const old = { ...RECORD, pepperVersion: OLD.version, mac: keyMac(OLD, KEY) };
    const access = {
      findKey: async (mac: string) => {
        read.push(mac === old.mac ? 'old' : 'new');
        return mac === old.mac ? old : { ...RECORD, applicationName: 'as it is now' };
      },
      findCompany: async () => COMPANY,
    } as unknown as AccessStore;
    const services = {
      access,
      peppers: { read: async () => ({ ...PEPPERS, previous: OLD }) },
      allowListMatcherOf: () => () => true,
      environments: ['live'] as const,
    };
    const request = { key: KEY, scope: null, sourceIp: '203.0.113.7', nowMs: NOW_MS };
    expect(await authorize(services, request)).toMatchObject({ caller: { applicationName: 'as it is now' } });
    expect(read).toEqual(['old', 'new']);
  });

  it('carries the ids of its company, application and key', async () => {
    const { decision } = await decide();
    expect(decision).toMatchObject({
      caller: {
        companyId: 'company',
        companyName: 'Company',
        applicationId: 'application',
        applicationName: 'Intranet',
        keyId: 'key',
        keyEnvironment: 'live',
        scopes: ['knowledge:read'],
        policies: NO_POLICIES,
      },
    });
  });
});

describe('a write after an allowed call', () => {
  const writesAfter = async (given: Given) => {
    const { decision, written } = await decide(given);
    const failed = decision.outcome === 'allowed' ? await decision.deferredWrite() : 'not allowed';
    return { failed, written };
  };
  const old = { pepperVersion: OLD.version, mac: keyMac(OLD, KEY) };
  const rotated = { current: NEW, previous: OLD };

  it.each<[name: string, lastUsedAt: string | null, written: unknown[]]>([
    ['never', null, [['key', at(0)]]],
    ['an hour ago', at(-HOUR_MS), [['key', at(0)]]],
    ['less than an hour ago', at(1 - HOUR_MS), []],
  ])('records the use of a key at most once an hour: last recorded %s', async (_name, lastUsedAt, written) => {
    expect(await writesAfter({ record: { lastUsedAt } })).toEqual({ failed: null, written });
  });

  it('moves the key to the current pepper, once every instance knows it', async () => {
    const { failed, written } = await writesAfter({ record: { ...old, lastUsedAt: at(-1) }, peppers: rotated });
    const moved = { ...RECORD, pepperVersion: NEW.version, mac: keyMac(NEW, KEY), lastUsedAt: at(0) };
    expect({ failed, written }).toEqual({ failed: null, written: [[OLD.version, moved]] });
  });

  it.each([{ propagated: false }, { stale: true }])('leaves the key under its old pepper while %j', async (over) => {
    expect(await writesAfter({ record: old, peppers: { ...rotated, ...over } })).toEqual({ failed: null, written: [] });
  });

  it('fails no call if it fails, and reports the failure', async () => {
    const failing = () => Promise.reject(new Error('No table.'));
    expect((await writesAfter({ record: { lastUsedAt: null }, onWrite: failing })).failed).toBe('record_use');
    expect((await writesAfter({ record: old, peppers: rotated, onWrite: failing })).failed).toBe('rekey');
  });
});
