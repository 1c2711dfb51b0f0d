import * as v from 'valibot';
import { expect } from 'vitest';
import type { AuditContext } from '../../../shared/administration/audit-record.ts';
import type { CompanyField, Operations } from '../../../shared/administration/operation.ts';
import type { Role } from '../../../shared/administration/role.ts';
import { NO_OWNERS, runOperation } from '../../../shared/console/run-operation.ts';
import type { Membership } from '../../../shared/console/signed-in.ts';
import { ServiceError } from '../../../shared/service-error.ts';

/** The company of the person, and another one. */
export const [OWN, FOREIGN] = ['company-own', 'company-foreign'];
/** A key of each company, one that does not exist, and one of the stage. */
export const [OWN_KEY, FOREIGN_KEY, NO_KEY, STAGE_KEY] = ['key-own', 'key-foreign', 'key-none', 'key-of-the-stage'];
const OWNERS: Record<string, { companyId: string | null }> = {
  [OWN_KEY]: { companyId: OWN },
  [FOREIGN_KEY]: { companyId: FOREIGN },
  [STAGE_KEY]: { companyId: null },
};

/** The error for a role that may not run the operation. */
export const FORBIDDEN = { code: 'forbidden', message: 'Your role does not allow this.' };
/** The error for a key that does not exist, or that the person may not know of. */
export const UNKNOWN = { code: 'not_found', message: 'There is no key with this ID.' };

/** What the operation declares and returns, and the status of its company. */
export interface Given {
  readonly roles: readonly [Role, ...Role[]];
  readonly company: CompanyField | 'none';
  readonly result: unknown;
  /** The name of the operation that is called. */
  readonly name: string;
  readonly whileSuspended: 'allowed' | 'refused';
  /** The status that is found for each company: `none` for one that is not found, `unread` for a table that fails. */
  readonly status: 'active' | 'suspended' | 'none' | 'unread';
}

/** Returns a membership in this role, by default of the person's own company. */
export const member = (role: Role, companyId: string | null = OWN): Membership => ({
  memberId: 'member',
  companyId,
  role,
});
/** The membership of an operator. */
export const OPERATOR = member('operator', null);

/**
 * Runs an operation on keys as a person with these memberships. `lookedUp` has the keys whose owner was looked up, and
 * `read` the companies whose status was read.
 */
export function run(memberships: readonly Membership[], input: unknown, given: Partial<Given> = {}) {
  const { roles = ['administrator'], company = 'key_id', result = { id: 'x' } } = given;
  const { whileSuspended = 'allowed', status = 'active', name = 'key.show' } = given;
  const ran: { input: unknown; context: AuditContext }[] = [];
  const lookedUp: string[] = [];
  const key_id = async (id: string) => {
    lookedUp.push(id);
    return OWNERS[id] ?? null;
  };
  const read: string[] = [];
  const find = async (companyId: string) => {
    read.push(companyId);
    if (status === 'unread') {
      throw new ServiceError('unavailable', 'A service is unavailable.');
    }
    return status === 'none' ? null : { status };
  };
  const operations: Operations<null> = {
    'key.show': {
      input: v.strictObject({ key_id: v.optional(v.string('key_id must be a string.')) }),
      result: v.strictObject({ id: v.string() }),
      roles,
      whileSuspended,
      company,
      run: async (_services, parsed, context) => {
        ran.push({ input: parsed, context });
        return result;
      },
    },
  };
  const outcome = runOperation({
    services: null,
    operations,
    owners: { ...NO_OWNERS, key_id },
    companies: { find },
    signedIn: { personId: 'person', email: 'ann@example.com', memberships },
    name,
    input,
    id: 'record',
    at: '2026-11-20T06:00:00.000Z',
  }).catch((error: unknown) => error);
  return { outcome, ran, lookedUp, read };
}

/** Expects that the operation ran in this role, or was refused with this error and did not run. */
export async function expectOutcome({ outcome, ran }: ReturnType<typeof run>, expected: Role | object) {
  if (typeof expected === 'string') {
    expect(await outcome).toEqual({ id: 'x' });
    expect(ran.map(({ context }) => context.actorRole)).toEqual([expected]);
  } else {
    expect(await outcome).toMatchObject(expected);
    expect(ran).toEqual([]);
  }
}
