import { randomUUID } from 'node:crypto';
import { httpHandler } from '../../shared/api/http-handler.ts';
import { createDynamo } from '../../shared/aws/dynamo.client.ts';
import { LambdaEnvironment, readEnvironment } from '../../shared/aws/environment.ts';
import { createSpending } from '../../shared/budget/budget.wiring.ts';
import { opinionPlan, pay, requirePrice } from '../../shared/budget/reservations/with-budget.ts';
import { createAnswerClient } from '../../shared/copilot/answer.client.ts';
import { type AnswerServices, answerQuestion } from '../../shared/copilot/answer-question.ts';
import { type AskServices, askOnce } from '../../shared/copilot/ask-once.ts';
import { createCallBook } from '../../shared/idempotency/idempotency.store.ts';
import { answerCostMax } from '../../shared/pricing/cost-bound.ts';
import { createGuardrail } from '../../shared/privacy/guardrail/guardrail.client.ts';
import { createSearchServices } from '../../shared/search/search.wiring.ts';
import { searchKnowledge } from '../../shared/search/search-knowledge.ts';
import { contract, Environment } from './contract.ts';

const environment = readEnvironment(Environment);
const dynamo = createDynamo();
const searchServices = createSearchServices(environment, dynamo);
const spending = createSpending(environment, dynamo, readEnvironment(LambdaEnvironment));
const room = { excerptTokensMax: environment.EXCERPT_TOKENS_MAX, answerTokensMax: environment.ANSWER_TOKENS_MAX };
const answerServices: AnswerServices = {
  search: (query, call) => searchKnowledge(searchServices, query, call),
  model: createAnswerClient(environment.ANSWER_MODEL_ID, environment.ANSWER_TOKENS_MAX),
  pay: ({ runId, opinionUnitsMax, ...plan }, call, run) => {
    const prices = {
      embedding: requirePrice(spending.priceOf(environment.EMBEDDING_MODEL_ID)),
      answer: requirePrice(spending.priceOf(environment.ANSWER_MODEL_ID)),
    };
    const opinion = opinionPlan(spending.priceOf, opinionUnitsMax);
    const costMax = answerCostMax({ ...plan, ...room, prices, opinion });
    return pay(spending, { kind: 'query', runId, costMax }, call, run);
  },
  passagesMax: environment.PASSAGES_MAX,
  answerTokensMax: environment.ANSWER_TOKENS_MAX,
  secondOpinion: createGuardrail(environment.SECOND_OPINION),
  excerptTokensMax: environment.EXCERPT_TOKENS_MAX,
};
const services: AskServices = {
  answer: (request, call, run) => answerQuestion(answerServices, request, call, run),
  calls: createCallBook(dynamo, environment.BUDGET_TABLE),
  nowMs: Date.now,
  newId: randomUUID,
};

/** POST /copilot/query: a grounded answer with citations, or the sentence that says there is none. */
export const handler = httpHandler(contract, ({ body }, call) => askOnce(services, body, call));
