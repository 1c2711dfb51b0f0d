/** A paragraph of a Word document, with its text as a reader sees it. */
export interface DocxParagraph {
  readonly kind: 'paragraph';
  text: string;
  style: string | null;
  /**
   * The heading level that the paragraph itself sets, from 1; 0 when it sets none, null when only its style decides.
   */
  outline: number | null;
  listId: string | null;
  listLevel: number | null;
}

/** A table of a Word document. */
export interface DocxTable {
  readonly kind: 'table';
  readonly rows: DocxRow[];
  style: string | null;
}

/** A row of a table. */
export interface DocxRow {
  readonly cells: DocxCell[];
  /** Whether it is hidden, or deleted in a tracked change. */
  isHidden: boolean;
}

/** A cell of a table; `continues` when it belongs to the one above it. */
export interface DocxCell {
  readonly flow: DocxFlow;
  columns: number;
  continues: boolean;
  /** Whether a tracked change deletes it. */
  isDeleted: boolean;
}

/** The paragraphs and tables of a document, a cell, a text box or a note, in order. */
export type DocxFlow = (DocxParagraph | DocxTable)[];

/** An empty paragraph. */
export function emptyParagraph(): DocxParagraph {
  return { kind: 'paragraph', text: '', style: null, outline: null, listId: null, listLevel: null };
}
