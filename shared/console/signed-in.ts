import * as v from 'valibot';
import type { Role } from '../administration/role.ts';

/** One membership of the person who is signed in; a company of null is the stage itself. */
export interface Membership {
  readonly memberId: string;
  readonly companyId: string | null;
  readonly role: Role;
}

/** Who is signed in, as the authorizer established it for this call. */
export interface SignedIn {
  readonly personId: string;
  readonly email: string;
  readonly memberships: readonly Membership[];
}

const Memberships = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.tuple([v.pipe(v.string(), v.uuid()), v.nullable(v.pipe(v.string(), v.uuid())), v.string()])),
);

/** Who is signed in, as an authorizer's context carries it: strings only. */
export function toSignedInContext({ personId, email, memberships }: SignedIn): Record<string, string> {
  const rows = memberships.map(({ memberId, companyId, role }) => [memberId, companyId, role]);
  return { personId, email, memberships: JSON.stringify(rows) };
}

const FromContext = v.object({
  personId: v.pipe(v.string(), v.minLength(1)),
  email: v.pipe(v.string(), v.minLength(1)),
  memberships: Memberships,
});

const ROLE = v.picklist(['operator', 'administrator', 'viewer']);

/**
 * Reads who is signed in from a request's authorizer context.
 *
 * @throws when it is incomplete, which fails the call.
 */
export function parseSignedIn(context: unknown): SignedIn {
  const { personId, email, memberships } = v.parse(FromContext, context);
  return {
    personId,
    email,
    memberships: memberships.map(([memberId, companyId, role]) => ({ memberId, companyId, role: v.parse(ROLE, role) })),
  };
}
