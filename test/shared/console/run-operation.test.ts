// Guarantee: a signed-in person runs only what their role in the company of the input allows; for anything of another
// company, the answer is the same as for an id that does not exist. Risk: a member who reads or changes another
// company, or learns from an error that something of it exists.
import { describe, expect, it } from 'vitest';
import type { Role } from '../../../shared/administration/role.ts';
import { NO_OWNERS } from '../../../shared/console/run-operation.ts';
import type { Membership } from '../../../shared/console/signed-in.ts';
import {
  expectOutcome,
  FORBIDDEN,
  FOREIGN,
  FOREIGN_KEY,
  type Given,
  member,
  NO_KEY,
  OPERATOR,
  OWN_KEY,
  run,
  STAGE_KEY,
  UNKNOWN,
} from './run-operation.fixture.ts';

describe('an operation', () => {
  it('runs as the person, in the role that allowed it', async () => {
    const { outcome, ran } = run([member('viewer', FOREIGN), member('administrator')], { key_id: OWN_KEY });
    expect(await outcome).toEqual({ id: 'x' });
    const context = {
      id: 'record',
      at: '2026-11-20T06:00:00.000Z',
      actor: 'ann@example.com',
      actorVerified: true,
      actorRole: 'administrator',
      personId: 'person',
    };
    expect(ran).toEqual([{ input: { key_id: OWN_KEY }, context }]);
  });

  it.each<[name: string, memberships: Membership[], key: string, roles: Given['roles'], outcome: object | Role]>([
    ['runs for a member with the required role', [member('viewer')], OWN_KEY, ['administrator', 'viewer'], 'viewer'],
    ['is forbidden to a member with a lower role', [member('viewer')], OWN_KEY, ['administrator'], FORBIDDEN],
    [
      'is forbidden to a viewer who is an administrator of another company',
      [member('viewer'), member('administrator', FOREIGN)],
      OWN_KEY,
      ['administrator'],
      FORBIDDEN,
    ],
    [
      'finds no key for a member of another company',
      [member('administrator')],
      FOREIGN_KEY,
      ['administrator'],
      UNKNOWN,
    ],
    [
      'finds no key for a member who names a key of the stage',
      [member('administrator')],
      STAGE_KEY,
      ['administrator'],
      UNKNOWN,
    ],
    [
      'finds no key for a member who names an unknown key',
      [member('administrator')],
      NO_KEY,
      ['administrator'],
      UNKNOWN,
    ],
    ['finds no key for an operator who names an unknown key', [OPERATOR], NO_KEY, ['operator'], UNKNOWN],
    [
      'runs for an operator on the key of a company',
      [OPERATOR],
      FOREIGN_KEY,
      ['administrator', 'operator'],
      'operator',
    ],
    ['runs for an operator on a key of the stage', [OPERATOR], STAGE_KEY, ['operator'], 'operator'],
    [
      'runs as operator for an operator who is a viewer of the company, if viewers may not run it',
      [OPERATOR, member('viewer')],
      OWN_KEY,
      ['operator'],
      'operator',
    ],
    [
      'runs as viewer for an operator who is a viewer of the company, if viewers may run it',
      [OPERATOR, member('viewer')],
      OWN_KEY,
      ['operator', 'viewer'],
      'viewer',
    ],
    [
      'is forbidden to an operator if it is only for members',
      [OPERATOR, member('administrator', FOREIGN)],
      OWN_KEY,
      ['administrator'],
      FORBIDDEN,
    ],
    [
      'finds no key for a person whose role in a company is "operator"',
      [member('operator')],
      FOREIGN_KEY,
      ['operator'],
      UNKNOWN,
    ],
    [
      'finds no key for a person whose role on the stage is not "operator"',
      [member('administrator', null)],
      STAGE_KEY,
      ['administrator'],
      UNKNOWN,
    ],
  ])('%s', async (_name, memberships, key_id, roles, expected) => {
    await expectOutcome(run(memberships, { key_id }, { roles }), expected);
  });

  it.each<[name: string, memberships: Membership[], company: Given['company'], outcome: object | null]>([
    ['runs on the whole stage for an operator', [OPERATOR], 'none', null],
    ['is forbidden on the whole stage to a member', [member('administrator')], 'none', FORBIDDEN],
    ['runs for an operator who names no key', [OPERATOR], 'key_id', null],
    [
      'is refused as invalid for a member who names no key',
      [member('administrator')],
      'key_id',
      { code: 'invalid_request', message: 'key_id is required.' },
    ],
  ])('%s', async (_name, memberships, company, expected) => {
    const { outcome, ran } = run(memberships, {}, { roles: ['operator', 'administrator'], company });
    expect(await outcome).toMatchObject(expected ?? { id: 'x' });
    expect(ran).toHaveLength(expected === null ? 1 : 0);
  });
});

describe('a person who may not run the operation in any company', () => {
  it.each([
    ['something of their company', { key_id: OWN_KEY }],
    ['something that does not exist', { key_id: NO_KEY }],
    ['a wrong input', { key_id: 1 }],
    ['no input', null],
  ])('learns nothing from %s: neither whether it is valid nor whether it exists', async (_name, input) => {
    const { outcome, lookedUp } = run([member('viewer')], input);
    expect(await outcome).toMatchObject(FORBIDDEN);
    expect(lookedUp).toEqual([]);
  });

  it.each(['key.steal', 'constructor', 'toString', ''])('is told that there is no operation "%s"', async (name) => {
    const { outcome } = run([OPERATOR], {}, { name });
    expect(await outcome).toMatchObject({ code: 'not_found', message: 'There is no operation with this name.' });
  });
});

it('refuses invalid input with its sentence before anything is read', async () => {
  const { outcome, lookedUp } = run([member('administrator')], { key_id: 1 });
  expect(await outcome).toMatchObject({ code: 'invalid_request', message: 'key_id must be a string.' });
  expect(lookedUp).toEqual([]);
});

it('does not return a result that does not match its description', async () => {
  const { outcome } = run([member('administrator')], { key_id: OWN_KEY }, { result: { id: 'x', secret: 'kc_live' } });
  expect(await outcome).toMatchObject({ code: 'internal', cause: 'result_schema' });
  expect(String(await outcome)).not.toContain('kc_live');
});

it('finds no owner of any id with NO_OWNERS', async () => {
  const found = Object.values(NO_OWNERS).map((find) => find(OWN_KEY));
  expect(await Promise.all(found)).toEqual(Array(6).fill(null));
});
