/** The maximum size of a document: 50 MB. */
export const DOCUMENT_BYTES_MAX = 50 * 1024 * 1024;
/** The maximum number of pages in a document. */
export const DOCUMENT_PAGES_MAX = 2_000;
/** The maximum number of characters (UTF-16 units) extracted from a document. */
export const DOCUMENT_TEXT_MAX = 10_000_000;
/** The maximum number of passages in a version of a document. */
export const DOCUMENT_PASSAGES_MAX = 20_000;
/** The maximum number of cells with text in a workbook. */
export const SHEET_CELLS_MAX = 1_000_000;
