import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MUTATIONS, type Mutation } from './mutations.ts';

const checkout = fileURLToPath(new URL('../../', import.meta.url));
// The rarest defect ('a call that reclaims holds imposes its own policy') is found once in about 18,000 schedules.
const SCHEDULES = '60000';

// Copies all of shared/, so that a mutant is the whole product with one defect.
function makeCopy({ name, edits }: Mutation, folder: string): void {
  cpSync(join(checkout, 'shared'), join(folder, 'shared'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), readFileSync(join(checkout, 'package.json')));
  symlinkSync(join(checkout, 'node_modules'), join(folder, 'node_modules'));
  for (const { file, from, to } of edits) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    if (text.split(from).length !== 2) {
      throw new Error(`The text that the mutant '${name}' replaces must occur exactly once in ${file}.`);
    }
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
  }
}

function isCaught(mutation: Mutation, seed: string): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'mutant-'));
  try {
    makeCopy(mutation, folder);
    const program = fileURLToPath(new URL('main.ts', import.meta.url));
    const options = ['--schedules', SCHEDULES, '--seed', seed, '--code', folder];
    const { status, stdout } = spawnSync(process.execPath, [program, ...options], { encoding: 'utf8' });
    const [, found = 'not found'] = /^broken at (schedule \d+: .+)$/m.exec(stdout) ?? [];
    const isViolation = status === 1 && found.includes('Violation');
    process.stdout.write(`${isViolation ? 'caught ' : 'ALIVE  '} ${mutation.name}: ${found}\n`);
    return isViolation;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// An argument selects the mutants whose names contain it.
const [only = '', seed = '1'] = process.argv.slice(2);
const chosen = MUTATIONS.filter(({ name }) => name.includes(only));
const alive = chosen.filter((mutation) => !isCaught(mutation, seed));
process.stdout.write(`${chosen.length - alive.length} of ${chosen.length} mutants caught, from seed ${seed}\n`);
process.exitCode = alive.length === 0 ? 0 : 1;
