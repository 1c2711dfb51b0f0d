// Guarantee: an operator sees the state and the pepper of each key, and a text is recognized as a key only if that key
// belongs to the same company. Risk: keys that look usable although their pepper is gone, and a company that learns of
// another's keys.
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createKeyInput } from '../../../../shared/companies/keys/create-key.ts';
import { identifyKey, identifyKeyInput } from '../../../../shared/companies/keys/identify-key.ts';
import { listCompanyKeys, listCompanyKeysInput } from '../../../../shared/companies/keys/list-company-keys.ts';
import { listKeys, listKeysInput } from '../../../../shared/companies/keys/list-keys.ts';
import { revokeKeyInput } from '../../../../shared/companies/keys/revoke-key.ts';
import { rotateKeyInput } from '../../../../shared/companies/keys/rotate-key.ts';
import { updateKeyInput } from '../../../../shared/companies/keys/update-key.ts';
import type { KeyRecord } from '../../../../shared/keys/key-record.ts';
import { listedKeyResult } from '../../../../shared/operations/results/company-results.ts';
import { APPLICATION, CONTEXT, openKeys, pepper } from './keys.fixture.ts';

const ID = '3f6c1f0e-5a43-4a55-9d0e-2f6d8f1f7a10';
const NEW_KEY = { application_id: ID, environment: 'live', scopes: ['knowledge:read'] };

// Makes a key for each pair: the version of the pepper under which it was made, and its status.
async function openKeysUnder(...made: readonly (readonly [pepperVersion: string, status: KeyRecord['status']])[]) {
  const { make, services, keys } = openKeys();
  for (const [pepperVersion, status] of made) {
    const { id } = await make();
    keys.set(id, { ...(keys.get(id) as KeyRecord), pepperVersion, status });
  }
  return services;
}

describe('a list', () => {
  it('names the pepper of each key, and lists a key whose pepper is gone as lost, unless it was revoked', async () => {
    const services = await openKeysUnder(['2', 'active'], ['1', 'active'], ['0', 'active'], ['0', 'revoked']);
    const listed = await listKeys(services, { application_id: 'app' }, CONTEXT);
    expect(listed.map((key) => [key.status, key.pepper])).toEqual([
      ['active', 'current'],
      ['active', 'previous'],
      ['lost', 'lost'],
      ['revoked', 'lost'],
    ]);
    // The list shows nothing else of the record, such as the MAC.
    expect(Object.keys(listed[0] ?? {}).sort()).toEqual(Object.keys(listedKeyResult.entries).sort());
  });

  it('names no peppers, and no key as lost, while the peppers cannot be read', async () => {
    const services = await openKeysUnder(['2', 'active'], ['1', 'active'], ['0', 'active'], ['0', 'revoked']);
    const freshPeppers = { read: () => Promise.reject(new Error('an error of AWS')) };
    const listed = await listKeys({ ...services, freshPeppers }, { application_id: 'app' }, CONTEXT);
    expect(listed.map((key) => [key.status, key.pepper])).toEqual([
      ['active', null],
      ['active', null],
      ['active', null],
      ['revoked', null],
    ]);
  });

  it('is refused for an application that does not exist', async () => {
    const { services } = openKeys();
    await expect(listKeys(services, { application_id: 'x' }, CONTEXT)).rejects.toThrow(
      'There is no application with this ID.',
    );
  });

  it("of a company has the keys of its applications, with the applications' names, and no peppers", async () => {
    const { make, services } = openKeys();
    await make();
    const { keys, next } = await listCompanyKeys(services, { company_id: 'company' }, CONTEXT);
    expect(keys).toMatchObject([{ id: 'key-1', application_id: 'app', application_name: 'Application' }]);
    expect(keys[0]).not.toHaveProperty('pepper');
    expect(next).toBeNull();
  });

  it('of a company is refused for an unknown company, and after an application that the company does not have', async () => {
    const { services } = openKeys();
    await expect(listCompanyKeys(services, { company_id: 'nobody' }, CONTEXT)).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(listCompanyKeys(services, { company_id: 'company', after: ID }, CONTEXT)).rejects.toMatchObject({
      code: 'invalid_request',
      message: 'after must be the value of next in an earlier response.',
    });
  });
});

describe('a company with many keys', () => {
  const APPLICATION_IDS = ['a', 'b', 'c', 'd'];
  // With 1,500 keys in each application, a page has two applications. Resolves with the function that reads a page: its
  // applications, the number of its keys, and `next`.
  async function openPages() {
    const { make, services, keys } = openKeys();
    await make();
    const key = keys.get('key-1') as KeyRecord;
    const keysOf = (id: string) => Array.from({ length: 1_500 }, () => ({ ...key, applicationId: id }));
    const listed = {
      ...services,
      keys: { ...services.keys, list: async (id: string) => keysOf(id) },
      applications: {
        find: async (id: string) => ({ ...APPLICATION, id }),
        list: async () => APPLICATION_IDS.map((id) => ({ ...APPLICATION, id })),
      },
    };
    return async (after?: string) => {
      const page = await listCompanyKeys(listed, { company_id: 'company', ...(after && { after }) }, CONTEXT);
      return [[...new Set(page.keys.map(({ application_id: id }) => id))], page.keys.length, page.next];
    };
  }

  it('is listed by whole applications, page by page, and the last page has no `next`', async () => {
    const readPage = await openPages();
    expect(await readPage()).toEqual([['a', 'b'], 3_000, 'b']);
    expect(await readPage('b')).toEqual([['c', 'd'], 3_000, null]);
    expect(await readPage('a')).toEqual([['b', 'c'], 3_000, 'c']);
    expect(await readPage('c')).toEqual([['d'], 1_500, null]);
  });
});

