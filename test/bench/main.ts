import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { synthesize } from '../start/synthesize.ts';
import type { BenchContext } from './bench-context.ts';
import { benchBundles } from './bundles.ts';
import { type Figure, figureLine, ratioOf, reaches } from './figure.ts';

const BENCHES: Readonly<Record<string, (context: BenchContext) => Promise<Figure[]>>> = {
  bundles: benchBundles,
};

const MANUAL = `npm run bench -- [options]
Measures speed and size as ratios against a baseline of the same run. A missed target is stated, not an error.

  --only NAME   one of: ${Object.keys(BENCHES).join(', ')}
  --json        one JSON document on standard output
  --help        this text
`;

const { values } = parseArgs({
  options: { only: { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean' } },
});
const chosen = Object.entries(BENCHES).filter(([name]) => values.only === undefined || values.only === name);
if (values.help === true || chosen.length === 0) {
  process.stdout.write(MANUAL);
  process.exitCode = values.help === true ? 0 : 2;
} else {
  const work = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    const assembly = join(work, 'assembly');
    await synthesize('local', assembly);
    const figures: Figure[] = [];
    for (const [name, bench] of chosen) {
      process.stderr.write(`${name} ...\n`);
      figures.push(...(await bench({ assembly, work })));
    }
    const report = figures.map((figure) => ({ ...figure, ratio: ratioOf(figure), reaches: reaches(figure) }));
    process.stdout.write(
      values.json === true ? `${JSON.stringify(report, null, 2)}\n` : `${figures.map(figureLine).join('\n')}\n`,
    );
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
