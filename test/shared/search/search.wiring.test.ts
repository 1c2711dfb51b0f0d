// Guarantee: a search uses the chosen index generation with its model, words and ranking, and a new choice takes effect
// with the next search; if only one generation is listed, the choice is not read. Queries and excerpts are read by the
// stage's guardrail. Risk: a vector of one model is compared with those of another, a stage continues with the old
// index, a search costs more than it reserves, or names that only a guardrail finds are shown.
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { describe, expect, it, onTestFinished } from 'vitest';
import { answeringIndexKey, baseItem } from '../../../shared/knowledge/knowledge-items.ts';
import type { Price } from '../../../shared/pricing/prices.ts';
import type { GuardrailSetting } from '../../../shared/privacy/guardrail/guardrail-environment.ts';
import type { IndexGeneration } from '../../../shared/search/passage-index-schema.ts';
import { createExcerptServices, createReadableSources } from '../../../shared/search/search.wiring.ts';
import { NO_METER } from '../../harness/caller.ts';
import { serve, serveAsBedrock } from '../aws/scripted-server.fixture.ts';
import { openTestBudget } from '../budget/budget.fixture.ts';
import { INDEX_GENERATION } from './index-generation.fixture.ts';
import { hit, part } from './passage-store.fixture.ts';

const KNOWLEDGE_TABLE = 'knowledge';
const FIRST: IndexGeneration = { ...INDEX_GENERATION, modelId: 'amazon.titan-embed-text-v2:0' };
const SECOND: IndexGeneration = { ...FIRST, name: 'passages-v2', schema: 2, modelId: 'model-2', dimensions: 512 };
const ENVIRONMENT = {
  KNOWLEDGE_TABLE,
  SEARCH_SERVICE: 'aoss' as 'aoss' | 'es',
  SEARCH_ENDPOINT: 'http://127.0.0.1:1',
  GUARDRAIL: { kind: 'none' as const },
  RERANK_MODEL_ID: null,
};

// Answers for the index and the table, each in its own protocol. They have two documents, of which one is closer by its
// vector and the other by its words.
function answerTo({ url = '', headers }: IncomingMessage, body: string, chosen: string | null): object {
  const target = String(headers['x-amz-target'] ?? '').split('.')[1];
  if (target === 'GetItem') {
    return chosen === null ? {} : { Item: marshall({ ...answeringIndexKey(), name: chosen }) };
  }
  if (target === 'BatchGetItem') {
    const items = ['near', 'worded'].map((id) => marshall({ id, currentVersion: 1 }));
    return { Responses: { [KNOWLEDGE_TABLE]: items }, UnprocessedKeys: {} };
  }
  if (url.endsWith('_msearch')) {
    const near = hit('near', { documentId: 'near', text: 'A flat roof.' }, 0.9);
    const worded = hit('worded', { documentId: 'worded', text: 'The leases ended.' }, 0.7);
    return { responses: [part(near, worded), part(worded)] };
  }
  const filters = Object.keys(JSON.parse(body).aggs?.words.filters.filters ?? {});
  const buckets = Object.fromEntries(filters.map((name) => [name, { doc_count: 1 }]));
  return { hits: { hits: [], total: { value: 2, relation: 'eq' } }, aggregations: { words: { buckets } } };
}

// A choice for which the table fails when it is read.
const UNREADABLE = 'unreadable';

