import type { DocumentType } from '../knowledge/document-type.ts';

/** The position of a block: the headings above it, outermost first, and its page, from 1. */
interface BlockPlace {
  readonly headings: readonly string[];
  readonly page: number | null;
}

/**
 * A part of a document that belongs together. An `item` follows on the next line; `code` and the rows of a `table` are
 * not split.
 */
export type Block =
  | (BlockPlace & { readonly kind: 'paragraph' | 'item' | 'code'; readonly text: string })
  | (BlockPlace & { readonly kind: 'table'; readonly header: string; readonly rows: readonly string[] });

/** The visible text of a document, in reading order; a ZIP archive has none of its own: its entries are documents. */
export interface ExtractedDocument {
  readonly type: DocumentType;
  /** The title in the document; null when it has none. */
  readonly title: string | null;
  readonly pages: number | null;
  readonly blocks: readonly Block[];
}
