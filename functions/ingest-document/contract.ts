import * as v from 'valibot';
import { generationsEnvironment, searchEnvironment } from '../../shared/search/search-environment.ts';

/**
 * Documents and their records, the indexes of passages with their models, and the number of deliveries after which the
 * queue gives up.
 */
export const Environment = v.object({
  STAGE: v.string(),
  KNOWLEDGE_TABLE: v.string(),
  AUDIT_TABLE: v.string(),
  BUDGET_TABLE: v.string(),
  DOCUMENT_BUCKET: v.string(),
  INGEST_QUEUE_URL: v.string(),
  DELIVERIES_MAX: v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(1)),
  ...searchEnvironment,
  ...generationsEnvironment,
});
