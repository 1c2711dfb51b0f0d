// Guarantee: API Gateway gets a policy for exactly the requested method: it allows the call, or denies it (403) with
// one of the fixed sentences. A call without a valid key is answered 401, and any other failure is an exception.
// Risk: a policy that allows more than the requested method also admits another call.
import type { APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ROUTES } from '../../../functions/endpoints.ts';
import { answerAuthorizer } from '../../../shared/access/answer-authorizer.ts';
import type { AccessStore } from '../../../shared/access/authorize.ts';
import { parseCallerContext } from '../../../shared/access/caller-context.ts';
import { createAllowListCache } from '../../../shared/companies/policies/allow-lists.ts';
import { makeApiKey } from '../../../shared/keys/api-key.ts';
import { keyMac } from '../../../shared/keys/key-mac.ts';
import type { KeyRecord } from '../../../shared/keys/key-record.ts';
import { NO_POLICIES } from '../../harness/caller.ts';

const PEPPER = { version: 'one', secret: 'pepper' };
const KEY = makeApiKey(
  'test',
  Uint8Array.from({ length: 96 }, (_, i) => i),
);
const COMPANY_ID = '3f6c1f0e-5a43-4a55-9d0e-2f6d8f1f7a10';
const APPLICATION_ID = '3f6c1f0e-5a43-4a55-9d0e-2f6d8f1f7a11';
const KEY_ID = '3f6c1f0e-5a43-4a55-9d0e-2f6d8f1f7a12';
const RECORD: KeyRecord = {
  id: KEY_ID,
  companyId: COMPANY_ID,
  applicationId: APPLICATION_ID,
  applicationName: 'Größe & Co',
  environment: 'test',
  scopes: ['knowledge:read', 'agents:run'],
  name: '',
  status: 'active',
  createdAt: '2026-11-20T06:00:00.000Z',
  expiresAt: null,
  successorId: null,
  first: '',
  last: '',
  pepperVersion: 'one',
  mac: keyMac(PEPPER, KEY),
  lastUsedAt: '2026-11-20T06:00:00.000Z',
  revision: 1,
};
const access: AccessStore = {
  findKey: async (mac) => (mac === RECORD.mac ? RECORD : null),
  findCompany: async () => ({
    name: 'Company',
    status: 'active',
    ipAllowList: '203.0.113.0/24',
    policies: NO_POLICIES,
  }),
  recordUse: async () => {},
  rekey: async () => {},
};
const services = {
  routes: ROUTES,
  access,
  peppers: { read: async () => ({ current: PEPPER, previous: null, propagated: true, stale: false }) },
  allowListMatcherOf: createAllowListCache(),
  environments: ['live', 'test'] as const,
};
const METHOD_ARN = 'arn:aws:execute-api:us-east-1:123456789012:abc/api/GET/public/v1/knowledge-bases';

function event(
  authorization: string | string[],
  { route = 'GET /public/v1/knowledge-bases', sourceIp = '203.0.113.7', name = 'Authorization' } = {},
): APIGatewayRequestAuthorizerEvent {
  const [httpMethod, resource] = route.split(' ');
  const values = [authorization].flat();
  return {
    type: 'REQUEST',
    methodArn: METHOD_ARN,
    httpMethod,
    resource,
    headers: { [name]: values.at(-1) },
    multiValueHeaders: { [name]: values },
    requestContext: { requestId: 'r', identity: { sourceIp } },
  } as unknown as APIGatewayRequestAuthorizerEvent;
}

// The fields of a log line about a call whose caller is known.
const LOGGED = {
  request_id: 'r',
  route: '/public/v1/knowledge-bases',
  company_id: COMPANY_ID,
  application_id: APPLICATION_ID,
  key_id: KEY_ID,
  key_environment: 'test',
};
const answer = (given: APIGatewayRequestAuthorizerEvent, givenServices = services) =>
  answerAuthorizer(givenServices, given, Date.parse('2026-11-20T06:10:00Z'));
