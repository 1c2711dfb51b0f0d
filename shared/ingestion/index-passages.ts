import { INDEX_UNAVAILABLE, INTERNAL_ERROR } from '../error-messages.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { passageTokensMax } from '../pricing/token-bound.ts';
import type { GenerationIndex } from '../search/index-generation.ts';
import { type EmbeddingModel, embeddedText, type Passage, type PassageIndex, passageId } from '../search/passage.ts';
import { ServiceError } from '../service-error.ts';
import type { RemovablePassages } from './document-versions.ts';

/** Waits; rejects when the signal aborts. */
export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/**
 * The number of passages in one bulk request. Each is at most 8 kB of text (twice that as JSON) and 26 kB of vector: a
 * slice stays under 5 MiB.
 */
export const SLICE_PASSAGES = 100;
// The number of ids in one bulk request of a removal: they are far smaller than passages.
const REMOVE_SLICE = 1_000;
// Several workers share the account's quota for the embedding model, and callers' questions need it too.
const EMBEDDINGS_AT_ONCE = 8;
// With pauses of at most 1, 2, 4 and 8 s. After the last try, the queue delivers the document again.
const TRIES_MAX = 5;
const PAUSE_MS = 500;

interface IndexServices {
  readonly indexes: readonly GenerationIndex[];
  readonly pause: Pause;
}

/**
 * Embeds passages and writes them to every index, slice by slice. A text is embedded once for all indexes of a model.
 *
 * @returns the tokens that the embedding models counted.
 * @throws `unavailable` when a model or an index stays busy, `internal` when an index rejects a passage.
 */
export async function indexPassages(
  services: IndexServices,
  passages: readonly Passage[],
  signal: AbortSignal,
): Promise<number> {
  let inputTokens = 0;
  for (let at = 0; at < passages.length; at += SLICE_PASSAGES) {
    const slice = passages.slice(at, at + SLICE_PASSAGES);
    for (const embedding of new Set(services.indexes.map((index) => index.embedding))) {
      inputTokens += await indexSlice(services, slice, { embedding, signal });
    }
  }
  return inputTokens;
}

// One model, and all indexes with its vectors.
async function indexSlice(
  { indexes, pause }: IndexServices,
  slice: readonly Passage[],
  { embedding, signal }: { readonly embedding: EmbeddingModel; readonly signal: AbortSignal },
): Promise<number> {
  const embedded = await mapConcurrently(slice, EMBEDDINGS_AT_ONCE, (passage) =>
    embed(passage, { embedding, pause, signal }),
  );
  for (const index of indexes.filter((index) => index.embedding === embedding)) {
    await untilDone({
      items: embedded.map(({ indexed }) => indexed),
      send: (items) => index.passages.put(items, signal),
      pause,
      signal,
    });
  }
  return embedded.reduce((sum, { tokens }) => sum + tokens, 0);
}

/** The indexes from which passages are removed. */
export interface RemoveServices {
  readonly indexes: readonly { readonly passages: Pick<PassageIndex, 'remove'> }[];
  readonly pause: Pause;
}

/** Passages of one document to remove. */
interface PassageRemoval {
  readonly companyId: string;
  readonly documentId: string;
  readonly passages: readonly RemovablePassages[];
}

/**
 * Removes passages from every index by their computed ids. Passages that do not exist count as removed.
 *
 * @throws `unavailable` when an index stays busy.
 */
export async function removePassages(
  services: RemoveServices,
  { companyId, documentId, passages }: PassageRemoval,
  signal: AbortSignal,
): Promise<void> {
  for (const { version, from, to } of passages) {
    for (let start = from; start < to; start += REMOVE_SLICE) {
      const length = Math.min(REMOVE_SLICE, to - start);
      const ids = Array.from({ length }, (_, i) => passageId({ companyId, documentId, version, ordinal: start + i }));
      for (const index of services.indexes) {
        await untilDone({
          items: ids,
          send: (items) => index.passages.remove(items, signal),
          pause: services.pause,
          signal,
        });
      }
    }
  }
}

interface Embedder {
  readonly embedding: EmbeddingModel;
  readonly pause: Pause;
  readonly signal: AbortSignal;
}

async function embed(passage: Passage, { embedding, pause, signal }: Embedder) {
  const text = embeddedText(passage);
  const { vector, inputTokens } = await withRetries(() => embedding.embed(text, signal), pause, signal);
  const id = passageId(passage);
  return {
    indexed: { ...passage, id, vector, tokensMax: passageTokensMax(text, inputTokens) },
    tokens: inputTokens,
  };
}

interface Bulk<Item> {
  readonly items: readonly Item[];
  readonly send: (items: readonly Item[]) => ReturnType<PassageIndex['remove']>;
  readonly pause: Pause;
  readonly signal: AbortSignal;
}

// Only busy items are sent again. A rejected item is a defect and fails the whole document.
async function untilDone<Item>({ items, send, pause, signal }: Bulk<Item>): Promise<void> {
  let left = items;
  for (let tries = 0; left.length > 0; tries += 1) {
    if (tries === TRIES_MAX) {
      throw new ServiceError('unavailable', INDEX_UNAVAILABLE, { cause: 'index_busy' });
    }
    if (tries > 0) {
      await pause(PAUSE_MS * 2 ** tries, signal);
    }
    const outcomes = await send(left);
    if (outcomes.length !== left.length || outcomes.includes('rejected')) {
      throw new ServiceError('internal', INTERNAL_ERROR, { cause: 'passage_rejected' });
    }
    left = left.filter((_, index) => outcomes[index] === 'busy');
  }
}

// Embedding can be repeated without harm, and throttling is common for a large document.
async function withRetries<Result>(ask: () => Promise<Result>, pause: Pause, signal: AbortSignal): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      const isTemporary = error instanceof ServiceError && error.code === 'unavailable';
      if (!isTemporary || tries === TRIES_MAX || signal.aborted) {
        throw error;
      }
    }
    await pause(PAUSE_MS * 2 ** tries, signal);
  }
}
