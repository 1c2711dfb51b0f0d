// Guarantee: an application never has more than five active keys in each environment, a name never belongs to two
// companies, and a new key from a rotation has the same rights as the old one and expires no later. Risk: two
// concurrent requests exceed a limit, or a rotation silently extends the life of a key.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdministration } from '../../administration/administration.fixture.ts';
import { startTables, type TestTables } from '../../administration/tables.fixture.ts';

let tables: TestTables;
let admin: ReturnType<typeof createAdministration>;
beforeAll(async () => {
  tables = await startTables();
  admin = createAdministration(tables);
});
afterAll(() => tables.stop());

const SCOPES = ['knowledge:read'];

describe('with concurrent requests, an application', () => {
  it('never gets a sixth active key in one environment', async () => {
    const { application } = await admin.makeCompanyWithKey();
    const input = { application_id: application.id, environment: 'test', scopes: SCOPES };
    await Promise.all(Array.from({ length: 12 }, () => admin.run('key.create', input)));
    const keys = await admin.resultOf('key.list', { application_id: application.id });
    expect(keys.length).toBeLessThanOrEqual(5);
    // Some of the concurrent calls conflicted and were refused as busy; the rest are repeated one by one, until the
    // sixth is refused.
    const oneByOne = [];
    for (let made = keys.length; made <= 5; made += 1) {
      oneByOne.push((await admin.run('key.create', input)).ok);
    }
    expect(oneByOne).toEqual([...Array(5 - keys.length).fill(true), false]);
    expect(await admin.resultOf('key.list', { application_id: application.id })).toHaveLength(5);
    // The other environment has a limit of its own.
    await admin.resultOf('key.create', { ...input, environment: 'live' });
  });
});

describe('with concurrent requests, a name', () => {
  it('is given to only one company', async () => {
    const name = `Company ${randomUUID()}`;
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => admin.run('company.create', { name, monthly_budget_usd: '1' })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });
});

describe('a rotation', () => {
  it('keeps the rights and the expiry, and ends the old key after the grace period or at its expiry, whichever is earlier', async () => {
    const { application } = await admin.makeCompanyWithKey();
    const old = await admin.resultOf('key.create', {
      application_id: application.id,
      environment: 'live',
      scopes: ['copilot:query', 'knowledge:read'],
      name: 'reporting',
      expires_in: '2h',
    });
    expect(old.expires_at).toBe('2026-11-20T08:00:00.000Z');
    const { id, previous } = await admin.resultOf('key.rotate', { key_id: old.id, grace: '7d' });
    expect(previous).toEqual({ id: old.id, expires_at: '2026-11-20T08:00:00.000Z' });
    const keys = await admin.resultOf('key.list', { application_id: application.id });
    expect(keys.find((key: { id: string }) => key.id === id)).toMatchObject({
      name: 'reporting',
      environment: 'live',
      scopes: ['copilot:query', 'knowledge:read'],
      expires_at: '2026-11-20T08:00:00.000Z',
      status: 'active',
    });
  });

  it('is possible with five keys only with a grace period of 0', async () => {
    const { application, key } = await admin.makeCompanyWithKey();
    const input = { application_id: application.id, environment: 'test', scopes: SCOPES };
    // Five with the key that exists already.
    for (let count = 0; count < 4; count += 1) {
      await admin.resultOf('key.create', input);
    }
    expect(await admin.refusalOf('key.rotate', { key_id: key.id })).toContain('rotate with a grace of 0');
    await admin.resultOf('key.rotate', { key_id: key.id, grace: '0' });
  });
});
