import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { EmbeddingResult, EmbeddingTask } from './embedding-worker.ts';
import { createFairQueue } from './fair-queue.ts';

/** Turns texts into vectors in threads of their own, so that nothing else in the process waits. */
interface EmbeddingPool {
  /** Callers are served in turn: a question waits for one text of a document that is being ingested, not for all. */
  readonly embed: (caller: string, text: string, dimensions: number) => Promise<Float32Array>;
  readonly stop: () => Promise<void>;
}

// A thread takes some 250 MB.
const WORKERS_MAX = Math.min(2, availableParallelism());
// 4 kB each.
const CACHED_MAX = 4_096;

interface PoolWorker {
  readonly thread: Worker;
  readonly waiting: Map<number, { resolve: (vector: Float32Array) => void; reject: (error: Error) => void }>;
}

/** A pool that starts its first thread with the first text and the second when texts queue up. */
export function createEmbeddingPool(): EmbeddingPool {
  const workers: PoolWorker[] = [];
  const cached = new Map<string, Promise<Float32Array>>();
  const queue = createFairQueue(WORKERS_MAX);
  let tasks = 0;
  const run = (text: string, dimensions: number) => {
    const idlest = workers.toSorted((a, b) => a.waiting.size - b.waiting.size)[0];
    const crowded = idlest === undefined || (idlest.waiting.size > 0 && workers.length < WORKERS_MAX);
    const worker = crowded ? startWorker(workers) : idlest;
    const task: EmbeddingTask = { id: ++tasks, text, dimensions };
    return new Promise<Float32Array>((resolve, reject) => {
      worker.waiting.set(task.id, { resolve, reject });
      worker.thread.ref();
      worker.thread.postMessage(task);
    });
  };
  return {
    embed(caller, text, dimensions) {
      const key = createHash('sha256').update(`${dimensions} ${text}`).digest('base64');
      const vector = cached.get(key) ?? queue.run(caller, () => run(text, dimensions));
      // Put at the end again: the first of the map is then the one that was not asked for longest.
      cached.delete(key);
      cached.set(key, vector);
      const [oldest] = cached.keys();
      if (cached.size > CACHED_MAX && oldest !== undefined) {
        cached.delete(oldest);
      }
      vector.catch(() => cached.delete(key));
      return vector;
    },
    stop: async () => {
      await Promise.all(workers.splice(0).map(({ thread }) => thread.terminate()));
    },
  };
}

function startWorker(workers: PoolWorker[]): PoolWorker {
  // Neither the options nor the environment of this process: the worker needs none of them.
  const thread = new Worker(new URL('./embedding-worker.ts', import.meta.url), { execArgv: [], env: {} });
  const worker: PoolWorker = { thread, waiting: new Map() };
  const settle = (id: number) => {
    const task = worker.waiting.get(id);
    worker.waiting.delete(id);
    if (worker.waiting.size === 0) {
      thread.unref();
    }
    return task;
  };
  const fail = (error: Error) => {
    workers.splice(workers.indexOf(worker), 1);
    for (const id of [...worker.waiting.keys()]) {
      settle(id)?.reject(error);
    }
  };
  thread.on('message', (result: EmbeddingResult) => {
    const task = settle(result.id);
    if ('vector' in result) {
      task?.resolve(result.vector);
    } else {
      task?.reject(new Error(result.error));
    }
  });
  thread.on('error', fail);
  thread.on('exit', (code) => {
    if (workers.includes(worker)) {
      fail(new Error(`The embedding thread ended with ${code}.`));
    }
    for (const id of [...worker.waiting.keys()]) {
      settle(id)?.reject(new Error('The embedding threads were stopped.'));
    }
  });
  workers.push(worker);
  return worker;
}
