/** The most bytes that a document may have: 50 MB. */
export const DOCUMENT_BYTES_MAX = 50 * 1024 * 1024;
/** The most pages that a document may have. */
export const DOCUMENT_PAGES_MAX = 2_000;
/** The most characters (UTF-16 units) that are extracted from a document. */
export const DOCUMENT_TEXT_MAX = 10_000_000;
/** The most passages that a version of a document may have. */
export const DOCUMENT_PASSAGES_MAX = 20_000;
/** The most cells with text that a workbook may have. */
export const SHEET_CELLS_MAX = 1_000_000;