describe('the input', () => {
  it.each<[string, v.GenericSchema, object, sentence: string]>([
    ['listKeys', listKeysInput, { application_id: 'x' }, 'application_id must be a UUID.'],
    ['createKey', createKeyInput, { application_id: 'x' }, 'application_id must be a UUID.'],
    ['rotateKey', rotateKeyInput, { key_id: 'x' }, 'key_id must be a UUID.'],
    ['updateKey', updateKeyInput, { key_id: 'x' }, 'key_id must be a UUID.'],
    ['revokeKey', revokeKeyInput, { key_id: 'x' }, 'key_id must be a UUID.'],
    ['identifyKey', identifyKeyInput, { company_id: 'x', candidate: '' }, 'company_id must be a UUID.'],
    ['identifyKey', identifyKeyInput, { company_id: ID, candidate: 1 }, 'candidate must be a string.'],
    [
      'identifyKey',
      identifyKeyInput,
      { company_id: ID, candidate: 'x'.repeat(1_001) },
      'candidate must have at most 1000 characters.',
    ],
    ['listCompanyKeys', listCompanyKeysInput, { company_id: 'x' }, 'company_id must be a UUID.'],
    [
      'listCompanyKeys',
      listCompanyKeysInput,
      { company_id: ID, after: 'x' },
      'after must be the value of next in an earlier response.',
    ],
    ['createKey', createKeyInput, { ...NEW_KEY, environment: 'x' }, 'environment must be live or test.'],
    [
      'createKey',
      createKeyInput,
      { ...NEW_KEY, expires_in: '59s' },
      'expires_in must be from 1m to 1826d: an integer followed by s, m, h or d.',
    ],
    [
      'createKey',
      createKeyInput,
      { ...NEW_KEY, expires_in: '1827d' },
      'expires_in must be from 1m to 1826d: an integer followed by s, m, h or d.',
    ],
    [
      'rotateKey',
      rotateKeyInput,
      { key_id: ID, grace: '8d' },
      'grace must be from 0 to 7d: an integer followed by s, m, h or d.',
    ],
  ])('of %s is refused: $3', (_name, schema, input, sentence) => {
    expect(v.safeParse(schema, input).issues?.map(({ message }) => message)).toContain(sentence);
  });

  it('is read with durations in seconds, and a candidate without the spaces around it', () => {
    expect(v.parse(createKeyInput, { ...NEW_KEY, expires_in: '60s' })).toMatchObject({ expires_in: 60 });
    expect(v.parse(createKeyInput, { ...NEW_KEY, expires_in: '1826d' })).toMatchObject({ expires_in: 1_826 * 86_400 });
    expect(v.parse(createKeyInput, { ...NEW_KEY, environment: 'test' })).toMatchObject({ environment: 'test' });
    expect(v.parse(rotateKeyInput, { key_id: ID, grace: '7d' })).toEqual({ key_id: ID, grace: 7 * 86_400 });
    expect(v.parse(identifyKeyInput, { company_id: ID, candidate: ' x y\n' })).toMatchObject({ candidate: 'x y' });
  });
});

describe('a text that may be a key', () => {
  it('is recognized only for its own company, under either pepper, and otherwise treated as unknown', async () => {
    const { make, services } = openKeys();
    const { key } = await make();
    const identify = (company_id: string, candidate: string, over: object = {}) =>
      identifyKey({ ...services, ...over }, { company_id, candidate });
    const own = { outcome: 'found', key: { id: 'key-1', application_id: 'app', application_name: 'Application' } };
    expect(await identify('company', key)).toMatchObject(own);
    const afterRotation = {
      read: async () => ({ current: pepper('3'), previous: pepper('2'), propagated: true, stale: false }),
    };
    expect(await identify('company', key, { freshPeppers: afterRotation })).toMatchObject(own);
    const hint = 'It is a well-formed key, but not a key of this company.';
    const afterRemoval = {
      read: async () => ({ current: pepper('3'), previous: null, propagated: true, stale: false }),
    };
    expect(await identify('company', key, { freshPeppers: afterRemoval })).toEqual({ outcome: 'not_found', hint });
    expect(await identify('another', key)).toEqual({ outcome: 'not_found', hint });
    expect(await identify('company', 'x')).toMatchObject({ outcome: 'malformed', hint: expect.any(String) });
    await expect(identify('nobody', key)).rejects.toThrow('There is no company with this ID.');
  });
});
