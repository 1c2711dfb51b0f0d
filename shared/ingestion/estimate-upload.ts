import * as v from 'valibot';
import { idField } from '../administration/input-fields.ts';
import { bytesMaxOf } from '../extraction/document-limits.ts';
import type { DocumentRecord } from '../knowledge/document.ts';
import { type BaseStore, requireBase } from '../knowledge/knowledge-base.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import type { PriceOf } from '../pricing/prices.ts';
import type { IndexGeneration } from '../search/passage-index-schema.ts';
import { prepareUploadInput } from './prepare-upload.ts';
import { embeddingModelsOf, embeddingUsd, tokensOfOneModel } from './renewal/embedding-estimate.ts';

// Each file is a read of the table: with 25 at a time, a thousand take about a second.
const FILES_MAX = 1_000;
const INVALID_FILES = `files must be a list of 1 to ${FILES_MAX} files.`;
// Longer than a file name may be (file-field.ts): one that is too long is estimated, and refused when it is uploaded.
const FILE_LENGTH_MAX = 1_000;
const INVALID_FILE = `file must be a string of at most ${FILE_LENGTH_MAX} characters.`;
const { bytes: bytesField, checksum: checksumField } = prepareUploadInput.entries;
// A name that an upload would refuse is estimated too: it is only looked up, and no document has it.
const anyFileField = v.pipe(v.string(INVALID_FILE), v.maxLength(FILE_LENGTH_MAX, INVALID_FILE), v.normalize('NFC'));

/** Up to 1,000 files to be uploaded to a base: name, size, and the SHA-256 of the bytes in hex. */
export const estimateUploadInput = v.strictObject({
  base_id: idField('base'),
  files: v.pipe(
    v.array(v.strictObject({ file: anyFileField, bytes: bytesField, checksum: checksumField }), INVALID_FILES),
    v.minLength(1, INVALID_FILES),
    v.maxLength(FILES_MAX, INVALID_FILES),
  ),
});

type Input = v.InferOutput<typeof estimateUploadInput>;
type File = Input['files'][number];

interface Services {
  readonly bases: Pick<BaseStore, 'find'>;
  readonly documents: {
    readonly findByFile: (baseId: string, file: string) => Promise<DocumentRecord | null>;
    readonly list: (baseId: string, after: string | null, documentsMax: number) => Promise<readonly DocumentRecord[]>;
  };
  readonly generations: readonly IndexGeneration[];
  readonly priceOf: PriceOf;
}

// Each file is looked up on its own, with this many reads of the table at a time.
const READS_AT_ONCE = 25;
// Enough documents for an average by kind of file, and one page of a query.
const SAMPLE_MAX = 200;
const KINDS = [
  ['text', /\.(?:txt|text|md|markdown|csv|tsv|log|json|xml|ya?ml)$/i],
  ['page', /\.(?:x?html?)$/i],
  ['pdf', /\.pdf$/i],
  ['word', /\.do[ct][xm]$/i],
  ['sheet', /\.xl[st][xm]$/i],
  ['slides', /\.p[po][tsw][xm]$/i],
  ['archive', /\.zip$/i],
] as const;
type Kind = (typeof KINDS)[number][0] | 'other';
// Used for kinds of file that the base does not have yet. A token is about four bytes of text, or fewer with title and
// headings. Most bytes of a page or a PDF are not text, and a compressed format has more text per byte.
const TOKENS_PER_BYTE: Readonly<Record<Kind, number>> = {
  ...{ text: 0.3, page: 0.15, pdf: 0.06, word: 0.3, sheet: 0.4, slides: 0.1 },
  ...{ archive: 0.5, other: 0.06 },
};

/**
 * Estimates the cost of an upload from the number of tokens per byte in the base's documents, by kind of file. Files
 * that are too large cost nothing, and neither do those that the base already has with the same bytes, whose positions
 * in the list are returned as `unchanged`.
 *
 * @throws `not_found` for a base that does not exist.
 */
export async function estimateUpload(services: Services, { base_id: baseId, files }: Input) {
  await requireBase(services.bases, baseId);
  const [known, sample] = await Promise.all([
    mapConcurrently(files, READS_AT_ONCE, ({ file }) => services.documents.findByFile(baseId, file)),
    services.documents.list(baseId, null, SAMPLE_MAX),
  ]);
  const isUnchanged = ({ bytes, checksum }: File, at: number) => {
    const record = known[at];
    return record?.status === 'ready' && record.bytes === bytes && record.checksum === checksum;
  };
  const changed = files.filter((file, at) => !isUnchanged(file, at));
  const wanted = changed.filter((file) => file.bytes <= bytesMaxOf(file.file));
  const perByte = tokensPerByte(sample);
  const tokens = wanted.reduce((sum, file) => sum + Math.ceil(file.bytes * perByte(file.file)), 0);
  return {
    files: files.length,
    bytes: wanted.reduce((sum, file) => sum + file.bytes, 0),
    unchanged: files.flatMap((file, at) => (isUnchanged(file, at) ? [at] : [])),
    too_large: changed.length - wanted.length,
    usd: embeddingUsd(embeddingModelsOf(services.generations), tokens, services.priceOf),
  };
}

// The tokens per byte that one model counted in files of the same kind; for an archive, per packed byte.
function tokensPerByte(sample: readonly DocumentRecord[]): (file: string) => number {
  const sums = new Map<Kind, { tokens: number; bytes: number }>();
  const add = (file: string, tokens: number, bytes: number) => {
    const sum = sums.get(kindOf(file));
    sums.set(
      kindOf(file),
      sum === undefined ? { tokens, bytes } : { tokens: sum.tokens + tokens, bytes: sum.bytes + bytes },
    );
  };
  for (const record of sample) {
    const tokens = tokensOf(record, sample);
    // The documents of an archive count as part of it.
    if (tokens !== null && record.archive === null && record.currentFile !== null) {
      add(record.file, tokens, record.currentFile.bytes);
    }
  }
  return (file) => {
    const sum = sums.get(kindOf(file));
    return sum === undefined || sum.bytes === 0 ? TOKENS_PER_BYTE[kindOf(file)] : sum.tokens / sum.bytes;
  };
}

// Null when the count is not known: then the bytes are not counted either.
function tokensOf({ id, entries, currentBuild }: DocumentRecord, sample: readonly DocumentRecord[]): number | null {
  if (entries === null) {
    return currentBuild?.inputTokens === undefined ? null : tokensOfOneModel(currentBuild);
  }
  const own = sample.filter((one) => one.archive === id).map((one) => tokensOf(one, []));
  const counts = own.filter((tokens) => tokens !== null);
  const isKnown = own.length > 0 && own.length === entries.documents && counts.length === own.length;
  return isKnown ? counts.reduce((sum, tokens) => sum + tokens, 0) : null;
}

function kindOf(file: string): Kind {
  return KINDS.find(([, pattern]) => pattern.test(file))?.[0] ?? 'other';
}
