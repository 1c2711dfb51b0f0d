import type { DocumentType } from '../knowledge/document.ts';
import { decodeText } from './decode-text.ts';
import { type ExtractionFailure, failure, mistyped, unknownType } from './extraction-failure.ts';
import { foreignFormat } from './foreign-format.ts';
import { looksLikeMarkdown } from './markdown/looks-like-markdown.ts';

/** A document whose format is known: its bytes, or the text that they are. */
export type TypedDocument =
  | { readonly type: 'pdf'; readonly bytes: Uint8Array }
  | { readonly type: Exclude<DocumentType, 'pdf'>; readonly text: string };

const PDF_HEADER_WITHIN_BYTES = 1_024;
const MARKDOWN_NAME = /\.(?:md|markdown|mdown|mkdn?|mdx)$/i;
// Names that promise a format which is never plain text.
const PROMISES = /\.(pdf|docx?|xlsx?|pptx?|odt|ods|odp|epub|png|jpe?g|gif|webp|tiff?|zip|gz|7z|rar|mp3|mp4)$/i;

/**
 * Finds out what a document is by its bytes; its name only tells Markdown from plain text where the content does not,
 * and gives a mistyped file away.
 */
export function documentType(bytes: Uint8Array, file: string): TypedDocument | ExtractionFailure {
  if (bytes.length === 0) {
    return failure('empty');
  }
  const header = pdfHeaderAt(bytes);
  if (header === 0) {
    return { type: 'pdf', bytes };
  }
  const foreign = foreignFormat(bytes);
  if (foreign !== null) {
    return unknownType(foreign);
  }
  const decoded = decodeText(bytes);
  // A text about PDF may quote the header; only what is not text, or ends as a PDF does, is one with something in
  // front.
  if (header > 0 && (typeof decoded === 'string' || endsAsPdf(bytes))) {
    return { type: 'pdf', bytes };
  }
  if (decoded === 'other_encoding') {
    return unknownType('text in another encoding than UTF-8');
  }
  if (decoded === 'binary') {
    return unknownType(null);
  }
  const promised = PROMISES.exec(file)?.[1];
  if (promised !== undefined) {
    return mistyped(promised.toUpperCase());
  }
  const isMarkdown = looksLikeMarkdown(decoded.text) || MARKDOWN_NAME.test(file);
  return { type: isMarkdown ? 'markdown' : 'text', text: decoded.text };
}

function pdfHeaderAt(bytes: Uint8Array): number {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, PDF_HEADER_WITHIN_BYTES)).indexOf('%PDF-');
}

function endsAsPdf(bytes: Uint8Array): boolean {
  const tail = bytes.subarray(-PDF_HEADER_WITHIN_BYTES);
  return Buffer.from(tail.buffer, tail.byteOffset, tail.byteLength).includes('startxref');
}
