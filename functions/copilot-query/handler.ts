import { httpHandler } from '../../shared/api/http-handler.ts';
import { createDynamo } from '../../shared/aws/dynamo.client.ts';
import { LambdaEnvironment, readEnvironment } from '../../shared/aws/environment.ts';
import { createBudget } from '../../shared/budget/budget.wiring.ts';
import { createAnswerClient } from '../../shared/copilot/answer.client.ts';
import { type AnswerServices, answerQuestion, canonicalQuestion } from '../../shared/copilot/answer-question.ts';
import { JUDGE_TOKENS_MAX } from '../../shared/copilot/judge.ts';
import { createIdempotency } from '../../shared/idempotency/idempotency.wiring.ts';
import { runIdempotent } from '../../shared/idempotency/run-idempotent.ts';
import { createGuardrail } from '../../shared/privacy/guardrail/guardrail.client.ts';
import { dearestModel } from '../../shared/search/index-generation.ts';
import { areReadable, type Source } from '../../shared/search/readable-sources.ts';
import { createReadableSources, createSearch } from '../../shared/search/search.wiring.ts';
import { contract, Environment } from './contract.ts';

const environment = readEnvironment(Environment);
const dynamo = createDynamo();
const idempotency = createIdempotency(dynamo, environment.BUDGET_TABLE);
const sources = createReadableSources(environment, dynamo);
const budget = createBudget(environment, dynamo, readEnvironment(LambdaEnvironment));
const services: AnswerServices = {
  budget,
  bases: sources.bases,
  search: createSearch(environment, dynamo),
  model: createAnswerClient(environment.ANSWER_MODEL_ID, environment.ANSWER_TOKENS_MAX),
  judge:
    environment.SUPPORT_JUDGE_MODEL_ID === null
      ? null
      : createAnswerClient(environment.SUPPORT_JUDGE_MODEL_ID, JUDGE_TOKENS_MAX),
  guardrail: createGuardrail(environment.SECOND_OPINION),
  limits: {
    embeddingModelId: dearestModel(environment.INDEX_GENERATIONS, budget.priceOf),
    answerModelId: environment.ANSWER_MODEL_ID,
    judgeModelId: environment.SUPPORT_JUDGE_MODEL_ID,
    passagesMax: environment.PASSAGES_MAX,
    excerptTokensMax: environment.EXCERPT_TOKENS_MAX,
    answerTokensMax: environment.ANSWER_TOKENS_MAX,
  },
};

/** POST /copilot/query: a grounded answer with citations, or the sentence that says there is none. */
export const handler = httpHandler(contract, ({ body }, call) => {
  const request = {
    call,
    body: canonicalQuestion(body),
    areReadable: (cited: readonly Source[]) => areReadable(sources, call.caller.companyId, cited),
  };
  return runIdempotent(idempotency, request, (run) => answerQuestion(services, body, { ...call, run }));
});
