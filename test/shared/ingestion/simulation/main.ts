import { parseArgs } from 'node:util';
import { runScenario } from './run-scenario.ts';
import type { EventCounts } from './scenario.ts';

const { values } = parseArgs({
  options: { scenarios: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
});
const [scenarios, firstSeed] = [Number(values.scenarios), Number(values.seed)];
const eventCounts: EventCounts = {};
let completed = 0;
for (let seed = firstSeed; seed < firstSeed + scenarios; seed += 1) {
  try {
    await runScenario(seed, eventCounts);
    completed += 1;
  } catch (error) {
    process.stdout.write(`violation in scenario ${seed}: ${(error as Error).name} ${(error as Error).message}\n`);
    process.exitCode = 1;
    break;
  }
}
process.stdout.write(`${completed} scenarios from seed ${firstSeed}: ${JSON.stringify(eventCounts)}\n`);
