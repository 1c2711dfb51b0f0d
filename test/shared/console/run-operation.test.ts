// Guarantee: somebody who is signed in runs what the role in the company of the input allows, and nothing of any other
// company exists: the answer is that for an id that nobody has. Risk: a member who reads or changes another company, or
// learns by an error that something of it exists.
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { AuditContext } from '../../../shared/administration/audit-record.ts';
import type { CompanyField, Operations } from '../../../shared/administration/operation.ts';
import type { Role } from '../../../shared/administration/role.ts';
import { NO_OWNERS, runOperation } from '../../../shared/console/run-operation.ts';
import type { Membership } from '../../../shared/console/signed-in.ts';

const [OWN, FOREIGN] = ['company-own', 'company-foreign'];
const [OWN_KEY, FOREIGN_KEY, NO_KEY, STAGE_KEY] = ['key-own', 'key-foreign', 'key-none', 'key-of-the-stage'];
const OWNERS: Record<string, { companyId: string | null }> = {
  [OWN_KEY]: { companyId: OWN },
  [FOREIGN_KEY]: { companyId: FOREIGN },
  [STAGE_KEY]: { companyId: null },
};

interface Given {
  readonly roles: readonly [Role, ...Role[]];
  readonly company: CompanyField | 'none';
  readonly result: unknown;
}

const member = (role: Role, companyId: string | null = OWN): Membership => ({ memberId: 'member', companyId, role });
const OPERATOR = member('operator', null);

function run(
  memberships: readonly Membership[],
  input: unknown,
  { roles = ['administrator'], company = 'key_id', result = { id: 'x' } }: Partial<Given> = {},
  name = 'key.show',
) {
  const ran: { input: unknown; context: AuditContext }[] = [];
  const looked: string[] = [];
  const key_id = async (id: string) => {
    looked.push(id);
    return OWNERS[id] ?? null;
  };
  const operations: Operations<null> = {
    'key.show': {
      input: v.strictObject({ key_id: v.optional(v.string('key_id must be a string.')) }),
      result: v.strictObject({ id: v.string() }),
      roles,
      company,
      run: async (_services, given, context) => {
        ran.push({ input: given, context });
        return result;
      },
    },
  };
  const outcome = runOperation({
    services: null,
    operations,
    owners: { ...NO_OWNERS, key_id },
    signedIn: { personId: 'person', email: 'ann@example.com', memberships },
    name,
    input,
    id: 'act',
    at: '2026-11-20T06:00:00.000Z',
  }).catch((error: unknown) => error);
  return { outcome, ran, looked };
}

const FORBIDDEN = { code: 'forbidden', message: 'Your role does not allow this.' };
const UNKNOWN = { code: 'not_found', message: 'There is no key with this ID.' };

