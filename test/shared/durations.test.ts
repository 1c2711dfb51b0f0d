// Guarantee: the units of time have their lengths. Risk: every limit that is a multiple of one is wrong at once.
import { expect, it } from 'vitest';
import { DAY_MS, DAY_SECONDS, HOUR_MS, MINUTE_MS } from '../../shared/durations.ts';

it('a minute, an hour and a day are as long as everywhere', () => {
  expect([MINUTE_MS, HOUR_MS, DAY_MS, DAY_SECONDS]).toEqual([60_000, 3_600_000, 86_400_000, 86_400]);
});
