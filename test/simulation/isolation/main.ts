import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { synthesize } from '../../../bin/start/synthesize.ts';
import { createRandom } from '../../harness/random.ts';
import { type Command, drawCommands } from './commands.ts';
import { LONG_RHYTHM, play } from './play.ts';
import { shrink } from './shrink.ts';
import { type Stage, startStage } from './stage.ts';

const TRIES = 60;

/** Options of a simulation. */
interface Simulated {
  readonly worlds: number;
  readonly seed: number;
  readonly commands: number;
}

/**
 * Runs worlds on one local cloud and compares every answer with the model. At the first difference, returns false and
 * prints the seed and the shortest list of commands found that reproduces it.
 */
export async function simulateIsolation({ worlds, seed, commands }: Simulated): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'isolation-'));
  const assembly = join(folder, 'assembly');
  await synthesize('local', assembly);
  const stage = await startStage(assembly, join(folder, 'data'));
  try {
    for (let index = 0; index < worlds; index += 1) {
      const drawn = drawCommands(createRandom(seed + index), commands);
      const failure = await failureOf(stage, drawn, { seed: seed + index, name: `w${index}` });
      if (failure !== null) {
        process.stdout.write(
          `broken at world ${index}: ${failure}\nagain: --isolation --schedules 1 --seed ${seed + index}\n`,
        );
        await printShortest(stage, drawn, seed + index);
        return false;
      }
      process.stdout.write(`world ${index} of seed ${seed + index} holds\n`);
    }
    return true;
  } finally {
    await stage.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function failureOf(
  stage: Stage,
  commands: readonly Command[],
  world: { readonly seed: number; readonly name: string },
): Promise<string | null> {
  try {
    const { compared } = await play(stage, commands, { ...world, rhythm: LONG_RHYTHM });
    process.stdout.write(`${compared} answers compared; `);
    return null;
  } catch (error) {
    return error instanceof Error && error.name === 'Violation' ? error.message : String((error as Error).stack);
  }
}

async function printShortest(stage: Stage, commands: readonly Command[], seed: number): Promise<void> {
  let tried = 0;
  let last = '';
  const shortest = await shrink(commands, TRIES, async (part) => {
    tried += 1;
    const failure = await failureOf(stage, part, { seed, name: `s${tried}` });
    last = failure ?? last;
    return failure !== null;
  });
  const lines = shortest.map((command) => JSON.stringify(command));
  process.stdout.write(`\n${shortest.length} commands show it:\n${lines.join('\n')}\n${last}\n`);
}
