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
  const instances = new Instances(definition, createLoading(loadingMax), () => {
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
    killAll: () => instances.killAll(),
    stop: () => instances.stop(),
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

// All instances, the free ones, and the callers that wait for one.
class Instances {
  readonly #definition: FunctionDefinition;
  readonly #loading: Loading;
  readonly #start: () => Instance;
  readonly #all = new Set<Instance>();
  readonly #idle = createIdleInstances((instance) => {
    this.#all.delete(instance);
    void instance.kill();
  });
  readonly #waiting: PromiseWithResolvers<Instance>[] = [];
  #isStopped = false;

  constructor(definition: FunctionDefinition, loading: Loading, start: () => Instance) {
    this.#definition = definition;
    this.#loading = loading;
    this.#start = start;
  }

  acquire(): Instance | Promise<Instance> {
    if (this.#isStopped) {
      throw stoppedError(this.#definition);
    }
    const free = this.#findIdle();
    if (free !== undefined || this.#mayStart()) {
      return free ?? this.#startOne();
    }
    const turn = Promise.withResolvers<Instance>();
    this.#waiting.push(turn);
    return turn.promise;
  }

  release(instance: Instance): void {
    if (!instance.alive()) {
      this.#all.delete(instance);
      this.#startForNext();
    } else if (this.#waiting.length > 0) {
      this.#waiting.shift()?.resolve(instance);
    } else if (!this.#isStopped) {
      this.#idle.add(instance);
    }
  }

  async killAll(): Promise<void> {
    await Promise.all([...this.#all].map((instance) => instance.kill()));
    for (const instance of [...this.#all].filter((each) => !each.alive())) {
      this.#all.delete(instance);
    }
  }

  stop(): Promise<void> {
    this.#isStopped = true;
    this.#idle.stop();
    for (const turn of this.#waiting.splice(0)) {
      turn.reject(stoppedError(this.#definition));
    }
    return this.killAll();
  }

  #findIdle(): Instance | undefined {
    const free = this.#idle.take();
    if (free === undefined || free.alive()) {
      return free;
    }
    this.#all.delete(free);
    return this.#findIdle();
  }

  #mayStart(): boolean {
    return this.#all.size < this.#definition.concurrencyMax && !this.#loading.isFull();
  }

  #startOne(): Instance {
    const instance = this.#start();
    this.#all.add(instance);
    void this.#loading.add(instance.loaded).then(() => this.#startForNext());
    return instance;
  }

  #startForNext(): void {
    if (!this.#isStopped && this.#waiting.length > 0 && this.#mayStart()) {
      this.#waiting.shift()?.resolve(this.#startOne());
    }
  }
}

function stoppedError(definition: FunctionDefinition): Error {
  return new Error(`The local cloud has stopped; ${definition.name} takes no more invocations.`);
}
