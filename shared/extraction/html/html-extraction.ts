import type { Block } from '../extracted-document.ts';
import { createHeadingPath, type HeadingPath } from '../heading-path.ts';
import { visibleText } from '../visible-text.ts';
import type { CssSheet } from './css-sheet.ts';

/** The state of extracting a page, or one cell of a table in it. */
export interface HtmlExtraction {
  readonly sheet: CssSheet;
  readonly blocks: Block[];
  readonly path: HeadingPath;
  /** The first heading of level 1. */
  title: string | null;
  /** The text since the last block. */
  text: string;
  /** The lists around, from the outermost: the number of the next item, or null for one without numbers. */
  readonly lists: { next: number | null }[];
  /** What the next block of a list item begins with: its bullet or number, or spaces in their place; '' elsewhere. */
  mark: string;
  /** The term of a list of terms, until its description begins; '' elsewhere. */
  term: string;
  isCode: boolean;
}

/** Starts extracting a page or a cell. */
export function startExtraction(sheet: CssSheet): HtmlExtraction {
  const blocks: Block[] = [];
  const path = createHeadingPath(blocks);
  return { sheet, blocks, path, title: null, text: '', lists: [], mark: '', term: '', isCode: false };
}

/** Ends the open block, and adds it unless it is empty. */
export function endBlock(extraction: HtmlExtraction): void {
  const text = tidyText(extraction.text, extraction.isCode);
  extraction.text = '';
  if (text === '') {
    return;
  }
  const mark = extraction.mark + leadInOf(extraction.term);
  extraction.term = '';
  const kind = extraction.isCode ? 'code' : mark === '' ? 'paragraph' : 'item';
  extraction.blocks.push({ kind, text: mark + text, headings: extraction.path.use(), page: null });
  // Further blocks of an item are indented like its first, without the bullet or number.
  extraction.mark = extraction.mark.replace(/\S/g, ' ');
}

function leadInOf(term: string): string {
  return term === '' ? '' : `${term}${/[.:?!…]$/u.test(term) ? '' : ':'} `;
}

/** Adds a term that has no description as a block of its own. */
export function endTerm(extraction: HtmlExtraction): void {
  extraction.text = extraction.term;
  extraction.term = '';
  endBlock(extraction);
}

/** Text without the white space that a browser does not show; a listing keeps its own. */
export function tidyText(text: string, isCode: boolean): string {
  const seen = visibleText(text);
  if (isCode) {
    return seen.replace(/^\n+/, '').trimEnd();
  }
  return seen
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
