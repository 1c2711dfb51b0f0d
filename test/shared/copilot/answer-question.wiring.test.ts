// Guarantee: a question reserves the most that its models may use: the price of the most expensive embedding model, and
// for the answer and its judge exactly the tokens that each is allowed. Risk: a model that writes more than was
// reserved, so that a company pays more than its budget.

import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { expect, it } from 'vitest';
import { createAnswerServices } from '../../../shared/copilot/answer-question.wiring.ts';
import { judgePlan } from '../../../shared/copilot/judge.ts';
import type { Price } from '../../../shared/pricing/prices.ts';
import type { IndexGeneration } from '../../../shared/search/passage-index-schema.ts';
import { NO_METER } from '../../harness/caller.ts';
import { serveAsBedrock } from '../aws/scripted-server.fixture.ts';
import { openTestBudget } from '../budget/budget.fixture.ts';
import { INDEX_GENERATION } from '../search/index-generation.fixture.ts';

const CHEAP: IndexGeneration = { ...INDEX_GENERATION, modelId: 'cheap' };
const DEAR: IndexGeneration = { ...CHEAP, name: 'passages-v2', modelId: 'dear' };
const ENVIRONMENT = {
  KNOWLEDGE_TABLE: 'knowledge',
  SEARCH_SERVICE: 'aoss' as const,
  SEARCH_ENDPOINT: 'http://127.0.0.1:1',
  INDEX_GENERATIONS: [CHEAP, DEAR],
  ANSWER_MODEL_ID: 'answering',
  ANSWER_TOKENS_MAX: 512,
  PASSAGES_MAX: 7,
  EXCERPT_TOKENS_MAX: 6_400,
  SUPPORT_JUDGE_MODEL_ID: 'judging' as string | null,
  GUARDRAIL: { kind: 'none' as const },
};

function servicesFor(environment: typeof ENVIRONMENT) {
  const { services } = openTestBudget();
  const priceOf = (modelId: string) => ({ inputPico: modelId === 'dear' ? 30n : 20n, outputPico: 0n }) as Price;
  return createAnswerServices(environment, new DynamoDBClient({}), { ...services, priceOf });
}

async function serveReplies() {
  const asked: unknown[] = [];
  await serveAsBedrock(async (stream, headers) => {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) {
      chunks.push(chunk);
    }
    const { inferenceConfig } = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    asked.push([headers[':path'], inferenceConfig.maxTokens]);
    stream.respond({ ':status': 200, 'content-type': 'application/json' });
    stream.end(JSON.stringify({ stopReason: 'end_turn', usage: { inputTokens: 1, outputTokens: 1 } }));
  });
  return asked;
}

it('allows each model the tokens that are reserved for it, and no more', async () => {
  const asked = await serveReplies();
  const { model, judge, limits } = servicesFor(ENVIRONMENT);
  const call = { signal: new AbortController().signal, timeLeftMs: () => 20_000, meter: NO_METER };
  await model.answer({ system: '', message: '' }, call);
  await judge?.answer({ system: '', message: '' }, call);
  expect(asked).toEqual([
    ['/model/answering/converse', limits.answerTokensMax],
    ['/model/judging/converse', judgePlan('judging')?.outputTokens],
  ]);
  expect(limits).toEqual({
    embeddingModelId: 'dear',
    answerModelId: 'answering',
    judgeModelId: 'judging',
    passagesMax: 7,
    excerptTokensMax: 6_400,
    answerTokensMax: 512,
  });
});

it('reserves nothing for a judge on a stage without one', async () => {
  await serveReplies();
  const { judge, limits } = servicesFor({ ...ENVIRONMENT, SUPPORT_JUDGE_MODEL_ID: null });
  expect([judge, limits.judgeModelId]).toEqual([null, null]);
});
