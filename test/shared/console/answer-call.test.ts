// Guarantee: a call of the console reaches the operation that its path names, as the authorized person, and the name of
// an operation that does not exist is never logged. Risk: every trial answers 404, or a caller writes to the log.
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Operations } from '../../../shared/administration/operation.ts';
import type { PersonRequest } from '../../../shared/api/person-handler.ts';
import { answerConsoleCall } from '../../../shared/console/answer-call.ts';
import { answerTrial } from '../../../shared/console/answer-trial.ts';
import { NO_OWNERS } from '../../../shared/console/run-operation.ts';
import { toSignedInContext } from '../../../shared/console/signed-in.ts';
import type { TrialCall } from '../../../shared/console/try-as-application.ts';

const STAMP = { id: 'record', at: '2026-11-20T06:00:00.000Z' };
const FACTS = { name: 'dev' } as never;
const MEMBER = '00000000-0000-4000-8000-0000000000e0';
const PERSON = {
  personId: 'person',
  email: 'ann@example.com',
  memberships: [{ memberId: MEMBER, companyId: null, role: 'operator' as const }],
};

// A console that offers operations with these names: `ran` has their runs.
function consoleWith(names: readonly string[], hasRoom = true) {
  const ran: unknown[] = [];
  const logged: object[] = [];
  const taken: unknown[] = [];
  const paces = {
    take: async (...call: unknown[]) => {
      taken.push(call);
      return hasRoom;
    },
  };
  const operation = (name: string): Operations<object>[string] => ({
    input: v.strictObject({ n: v.number() }),
    result: v.string(),
    roles: ['operator'],
    whileSuspended: 'allowed',
    company: 'none',
    run: async (services, input, { actor, id }) => {
      ran.push({ name, services, input, actor, id });
      return 'done';
    },
  });
  const offer = {
    services: { table: 'T' },
    operations: Object.fromEntries(names.map((name) => [name, operation(name)])),
    owners: NO_OWNERS,
    companies: { find: async () => null },
    facts: FACTS,
    paces,
  };
  const { signal } = new AbortController();
  const request = (over: Partial<PersonRequest>): PersonRequest => ({
    resource: '/console/operations/{operation}',
    parameters: {},
    body: { n: 1 },
    authorized: toSignedInContext(PERSON),
    requestId: 'request',
    signal,
    timeLeftMs: () => 1_000,
    addLogFields: (fields) => void logged.push(fields),
    ...over,
  });
  return { offer, request, ran, logged, taken, signal };
}

describe('a call of the console', () => {
  it('runs the operation that its path names, and logs its name', async () => {
    const { offer, request, ran, logged } = consoleWith(['key.create']);
    const call = request({ parameters: { operation: 'key.create' } });
    expect(await answerConsoleCall(offer, call, STAMP)).toBe('done');
    expect(ran).toEqual([
      { name: 'key.create', services: offer.services, input: { n: 1 }, actor: 'ann@example.com', id: 'record' },
    ]);
    expect(logged).toEqual([{ operation: 'key.create' }]);
  });

  it.each(['key.destroy', 'constructor', 'a secret'])(
    'does not log the name of an unknown operation: %s',
    async (operation) => {
      const { offer, request, logged } = consoleWith(['key.create']);
      const call = answerConsoleCall(offer, request({ parameters: { operation } }), STAMP);
      await expect(call).rejects.toMatchObject({ code: 'not_found' });
      expect(logged).toEqual([{ operation: 'unknown' }]);
    },
  );

  it('returns who is signed in', async () => {
    const { offer, request } = consoleWith([]);
    const me = await answerConsoleCall(offer, request({ resource: '/console/me', body: null }), STAMP);
    expect(me).toEqual({
      person: { id: 'person', email: 'ann@example.com' },
      operator: true,
      companies: [],
      stage: FACTS,
      now: STAMP.at,
    });
  });

  it.each([
    ['key.create', 1],
    ['usage.report', 20],
    ['privacy.try', 20],
    ['unknown', 1],
  ])('counts toward the pace of its person: %s takes %i of 200 units in ten seconds', async (operation, units) => {
    const { offer, request, ran, taken } = consoleWith([operation], false);
    const at = '2026-11-20T06:00:07.500Z';
    const call = answerConsoleCall(offer, request({ parameters: { operation } }), { ...STAMP, at });
    await expect(call).rejects.toMatchObject({
      code: 'limit_exceeded',
      message: 'These are too many calls within a few seconds. Try again in a moment.',
      retryAfterSeconds: 3,
    });
    const end = Date.parse('2026-11-20T06:00:10.000Z') / 1_000;
    const window = { personId: 'person', window: end / 10 - 1, expires: end + 3_600 };
    expect({ ran, taken }).toEqual({ ran: [], taken: [[window, units, 200]] });
  });

  it('counts a look at who is signed in', async () => {
    const { offer, request } = consoleWith([], false);
    const me = answerConsoleCall(offer, request({ resource: '/console/me', body: null }), STAMP);
    await expect(me).rejects.toMatchObject({ code: 'limit_exceeded', retryAfterSeconds: 10 });
  });

  it("fails without the authorizer's context", async () => {
    const { offer, request } = consoleWith(['key.create']);
    await expect(answerConsoleCall(offer, request({ authorized: undefined }), STAMP)).rejects.toThrow(v.ValiError);
  });
});

it("runs the trial that its path names, and passes the call and the person's memberships to it", async () => {
  const { offer, request, ran, logged, signal } = consoleWith(['playground.ask', 'playground.search']);
  const asked = request({ resource: '/console/playground/search', timeLeftMs: () => 1_234 });
  expect(await answerTrial(offer, asked, STAMP)).toBe('done');
  expect(ran).toMatchObject([
    { name: 'playground.search', services: { table: 'T' }, actor: 'ann@example.com', id: 'record' },
  ]);
  const [{ services }] = ran as [{ services: { call: TrialCall } }];
  const { call } = services;
  // For toEqual, any two signals are equal.
  expect(call.signal).toBe(signal);
  call.addLogFields({ company_id: 'company' });
  expect({ memberships: call.memberships, timeLeftMs: call.timeLeftMs(), logged }).toEqual({
    memberships: PERSON.memberships,
    timeLeftMs: 1_234,
    logged: [{ company_id: 'company' }],
  });
});
