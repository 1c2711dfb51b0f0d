// Guarantee: a cost is exact in picodollars and rounded up once per request; every price has its source and date; a
// call of a model without a price fails. Risk: rounding or a guessed price loses money with each call.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INTERNAL_ERROR } from '../../../shared/error-messages.ts';
import { costOf, costParts } from '../../../shared/pricing/cost.ts';
import {
  GUARDRAIL_UNITS_ID,
  PRICES,
  PRICES_VERSION,
  type Price,
  picoPerToken,
  priceOf,
  requirePrice,
} from '../../../shared/pricing/prices.ts';

// Picodollars per token, for a price of one dollar per million tokens.
const PICO_PER_USD_A_MILLION = 1_000_000n;

// The model of a profile, without the geography of the profile.
const modelOf = (modelId: string) => modelId.replace(/^(?:us|eu|global)\./, '');
const pricesOfOneModel = PRICES.flatMap((one) =>
  PRICES.filter((other) => other !== one && modelOf(other.modelId) === modelOf(one.modelId)).map(
    (other) => [`${one.modelId} in ${one.regions[0]}`, `${other.modelId} in ${other.regions[0]}`, one, other] as const,
  ),
);

// A query of a model that reranks costs as much as thousands of tokens.
const byTokens = PRICES.filter(({ modelId }) => !modelId.includes('.rerank-'));

// Model, Regions, and picodollars per token in and out.
const VERSION_3 = [
  'amazon.titan-embed-text-v2:0, us-east-1 us-east-2 us-west-2, 20000, 0',
  'amazon.bedrock-guardrails:sensitive-information, us-east-1 us-east-2 us-west-2, 100000000, 0',
  'amazon.rerank-v1:0, us-west-2, 1000000000, 0',
  'cohere.rerank-v3-5:0, us-east-1 us-west-2, 2000000000, 0',
  'us.amazon.nova-2-lite-v1:0, us-east-1 us-east-2 us-west-2, 330000, 2750000',
  'global.amazon.nova-2-lite-v1:0, us-east-1 us-east-2 us-west-2, 300000, 2500000',
  'amazon.nova-micro-v1:0, us-east-1 us-east-2 us-west-2, 35000, 140000',
  'us.amazon.nova-micro-v1:0, us-east-1 us-east-2 us-west-2, 35000, 140000',
  'amazon.nova-lite-v1:0, us-east-1 us-east-2 us-west-2, 60000, 240000',
  'us.amazon.nova-lite-v1:0, us-east-1 us-east-2 us-west-2, 60000, 240000',
  'amazon.nova-pro-v1:0, us-east-1 us-east-2 us-west-2, 800000, 3200000',
  'us.amazon.nova-pro-v1:0, us-east-1 us-east-2 us-west-2, 800000, 3200000',
  'eu.amazon.nova-micro-v1:0, eu-central-1, 46000, 184000',
  'eu.amazon.nova-lite-v1:0, eu-central-1, 78000, 312000',
  'eu.amazon.nova-2-lite-v1:0, eu-central-1, 429000, 3597000',
  'amazon.titan-embed-text-v2:0, eu-west-1, 26000, 0',
  'eu.amazon.nova-micro-v1:0, eu-west-1, 40000, 160000',
  'eu.amazon.nova-2-lite-v1:0, eu-west-1, 374000, 3157000',
];

