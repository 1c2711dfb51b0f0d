import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { timed } from '../aws/timed.ts';
import type { BudgetServices } from '../budget/reservations/reserve-budget.ts';
import { createGuardrail } from '../privacy/guardrail/guardrail.client.ts';
import type { GuardrailSetting } from '../privacy/guardrail/guardrail-environment.ts';
import { mostExpensiveModel } from '../search/index-generation.ts';
import { createFindingServices, createReadableSources, type SearchConfiguration } from '../search/search.wiring.ts';
import { createAnswerClient } from './answer.client.ts';
import type { AnswerServices } from './answer-question.ts';
import { JUDGE_TOKENS_MAX } from './judge.ts';
import type { ReplyForm } from './reply-form.ts';

/** The environment of a question, except for its budget. */
export interface AnswerConfiguration extends SearchConfiguration {
  readonly ANSWER_MODEL_ID: string;
  readonly REPLY_FORM: ReplyForm;
  readonly ANSWER_TOKENS_MAX: number;
  readonly PASSAGES_MAX: number;
  readonly EXCERPT_TOKENS_MAX: number;
  readonly SUPPORT_JUDGE_MODEL_ID: string | null;
  readonly GUARDRAIL: GuardrailSetting;
}

/** Creates the services that answer questions, on the stage's own tables, index and models. */
export function createAnswerServices(
  environment: AnswerConfiguration,
  dynamo: DynamoDBClient,
  budget: BudgetServices,
): AnswerServices {
  const { ANSWER_MODEL_ID: answerModelId, SUPPORT_JUDGE_MODEL_ID: judgeModelId } = environment;
  return {
    budget,
    bases: createReadableSources(environment, dynamo).bases,
    ...createFindingServices(environment, dynamo),
    model: { answer: timed('model_ms', createAnswerClient(answerModelId, environment.ANSWER_TOKENS_MAX).answer) },
    judge:
      judgeModelId === null
        ? null
        : { answer: timed('judge_ms', createAnswerClient(judgeModelId, JUDGE_TOKENS_MAX).answer) },
    guardrail: createGuardrail(environment.GUARDRAIL),
    limits: {
      embeddingModelId: mostExpensiveModel(environment.INDEX_GENERATIONS, budget.priceOf),
      answerModelId,
      replyForm: environment.REPLY_FORM,
      judgeModelId,
      passagesMax: environment.PASSAGES_MAX,
      excerptTokensMax: environment.EXCERPT_TOKENS_MAX,
      answerTokensMax: environment.ANSWER_TOKENS_MAX,
    },
  };
}
