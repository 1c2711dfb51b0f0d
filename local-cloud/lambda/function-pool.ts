import { randomUUID } from 'node:crypto';
import type { FunctionDefinition } from './function-definition.ts';
import type { Instance, Outcome } from './instance.ts';

/** The instances of one function. */
export interface FunctionPool {
  readonly definition: FunctionDefinition;
  /**
   * Runs one invocation on a free instance, a new one, or, at the bound, on the first that becomes free; callers wait
   * in order.
   */
  readonly invoke: (payload: string) => Promise<Invocation>;
  /** Ends every instance, running or not: the next invocation is a cold start. */
  readonly killAll: () => Promise<void>;
  /** Ends every instance and takes no more invocations; callers that still wait are refused. */
  readonly stop: () => Promise<void>;
  readonly coldStarts: () => number;
}

/** One invocation that has ended. */
export interface Invocation {
  readonly requestId: string;
  readonly outcome: Outcome;
}

/**
 * Grows on demand up to the function's concurrency; an instance that ended is replaced by the next call that needs one.
 */
export function createFunctionPool(definition: FunctionDefinition, start: () => Instance): FunctionPool {
  const instances = new Set<Instance>();
  const idle: Instance[] = [];
  const waiting: PromiseWithResolvers<Instance>[] = [];
  let coldStarts = 0;
  let stopped = false;

  const startOne = (): Instance => {
    const instance = start();
    instances.add(instance);
    coldStarts += 1;
    return instance;
  };
  const acquire = (): Instance | Promise<Instance> => {
    if (stopped) {
      throw stoppedError(definition);
    }
    for (let free = idle.pop(); free !== undefined; free = idle.pop()) {
      if (free.alive()) {
        return free;
      }
      instances.delete(free);
    }
    if (instances.size < definition.concurrencyMax) {
      return startOne();
    }
    const turn = Promise.withResolvers<Instance>();
    waiting.push(turn);
    return turn.promise;
  };
  const release = (instance: Instance) => {
    if (!instance.alive()) {
      instances.delete(instance);
    }
    if (stopped) {
      return;
    }
    const next = waiting.shift();
    if (next !== undefined) {
      next.resolve(instance.alive() ? instance : startOne());
    } else if (instance.alive()) {
      idle.push(instance);
    }
  };
  const killAll = async () => {
    await Promise.all([...instances].map((instance) => instance.kill()));
    for (const instance of instances) {
      if (!instance.alive()) {
        instances.delete(instance);
      }
    }
  };
  return {
    definition,
    invoke: async (payload) => {
      const requestId = randomUUID();
      const instance = await acquire();
      try {
        return { requestId, outcome: await instance.invoke(requestId, payload) };
      } finally {
        release(instance);
      }
    },
    killAll,
    stop: async () => {
      stopped = true;
      for (const turn of waiting.splice(0)) {
        turn.reject(stoppedError(definition));
      }
      await killAll();
    },
    coldStarts: () => coldStarts,
  };
}

function stoppedError(definition: FunctionDefinition): Error {
  return new Error(`The local cloud has stopped; ${definition.name} takes no more invocations.`);
}
