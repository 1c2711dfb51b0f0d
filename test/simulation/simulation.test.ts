// Guarantee: the invariants of the budget (auditor.ts, check-afterwards.ts) hold in random interleavings of calls,
// kills, lost and late replies, policy changes and month ends, in which every outcome of a call occurs except giving up
// after conflicts. Risk: a race that no other test can time lets a company spend more than its cap, or charges a call
// twice.
import { expect, it } from 'vitest';
import { loadProduct } from './product.ts';
import { runSchedule } from './run-schedule.ts';

const SCHEDULES = 250;
// Fixed, so that a run never fails by chance; npm run simulate draws new schedules.
const FIRST_SEED = 1;

it(`the budget keeps its invariants in ${SCHEDULES} schedules`, async () => {
  process.stdout.write(`simulation: ${SCHEDULES} schedules from seed ${FIRST_SEED}\n`);
  const product = await loadProduct();
  const counts: Record<string, number> = {};
  for (let seed = FIRST_SEED; seed < FIRST_SEED + SCHEDULES; seed += 1) {
    const { outcomes } = await runSchedule(product, seed).catch((error: unknown) => {
      throw new Error(`seed ${seed} (npm run simulate -- --schedules 1 --seed ${seed})`, { cause: error });
    });
    for (const outcome of outcomes) {
      counts[outcome] = (counts[outcome] ?? 0) + 1;
    }
  }
  for (const outcome of ['spent', 'exhausted', 'held', 'rate', 'concurrency']) {
    expect(counts[outcome], outcome).toBeGreaterThan(SCHEDULES / 50);
  }
}, 300_000);
