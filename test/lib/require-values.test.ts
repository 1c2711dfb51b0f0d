// Guarantee: a stage whose model has no price, or whose numbers are not numbers, is not synthesized, and the message
// says what is wrong. Risk: the calls of a model are not charged, or a stage is deployed whose functions do not start.
import { readFileSync } from 'node:fs';
import { App } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import { addStage } from '../../lib/stacks/add-stage.ts';
import type { Stage } from '../../lib/stage.ts';
import { STAGES } from '../../lib/stages.ts';
import { priceOf } from '../../shared/pricing/prices.ts';

const dev = STAGES.dev;
const [first] = dev.indexGenerations;
const collection = {
  kind: 'collection',
  searchOcuMin: 0,
  searchOcuMax: 2,
  indexingOcuMin: 0,
  indexingOcuMax: 16,
} as const;
const model = (modelId: string) => ({ ...dev.answer, model: { kind: 'foundation-model' as const, modelId } });

function synthesize(stage: Stage, context: Record<string, unknown> = {}, regionOfCredentials?: string) {
  return addStage(new App({ context: { 'aws:cdk:bundling-stacks': [], ...context } }), stage, regionOfCredentials);
}

it.each<[string, Partial<Stage>, Record<string, unknown>, RegExp]>([
  [
    'an answering model without a price',
    { answer: model('amazon.nova-9-v1:0') },
    {},
    /^ANSWER_MODEL_ID: The model has no price/,
  ],
  [
    'a model that cannot be made to call a tool',
    { answer: { ...dev.answer, model: { kind: 'foundation-model', modelId: 'amazon.titan-embed-text-v2:0' } } },
    {},
    /^REPLY_FORM: amazon.titan-embed-text-v2:0 is not known to take a tool; set replyForm to 'lines'.$/,
  ],
  [
    'a judge without a price',
    { supportJudge: { model: { kind: 'foundation-model', modelId: 'amazon.nova-9-v1:0' } } },
    {},
    /^SUPPORT_JUDGE_MODEL_ID: The model has no price/,
  ],
  [
    'an embedding model without a price',
    { indexGenerations: [{ ...first, modelId: 'x' }] },
    {},
    /^INDEX_GENERATIONS: The model has no price/,
  ],
  [
    'a Region in which a model has no price',
    {},
    { region: 'us-west-1' },
    /^INDEX_GENERATIONS: .* has no price in us-west-1/,
  ],
  [
    'a Region in which the judge has no price',
    { supportJudge: { model: { kind: 'foundation-model', modelId: 'eu.amazon.nova-micro-v1:0' } } },
    { region: 'us-east-1' },
    /^SUPPORT_JUDGE_MODEL_ID: .* has no price in us-east-1/,
  ],
  [
    'a model that cannot rerank',
    { rerank: { model: { kind: 'foundation-model', modelId: 'amazon.nova-micro-v1:0' } } },
    {},
    /^RERANK_MODEL_ID: The model that reranks must be none, amazon\.rerank-v1:0 or/,
  ],
  [
    'a Region in which the reranking model has no price',
    { rerank: { model: { kind: 'foundation-model', modelId: 'amazon.rerank-v1:0' } } },
    { region: 'us-east-1' },
    /^RERANK_MODEL_ID: amazon\.rerank-v1:0 has no price in us-east-1/,
  ],
  [
    'two index generations with the same name',
    { indexGenerations: [first, { ...first, dimensions: 512 }] },
    {},
    /^INDEX_GENERATIONS: Index generations must have different names/,
  ],
  [
    'an index that the policies of a collection do not cover',
    { indexGenerations: [{ ...first, name: 'other-v1' }] },
    {},
    /^INDEX_GENERATIONS: The name of a generation must be passages-/,
  ],
  ['an invalid weight', { indexGenerations: [{ ...first, vectorWeight: -1 }] }, {}, /^INDEX_GENERATIONS: /],
  [
    'an allowance that is not an amount of money',
    { budget: { ...dev.budget, testAllowanceUsd: '5,00' } },
    {},
    /^TEST_ALLOWANCE_USD: /,
  ],
  // OpenSearch Serverless offers 1, 2, 4, 8 and multiples of 16.
  [
    'a capacity that is not offered',
    { vectors: { ...collection, searchOcuMax: 3 } },
    {},
    /^vectors: searchOcuMax must/,
  ],
  ['no indexing capacity', { vectors: { ...collection, indexingOcuMax: 0 } }, {}, /^vectors: indexingOcuMax must be/],
  ['a part of an OCU', { vectors: { ...collection, searchOcuMin: 0.5 } }, {}, /^vectors: searchOcuMax must be 1, 2/],
  ['a minimum above the maximum', { vectors: { ...collection, searchOcuMin: 4 } }, {}, /or such a number that is not/],
  ['no instance of the authorizer', { authorizerConcurrency: 0 }, {}, /^authorizerConcurrency must be a whole number/],
  ['a concurrency of 0', { budget: { ...dev.budget, concurrency: 0 } }, {}, /^CONCURRENCY: /],
])('a stage is not synthesized with %s', (_name, over, context, sentence) => {
  expect(() => synthesize({ ...dev, ...over }, context)).toThrow(sentence);
});

