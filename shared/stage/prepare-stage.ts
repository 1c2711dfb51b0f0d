import * as v from 'valibot';
import type { AuditContext, AuditRecord } from '../administration/audit-record.ts';
import { badRequest } from '../administration/bad-request.ts';
import type { VectorDomain } from '../search/vector-domain.ts';

/** No input: the stage's configuration says which indexes it needs, and where. */
export const prepareStageInput = v.strictObject({});

interface Services {
  /** Null if the stage's passages are in a collection. */
  readonly vectorDomain: VectorDomain | null;
  readonly audit: { readonly add: (record: AuditRecord) => Promise<void> };
}

/**
 * Creates those of the stage's indexes that its OpenSearch domain does not have yet: before the first document, and for
 * each later index generation.
 *
 * @throws ServiceError `invalid_request` when the deployment creates the indexes, the domain does not exist, or every
 * index exists already.
 */
export async function prepareStage(services: Services, _input: unknown, context: AuditContext) {
  if (services.vectorDomain === null) {
    throw badRequest('The deployment of this stage creates its indexes. There is nothing to prepare.');
  }
  const { domain } = await services.vectorDomain.report();
  if (domain === 'missing') {
    throw badRequest('The OpenSearch domain of this stage does not exist. Create it first.');
  }
  const index = await services.vectorDomain.createIndexes();
  if (index === 'exists') {
    throw badRequest('Every index of this stage already exists.');
  }
  await services.audit.add({
    ...context,
    companyId: null,
    action: 'stage.prepare',
    subjectType: 'stage',
    subjectId: 'index',
    before: null,
    after: { index },
  });
  return { index };
}
