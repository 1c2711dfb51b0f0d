import * as v from 'valibot';
import type { AuditContext, AuditRecord } from '../administration/audit-record.ts';
import { badRequest } from '../administration/bad-request.ts';
import type { VectorDomain } from '../search/vector-domain.ts';

/** No input: the stage's configuration says where its passages are. */
export const prepareStageInput = v.strictObject({});

interface Services {
  /** Null if the stage's passages are in a collection. */
  readonly vectorDomain: VectorDomain | null;
  readonly audit: { readonly add: (record: AuditRecord) => Promise<void> };
}

/**
 * Creates the index of passages in the stage's OpenSearch domain, once, before the first document.
 *
 * @throws ServiceError `invalid_request` when the deployment creates the index, the domain does not exist, or the index
 * exists already.
 */
export async function prepareStage(services: Services, _input: unknown, context: AuditContext) {
  if (services.vectorDomain === null) {
    throw badRequest('The deployment of this stage creates its index. There is nothing to prepare.');
  }
  const { domain } = await services.vectorDomain.report();
  if (domain === 'missing') {
    throw badRequest('The OpenSearch domain of this stage does not exist. Create it first.');
  }
  const index = await services.vectorDomain.createIndexes();
  if (index === 'exists') {
    throw badRequest('The index already exists.');
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