it('refuses a Region without a price that only the credentials name, and prefers the Region of the context', () => {
  expect(() => synthesize(dev, {}, 'us-west-1')).toThrow(/has no price in us-west-1/);
  expect(() => synthesize(dev, { region: 'us-east-1' }, 'us-west-1')).not.toThrow();
});

it.each([
  ['us.amazon.nova-2-lite-v1:0', 'eu-west-1'],
  ['us.amazon.nova-2-lite-v1:0', 'us-gov-west-1'],
  ['eu.amazon.nova-2-lite-v1:0', 'us-east-1'],
  ['jp.amazon.nova-2-lite-v1:0', 'ap-southeast-2'],
  ['mars.amazon.nova-2-lite-v1:0', 'us-east-1'],
])('refuses the profile %s in %s', (profileId, region) => {
  const { modelId } = dev.answer.model;
  const model = { kind: 'inference-profile' as const, profileId, modelId, regions: [region] };
  const sentence = `ANSWER_MODEL_ID: the inference profile ${profileId} cannot be called from ${region}`;
  expect(() => synthesize({ ...dev, answer: { ...dev.answer, model } }, {}, region)).toThrow(sentence);
});

it.each(Object.values(STAGES))('accepts stage $name unchanged in a Region with all prices', (stage) => {
  expect(() => synthesize(stage, { region: 'us-east-1' })).not.toThrow();
});

describe('the European stage of the documentation', () => {
  const [, block = ''] =
    /```json\n(\{\n {2}"answer\.model"[\s\S]*?)```/.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
  const models = JSON.parse(block);
  const stage: Stage = {
    ...dev,
    answer: { ...dev.answer, model: models['answer.model'] },
    supportJudge: { model: models['supportJudge.model'] },
  };

  it('can be deployed in the documented Regions, and nowhere without a price', () => {
    expect(() => synthesize(stage, {}, 'eu-west-1')).not.toThrow();
    expect(() => synthesize(stage, {}, 'eu-central-1')).toThrow(/titan-embed-text-v2:0 has no price in eu-central-1/);
  });

  it.each([
    ['amazon.titan-embed-text-v2:0', '0.026'],
    ['eu.amazon.nova-2-lite-v1:0', '0.374 and 3.157'],
  ])('costs what the document says: %s', (modelId, dollars) => {
    expect(readFileSync('docs/operations.md', 'utf8')).toContain(`| \`${modelId}\` | ${dollars} |`);
    const price = priceOf(modelId, 'eu-west-1');
    const [input, output = '0'] = dollars.split(' and ');
    expect(price).toMatchObject({ inputPico: picoOf(input), outputPico: picoOf(output) });
  });
});

// Dollars per million tokens are millionths of a dollar times 10^6 picodollars.
function picoOf(dollars = ''): bigint {
  return BigInt(Math.round(Number(dollars) * 1e6));
}
