import { readFile } from 'node:fs/promises';
import { DOCUMENT_BYTES_MAX } from '../../shared/extraction/document-limits.ts';
import { extractDocument } from '../../shared/extraction/extract-document.ts';
import { failure } from '../../shared/extraction/extraction-failure.ts';
import { documentPassages, embeddedText, titleOf } from '../../shared/ingestion/document-passages.ts';
import { costOf } from '../../shared/pricing/cost.ts';
import { formatUsd } from '../../shared/pricing/money.ts';
import { PRICES } from '../../shared/pricing/prices.ts';
import { CommandError } from './command.ts';
import type { FoundFile } from './find-files.ts';
import type { Progress } from './progress.ts';
import type { Administer } from './stage.client.ts';

// Four bytes are a token of English text; other languages have more tokens in as many bytes, at most one for each.
const BYTES_PER_TOKEN = 4;
const READ_MS_MAX = 140_000;

interface Status {
  readonly index_generations: readonly { readonly embedding_model: string; readonly dimensions: number }[];
}

/**
 * What adding files would embed and cost, without uploading anything: they are read and cut here as the stage does it.
 * Tokens and dollars are an estimate (`usd_max`: what they cannot exceed); files that the base has already count, too.
 */
export async function estimateDocuments(administer: Administer, files: readonly FoundFile[], progress: Progress) {
  const { index_generations } = (await administer('stage.status', {})) as Status;
  const models = new Set(
    index_generations.map(({ embedding_model, dimensions }) => `${embedding_model} ${dimensions}`),
  );
  const sum = { passages: 0, bytes: 0 };
  const failed: { file: string; reason: string }[] = [];
  for (const [at, file] of files.entries()) {
    const read = await passagesOf(file);
    if ('reason' in read) {
      failed.push({ file: file.file, reason: read.reason });
    } else {
      sum.passages += read.passages;
      sum.bytes += read.bytes;
    }
    progress.show({ done: at + 1, total: files.length, failed: failed.length });
  }
  progress.end();
  const tokens = Math.ceil(sum.bytes / BYTES_PER_TOKEN);
  return {
    documents: files.length - failed.length,
    passages: sum.passages,
    input_tokens: tokens * models.size,
    usd: costAt([...models], tokens),
    usd_max: costAt([...models], sum.bytes),
    failed,
  };
}

async function passagesOf({ path, file, bytes }: FoundFile) {
  if (bytes > DOCUMENT_BYTES_MAX) {
    return { reason: failure('too_large').sentence };
  }
  const until = Date.now() + READ_MS_MAX;
  const document = await extractDocument(await readFile(path), file, () => Date.now() > until);
  if ('code' in document) {
    return { reason: document.sentence };
  }
  const place = { companyId: '', baseId: '', id: '', version: 1 };
  const passages = documentPassages(place, titleOf(document, file), document);
  if (passages === null) {
    return { reason: failure('too_much_text').sentence };
  }
  const texts = passages.map((passage) => Buffer.byteLength(embeddedText(passage)));
  return { passages: passages.length, bytes: texts.reduce((total, length) => total + length, 0) };
}

function costAt(models: readonly string[], inputTokens: number): string {
  const uses = models.map((model) => {
    const modelId = model.split(' ')[0];
    const price = PRICES.find((known) => known.modelId === modelId);
    if (price === undefined) {
      throw new CommandError('The price of the embedding model is not known here. Update this checkout.');
    }
    return { price, inputTokens, outputTokens: 0 };
  });
  return formatUsd(costOf(uses));
}
