import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import {
  EMBEDDING_STOPPED,
  type EmbeddingThread,
  giveBackEmbeddingThread,
  takeEmbeddingThread,
} from './embedding-thread.ts';
import { createFairQueue } from './turns/fair-queue.ts';

/** Embeds texts in separate threads, so that nothing else in the process waits. */
interface EmbeddingPool {
  /** Callers are served in turn: a question waits for one text of a document that is being ingested, not for all. */
  readonly embed: (caller: string, text: string, dimensions: number) => Promise<Float32Array>;
  readonly stop: () => Promise<void>;
}

// Each thread loads the sentence model, some 250 MB.
const THREADS_MAX = Math.min(2, availableParallelism());
// Starting a thread takes as long as embedding this many texts, so one thread finishes a few texts sooner.
const TEXTS_BEFORE_SECOND = 16;
// A vector takes 4 kB.
const CACHED_MAX = 4_096;

/** Creates a pool that starts a thread with its first text, and a second one if many texts are waiting. */
export function createEmbeddingPool(): EmbeddingPool {
  let threads: EmbeddingThread[] = [];
  const cached = new Map<string, Promise<Float32Array>>();
  const queue = createFairQueue(THREADS_MAX);
  let begun = 0;
  let stopped = false;
  const run = async (text: string, dimensions: number) => {
    if (stopped) {
      throw new Error(EMBEDDING_STOPPED);
    }
    begun += 1;
    threads = threads.filter((thread) => thread.alive());
    const idlest = threads.toSorted((a, b) => a.waiting() - b.waiting())[0];
    const threadsSuffice = threads.length === THREADS_MAX || begun <= TEXTS_BEFORE_SECOND;
    if (idlest !== undefined && (idlest.waiting() === 0 || threadsSuffice)) {
      return idlest.embed(text, dimensions);
    }
    const further = takeEmbeddingThread();
    threads.push(further);
    return further.embed(text, dimensions);
  };
  return {
    embed(caller, text, dimensions) {
      const key = createHash('sha256').update(`${dimensions} ${text}`).digest('base64');
      const vector = cached.get(key) ?? queue.run(caller, () => run(text, dimensions));
      // Moved to the end of the map: its first entry is then the least recently used.
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
      stopped = true;
      await Promise.all(threads.splice(0).map(giveBackEmbeddingThread));
    },
  };
}
