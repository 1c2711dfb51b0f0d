import type { DocumentType } from '../knowledge/document-type.ts';
import type { LeftOut } from './left-out.ts';

/** The position of a block: the headings above it, outermost first, and its page, from 1. */
interface BlockPlace {
  readonly headings: readonly string[];
  readonly page: number | null;
}

/**
 * A unit of a document that belongs together. An `item` follows the block before it without an empty line; `code` and
 * the rows of a `table` are not split.
 */
export type Block =
  | (BlockPlace & { readonly kind: 'paragraph' | 'item' | 'code'; readonly text: string })
  | (BlockPlace & { readonly kind: 'table'; readonly header: string; readonly rows: readonly string[] });

/**
 * The visible text of a document, in reading order. A ZIP archive has none, because each of its entries is a document.
 */
export interface ExtractedDocument {
  readonly type: DocumentType;
  /** The title given in the document, or null. */
  readonly title: string | null;
  readonly pages: number | null;
  readonly blocks: readonly Block[];
  /** The encoding in which its text was read, unless that is Unicode: often a guess. */
  readonly encoding?: string;
  /** What its reader left out on purpose. */
  readonly leftOut?: LeftOut;
}
