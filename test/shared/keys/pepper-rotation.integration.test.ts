// Guarantee: the pepper is rotated without a refused call or a lost key: old keys work under the previous version, move
// to the current one when they are used, and new keys work at once on every instance. Risk: an instance that still has
// only the old version refuses every call.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccessStore } from '../../../shared/access/access.store.ts';
import { authorize } from '../../../shared/access/authorize.ts';
import { createAllowListCache } from '../../../shared/companies/policies/allow-lists.ts';
import { pepperForNewKeys } from '../../../shared/keys/pepper.ts';
import { createAdministration, pepper } from '../administration/administration.fixture.ts';
import { startTables, type TestTables } from '../administration/tables.fixture.ts';
import { liftTimeLimits } from '../administration/time-limits.fixture.ts';

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.stop());
beforeEach(() => liftTimeLimits());

const before = { current: pepper('one'), previous: null, propagated: true, stale: false };
const fresh = { current: pepper('two'), previous: pepper('one'), propagated: false, stale: false };
const propagated = { ...fresh, propagated: true };
const after = { current: pepper('two'), previous: null, propagated: true, stale: false };

// Two instances: one that knows the new version, and one that does not know it yet.
const instances = () => ({ knowing: createAdministration(tables), behind: createAdministration(tables) });
const use = async (admin: ReturnType<typeof createAdministration>, key: string) => {
  const decision = await admin.authorize(key);
  if (decision.outcome !== 'allowed') {
    return decision.reason;
  }
  return (await decision.deferredWrite()) ?? 'allowed';
};

describe('while not every instance knows a new version', () => {
  it('accepts old and new keys on all instances', async () => {
    const { knowing, behind } = instances();
    const { application, key } = await behind.makeCompanyWithKey();
    knowing.state.peppers = fresh;
    const made = await knowing.resultOf('key.create', {
      application_id: application.id,
      environment: 'test',
      scopes: ['knowledge:read'],
    });
    for (const [name, each] of Object.entries({ old: key.key, new: made.key })) {
      const outcomes = [await use(knowing, each), await use(behind, each), await use(knowing, each)];
      expect(outcomes, `the ${name} key`).toEqual(Array(3).fill('allowed'));
    }
    // No key is under the new version yet.
    expect(await knowing.services.keys.countUnderOtherPeppers(['two'], '2026-11-20T06:00:00.000Z')).toBeGreaterThan(1);
  });

  it('makes new keys under the version that every instance knows', () => {
    expect(pepperForNewKeys(before).version).toBe('one');
    expect(pepperForNewKeys(fresh).version).toBe('one');
    expect(pepperForNewKeys(propagated).version).toBe('two');
    expect(pepperForNewKeys(after).version).toBe('two');
    // A new stage has only one version.
    expect(pepperForNewKeys({ ...before, propagated: false }).version).toBe('one');
  });
});

describe('once every instance knows the new version', () => {
  it('moves a key on its first use, after which the key works without the previous version', async () => {
    const { knowing: admin } = instances();
    const { application, key } = await admin.makeCompanyWithKey();
    const unused = await admin.resultOf('key.create', {
      application_id: application.id,
      environment: 'test',
      scopes: ['knowledge:read'],
      expires_in: '1h',
    });
    admin.state.peppers = propagated;
    expect(await use(admin, key.key)).toBe('allowed');
    const moved = await admin.services.keys.find(key.id);
    expect(moved).toMatchObject({ pepperVersion: 'two', status: 'active', lastUsedAt: '2026-11-20T06:00:00.000Z' });
    const listed = await admin.resultOf('key.list', { application_id: application.id });
    expect(listed).toHaveLength(2);
    // The moved key is changed and revoked like any other key, and no longer needs the previous version.
    await admin.resultOf('key.update', { key_id: key.id, scopes: ['copilot:query'] });
    admin.state.peppers = after;
    expect(await admin.authorize(key.key, 'copilot:query')).toMatchObject({ outcome: 'allowed' });
    // Without the previous version, a key that was not used meanwhile is unknown.
    expect(await use(admin, unused.key)).toBe('unknown');
    admin.state.peppers = propagated;
    expect(await use(admin, unused.key)).toBe('allowed');
    await admin.resultOf('key.revoke', { key_id: key.id });
    admin.state.peppers = after;
    expect(await use(admin, key.key)).toBe('revoked');
    expect(await use(admin, unused.key)).toBe('allowed');
  });

  it('refuses no call while several calls move the same key', async () => {
    const { knowing: admin } = instances();
    for (let round = 0; round < 20; round += 1) {
      admin.state.peppers = before;
      const { key } = await admin.makeCompanyWithKey();
      admin.state.peppers = propagated;
      const outcomes = await Promise.all(Array.from({ length: 12 }, () => use(admin, key.key)));
      expect(outcomes, `round ${round}`).toEqual(Array(12).fill('allowed'));
    }
  });

  it('finds a key that another call moves between the two reads', async () => {
    const { knowing: admin } = instances();
    const { key } = await admin.makeCompanyWithKey();
    admin.state.peppers = propagated;
    const access = createAccessStore(tables.dynamo, tables.access);
    let reads = 0;
    const findKey = async (mac: string) => {
      const found = await access.findKey(mac);
      reads += 1;
      if (reads === 1) {
        expect(await use(admin, key.key)).toBe('allowed');
      }
      return found;
    };
    const services = {
      access: { ...access, findKey },
      peppers: { read: async () => propagated },
      allowListMatcherOf: createAllowListCache(),
      environments: ['test'] as const,
    };
    const request = { key: key.key, scope: null, sourceIp: '203.0.113.7', nowMs: admin.state.nowMs };
    const decision = await authorize(services, request);
    expect(decision.outcome).toBe('allowed');
    // The later writes find that the key has already moved, and change nothing.
    if (decision.outcome === 'allowed') {
      expect(await decision.deferredWrite()).toBeNull();
    }
    expect(await use(admin, key.key)).toBe('allowed');
  });

  it('does not undo a revocation during the move', async () => {
    const { knowing: admin } = instances();
    for (let round = 0; round < 20; round += 1) {
      admin.state.peppers = before;
      const { key } = await admin.makeCompanyWithKey();
      admin.state.peppers = propagated;
      await Promise.all([use(admin, key.key), admin.resultOf('key.revoke', { key_id: key.id }), use(admin, key.key)]);
      expect(await use(admin, key.key), `round ${round}`).toBe('revoked');
    }
  });
});

describe('while the newest version cannot be read', () => {
  it('accepts known keys, and fails for an unknown one as `unavailable`, not with 401', async () => {
    const { knowing: admin } = instances();
    const { key } = await admin.makeCompanyWithKey();
    admin.state.peppers = { ...before, stale: true };
    expect(await use(admin, key.key)).toBe('allowed');
    const other = createAdministration(tables);
    other.state.peppers = { ...before, current: pepper('three') };
    const { key: elsewhere } = await other.makeCompanyWithKey();
    await expect(admin.authorize(elsewhere.key)).rejects.toMatchObject({ code: 'unavailable' });
  });
});
