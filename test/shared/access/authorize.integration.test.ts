// Guarantee: a call is decided by the current state of its key and company, in two reads, and every refusal of a
// well-formed key costs the same reads. Risk: a cached right outlives its revocation, or the time that a refusal takes
// reveals that a key exists.
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../../shared/durations.ts';
import { makeApiKey } from '../../../shared/keys/api-key.ts';
import { createAdministration } from '../administration/administration.fixture.ts';
import { startTables, type TestTables } from '../administration/tables.fixture.ts';
import { liftTimeLimits } from '../administration/time-limits.fixture.ts';

let tables: TestTables;
let admin: ReturnType<typeof createAdministration>;
let sent: { operation: string; consistent: unknown }[] = [];
beforeAll(async () => {
  tables = await startTables();
  admin = createAdministration(tables);
  tables.dynamo.middlewareStack.add(
    (next, context) => (args) => {
      const operation = String(context.commandName).replace('Command', '');
      sent.push({ operation, consistent: (args.input as { ConsistentRead?: boolean }).ConsistentRead });
      return next(args);
    },
    { step: 'initialize' },
  );
});
beforeEach(() => {
  sent = [];
  return liftTimeLimits();
});
afterAll(() => tables.stop());

const SCOPES = ['knowledge:read', 'copilot:query'] as const;
const outcomeOf = async (...call: Parameters<typeof admin.authorize>) => {
  const decision = await admin.authorize(...call);
  return decision.outcome === 'allowed' ? 'allowed' : decision.reason;
};

describe('an accepted call', () => {
  it('identifies its caller in two strongly consistent reads', async () => {
    const { company, application, key } = await admin.makeCompanyWithKey({ environment: 'live', scopes: SCOPES });
    sent = [];
    const decision = await admin.authorize(key.key, 'copilot:query');
    expect(decision).toMatchObject({
      outcome: 'allowed',
      caller: {
        companyId: company.id,
        companyName: company.name,
        applicationId: application.id,
        applicationName: 'Application',
        keyId: key.id,
        keyEnvironment: 'live',
        scopes: SCOPES,
      },
    });
    expect(sent).toEqual([
      { operation: 'GetItem', consistent: true },
      { operation: 'GetItem', consistent: true },
    ]);
  });

  it('records the use of its key at most once an hour, and is accepted even if that fails', async () => {
    const { application, key } = await admin.makeCompanyWithKey();
    const use = async () => {
      const decision = await admin.authorize(key.key);
      if (decision.outcome !== 'allowed') {
        throw new Error('refused');
      }
      return decision.deferredWrite();
    };
    const lastUsed = async () => (await admin.resultOf('key.list', { application_id: application.id }))[0].last_used_at;
    const startMs = admin.state.nowMs;
    await Promise.all([use(), use(), use()]);
    expect(await lastUsed()).toBe(new Date(startMs).toISOString());
    sent = [];
    admin.state.nowMs = startMs + HOUR_MS - 1;
    expect(await use()).toBeNull();
    expect(sent.map(({ operation }) => operation)).toEqual(['GetItem', 'GetItem']);
    admin.state.nowMs = startMs + HOUR_MS;
    await use();
    expect(await lastUsed()).toBe(new Date(startMs + HOUR_MS).toISOString());
    const failing = () => Promise.reject(new Error('down'));
    admin.state.nowMs = startMs + 2.5 * HOUR_MS;
    tables.dynamo.middlewareStack.add(
      (next, context) => (context.commandName === 'UpdateItemCommand' ? failing : next),
      { step: 'initialize', name: 'failing' },
    );
    expect(await use()).toBe('record_use');
    tables.dynamo.middlewareStack.remove('failing');
    admin.state.nowMs = startMs;
  });
});