describe('an operation', () => {
  it('runs in the name of the person, in the role that allowed it', async () => {
    const { outcome, ran } = run([member('viewer', FOREIGN), member('administrator')], { key_id: OWN_KEY });
    expect(await outcome).toEqual({ id: 'x' });
    const context = {
      id: 'act',
      at: '2026-11-20T06:00:00.000Z',
      actor: 'ann@example.com',
      actorVerified: true,
      actorRole: 'administrator',
      personId: 'person',
    };
    expect(ran).toEqual([{ input: { key_id: OWN_KEY }, context }]);
  });

  it.each<[name: string, memberships: Membership[], key: string, roles: Given['roles'], outcome: object | Role]>([
    ['a member whose role it is', [member('viewer')], OWN_KEY, ['administrator', 'viewer'], 'viewer'],
    ['a member with a lower role', [member('viewer')], OWN_KEY, ['administrator'], FORBIDDEN],
    [
      'an administrator elsewhere',
      [member('viewer'), member('administrator', FOREIGN)],
      OWN_KEY,
      ['administrator'],
      FORBIDDEN,
    ],
    ['a member of another company', [member('administrator')], FOREIGN_KEY, ['administrator'], UNKNOWN],
    ['a member, of what belongs to the stage', [member('administrator')], STAGE_KEY, ['administrator'], UNKNOWN],
    ['a member, of what nobody has', [member('administrator')], NO_KEY, ['administrator'], UNKNOWN],
    ['an operator, of what nobody has', [OPERATOR], NO_KEY, ['operator'], UNKNOWN],
    ['an operator', [OPERATOR], FOREIGN_KEY, ['administrator', 'operator'], 'operator'],
    ['an operator, of the stage', [OPERATOR], STAGE_KEY, ['operator'], 'operator'],
    ['an operator who is a viewer there', [OPERATOR, member('viewer')], OWN_KEY, ['operator'], 'operator'],
    ['an operator, as a member first', [OPERATOR, member('viewer')], OWN_KEY, ['operator', 'viewer'], 'viewer'],
    [
      'an operator, of what members alone may do',
      [OPERATOR, member('administrator', FOREIGN)],
      OWN_KEY,
      ['administrator'],
      FORBIDDEN,
    ],
    ['somebody whose role in a company says operator', [member('operator')], FOREIGN_KEY, ['operator'], UNKNOWN],
    [
      'somebody whose role in the stage is no operator',
      [member('administrator', null)],
      STAGE_KEY,
      ['administrator'],
      UNKNOWN,
    ],
  ])('of one key, for %s', async (_name, memberships, key_id, roles, expected) => {
    const { outcome, ran } = run(memberships, { key_id }, { roles });
    if (typeof expected === 'string') {
      expect(await outcome).toEqual({ id: 'x' });
      expect(ran.map(({ context }) => context.actorRole)).toEqual([expected]);
    } else {
      expect(await outcome).toMatchObject(expected);
      expect(ran).toEqual([]);
    }
  });

  it.each<[name: string, memberships: Membership[], company: Given['company'], outcome: object | null]>([
    ['an operator, of the whole stage', [OPERATOR], 'none', null],
    ['a member, of the whole stage', [member('administrator')], 'none', FORBIDDEN],
    ['an operator who names nothing', [OPERATOR], 'key_id', null],
    [
      'a member who names nothing',
      [member('administrator')],
      'key_id',
      { code: 'invalid_request', message: 'key_id is required.' },
    ],
  ])('for %s', async (_name, memberships, company, expected) => {
    const { outcome, ran } = run(memberships, {}, { roles: ['operator', 'administrator'], company });
    expect(await outcome).toMatchObject(expected ?? { id: 'x' });
    expect(ran).toHaveLength(expected === null ? 1 : 0);
  });
});

describe('somebody who may run it nowhere', () => {
  it.each([
    ['something of their company', { key_id: OWN_KEY }],
    ['something that does not exist', { key_id: NO_KEY }],
    ['a wrong input', { key_id: 1 }],
    ['no input', null],
  ])('learns nothing from %s: neither whether it is right nor whether it exists', async (_name, input) => {
    const { outcome, looked } = run([member('viewer')], input);
    expect(await outcome).toMatchObject(FORBIDDEN);
    expect(looked).toEqual([]);
  });

  it.each(['key.steal', 'constructor', 'toString', ''])('is told that there is no operation "%s"', async (name) => {
    const { outcome } = run([OPERATOR], {}, {}, name);
    expect(await outcome).toMatchObject({ code: 'not_found', message: 'There is no operation with this name.' });
  });
});

it('a wrong input is refused by its sentence before anything is read', async () => {
  const { outcome, looked } = run([member('administrator')], { key_id: 1 });
  expect(await outcome).toMatchObject({ code: 'invalid_request', message: 'key_id must be a string.' });
  expect(looked).toEqual([]);
});

it('a result that does not match its description is not returned', async () => {
  const { outcome } = run([member('administrator')], { key_id: OWN_KEY }, { result: { id: 'x', secret: 'kc_live' } });
  expect(await outcome).toMatchObject({ code: 'internal', cause: 'result_schema' });
  expect(String(await outcome)).not.toContain('kc_live');
});

it('finds the company of nothing on a stage where nothing is owned', async () => {
  const found = Object.values(NO_OWNERS).map((find) => find(OWN_KEY));
  expect(await Promise.all(found)).toEqual([null, null, null, null, null, null]);
});
