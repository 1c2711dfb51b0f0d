import * as v from 'valibot';
import type { AuditContext } from '../../administration/audit-record.ts';
import { badRequest, notFound } from '../../administration/bad-request.ts';
import { INVALID_AFTER, idField } from '../../administration/input-fields.ts';
import type { ApplicationStore } from '../applications/application.ts';
import type { CompanyStore } from '../company/company.ts';
import { listKeys } from './list-keys.ts';

/** The company whose keys are listed; `after` is the `next` of the previous answer. */
export const listCompanyKeysInput = v.strictObject({
  company_id: idField('company'),
  after: v.optional(v.pipe(v.string(INVALID_AFTER), v.uuid(INVALID_AFTER))),
});

type Services = Parameters<typeof listKeys>[0] & {
  readonly companies: Pick<CompanyStore, 'find'>;
  readonly applications: Pick<ApplicationStore, 'find' | 'list'>;
};

// A function's response is limited to 6 MB, and a key whose names have 200 Chinese letters takes 1.6 kB.
const KEYS_PER_ANSWER = 3_000;

/**
 * Lists the keys of a company with their applications, application by application, without the secrets: all of them, or
 * as many as fit into one response. `next` is the last application in this answer, null when there are no more.
 *
 * @throws ServiceError `not_found` when the company does not exist; `invalid_request` when `after` is not one of its
 *   applications.
 */
export async function listCompanyKeys(
  services: Services,
  input: v.InferOutput<typeof listCompanyKeysInput>,
  context: AuditContext,
) {
  if ((await services.companies.find(input.company_id)) === null) {
    throw notFound('company');
  }
  const applications = await services.applications.list(input.company_id);
  const from = applications.findIndex(({ id }) => id === input.after) + 1;
  if (input.after !== undefined && from === 0) {
    throw badRequest(INVALID_AFTER);
  }
  const keys = [];
  for (const [index, { id, name }] of applications.slice(from).entries()) {
    const listed = await listKeys(services, { application_id: id }, context);
    // This list only shows whether the pepper is lost, by the status `lost`.
    keys.push(...listed.map(({ pepper: _pepper, ...key }) => ({ ...key, application_id: id, application_name: name })));
    if (keys.length >= KEYS_PER_ANSWER && from + index + 1 < applications.length) {
      return { keys, next: id };
    }
  }
  return { keys, next: null };
}
