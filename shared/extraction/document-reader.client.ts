import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { INTERNAL_ERROR } from '../error-messages.ts';
import { ServiceError } from '../service-error.ts';
import { READER_THREAD, type ReadingOrder, type ReadingResult } from './document-reader-thread.ts';
import type { ExtractedDocument } from './extracted-document.ts';
import { type ExtractionFailure, failure } from './extraction-failure.ts';

/**
 * Reads documents apart from everything else: one that exhausts time or memory, or breaks the reader, is a failure of
 * that document.
 */
export interface DocumentReader {
  readonly read: (order: ReadingOrder, signal: AbortSignal) => Promise<ExtractedDocument | ExtractionFailure>;
}

const LIMITS = {
  heapMbMax: 1_200,
  /** The thread looks at its clock between pages; one page may take this long beyond it. */
  graceMs: 5_000,
};

type Broken = { readonly broken: 'timed_out' | 'too_complex' | 'corrupt' };

/**
 * Makes a reader that keeps one thread, started with the first document and again after one that broke it. One document
 * at a time.
 */
export function createDocumentReader(limits = LIMITS): DocumentReader {
  let thread: Worker | null = null;
  const start = () => {
    // The file that holds this very code: the module itself, or the bundle that it became part of.
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
    async read(order, signal) {
      thread ??= start();
      const reading = thread;
      reading.ref();
      const time = AbortSignal.timeout(order.timeMs + limits.graceMs);
      const result = await resultOf(reading, order, AbortSignal.any([signal, time]));
      if ('broken' in result) {
        await reading.terminate();
        return failure(result.broken);
      }
      // Between documents nothing waits for the thread.
      reading.unref();
      if ('document' in result) {
        return result.document;
      }
      throw new ServiceError('internal', INTERNAL_ERROR, { cause: 'reader_fault' });
    },
  };
}

async function resultOf(thread: Worker, order: ReadingOrder, signal: AbortSignal): Promise<ReadingResult | Broken> {
  const ended = new AbortController();
  const listening = { signal: AbortSignal.any([signal, ended.signal]) };
  try {
    const answer = once(thread, 'message', listening).then(([result]) => result as ReadingResult);
    const exit = once(thread, 'exit', listening).then((): Broken => ({ broken: 'corrupt' }));
    thread.postMessage(order);
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
