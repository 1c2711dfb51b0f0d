import * as v from 'valibot';
import { generationsEnvironment, searchEnvironment } from '../../shared/search/search-environment.ts';

/** The tables, the bucket and the indexes that housekeeping works on, and the topic for alerts about budgets. */
export const Environment = v.object({
  STAGE: v.string(),
  KNOWLEDGE_TABLE: v.string(),
  BUDGET_TABLE: v.string(),
  ALERT_TOPIC_ARN: v.string(),
  DOCUMENT_BUCKET: v.string(),
  ...searchEnvironment,
  ...generationsEnvironment,
});
