// Guarantee: a cost is exact in picodollars and rounded up once a request; every price says where and when it was read;
// what has no price is refused. Risk: rounding or a guessed price gives money away call by call.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costOf } from '../../../shared/pricing/cost.ts';
import { PRICES, priceOf } from '../../../shared/pricing/prices.ts';

describe('prices', () => {
  it('are per exact id and Region', () => {
    const names = PRICES.flatMap(({ modelId, regions }) => regions.map((region) => `${modelId} ${region}`));
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(PRICES)('of $modelId are not zero and say where and when they were read', (price) => {
    expect(price.inputPico + price.outputPico).toBeGreaterThan(0n);
    expect(price.source).toContain('aws.amazon.com/bedrock/pricing');
    expect(price.readOn).toMatch(/^20\d\d-\d\d-\d\d$/);
  });

  it('never answers for a model, a profile or a Region that it does not know', () => {
    expect(priceOf('us.amazon.nova-2-lite-v1:0', 'us-east-1')?.inputPico).toBe(330_000n);
    expect(priceOf('global.amazon.nova-2-lite-v1:0', 'us-east-1')?.inputPico).toBe(300_000n);
    expect(priceOf('us.amazon.nova-2-lite-v1:0', 'eu-central-1')).toBeNull();
    expect(priceOf('amazon.nova-2-lite', 'us-east-1')).toBeNull();
    expect(priceOf('xx.amazon.nova-2-lite-v1:0', 'us-east-1')).toBeNull();
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

  it('is what the price list says, to the nanodollar', () => {
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
    expect(() => costOf([{ price: price(1n, 1n), inputTokens, outputTokens: 0 }])).toThrow(RangeError);
  });
});
