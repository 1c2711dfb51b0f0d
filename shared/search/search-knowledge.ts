import type { LogFields } from '../aws/log.ts';
import { QUERY_PARTS_MAX } from '../pricing/cost-bound.ts';
import type { UsageMeter } from '../pricing/usage-meter.ts';
import type { TextsAround } from '../privacy/redaction.ts';
import { dropNearDuplicates } from './drop-near-duplicates.ts';
import { fuseScores, type RankWeights, weightsFor } from './fuse-scores.ts';
import type { EmbeddingModel, Passage } from './passage.ts';
import { queryWords, rankWords, type WeighedWords, type WordFrequencies, weighWords } from './rank-words.ts';
import type { ReadableSources } from './readable-sources.ts';
import { isRelevant, type RelevanceBounds, relevanceOf } from './relevance.ts';
import type { SearchScope } from './search-request.ts';
import { type NeighborSource, readTextsAround } from './texts-around.ts';
import { questionParts } from './words/question-parts.ts';
import type { WordsOf } from './words/schema-words.ts';
import { tellsSomething } from './words/telling-words.ts';

/** A passage that the index stores under its computed id. */
interface StoredPassage extends Passage {
  readonly id: string;
  /** As in IndexedPassage; null for a passage that was indexed before this field existed. */
  readonly tokensMax: number | null;
}

/** A passage with the cosine of its vector and the query's, -1 to 1. */
export interface ScoredPassage extends StoredPassage {
  readonly similarity: number;
}

/** A passage that a search found. */
export interface FoundPassage extends ScoredPassage {
  /** Null if the search was not to read them. */
  readonly textsAround: TextsAround | null;
}

/** The parameters of the search for candidates. */
interface CandidateQuery {
  readonly vector: readonly number[];
  readonly words: WeighedWords;
  /** How many passages the scope has. */
  readonly passages: number;
  /** The most candidates of each kind. */
  readonly sizeMax: number;
}

/**
 * The parts of the index that search needs: counts within the scope, both kinds of candidates in one call, and cosines
 * for passages that only their words found.
 */
export interface CandidateSource extends NeighborSource {
  readonly frequencies: (scope: SearchScope, words: readonly string[], signal: AbortSignal) => Promise<WordFrequencies>;
  readonly candidates: (
    scope: SearchScope,
    query: CandidateQuery,
    signal: AbortSignal,
  ) => Promise<{ nearest: readonly ScoredPassage[]; words: readonly StoredPassage[] }>;
  readonly cosines: (
    scope: SearchScope,
    query: { readonly vector: readonly number[]; readonly ids: readonly string[] },
    signal: AbortSignal,
  ) => Promise<ReadonlyMap<string, number>>;
}

/** The documents, the embedding model, the index, and how its rankings are fused. */
export interface SearchServices extends Pick<ReadableSources, 'documents'> {
  readonly embedding: EmbeddingModel;
  readonly passages: CandidateSource;
  readonly ranking: Ranking;
  /** The words of a text as the answering index stores them. */
  readonly wordsOf: WordsOf;
}

/** How rankings are fused, the lowest cosine that counts in the vector search, and what counts as relevant. */
interface Ranking {
  readonly weights: RankWeights;
  readonly similarityFloor: number;
  /** The thresholds above which the search has found something relevant. */
  readonly bounds: RelevanceBounds;
}

/** The part of a call that a search uses. */
interface SearchCall {
  readonly signal: AbortSignal;
  readonly addLogFields: (fields: LogFields) => void;
  readonly meter: UsageMeter;
}

/** What to search for, and where; a text that says nothing, such as '' or '7?', finds nothing. */
interface SearchQuery {
  readonly text: string;
  readonly scope: SearchScope;
  readonly k: number;
  /** Whether to read the texts around each result too, with one more request: a redaction needs them. */
  readonly withTextsAround: boolean;
}

/** `searchKnowledge` with its services already given. */
export type Search = (query: SearchQuery, call: SearchCall) => Promise<readonly FoundPassage[]>;

// Enough candidates that 20 passages remain after old versions and near-duplicates are dropped.
const CANDIDATES_MAX = 80;
// If none of the first results is relevant, no later one is.
const RELEVANCE_CHECKED_MAX = 5;

/**
 * Finds the k best passages of the scope; [] when nothing is relevant. Nothing outside the scope changes the result:
 * every count is made within it, and every score depends only on the query, these counts and the passage itself.
 *
 * @throws ServiceError `unavailable` when the embedding model, the index or the table of documents does not answer.
 */
