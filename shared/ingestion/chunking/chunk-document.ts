import type { Block } from '../../extraction/extracted-document.ts';
import { clipPath, commonPath, isSamePath, pathBelow } from '../../extraction/heading-path.ts';
import { chunkLines, chunkText, fits, type SizeLimit } from './chunk-text.ts';
import { countWords } from './count-words.ts';

/** A passage before it belongs to a version of a document; its place in the list is its ordinal. */
interface PassageDraft {
  readonly page: number | null;
  /** The headings above all of its text, joined by ' > '. */
  readonly headings: string;
  readonly text: string;
}

/**
 * The largest passage. In measurements with questions about articles, passages of 150 to 300 words were found best. The
 * bytes keep title, headings and text within what the embedding model accepts.
 */
export const PASSAGE_LIMIT: SizeLimit = { wordsMax: 300, bytesMax: 5_500 };
// Shares of the largest passage: from the first on, a passage does not grow further; from the second on, it does not
// continue into another section.
const ENOUGH = 2 / 3;
const SECTION_ENOUGH = 1 / 3;
// A remainder of a section or page below this share joins the previous passage: a single table row or half a sentence
// means nothing on its own.
const STUB = 1 / 6;
// Listings and table rows are not cut as long as they fit into the embedding model's input.
const UNCUT_LIMIT: SizeLimit = { wordsMax: Number.POSITIVE_INFINITY, bytesMax: PASSAGE_LIMIT.bytesMax };
const QUESTION = /[?？؟]$/u;
// Headings of this size, a title of 600 bytes (document-passages.ts) and a text of 5,500 stay within the 8,192 tokens
// of the embedding model, even at one token a byte.
const HEADINGS_BYTES_MAX = 1_500;

// The smallest piece of a block, which is never cut.
interface Unit {
  readonly text: string;
  readonly words: number;
  readonly bytes: number;
  /** What separates it from the unit before it. */
  readonly glue: '\n' | '\n\n' | ' ';
  readonly headings: readonly string[];
  readonly page: number | null;
}

/**
 * Cuts a document into passages in reading order: within a page, along headings, paragraphs and then sentences; null
 * when there would be more than `passagesMax`. `limit` differs only in the experiments that measure passage lengths.
 */
export function chunkDocument(
  blocks: readonly Block[],
  passagesMax: number,
  limit: SizeLimit = PASSAGE_LIMIT,
): readonly PassageDraft[] | null {
  const passages: Unit[][] = [];
  let open: Unit[] = [];
  const isStub = () => isStubOf(passages.at(-1) ?? [], open, limit);
  const close = () => {
    if (isStub()) {
      passages.at(-1)?.push(...open);
    } else if (open.length > 0) {
      passages.push(open);
    }
    open = [];
  };
  for (const block of blocks) {
    for (const unit of unitsOf(block, limit)) {
      const endsSection = !isSamePath(open.at(-1)?.headings ?? unit.headings, unit.headings);
      if (open.length > 0 && ((endsSection && isStub()) || !joins(open, unit, limit))) {
        close();
      }
      open.push(unit);
    }
    if (passages.length > passagesMax) {
      return null;
    }
  }
  close();
  return passages.length > passagesMax ? null : passages.map(passageOf);
}

// Whether the open units are too short for a passage and fit into the previous one, within one section and page.
function isStubOf(before: readonly Unit[], open: readonly Unit[], limit: SizeLimit): boolean {
  const [last, first] = [before.at(-1), open[0]];
  const words = sum(open.map((unit) => unit.words));
  if (last === undefined || first === undefined || last.page !== first.page || words >= limit.wordsMax * STUB) {
    return false;
  }
  const all = [...before, ...open];
  const isOneSection = all.every((unit) => isSamePath(unit.headings, first.headings));
  return isOneSection && fits(textOf(all), limit);
}

