import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { INTERNAL_ERROR } from '../error-messages.ts';
import { ServiceError } from '../service-error.ts';
import { READER_THREAD, type ReadRequest, type ReadResult } from './document-reader-thread.ts';
import type { ExtractedDocument } from './extracted-document.ts';
import { type ExtractionFailure, failure } from './extraction-failure.ts';

/**
 * Reads documents in a thread of its own. One that exhausts time or memory, or breaks the reader, only fails itself.
 */
interface DocumentReader {
  readonly read: (request: ReadRequest, signal: AbortSignal) => Promise<ExtractedDocument | ExtractionFailure>;
}

const LIMITS = {
  heapMbMax: 1_200,
  /** The thread checks the time between pages; one page may take this much longer. */
  graceMs: 5_000,
};

type Broken = { readonly broken: 'timed_out' | 'too_complex' | 'corrupt' };

/**
 * Creates a reader with one thread, started for the first document and again after one that broke it. One at a time.
 */
export function createDocumentReader(limits = LIMITS): DocumentReader {
  let thread: Worker | null = null;
  const start = () => {
    // The file of this code: the module itself, or the bundle that contains it.
    const started = new Worker(new URL(import.meta.url), {
      workerData: READER_THREAD,
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMbMax },
      stdout: true,
      stderr: true,
    });
    started.on('error', () => undefined);
    started.on('exit', () => {
      if (thread === started) {
        thread = null;
      }
    });
    return started;
  };
  return {
    async read(request, signal) {
      thread ??= start();
      const reader = thread;
      reader.ref();
      const time = AbortSignal.timeout(request.timeMs + limits.graceMs);
      const result = await resultOf(reader, request, AbortSignal.any([signal, time]));
      if ('broken' in result) {
        await reader.terminate();
        return failure(result.broken);
      }
      // An idle thread does not keep the process alive.
      reader.unref();
      if ('document' in result) {
        return result.document;
      }
      throw new ServiceError('internal', INTERNAL_ERROR, { cause: 'reader_fault' });
    },
  };
}

async function resultOf(thread: Worker, request: ReadRequest, signal: AbortSignal): Promise<ReadResult | Broken> {
  const ended = new AbortController();
  const listening = { signal: AbortSignal.any([signal, ended.signal]) };
  try {
    const answer = once(thread, 'message', listening).then(([result]) => result as ReadResult);
    const exit = once(thread, 'exit', listening).then((): Broken => ({ broken: 'corrupt' }));
    thread.postMessage(request);
    return await Promise.race([answer, exit]);
  } catch (error) {
    if (signal.aborted) {
      return { broken: 'timed_out' };
    }
    const isFull = (error as { code?: unknown } | null)?.code === 'ERR_WORKER_OUT_OF_MEMORY';
    return { broken: isFull ? 'too_complex' : 'corrupt' };
  } finally {
    ended.abort();
  }
}
