// Guarantee: a call of the console is allowed, for exactly its method, with one valid token and an active membership;
// signing in accepts an invitation. Risk: a former member who still reads, an invitation that never expires, and a
// decision that also allows another call.
import type { APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authorizePerson } from '../../../shared/console/authorize-person.ts';
import { parseSignedIn } from '../../../shared/console/signed-in.ts';
import type { Member } from '../../../shared/members/member.ts';

const NOW_MS = Date.parse('2026-11-20T06:00:00.000Z');
const METHOD = 'arn:aws:execute-api:eu-central-1:1:api/stage/POST/console/operations';
const TOKEN = 'head.body.signature';
// The longest header that is read: 4,096 characters.
const LONGEST = `Bearer a.${'b'.repeat(4_085)}.c`;
const [COMPANY, MEMBER] = ['00000000-0000-4000-8000-0000000000c0', '00000000-0000-4000-8000-0000000000e0'];
const NO_MEMBER =
  'You are not a member of any company here, or your invitation has expired. Ask the administrator of your company.';

const member = (fields: Partial<Member> = {}): Member => ({
  id: MEMBER,
  personId: 'person',
  companyId: COMPANY,
  email: 'ann@example.com',
  role: 'viewer',
  status: 'active',
  since: '',
  invitedBy: '',
  expiresAt: null,
  revision: 1,
  ...fields,
});
const invited = (ms: number) => member({ status: 'invited', expiresAt: new Date(NOW_MS + ms).toISOString() });

let logged: unknown[] = [];
beforeEach(() => {
  logged = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => logged.push(JSON.parse(String(line))) > 0);
});
afterEach(() => vi.restoreAllMocks());

async function authorize(members: readonly Member[], headers: object = { Authorization: [`Bearer ${TOKEN}`] }) {
  const [verified, accepted]: [unknown[], Member[]] = [[], []];
  const services = {
    verify: async (token: string, nowMs: number) => {
      verified.push([token, nowMs]);
      return token === TOKEN ? { personId: 'person' } : null;
    },
    members: {
      ofPerson: async (personId: string) => members.filter((one) => one.personId === personId),
      accept: async (one: Member) => {
        // Writing is slow: a function that does not wait for it may be frozen before it is done.
        await new Promise(setImmediate);
        return accepted.push(one) > 0;
      },
    },
  };
  const event = {
    multiValueHeaders: headers,
    methodArn: METHOD,
    resource: '/console/operations',
    requestContext: { requestId: 'request' },
  } as unknown as APIGatewayRequestAuthorizerEvent;
  const outcome = await authorizePerson(services, event, NOW_MS).catch((error: unknown) => error);
  return { outcome, verified, accepted };
}

const allowed = { principalId: 'person', policyDocument: policyOf('Allow') };

function policyOf(Effect: 'Allow' | 'Deny') {
  return { Version: '2012-10-17', Statement: [{ Action: 'execute-api:Invoke', Effect, Resource: METHOD }] };
}

it('allows a member only this method, with every active membership', async () => {
  const second = member({ id: COMPANY, companyId: null, role: 'operator' });
  const { outcome, verified, accepted } = await authorize([member(), second, invited(0)]);
  expect(outcome).toMatchObject(allowed);
  expect(verified).toEqual([[TOKEN, NOW_MS]]);
  expect(parseSignedIn((outcome as { context: unknown }).context)).toEqual({
    personId: 'person',
    email: 'ann@example.com',
    memberships: [
      { memberId: MEMBER, companyId: COMPANY, role: 'viewer' },
      { memberId: COMPANY, companyId: null, role: 'operator' },
    ],
  });
  expect(accepted).toEqual([]);
});

it('accepts an invitation by the first call, and changes no other membership', async () => {
  const first = invited(1);
  const { outcome, accepted } = await authorize([member(), first]);
  expect(outcome).toMatchObject(allowed);
  expect(accepted).toEqual([first]);
});

it.each<[name: string, members: Member[]]>([
  ['belongs to no company', []],
  ['has no membership, although others have one', [member({ personId: 'other' })]],
  ['was invited, but signed in too late', [invited(0)]],
])('answers 403 with a sentence that reveals nothing else to a person who %s', async (_name, members) => {
  const { outcome, accepted } = await authorize(members);
  expect(outcome).toEqual({
    principalId: 'person',
    policyDocument: policyOf('Deny'),
    context: { denyReason: NO_MEMBER },
  });
  expect(accepted).toEqual([]);
  const line = { request_id: 'request', route: '/console/operations', outcome: 'forbidden', reason: 'no_membership' };
  expect(logged).toEqual([{ level: 'info', message: 'refused', ...line }]);
});

describe('a header', () => {
  it.each([['Authorization'], ['authorization'], ['AUTHORIZATION']])('may be spelled %s', async (name) => {
    expect((await authorize([member()], { Other: ['x'], [name]: [`Bearer ${TOKEN}`] })).outcome).toMatchObject(allowed);
  });

  it.each<[name: string, headers: object]>([
    ['is missing', {}],
    ['comes without a value', { Authorization: undefined }],
    ['comes twice', { Authorization: [`Bearer ${TOKEN}`, `Bearer ${TOKEN}`] }],
    ['comes twice, in different case', { Authorization: [`Bearer ${TOKEN}`], authorization: ['Bearer a.b.c'] }],
    ['has another scheme', { Authorization: [`Basic ${TOKEN}`] }],
    ['has two spaces after the scheme', { Authorization: [`Bearer  ${TOKEN}`] }],
    ['continues after the token', { Authorization: [`Bearer ${TOKEN} x`] }],
    ['has two parts', { Authorization: ['Bearer head.body'] }],
    ['has four parts', { Authorization: [`Bearer ${TOKEN}.more`] }],
    ['is longer than any token', { Authorization: [`${LONGEST}c`] }],
  ])('that %s is answered 401 without a check of any token', async (_name, headers) => {
    const { outcome, verified } = await authorize([member()], headers);
    expect(outcome).toEqual(new Error('Unauthorized'));
    expect(verified).toEqual([]);
  });

  it('may have 4,096 characters, and is answered 401 when its token is invalid', async () => {
    const { outcome, verified } = await authorize([member()], { Authorization: [LONGEST] });
    expect(outcome).toEqual(new Error('Unauthorized'));
    expect(verified).toHaveLength(1);
    const line = { request_id: 'request', route: '/console/operations', outcome: 'unauthenticated', reason: 'token' };
    expect(logged).toEqual([{ level: 'info', message: 'refused', ...line }]);
  });
});

describe('the signed-in person', () => {
  const memberships = JSON.stringify([[MEMBER, COMPANY, 'viewer']]);

  it.each<[name: string, context: unknown]>([
    ['no context', undefined],
    ['no person id', { email: 'ann@example.com', memberships }],
    ['an empty person id', { personId: '', email: 'ann@example.com', memberships }],
    ['an empty address', { personId: 'person', email: '', memberships }],
    ['memberships that are not JSON', { personId: 'person', email: 'ann@example.com', memberships: '[' }],
    [
      'an invalid membership id',
      { personId: 'person', email: 'a@b.ch', memberships: memberships.replace(MEMBER, 'x') },
    ],
    ['an invalid company id', { personId: 'person', email: 'a@b.ch', memberships: memberships.replace(COMPANY, '') }],
    [
      'a role that does not exist',
      { personId: 'person', email: 'a@b.ch', memberships: memberships.replace('viewer', 'root') },
    ],
  ])('cannot be read with %s, which fails the call', (_name, context) => {
    expect(() => parseSignedIn(context)).toThrow(v.ValiError);
  });
});
