import * as v from 'valibot';
import type { AuditContext } from '../../administration/audit-record.ts';
import { badRequest, notFound } from '../../administration/bad-request.ts';
import { idField, nameField } from '../../administration/input-fields.ts';
import { type ApplicationStore, applicationView } from './application.ts';

/** The company of the application, and its name. */
export const createApplicationInput = v.strictObject({ company_id: idField('company'), name: nameField });

interface Services {
  readonly applications: Pick<ApplicationStore, 'create'>;
  readonly newId: () => string;
}

/**
 * Creates an application, to which keys can then belong.
 *
 * @throws ServiceError `not_found` when the company does not exist, `invalid_request` when it already has an
 * application with this name.
 */
export async function createApplication(
  services: Services,
  { company_id: companyId, name }: v.InferOutput<typeof createApplicationInput>,
  context: AuditContext,
) {
  const application = { id: services.newId(), companyId, name, createdAt: context.at, revision: 1 };
  const outcome = await services.applications.create(application, {
    ...context,
    companyId,
    action: 'application.create',
    subjectType: 'application',
    subjectId: application.id,
    before: null,
    after: applicationView(application),
  });
  if (outcome === 'no_company') {
    throw notFound('company');
  }
  if (outcome === 'duplicate_name') {
    throw badRequest(
      'The company already has an application with this name, or one that looks the same. Choose another name.',
    );
  }
  return applicationView(application);
}
