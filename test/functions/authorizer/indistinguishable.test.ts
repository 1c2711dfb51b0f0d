// Guarantee: a key that is unknown, mistyped, revoked, expired, of another stage or of a suspended company gets the
// same answer to the last header, and every well-formed key costs the same calls of DynamoDB and Secrets Manager,
// counted where they arrive; a malformed key costs none. Risk: a difference tells an attacker who guesses keys that one
// exists, or existed.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_CALLS, type SampleCall } from '../../../bin/smoke/sample-calls.ts';
import { makeApiKey } from '../../../shared/keys/api-key.ts';
import { administer } from '../../harness/administer.ts';
import { type ApiAnswer, callApi } from '../../harness/api.ts';
import { makeCompany, makeKey, type TestCompany } from '../../harness/company.ts';
import { startOwnCloud } from '../../harness/own-cloud.ts';
import { operatePepper } from '../../harness/pepper.ts';
import { type RecordedCall, recordCalls } from '../../harness/record-calls.ts';
import { REFUSED_CREDENTIALS, refusedCredentials, UNAUTHENTICATED } from '../../harness/refused-credentials.ts';

let own: Awaited<ReturnType<typeof startOwnCloud>>;
let recorder: { take: () => RecordedCall[] };
let company: TestCompany;
// Well-formed keys that must be refused, by what is wrong with them.
const WRONG_KEYS = [
  'that was never issued',
  'that was never issued, live',
  'that was revoked',
  'that is expired',
  'that was rotated away',
  'of a suspended company',
  'of another stage',
] as const;
const refused = new Map<(typeof WRONG_KEYS)[number], string>();

// The rows of refusedCredentials that have an Authorization header.
const MISTYPED_KEYS = 16;
const PEPPER_KEPT_MS = 121_000;
const TABLE_READ = { service: 'dynamodb', operation: 'GetItem', consistent: true };
const PEPPER_READ = { service: 'secretsmanager', operation: 'GetSecretValue', consistent: false };

beforeAll(async () => {
  own = await startOwnCloud();
  const other = await startOwnCloud();
  refused.set('of another stage', (await makeCompany(other.access)).key);
  await other.cloud.stop();
  company = await makeCompany(own.access);
  const { applicationId } = company;
  const revoked = await makeKey(own.access, applicationId);
  await administer(own.access, 'key.revoke', { key_id: revoked.id });
  const scopes = ['knowledge:read'];
  const input = { application_id: applicationId, environment: 'test', scopes, expires_in: '1m' };
  const expired = await administer(own.access, 'key.create', input);
  const rotated = await makeKey(own.access, applicationId);
  await administer(own.access, 'key.rotate', { key_id: rotated.id, grace: '0' });
  const closed = await makeCompany(own.access);
  await administer(own.access, 'company.suspend', { company_id: closed.id });
  own.cloud.clock.move(60_000);
  refused.set('that was never issued', makeApiKey('test', randomBytes(96)));
  refused.set('that was never issued, live', makeApiKey('live', randomBytes(96)));
  refused.set('that was revoked', revoked.key);
  refused.set('that is expired', expired.key);
  refused.set('that was rotated away', rotated.key);
  refused.set('of a suspended company', closed.key);
  recorder = recordCalls(own.cloud, 'authorizer', ['dynamodb', 'secretsmanager']);
});
afterAll(() => own.cloud.stop());

// Everything that a caller sees, except what identifies this one call.
const ONE_CALL = ['x-request-id', 'x-amzn-requestid', 'x-amz-apigw-id', 'date'];
const comparable = ({ status, headers, body }: ApiAnswer) => {
  const kept = Object.entries(headers).filter(([name]) => !ONE_CALL.includes(name));
  return JSON.stringify([status, [...kept.sort(), Object.keys(headers).sort()], body]);
};
const HEALTH: SampleCall = { method: 'GET', path: '/health', body: undefined };
const callWith = async (key: string, { method, path, body } = HEALTH) => {
  return comparable(await callApi(own.access, path, { method, key, body }));
};
// Only one call runs at a time, so that all recorded calls are its own; sorted, because their order is not promised.
const costOf = async (key: string | undefined) => {
  assert(key !== undefined);
  recorder.take();
  await callWith(key);
  return recorder.take().sort((a, b) => (a.service < b.service ? -1 : 1));
};

describe('the answer to a wrong key', () => {
  it('is the same to the last header, whatever is wrong with it, on every endpoint', async () => {
    const seen = new Map<string, string[]>();
    for (const call of SAMPLE_CALLS) {
      const mistyped = refusedCredentials(company.key).filter(([, headers]) => 'Authorization' in headers);
      const { method, path, body } = call;
      const answers = [
        ...[...refused].map(async ([name, key]) => [name, await callWith(key, call)] as const),
        ...mistyped.map(async ([name, credential]) => {
          const headers = body === undefined ? credential : { ...credential, 'Content-Type': 'application/json' };
          return [name, comparable(await callApi(own.access, path, { method, headers, body }))] as const;
        }),
      ];
      for (const [name, answer] of await Promise.all(answers)) {
        seen.set(answer, [...(seen.get(answer) ?? []), `${name} at ${path}`]);
      }
    }
    const [usual = [], ...others] = [...seen.values()].sort((one, other) => other.length - one.length);
    expect(others).toEqual([]);
    expect(usual).toHaveLength(SAMPLE_CALLS.length * (refused.size + MISTYPED_KEYS));
    const [status, , body] = JSON.parse([...seen.keys()].join());
    expect(status).toBe(401);
    expect(body).toEqual(UNAUTHENTICATED);
  });
});

describe('the number of calls for a key', () => {
  it('is two strongly consistent reads when the key works', async () => {
    await callWith(company.key);
    expect(await costOf(company.key)).toEqual([TABLE_READ, TABLE_READ]);
  });

  it.each(WRONG_KEYS)('is two strongly consistent reads for a key %s', async (name) => {
    expect(await costOf(refused.get(name))).toEqual([TABLE_READ, TABLE_READ]);
  });

  it.each(WRONG_KEYS)('is two reads, and two calls for a pepper that is not cached, for a key %s', async (name) => {
    own.cloud.clock.move(PEPPER_KEPT_MS);
    expect(await costOf(refused.get(name))).toEqual([TABLE_READ, TABLE_READ, PEPPER_READ, PEPPER_READ]);
  });

  const malformed = REFUSED_CREDENTIALS.filter(([name]) => name !== 'a key that was never issued');

  it.each(malformed)('is zero for %s, even when the pepper is not cached', async (_name, headersFrom) => {
    own.cloud.clock.move(PEPPER_KEPT_MS);
    recorder.take();
    await callApi(own.access, '/health', { headers: headersFrom(company.key) });
    expect(recorder.take()).toEqual([]);
  });
});

describe('the number of calls for a key while a previous pepper is kept', () => {
  beforeAll(async () => {
    const pepper = operatePepper(own.cloud);
    await pepper.rotate();
    pepper.end();
    own.cloud.clock.move(PEPPER_KEPT_MS);
    await callWith(company.key);
  });

  it('is three strongly consistent reads when the key works', async () => {
    expect(await costOf(company.key)).toEqual([TABLE_READ, TABLE_READ, TABLE_READ]);
  });

  it.each(WRONG_KEYS)('is three strongly consistent reads for a key %s', async (name) => {
    expect(await costOf(refused.get(name))).toEqual([TABLE_READ, TABLE_READ, TABLE_READ]);
  });
});
