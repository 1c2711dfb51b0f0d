// Guarantee: after each run, a stage has one smoke test with one key that works, and everything that existed before is
// still there. Risk: a stage whose smoke test fails forever after a rotation, or forgotten test keys that still work.
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { KeyRecord } from '../../../shared/keys/key-record.ts';
import { type DocumentRecord, documentFileKey } from '../../../shared/knowledge/document.ts';
import { seedSmokeTest } from '../../../shared/stage/seed-smoke-test.ts';
import { SMOKE_TEST_DOCUMENT, type SmokeTest } from '../../../shared/stage/smoke-test.ts';
import { CONTEXT, emptyStage, type Item, pepper } from './seed-smoke-test.fixture.ts';

it('creates what is missing, once, each with its own audit record', async () => {
  const stage = emptyStage();
  const first = await stage.seed();
  expect(first.made).toEqual(['company', 'application', 'base', 'document', 'key']);
  expect(stage.changes).toEqual(['company.create', 'application.create', 'base.create', 'document.add', 'key.create']);
  expect(new Set(stage.records.map(({ id }) => id)).size).toBe(3);
  expect(stage.records).toMatchObject(Array(3).fill({ at: CONTEXT.at, actor: CONTEXT.actor }));
  const kept = stage.kept();
  const { made: _made, ...ids } = first;
  expect(kept).toEqual({ ...ids, key: expect.stringMatching(/^kc_test_/) });
  expect([...stage.keys.values()]).toMatchObject([
    {
      environment: 'test',
      scopes: ['knowledge:read', 'copilot:query'],
      name: 'Smoke test',
      expiresAt: null,
      applicationId: first.application_id,
    },
  ]);
  expect(stage.made.companies).toMatchObject([{ name: 'Smoke test', policies: { budget: { monthlyBudget: '0' } } }]);
  const companyId = first.company_id;
  const description = 'Documents for the smoke test of this stage.';
  expect(stage.made.applications).toMatchObject([{ name: 'Smoke test', companyId }]);
  expect(stage.made.bases).toMatchObject([{ name: 'Smoke test', description, visibility: 'company', companyId }]);
  const bytes = Buffer.from(SMOKE_TEST_DOCUMENT);
  expect(bytes.toString()).toContain('was lit for the first time on 4 May 1911');
  const checksum = createHash('sha256').update(bytes).digest('hex');
  const address = { companyId, baseId: first.base_id, documentId: stage.documents.at(-1)?.id ?? '' };
  expect(stage.documents).toMatchObject([
    { companyId, baseId: first.base_id, file: 'smoke-test.md', bytes: bytes.length, checksum },
  ]);
  expect([...stage.files]).toEqual([[documentFileKey(address, 1), { bytes, checksum }]]);

  expect(await stage.seed()).toEqual({ ...first, made: [] });
  expect(stage.changes).toEqual([]);
  expect(stage.kept()).toBe(kept);
});

it.each<[name: string, change: (key: KeyRecord) => Partial<KeyRecord>]>([
  ['was revoked', () => ({ status: 'revoked' })],
  ['has expired', () => ({ expiresAt: CONTEXT.at })],
  ['was made with a removed pepper', () => ({ pepperVersion: 'zero' })],
])('creates another key if the one in the secret %s', async (_name, change) => {
  const stage = emptyStage();
  const before = await stage.seed();
  const key = stage.keys.get(before.key_id) as KeyRecord;
  stage.keys.set(key.id, { ...key, ...change(key) });
  const after = await stage.seed();
  expect(after).toEqual({ ...before, key_id: after.key_id, made: ['key'] });
  expect(after.key_id).not.toBe(before.key_id);
  expect(stage.kept()).toMatchObject({ key_id: after.key_id });
});

it('keeps a key that was made with the previous pepper, which still works', async () => {
  const stage = emptyStage();
  const before = await stage.seed();
  stage.state.peppers = { ...stage.state.peppers, current: pepper('two'), previous: pepper('one') };
  expect(await stage.seed()).toEqual({ ...before, made: [] });
});

