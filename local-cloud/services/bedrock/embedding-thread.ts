import { Worker } from 'node:worker_threads';
import type { EmbeddingResult, EmbeddingTask } from './embedding-worker.ts';

/** A worker thread that embeds one text after the other. It keeps the process alive only while texts are waiting. */
export interface EmbeddingThread {
  readonly embed: (text: string, dimensions: number) => Promise<Float32Array>;
  /** How many texts have no vector yet. */
  readonly waiting: () => number;
  readonly alive: () => boolean;
  /** Ends the thread at once; the texts still waiting are rejected. */
  readonly end: () => Promise<void>;
}

interface Waiting {
  readonly resolve: (vector: Float32Array) => void;
  readonly reject: (error: Error) => void;
}

/** The message about a text whose vector was not computed because the cloud stopped. */
export const EMBEDDING_STOPPED = 'The embedding threads were stopped.';

// Loading the model takes a second of processor time, and a vector depends only on its text, so an idle thread is kept
// for the next cloud of this process. Only one, because each takes about 250 MB.
let kept: EmbeddingThread | null = null;

/** Returns the idle thread that an earlier cloud gave back, or a new one. */
export function takeEmbeddingThread(): EmbeddingThread {
  const thread = kept;
  kept = null;
  return thread?.alive() ? thread : startThread();
}

/** Keeps an idle thread for the next cloud; ends it if texts are still waiting or if another thread is kept already. */
export async function giveBackEmbeddingThread(thread: EmbeddingThread): Promise<void> {
  if (thread.waiting() === 0 && !kept?.alive()) {
    kept = thread;
  } else {
    await thread.end();
  }
}

function startThread(): EmbeddingThread {
  // The worker needs neither the options nor the environment of this process.
  const worker = new Worker(new URL('./embedding-worker.ts', import.meta.url), { execArgv: [], env: {} });
  const waiting = new Map<number, Waiting>();
  let tasks = 0;
  let alive = true;
  let stopping = false;
  const settle = (id: number): Waiting | undefined => {
    const task = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) {
      worker.unref();
    }
    return task;
  };
  const fail = (error: Error) => {
    alive = false;
    for (const id of [...waiting.keys()]) {
      settle(id)?.reject(error);
    }
  };
  worker.on('message', (result: EmbeddingResult) => {
    const task = settle(result.id);
    if ('vector' in result) {
      task?.resolve(result.vector);
    } else {
      task?.reject(new Error(result.error));
    }
  });
  worker.on('error', fail);
  worker.on('exit', (code) =>
    fail(new Error(stopping ? EMBEDDING_STOPPED : `The embedding thread ended with ${code}.`)),
  );
  worker.unref();
  return {
    waiting: () => waiting.size,
    alive: () => alive,
    embed: (text, dimensions) => {
      const task: EmbeddingTask = { id: ++tasks, text, dimensions };
      return new Promise((resolve, reject) => {
        waiting.set(task.id, { resolve, reject });
        worker.ref();
        worker.postMessage(task);
      });
    },
    end: async () => {
      stopping = true;
      alive = false;
      await worker.terminate();
    },
  };
}
