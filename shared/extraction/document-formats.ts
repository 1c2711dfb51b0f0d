import type { DocumentType } from '../knowledge/document.ts';
import { type DocumentContent, textOf } from './document-content.ts';
import { extractText } from './extract-text.ts';
import type { ExtractedDocument } from './extracted-document.ts';
import { type ExtractionFailure, failure } from './extraction-failure.ts';
import { isMarkdown } from './markdown/detect-markdown.ts';
import { extractMarkdown } from './markdown/extract-markdown.ts';
import { beginsAsPdf, containsPdf } from './pdf/detect-pdf.ts';
import { extractPdf } from './pdf/extract-pdf.ts';

/** A format that is supported. */
export interface DocumentFormat {
  readonly type: DocumentType;
  /** The name that operators read. */
  readonly label: string;
  /** Whether a document is plain text: then its file name must not be that of a binary format. */
  readonly isText: boolean;
  /** Whether the bytes begin as this format does. Asked before the formats that are not supported. */
  readonly hasSignature?: (bytes: Uint8Array) => boolean;
  /** Whether the content is of this format. Asked when no signature matches, in the order of the table. */
  readonly detect?: (content: DocumentContent) => boolean;
  /** Extracts the document. Checks `timeIsUp` between pages or parts. */
  readonly extract: (
    content: DocumentContent,
    timeIsUp: () => boolean,
  ) => Promise<ExtractedDocument | ExtractionFailure>;
}

/** Every supported format. The first that detects a document wins. */
export const DOCUMENT_FORMATS: readonly DocumentFormat[] = [
  {
    type: 'pdf',
    label: 'PDF',
    isText: false,
    hasSignature: beginsAsPdf,
    detect: (content) => containsPdf(content.bytes, textOf(content) !== null),
    extract: async ({ bytes }, timeIsUp) => extractPdf(bytes, timeIsUp),
  },
  {
    type: 'markdown',
    label: 'Markdown',
    isText: true,
    detect: (content) => isMarkdown(textOf(content), content.file),
    extract: async (content, timeIsUp) => extractMarkdown(textOf(content) ?? '', timeIsUp) ?? failure('timed_out'),
  },
  {
    type: 'text',
    label: 'plain text',
    isText: true,
    detect: (content) => textOf(content) !== null,
    extract: async (content) => extractText(textOf(content) ?? ''),
  },
];
