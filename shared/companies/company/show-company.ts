import * as v from 'valibot';
import { notFound } from '../../administration/bad-request.ts';
import { idField } from '../../administration/input-fields.ts';
import { type CompanyStore, companyView } from './company.ts';

/** No input: all companies are listed. */
export const listCompaniesInput = v.strictObject({});

/** The company to show. */
export const showCompanyInput = v.strictObject({ company_id: idField('company') });

interface Services {
  readonly companies: Pick<CompanyStore, 'find' | 'list'>;
}

/** Lists every company of the stage in the order of their creation. */
export async function listCompanies(services: Services) {
  const companies = await services.companies.list();
  return companies.map(companyView);
}

/**
 * Returns one company with its policies.
 *
 * @throws ServiceError `not_found` when the company does not exist.
 */
export async function showCompany(services: Services, input: v.InferOutput<typeof showCompanyInput>) {
  const company = await services.companies.find(input.company_id);
  if (company === null) {
    throw notFound('company');
  }
  return companyView(company);
}
