import { CannotRead } from './cannot-read.ts';
import { detectFormat } from './detect-format.ts';
import { type DocumentContent, documentContent } from './document-content.ts';
import type { DocumentFormat } from './document-formats.ts';
import { DOCUMENT_BYTES_MAX, TEXT_BYTES_MAX } from './document-limits.ts';
import { dropEncodedData } from './encoded-data.ts';
import type { ExtractedDocument } from './extracted-document.ts';
import { type ExtractionFailure, failure } from './extraction-failure.ts';

/**
 * Detects the format of a document and extracts its text.
 *
 * @param timeIsUp is called between pages and parts.
 * @returns a failure for a document that cannot be read.
 * @throws Error only for a defect in this code.
 */
export async function extractDocument(
  bytes: Uint8Array,
  file: string,
  timeIsUp: () => boolean,
): Promise<ExtractedDocument | ExtractionFailure> {
  if (bytes.length > DOCUMENT_BYTES_MAX) {
    return failure('too_large');
  }
  const content = documentContent(bytes, file);
  const format = detect(content);
  if ('code' in format) {
    return format;
  }
  if (format.isText && bytes.length > TEXT_BYTES_MAX) {
    return failure('text_too_large');
  }
  const read = await format.extract(content, timeIsUp).catch(failureOf);
  const result = 'code' in read ? read : dropEncodedData(read);
  if ('code' in result || result.blocks.length > 0 || result.type === 'zip') {
    return 'code' in result ? result : withEncoding(result, format, content);
  }
  return failure(format.isText ? 'empty' : 'no_text');
}

// Adds the encoding that the text was taken for.
function withEncoding(
  document: ExtractedDocument,
  format: DocumentFormat,
  content: DocumentContent,
): ExtractedDocument {
  const decoded = !format.isText ? null : document.type === 'html' ? content.decodedPage() : content.decoded();
  const encoding = decoded !== null && typeof decoded === 'object' ? decoded.encoding : null;
  return encoding === null ? document : { ...document, encoding };
}

function detect(content: DocumentContent): DocumentFormat | ExtractionFailure {
  try {
    return detectFormat(content);
  } catch (error) {
    return failureOf(error);
  }
}

function failureOf(error: unknown): ExtractionFailure {
  if (error instanceof CannotRead) {
    return error.failure;
  }
  throw error;
}