describe('prices', () => {
  it.each([
    ['0.33', 330_000n],
    ['2.75', 2_750_000n],
    ['100', 100_000_000n],
    ['0.000001', 1n],
    ['0', 0n],
  ])('are converted exactly from %s dollars per million tokens', (dollars, pico) => {
    expect(picoPerToken(dollars)).toBe(pico);
  });

  it.each([
    ['0.0000001', 'The price 0.0000001 has more than six decimals.'],
    ['-1', 'The amount must be at least 0 dollars.'],
    ['1e3', 'The amount must be written in dollars with digits, such as 250 or 0.05.'],
  ])('are refused as %s dollars per million tokens', (dollars, sentence) => {
    expect(() => picoPerToken(dollars)).toThrow(sentence);
  });

  it.each(byTokens)('of $modelId in $regions have the size that prices of models have', ({ inputPico, outputPico }) => {
    expect(inputPico).toBeGreaterThanOrEqual(PICO_PER_USD_A_MILLION / 100n);
    expect(inputPico).toBeLessThanOrEqual(PICO_PER_USD_A_MILLION * 100n);
    // Vectors and text units have no output; a token that a model writes costs more than one that it reads.
    expect(outputPico === 0n || (outputPico > inputPico && outputPico <= inputPico * 12n)).toBe(true);
  });

  it.each(pricesOfOneModel)('of one model differ by less than half: %s, %s', (_one, _other, one, other) => {
    expect(one.inputPico * 2n).toBeLessThan(other.inputPico * 3n);
    expect(one.outputPico * 2n).toBeLessThanOrEqual(other.outputPico * 3n);
  });

  it.each([
    ['amazon.rerank-v1:0', 'us-west-2', 1_000_000_000n, ['us-east-1', 'us-east-2', 'eu-central-1', 'ca-central-1']],
    ['cohere.rerank-v3-5:0', 'us-east-1', 2_000_000_000n, ['us-east-2', 'eu-central-1', 'ap-northeast-1']],
  ])('of %s in %s is %d picodollars a query, and unknown elsewhere', (modelId, region, inputPico, others) => {
    expect(priceOf(modelId, region)).toMatchObject({ inputPico, outputPico: 0n });
    expect(others.map((other) => priceOf(modelId, other))).toEqual(others.map(() => null));
  });

  it('of a guardrail is $0.10 per thousand text units', () => {
    expect(priceOf(GUARDRAIL_UNITS_ID, 'us-east-1')).toMatchObject({ inputPico: 100_000_000n, outputPico: 0n });
  });

  it('are listed once for each model id and Region', () => {
    const names = PRICES.flatMap(({ modelId, regions }) => regions.map((region) => `${modelId} ${region}`));
    expect(new Set(names).size).toBe(names.length);
  });

  it('are not zero and have their source and date', () => {
    const isComplete = ({ inputPico, outputPico, source, readOn }: Price) =>
      inputPico + outputPico > 0n &&
      /^(?:github\.com\/\S+\/\S+ .* at [0-9a-f]{8}|hivebook\.wiki, )/.test(source) &&
      /^20\d\d-\d\d-\d\d$/.test(readOn);
    expect(PRICES.filter((price) => !isComplete(price))).toEqual([]);
  });

  // The ledger stores the version with every call. Raise it when an amount changes, and then add the rows of the models
  // that were added since the last version. Adding a model changes no amount and needs no new version.
  it('have these amounts in version 3', () => {
    expect(PRICES_VERSION).toBe(3);
    const rows = PRICES.map(({ modelId, regions, inputPico, outputPico }) =>
      [modelId, regions.join(' '), inputPico, outputPico].join(', '),
    );
    expect(rows).toEqual(expect.arrayContaining(VERSION_3));
  });

  it('are never returned for an unknown model, profile or Region', () => {
    expect(priceOf('us.amazon.nova-2-lite-v1:0', 'us-east-1')?.inputPico).toBe(330_000n);
    expect(priceOf('global.amazon.nova-2-lite-v1:0', 'us-east-1')?.inputPico).toBe(300_000n);
    expect(priceOf('us.amazon.nova-2-lite-v1:0', 'eu-central-1')).toBeNull();
    expect(priceOf('amazon.nova-2-lite', 'us-east-1')).toBeNull();
    // Another Region of the same continent has its own price, or none.
    expect(priceOf('amazon.nova-micro-v1:0', 'us-west-1')).toBeNull();
    expect(priceOf('amazon.titan-embed-text-v2:0', 'eu-central-1')).toBeNull();
    expect(priceOf('eu.amazon.nova-micro-v1:0', 'eu-west-1')?.inputPico).toBe(40_000n);
    expect(priceOf('xx.amazon.nova-2-lite-v1:0', 'us-east-1')).toBeNull();
    // The model itself has a price, but this profile of it has none.
    expect(priceOf('global.amazon.nova-micro-v1:0', 'us-east-1')).toBeNull();
  });

  it('fail the call if they are needed but unknown', () => {
    const known = PRICES[0] as (typeof PRICES)[0];
    expect(requirePrice(() => known, known.modelId)).toBe(known);
    expect(() => requirePrice(() => null, 'amazon.nova-2-lite')).toThrow(
      expect.objectContaining({ code: 'internal', message: INTERNAL_ERROR, cause: 'no_price' }),
    );
  });
});

describe('costOf', () => {
  const price = (inputPico: bigint, outputPico: bigint) => ({
    ...(PRICES[0] as (typeof PRICES)[0]),
    inputPico,
    outputPico,
  });

  it('rounds up once, however many parts there are', () => {
    const one = { price: price(1n, 0n), inputTokens: 1, outputTokens: 0 };
    expect(costOf([one])).toBe(1n);
    expect(costOf(Array.from({ length: 1_000 }, () => one))).toBe(1n);
    expect(costOf(Array.from({ length: 1_001 }, () => one))).toBe(2n);
    expect(costOf([])).toBe(0n);
  });

  it('matches the price list, to the nanodollar', () => {
    const nova = priceOf('us.amazon.nova-2-lite-v1:0', 'us-east-1');
    if (nova === null) {
      throw new Error('no price');
    }
    expect(costOf([{ price: nova, inputTokens: 1_000_000, outputTokens: 1_000_000 }])).toBe(3_080_000_000n);
  });

  it('is never below its exact value and never a nanodollar above', () => {
    const count = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(count, count, fc.bigInt({ min: 0n, max: 10n ** 9n }), (inputTokens, outputTokens, pico) => {
        const exact = BigInt(inputTokens) * pico + BigInt(outputTokens) * 3n * pico;
        const over = costOf([{ price: price(pico, 3n * pico), inputTokens, outputTokens }]) * 1_000n - exact;
        expect(over >= 0n && over < 1_000n).toBe(true);
      }),
    );
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %d tokens', (inputTokens) => {
    expect(() => costOf([{ price: price(1n, 1n), inputTokens, outputTokens: 0 }])).toThrow(
      new RangeError('A token count must be a whole number of at least 0.'),
    );
  });
});

describe('costParts', () => {
  it('returns the share of each use, and the shares add up to the total cost', () => {
    const use = (inputPico: bigint, inputTokens: number) => ({
      price: { ...(PRICES[0] as (typeof PRICES)[0]), inputPico, outputPico: 0n },
      inputTokens,
      outputTokens: 0,
    });
    expect(costParts([use(1_500n, 1), use(1_500n, 1), use(0n, 5), use(2_000n, 3)])).toEqual([2n, 1n, 0n, 6n]);
    const uses = fc.array(fc.tuple(fc.bigInt({ min: 0n, max: 5_000n }), fc.nat(50)), { size: 'max', maxLength: 20 });
    fc.assert(
      fc.property(uses, (drawn) => {
        const all = drawn.map(([pico, tokens]) => use(pico, tokens));
        expect(costParts(all).reduce((sum, part) => sum + part, 0n)).toBe(costOf(all));
      }),
    );
  });
});
