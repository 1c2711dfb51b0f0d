import { runFuzz } from '../harness/fuzz/fuzz-program.ts';
import { useRunFolder } from '../harness/run-folder.ts';
import { openIsolation } from './isolation/open-isolation.ts';
import { loadProduct, rootOf } from './product.ts';
import { runSchedule } from './run-schedule.ts';

useRunFolder(Date.now());

const MANUAL = `npm run simulate -- [options]
Simulates the budget with seeded schedules: calls are interleaved at every round trip, callers are killed, replies are lost,
months end and policies change. Stops at the first broken guarantee with status 1, and prints the seed that reproduces it.

  --schedules N   number of schedules (default 10000; worlds: 10)
  --seed S        the first seed (default: drawn from the clock); schedule i has the seed S + i
  --code DIR      test a copy of the checkout instead of this one
  --isolation     simulate worlds of companies on a local cloud instead, and compare what each caller sees with a model;
                  --schedules is then the number of worlds
  --commands N    number of commands in a world (default 60)
  --help          this text
`;

await runFuzz({
  manual: MANUAL,
  many: 'schedules',
  count: process.argv.includes('--isolation') ? 10 : 10_000,
  options: {
    code: { type: 'string' },
    isolation: { type: 'boolean' },
    commands: { type: 'string', default: '60' },
  },
  open: async ({ isolation, commands, code }) => {
    if (isolation === true) {
      return openIsolation(Number(commands));
    }
    const product = await loadProduct(typeof code === 'string' ? rootOf(code) : undefined);
    return { check: async (seed) => (await runSchedule(product, seed)).outcomes };
  },
});
