import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { ZipEntry } from '../../extraction/zip/read-zip.ts';
import { fileField } from '../file-field.ts';

/** An entry of an archive, as the document that it becomes. */
export interface PlannedEntry {
  /** The archive's file name, `/`, and the entry's path. */
  readonly file: string;
  readonly entry: ZipEntry;
}

/** Why an entry did not become a document. */
type LeftOutReason = 'name' | 'duplicate' | 'taken' | 'full';

/** How many entries did not become documents, by reason. */
export type LeftOut = Readonly<Partial<Record<LeftOutReason, number>>>;

interface Plan {
  readonly planned: readonly PlannedEntry[];
  readonly leftOut: LeftOut;
}

const REASONS: Readonly<Record<LeftOutReason, string>> = {
  name: 'with a name that is not accepted',
  duplicate: 'with the name of another file of the archive',
  taken: 'with the name of a document that the base already has',
  full: 'because the base is full',
};

/**
 * Plans the documents that the files of an archive become. Of several files with the same name the last one counts, as
 * in programs that unpack archives. A file whose name a document may not have, such as one with `..`, is left out.
 */
export function planArchive(
  archiveFile: string,
  files: readonly { readonly path: string; readonly entry: ZipEntry }[],
): Plan {
  const planned = new Map<string, PlannedEntry>();
  const leftOut = { name: 0, duplicate: 0 };
  for (const { path, entry } of files) {
    const parsed = v.safeParse(fileField, `${archiveFile}/${path}`);
    if (!parsed.success) {
      leftOut.name += 1;
    } else {
      leftOut.duplicate += planned.has(parsed.output) ? 1 : 0;
      planned.set(parsed.output, { file: parsed.output, entry });
    }
  }
  return { planned: [...planned.values()], leftOut };
}

/** A substitute for the checksum of an entry that cannot be unpacked; the same entry always has the same one. */
export function unreadableChecksum({ name, bytes, packedBytes }: ZipEntry, code: string): string {
  return createHash('sha256').update(`unreadable ${code} ${packedBytes} ${bytes} ${name}`).digest('hex');
}

/** How many entries did not become documents. */
export function countLeftOut(leftOut: LeftOut): number {
  return Object.values(leftOut).reduce((sum, count) => sum + count, 0);
}

/** A sentence that says how many entries did not become documents, and why; null when all of them did. */
export function leftOutSentence(leftOut: LeftOut): string | null {
  const parts = (Object.keys(REASONS) as LeftOutReason[])
    .filter((reason) => (leftOut[reason] ?? 0) > 0)
    .map((reason) => `${leftOut[reason]} ${REASONS[reason]}`);
  return parts.length === 0 ? null : `Files of the archive that were left out: ${parts.join(', ')}.`;
}
