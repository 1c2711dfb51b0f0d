import { parseArgs } from 'node:util';
import type { Met } from './life.ts';
import { runLife } from './run-life.ts';

const { values } = parseArgs({
  options: { lives: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
});
const [lives, first] = [Number(values.lives), Number(values.seed)];
const met: Met = {};
let completed = 0;
for (let life = 0; life < lives; life += 1) {
  try {
    await runLife(first + life, met);
    completed += 1;
  } catch (error) {
    process.stdout.write(`broken in life ${first + life}: ${(error as Error).name} ${(error as Error).message}\n`);
    process.exitCode = 1;
    break;
  }
}
process.stdout.write(`${completed} lives from seed ${first}: ${JSON.stringify(met)}\n`);
