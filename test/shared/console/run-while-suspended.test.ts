// Guarantee: while a company is suspended, or its status cannot be read, its members run only what suspension allows,
// and operators run everything. Risk: a suspended company whose administrators go on spending and inviting each other.
import { describe, expect, it } from 'vitest';
import type { Role } from '../../../shared/administration/role.ts';
import type { Membership } from '../../../shared/console/signed-in.ts';
import {
  expectOutcome,
  FORBIDDEN,
  FOREIGN_KEY,
  type Given,
  member,
  OPERATOR,
  OWN,
  OWN_KEY,
  run,
  UNKNOWN,
} from './run-operation.fixture.ts';

describe('an operation that suspension refuses', () => {
  const SUSPENDED = {
    code: 'forbidden',
    message: 'The company is suspended: until an operator activates it, its members can only read, delete and revoke.',
    cause: 'company_suspended',
  };
  const BOTH = ['operator', 'administrator'] as const;
  const given = { roles: BOTH, whileSuspended: 'refused' } as const;

  it.each<[name: string, status: Given['status'], memberships: Membership[], expected: object | Role]>([
    ['runs for a member of an active company', 'active', [member('administrator')], 'administrator'],
    ['is refused to a member of a suspended company', 'suspended', [member('administrator')], SUSPENDED],
    ['is refused to a member of a company that is not found', 'none', [member('administrator')], SUSPENDED],
    ['fails if the status cannot be read', 'unread', [member('administrator')], { code: 'unavailable' }],
    ['is refused to a viewer because of the role', 'suspended', [member('viewer')], FORBIDDEN],
    ['runs for an operator', 'suspended', [OPERATOR], 'operator'],
    ['runs as operator for an operator who is a member', 'suspended', [member('administrator'), OPERATOR], 'operator'],
  ])('%s', async (_name, status, memberships, expected) => {
    await expectOutcome(run(memberships, { key_id: OWN_KEY }, { ...given, status }), expected);
  });

  it('is refused to a member who is also an operator, if operators may not run it, as with a trial', async () => {
    const trial = { ...given, roles: ['administrator', 'viewer'], status: 'suspended' } as const;
    const { outcome } = run([member('viewer'), OPERATOR], { key_id: OWN_KEY }, trial);
    expect(await outcome).toMatchObject(SUSPENDED);
  });

  it('reads the status of the company that owns the resource, and none for another company', async () => {
    const both = [member('administrator'), member('administrator', 'company-third')];
    const own = run(both, { key_id: OWN_KEY }, given);
    await own.outcome;
    expect(own.read).toEqual([OWN]);
    const foreign = run(both, { key_id: FOREIGN_KEY }, { ...given, status: 'suspended' });
    expect(await foreign.outcome).toMatchObject(UNKNOWN);
    expect(foreign.read).toEqual([]);
  });
});

it('runs without reading the status if suspension allows the operation', async () => {
  const { outcome, read } = run([member('administrator')], { key_id: OWN_KEY }, { status: 'suspended' });
  expect(await outcome).toEqual({ id: 'x' });
  expect(read).toEqual([]);
});