function joins(open: readonly Unit[], unit: Unit, limit: SizeLimit): boolean {
  const last = open.at(-1);
  if (last === undefined || last.page !== unit.page) {
    return false;
  }
  const words = sum(open.map((part) => part.words));
  const isNewSection = !isSamePath(last.headings, unit.headings);
  // A question and its answer are complete: together with others, they would be found less well.
  if (isNewSection && [last, unit].some(({ headings }) => QUESTION.test(headings.at(-1) ?? ''))) {
    return false;
  }
  if (words >= limit.wordsMax * (isNewSection ? SECTION_ENOUGH : ENOUGH)) {
    return false;
  }
  if (words + unit.words > limit.wordsMax) {
    return false;
  }
  const bytes = sum([...open, unit].map((part) => part.bytes + part.glue.length));
  if (bytes > limit.bytesMax) {
    return false;
  }
  // Headings that become part of the text take space too; without headings, the sums are exact.
  return open.every((part) => isSamePath(part.headings, unit.headings)) || fits(textOf([...open, unit]), limit);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function unitsOf(block: Block, limit: SizeLimit): Unit[] {
  const { headings, page } = block;
  return textsOf(block, limit)
    .filter((text) => text.trim() !== '')
    .map((text, index) => ({
      text: block.kind === 'code' ? text.replace(/^\n+/, '').trimEnd() : text.trim(),
      words: countWords(text),
      bytes: Buffer.byteLength(text),
      glue: glueBefore(block, index),
      headings,
      page,
    }));
}

// What separates a text of a block from the text before it, which for the first one is in another block.
function glueBefore({ kind }: Block, index: number): Unit['glue'] {
  if (index > 0 && kind !== 'table') {
    return kind === 'code' ? '\n' : ' ';
  }
  return kind === 'item' ? '\n' : '\n\n';
}

function textsOf(block: Block, limit: SizeLimit): readonly string[] {
  if (block.kind === 'code') {
    return chunkLines(block.text, UNCUT_LIMIT);
  }
  if (block.kind === 'table') {
    return tableTexts(block.header, block.rows, limit);
  }
  return chunkText(block.text, limit);
}

// Rows stay whole, and each part of a long table begins with its header. A header that takes more than a third of a
// passage is not repeated.
function tableTexts(header: string, rows: readonly string[], limit: SizeLimit): readonly string[] {
  const repeated = fits(header, { wordsMax: limit.wordsMax / 3, bytesMax: limit.bytesMax / 3 });
  const lines = repeated ? rows : [header, ...rows];
  const head = repeated ? `${header}\n` : '';
  const uncut = { ...UNCUT_LIMIT, bytesMax: UNCUT_LIMIT.bytesMax - Buffer.byteLength(head) };
  const texts: string[] = [];
  let open = '';
  // The size of the open text with its header: the sizes of lines add up, and counting the text for each line is slow.
  const headSize = sizeOf(head);
  let size = headSize;
  for (const line of lines.flatMap((row) => chunkText(row, uncut))) {
    const own = sizeOf(line);
    const next = { words: size.words + own.words, bytes: size.bytes + own.bytes + (open === '' ? 0 : 1) };
    if (open !== '' && (next.words > limit.wordsMax || next.bytes > limit.bytesMax)) {
      texts.push(head + open);
      open = line;
      size = { words: headSize.words + own.words, bytes: headSize.bytes + own.bytes };
    } else {
      open += open === '' ? line : `\n${line}`;
      size = next;
    }
  }
  return [...texts, head + open];
}

function sizeOf(text: string): Pick<Unit, 'words' | 'bytes'> {
  return { words: countWords(text), bytes: Buffer.byteLength(text) };
}

function passageOf(units: readonly Unit[]): PassageDraft {
  const headings = clipPath(commonPath(units.map((unit) => unit.headings)), HEADINGS_BYTES_MAX);
  return { page: units[0]?.page ?? null, headings, text: textOf(units) };
}

// In a passage that spans several sections, headings that do not apply to all of it become part of its text.
function textOf(units: readonly Unit[]): string {
  const common = commonPath(units.map((unit) => unit.headings));
  let text = '';
  let above = '';
  for (const { headings, text: own, glue } of units) {
    const below = pathBelow(headings, common);
    if (below !== '' && below !== above) {
      text += `${text === '' ? '' : '\n\n'}${below}\n${own}`;
    } else {
      text += text === '' ? own : glue + own;
    }
    above = below;
  }
  return text;
}
