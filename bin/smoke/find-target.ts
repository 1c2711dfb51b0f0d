import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CommandError, type StageFlags } from '../admin/command.ts';
import { accessTo, openStage, type StageAccess, stageOutput } from '../admin/stage.client.ts';
import type { SmokeTarget } from './target.ts';
import { readTestKey } from './test-key.client.ts';

/** The options on the command line and in the environment. */
export interface SmokeOptions {
  readonly stage: string;
  readonly data: string;
  /** The URL and key of any other stage: both or neither. */
  readonly baseUrl: string | undefined;
  readonly key: string | undefined;
}

// Half a minute: as long as a deployment's event needs to arrive, with a margin.
const TRIES_MAX = 15;
const WAIT_MS = 2_000;

/**
 * Returns the API and the key that the environment names, or else the stage with its own test key, which is created if
 * it is missing.
 *
 * @throws CommandError with a sentence that says what is missing.
 */
export async function findTarget({ stage, data, baseUrl, key }: SmokeOptions): Promise<SmokeTarget> {
  if ((baseUrl === undefined) !== (key === undefined)) {
    throw new CommandError('Set both BASE_URL and KC_API_KEY, or neither.');
  }
  if (baseUrl !== undefined && key !== undefined) {
    return { baseUrl: baseUrl.replace(/\/+$/, ''), key, hasOwnBase: false };
  }
  const flags = flagsOf(stage, data);
  const { config } = await accessTo(flags);
  const [ownUrl, secret] = await Promise.all([
    stage === 'local' ? localBaseUrl(data) : stageOutput(config, stage, { part: 'Api', output: 'BaseUrl' }),
    stageOutput(config, stage, { part: 'Background', output: 'SmokeTestSecret' }),
  ]);
  const ownKey = (await readTestKey(config, stage, secret)) ?? (await seedKey(flags, config, secret));
  return { baseUrl: ownUrl, key: ownKey, hasOwnBase: true };
}

/** The problems that `stage status` reports, one line each; [] for an API that was given by URL and key. */
export async function stageProblems({ stage, data, baseUrl }: SmokeOptions): Promise<string[]> {
  if (baseUrl !== undefined) {
    return [];
  }
  const administer = await openStage(flagsOf(stage, data));
  const { problems } = (await administer('stage.status', {})) as { problems: readonly { what: string; do: string }[] };
  return problems.map((problem) => `${problem.what} ${problem.do}`);
}

function flagsOf(stage: string, data: string): StageFlags {
  return { stage, data, actor: null };
}

async function localBaseUrl(data: string): Promise<string> {
  return JSON.parse(await readFile(join(data, 'cloud.json'), 'utf8')).base_url;
}

// The deployment's event creates the key seconds later; if the event was lost, the key is created now.
async function seedKey(flags: StageFlags, config: StageAccess['config'], secret: string): Promise<string> {
  const administer = await openStage(flags);
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    await administer('stage.seed-smoke-test', {}).catch((error: unknown) => {
      if (!(error instanceof CommandError)) {
        throw error;
      }
    });
    const key = await readTestKey(config, flags.stage, secret);
    if (key !== null) {
      return key;
    }
    await pause(WAIT_MS);
  }
  throw new CommandError(
    'The stage has no test key, and none could be created. Run stage status to see what is wrong.',
  );
}
