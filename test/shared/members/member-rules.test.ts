// Guarantee: a company keeps an administrator, unless an operator decides otherwise, roles belong to a company or to
// the stage, and an administrator changes the sign-in only of a person who belongs to no other company. Risk: a company
// that nobody can administer, a misuse that nobody can end, an operator by accident, or a stranger who removes a second
// factor.
import { describe, expect, it } from 'vitest';
import { isInForce, type Member, memberView } from '../../../shared/members/member.ts';
import {
  requireCanJoin,
  requireMayResetMfa,
  requireNotLast,
  requireRole,
} from '../../../shared/members/member-rules.ts';
import { AT, memberWith } from './member.fixture.ts';

const refused = (message: RegExp) =>
  expect.objectContaining({ code: 'invalid_request', message: expect.stringMatching(message) });
const thrownBy = (act: () => void) => {
  try {
    act();
    return null;
  } catch (error) {
    return error;
  }
};

it.each([
  ['accepts the role administrator in a company', 'company', 'administrator', null],
  ['accepts the role viewer in a company', 'company', 'viewer', null],
  ['refuses the role operator in a company', 'company', 'operator', refused(/^An operator belongs to the stage/)],
  ['accepts the role operator without a company', null, 'operator', null],
  ['refuses the role administrator without a company', null, 'administrator', refused(/^company_id is required/)],
  ['refuses the role viewer without a company', null, 'viewer', refused(/^company_id is required/)],
] as const)('%s', (_name, companyId, role, expected) => {
  expect(thrownBy(() => requireRole(companyId, role))).toEqual(expected);
});

describe('a list of members', () => {
  const others = (count: number) =>
    Array.from({ length: count }, (_, at) => memberWith({ email: `m${at}@example.com` }));

  it('accepts 200 members, each address once', () => {
    expect(thrownBy(() => requireCanJoin(others(199), 'ann@example.com'))).toBeNull();
    expect(thrownBy(() => requireCanJoin(others(200), 'ann@example.com'))).toEqual(refused(/at most 200 members/));
    expect(thrownBy(() => requireCanJoin(others(5), 'm4@example.com'))).toEqual(refused(/is a member already/));
  });

  const LAST = refused(/^This is the last administrator of the company/);
  const LAST_OPERATOR = refused(/^This is the last operator of the stage/);
  const stage = { companyId: null, role: 'operator' } as const;

  it.each<[name: string, before: Partial<Member>, other: Partial<Member>, expected: unknown]>([
    ['besides another administrator', {}, {}, null],
    ['besides a viewer', {}, { role: 'viewer' }, LAST],
    ['besides an administrator who never signed in', {}, { status: 'invited' }, LAST],
    ['who is alone', {}, { id: 'ann' }, LAST],
    ['who is a viewer', { role: 'viewer' }, { role: 'viewer' }, null],
    ['who never signed in', { status: 'invited' }, { role: 'viewer' }, null],
    ['of the stage besides another operator', stage, stage, null],
    ['of the stage who is alone', stage, { ...stage, id: 'ann' }, LAST_OPERATOR],
    ['of the stage besides an operator who never signed in', stage, { ...stage, status: 'invited' }, LAST_OPERATOR],
  ])('may lose any member but its last administrator or operator: one %s', (_name, fields, other, expected) => {
    const before = memberWith(fields);
    const list = { members: [before, memberWith({ id: 'bob', ...other })], revision: 1 };
    expect(thrownBy(() => requireNotLast(before, list, { actorRole: 'administrator' }))).toEqual(expected);
  });

  it('may lose its last administrator if an operator decides so, but never its last operator', () => {
    const operator = { actorRole: 'operator' } as const;
    const administrator = memberWith();
    const lastOperator = memberWith(stage);
    const removeByOperator = (before: Member) => requireNotLast(before, { members: [before], revision: 1 }, operator);
    expect(thrownBy(() => removeByOperator(administrator))).toBeNull();
    expect(thrownBy(() => removeByOperator(lastOperator))).toEqual(LAST_OPERATOR);
  });
});

it('lets an administrator change the sign-in of a person whom another company has only invited', async () => {
  const invited = memberWith({ status: 'invited' });
  const ofPerson = async () => [memberWith({}), invited];
  const context = { id: 'record', at: AT, actor: 'somebody', actorRole: 'administrator' } as const;
  await requireMayResetMfa({ members: { ofPerson } }, memberWith({}), context);
});

it.each<
  [name: string, fields: Partial<Member>, memberships: number, role: 'operator' | 'administrator', isAllowed: boolean]
>([
  ['lets an administrator change the sign-in of a person of only this company', {}, 1, 'administrator', true],
  ['does not let an administrator change the sign-in of a person of two companies', {}, 2, 'administrator', false],
  [
    'does not let an administrator change the sign-in of a person who never signed in',
    { status: 'invited' },
    1,
    'administrator',
    false,
  ],
  ['lets an operator change the sign-in of a person of two companies', {}, 2, 'operator', true],
  ['lets an operator change the sign-in of a person who never signed in', { status: 'invited' }, 1, 'operator', true],
])('%s', async (_name, fields, memberships, actorRole, isAllowed) => {
  const asked: string[] = [];
  const ofPerson = async (personId: string) => {
    asked.push(personId);
    return Array.from({ length: memberships }, () => memberWith(fields));
  };
  const context = { id: 'record', at: AT, actor: 'somebody', actorRole };
  const outcome = await requireMayResetMfa({ members: { ofPerson } }, memberWith(fields), context).catch(
    (error) => error,
  );
  expect(outcome).toEqual(isAllowed ? undefined : refused(/^Only an operator can do this: the person/));
  expect(asked.filter((personId) => personId !== 'person-ann')).toEqual([]);
});

describe('a membership', () => {
  const now = Date.parse(AT);
  const timeIn = (ms: number) => new Date(now + ms).toISOString();

  it.each<[name: string, fields: Pick<Member, 'status' | 'expiresAt'>, inForce: boolean, shown: object]>([
    ['that is active', { status: 'active', expiresAt: timeIn(-1) }, true, { status: 'active', expires_at: null }],
    [
      'that is not accepted yet',
      { status: 'invited', expiresAt: timeIn(1) },
      true,
      { status: 'invited', expires_at: timeIn(1) },
    ],
    [
      'that was not accepted in time',
      { status: 'invited', expiresAt: timeIn(0) },
      false,
      { status: 'expired', expires_at: timeIn(0) },
    ],
    [
      'without an expiry that was never accepted',
      { status: 'invited', expiresAt: null },
      false,
      { status: 'expired', expires_at: null },
    ],
  ])('%s is shown with its effective state', (_name, fields, inForce, shown) => {
    expect(isInForce(fields, now)).toBe(inForce);
    expect(memberView(memberWith(fields), { at: AT })).toMatchObject({ ...shown, is_you: false });
  });

  it('is marked as their own only for its person', () => {
    expect(memberView(memberWith(), { at: AT, personId: 'person-ann' })).toEqual({
      id: 'ann',
      email: 'ann@example.com',
      role: 'administrator',
      status: 'active',
      since: AT,
      invited_by: 'ops@example.com',
      expires_at: null,
      is_you: true,
    });
    expect(memberView(memberWith(), { at: AT, personId: 'person-bob' }).is_you).toBe(false);
  });
});
