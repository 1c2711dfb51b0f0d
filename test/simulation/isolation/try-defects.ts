import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createRandom } from '../../harness/random.ts';
import type { Mutation } from '../mutations.ts';
import { drawCommands } from './commands.ts';
import { DEFECTS } from './defects.ts';
import { play, SHORT_RHYTHM, SHORT_WORLD } from './play.ts';
import { startStage } from './stage.ts';

// node test/simulation/isolation/try-defects.ts [part of a name]: runs the world of npm test against copies of the
// product with one defect each. Ends with 1 if one of the defects is not found.
const checkout = fileURLToPath(new URL('../../../', import.meta.url));

function copyOf({ name, edits }: Mutation, folder: string): string {
  const copy = join(folder, 'copy');
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: checkout, encoding: 'utf8' }).split('\0');
  for (const file of tracked.filter((each) => /^(?!test\/|docs\/console\/)[^/]+/.test(each))) {
    cpSync(join(checkout, file), join(copy, file), { recursive: true });
  }
  symlinkSync(join(checkout, 'node_modules'), join(copy, 'node_modules'));
  for (const { file, from, to } of edits) {
    const text = readFileSync(join(copy, file), 'utf8');
    if (text.split(from).length !== 2) {
      throw new Error(`The text that the defect '${name}' replaces must occur exactly once in ${file}.`);
    }
    writeFileSync(
      join(copy, file),
      text.replace(from, () => to),
    );
  }
  return copy;
}

async function isCaught(defect: Mutation): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'defect-'));
  try {
    const copy = copyOf(defect, folder);
    const assembly = join(folder, 'assembly');
    const program = pathToFileURL(join(copy, 'bin/start/synthesize.ts')).href;
    const { synthesize } = (await import(program)) as typeof import('../../../bin/start/synthesize.ts');
    await synthesize('local', assembly);
    const stage = await startStage(assembly, join(folder, 'data'));
    const { seed, commands } = SHORT_WORLD;
    const drawn = drawCommands(createRandom(seed), commands);
    const found = await play(stage, drawn, { seed, name: 'test', rhythm: SHORT_RHYTHM }).then(
      () => null,
      (error: Error) => error,
    );
    await stage.stop();
    const isViolation = found?.name === 'Violation';
    const result = found === null ? 'not found' : `${found.name}: ${found.message.slice(0, 400)}`;
    process.stdout.write(`${isViolation ? 'caught ' : 'ALIVE  '} ${defect.name}: ${result}\n`);
    return isViolation;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const [, , part = ''] = process.argv;
const wanted = DEFECTS.filter(({ name }) => name.includes(part));
let caught = 0;
for (const defect of wanted) {
  caught += (await isCaught(defect)) ? 1 : 0;
}
process.stdout.write(`${caught} of ${wanted.length} defects caught\n`);
process.exitCode = caught === wanted.length ? 0 : 1;
