import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { FunctionDefinition } from './function-definition.ts';
import { createIdleInstances } from './idle-instances.ts';
import type { Instance, Outcome } from './instance.ts';

// Loading a bundle keeps a core busy for longer than most calls take. Loading more bundles than there are cores only
// delays them and the calls that are ready to run; ten simultaneous callers often need only three instances.
const LOADING_MAX = availableParallelism();

/** The instances of one function. */
export interface FunctionPool {
  readonly definition: FunctionDefinition;
  /**
   * Runs one invocation on a free instance or a new one. If the function's concurrency is reached, or as many instances
   * are loading as the machine has cores, callers wait in order for the first free instance.
   */
  readonly invoke: (payload: string) => Promise<Invocation>;
  /** Ends every instance, running or not: the next invocation is a cold start. */
  readonly killAll: () => Promise<void>;
  /** Ends every instance and accepts no more invocations; waiting callers are refused. */
  readonly stop: () => Promise<void>;
  readonly coldStarts: () => number;
}

/** One invocation that has ended. */
export interface Invocation {
  readonly requestId: string;
  readonly outcome: Outcome;
}

/**
 * Creates a pool that grows on demand up to the function's concurrency, by at most `loadingMax` instances at once. An
 * ended instance is replaced by the next call that needs one, and instances that were idle for a minute end, except for
 * one.
 */
export function createFunctionPool(
  definition: FunctionDefinition,
  start: () => Instance,
  loadingMax = LOADING_MAX,
): FunctionPool {
  let coldStarts = 0;
  const instances = createInstances(definition, createLoading(loadingMax), () => {
    coldStarts += 1;
    return start();
  });
  return {
    definition,
    invoke: async (payload) => {
      const requestId = randomUUID();
      const instance = await instances.acquire();
      try {
        return { requestId, outcome: await instance.invoke(requestId, payload) };
      } finally {
        instances.release(instance);
      }
    },
    killAll: instances.killAll,
    stop: instances.stop,
    coldStarts: () => coldStarts,
  };
}

/** How many instances are loading. */
interface Loading {
  readonly isFull: () => boolean;
  /** Counts an instance until it has loaded, then resolves. */
  readonly add: (loaded: Promise<void>) => Promise<void>;
}

function createLoading(max: number): Loading {
  let count = 0;
  return {
    isFull: () => count >= max,
    add: async (loaded) => {
      count += 1;
      await loaded;
      count -= 1;
    },
  };
}

// Tracks all instances, the free ones, and the callers that wait for one.
function createInstances(definition: FunctionDefinition, loading: Loading, start: () => Instance) {
  const instances = new Set<Instance>();
  const idle = createIdleInstances((instance) => {
    instances.delete(instance);
    void instance.kill();
  });
  const waiting: PromiseWithResolvers<Instance>[] = [];
  let stopped = false;

  const startOne = (): Instance => {
    const instance = start();
    instances.add(instance);
    void loading.add(instance.loaded).then(startForNext);
    return instance;
  };
  const mayStart = () => instances.size < definition.concurrencyMax && !loading.isFull();
  const startForNext = () => {
    if (!stopped && waiting.length > 0 && mayStart()) {
      waiting.shift()?.resolve(startOne());
    }
  };
  const findIdle = (): Instance | undefined => {
    const free = idle.take();
    if (free === undefined || free.alive()) {
      return free;
    }
    instances.delete(free);
    return findIdle();
  };
  const acquire = (): Instance | Promise<Instance> => {
    if (stopped) {
      throw stoppedError(definition);
    }
    const free = findIdle();
    if (free !== undefined || mayStart()) {
      return free ?? startOne();
    }
    const turn = Promise.withResolvers<Instance>();
    waiting.push(turn);
    return turn.promise;
  };
  const release = (instance: Instance) => {
    if (!instance.alive()) {
      instances.delete(instance);
      startForNext();
    } else if (waiting.length > 0) {
      waiting.shift()?.resolve(instance);
    } else if (!stopped) {
      idle.add(instance);
    }
  };
  const killAll = async () => {
    await Promise.all([...instances].map((instance) => instance.kill()));
    for (const instance of [...instances].filter((each) => !each.alive())) {
      instances.delete(instance);
    }
  };
  const stop = () => {
    stopped = true;
    idle.stop();
    for (const turn of waiting.splice(0)) {
      turn.reject(stoppedError(definition));
    }
    return killAll();
  };
  return { acquire, release, killAll, stop };
}

function stoppedError(definition: FunctionDefinition): Error {
  return new Error(`The local cloud has stopped; ${definition.name} takes no more invocations.`);
}
