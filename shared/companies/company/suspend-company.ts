import * as v from 'valibot';
import type { AuditContext } from '../../administration/audit-record.ts';
import { badRequest, notFound } from '../../administration/bad-request.ts';
import { idField } from '../../administration/input-fields.ts';
import { untilUnchanged } from '../../administration/until-unchanged.ts';
import { type Company, type CompanyStore, companyView } from './company.ts';

/** The company to suspend or activate. */
export const suspendCompanyInput = v.strictObject({ company_id: idField('company') });

type Input = v.InferOutput<typeof suspendCompanyInput>;

interface Services {
  readonly companies: Pick<CompanyStore, 'find' | 'change'>;
}

/**
 * Suspends a company: from the next call on, its keys are refused as if they did not exist.
 *
 * @throws ServiceError `not_found` when the company does not exist, `invalid_request` when it is suspended already.
 */
export function suspendCompany(services: Services, input: Input, context: AuditContext) {
  return setStatus(services, { companyId: input.company_id, status: 'suspended' }, context);
}

/**
 * Activates a suspended company: from the next call on, its keys work again, unless they have expired or were revoked.
 *
 * @throws ServiceError `not_found` when the company does not exist, `invalid_request` when it is active already.
 */
export function activateCompany(services: Services, input: Input, context: AuditContext) {
  return setStatus(services, { companyId: input.company_id, status: 'active' }, context);
}

interface StatusChange {
  readonly companyId: string;
  readonly status: Company['status'];
}

function setStatus(services: Services, { companyId, status }: StatusChange, context: AuditContext) {
  return untilUnchanged(async () => {
    const before = await services.companies.find(companyId);
    if (before === null) {
      throw notFound('company');
    }
    if (before.status === status) {
      throw badRequest(`The company is already ${status}.`);
    }
    const after = { ...before, status };
    const outcome = await services.companies.change(after, {
      ...context,
      companyId,
      action: status === 'active' ? 'company.activate' : 'company.suspend',
      subjectType: 'company',
      subjectId: companyId,
      before: { status: before.status },
      after: { status },
    });
    return outcome === 'changed' ? outcome : companyView(after);
  });
}
