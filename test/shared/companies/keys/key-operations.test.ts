// Guarantee: a key is made, changed, rotated and revoked exactly as its operator asked, each with an audit record of
// its state before and after, and a change is repeated if another one came in between; an application has at most five
// active keys in each environment. Risk: a key that nobody asked for, or one that still works after its end.
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { revokeKey } from '../../../../shared/companies/keys/revoke-key.ts';
import { rotateKey, rotateKeyInput } from '../../../../shared/companies/keys/rotate-key.ts';
import { updateKey, updateKeyInput } from '../../../../shared/companies/keys/update-key.ts';
import { keyStatus } from '../../../../shared/keys/key-record.ts';
import { APPLICATION, AT, CONTEXT, later, openKeys } from './keys.fixture.ts';

// As many active keys as an application may have in an environment.
async function makeFive({ make }: ReturnType<typeof openKeys>, input: object = {}) {
  for (let count = 0; count < 5; count += 1) {
    await make(input);
  }
}

describe('a key', () => {
  it('is made as asked, and shown once; neither its record nor the audit record contains it', async () => {
    const { make, keys, records, applications } = openKeys();
    const made = await make({ name: 'Website', expires_in: 60 });
    const { key, ...shown } = made;
    const rights = { environment: 'live', scopes: ['knowledge:read'], expires_at: later(60) };
    expect(shown).toEqual({ id: 'key-1', ...rights });
    expect(key).toMatch(/^kc_live_/);
    expect(applications).toEqual([APPLICATION]);
    expect(keys.get('key-1')).toMatchObject({
      first: key.slice(0, 12),
      last: key.slice(-4),
      companyId: 'company',
      applicationId: 'app',
      applicationName: 'Application',
      status: 'active',
      createdAt: AT,
      successorId: null,
      pepperVersion: '2',
      lastUsedAt: null,
      revision: 1,
    });
    const change = { companyId: 'company', action: 'key.create', subjectType: 'key', subjectId: 'key-1', before: null };
    expect(records).toEqual([{ ...CONTEXT, ...change, after: { application_id: 'app', name: 'Website', ...rights } }]);
    expect(JSON.stringify([records, [...keys.values()]])).not.toContain(key);
  });

  it('has no expiry and no name unless they are requested', async () => {
    const { make, keys } = openKeys();
    expect(await make()).toMatchObject({ expires_at: null });
    expect(keys.get('key-1')).toMatchObject({ expiresAt: null, name: '' });
  });

  it('is one of at most five active keys in its environment', async () => {
    const stage = openKeys();
    const { make, services } = stage;
    await makeFive(stage);
    await expect(make()).rejects.toMatchObject({
      code: 'invalid_request',
      message: 'The application already has 5 active live keys, which is the limit. Revoke a key first.',
    });
    await expect(make({ environment: 'test' })).resolves.toMatchObject({ environment: 'test' });
    await revokeKey(services, { key_id: 'key-1' }, CONTEXT);
    await expect(make()).resolves.toMatchObject({ environment: 'live' });
  });

  it('may take the place of one that has expired', async () => {
    const stage = openKeys();
    const { make } = stage;
    await makeFive(stage, { expires_in: 60 });
    await expect(make({}, later(59))).rejects.toThrow('The application already has 5 active live keys');
    await expect(make({}, later(60))).resolves.toMatchObject({ environment: 'live' });
  });

  it('is not made for an unknown application, nor as a live key on a stage without live keys', async () => {
    await expect(openKeys().make({ application_id: 'x' })).rejects.toThrow('There is no application with this ID.');
    await expect(openKeys({ environments: ['test'] }).make()).rejects.toMatchObject({
      message: 'environment must be test on this stage.',
    });
  });
});

