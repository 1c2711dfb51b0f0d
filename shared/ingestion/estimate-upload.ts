import * as v from 'valibot';
import { notFound } from '../administration/bad-request.ts';
import { idField } from '../administration/input-fields.ts';
import { DOCUMENT_BYTES_MAX } from '../extraction/document-limits.ts';
import type { DocumentRecord } from '../knowledge/document.ts';
import type { KnowledgeBase } from '../knowledge/knowledge-base.ts';
import { costOf } from '../pricing/cost.ts';
import { formatUsd } from '../pricing/money.ts';
import { type PriceOf, requirePrice } from '../pricing/prices.ts';
import type { IndexGeneration } from '../search/passage-index-schema.ts';
import { mapConcurrently } from './map-concurrently.ts';
import { prepareUploadInput } from './prepare-upload.ts';

const FILES_MAX = 1_000;
const FILES = `files must be a list of 1 to ${FILES_MAX} files.`;
const FILE_LENGTH_MAX = 1_000;
const FILE = `file must be a string of at most ${FILE_LENGTH_MAX} characters.`;
const { bytes, checksum } = prepareUploadInput.entries;
// A name that would be refused costs nothing: no document has it.
const file = v.pipe(v.string(FILE), v.maxLength(FILE_LENGTH_MAX, FILE), v.normalize('NFC'));

/** Up to 1,000 files that somebody may upload into a base: name, size, and the SHA-256 of the bytes in hex. */
export const estimateUploadInput = v.strictObject({
  base_id: idField('base'),
  files: v.pipe(
    v.array(v.strictObject({ file, bytes, checksum }), FILES),
    v.minLength(1, FILES),
    v.maxLength(FILES_MAX, FILES),
  ),
});

type Input = v.InferOutput<typeof estimateUploadInput>;
type File = Input['files'][number];

interface Services {
  readonly bases: { readonly find: (baseId: string) => Promise<KnowledgeBase | null> };
  readonly documents: {
    readonly findByFile: (baseId: string, file: string) => Promise<DocumentRecord | null>;
    readonly list: (baseId: string, after: string | null, documentsMax: number) => Promise<readonly DocumentRecord[]>;
  };
  readonly generations: readonly IndexGeneration[];
  readonly priceOf: PriceOf;
}

const READS_AT_ONCE = 25;
const SAMPLE_MAX = 200;
const TEXT_NAME = /\.(?:txt|text|md|markdown|html?|csv|tsv|log|json|xml|ya?ml)$/i;
// Of a base that has no such document yet: four bytes of text are a token, with title and headings some more; of a PDF
// or an Office file most is not text.
const TEXT_TOKENS_PER_BYTE = 0.3;
const OTHER_TOKENS_PER_BYTE = 0.06;

/**
 * About what an upload would cost: by what documents of the base counted for their size, texts and others apart. Files
 * that the base has already with these bytes, and those that are too large, cost nothing.
 */
export async function estimateUpload(services: Services, { base_id: baseId, files }: Input) {
  if ((await services.bases.find(baseId))?.status !== 'active') {
    throw notFound('base');
  }
  const [known, sample] = await Promise.all([
    mapConcurrently(files, READS_AT_ONCE, ({ file }) => services.documents.findByFile(baseId, file)),
    services.documents.list(baseId, null, SAMPLE_MAX),
  ]);
  const isThere = ({ bytes: size, checksum: sum }: File, record: DocumentRecord | null | undefined) =>
    record?.status === 'ready' && record.bytes === size && record.checksum === sum;
  const changed = files.filter((file, at) => !isThere(file, known[at]));
  const wanted = changed.filter((file) => file.bytes <= DOCUMENT_BYTES_MAX);
  const perByte = tokensPerByte(sample);
  const tokens = wanted.reduce((sum, file) => sum + Math.ceil(file.bytes * perByte(file.file)), 0);
  return {
    files: files.length,
    bytes: wanted.reduce((sum, file) => sum + file.bytes, 0),
    unchanged: files.length - changed.length,
    too_large: changed.length - wanted.length,
    usd: costAt(services, tokens),
  };
}

// What one model counted for each byte of documents like it.
function tokensPerByte(sample: readonly DocumentRecord[]): (file: string) => number {
  const sums = { text: { tokens: 0, bytes: 0 }, other: { tokens: 0, bytes: 0 } };
  for (const { file, currentMake, currentFile } of sample) {
    const size = currentFile?.bytes ?? 0;
    if (currentMake?.inputTokens !== undefined && size > 0) {
      const sum = TEXT_NAME.test(file) ? sums.text : sums.other;
      sum.tokens += currentMake.inputTokens / Math.max(1, currentMake.indexes.length);
      sum.bytes += size;
    }
  }
  const text = sums.text.bytes === 0 ? TEXT_TOKENS_PER_BYTE : sums.text.tokens / sums.text.bytes;
  const other = sums.other.bytes === 0 ? OTHER_TOKENS_PER_BYTE : sums.other.tokens / sums.other.bytes;
  return (file) => (TEXT_NAME.test(file) ? text : other);
}

function costAt({ generations, priceOf }: Services, inputTokens: number): string {
  const models = new Map(generations.map(({ modelId, dimensions }) => [`${modelId} ${dimensions}`, modelId]));
  const uses = [...models.values()].map((modelId) => ({
    price: requirePrice(priceOf, modelId),
    inputTokens,
    outputTokens: 0,
  }));
  return formatUsd(costOf(uses));
}
