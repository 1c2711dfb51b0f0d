import type { Upload } from './prepare-uploads.ts';

/** Returns the uploads after a retry: those that can be sent again are waiting. */
export function uploadsToRetry(uploads: readonly Upload[]): Upload[] {
  return uploads.map((upload) =>
    canBeRetried(upload) ? { ...upload, state: 'waiting', percent: 0, reason: null } : upload,
  );
}

/** Whether a file failed or was stopped, and can be sent again: one without a checksum can never be sent. */
export function canBeRetried({ state, checksum }: Upload): boolean {
  return ['failed', 'stopped'].includes(state) && checksum !== '';
}

/** How many files are not sent yet, so that they are lost when the page is left. */
export function countUnsent(uploads: readonly Upload[]): number {
  return uploads.filter(({ state }) => state === 'waiting' || state === 'sending').length;
}

/** Returns the ids of the uploads whose files are being read, by the id of the document. */
export function documentsBeingRead(uploads: readonly Upload[]): Map<string, number> {
  return new Map(
    uploads.flatMap(({ id, state, documentId }): [string, number][] =>
      state === 'reading' && documentId !== null ? [[documentId, id]] : [],
    ),
  );
}
