import { parentPort, workerData } from 'node:worker_threads';
import type { ExtractedDocument } from './extracted-document.ts';
import type { ExtractionFailure } from './extraction-failure.ts';

/** The worker data that marks a thread as a document reader. */
export const READER_THREAD = 'document-reader';

/** A document to read, and the time limit for reading it. */
export interface ReadRequest {
  readonly bytes: Uint8Array;
  readonly file: string;
  readonly timeMs: number;
}

/** The result of a request; `fault` is the name of an unexpected error, without its message. */
export type ReadResult = { readonly document: ExtractedDocument | ExtractionFailure } | { readonly fault: string };

// The thread runs the same file as the function; the worker data tells them apart.
if (workerData === READER_THREAD && parentPort !== null) {
  const port = parentPort;
  // For damaged files, the PDF reader leaves rejected promises; what it could read is complete anyway.
  process.on('unhandledRejection', () => undefined);
  port.on('message', (request: ReadRequest) => void read(request).then((result) => port.postMessage(result)));
}

async function read({ bytes, file, timeMs }: ReadRequest): Promise<ReadResult> {
  const endMs = performance.now() + timeMs;
  try {
    // Only the thread reads documents, so the function starts without the readers of all formats.
    const { extractDocument } = await import('./extract-document.ts');
    return { document: await extractDocument(bytes, file, () => performance.now() > endMs) };
  } catch (error) {
    return { fault: error instanceof Error ? error.name : 'unknown' };
  }
}
