// Guarantee: every request to administer gets one answer and leaves one log line; the message of an internal error
// reaches neither the caller nor the log, and nothing runs unless operation, role, caller and input are valid. Risk: a
// driver's message that quotes a key, and a change without an actor.
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { administer } from '../../../shared/administration/administer.ts';
import { defineOperation, type Operations } from '../../../shared/administration/operation.ts';
import { ServiceError } from '../../../shared/service-error.ts';

const SECRET = 'kc_live_secret at 10.0.0.1';
const AT = '2026-11-20T06:00:00.000Z';

let lines: unknown[] = [];
beforeEach(() => {
  lines = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(JSON.parse(String(line))) > 0);
});
afterEach(() => vi.restoreAllMocks());

const run = vi.fn<(services: unknown, input: unknown, context: unknown) => Promise<string>>();
const identify = vi.fn(async (_request: object) => ({ actor: 'tester', actorVerified: true }));

const input = v.strictObject({
  company_id: v.string('company_id must be a string.'),
  limits: v.optional(v.strictObject({ per_minute: v.number() }, 'limits must be an object with per_minute.')),
});
const result = v.string();
const thingChange = defineOperation<typeof input, v.StringSchema<undefined>, unknown>({
  input,
  result,
  roles: ['operator'],
  whileSuspended: 'allowed',
  company: 'company_id',
  run,
});

async function ask(request: unknown = { operation: 'thing.change', input: { company_id: 'A' } }, role = 'operator') {
  run.mockClear();
  const operations: Operations<unknown> = { 'thing.change': thingChange };
  return administer({
    services: 'services',
    operations,
    role: role as 'operator',
    identify,
    request,
    id: 'record',
    at: AT,
  });
}

it('defines an operation with exactly what it declares', () => {
  expect(thingChange).toEqual({
    input,
    result,
    roles: ['operator'],
    whileSuspended: 'allowed',
    company: 'company_id',
    run: expect.any(Function),
  });
});

it('runs an operation on behalf of its caller, and logs only its name', async () => {
  run.mockResolvedValueOnce('done');
  expect(await ask()).toEqual({ ok: true, result: 'done' });
  const context = { id: 'record', at: AT, actor: 'tester', actorVerified: true, actorRole: 'operator' };
  expect(run.mock.calls).toEqual([['services', { company_id: 'A' }, context]]);
  expect(lines).toEqual([{ level: 'info', message: 'administered', operation: 'thing.change', audit_id: 'record' }]);
});

it('identifies the caller from the whole request, with the actor that it names', async () => {
  run.mockResolvedValueOnce('done');
  const request = { operation: 'thing.change', input: { company_id: 'A' }, actor: 'somebody' };
  expect(await ask(request)).toEqual({ ok: true, result: 'done' });
  expect(identify).toHaveBeenLastCalledWith(request);
});

it.each<[name: string, error: unknown, answer: object, level: string, reason: string]>([
  ['an unknown error', new Error(SECRET), { error: 'Internal error.', code: 'internal' }, 'error', 'internal < Error'],
  ['a thrown text', SECRET, { error: 'Internal error.', code: 'internal' }, 'error', 'internal < string'],
  [
    'a service that does not answer',
    new ServiceError('unavailable', 'Try again.', { cause: new TypeError(SECRET) }),
    { error: 'Try again.', code: 'unavailable' },
    'error',
    'unavailable < TypeError',
  ],
  [
    'a refusal',
    new ServiceError('conflict', 'It exists.'),
    { error: 'It exists.', code: 'conflict' },
    'info',
    'conflict',
  ],
])(
  'answers %s with one sentence, and logs its reason without its message',
  async (_name, error, answer, level, reason) => {
    run.mockRejectedValueOnce(error);
    expect(await ask()).toEqual({ ok: false, ...answer });
    expect(lines).toEqual([{ level, message: 'administer_refused', operation: 'thing.change', reason }]);
  },
);

const UNKNOWN = 'operation is not known to this version.';
const SIGNATURE = {
  nonce: '00000000-0000-4000-8000-000000000000',
  time: '20261120T060000Z',
  authorization: `AWS4-HMAC-SHA256 Credential=AKIA0123456789ABCDEF/20261120/us-east-1/sts/aws4_request, SignedHeaders=host, Signature=${'a'.repeat(64)}`,
};
const signedBy = (signature: object) => ({ operation: 'thing.change', input: { company_id: 'A' }, signature });

