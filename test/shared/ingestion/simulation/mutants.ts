import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { tryDefects } from '../../../harness/fuzz/try-defects.ts';
import { MUTANTS } from './mutant-list.ts';

const COPIED = [
  'shared',
  'test/shared/ingestion',
  'test/shared/extraction',
  'test/harness',
  'test/simulation',
  'package.json',
];
// The mutant that is hardest to find, a removal that ends while its document may still be written, is found once in 800
// scenarios.
const SCENARIOS = '2000';

// An argument selects the defects whose names contain it.
const [only = ''] = process.argv.slice(2);
const areCaught = await tryDefects(
  MUTANTS.filter(({ name }) => name.includes(only)).map(({ name, file, from, to }) => ({
    name,
    edits: [{ file: `shared/ingestion/${file}`, from, to }],
  })),
  (_defect, copy) => {
    const program = join(copy, 'test/shared/ingestion/simulation/main.ts');
    const options = ['--scenarios', SCENARIOS, '--seed', '1'];
    const { stdout } = spawnSync(process.execPath, [program, ...options], { encoding: 'utf8', maxBuffer: 1e9 });
    return /^broken at (\d+: .+)$/m.exec(stdout)?.[1] ?? null;
  },
  { parts: COPIED },
);
process.exitCode = areCaught ? 0 : 1;
