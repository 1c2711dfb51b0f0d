import * as v from 'valibot';
import { notFound } from '../administration/bad-request.ts';
import { idField } from '../administration/input-fields.ts';
import type { CompanyStore } from '../companies/company/company.ts';
import { type BaseStore, baseView, compareBases } from './knowledge-base.ts';

/** The company whose bases are listed. */
export const listBasesInput = v.strictObject({ company_id: idField('company') });

interface Services {
  readonly companies: Pick<CompanyStore, 'find'>;
  readonly bases: Pick<BaseStore, 'list'>;
  readonly documents: { readonly count: (baseId: string) => Promise<number> };
}

/**
 * Lists every base of a company, including restricted ones, by name.
 *
 * @throws ServiceError `not_found` when the company does not exist.
 */
export async function listBases(services: Services, input: v.InferOutput<typeof listBasesInput>) {
  if ((await services.companies.find(input.company_id)) === null) {
    throw notFound('company');
  }
  const bases = (await services.bases.list(input.company_id)).filter(({ status }) => status === 'active');
  const counted = await Promise.all(
    bases.map(async (base) => ({ base, documents: await services.documents.count(base.id) })),
  );
  return counted
    .sort((one, other) => compareBases(one.base, other.base))
    .map(({ base, documents }) => baseView(base, documents));
}
