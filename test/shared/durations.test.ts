// Guarantee: each unit of time has its exact length. Risk: every limit that is a multiple of a wrong unit is wrong.
import { expect, it } from 'vitest';
import { DAY_MS, DAY_SECONDS, HOUR_MS, MINUTE_MS } from '../../shared/durations.ts';

it('a minute has 60,000 ms, an hour 3,600,000 ms, and a day 86,400,000 ms, which are 86,400 seconds', () => {
  expect([MINUTE_MS, HOUR_MS, DAY_MS, DAY_SECONDS]).toEqual([60_000, 3_600_000, 86_400_000, 86_400]);
});
