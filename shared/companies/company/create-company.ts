import * as v from 'valibot';
import type { AuditContext } from '../../administration/audit-record.ts';
import { badRequest } from '../../administration/bad-request.ts';
import { nameField } from '../../administration/input-fields.ts';
import { monthlyBudgetField } from '../policies/budget-policy.ts';
import { type CompanyStore, companyView } from './company.ts';

/** The name of a new company, and its monthly budget or `unlimited`. Other policies are set afterwards. */
export const createCompanyInput = v.strictObject({
  name: nameField,
  monthly_budget_usd: monthlyBudgetField,
});

interface Services {
  readonly companies: Pick<CompanyStore, 'create'>;
  readonly newId: () => string;
}

/**
 * Creates an active company, with no policy except its budget.
 *
 * @throws ServiceError `invalid_request` when another company has this name, or one that looks the same.
 */
export async function createCompany(
  services: Services,
  input: v.InferOutput<typeof createCompanyInput>,
  context: AuditContext,
) {
  const id = services.newId();
  const { name, monthly_budget_usd: monthlyBudget } = input;
  const policies = { budget: { monthlyBudget } };
  const company = { id, name, status: 'active', policies, createdAt: context.at, revision: 1 } as const;
  const outcome = await services.companies.create(company, {
    ...context,
    companyId: id,
    action: 'company.create',
    subjectType: 'company',
    subjectId: id,
    before: null,
    after: companyView(company),
  });
  if (outcome === 'duplicate_name') {
    throw badRequest('A company with this name, or one that looks the same, already exists. Choose another name.');
  }
  return companyView(company);
}
