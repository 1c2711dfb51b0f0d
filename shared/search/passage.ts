import { createHash } from 'node:crypto';
import type { UsageMeter } from '../pricing/usage-meter.ts';

/** A piece of a document that is searched and cited. */
export interface Passage {
  readonly companyId: string;
  readonly baseId: string;
  readonly documentId: string;
  readonly version: number;
  /** Position in the version, from 0, without gaps. */
  readonly ordinal: number;
  /** From 1; null if the document has no pages. */
  readonly page: number | null;
  readonly title: string;
  /** The headings above it, outermost first, joined by ' > '; '' when there are none. */
  readonly headings: string;
  readonly text: string;
}

/** A passage as the index stores it. */
export interface IndexedPassage extends Passage {
  readonly id: string;
  readonly vector: readonly number[];
  /**
   * The most tokens that any model can make of its title, headings and text, derived from the embedding model's count.
   */
  readonly tokensMax: number;
}

/**
 * The outcome for one passage: `busy` may be repeated, `rejected` not. Removing a passage that does not exist is
 * `done`.
 */
export type PassageOutcome = 'done' | 'busy' | 'rejected';

/**
 * The parts of the index that ingestion uses. Each call is one bulk request and returns one outcome for each item, in
 * order.
 *
 * @throws ServiceError `unavailable` when the request as a whole fails.
 */
export interface PassageIndex {
  readonly put: (passages: readonly IndexedPassage[], signal: AbortSignal) => Promise<readonly PassageOutcome[]>;
  readonly remove: (ids: readonly string[], signal: AbortSignal) => Promise<readonly PassageOutcome[]>;
  /** How many of these ids a search finds now; a write is acknowledged seconds before a search finds it. */
  readonly countSearchable: (ids: readonly string[], signal: AbortSignal) => Promise<number>;
}

/**
 * The part of the embedding model that ingestion and search need.
 *
 * @throws ServiceError `unavailable` when it is throttled or down.
 */
export interface EmbeddingModel {
  /** Reports billed tokens to the call's meter, if there is one. */
  readonly embed: (text: string, signal: AbortSignal, meter?: UsageMeter) => Promise<Embedding>;
}

/** A text's vector, of length 1, and the tokens that the model counted. */
export interface Embedding {
  readonly vector: readonly number[];
  readonly inputTokens: number;
}

/**
 * The text that is embedded for a passage: title and heading path above its text. The limits of all three together keep
 * it within the 8,192 bytes that an embedding call accepts.
 */
export function embeddedText({ title, headings, text }: Pick<Passage, 'title' | 'headings' | 'text'>): string {
  return `${headings === '' ? title : `${title} > ${headings}`}\n${text}`;
}

/** The computed id of a passage, so that ingesting it again replaces it and removal needs no query. */
export function passageId(passage: Pick<Passage, 'companyId' | 'documentId' | 'version' | 'ordinal'>): string {
  const { companyId, documentId, version, ordinal } = passage;
  return createHash('sha256').update(`${companyId}|${documentId}|${version}|${ordinal}`).digest('hex');
}
