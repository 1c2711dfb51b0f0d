/** Why a version of a document has no passages. */
type ExtractionFailureCode =
  | 'empty'
  | 'empty_archive'
  | 'no_text'
  | 'unknown_letters'
  | 'encrypted'
  | 'corrupt'
  | 'too_large'
  | 'text_too_large'
  | 'too_many_pages'
  | 'too_many_files'
  | 'nested_archive'
  | 'too_much_text'
  | 'unknown_type'
  | 'mistyped'
  | 'timed_out'
  | 'too_complex'
  | 'unpacks_too_large'
  | 'other_bytes'
  | 'never_arrived'
  | 'cost_limit'
  | 'gave_up';

/** A failure: a code for logs, and a sentence for the operator that does not quote the document. */
export interface ExtractionFailure {
  readonly code: ExtractionFailureCode;
  readonly sentence: string;
}

const SENTENCES = {
  empty: 'The document is empty.',
  empty_archive:
    'The archive contains no documents. Folders, links, hidden files and files that operating systems add do not count.',
  no_text: 'The document contains no text. If its pages are scanned images, run text recognition (OCR) on them first.',
  unknown_letters:
    'Some text of the PDF cannot be read, because its fonts do not define their characters. Save it as a PDF again in the program in which it was written, or run text recognition (OCR) on its printed pages.',
  encrypted: 'The document is encrypted. Remove its password and add it again.',
  corrupt: 'The document is damaged and cannot be read.',
  too_large: 'The document is larger than 50 MB.',
  text_too_large: 'Text, Markdown, HTML, CSV, JSON and YAML may have 10 MB. Split the document.',
  too_many_pages: 'The document has more than 2,000 pages.',
  too_many_files: 'The archive holds more than 2,000 files. Split it into several archives.',
  nested_archive: 'The file is an archive inside an archive, which is not opened. Add it on its own.',
  too_much_text: 'The document contains too much text. Split it into several documents.',
  timed_out: 'The document took too long to read. Split or simplify it.',
  unpacks_too_large: 'The document expands to far more data than its size suggests. Split it, or save it again.',
  too_complex: 'The document needs too much memory to read. Split or simplify it.',
  other_bytes: 'The uploaded bytes do not match the announced checksum. Add the document again.',
  never_arrived: 'The upload did not arrive. Add the document again.',
  cost_limit:
    'The company has reached its limit for the cost of ingesting documents this month. The file is kept: retry the document next month, or once an operator has raised the limit.',
} as const;

/** The codes with a fixed sentence. */
export type FixedFailureCode = keyof typeof SENTENCES;

/** Returns the failure for a code with a fixed sentence. */
export function failure(code: FixedFailureCode): ExtractionFailure {
  return { code, sentence: SENTENCES[code] };
}

/** Returns the failure of a document that was tried as often as the queue allows. */
export function gaveUp(attempts: number): ExtractionFailure {
  return { code: 'gave_up', sentence: `The document could not be processed in ${attempts} attempts. Add it again.` };
}
