// Guarantee: the usage of a call is certain only if every use that began was counted by its model at a known price.
// Risk: a use without a count or a price counts as free, or an invalid count keeps the call from being settled.
import { describe, expect, it } from 'vitest';
import { PRICES, type Price } from '../../../shared/pricing/prices.ts';
import { createUsageMeter } from '../../../shared/pricing/usage-meter.ts';

const PRICE = PRICES[0] as Price;
const priceOf = (modelId: string) => (modelId === PRICE.modelId ? PRICE : null);
const USE = { modelId: PRICE.modelId, inputTokens: 7, outputTokens: 3 };

type Report = 'started' | 'metered' | 'unmetered' | 'notBilled' | 'unpriced';

const CASES: readonly [certainty: string, uses: number, reports: readonly Report[]][] = [
  ['metered', 0, []],
  ['metered', 1, ['started', 'metered']],
  ['unknown', 0, ['started']],
  ['unknown', 1, ['started', 'metered', 'started']],
  ['metered', 0, ['started', 'notBilled']],
  ['unmetered', 0, ['started', 'unmetered']],
  ['unmetered', 1, ['started', 'unmetered', 'started', 'metered']],
  ['unmetered', 0, ['started', 'unpriced']],
  // What a model did not count raises an alarm, even if another use was interrupted.
  ['unmetered', 0, ['started', 'unmetered', 'started']],
  ['unknown', 0, ['started', 'started', 'notBilled']],
];

describe('the meter of a call', () => {
  const INVALID_COUNTS = [null, undefined, Number.NaN, -1, 0.5, 2 ** 53, '7'];

  it.each(INVALID_COUNTS.flatMap((count) => [{ inputTokens: count }, { outputTokens: count }]))(
    'treats a count that is not a whole number of at least 0 as missing: %o',
    (wrong) => {
      const meter = createUsageMeter(priceOf);
      meter.started();
      meter.metered({ ...USE, ...wrong } as typeof USE);
      expect(meter.usage()).toEqual({ uses: [], certainty: 'unmetered' });
    },
  );

  it.each(CASES)('reports %s usage, with %d uses, after %j', (certainty, count, reports) => {
    const meter = createUsageMeter(priceOf);
    for (const report of reports) {
      if (report === 'metered' || report === 'unpriced') {
        meter.metered(report === 'metered' ? USE : { ...USE, modelId: 'other' });
      } else {
        meter[report]();
      }
    }
    const uses = Array.from({ length: count }, () => ({ ...USE, price: PRICE }));
    expect(meter.usage()).toEqual({ uses, certainty });
  });
});
