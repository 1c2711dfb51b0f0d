import { FORMAT_LABELS } from '../knowledge/document-type.ts';
import type { DocumentContent } from './document-content.ts';
import { DOCUMENT_FORMATS, type DocumentFormat } from './document-formats.ts';
import { type ExtractionFailure, failure } from './extraction-failure.ts';
import { adviceFor, isEncryptedOffice, unsupportedFormat } from './unsupported-format.ts';
import { unsupportedPackage } from './zip/unsupported-package.ts';

// File names of formats that are never plain text.
const BINARY_NAME = /\.(pdf|docx?|xlsx?|pptx?|odt|ods|odp|epub|png|jpe?g|gif|webp|tiff?|zip|gz|7z|rar|mp3|mp4)$/i;
const LABELS = new Intl.ListFormat('en').format(Object.values(FORMAT_LABELS));
const SUPPORTED = `Supported formats are ${LABELS}.`;
const OTHER_ENCODING: ExtractionFailure = {
  code: 'unknown_type',
  sentence: 'The document is text in an encoding that cannot be read. Save it as UTF-8 and add it again.',
};

/**
 * Detects the format of a document by its content. The file name decides only between formats of plain text, and
 * reveals text saved under the name of a binary format.
 */
export function detectFormat(content: DocumentContent): DocumentFormat | ExtractionFailure {
  const { bytes, file } = content;
  if (bytes.length === 0) {
    return failure('empty');
  }
  const signed = DOCUMENT_FORMATS.find(({ hasSignature }) => hasSignature?.(content));
  if (signed !== undefined) {
    return signed;
  }
  if (isEncryptedOffice(bytes)) {
    return failure('encrypted');
  }
  const archive = content.archive();
  const unsupported = archive === null ? unsupportedFormat(bytes) : unsupportedPackage(archive);
  if (unsupported !== null) {
    return notSupported(unsupported);
  }
  const format = DOCUMENT_FORMATS.find(({ detect }) => detect?.(content));
  if (format === undefined) {
    return content.decoded() === 'other_encoding' ? OTHER_ENCODING : notSupported(null);
  }
  const extension = format.isText ? BINARY_NAME.exec(file)?.[1] : undefined;
  return extension === undefined ? format : misnamed(extension);
}

// `found` is the name of the format with its article, or null when the format is unknown.
function notSupported(found: string | null): ExtractionFailure {
  const problem = found === null ? 'has an unknown format' : `is ${found}, which is not supported`;
  const advice = found === null ? null : adviceFor(found);
  return { code: 'unknown_type', sentence: `The document ${problem}. ${advice ?? SUPPORTED}` };
}

function misnamed(extension: string): ExtractionFailure {
  const problem = `The file name ends in .${extension.toLowerCase()}, but the document is plain text.`;
  return { code: 'mistyped', sentence: `${problem} Rename the file, or add the original.` };
}
