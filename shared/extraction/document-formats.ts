import { DOCUMENT_TYPES, type DocumentType } from '../knowledge/document-type.ts';
import { CannotRead } from './cannot-read.ts';
import { csvSeparator } from './csv/detect-csv.ts';
import { extractCsv } from './csv/extract-csv.ts';
import { type DocumentContent, pageTextOf, textOf } from './document-content.ts';
import type { ExtractedDocument } from './extracted-document.ts';
import { type ExtractionFailure, failure } from './extraction-failure.ts';
import { isHtml } from './html/detect-html.ts';
import { extractHtml } from './html/extract-html.ts';
import { isMarkdown } from './markdown/detect-markdown.ts';
import { extractMarkdown } from './markdown/extract-markdown.ts';
import { extractDocx } from './office/docx/extract-docx.ts';
import type { OfficePackage } from './office/office-package.ts';
import { extractPptx } from './office/pptx/extract-pptx.ts';
import { extractXlsx } from './office/xlsx/extract-xlsx.ts';
import { beginsAsPdf, containsPdf } from './pdf/detect-pdf.ts';
import { extractPdf } from './pdf/extract-pdf.ts';
import { extractText } from './text/extract-text.ts';
import { extractZip } from './zip/open-archive.ts';
import { unsupportedPackage } from './zip/unsupported-package.ts';

/** A supported format. */
export interface DocumentFormat {
  readonly type: DocumentType;
  /** Whether a document is plain text, so that its file name must not be that of a binary format. */
  readonly isText: boolean;
  /** Whether the document has the signature of this format. Checked before unsupported formats. */
  readonly hasSignature?: (content: DocumentContent) => boolean;
  /** Whether the content has this format. Checked when no signature matches, in the order of the labels. */
  readonly detect?: (content: DocumentContent) => boolean;
  /**
   * Extracts the document. Calls `timeIsUp` between pages or parts.
   *
   * @returns a failure for some documents that cannot be read.
   * @throws `CannotRead` for the others.
   */
  readonly extract: (
    content: DocumentContent,
    timeIsUp: () => boolean,
  ) => Promise<ExtractedDocument | ExtractionFailure>;
}

// A format without an entry is a compile error.
const FORMATS: Readonly<Record<DocumentType, Omit<DocumentFormat, 'type'>>> = {
  pdf: {
    isText: false,
    hasSignature: ({ bytes }) => beginsAsPdf(bytes),
    detect: (content) => containsPdf(content.bytes, { isText: textOf(content) !== null }),
    extract: async ({ bytes }, timeIsUp) => extractPdf(bytes, timeIsUp),
  },
  docx: {
    isText: false,
    hasSignature: ({ office }) => office()?.kind === 'docx',
    extract: async (content, timeIsUp) => extractDocx(officeOf(content), timeIsUp),
  },
  xlsx: {
    isText: false,
    hasSignature: ({ office }) => office()?.kind === 'xlsx',
    extract: async (content, timeIsUp) => extractXlsx(officeOf(content), timeIsUp),
  },
  pptx: {
    isText: false,
    hasSignature: ({ office }) => office()?.kind === 'pptx',
    extract: async (content, timeIsUp) => extractPptx(officeOf(content), timeIsUp),
  },
  html: {
    isText: true,
    detect: (content) => isHtml(pageTextOf(content), content.file),
    extract: async (content, timeIsUp) => extractHtml(pageTextOf(content) ?? '', timeIsUp, content.file),
  },
  markdown: {
    isText: true,
    detect: (content) => isMarkdown(textOf(content), content.file),
    extract: async (content, timeIsUp) => extractMarkdown(textOf(content) ?? '', timeIsUp),
  },
  csv: {
    isText: true,
    detect: (content) => csvSeparator(textOf(content), content.file) !== null,
    extract: async (content) => {
      const text = textOf(content) ?? '';
      return extractCsv(text, csvSeparator(text, content.file) ?? ',');
    },
  },
  json: {
    isText: true,
    detect: ({ data }) => data()?.type === 'json',
    extract: async ({ data }) => data() ?? failure('empty'),
  },
  yaml: {
    isText: true,
    detect: ({ data }) => data()?.type === 'yaml',
    extract: async ({ data }) => data() ?? failure('empty'),
  },
  text: {
    isText: true,
    detect: (content) => textOf(content) !== null,
    extract: async (content) => extractText(textOf(content) ?? ''),
  },
  zip: {
    isText: false,
    hasSignature: ({ archive, office }) => {
      const packed = archive();
      return packed !== null && office() === null && unsupportedPackage(packed) === null;
    },
    extract: async ({ bytes }) => extractZip(bytes),
  },
};

/**
 * Every supported format, in the order of their labels. A matching signature takes precedence; otherwise the first
 * format that detects the document.
 */
export const DOCUMENT_FORMATS: readonly DocumentFormat[] = DOCUMENT_TYPES.map((type) => ({ type, ...FORMATS[type] }));

function officeOf({ office }: DocumentContent): OfficePackage {
  const found = office();
  if (found === null) {
    throw new CannotRead('corrupt');
  }
  return found;
}