async function openStage(listed: readonly IndexGeneration[], SEARCH_SERVICE: 'aoss' | 'es' = 'aoss') {
  const asked: string[] = [];
  const signatures: string[] = [];
  const stage = { chosen: null as string | null };
  const endpoint = await serve(async (request, response) => {
    const body = await text(request);
    const target = String(request.headers['x-amz-target'] ?? request.url);
    if (request.url !== '/') {
      signatures.push(String(request.headers.authorization));
    }
    const counted = JSON.stringify(body.includes('aggs') ? JSON.parse(body).aggs : '').match(/"text":"\w+"/g) ?? [];
    // The operation of the table or the path of the index, with the words that the index counts.
    asked.push([target.split('.').at(-1), ...counted].join(' '));
    response.setHeader('content-type', 'application/json');
    if (stage.chosen === UNREADABLE && target.endsWith('.GetItem')) {
      response.statusCode = 500;
      response.end(JSON.stringify({ __type: 'com.amazonaws.dynamodb.v20120810#InternalServerError' }));
      return;
    }
    response.end(JSON.stringify(answerTo(request, body, stage.chosen)));
  });
  await serveAsBedrock(async (stream, headers) => {
    const { dimensions } = JSON.parse(await text(stream));
    asked.push(`${decodeURIComponent(String(headers[':path']))} ${dimensions}`);
    stream.respond({ ':status': 200, 'content-type': 'application/json' });
    stream.end(JSON.stringify({ embedding: Array(dimensions).fill(0.1), inputTextTokenCount: 2 }));
  });
  const dynamo = new DynamoDBClient({ endpoint, maxAttempts: 1 });
  onTestFinished(() => dynamo.destroy());
  const environment = { ...ENVIRONMENT, SEARCH_SERVICE, SEARCH_ENDPOINT: endpoint, INDEX_GENERATIONS: listed };
  const { search: find } = createExcerptServices(environment, dynamo, openTestBudget().services);
  const call = { signal: new AbortController().signal, addLogFields: () => undefined, meter: NO_METER };
  const scope = { companyId: 'company', baseIds: ['base-1'] };
  const search = async () =>
    (await find({ text: 'the leases', scope, k: 5, withTextsAround: false }, call)).map(({ documentId }) => documentId);
  // Makes a search, and returns the requests that it sends, sorted.
  const requestsOfSearch = async () => {
    asked.length = 0;
    await search();
    return asked.toSorted();
  };
  return { search, requestsOfSearch, stage, signatures };
}

it('uses the chosen generation, or the first if none that is listed was chosen, even if the choice changes', async () => {
  const { requestsOfSearch, stage } = await openStage([FIRST, SECOND]);
  const first = [
    '/model/amazon.titan-embed-text-v2:0/invoke 256',
    '/passages-v1/_msearch',
    '/passages-v1/_search "text":"the" "text":"leases"',
    'BatchGetItem',
    'GetItem',
  ];
  expect(await requestsOfSearch()).toEqual(first);
  stage.chosen = 'passages-v2';
  expect(await requestsOfSearch()).toEqual([
    '/model/model-2/invoke 512',
    '/passages-v2/_msearch',
    '/passages-v2/_search "text":"leas"',
    'BatchGetItem',
    'GetItem',
  ]);
  stage.chosen = 'passages-v1';
  expect(await requestsOfSearch()).toEqual(first);
  stage.chosen = 'passages-v0';
  expect(await requestsOfSearch()).toEqual(first);
});

it.each(['aoss', 'es'] as const)('signs its requests for the service that holds the index: %s', async (name) => {
  const { search, signatures } = await openStage([FIRST], name);
  await search();
  expect(new Set(signatures.map((signed) => /us-east-1\/(\w+)\/aws4_request/.exec(signed)?.[1]))).toEqual(
    new Set([name]),
  );
});

it('fails while the choice cannot be read, instead of using the first generation', async () => {
  const { search, stage } = await openStage([FIRST, SECOND]);
  stage.chosen = UNREADABLE;
  await expect(search()).rejects.toMatchObject({ code: 'unavailable' });
});

it('does not read the choice if only one generation is listed', async () => {
  const { requestsOfSearch, stage } = await openStage([SECOND]);
  stage.chosen = 'passages-v1';
  expect(await requestsOfSearch()).toEqual([
    '/model/model-2/invoke 512',
    '/passages-v2/_msearch',
    '/passages-v2/_search "text":"leas"',
    'BatchGetItem',
  ]);
});

it.each<[name: string, over: Partial<IndexGeneration>, found: string[]]>([
  ['the vector alone, if words have no weight', {}, ['near', 'worded']],
  ['the words alone, if vectors have no weight', { vectorWeight: 0, wordWeight: 1 }, ['worded']],
  ['the similarity floor', { similarityFloor: 0.5 }, ['near']],
  ['the relevance limit with words', { relevanceMin: 1.1, wordlessMin: 0.81 }, []],
  ['the relevance limit without words', { relevanceMin: 1.1, wordlessMin: 0.79 }, ['near', 'worded']],
])('ranks with the settings of its generation: %s', async (_name, over, found) => {
  const { search } = await openStage([{ ...FIRST, ...over }]);
  expect(await search()).toEqual(found);
});