it.each([
  [{ nonce: '1' }],
  [{ time: '2026-11-20T06:00:00Z' }],
  [{ authorization: 'AWS4-HMAC-SHA256' }],
  [{ token: 'a token' }],
  [{ region: 'us-east-1' }],
])('runs nothing for a malformed signature, and does not identify the caller: %j', async (malformed) => {
  identify.mockClear();
  const error = 'signature must have the form that npm run admin sends.';
  expect(await ask(signedBy({ ...SIGNATURE, ...malformed }))).toEqual({ ok: false, error, code: 'invalid_request' });
  expect(run).not.toHaveBeenCalled();
  expect(identify).not.toHaveBeenCalled();
});

it.each([
  ['of long-term credentials', SIGNATURE],
  ['of temporary credentials, which have a token', { ...SIGNATURE, token: 'session' }],
])('identifies the caller from a signature %s', async (_name, signature) => {
  run.mockResolvedValueOnce('done');
  expect(await ask(signedBy(signature))).toEqual({ ok: true, result: 'done' });
  expect(identify).toHaveBeenLastCalledWith(signedBy(signature));
});

it.each<[name: string, request: unknown, operation: string, error: string]>([
  ['a request that is not an object', 'thing.change', 'unknown', 'input must be an object.'],
  ['an operation without a name', { operation: 7, input: {} }, 'unknown', 'operation must be a string.'],
  ['no operation', { input: {} }, 'unknown', 'operation is required.'],
  ['a malformed name of an operation', { operation: 'Thing', input: {} }, 'unknown', UNKNOWN],
  ['an operation named like an inherited property', { operation: 'constructor', input: {} }, 'unknown', UNKNOWN],
  ['an unknown operation', { operation: 'thing.read', input: {} }, 'unknown', UNKNOWN],
  [
    'an unknown field',
    { operation: 'thing.change', input: {}, role: 'operator' },
    'unknown',
    'role is not known to this version.',
  ],
  [
    'a misspelled field',
    { operation: 'thing.change', input: { compny_id: 'A' } },
    'thing.change',
    'compny_id is not known to this version.',
  ],
  [
    'an input without a field that it needs',
    { operation: 'thing.change', input: {} },
    'thing.change',
    'company_id is required.',
  ],
  [
    'an unknown field of a nested object',
    { operation: 'thing.change', input: { company_id: 'A', limits: { per_minute: 1, per_hour: 2 } } },
    'thing.change',
    'limits must be an object with per_minute.',
  ],
  [
    'a nested object without a field that it needs',
    { operation: 'thing.change', input: { company_id: 'A', limits: {} } },
    'thing.change',
    'limits must be an object with per_minute.',
  ],
  [
    'an unknown field whose name could be a secret, which the answer does not repeat',
    { operation: 'thing.change', input: { company_id: 'A', [SECRET]: '' } },
    'thing.change',
    'A field is not known to this version.',
  ],
  [
    'an invalid input',
    { operation: 'thing.change', input: { company_id: 7 } },
    'thing.change',
    'company_id must be a string.',
  ],
])('runs no operation for %s', async (_name, request, name, error) => {
  expect(await ask(request)).toEqual({ ok: false, error, code: 'invalid_request' });
  expect(run).not.toHaveBeenCalled();
  expect(lines).toEqual([{ level: 'info', message: 'administer_refused', operation: name, reason: 'invalid_request' }]);
});

it.each(['administrator', 'viewer'])(
  'runs nothing for a role without permission, and does not identify the caller: %s',
  async (role) => {
    identify.mockClear();
    const answer = { ok: false, error: `The role ${role} does not allow thing.change.`, code: 'forbidden' };
    expect(await ask(undefined, role)).toEqual(answer);
    expect(run).not.toHaveBeenCalled();
    expect(identify).not.toHaveBeenCalled();
  },
);

it.each([
  ['forbidden', 'The caller is unknown.'],
  ['unavailable', 'Nobody can say who calls.'],
] as const)('runs nothing for an unidentified caller, and does not validate the input: %s', async (code, error) => {
  identify.mockRejectedValueOnce(new ServiceError(code, error));
  const answer = { ok: false, error, code };
  expect(await ask({ operation: 'thing.change', input: { company_id: 7 } })).toEqual(answer);
  expect(run).not.toHaveBeenCalled();
});
