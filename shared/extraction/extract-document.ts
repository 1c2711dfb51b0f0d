import { documentType } from './document-type.ts';
import { extractText } from './extract-text.ts';
import type { ExtractedDocument } from './extracted-document.ts';
import { DOCUMENT_BYTES_MAX, DOCUMENT_TEXT_MAX, type ExtractionFailure, failure } from './extraction-failure.ts';
import { extractMarkdown } from './markdown/extract-markdown.ts';
import { extractPdf } from './pdf/extract-pdf.ts';

/**
 * Finds out what a document is and takes it apart; every way in which it cannot be read is a value. Checks `timeIsUp`
 * between pages and parts.
 */
export async function extractDocument(
  bytes: Uint8Array,
  file: string,
  timeIsUp: () => boolean,
): Promise<ExtractedDocument | ExtractionFailure> {
  if (bytes.length > DOCUMENT_BYTES_MAX) {
    return failure('too_large');
  }
  const typed = documentType(bytes, file);
  if ('code' in typed) {
    return typed;
  }
  if (typed.type === 'pdf') {
    return orNoText(await extractPdf(typed.bytes, timeIsUp), 'no_text');
  }
  if (typed.text.length > DOCUMENT_TEXT_MAX) {
    return failure('too_much_text');
  }
  if (typed.type === 'text') {
    return orNoText(extractText(typed.text), 'empty');
  }
  return orNoText(extractMarkdown(typed.text, timeIsUp) ?? failure('timed_out'), 'empty');
}

function orNoText(result: ExtractedDocument | ExtractionFailure, code: 'no_text' | 'empty') {
  return 'code' in result || result.blocks.length > 0 ? result : failure(code);
}
