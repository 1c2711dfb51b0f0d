import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CommandError } from './command.ts';
import type { Administer } from './stage.client.ts';

interface Link {
  readonly url: string;
  readonly file: string;
}

/** Writes a document's file into a new file: `to`, or its own name in this folder. An existing file is not replaced. */
export async function downloadDocument(administer: Administer, documentId: string, to: string | null) {
  const { url, file } = (await administer('documents.download', { document_id: documentId })) as Link;
  const path = to ?? file.split('/').at(-1) ?? file;
  const answer = await fetch(url);
  if (!answer.ok || answer.body === null) {
    await answer.body?.cancel();
    throw new CommandError(`The file could not be downloaded: status ${answer.status}. Try again.`);
  }
  let bytes = 0;
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        controller.enqueue(chunk);
      },
    }),
  );
  await pipeline(Readable.fromWeb(counted), createWriteStream(path, { flags: 'wx' })).catch((error: unknown) => {
    const exists = (error as { code?: unknown }).code === 'EEXIST';
    throw new CommandError(
      exists ? 'The file exists already. Name another with --to.' : 'The file could not be written.',
    );
  });
  return { file, written: path, bytes };
}