const effectOf = async (...asked: Parameters<typeof answer>) =>
  (await answer(...asked)).policyDocument.Statement[0]?.Effect;
const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line).trimEnd()) > 0);
});
afterEach(() => vi.restoreAllMocks());

describe('a call with a valid key', () => {
  it('is allowed for exactly its method, with the context for the endpoint', async () => {
    const { policyDocument, principalId, context } = await answer(event(`Bearer ${KEY}`));
    expect(principalId).toBe(KEY_ID);
    expect(policyDocument).toEqual({
      Version: '2012-10-17',
      Statement: [{ Action: 'execute-api:Invoke', Effect: 'Allow', Resource: METHOD_ARN }],
    });
    expect(Object.values(context ?? {}).filter((value) => typeof value !== 'string')).toEqual([]);
    expect(parseCallerContext(context)).toMatchObject({ applicationName: 'Größe & Co', scopes: RECORD.scopes });
    expect(context).toMatchObject({ companyId: COMPANY_ID, applicationId: APPLICATION_ID, keyId: KEY_ID });
    expect(lines).toEqual([]);
  });

  it('is allowed even if the use of its key cannot be recorded, which is logged', async () => {
    const neverUsed = { ...RECORD, lastUsedAt: null };
    const recordUse = () => Promise.reject(new Error('down'));
    const failing = { ...services, access: { ...access, findKey: async () => neverUsed, recordUse } };
    expect(await effectOf(event(`Bearer ${KEY}`), failing)).toBe('Allow');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { ...LOGGED, level: 'warn', message: 'deferred_write_failed', failed: 'record_use' },
    ]);
  });

  it.each(['authorization', 'AUTHORIZATION', 'aUthorization'])('is allowed when its header is %s', async (name) => {
    expect(await effectOf(event(`Bearer ${KEY}`, { name }))).toBe('Allow');
  });

  it.each(['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'CF-Connecting-IP', 'True-Client-IP'])(
    'is judged by the address of its connection, whatever address is in %s',
    async (header) => {
      const withHeader = (sourceIp: string, value: string) => {
        const given = event(`Bearer ${KEY}`, { sourceIp });
        return { ...given, headers: { ...given.headers, [header]: value, [header.toLowerCase()]: value } };
      };
      expect(await effectOf(withHeader('198.51.100.7', '203.0.113.7'))).toBe('Deny');
      expect(await effectOf(withHeader('203.0.113.7', '198.51.100.7'))).toBe('Allow');
    },
  );

  it('is allowed for every endpoint of the scopes of its key, and denied for every other', async () => {
    const effects = await Promise.all(
      ROUTES.map(({ method, path }) => effectOf(event(`Bearer ${KEY}`, { route: `${method} ${path}` }))),
    );
    expect(effects).toEqual(
      ROUTES.map(({ scope }) => (scope === null || RECORD.scopes.includes(scope) ? 'Allow' : 'Deny')),
    );
    expect(new Set(effects)).toEqual(new Set(['Allow', 'Deny']));
  });
});