describe('a change', () => {
  it('sets scopes and name separately, and records the values before and after', async () => {
    const { make, services, keys, records } = openKeys();
    await make({ name: 'Old' });
    const shown = await updateKey(services, { key_id: 'key-1', name: 'New' }, CONTEXT);
    expect(shown).toMatchObject({ id: 'key-1', name: 'New', scopes: ['knowledge:read'], status: 'active' });
    await updateKey(services, { key_id: 'key-1', scopes: ['copilot:query'] }, CONTEXT);
    expect(keys.get('key-1')).toMatchObject({ name: 'New', scopes: ['copilot:query'] });
    const change = { ...CONTEXT, action: 'key.update', subjectType: 'key', subjectId: 'key-1', companyId: 'company' };
    const scopes = ['knowledge:read'];
    expect(records.slice(1)).toEqual([
      { ...change, before: { scopes, name: 'Old' }, after: { scopes, name: 'New' } },
      { ...change, before: { scopes, name: 'New' }, after: { scopes: ['copilot:query'], name: 'New' } },
    ]);
  });

  it('is refused if it changes nothing, if the key does not exist, and if the key was revoked', async () => {
    const { make, services } = openKeys();
    await make();
    const update = (input: object) => updateKey(services, { key_id: 'key-1', ...input }, CONTEXT);
    await expect(update({})).rejects.toThrow('At least one of scopes and name must be given.');
    await expect(update({ key_id: 'x', name: 'N' })).rejects.toThrow('There is no key with this ID.');
    await revokeKey(services, { key_id: 'key-1' }, CONTEXT);
    await expect(update({ name: 'N' })).rejects.toThrow('The key is revoked and cannot be changed. Create a new key.');
  });

  it.each<[name: string, change: (services: ReturnType<typeof openKeys>['services']) => Promise<unknown>]>([
    ['a new name', (services) => updateKey(services, { key_id: 'key-1', name: 'N' }, CONTEXT)],
    ['a rotation', (services) => rotateKey(services, { key_id: 'key-1' }, CONTEXT)],
    ['a revocation', (services) => revokeKey(services, { key_id: 'key-1' }, CONTEXT)],
  ])('is repeated when another change came first: %s', async (_name, change) => {
    const { make, services, records, conflictNext } = openKeys();
    await make();
    conflictNext(2);
    expect(await change(services)).toBeTypeOf('object');
    expect(records).toHaveLength(2);
  });

  it('is attempted five times if other changes come first, and then given up', async () => {
    const { make, keys } = openKeys({ conflicts: 4 });
    expect(await make()).toMatchObject({ environment: 'live' });
    expect(keys.size).toBe(1);
    await expect(openKeys({ conflicts: 5 }).make()).rejects.toMatchObject({ code: 'conflict' });
  });
});

it.each<[name: string, schema: v.GenericSchema, input: object, isAccepted: boolean]>([
  ['updateKey', updateKeyInput, { scopes: ['copilot:query'], name: 'Website' }, true],
  ['updateKey', updateKeyInput, { status: 'active' }, false],
  ['rotateKey', rotateKeyInput, {}, true],
  ['rotateKey', rotateKeyInput, { grace: '0s' }, true],
  ['rotateKey', rotateKeyInput, { grace: '7d' }, true],
  ['rotateKey', rotateKeyInput, { grace: '8d' }, false],
  ['rotateKey', rotateKeyInput, { expires_in: '1826d' }, true],
  ['rotateKey', rotateKeyInput, { expires_in: '1827d' }, false],
])('the input of %s may be $2: $3', (_name, schema, input, isAccepted) => {
  expect(v.is(schema, { key_id: '3f6c1f0e-5a43-4a55-9d0e-2f6d8f1f7a10', ...input })).toBe(isAccepted);
});

describe('a revoked key', () => {
  it('stays revoked, and its audit record has the state before and after', async () => {
    const { make, services, records } = openKeys();
    await make({ expires_in: 60 });
    const revoke = (key_id: string) => revokeKey(services, { key_id }, CONTEXT);
    expect(await revoke('key-1')).toMatchObject({ id: 'key-1', status: 'revoked', expires_at: later(60) });
    expect(records[1]).toEqual({
      ...CONTEXT,
      companyId: 'company',
      action: 'key.revoke',
      subjectType: 'key',
      subjectId: 'key-1',
      before: { status: 'active', expires_at: later(60) },
      after: { status: 'revoked', expires_at: later(60) },
    });
    await expect(revoke('key-1')).rejects.toThrow('The key is already revoked.');
    await expect(revoke('x')).rejects.toThrow('There is no key with this ID.');
  });
});

