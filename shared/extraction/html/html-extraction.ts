import type { Block } from '../extracted-document.ts';
import { createHeadingPath, type HeadingPath } from '../heading-path.ts';
import type { LeftOutCounter } from '../left-out.ts';
import { createTextBuffer, type TextBuffer } from '../text-buffer.ts';
import { visibleLines, visibleText } from '../visible-text.ts';
import type { CssSheet } from './css-sheet.ts';
import type { HtmlElement } from './tree/html-element.ts';

/** The state of extracting a page, or one cell of a table in it. */
export interface HtmlExtraction {
  readonly sheet: CssSheet;
  /** The elements that only lead to other pages. */
  readonly navigation: ReadonlySet<HtmlElement>;
  readonly leftOut: LeftOutCounter;
  readonly blocks: Block[];
  readonly path: HeadingPath;
  /** The first heading of level 1. */
  title: string | null;
  /** The text since the last block. */
  text: TextBuffer;
  /**
   * The enclosing lists, from the outermost: the number of the next item, or null for a list without numbers, the step
   * to the one after it, and the style of the numbers.
   */
  readonly lists: { next: number | null; readonly step: 1 | -1; readonly style: string }[];
  /** The beginning of the next block of a list item: its bullet or number, or spaces in their place; '' elsewhere. */
  mark: string;
  /** The term of a description list until its description begins; '' elsewhere. */
  term: string;
  isCode: boolean;
}

/** Starts the extraction of a page or cell. */
export function startExtraction(page: Pick<HtmlExtraction, 'sheet' | 'navigation' | 'leftOut'>): HtmlExtraction {
  const { sheet, navigation, leftOut } = page;
  const blocks: Block[] = [];
  const path = createHeadingPath(blocks);
  const text = createTextBuffer();
  return { sheet, navigation, leftOut, blocks, path, title: null, text, lists: [], mark: '', term: '', isCode: false };
}

/** Ends the open block and adds it unless it is empty. */
export function endBlock(extraction: HtmlExtraction): void {
  const tidy = extraction.isCode ? tidyCode : tidyText;
  const text = tidy(extraction.text.takeFrom(0));
  if (text === '') {
    return;
  }
  const mark = extraction.mark + leadInOf(extraction.term);
  extraction.term = '';
  const kind = extraction.isCode ? 'code' : mark === '' ? 'paragraph' : 'item';
  const marked = extraction.isCode ? markedListing(mark, text) : mark + text;
  extraction.blocks.push({ kind, text: marked, headings: extraction.path.use(), page: null });
  // Later blocks of an item are indented like the first, without the bullet or number.
  extraction.mark = extraction.mark.replace(/\S/g, ' ');
}

// A mark before the first line alone would change how far its text is indented, which has a meaning in YAML.
function markedListing(mark: string, text: string): string {
  return mark.trim() === '' ? text : mark + text.replaceAll('\n', `\n${' '.repeat(mark.length)}`);
}

function leadInOf(term: string): string {
  return term === '' ? '' : `${term}${/[.:?!…]$/u.test(term) ? '' : ':'} `;
}

/** Adds a term without a description as a separate block. */
export function endTerm(extraction: HtmlExtraction): void {
  extraction.text.takeFrom(0);
  extraction.text.add(extraction.term);
  extraction.term = '';
  endBlock(extraction);
}

/** An invisible character between two words that no space separates. */
export const WORD_EDGE = '\u2063';
// White space, brackets and punctuation separate already.
const EDGES_BETWEEN_WORDS = /(?<![\s([{"'“‘«\u2063]|^)\u2063+(?![\s,.;:!?)\]}"'”’»\u2063]|$)/g;

/** Returns text without the white space that a browser does not display. */
export function tidyText(text: string): string {
  return visibleLines(separateWords(text)).replace(/\n{2,}/g, '\n');
}

// A listing keeps its white space.
function tidyCode(text: string): string {
  return visibleText(separateWords(text)).replace(/^\n+/, '').trimEnd();
}

function separateWords(text: string): string {
  return text.includes(WORD_EDGE) ? text.replace(EDGES_BETWEEN_WORDS, ' ') : text;
}
