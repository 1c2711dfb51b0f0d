// Guarantee: a cost is exact in picodollars and rounded up once per request; every price has its source and date; a
// model without a price is refused. Risk: rounding or a guessed price loses money with each call.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INTERNAL_ERROR } from '../../../shared/error-messages.ts';
import { costOf, costParts } from '../../../shared/pricing/cost.ts';
import { PRICES, priceOf, requirePrice } from '../../../shared/pricing/prices.ts';

// As in the price lists: dollars for a million tokens in and out, and for a thousand units of the guardrail.
const US = 'us-east-1 us-east-2 us-west-2';
const LISTED: readonly [modelId: string, regions: string, input: number, output: number, source: RegExp][] = [
  ['amazon.titan-embed-text-v2:0', US, 0.02, 0, /litellm/],
  ['us.amazon.nova-2-lite-v1:0', US, 0.33, 2.75, /litellm/],
  ['global.amazon.nova-2-lite-v1:0', US, 0.3, 2.5, /litellm/],
  ['amazon.nova-micro-v1:0', US, 0.035, 0.14, /litellm/],
  ['us.amazon.nova-micro-v1:0', US, 0.035, 0.14, /litellm/],
  ['amazon.nova-lite-v1:0', US, 0.06, 0.24, /litellm/],
  ['us.amazon.nova-lite-v1:0', US, 0.06, 0.24, /litellm/],
  ['amazon.nova-pro-v1:0', US, 0.8, 3.2, /litellm/],
  ['us.amazon.nova-pro-v1:0', US, 0.8, 3.2, /litellm/],
  ['eu.amazon.nova-micro-v1:0', 'eu-central-1', 0.046, 0.184, /litellm/],
  ['eu.amazon.nova-lite-v1:0', 'eu-central-1', 0.078, 0.312, /litellm/],
  ['eu.amazon.nova-2-lite-v1:0', 'eu-central-1', 0.39 * 1.1, 3.27 * 1.1, /aws-solutions-library.*, and a tenth/],
  ['amazon.titan-embed-text-v2:0', 'eu-west-1', 0.026, 0, /truefoundry.*[0-9a-f]{8}$/],
  ['eu.amazon.nova-micro-v1:0', 'eu-west-1', 0.04, 0.16, /truefoundry.*[0-9a-f]{8}$/],
  ['eu.amazon.nova-2-lite-v1:0', 'eu-west-1', 0.34 * 1.1, 2.87 * 1.1, /truefoundry.*, and a tenth/],
  ['amazon.bedrock-guardrails:sensitive-information', US, 100, 0, /^hivebook\.wiki/],
];
const PICO_PER_USD_A_MILLION = 1_000_000;

describe('prices', () => {
  it.each(LISTED)('are the listed ones: %s in %s', (modelId, regions, input, output, source) => {
    for (const region of regions.split(' ')) {
      expect(priceOf(modelId, region), region).toMatchObject({
        inputPico: BigInt(Math.round(input * PICO_PER_USD_A_MILLION)),
        outputPico: BigInt(Math.round(output * PICO_PER_USD_A_MILLION)),
        source: expect.stringMatching(source),
      });
    }
  });

  it('are known only for these models and Regions', () => {
    const listed = LISTED.flatMap(([modelId, regions]) => regions.split(' ').map((region) => `${modelId} ${region}`));
    const known = PRICES.flatMap(({ modelId, regions }) => regions.map((region) => `${modelId} ${region}`));
    expect(known.toSorted()).toEqual(listed.toSorted());
  });

  it('are listed once for each model id and Region', () => {
    const names = PRICES.flatMap(({ modelId, regions }) => regions.map((region) => `${modelId} ${region}`));
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(PRICES)('of $modelId are not zero and have their source and date', (price) => {
    expect(price.inputPico + price.outputPico).toBeGreaterThan(0n);
    expect(price.source).toMatch(/^(?:github\.com\/\S+\/\S+ .* at [0-9a-f]{8}|hivebook\.wiki, )/);
    expect(price.readOn).toMatch(/^20\d\d-\d\d-\d\d$/);
  });

  it('are never returned for an unknown model, profile or Region', () => {
    expect(priceOf('us.amazon.nova-2-lite-v1:0', 'us-east-1')?.inputPico).toBe(330_000n);
    expect(priceOf('global.amazon.nova-2-lite-v1:0', 'us-east-1')?.inputPico).toBe(300_000n);
    expect(priceOf('us.amazon.nova-2-lite-v1:0', 'eu-central-1')).toBeNull();
    expect(priceOf('amazon.nova-2-lite', 'us-east-1')).toBeNull();
    expect(priceOf('xx.amazon.nova-2-lite-v1:0', 'us-east-1')).toBeNull();
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

  it('rounds up once, whatever the parts', () => {
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
      new RangeError('A token count is a whole number from 0.'),
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
