import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { tryDefects } from '../harness/fuzz/try-defects.ts';
import { MUTATIONS } from './mutations.ts';

// The rarest defect ('a call that reclaims holds imposes its own policy') is found once in about 18,000 schedules.
const SCHEDULES = '60000';

// An argument selects the defects whose names contain it.
const [only = '', seed = '1'] = process.argv.slice(2);
const areCaught = await tryDefects(
  MUTATIONS.filter(({ name }) => name.includes(only)),
  (_defect, copy) => {
    const program = fileURLToPath(new URL('main.ts', import.meta.url));
    const options = ['--schedules', SCHEDULES, '--seed', seed, '--code', copy];
    const { stdout } = spawnSync(process.execPath, [program, ...options], { encoding: 'utf8' });
    return /^broken at (\d+: Violation.+)$/m.exec(stdout)?.[1] ?? null;
  },
  { parts: ['shared', 'package.json'] },
);
process.exitCode = areCaught ? 0 : 1;
