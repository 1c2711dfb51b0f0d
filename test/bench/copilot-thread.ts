import { parentPort, workerData } from 'node:worker_threads';
import type { ServiceCall } from './calls-during.ts';
import { createDirectCalls, type ServiceAccess } from './direct-calls.ts';

/** The start data of the thread: the API, the services that it uses, and the calls to make. */
export interface CopilotLoad {
  readonly url: string;
  readonly key: string;
  readonly question: string;
  readonly access: ServiceAccess;
  /** The calls that the functions make to answer the question. */
  readonly calls: readonly ServiceCall[];
}

/** How many calls to make, by how many callers at once: to the API, or directly to its services. */
export interface LoadOrder {
  readonly of: 'api' | 'services';
  readonly calls: number;
  readonly callers: number;
}

/** How long each call took, in milliseconds. */
export type LoadResult = readonly number[];

const load = workerData as CopilotLoad;
const callDirectly = createDirectCalls(load.access);

const WORK: Readonly<Record<LoadOrder['of'], () => Promise<void>>> = {
  api: async () => {
    const answer = await fetch(load.url, {
      method: 'POST',
      headers: { authorization: `Bearer ${load.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ question: load.question }),
    });
    const { grounded } = (await answer.json()) as { grounded?: boolean };
    if (answer.status !== 200 || grounded !== true) {
      throw new Error(`The API answered ${answer.status}, ${grounded}.`);
    }
  },
  services: async () => {
    for (const call of load.calls) {
      await callDirectly(call);
    }
  },
};

async function run({ of, calls, callers }: LoadOrder): Promise<LoadResult> {
  const took: number[] = [];
  let begun = 0;
  const caller = async () => {
    while (begun < calls) {
      begun += 1;
      const startedAt = performance.now();
      await WORK[of]();
      took.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return took;
}

// An error is not caught: it ends the thread, and the worker's `error` event reports it.
parentPort?.on('message', async (order: LoadOrder) => parentPort?.postMessage(await run(order)));