describe('the authorizer answers 401', () => {
  const other = makeApiKey(
    'test',
    Uint8Array.from({ length: 96 }, (_, i) => 95 - i),
  );
  it.each([
    ['an empty header', ''],
    ['the scheme alone', 'Bearer '],
    ['no scheme', KEY],
    ['two spaces', `Bearer  ${KEY}`],
    ['a trailing space', `Bearer ${KEY} `],
    ['a tab', `Bearer\t${KEY}`],
    ['another scheme', `Basic ${KEY}`],
    ['two keys in one header', `Bearer ${KEY}, Bearer ${KEY}`],
    ['two headers', [`Bearer ${KEY}`, `Bearer ${KEY}`]],
    ['two headers, one of them empty', ['', `Bearer ${KEY}`]],
    ['a value of 10 kB', `Bearer ${'a'.repeat(10_000)}`],
    ['a NUL character', `Bearer ${KEY.slice(0, -1)}\0`],
    ['another key', `Bearer ${other}`],
  ])('the authorizer answers 401 for %s', async (_name, authorization) => {
    await expect(answer(event(authorization))).rejects.toThrow(/^Unauthorized$/);
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain(KEY.slice('kc_test_'.length, 20));
  });

  it('for an unknown key, with a log line that names the call but no caller', async () => {
    await expect(answer(event(`Bearer ${other}`))).rejects.toThrow(/^Unauthorized$/);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        level: 'info',
        message: 'refused',
        request_id: 'r',
        route: '/public/v1/knowledge-bases',
        outcome: 'unauthenticated',
        reason: 'unknown',
      },
    ]);
  });

  it.each<[reason: string, record: Partial<KeyRecord>, company: 'active' | 'suspended']>([
    ['revoked', { status: 'revoked' }, 'active'],
    ['expired', { expiresAt: '2026-11-20T06:05:00.000Z' }, 'active'],
    ['suspended', {}, 'suspended'],
  ])('for a known key, with a log line that names the key and the reason %s', async (reason, changed, status) => {
    const company = { name: 'Company', status, ipAllowList: null, policies: NO_POLICIES };
    const record = { ...RECORD, ...changed };
    const stored = { ...access, findKey: async () => record, findCompany: async () => company };
    await expect(answer(event(`Bearer ${KEY}`), { ...services, access: stored })).rejects.toThrow(/^Unauthorized$/);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { ...LOGGED, level: 'info', message: 'refused', outcome: 'unauthenticated', reason },
    ]);
  });

  it('for a key for which the table returns the record of another key', async () => {
    const anotherKey = { ...RECORD, mac: 'f'.repeat(64) };
    const confused = { ...services, access: { ...access, findKey: async () => anotherKey } };
    await expect(answer(event(`Bearer ${KEY}`), confused)).rejects.toThrow(/^Unauthorized$/);
  });

  it('for every refused call of /health, even if the address is the reason', async () => {
    const health = { route: 'GET /public/v1/health' };
    await expect(answer(event(`Bearer ${KEY}`, { ...health, sourceIp: '198.51.100.7' }))).rejects.toThrow(
      'Unauthorized',
    );
    await expect(answer(event('', health))).rejects.toThrow('Unauthorized');
  });
});

describe('the authorizer answers 403', () => {
  it.each([
    ['the scope', { route: 'POST /public/v1/copilot/query' }, 'This key is not allowed to make this request.'],
    ['the address', { sourceIp: '198.51.100.7' }, 'Requests from this address are not allowed for this key.'],
  ])(
    'because of %s, for exactly the requested method, with a sentence that quotes no value',
    async (_what, refused, sentence) => {
      const { policyDocument, context } = await answer(event(`Bearer ${KEY}`, refused));
      expect(policyDocument.Statement).toEqual([
        { Action: 'execute-api:Invoke', Effect: 'Deny', Resource: METHOD_ARN },
      ]);
      expect(context?.denyReason).toBe(sentence);
      expect(sentence).toMatch(/^[A-Z][a-z ]+\.$/);
    },
  );

  it('and logs who was denied, and why', async () => {
    await answer(event(`Bearer ${KEY}`, { sourceIp: '198.51.100.7' }));
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { ...LOGGED, level: 'info', message: 'refused', outcome: 'denied', reason: 'address' },
    ]);
  });
});

describe('an unexpected failure', () => {
  it('is thrown as an error other than Unauthorized, so API Gateway answers 503', async () => {
    await expect(answer(event(`Bearer ${KEY}`, { route: 'GET /public/v1/secret' }))).rejects.toThrow('route table');
    const broken = { ...services, peppers: { read: () => Promise.reject(new Error('down')) } };
    await expect(answer(event(`Bearer ${KEY}`), broken)).rejects.toThrow('down');
  });
});
