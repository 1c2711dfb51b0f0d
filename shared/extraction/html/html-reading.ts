import type { Block } from '../extracted-document.ts';
import { createHeadingPath, type HeadingPath } from '../heading-path.ts';
import { visibleText } from '../visible-text.ts';
import type { CssSheet } from './css-sheet.ts';

/** One reading of a page, or of a cell of it. */
export interface HtmlReading {
  readonly sheet: CssSheet;
  readonly blocks: Block[];
  readonly path: HeadingPath;
  /** The first heading of level 1. */
  title: string | null;
  /** The text since the last block. */
  text: string;
  /** The lists around, from the outermost: the number of the next item, or null for one without numbers. */
  readonly lists: { next: number | null }[];
  mark: string;
  isCode: boolean;
}

/** Starts a reading. */
export function createReading(sheet: CssSheet): HtmlReading {
  const blocks: Block[] = [];
  return { sheet, blocks, path: createHeadingPath(blocks), title: null, text: '', lists: [], mark: '', isCode: false };
}

/** Ends the block that is open. */
export function endBlock(reading: HtmlReading): void {
  const text = tidyText(reading.text, reading.isCode);
  reading.text = '';
  if (text === '') {
    return;
  }
  const kind = reading.isCode ? 'code' : reading.mark === '' ? 'paragraph' : 'item';
  reading.blocks.push({ kind, text: reading.mark + text, headings: reading.path.use(), page: null });
  // Further blocks of an item are below its first.
  reading.mark = reading.mark.replace(/\S/g, ' ');
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
