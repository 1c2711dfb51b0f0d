import * as v from 'valibot';
import { budgetEnvironment } from '../budget/budget-environment.ts';
import { LiveKeys } from '../keys/accepted-environments.ts';
import { guardrailEnvironment } from '../privacy/guardrail/guardrail-environment.ts';
import { generationsEnvironment, searchEnvironment } from '../search/search-environment.ts';

/** The variables that a function needs to run any operation of the registry. */
export const operationsEnvironment = {
  STAGE: v.string(),
  ACCESS_TABLE: v.string(),
  KNOWLEDGE_TABLE: v.string(),
  AUDIT_TABLE: v.string(),
  MEMBER_TABLE: v.string(),
  /** `none` on a stage without a console. */
  USER_POOL_ID: v.string(),
  ...budgetEnvironment,
  DOCUMENT_BUCKET: v.string(),
  INGEST_QUEUE_URL: v.string(),
  DEAD_LETTERS_URL: v.string(),
  PEPPER_SECRET_ARN: v.string(),
  SMOKE_TEST_SECRET_ARN: v.string(),
  LIVE_KEYS: LiveKeys,
  /** `off` if the stage does not keep its data, `later` until its first deployment has succeeded. */
  DELETION_PROTECTION: v.picklist(['on', 'off', 'later']),
  ANSWER_MODEL_ID: v.string(),
  /** `none` on a stage without a judge. */
  SUPPORT_JUDGE_MODEL_ID: v.string(),
  ...searchEnvironment,
  ...generationsEnvironment,
  ...guardrailEnvironment,
};

/** The values of these variables. */
export type OperationsEnvironment = v.InferOutput<v.ObjectSchema<typeof operationsEnvironment, undefined>>;
