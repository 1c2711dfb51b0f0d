import * as v from 'valibot';
import { generationsEnvironment, searchEnvironment } from '../../shared/search/search-environment.ts';

/**
 * The tables that ingestion uses, the bucket and the queue of documents, the search indexes with their models, and how
 * often the queue delivers a message before it moves it to the dead-letter queue.
 */
export const Environment = v.object({
  STAGE: v.string(),
  ACCESS_TABLE: v.string(),
  KNOWLEDGE_TABLE: v.string(),
  AUDIT_TABLE: v.string(),
  BUDGET_TABLE: v.string(),
  DOCUMENT_BUCKET: v.string(),
  INGEST_QUEUE_URL: v.string(),
  DELIVERIES_MAX: v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(1)),
  ...searchEnvironment,
  ...generationsEnvironment,
});