export async function searchKnowledge(
  services: SearchServices,
  query: SearchQuery,
  call: SearchCall,
): Promise<FoundPassage[]> {
  const { scope } = query;
  if (scope.baseIds.length === 0 || !tellsSomething(query.text)) {
    return [];
  }
  // Both need only the text. The embedding takes longer, so counting meanwhile costs no time.
  const [{ vector }, frequencies] = await waitForAll([
    services.embedding.embed(query.text, call.signal, call.meter),
    services.passages.frequencies(scope, queryWords(query.text, services.wordsOf), call.signal),
  ]);
  const words = weighWords(frequencies);
  const wanted = { vector, words, passages: frequencies.passages, sizeMax: CANDIDATES_MAX };
  const found = await services.passages.candidates(scope, wanted, call.signal);
  const versions = await services.documents.currentVersions(documentsOf([...found.nearest, ...found.words]));
  const isCurrent = (passage: Passage) => versions.get(passage.documentId)?.version === passage.version;
  const nearest = found.nearest.filter(isCurrent);
  const worded = rankWords(found.words.filter(isCurrent), frequencies, services.wordsOf);
  const ranked = fuseScores<StoredPassage>(
    nearest
      .filter(({ similarity }) => similarity >= services.ranking.similarityFloor)
      .map((item) => ({ item, score: item.similarity })),
    worded.scored,
    weightsFor(worded.share, services.ranking.weights),
  );
  const best = dropNearDuplicates(ranked, query.k);
  call.addLogFields({
    candidates_nearest: found.nearest.length,
    candidates_words: found.words.length,
    passages: best.length,
  });
  const known = new Map(nearest.map(({ id, similarity }) => [id, similarity]));
  const results = await withCosines(best, known, (ids) =>
    services.passages.cosines(scope, { vector, ids }, call.signal),
  );
  const relevant = await findsRelevant(
    services,
    { query, frequencies, best: results.slice(0, RELEVANCE_CHECKED_MAX) },
    call,
  );
  call.addLogFields({ relevant });
  if (!relevant) {
    return [];
  }
  return query.withTextsAround
    ? readTextsAround(services.passages, { scope, passages: results, versions }, call.signal)
    : results.map((passage) => ({ ...passage, textsAround: null }));
}

// A passage that only the word search found has no cosine yet, and the response promises one for each.
async function withCosines(
  passages: readonly StoredPassage[],
  known: ReadonlyMap<string, number>,
  read: (ids: readonly string[]) => Promise<ReadonlyMap<string, number>>,
): Promise<ScoredPassage[]> {
  const others = passages.map(({ id }) => id).filter((id) => !known.has(id));
  const cosines = new Map([...known, ...(await read(others))]);
  return passages.flatMap((passage) => {
    const similarity = cosines.get(passage.id);
    return similarity === undefined ? [] : [{ ...passage, similarity: roundTo4Decimals(similarity) }];
  });
}

/** The best passages of a query, with how often its words occur. */
interface BestPassages {
  readonly query: SearchQuery;
  readonly frequencies: WordFrequencies;
  readonly best: readonly ScoredPassage[];
}

// A query with several questions has one vector and one list of words, which fit each question only in part. So if the
// whole query finds nothing relevant, each question is judged by its own vector and words.
async function findsRelevant(services: SearchServices, found: BestPassages, call: SearchCall): Promise<boolean> {
  const { query, frequencies, best } = found;
  const { wordsOf, ranking } = services;
  const judge = (passages: readonly ScoredPassage[], counts: WordFrequencies) =>
    isRelevant(
      passages.map((passage) => relevanceOf(passage, counts, wordsOf)),
      ranking.bounds,
    );
  if (judge(best, frequencies)) {
    return true;
  }
  const parts = questionParts(query.text);
  if (best.length === 0 || parts.length === 1) {
    return false;
  }
  const ids = best.map(({ id }) => id);
  const judged = parts.slice(0, QUERY_PARTS_MAX).map(async (part) => {
    const { vector } = await services.embedding.embed(part, call.signal, call.meter);
    const cosines = await services.passages.cosines(query.scope, { vector, ids }, call.signal);
    const near = best.map((passage) => ({ ...passage, similarity: cosines.get(passage.id) ?? -1 }));
    return judge(near, onlyWords(frequencies, queryWords(part, wordsOf)));
  });
  return (await waitForAll(judged)).some(Boolean);
}

function onlyWords({ passages, byWord }: WordFrequencies, words: readonly string[]): WordFrequencies {
  const kept = new Set(words);
  return { passages, byWord: new Map([...byWord].filter(([word]) => kept.has(word))) };
}

// Waits for all even if one fails: the cost of each embedding must be known before the call is settled.
async function waitForAll<Promises extends readonly Promise<unknown>[] | []>(promises: Promises) {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}

function documentsOf(passages: readonly Passage[]) {
  return [...new Map(passages.map((passage) => [passage.documentId, passage])).values()];
}

// Adding 0 turns -0 into 0.
function roundTo4Decimals(value: number): number {
  return Math.round(value * 10_000) / 10_000 + 0;
}
