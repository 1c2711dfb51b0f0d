import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MUTANTS, type Mutant } from './mutant-list.ts';

const checkout = fileURLToPath(new URL('../../../../', import.meta.url));
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

function isCaught({ name, file, from, to }: Mutant): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'mutant-'));
  try {
    for (const path of COPIED) {
      cpSync(join(checkout, path), join(folder, path), { recursive: true });
    }
    symlinkSync(join(checkout, 'node_modules'), join(folder, 'node_modules'));
    const path = join(folder, 'shared/ingestion', file);
    const text = readFileSync(path, 'utf8');
    if (text.split(from).length !== 2) {
      throw new Error(`The text that the mutant '${name}' replaces must occur exactly once in ${file}.`);
    }
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
    const program = join(folder, 'test/shared/ingestion/simulation/main.ts');
    const { stdout } = spawnSync(process.execPath, [program, '--scenarios', SCENARIOS], {
      encoding: 'utf8',
      maxBuffer: 1e9,
    });
    const [, violation] = /^violation in (scenario \d+: .+)$/m.exec(stdout) ?? [];
    process.stdout.write(`${violation === undefined ? 'MISSED' : 'caught'}  ${name}: ${violation ?? 'no violation'}\n`);
    return violation !== undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// An argument selects the mutants whose names contain it.
const chosen = MUTANTS.filter(({ name }) => name.includes(process.argv[2] ?? ''));
const missed = chosen.filter((mutant) => !isCaught(mutant));
process.stdout.write(`${chosen.length - missed.length} of ${chosen.length} mutants caught\n`);
process.exitCode = missed.length === 0 ? 0 : 1;