describe('a refusal', () => {
  it('reads no table when the value is not a key of this stage', async () => {
    const { key } = await admin.makeCompanyWithKey();
    const testOnly = createAdministration(tables, ['test']);
    sent = [];
    expect(await outcomeOf(null)).toBe('header');
    expect(await outcomeOf('')).toBe('prefix');
    expect(await outcomeOf(`${key.key.slice(0, -1)}${key.key.endsWith('0') ? '1' : '0'}`)).toBe('checksum');
    expect(await testOnly.authorize(makeApiKey('live', randomBytes(96)))).toEqual({
      outcome: 'unauthenticated',
      reason: 'stage',
      key: null,
    });
    expect(sent).toEqual([]);
  });

  type Made = Awaited<ReturnType<typeof admin.makeCompanyWithKey>>;

  it.each<[reason: string, change: (made: Made) => Promise<unknown>]>([
    ['revoked', ({ key }) => admin.resultOf('key.revoke', { key_id: key.id })],
    ['expired', ({ key }) => admin.resultOf('key.rotate', { key_id: key.id, grace: '0' })],
    ['suspended', ({ company }) => admin.resultOf('company.suspend', { company_id: company.id })],
  ])('costs two consistent reads when the key or its company is %s', async (reason, change) => {
    const made = await admin.makeCompanyWithKey();
    await change(made);
    sent = [];
    const key = { companyId: made.company.id, keyId: made.key.id };
    expect(await admin.authorize(made.key.key)).toMatchObject({ outcome: 'unauthenticated', reason, key });
    expect(sent).toEqual(Array(2).fill({ operation: 'GetItem', consistent: true }));
  });

  it('costs two consistent reads when the key does not exist', async () => {
    expect(await admin.authorize(makeApiKey('test', randomBytes(96)))).toEqual({
      outcome: 'unauthenticated',
      reason: 'unknown',
      key: null,
    });
    expect(sent).toEqual(Array(2).fill({ operation: 'GetItem', consistent: true }));
  });

  it('names the address before the scope', async () => {
    const { company, key } = await admin.makeCompanyWithKey();
    await admin.resultOf('policy.set', { company_id: company.id, ip_allow_list: ['198.51.100.0/24'] });
    expect(await outcomeOf(key.key, 'copilot:query', '203.0.113.7')).toBe('address');
    expect(await outcomeOf(key.key, 'copilot:query', '198.51.100.9')).toBe('scope');
  });

  it('names the address exactly when the company has an allow-list that does not contain it', async () => {
    const { company, key } = await admin.makeCompanyWithKey();
    await admin.resultOf('policy.set', { company_id: company.id, ip_allow_list: ['198.51.100.0/24', '2001:db8::/32'] });
    expect(await outcomeOf(key.key, 'knowledge:read', '::ffff:198.51.100.9')).toBe('allowed');
    expect(await outcomeOf(key.key, 'knowledge:read', '2001:db8::9')).toBe('allowed');
    expect(await outcomeOf(key.key, 'knowledge:read', 'not an address')).toBe('address');
    await admin.resultOf('policy.set', { company_id: company.id, ip_allow_list: [] });
    expect(await outcomeOf(key.key, null, '198.51.100.9')).toBe('address');
    await admin.resultOf('policy.set', { company_id: company.id, ip_allow_list: null });
    expect(await outcomeOf(key.key, null, 'not an address')).toBe('allowed');
  });

  it('of an expired key begins at the millisecond of its expiry', async () => {
    const { key } = await admin.makeCompanyWithKey({ expires_in: '1m' });
    const startMs = admin.state.nowMs;
    admin.state.nowMs = startMs + MINUTE_MS - 1;
    expect(await outcomeOf(key.key)).toBe('allowed');
    admin.state.nowMs = startMs + MINUTE_MS;
    expect(await outcomeOf(key.key)).toBe('expired');
    admin.state.nowMs = startMs;
  });
});

describe('the very next call', () => {
  it('is allowed or refused by the state after each kind of change, even while many other calls are made', async () => {
    const { company, key } = await admin.makeCompanyWithKey({ scopes: SCOPES });
    const ids = { company_id: company.id };
    let calling = true;
    onTestFinished(() => {
      calling = false;
    });
    const otherCalls = Array.from({ length: 4 }, async () => {
      while (calling) {
        await admin.authorize(key.key, 'copilot:query');
      }
    });
    const changes = [
      ['company.suspend', ids, 'suspended'],
      ['company.activate', ids, 'allowed'],
      ['policy.set', { ...ids, ip_allow_list: ['198.51.100.0/24'] }, 'address'],
      ['policy.set', { ...ids, ip_allow_list: ['203.0.113.0/24'] }, 'allowed'],
      ['key.update', { key_id: key.id, scopes: ['knowledge:read'] }, 'scope'],
      ['key.update', { key_id: key.id, scopes: SCOPES }, 'allowed'],
      ['policy.set', { ...ids, ip_allow_list: [] }, 'address'],
      ['policy.set', { ...ids, ip_allow_list: null }, 'allowed'],
    ] as const;
    // Ten rounds, because a single change could reach the next call in time by chance.
    for (let round = 0; round < 10; round += 1) {
      for (const [operation, input, expected] of changes) {
        await admin.resultOf(operation, input);
        const outcome = await outcomeOf(key.key, 'copilot:query');
        expect(outcome, `after ${operation} in round ${round}`).toBe(expected);
      }
    }
    const { key: successor } = await admin.resultOf('key.rotate', { key_id: key.id, grace: '1h' });
    expect(await outcomeOf(key.key)).toBe('allowed');
    expect(await outcomeOf(successor)).toBe('allowed');
    await admin.resultOf('key.revoke', { key_id: key.id });
    expect(await outcomeOf(key.key)).toBe('revoked');
    expect(await outcomeOf(successor)).toBe('allowed');
    calling = false;
    await Promise.all(otherCalls);
  });
});

describe('an unreachable table', () => {
  it('fails a call as `unavailable`', async () => {
    const { key } = await admin.makeCompanyWithKey();
    tables.dynamo.middlewareStack.add(() => () => Promise.reject(new Error('down')), {
      step: 'initialize',
      name: 'down',
    });
    await expect(admin.authorize(key.key)).rejects.toMatchObject({ code: 'unavailable' });
    tables.dynamo.middlewareStack.remove('down');
  });
});
