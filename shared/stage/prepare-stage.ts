import * as v from 'valibot';
import type { AuditContext, AuditRecord } from '../administration/audit-record.ts';
import { badRequest } from '../administration/bad-request.ts';
import type { VectorDomain } from '../search/vector-domain.ts';

/** No input: the stage's configuration says which indexes it needs, and where. */
export const prepareStageInput = v.strictObject({});

const ALL_EXIST = 'Every index of this stage already exists.';

interface Services {
  /** Null if the stage's passages are in a collection. */
  readonly vectorDomain: VectorDomain | null;
  readonly audit: { readonly add: (record: AuditRecord) => Promise<void> };
}

/**
 * Creates those of the stage's indexes that its OpenSearch domain does not have yet: before the first document, and for
 * each later index generation. An attempt that fails has an audit record, too.
 *
 * @throws ServiceError `invalid_request` when the deployment creates the indexes, the domain does not exist, or every
 * index exists already.
 */
export async function prepareStage(services: Services, _input: unknown, context: AuditContext) {
  if (services.vectorDomain === null) {
    throw badRequest('The deployment of this stage creates its indexes. There is nothing to prepare.');
  }
  const { domain, index } = await services.vectorDomain.report();
  if (domain === 'missing') {
    throw badRequest('The OpenSearch domain of this stage does not exist. Create it first.');
  }
  if (index === 'ready') {
    throw badRequest(ALL_EXIST);
  }
  // Recorded first: OpenSearch and the audit table have no transaction in common, and no change may go unrecorded.
  await services.audit.add({
    ...context,
    companyId: null,
    action: 'stage.prepare',
    subjectType: 'stage',
    subjectId: 'index',
    before: null,
    after: { index: 'made' },
  });
  const created = await services.vectorDomain.createIndexes();
  if (created === 'exists') {
    throw badRequest(ALL_EXIST);
  }
  return { index: created };
}
