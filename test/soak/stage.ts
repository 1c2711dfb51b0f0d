import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Administer, openStage } from '../../bin/admin/stage.client.ts';
import { BASE_PATH } from '../../functions/endpoints.ts';
import { STAGES } from '../../lib/stages.ts';
import { createSignedFetch } from '../../shared/aws/signed-fetch.client.ts';
import { startCloudProcess } from './cloud-process.ts';
import type { Footprint } from './serve.ts';

/** A local stage in its own process, which can be killed and started again on the same data. */
export interface SoakStage {
  /** The whole address of a path of the public API. */
  readonly urlOf: (path: string) => string;
  readonly administer: Administer;
  readonly functions: () => readonly string[];
  /** Ends every instance of a function at once, running or not. */
  readonly killFunction: (name: string) => Promise<void>;
  /** Ends the whole cloud by SIGKILL, and starts it again on the same data. */
  readonly killAndStart: () => Promise<void>;
  /**
   * Moves the cloud's clock, so that messages of killed functions become visible again and their reservations expire.
   */
  readonly moveClock: (ms: number) => Promise<void>;
  /** Runs housekeeping to its end, as the schedule does every hour. */
  readonly housekeep: () => Promise<void>;
  readonly footprint: () => Promise<Footprint>;
  /** Every passage of a company that the index holds. */
  readonly indexedPassages: (companyId: string) => Promise<IndexedPassage[]>;
  /** Everything that functions and cloud wrote: logs and the standard streams. */
  readonly written: () => Promise<string>;
  /** How often the cloud has crashed. */
  readonly crashes: () => number;
  readonly stop: () => Promise<void>;
}

/** Where a passage of the index comes from. */
interface IndexedPassage {
  readonly documentId: string;
  readonly version: number;
}

/** Starts the stage of an assembly on a data folder. */
export async function startSoakStage(assembly: string, data: string): Promise<SoakStage> {
  let streams = '';
  let crashes = 0;
  const start = async () => {
    const keep = (text: string) => {
      streams += text;
    };
    const process = await startCloudProcess(assembly, data, { keep });
    void process.ended.then((how) => {
      crashes += how === 'crashed' ? 1 : 0;
    });
    return { process, administer: await openStage({ stage: 'local', data, actor: 'soak' }) };
  };
  let running = await start();
  return {
    urlOf: (path) => `${running.process.baseUrl}${BASE_PATH}${path}`,
    administer: (operation, input) => running.administer(operation, input),
    functions: () => running.process.functions,
    killFunction: async (name) => {
      await running.process.run({ do: 'kill-function', name });
    },
    killAndStart: async () => {
      await running.process.kill();
      running = await start();
    },
    moveClock: async (ms) => {
      await running.process.run({ do: 'move-clock', ms });
    },
    housekeep: async () => {
      await running.process.run({ do: 'housekeep' });
    },
    footprint: async () => (await running.process.run({ do: 'measure' })) as Footprint,
    indexedPassages: (companyId) => readPassages(data, companyId),
    written: async () => {
      const names = ['functions.log', 'local-cloud.log'];
      const logs = await Promise.all(names.map((name) => readFile(join(data, name), 'utf8').catch(() => '')));
      return [streams, ...logs].join('\n');
    },
    crashes: () => crashes,
    stop: () => running.process.stop(),
  };
}

// Reads with the rights of an operator. A company of the soak has far fewer passages than one response can contain.
async function readPassages(data: string, companyId: string): Promise<IndexedPassage[]> {
  const access = JSON.parse(await readFile(join(data, 'cloud.json'), 'utf8'));
  const signedFetch = createSignedFetch('aoss', {
    AWS_REGION: access.region,
    AWS_ACCESS_KEY_ID: access.access_key_id,
    AWS_SECRET_ACCESS_KEY: access.secret_access_key,
  });
  const answer = await signedFetch({
    method: 'POST',
    url: `${access.endpoint}/${STAGES.local.indexGenerations[0].name}/_search`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      size: 1_000,
      _source: ['documentId', 'version'],
      query: { bool: { filter: [{ term: { companyId } }] } },
    }),
    signal: AbortSignal.timeout(30_000),
  });
  if (!answer.ok) {
    throw new Error(`The index answered ${answer.status}: ${await answer.text()}`);
  }
  const { hits } = (await answer.json()) as { hits: { hits: { _source: IndexedPassage }[] } };
  return hits.hits.map(({ _source }) => _source);
}
