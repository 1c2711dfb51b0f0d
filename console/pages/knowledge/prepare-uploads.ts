import type { Call } from '../../api/calls.ts';
import { nanoOfUsd } from '../../parts/money.ts';
import { size } from '../../parts/numbers.ts';
import { Problem, problemOf } from '../../session/problem.ts';
import { knowledgeTexts } from '../../texts/knowledge.ts';

/** A file that was chosen or dropped, with its path inside the folder. */
export interface ChosenFile {
  readonly path: string;
  readonly file: File;
}

/** A file that is being uploaded. */
export interface Upload {
  /** Its index among the chosen files. */
  readonly id: number;
  readonly path: string;
  readonly file: File;
  readonly checksum: string;
  readonly state: 'waiting' | 'sending' | 'reading' | 'ready' | 'unchanged' | 'failed' | 'stopped';
  readonly percent: number;
  readonly reason: string | null;
  readonly documentId: string | null;
}

const HEX = 16;
// The maximum number of files that one call of the API estimates.
const ESTIMATED_AT_ONCE = 1_000;
// The maximum size of a document in a format of plain text, and the names of files in these formats.
const TEXT_BYTES_MAX = 10 * 1_048_576;
const TEXT_NAME = /\.(?:txt|text|log|md|markdown|mdown|csv|tsv|x?html?|xht|json|jsonl|ndjson|ya?ml)$/i;
const { upload: texts } = knowledgeTexts;

interface Preparation {
  /** The maximum size of one document, in bytes. */
  readonly bytesMax: number;
  /** The file name extensions of formats that cannot be read, each with its format. */
  readonly unreadable: Readonly<Record<string, string>>;
  readonly onProgress: (done: number) => void;
}

/**
 * Checks which of the chosen files can be sent, and computes their checksums, by which the API recognizes files that
 * are already uploaded.
 */
export async function prepareUploads(
  files: readonly ChosenFile[],
  { bytesMax, unreadable, onProgress }: Preparation,
): Promise<Upload[]> {
  const uploads: Upload[] = [];
  const paths = new Set<string>();
  for (const { path: chosen, file } of files) {
    const path = chosen.normalize('NFC');
    const common = { id: uploads.length, path, file, percent: 0, documentId: null } as const;
    const flaw =
      formatFlaw(path, unreadable) ??
      flawOf(file, { bytesMax: bytesMaxOf(path, bytesMax), isRepeated: paths.has(path) });
    // A file that cannot be sent is not read: it may be larger than the browser's memory.
    const checksum = flaw === null ? await checksumOf(file).catch((thrown) => problemOf(thrown)) : '';
    if (typeof checksum !== 'string') {
      uploads.push({ ...common, checksum: '', state: 'failed', reason: checksum.message });
    } else {
      uploads.push({ ...common, checksum, state: flaw === null ? 'waiting' : 'failed', reason: flaw });
      paths.add(path);
    }
    onProgress(uploads.length);
  }
  return uploads;
}

// The stage judges a document by its content, so a name counts only if its ending belongs to no readable format.
function formatFlaw(path: string, unreadable: Preparation['unreadable']): string | null {
  const ending = /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  const format = Object.hasOwn(unreadable, ending) ? unreadable[ending] : undefined;
  return format === undefined ? null : texts.unreadableFormat(ending, format);
}

function bytesMaxOf(path: string, bytesMax: number): number {
  return TEXT_NAME.test(path) ? Math.min(TEXT_BYTES_MAX, bytesMax) : bytesMax;
}

function flawOf(
  { size: bytes }: File,
  { bytesMax, isRepeated }: { readonly bytesMax: number; readonly isRepeated: boolean },
): string | null {
  if (isRepeated) {
    return texts.repeated;
  }
  if (bytes === 0) {
    return texts.empty;
  }
  return bytes > bytesMax ? texts.tooLarge(size(bytesMax)) : null;
}

// The SHA-256 of a file in lower-case hexadecimal, as the API expects it.
async function checksumOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer().catch(() => Promise.reject(new Problem(-1, texts.unreadable)));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(HEX).padStart(2, '0')).join('');
}

/** What an upload would send and cost. */
export interface UploadPlan {
  readonly files: number;
  readonly bytes: number;
  /** The ids of the files that are already uploaded. */
  readonly unchanged: ReadonlySet<number>;
  /** Null when there is no estimate. */
  readonly nanoUsd: bigint | null;
}

/**
 * Asks what uploading the waiting files would cost and which of them the API already has, in as many calls as their
 * number requires. If one of the calls fails, there is no estimate, and all files count as new.
 */
export async function planUploads(uploads: readonly Upload[], call: Call, baseId: string): Promise<UploadPlan> {
  const waiting = uploads.filter(({ state }) => state === 'waiting');
  const plan = { files: waiting.length, bytes: waiting.reduce((sum, { file }) => sum + file.size, 0) };
  const unchanged = new Set<number>();
  const estimate = { files: 0, bytes: 0, nanoUsd: 0n };
  for (let at = 0; at < waiting.length; at += ESTIMATED_AT_ONCE) {
    const asked = waiting.slice(at, at + ESTIMATED_AT_ONCE);
    const files = asked.map(({ path, file, checksum }) => ({ file: path, bytes: file.size, checksum }));
    const part = await call('documents.estimate', { base_id: baseId, files }).catch(() => null);
    if (part === null) {
      return { ...plan, unchanged: new Set(), nanoUsd: null };
    }
    estimate.files += part.files - part.unchanged.length - part.too_large;
    estimate.bytes += part.bytes;
    estimate.nanoUsd += nanoOfUsd(part.usd);
    for (const { id } of asked.filter((_, place) => part.unchanged.includes(place))) {
      unchanged.add(id);
    }
  }
  return { ...estimate, unchanged };
}