it('reads the bases of its stage, and reserves the price of the most expensive model if two generations are listed', async () => {
  await serveAsBedrock(() => {});
  const environment = { ...ENVIRONMENT, INDEX_GENERATIONS: [FIRST, SECOND] };
  const priceOf = (modelId: string) => ({ inputPico: modelId === 'model-2' ? 30n : 20n, outputPico: 0n }) as Price;
  const budget = { ...openTestBudget().services, priceOf };
  const tables: unknown[] = [];
  const send = async ({ input }: { input: { TableName?: string } }) => {
    tables.push(input.TableName);
    return { Items: [] };
  };
  const services = createExcerptServices(environment, { send } as unknown as DynamoDBClient, budget);
  expect(services).toMatchObject({ budget, guardrail: null, embeddingModelId: 'model-2' });
  expect(await services.bases.visibleTo('company')).toEqual([]);
  expect(tables).toEqual([KNOWLEDGE_TABLE]);
});

// Refuses every request in place of Bedrock, and lists their paths.
async function refuseAll() {
  const asked: unknown[] = [];
  await serveAsBedrock((stream, headers) => {
    asked.push(headers[':path']);
    stream.respond({ ':status': 400, 'x-amzn-errortype': 'ValidationException' });
    stream.end('{}');
  });
  return asked;
}

it.each<[name: string, setting: GuardrailSetting, path: string]>([
  ['the checks of Bedrock', { kind: 'checks' }, '/guardrail-checks/invoke'],
  ['its guardrail', { kind: 'guardrail', id: 'abc', version: '7' }, '/guardrail/abc/version/7/apply'],
])("reads queries and excerpts with %s, if that is the stage's setting", async (_name, GUARDRAIL, path) => {
  const asked = await refuseAll();
  const environment = { ...ENVIRONMENT, INDEX_GENERATIONS: [FIRST], GUARDRAIL };
  const { guardrail } = createExcerptServices(environment, new DynamoDBClient({}), openTestBudget().services);
  const call = { signal: new AbortController().signal, meter: NO_METER };
  await expect(guardrail?.find(['Qwist called'], ['PERSON'], call)).rejects.toMatchObject({ code: 'unavailable' });
  expect(asked).toEqual([path]);
});

it.each([
  ['no model', null, []],
  ['the model of its stage', 'cohere.rerank-v3-5:0', ['/model/cohere.rerank-v3-5%3A0/invoke']],
])('reranks what it finds with %s', async (_name, RERANK_MODEL_ID, paths) => {
  const asked = await refuseAll();
  const environment = { ...ENVIRONMENT, INDEX_GENERATIONS: [FIRST], RERANK_MODEL_ID };
  const { reranker } = createExcerptServices(environment, new DynamoDBClient({}), openTestBudget().services);
  const call = { signal: new AbortController().signal, meter: NO_METER };
  await reranker?.order('the lease', ['a', 'b'], call).catch(() => undefined);
  expect([reranker?.modelId ?? null, asked]).toEqual([RERANK_MODEL_ID, paths]);
});

describe('the bases that a company may read', () => {
  it('are read from the table of the stage', async () => {
    const asked: unknown[] = [];
    const base = { id: 'base', companyId: 'company', visibility: 'company', status: 'active' };
    const send = async ({ input }: { input: { TableName?: string; RequestItems?: object } }) => {
      asked.push(input.TableName ?? Object.keys(input.RequestItems ?? {}));
      return { Items: [marshall(baseItem(base as never))], Responses: {} };
    };
    const sources = createReadableSources({ KNOWLEDGE_TABLE }, { send } as unknown as DynamoDBClient);
    expect(await sources.bases.visibleTo('company')).toEqual([base]);
    expect((await sources.documents.currentVersions([{ baseId: 'base', documentId: 'x' }])).size).toBe(0);
    expect(asked).toEqual([KNOWLEDGE_TABLE, [KNOWLEDGE_TABLE]]);
  });
});
