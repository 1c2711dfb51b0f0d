import * as v from 'valibot';
import { idField } from '../../administration/input-fields.ts';
import { followPages } from '../../follow-pages.ts';
import type { DocumentRecord } from '../../knowledge/document.ts';
import { type BaseStore, requireBase } from '../../knowledge/knowledge-base.ts';
import type { PriceOf } from '../../pricing/prices.ts';
import { settingsOf } from '../../search/index-generation.ts';
import type { IndexGeneration } from '../../search/passage-index-schema.ts';
import { embeddingModelsOf, embeddingUsd, tokensOfOneModel } from './embedding-estimate.ts';
import { isOutdated } from './outdated.ts';

const INVALID_WHICH = 'which must be every or behind. Failed documents cannot be estimated.';

/**
 * The base whose documents would be reindexed. Failed documents cannot be estimated: their tokens were never counted.
 */
export const estimateReindexInput = v.strictObject({
  base_id: idField('base'),
  which: v.optional(
    v.pipe(
      v.picklist(['every', 'behind'], INVALID_WHICH),
      v.description('every document, or only those that the stage would index differently today; default: every'),
    ),
    'every',
  ),
});

interface Services {
  readonly bases: Pick<BaseStore, 'find'>;
  readonly documents: {
    readonly list: (baseId: string, after: string | null, documentsMax: number) => Promise<readonly DocumentRecord[]>;
  };
  readonly generations: readonly IndexGeneration[];
  readonly priceOf: PriceOf;
}

// Bounds memory use: all documents of a base are added up.
const DOCUMENTS_PER_READ = 500;
// For a document whose token count an earlier release did not store: a passage has 200 to 300 words.
const TOKENS_PER_PASSAGE = 400;

/**
 * Estimates what reindexing a base would embed and cost, from the tokens that the models counted when its documents
 * were ingested.
 */
export async function estimateReindex(
  { bases, documents, generations, priceOf }: Services,
  input: v.InferOutput<typeof estimateReindexInput>,
) {
  await requireBase(bases, input.base_id);
  const indexes = generations.map(settingsOf);
  const models = embeddingModelsOf(generations);
  const sum = { documents: 0, passages: 0, inputTokens: 0 };
  const read = (after: string | undefined) => documents.list(input.base_id, after ?? null, DOCUMENTS_PER_READ);
  for await (const records of followPages(read, nextAfter)) {
    for (const record of records) {
      if (record.currentFile !== null && (input.which === 'every' || isOutdated(record, indexes))) {
        sum.documents += 1;
        sum.passages += record.currentPassages;
        sum.inputTokens += tokensOf(record);
      }
    }
  }
  return {
    documents: sum.documents,
    passages: sum.passages,
    input_tokens: sum.inputTokens * models.length,
    usd: embeddingUsd(models, sum.inputTokens, priceOf),
  };
}

// The last document of a full read, after which the next one begins.
function nextAfter(records: readonly DocumentRecord[]): string | undefined {
  return records.length < DOCUMENTS_PER_READ ? undefined : records.at(-1)?.id;
}

// The tokens that one model counts.
function tokensOf({ currentBuild, currentPassages }: DocumentRecord): number {
  if (currentBuild?.inputTokens === undefined) {
    return currentPassages * TOKENS_PER_PASSAGE;
  }
  return Math.ceil(tokensOfOneModel(currentBuild));
}
