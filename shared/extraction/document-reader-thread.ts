import { parentPort, workerData } from 'node:worker_threads';
import { extractDocument } from './extract-document.ts';
import type { ExtractedDocument } from './extracted-document.ts';
import type { ExtractionFailure } from './extraction-failure.ts';

/** By this a thread knows that it is to read documents, whatever else the file that it runs holds. */
export const READER_THREAD = 'document-reader';

/** One document to read, and for how long. */
export interface ReadingOrder {
  readonly bytes: Uint8Array;
  readonly file: string;
  readonly timeMs: number;
}

/** What became of an order; `fault` names an error of ours, without its words. */
export type ReadingResult = { readonly document: ExtractedDocument | ExtractionFailure } | { readonly fault: string };

// A bundle is one file, so the thread that reads runs the whole function's file again and is told apart here.
if (workerData === READER_THREAD && parentPort !== null) {
  const port = parentPort;
  // The PDF reader leaves promises of damaged files to fail unseen; what it could read is whole all the same.
  process.on('unhandledRejection', () => undefined);
  port.on('message', (order: ReadingOrder) => void read(order).then((result) => port.postMessage(result)));
}

async function read({ bytes, file, timeMs }: ReadingOrder): Promise<ReadingResult> {
  const endMs = performance.now() + timeMs;
  try {
    return { document: await extractDocument(bytes, file, () => performance.now() > endMs) };
  } catch (error) {
    return { fault: error instanceof Error ? error.name : 'unknown' };
  }
}
