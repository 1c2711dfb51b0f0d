/** Why a version of a document cannot be read; every way that ingestion can end without passages. */
export type ExtractionFailureCode =
  | 'empty'
  | 'no_text'
  | 'encrypted'
  | 'corrupt'
  | 'too_large'
  | 'too_many_pages'
  | 'too_much_text'
  | 'unknown_type'
  | 'mistyped'
  | 'timed_out'
  | 'too_complex'
  | 'other_bytes'
  | 'never_arrived'
  | 'gave_up';

/**
 * A failure as the record keeps it: a code for logs, and a sentence for the operator that quotes nothing of the
 * document.
 */
export interface ExtractionFailure {
  readonly code: ExtractionFailureCode;
  readonly sentence: string;
}

/** The most bytes that a document may have. */
export const DOCUMENT_BYTES_MAX = 50 * 1024 * 1024;
/** The most pages that a document may have. */
export const DOCUMENT_PAGES_MAX = 2_000;
/** The most characters (UTF-16 units) that are taken out of a document. */
export const DOCUMENT_TEXT_MAX = 10_000_000;
/** The most passages that a version of a document may have. */
export const DOCUMENT_PASSAGES_MAX = 20_000;

const UNDERSTOOD = 'Markdown, plain text and PDF are understood.';

const SENTENCES = {
  empty: 'The document is empty.',
  no_text: 'The document has no text; if its pages are scanned images, text recognition has to be run on them first.',
  encrypted: 'The document is encrypted; remove its password and add it again.',
  corrupt: 'The document is damaged and cannot be read.',
  too_large: 'The document is larger than 50 MB.',
  too_many_pages: 'The document has more than 2,000 pages.',
  too_much_text: 'The document holds more text than a document may; split it into several.',
  timed_out: 'Reading the document took too long; split it or make it simpler.',
  too_complex: 'Reading the document took too much memory; split it or make it simpler.',
  other_bytes: 'The bytes that arrived are not those that were announced; add the document again.',
  never_arrived: 'The upload never arrived; add the document again.',
} as const;

/** The failure of a code that needs no more words. */
export function failure(code: keyof typeof SENTENCES): ExtractionFailure {
  return { code, sentence: SENTENCES[code] };
}

/** A format that is not understood; `found` names it with its article, null when nobody knows it. */
export function unknownType(found: string | null): ExtractionFailure {
  const what = found === null ? 'of a type that nobody knows' : found;
  return { code: 'unknown_type', sentence: `The document is ${what}; ${UNDERSTOOD}` };
}

/** A name that promises a format, given in the format's own name, which the content is not. */
export function mistyped(promised: string): ExtractionFailure {
  return { code: 'mistyped', sentence: `The document is named as ${promised}, but its content is not; ${UNDERSTOOD}` };
}

/** What is recorded when a document was tried as often as the queue allows. */
export function gaveUp(attempts: number): ExtractionFailure {
  return { code: 'gave_up', sentence: `The document could not be processed after ${attempts} attempts; add it again.` };
}