it.each(['company_id', 'application_id', 'base_id'] as const)(
  'creates another key if the secret has another %s',
  async (field) => {
    const stage = emptyStage();
    const before = await stage.seed();
    stage.keep({ ...(stage.kept() as SmokeTest), [field]: 'another' });
    expect((await stage.seed()).made).toEqual(['key']);
    expect(stage.changes).toEqual(['key.create', `key.revoke ${before.key_id}`]);
  },
);

it('revokes its own keys that are not in the secret, and no other', async () => {
  const stage = emptyStage();
  const before = await stage.seed();
  const lost = stage.keys.get(before.key_id) as KeyRecord;
  stage.keys.set('revoked', { ...lost, id: 'revoked', status: 'revoked' });
  stage.keys.set('foreign', { ...lost, id: 'foreign', name: 'By hand' });
  stage.keep({ ...(stage.kept() as SmokeTest), key_id: 'unknown' });
  const after = await stage.seed();
  expect(stage.changes).toEqual(['key.create', `key.revoke ${before.key_id}`]);
  const active = [...stage.keys.values()].filter(({ status }) => status === 'active').map(({ id }) => id);
  expect(active).toEqual(['foreign', after.key_id]);
});

it('writes the file again if it never arrived, but not if its document is ready', async () => {
  const stage = emptyStage();
  await stage.seed();
  stage.files.clear();
  expect((await stage.seed()).made).toEqual(['document']);
  stage.files.clear();
  stage.documents.push({ ...(stage.documents.at(-1) as DocumentRecord), status: 'ready' });
  expect((await stage.seed()).made).toEqual([]);
  expect(stage.files.size).toBe(0);
});

it('does not use a base with another name', async () => {
  const stage = emptyStage();
  const other = { id: 'other', name: 'Handbook', status: 'active' };
  stage.made.bases.push(other);
  expect((await stage.seed()).base_id).not.toBe('other');
});

it('creates another base if the one with its name is being deleted', async () => {
  const stage = emptyStage();
  const before = await stage.seed();
  stage.made.bases.splice(0, 1, { ...(stage.made.bases[0] as Item), status: 'deleting' });
  const after = await stage.seed();
  expect(after.made).toEqual(expect.arrayContaining(['base', 'key']));
  expect(after.base_id).not.toBe(before.base_id);
});

it('gives up if its key is revoked again and again', async () => {
  const stage = emptyStage();
  let stored = 0;
  const replace = async (id: string, smokeTest: SmokeTest) => {
    await stage.services.smokeTestSecret.replace(id, smokeTest);
    stage.keys.set(smokeTest.key_id, { ...(stage.keys.get(smokeTest.key_id) as KeyRecord), status: 'revoked' });
    stored += 1;
  };
  const services = { ...stage.services, smokeTestSecret: { ...stage.services.smokeTestSecret, replace } };
  await expect(seedSmokeTest(services, {}, CONTEXT)).rejects.toMatchObject({
    code: 'invalid_request',
    message: 'Another request is seeding the smoke test of this stage. Try again in a minute.',
  });
  expect(stored).toBe(3);
});

it('revokes the key that it could not store, so that failures leave no working keys behind', async () => {
  const stage = emptyStage();
  const replace = async () => {
    throw new Error('No answer.');
  };
  const services = { ...stage.services, smokeTestSecret: { ...stage.services.smokeTestSecret, replace } };
  await expect(seedSmokeTest(services, {}, CONTEXT)).rejects.toThrow('No answer.');
  expect([...stage.keys.values()].map(({ status }) => status)).toEqual(['revoked']);
});

it.each([
  ['the file', 'files', 'write'],
  ['the secret', 'smokeTestSecret', 'replace'],
  ['the revocation of an earlier key', 'keys', 'change'],
] as const)('fails if %s cannot be written', async (_what, store, method) => {
  const stage = emptyStage();
  if (store === 'keys') {
    await stage.seed();
    stage.keep({ ...(stage.kept() as SmokeTest), key_id: 'unknown' });
  }
  const fails = async () => {
    await new Promise(setImmediate);
    throw new Error('No answer.');
  };
  const services = { ...stage.services, [store]: { ...stage.services[store], [method]: fails } };
  await expect(seedSmokeTest(services, {}, CONTEXT)).rejects.toThrow('No answer.');
});
