import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { bytesMaxOf, DOCUMENT_BYTES_MAX } from '../../shared/extraction/document-limits.ts';
import { extractDocument } from '../../shared/extraction/extract-document.ts';
import { failure } from '../../shared/extraction/extraction-failure.ts';
import { openArchive } from '../../shared/extraction/zip/open-archive.ts';
import { leftOutSentence, planArchive } from '../../shared/ingestion/archives/plan-archive.ts';
import { documentPassages, titleOf } from '../../shared/ingestion/document-passages.ts';
import { fileField } from '../../shared/ingestion/file-field.ts';
import { embeddingModelsOf } from '../../shared/ingestion/renewal/embedding-estimate.ts';
import { costOf } from '../../shared/pricing/cost.ts';
import { formatUsd } from '../../shared/pricing/money.ts';
import { PRICES, type Price } from '../../shared/pricing/prices.ts';
import { embeddedText } from '../../shared/search/passage.ts';
import { CommandError } from './command.ts';
import { estimateTokens } from './estimate-tokens.ts';
import type { FoundFile } from './find-files.ts';
import type { Progress } from './progress.ts';
import type { Administer } from './stage.client.ts';

// The time that the stage has for reading a file (read-version.ts): a file that takes longer also fails there.
const READ_MS_MAX = 140_000;

interface Status {
  readonly index_generations?: readonly { readonly embedding_model: string; readonly dimensions: number }[];
}

/**
 * Estimates how much adding files would embed and cost, without uploading anything: files are read and split here,
 * exactly as the stage does it. Tokens and dollars are estimates, and `usd_max` is an upper bound of the cost. Files
 * that the base already has are counted too.
 *
 * @throws CommandError when the models or their prices are not known.
 */
export async function estimateDocuments(administer: Administer, files: readonly FoundFile[], progress: Progress) {
  const { index_generations } = (await administer('stage.status', {})) as Status;
  if (index_generations === undefined) {
    throw new CommandError('The stage cannot report its embedding models right now. Try again.');
  }
  const models = embeddingModelsOf(
    index_generations.map(({ embedding_model: modelId, dimensions }) => ({ modelId, dimensions })),
  );
  const sum = { passages: 0, tokens: 0, bytes: 0 };
  let documents = 0;
  const failed: { file: string; reason: string }[] = [];
  for (const [at, file] of files.entries()) {
    for await (const read of countFile(file)) {
      if ('reason' in read) {
        failed.push(read);
      } else {
        documents += 1;
        sum.passages += read.passages;
        sum.tokens += read.tokens;
        sum.bytes += read.bytes;
      }
    }
    progress.show({ done: at + 1, total: files.length, failed: failed.length });
  }
  progress.end();
  return {
    documents,
    passages: sum.passages,
    input_tokens: sum.tokens * models.length,
    usd: costAt(models, sum.tokens, 'lowest'),
    // A text has at most as many tokens as bytes.
    usd_max: costAt(models, sum.bytes, 'highest'),
    failed,
  };
}

type Read =
  | { readonly file: string; readonly reason: string }
  | { readonly passages: number; readonly tokens: number; readonly bytes: number };

// Yields one result for a file; for an archive, one for each of its files, and the reason why some are left out.
async function* countFile({ path, file, bytes, unreadable }: FoundFile): AsyncGenerator<Read> {
  if (unreadable !== undefined) {
    yield { file, reason: unreadable };
    return;
  }
  const [issue] = v.safeParse(fileField, file).issues ?? [];
  if (issue !== undefined) {
    yield { file, reason: issue.message };
    return;
  }
  if (bytes > bytesMaxOf(file)) {
    yield { file, reason: failure(bytes > DOCUMENT_BYTES_MAX ? 'too_large' : 'text_too_large').sentence };
    return;
  }
  const content = await readFile(path);
  const own = await countContent(content, file);
  if (own !== 'archive') {
    yield own;
    return;
  }
  const archive = openArchive(content);
  const { planned, leftOut } = planArchive(file, archive.files);
  const reason = leftOutSentence(leftOut);
  if (reason !== null) {
    yield { file, reason };
  }
  for (const { file: name, entry } of planned) {
    const unpacked = archive.read(entry);
    const read = 'code' in unpacked ? { file: name, reason: unpacked.sentence } : await countContent(unpacked, name);
    yield read === 'archive' ? { file: name, reason: failure('nested_archive').sentence } : read;
  }
}

// Counts the passages of one file's content, and the tokens and bytes to embed.
async function countContent(content: Uint8Array, file: string): Promise<Read | 'archive'> {
  const until = Date.now() + READ_MS_MAX;
  const document = await extractDocument(content, file, () => Date.now() > until);
  if ('code' in document) {
    return { file, reason: document.sentence };
  }
  if (document.type === 'zip') {
    return 'archive';
  }
  const place = { companyId: '', baseId: '', id: '', version: 1 };
  const passages = documentPassages(place, titleOf(document, file), document);
  if (passages === null) {
    return { file, reason: failure('too_much_text').sentence };
  }
  const sum = { passages: passages.length, tokens: 0, bytes: 0 };
  for (const text of passages.map(embeddedText)) {
    sum.tokens += estimateTokens(text);
    sum.bytes += Buffer.byteLength(text);
  }
  return sum;
}

// A price depends on the Region of the stage, which is not known here: the lowest for an estimate, the highest for an
// upper bound.
function costAt(models: readonly string[], inputTokens: number, which: 'lowest' | 'highest'): string {
  const uses = models.map((modelId) => {
    const prices = PRICES.filter((known) => known.modelId === modelId).toSorted(byInputPrice);
    const price = which === 'lowest' ? prices[0] : prices.at(-1);
    if (price === undefined) {
      throw new CommandError('The price of the embedding model is not known here. Update this checkout.');
    }
    return { price, inputTokens, outputTokens: 0 };
  });
  return formatUsd(costOf(uses));
}

function byInputPrice(one: Price, other: Price): number {
  return Number(one.inputPico - other.inputPico);
}
