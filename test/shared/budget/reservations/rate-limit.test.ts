// Guarantee: the calls admitted in any period are at most the burst plus what the rate allows for that period; the
// reported wait is the shortest after which a call is admitted. Risk: a limit that admits more than it says, or denies
// a caller who waited as long as told.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isTooFast,
  paceOf,
  rebase,
  searchBurst,
  waitSeconds,
} from '../../../../shared/budget/reservations/rate-limit.ts';
import { upTo } from '../../../harness/properties/up-to.ts';

const kinds = fc.constantFrom('query', 'search');
const limits = fc.record({
  ratePerMinute: fc.integer({ min: 1, max: 60_000 }),
  burst: fc.integer({ min: 1, max: 50 }),
  concurrency: fc.constant(1),
  searchesPerMinute: fc.integer({ min: 1, max: 60_000 }),
});

const waitsMicros = upTo(80, (lengths) => fc.array(fc.integer({ min: 0, max: 2_000_000 }), lengths));

describe('the limiter', () => {
  it('admits in any period at most the burst and one call per step', () => {
    fc.assert(
      fc.property(kinds, limits, waitsMicros, (kind, given, waits) => {
        const pace = paceOf(kind, given);
        const burst = kind === 'query' ? given.burst : searchBurst(given.searchesPerMinute);
        let [nowMicros, paidUntilMicros] = [1_000_000_000, 0];
        const admitted: number[] = [];
        for (const wait of waits) {
          nowMicros += wait;
          if (isTooFast(pace, paidUntilMicros, nowMicros)) {
            continue;
          }
          paidUntilMicros = Math.max(paidUntilMicros, nowMicros) + pace.stepMicros;
          admitted.push(nowMicros);
        }
        admitted.forEach((first, from) => {
          admitted.slice(from).forEach((last, count) => {
            expect(count + 1).toBeLessThanOrEqual(burst + (last - first) / pace.stepMicros);
          });
        });
      }),
    );
  });

  it('never exceeds the rate, because a step is rounded up', () => {
    fc.assert(
      fc.property(kinds, limits, (kind, given) => {
        const perMinute = kind === 'query' ? given.ratePerMinute : given.searchesPerMinute;
        const { stepMicros } = paceOf(kind, given);
        expect(stepMicros * perMinute).toBeGreaterThanOrEqual(60_000_000);
        expect((stepMicros - 1) * perMinute).toBeLessThan(60_000_000);
      }),
    );
  });

  it.each([
    [1, 1],
    [6, 1],
    [7, 2],
    [300, 50],
  ])('with %i searches a minute, admits %i at once: those of ten seconds', (searchesPerMinute, burst) => {
    expect(searchBurst(searchesPerMinute)).toBe(burst);
  });

  it('returns the shortest wait, in whole seconds, after which a call is admitted', () => {
    fc.assert(
      fc.property(kinds, limits, fc.integer({ min: 1, max: 3_600_000_000 }), (kind, given, ahead) => {
        const pace = paceOf(kind, given);
        const [nowMicros, paidUntilMicros] = [1_000_000_000, 1_000_000_000 + pace.aheadMicros + ahead];
        const wait = waitSeconds(pace, paidUntilMicros, nowMicros);
        expect(isTooFast(pace, paidUntilMicros, nowMicros + wait * 1_000_000)).toBe(false);
        if (wait > 1) {
          expect(isTooFast(pace, paidUntilMicros, nowMicros + (wait - 1) * 1_000_000)).toBe(true);
        }
      }),
    );
  });

  it('rounds a wait up, so that nobody returns a microsecond too early', () => {
    const pace = paceOf('query', { ratePerMinute: 1, burst: 1, concurrency: 1, searchesPerMinute: 1 });
    expect(waitSeconds(pace, 3_600_000_000, 0)).toBe(3_600);
    expect(waitSeconds(pace, 3_600_000_001, 0)).toBe(3_601);
  });

  it('replaces a state that the limits cannot have caused, so that the next question is admitted, and keeps any other', () => {
    const pace = paceOf('query', { ratePerMinute: 60, burst: 3, concurrency: 1, searchesPerMinute: 1 });
    const nowMicros = 1_000_000_000;
    expect(isTooFast(pace, rebase(pace, nowMicros + 600_000_000, nowMicros), nowMicros)).toBe(false);
    const full = nowMicros + pace.aheadMicros + pace.stepMicros;
    expect(rebase(pace, full, nowMicros)).toBe(full);
  });
});
