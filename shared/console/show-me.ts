import type * as v from 'valibot';
import type { CompanyStore } from '../companies/company/company.ts';
import type { meResult } from './person.ts';
import type { SignedIn } from './signed-in.ts';

interface Services {
  readonly companies: Pick<CompanyStore, 'find'>;
  readonly facts: v.InferOutput<typeof meResult>['stage'];
}

/** Returns who is signed in, this person's companies in the order of their names, and the facts about the stage. */
export async function showMe(
  { companies, facts }: Services,
  { personId, email, memberships }: SignedIn,
  at: string,
): Promise<v.InferOutput<typeof meResult>> {
  const known = await Promise.all(
    memberships.map(async ({ companyId, role, memberId }) => {
      const company = companyId === null ? null : await companies.find(companyId);
      return company === null || role === 'operator'
        ? []
        : [
            {
              company_id: company.id,
              company_name: company.name,
              company_status: company.status,
              role,
              member_id: memberId,
            },
          ];
    }),
  );
  return {
    person: { id: personId, email },
    operator: memberships.some(({ companyId, role }) => companyId === null && role === 'operator'),
    companies: known.flat().sort((one, other) => (one.company_name < other.company_name ? -1 : 1)),
    stage: facts,
    now: at,
  };
}
