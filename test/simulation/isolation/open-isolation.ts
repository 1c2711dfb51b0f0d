import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { synthesize } from '../../../bin/start/synthesize.ts';
import type { OpenFuzz } from '../../harness/fuzz/fuzz-program.ts';
import { createRandom } from '../../harness/random.ts';
import { type Command, drawCommands } from './commands.ts';
import { LONG_RHYTHM, play } from './play.ts';
import { shrink } from './shrink.ts';
import { startStage } from './stage.ts';

const TRIES = 60;

/**
 * Starts a local cloud on which worlds are run, and every answer is compared with the model. At the first difference,
 * the shortest list of commands found that reproduces it is printed.
 */
export async function openIsolation(commandsMax: number): Promise<OpenFuzz> {
  const folder = mkdtempSync(join(tmpdir(), 'isolation-'));
  const assembly = join(folder, 'assembly');
  await synthesize('local', assembly);
  const stage = await startStage(assembly, join(folder, 'data'));
  const playWorld = (commands: readonly Command[], seed: number, name: string) =>
    play(stage, commands, { seed, name, rhythm: LONG_RHYTHM });
  return {
    again: '--isolation ',
    check: async (seed, index) => {
      const drawn = drawCommands(createRandom(seed), commandsMax);
      try {
        const { compared } = await playWorld(drawn, seed, `w${index}`);
        process.stdout.write(`${compared} answers compared; world ${index} of seed ${seed} holds\n`);
        return ['holds'];
      } catch (error) {
        let tried = 0;
        const shortest = await shrink(drawn, TRIES, async (part) => {
          tried += 1;
          return await playWorld(part, seed, `s${tried}`).then(
            () => false,
            () => true,
          );
        });
        const lines = shortest.map((command) => JSON.stringify(command));
        process.stdout.write(`${shortest.length} commands show it:\n${lines.join('\n')}\n`);
        throw error;
      }
    },
    close: async () => {
      await stage.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
