import { runFuzz } from '../../../harness/fuzz/fuzz-program.ts';
import { runScenario } from './run-scenario.ts';
import type { EventCounts } from './scenario.ts';

const MANUAL = `node test/shared/ingestion/simulation/main.ts [options]
Simulates ingestion: documents are replaced, removed and read at once, services fail, and workers end at any step.

  --scenarios N   how many (default 1000)
  --seed S        the first seed (default: drawn from the clock); scenario i has the seed S + i
`;

await runFuzz({
  manual: MANUAL,
  many: 'scenarios',
  count: 1000,
  open: () => ({
    check: async (seed) => {
      const events: EventCounts = {};
      await runScenario(seed, events);
      return Object.entries(events).flatMap(([event, times]) => Array<string>(times ?? 0).fill(event));
    },
  }),
});
