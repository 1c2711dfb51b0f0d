import type { CurrentVersion } from '../knowledge/document.ts';
import type { TextsAround } from '../privacy/redaction.ts';
import { type Passage, passageId } from './passage.ts';
import type { SearchScope } from './search-request.ts';

/** The part of the index that reads known passages. */
export interface NeighborSource {
  /**
   * Reads the texts of these passages of the scope by their ids.
   *
   * @throws ServiceError `unavailable` if one is missing.
   */
  readonly texts: (
    scope: SearchScope,
    ids: readonly string[],
    signal: AbortSignal,
  ) => Promise<ReadonlyMap<string, string>>;
}

/** Passages of a scope, and the current version of each of their documents. */
interface PassagesOfVersions<Found extends Passage> {
  readonly scope: SearchScope;
  readonly passages: readonly Found[];
  readonly versions: ReadonlyMap<string, CurrentVersion>;
}

/**
 * Adds to each passage the texts before and after it in its document, with at most one request. The record of a
 * document says where it ends. If a text before that end is missing, the search fails: personal data that begins in one
 * passage and ends in the next could not be recognized, and half of it would be shown. The search also fails when the
 * document was replaced or deleted in the meantime; the next attempt finds what is current then.
 *
 * @throws ServiceError `unavailable` when the index does not answer, or not with every text.
 */
export async function readTextsAround<Found extends Passage>(
  index: NeighborSource,
  { scope, passages, versions }: PassagesOfVersions<Found>,
  signal: AbortSignal,
): Promise<(Found & { readonly textsAround: TextsAround })[]> {
  const own = new Map(passages.map((passage) => [passageId(passage), passage.text]));
  const beside = passages.map((passage) => {
    // If the record has no count, both texts must be there.
    const count = versions.get(passage.documentId)?.passages ?? Number.POSITIVE_INFINITY;
    return {
      passage,
      before: idAt(passage, passage.ordinal - 1, count),
      after: idAt(passage, passage.ordinal + 1, count),
    };
  });
  const wanted = beside.flatMap(({ before, after }) => [before, after]).filter((id) => id !== null && !own.has(id));
  const others = await index.texts(scope, [...new Set(wanted)] as string[], signal);
  const texts = new Map([...own, ...others]);
  const textOf = (id: string | null) => (id === null ? null : (texts.get(id) ?? null));
  return beside.map(({ passage, before, after }) => ({
    ...passage,
    textsAround: { before: textOf(before), after: textOf(after) },
  }));
}

// The id of another passage of the same version; null beyond its beginning or end.
function idAt(passage: Passage, ordinal: number, count: number): string | null {
  return ordinal < 0 || ordinal >= count ? null : passageId({ ...passage, ordinal });
}