describe('a rotation', () => {
  it.each<[name: string, expires: number | undefined, grace: number | undefined, end: number]>([
    ['a day later', undefined, undefined, 86_500],
    ['after its grace period', undefined, 60, 160],
    ['at once', undefined, 0, 100],
    ['at its own expiry, if that comes first', 200, 3_600, 200],
    ['after its grace period, if that comes first', 4_000, 3_600, 3_700],
  ])(
    'ends the key %s, and its successor has the same rights for a whole lifetime',
    async (_name, expires, grace, end) => {
      const { make, services, keys, records, applications } = openKeys();
      const first = await make({ name: 'Website', ...(expires !== undefined && { expires_in: expires }) });
      const context = { ...CONTEXT, at: later(100) };
      const rotated = await rotateKey(services, { key_id: 'key-1', ...(grace !== undefined && { grace }) }, context);
      const own = expires === undefined ? null : later(expires);
      const successors = expires === undefined ? null : later(100 + expires);
      expect(rotated).toEqual({
        id: 'key-2',
        key: expect.stringMatching(/^kc_live_/),
        expires_at: successors,
        previous: { id: 'key-1', expires_at: later(end) },
      });
      expect(rotated.key).not.toBe(first.key);
      const rights = { environment: 'live', scopes: ['knowledge:read'], name: 'Website' };
      expect(keys.get('key-2')).toMatchObject({
        ...rights,
        createdAt: later(100),
        expiresAt: successors,
        successorId: null,
      });
      expect(applications).toEqual([APPLICATION, APPLICATION]);
      expect(keys.get('key-1')).toMatchObject({ ...rights, expiresAt: later(end), successorId: 'key-2' });
      expect(records[1]).toEqual({
        ...context,
        companyId: 'company',
        action: 'key.rotate',
        subjectType: 'key',
        subjectId: 'key-1',
        before: { expires_at: own },
        after: { expires_at: later(end), successor_id: 'key-2', successor_expires_at: successors },
      });
    },
  );

  it('gives each successor of a chain the lifetime of the first key', async () => {
    const { make, services } = openKeys();
    await make({ expires_in: 1_000 });
    await rotateKey(services, { key_id: 'key-1' }, { ...CONTEXT, at: later(900) });
    const second = await rotateKey(services, { key_id: 'key-2' }, { ...CONTEXT, at: later(1_800) });
    expect(second).toMatchObject({ id: 'key-3', expires_at: later(2_800) });
  });

  it.each([undefined, 60])('gives the successor another lifetime on request: of a key made for %s s', async (made) => {
    const { make, services } = openKeys();
    await make(made === undefined ? {} : { expires_in: made });
    const rotated = await rotateKey(services, { key_id: 'key-1', expires_in: 4_000 }, CONTEXT);
    expect(rotated).toMatchObject({ expires_at: later(4_000) });
  });

  it('counts the old key during its grace period, and not without one', async () => {
    const stage = openKeys();
    const { make, services, keys } = stage;
    await makeFive(stage);
    await expect(rotateKey(services, { key_id: 'key-1' }, CONTEXT)).rejects.toThrow(
      'which is the limit. Revoke a key first, or rotate with a grace of 0.',
    );
    await rotateKey(services, { key_id: 'key-1', grace: 0 }, CONTEXT);
    expect([...keys.values()].filter((key) => keyStatus(key, Date.parse(AT)) === 'active')).toHaveLength(5);
    const { id } = await make({ environment: 'test' });
    await expect(rotateKey(services, { key_id: id }, CONTEXT)).resolves.toMatchObject({ previous: { id } });
  });

  it('is refused for a key that has ended, was rotated, is unknown, or is not allowed on the stage', async () => {
    const { make, services } = openKeys();
    await make({ expires_in: 60 });
    const rotate = (key_id: string, at = AT, over = {}) =>
      rotateKey({ ...services, ...over }, { key_id }, { ...CONTEXT, at });
    await expect(rotate('x')).rejects.toThrow('There is no key with this ID.');
    const applications = { ...services.applications, find: async () => null };
    await expect(rotate('key-1', AT, { applications })).rejects.toThrow('There is no application with this ID.');
    await expect(rotate('key-1', later(60))).rejects.toThrow('The key is expired. Create a new key instead.');
    await expect(rotate('key-1', AT, { environments: ['test'] })).rejects.toThrow(
      'environment must be test on this stage.',
    );
    await rotate('key-1');
    await expect(rotate('key-1')).rejects.toThrow('The key was already rotated. Rotate its successor instead.');
    await revokeKey(services, { key_id: 'key-2' }, CONTEXT);
    await expect(rotate('key-2')).rejects.toThrow('The key is revoked. Create a new key instead.');
  });
});
