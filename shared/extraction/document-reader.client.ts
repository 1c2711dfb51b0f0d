import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { INTERNAL_ERROR } from '../error-messages.ts';
import { ServiceError } from '../service-error.ts';
import { READER_THREAD, type ReadRequest, type ReadResult } from './document-reader-thread.wiring.ts';
import type { ExtractedDocument } from './extracted-document.ts';
import { type ExtractionFailure, failure } from './extraction-failure.ts';

/**
 * Reads documents in a separate thread, so that a document that exhausts time or memory, or crashes the reader, fails
 * alone.
 */
interface DocumentReader {
  /**
   * Reads a document; one that cannot be read is a failure.
   *
   * @throws ServiceError `internal` for a defect of the reader.
   */
  readonly read: (request: ReadRequest, signal: AbortSignal) => Promise<ExtractedDocument | ExtractionFailure>;
}

const LIMITS = {
  /** The heap of the thread: within the 2,048 MB of the function, in addition to what the rest of the process uses. */
  heapMbMax: 1_200,
  /** How much the process may grow during a read: unpacked data is outside the thread's heap. */
  residentMbMax: 1_200,
  /** The time limit of a document, and the time that each kB adds: a small document that takes longer is malicious. */
  smallMs: 20_000,
  msPerKb: 10,
  /** The thread checks the time between pages, so a single page may exceed its limit by this much. */
  graceMs: 5_000,
};

// Often enough that memory cannot exceed the process's limit between two checks.
const WATCH_MS = 20;

// The reason why a reader's thread was or must be ended.
type Broken = { readonly broken: 'timed_out' | 'too_complex' | 'corrupt' };

/**
 * Creates a reader with one thread, which starts with the first document and restarts after a document that broke it.
 * Reads one document at a time.
 */
export function createDocumentReader(given: Partial<typeof LIMITS> = {}): DocumentReader {
  const limits = { ...LIMITS, ...given };
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
      const ownMs = limits.smallMs + (request.bytes.length / 1_000) * limits.msPerKb;
      const timeMs = Math.ceil(Math.min(request.timeMs, ownMs));
      // Whether the document exceeded its own time limit, rather than the time limit of the request.
      const tookTooLong = (code: string) => code === 'timed_out' && timeMs < request.timeMs && !signal.aborted;
      const memory = watchMemory(limits.residentMbMax);
      const time = AbortSignal.timeout(timeMs + limits.graceMs);
      const stopped = AbortSignal.any([signal, time, memory.signal]);
      const result = await resultOf(reader, { ...request, timeMs }, stopped);
      memory.end();
      if ('broken' in result) {
        await reader.terminate();
        return failure(memory.signal.aborted || tookTooLong(result.broken) ? 'too_complex' : result.broken);
      }
      // An idle thread must not keep the process alive.
      reader.unref();
      if ('document' in result) {
        const { document } = result;
        return 'code' in document && tookTooLong(document.code) ? failure('too_complex') : document;
      }
      throw new ServiceError('internal', INTERNAL_ERROR, { cause: 'reader_fault' });
    },
  };
}

// Runs in this thread, because the reader's thread may be busy with one long step.
function watchMemory(mbMax: number): { readonly signal: AbortSignal; readonly end: () => void } {
  const full = new AbortController();
  const before = process.memoryUsage.rss();
  const timer = setInterval(() => {
    if (process.memoryUsage.rss() - before > mbMax * 1_000_000) {
      full.abort();
    }
  }, WATCH_MS);
  return { signal: full.signal, end: () => clearInterval(timer) };
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
