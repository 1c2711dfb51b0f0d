import * as v from 'valibot';
import { notFound } from '../../administration/bad-request.ts';
import { idField } from '../../administration/input-fields.ts';
import type { CompanyStore } from '../company/company.ts';
import { type ApplicationStore, applicationView } from './application.ts';

/** The company whose applications are listed. */
export const listApplicationsInput = v.strictObject({ company_id: idField('company') });

interface Services {
  readonly companies: Pick<CompanyStore, 'find'>;
  readonly applications: Pick<ApplicationStore, 'list'>;
}

/**
 * Lists a company's applications in the order of their creation.
 *
 * @throws ServiceError `not_found` when the company does not exist.
 */
export async function listApplications(services: Services, input: v.InferOutput<typeof listApplicationsInput>) {
  if ((await services.companies.find(input.company_id)) === null) {
    throw notFound('company');
  }
  const applications = await services.applications.list(input.company_id);
  return applications.map(applicationView);
}
