/** How letters look, as far as this distinguishes a heading from other text. */
interface DocxLook {
  readonly isBold: boolean;
  /** In half points. */
  readonly size: number;
  letters: number;
}

/** A paragraph of a Word document, with its text as a reader sees it. */
export interface DocxParagraph {
  readonly kind: 'paragraph';
  text: string;
  /** How its letters look, with how many are written in each look. */
  readonly looks: DocxLook[];
  /** Whether the last letters of the text are struck through. */
  endsStruck: boolean;
  style: string | null;
  /** The heading level set by the paragraph itself, from 1; 0 when it sets none, null when only its style decides. */
  outline: number | null;
  listId: string | null;
  listLevel: number | null;
  /** Whether its end is deleted or hidden, so that it has no number unless it has text. */
  isEndHidden: boolean;
  /** Why it is joined with the next paragraph: it is its enlarged first letter, or its own end is deleted. */
  joinsNext: 'dropCap' | 'deletedEnd' | null;
}

/** A table of a Word document. */
export interface DocxTable {
  readonly kind: 'table';
  readonly rows: DocxRow[];
  /** The widths of its grid columns, in twentieths of a point. */
  readonly grid: number[];
  style: string | null;
}

/** A row of a table. */
export interface DocxRow {
  readonly cells: DocxCell[];
  /** Whether it is hidden, or deleted in a tracked change. */
  isHidden: boolean;
  /** Whether it is marked as a header row, which every page repeats. */
  isHeader: boolean;
  /** The number of grid columns left empty before its first cell. */
  before: number;
}

/** A cell of a table. */
export interface DocxCell {
  readonly flow: DocxFlow;
  /** The number of grid columns that it covers. */
  columns: number;
  /** Whether it begins a vertically merged cell or continues the one above; null for a cell that is not merged. */
  merge: 'restart' | 'continue' | null;
  /** Whether it continues the cell to its left, as Word 97 marked horizontally merged cells. */
  continuesLeft: boolean;
  /** Whether a tracked change deletes it. */
  isDeleted: boolean;
}

/** The paragraphs and tables of a document, a cell, a text box or a note, in order. */
export type DocxFlow = (DocxParagraph | DocxTable)[];

/** Creates an empty paragraph. */
export function emptyParagraph(): DocxParagraph {
  return {
    kind: 'paragraph',
    text: '',
    looks: [],
    endsStruck: false,
    style: null,
    outline: null,
    listId: null,
    listLevel: null,
    isEndHidden: false,
    joinsNext: null,
  };
}
