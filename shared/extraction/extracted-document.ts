import type { DocumentType } from '../knowledge/document.ts';

/** Where a block stands: under which headings, outermost first, and on which page, from 1. */
export interface BlockPlace {
  readonly headings: readonly string[];
  readonly page: number | null;
}

/**
 * A piece of a document that its author kept together. An `item` stays on the line after the one before; a `code` and a
 * table's row are not cut.
 */
export type Block =
  | (BlockPlace & { readonly kind: 'paragraph' | 'item' | 'code'; readonly text: string })
  | (BlockPlace & { readonly kind: 'table'; readonly header: string; readonly rows: readonly string[] });

/** A document taken apart: visible text only, in reading order. */
export interface ExtractedDocument {
  readonly type: DocumentType;
  /** What the document calls itself; null when it does not say. */
  readonly title: string | null;
  readonly pages: number | null;
  readonly blocks: readonly Block[];
}
