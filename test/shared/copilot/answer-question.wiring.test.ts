// Guarantee: a question reserves the price of the most expensive embedding model, and for the answer and its judge
// exactly the tokens that each may write. It is searched in the index generation that answers, and its texts are read
// by the guardrail of the stage. Risk: a model writes more than was reserved, so that a company pays more than its
// budget, or names that only a guardrail finds are shown.

import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { expect, it } from 'vitest';
import { createAnswerServices } from '../../../shared/copilot/answer-question.wiring.ts';
import { judgePlan } from '../../../shared/copilot/judge.ts';
import { answeringIndexKey } from '../../../shared/knowledge/knowledge-items.ts';
import type { Price } from '../../../shared/pricing/prices.ts';
import type { GuardrailSetting } from '../../../shared/privacy/guardrail/guardrail-environment.ts';
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
  REPLY_FORM: 'tool' as const,
  ANSWER_TOKENS_MAX: 512,
  PASSAGES_MAX: 7,
  EXCERPT_TOKENS_MAX: 6_400,
  SUPPORT_JUDGE_MODEL_ID: 'judging' as string | null,
  GUARDRAIL: { kind: 'none' } as GuardrailSetting,
  RERANK_MODEL_ID: null as string | null,
};

function servicesFor(environment: typeof ENVIRONMENT, dynamo = new DynamoDBClient({})) {
  const { services } = openTestBudget();
  const priceOf = (modelId: string) => ({ inputPico: modelId === 'dear' ? 30n : 20n, outputPico: 0n }) as Price;
  return createAnswerServices(environment, dynamo, { ...services, priceOf });
}

// Answers in place of Bedrock, whose address clients find in the environment, and lists the path and the maximum number
// of output tokens of each call.
async function serveReplies() {
  const calls: unknown[] = [];
  await serveAsBedrock(async (stream, headers) => {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) {
      chunks.push(chunk);
    }
    const { inferenceConfig } = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    calls.push([headers[':path'], inferenceConfig?.maxTokens]);
    stream.respond({ ':status': 200, 'content-type': 'application/json' });
    stream.end(JSON.stringify({ stopReason: 'end_turn', usage: { inputTokens: 1, outputTokens: 1 } }));
  });
  return calls;
}

it('allows each model the tokens that are reserved for it, and no more', async () => {
  const calls = await serveReplies();
  const { model, judge, limits } = servicesFor(ENVIRONMENT);
  const call = { signal: new AbortController().signal, timeLeftMs: () => 20_000, meter: NO_METER };
  await model.answer({ system: '', message: '' }, call);
  await judge?.answer({ system: '', message: '' }, call);
  expect(calls).toEqual([
    ['/model/answering/converse', limits.answerTokensMax],
    ['/model/judging/converse', judgePlan('judging', '')?.outputTokens],
  ]);
});

it("takes the stage's limits, and the price of its most expensive embedding model", async () => {
  await serveReplies();
  expect(servicesFor(ENVIRONMENT).limits).toEqual({
    embeddingModelId: 'dear',
    answerModelId: 'answering',
    replyForm: 'tool',
    judgeModelId: 'judging',
    passagesMax: 7,
    excerptTokensMax: 6_400,
    answerTokensMax: 512,
  });
});

it.each([null, 'amazon.rerank-v1:0'])('reranks passages with the model of its stage: %s', async (RERANK_MODEL_ID) => {
  await serveReplies();
  const { reranker } = servicesFor({ ...ENVIRONMENT, RERANK_MODEL_ID });
  expect(reranker?.modelId ?? null).toBe(RERANK_MODEL_ID);
});

it('has no judge, and no model to reserve for it, on a stage without one', async () => {
  await serveReplies();
  const { judge, limits } = servicesFor({ ...ENVIRONMENT, SUPPORT_JUDGE_MODEL_ID: null });
  expect({ judge, judgeModelId: limits.judgeModelId }).toEqual({ judge: null, judgeModelId: null });
});

it.each<[name: string, setting: GuardrailSetting, path: string]>([
  ['the checks of Bedrock', { kind: 'checks' }, '/guardrail-checks/invoke'],
  ['its guardrail', { kind: 'guardrail', id: 'abc', version: '7' }, '/guardrail/abc/version/7/apply'],
])("reads questions, excerpts and answers with %s, if that is the stage's setting", async (_name, GUARDRAIL, path) => {
  const calls = await serveReplies();
  const { guardrail } = servicesFor({ ...ENVIRONMENT, GUARDRAIL });
  const call = { signal: new AbortController().signal, meter: NO_METER };
  await expect(guardrail?.find(['Qwist called'], ['PERSON'], call)).rejects.toMatchObject({ code: 'unavailable' });
  expect(calls).toEqual([[path, undefined]]);
});

it('searches in the generation that answers, which is not always the first', async () => {
  const calls = await serveReplies();
  const send = async () => ({ Item: marshall({ ...answeringIndexKey(), name: DEAR.name }) });
  const { search } = servicesFor(ENVIRONMENT, { send } as unknown as DynamoDBClient);
  const call = { signal: new AbortController().signal, addLogFields: () => undefined, meter: NO_METER };
  const scope = { companyId: 'company', baseIds: ['base'] };
  const query = { text: 'the lease', scope, k: 5, withTextsAround: false };
  await expect(search(query, call)).rejects.toMatchObject({ code: 'unavailable' });
  expect(calls).toEqual([['/model/dear/invoke', undefined]]);
});
