import { parseArgs } from 'node:util';
import { useRunFolder } from '../harness/run-folder.ts';
import { simulateIsolation } from './isolation/main.ts';
import { loadProduct, rootOf } from './product.ts';
import { runSchedule } from './run-schedule.ts';

useRunFolder(Date.now());

const MANUAL = `npm run simulate -- [options]
Simulates the budget with seeded schedules: calls are interleaved at every round trip, callers are killed, replies are lost,
months end and policies change. Stops at the first broken guarantee with status 1, and prints the seed that reproduces it.

  --schedules N   number of schedules (default 10000)
  --seed S        the first seed (default: drawn from the clock); schedule i has the seed S + i
  --code DIR      test a copy of the checkout instead of this one
  --isolation     simulate worlds of companies on a local cloud instead, and compare what each caller sees with a model;
                  --schedules is then the number of worlds (default 10)
  --commands N    number of commands in a world (default 60)
  --help          this text
`;

const { values } = parseArgs({
  options: {
    schedules: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    code: { type: 'string' },
    isolation: { type: 'boolean', default: false },
    commands: { type: 'string', default: '60' },
    help: { type: 'boolean' },
  },
});
const schedules = Number(values.schedules ?? (values.isolation ? 10 : 10_000));
const commands = Number(values.commands);
const seed = Number(values.seed);
if (
  values.help === true ||
  !Number.isSafeInteger(schedules) ||
  schedules < 1 ||
  !Number.isSafeInteger(seed + commands)
) {
  process.stdout.write(MANUAL);
  process.exitCode = values.help === true ? 0 : 2;
} else if (values.isolation) {
  process.stdout.write(`${schedules} worlds from seed ${seed}\n`);
  process.exitCode = (await simulateIsolation({ worlds: schedules, seed, commands })) ? 0 : 1;
} else {
  process.stdout.write(`${schedules} schedules from seed ${seed}\n`);
  const product = await loadProduct(values.code === undefined ? undefined : rootOf(values.code));
  const counts = new Map<string, number>();
  for (let index = 0; index < schedules && process.exitCode === undefined; index += 1) {
    try {
      const { outcomes } = await runSchedule(product, seed + index);
      for (const outcome of outcomes) {
        counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
      }
    } catch (error) {
      process.stdout.write(
        `broken at schedule ${index}: ${String(error)}\nagain: --schedules 1 --seed ${seed + index}\n`,
      );
      if (!(error instanceof Error) || error.name !== 'Violation') {
        process.stdout.write(`${(error as Error).stack}\n`);
      }
      process.exitCode = 1;
    }
  }
  const summary = [...counts].map(([outcome, count]) => `${outcome} ${count}`).join(', ');
  process.stdout.write(`calls: ${summary}\n`);
}
