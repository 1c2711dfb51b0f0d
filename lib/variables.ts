import { CONTRACTS, type FunctionName } from '../functions/contracts.ts';
import type { Stage } from './stage.ts';
import type { StageData } from './stage-data.ts';

/** Deliveries of one document's event before it goes to the dead-letter queue. */
export const DELIVERIES_MAX = 5;

type VariablesOf<Name extends FunctionName> = keyof (typeof CONTRACTS)[Name]['Environment']['entries'];

/** Every variable that some contract names, and no other: leaving one out or adding one is a compile error. */
export type Variables = Readonly<Record<{ [Name in FunctionName]: VariablesOf<Name> }[FunctionName], string>>;

/** The variables that only the stack of the ingest queue or of the console knows. */
type LateVariable = 'API_BASE_URL' | 'CONSOLE_CLIENT_ID' | 'DEAD_LETTERS_URL' | 'INGEST_QUEUE_URL' | 'TOKEN_ISSUER';

/** The variables that every stack knows, and those that the stacks of the queue and the console add. */
export type StageVariables = Omit<Variables, LateVariable> & Partial<Pick<Variables, LateVariable>>;

/** The value of every environment variable of a stage; each function is given those that its contract names. */
export function variablesOf(stage: Stage, data: StageData): StageVariables {
  const { answer, budget } = stage;
  return {
    STAGE: stage.name,
    LIVE_KEYS: stage.liveKeys,
    DELETION_PROTECTION: protectionOf(stage, data),
    // The local stage runs on one person's machine, where nobody else can call it.
    UNSIGNED_CALLERS: stage.name === 'local' ? 'allowed' : 'refused',
    ACCESS_TABLE: data.accessTable.tableName,
    KNOWLEDGE_TABLE: data.knowledgeTable.tableName,
    AUDIT_TABLE: data.auditTable.tableName,
    BUDGET_TABLE: data.budgetTable.tableName,
    MEMBER_TABLE: data.memberTable.tableName,
    USER_POOL_ID: data.people?.pool.userPoolId ?? 'none',
    ALERT_TOPIC_ARN: data.alerts.topicArn,
    TEST_ALLOWANCE_USD: budget.testAllowanceUsd,
    RATE_PER_MINUTE: String(budget.ratePerMinute),
    BURST: String(budget.burst),
    CONCURRENCY: String(budget.concurrency),
    SEARCHES_PER_MINUTE: String(budget.searchesPerMinute),
    DOCUMENT_BUCKET: data.documents.bucketName,
    PEPPER_SECRET_ARN: data.pepper.secretArn,
    SMOKE_TEST_SECRET_ARN: data.smokeTest.secretArn,
    DELIVERIES_MAX: String(DELIVERIES_MAX),
    SEARCH_ENDPOINT: data.passages.endpoint,
    SEARCH_SERVICE: data.passages.service,
    INDEX_GENERATIONS: JSON.stringify(stage.indexGenerations),
    ANSWER_MODEL_ID: calledId(answer.model),
    REPLY_FORM: answer.replyForm,
    ANSWER_TOKENS_MAX: String(answer.tokensMax),
    PASSAGES_MAX: String(answer.passagesMax),
    EXCERPT_TOKENS_MAX: String(answer.excerptTokensMax),
    SUPPORT_JUDGE_MODEL_ID: stage.supportJudge === null ? 'none' : calledId(stage.supportJudge.model),
    RERANK_MODEL_ID: stage.rerank === null ? 'none' : calledId(stage.rerank.model),
    GUARDRAIL: guardrailOf(stage),
  };
}

/** The id by which a function calls a model: that of its inference profile, if it has one. */
export function calledId(model: Stage['answer']['model']): string {
  return model.kind === 'inference-profile' ? model.profileId : model.modelId;
}

// A stage that keeps its data is protected once its first deployment has succeeded.
function protectionOf({ keepsData }: Stage, data: StageData): string {
  if (!keepsData) {
    return 'off';
  }
  return data.terminationProtection ? 'on' : 'later';
}

function guardrailOf({ guardrail }: Stage): string {
  if (guardrail === null) {
    return 'none';
  }
  if (guardrail.kind === 'checks') {
    return 'checks';
  }
  return `guardrail:${guardrail.id}:${guardrail.version}`;
}

/**
 * The variables in one function's contract, with their values.
 *
 * @throws when one has none.
 */
export function environmentOf(name: FunctionName, variables: StageVariables): Record<string, string> {
  const keys = Object.keys(CONTRACTS[name].Environment.entries) as (keyof Variables)[];
  return Object.fromEntries(
    keys.map((key) => {
      const value = variables[key];
      if (value === undefined) {
        throw new Error(`${name}: the stack has no value for ${key}.`);
      }
      return [key, value];
    }),
  );
}
