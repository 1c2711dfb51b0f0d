import type { ResultOf, Role } from '../api/types.ts';

/**
 * Returns the role that the signed-in person has on a page: in its company, or as an operator; null for a member on a
 * page that belongs to no company.
 */
export function roleAt(
  company: { readonly role: Role } | null,
  { operator }: Pick<ResultOf<'me'>, 'operator'>,
): Role | null {
  return company?.role ?? (operator ? 'operator' : null);
}
