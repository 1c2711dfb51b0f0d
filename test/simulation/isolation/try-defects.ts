import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tryDefects } from '../../harness/fuzz/try-defects.ts';
import { createRandom } from '../../harness/random.ts';
import { drawCommands } from './commands.ts';
import { DEFECTS } from './defects.ts';
import { play, SHORT_RHYTHM, SHORT_WORLD } from './play.ts';
import { startStage } from './stage.ts';

// node test/simulation/isolation/try-defects.ts [part of a name]: runs the world of npm test against a copy of the
// product with one defect at a time. Ends with 1 if one of the defects is not found.
const MESSAGE_MAX = 400;
const COPIED = [
  ...['bin', 'console', 'docs', 'functions', 'lib', 'local-cloud', 'shared'],
  ...['cdk.json', 'package.json', 'package-lock.json', 'tsconfig.json'],
];

async function violationOf(copy: string): Promise<string | null> {
  const folder = mkdtempSync(join(tmpdir(), 'isolation-'));
  try {
    const program = pathToFileURL(join(copy, 'bin/start/synthesize.ts')).href;
    const { synthesize } = (await import(program)) as typeof import('../../../bin/start/synthesize.ts');
    const assembly = join(folder, 'assembly');
    await synthesize('local', assembly);
    const stage = await startStage(assembly, join(folder, 'data'));
    const { seed, commands } = SHORT_WORLD;
    const drawn = drawCommands(createRandom(seed), commands);
    const found = await play(stage, drawn, { seed, name: 'test', rhythm: SHORT_RHYTHM }).then(
      () => null,
      (error: Error) => error,
    );
    await stage.stop();
    return found?.name === 'Violation' ? found.message.slice(0, MESSAGE_MAX) : null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const [part = ''] = process.argv.slice(2);
const chosen = DEFECTS.filter(({ name }) => name.includes(part));
process.exitCode = (await tryDefects(chosen, (_defect, copy) => violationOf(copy), { parts: COPIED })) ? 0 : 1;
