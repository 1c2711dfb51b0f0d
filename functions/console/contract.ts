import * as v from 'valibot';
import { budgetEnvironment } from '../../shared/budget/budget-environment.ts';
import { generationsEnvironment, searchEnvironment } from '../../shared/search/search-environment.ts';

/** The environment of all operations, and where programs send their calls. */
export const Environment = v.object({
  STAGE: v.string(),
  ACCESS_TABLE: v.string(),
  KNOWLEDGE_TABLE: v.string(),
  AUDIT_TABLE: v.string(),
  BUDGET_TABLE: v.string(),
  MEMBER_TABLE: v.string(),
  USER_POOL_ID: v.string(),
  ALERT_TOPIC_ARN: v.string(),
  TEST_ALLOWANCE_USD: budgetEnvironment.TEST_ALLOWANCE_USD,
  DOCUMENT_BUCKET: v.string(),
  INGEST_QUEUE_URL: v.string(),
  PEPPER_SECRET_ARN: v.string(),
  SMOKE_TEST_SECRET_ARN: v.string(),
  LIVE_KEYS: v.picklist(['allowed', 'refused']),
  DELETION_PROTECTION: v.picklist(['on', 'off', 'later']),
  ANSWER_MODEL_ID: v.string(),
  API_BASE_URL: v.string(),
  ...searchEnvironment,
  ...generationsEnvironment,
});
