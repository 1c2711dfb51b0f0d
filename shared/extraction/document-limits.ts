/** The maximum size of a document: 50 MB. */
export const DOCUMENT_BYTES_MAX = 50 * 1024 * 1024;
/** The maximum size of a document in a format of plain text, which has far more text per byte than any other: 10 MB. */
export const TEXT_BYTES_MAX = 10 * 1024 * 1024;
// The names of files in these formats.
const TEXT_NAME = /\.(?:txt|text|log|md|markdown|mdown|csv|tsv|x?html?|xht|json|jsonl|ndjson|ya?ml)$/i;

/** Returns the maximum size of a document, by the format that its name promises. */
export function bytesMaxOf(file: string): number {
  return TEXT_NAME.test(file) ? TEXT_BYTES_MAX : DOCUMENT_BYTES_MAX;
}

/** The maximum number of pages in a document. */
export const DOCUMENT_PAGES_MAX = 2_000;
/** The maximum number of characters (UTF-16 units) extracted from a PDF or a workbook. */
export const DOCUMENT_TEXT_MAX = 10_000_000;
/** The maximum number of passages in a version of a document. */
export const DOCUMENT_PASSAGES_MAX = 20_000;
/** The maximum number of cells with text in a workbook. */
export const SHEET_CELLS_MAX = 1_000_000;
