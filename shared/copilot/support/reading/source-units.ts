import { foldWord } from './fold-word.ts';
import { listSignOf, splitSentences, withoutListSign } from './sentences.ts';

/** One sentence, list item, table row or heading of an excerpt, with which a statement of an answer is compared. */
export interface SourceUnit {
  /** The text in the excerpt, without the signs of a list or table. */
  readonly text: string;
  /** A row's cells; the text alone for everything else. */
  readonly cells: readonly string[];
  /** A row's cells, each but the first after the header of its column; the text alone for everything else. */
  readonly parts: readonly string[];
  /** The text above it: the heading, the line that introduces its list, the first header of its table. */
  readonly context: string;
  /** The subject that its form suggests: the first cell of a row, or the text before a colon; null if there is none. */
  readonly label: string | null;
  /** The headers of a row's columns, in order; none for everything else. */
  readonly headers: readonly string[];
  readonly kind: 'sentence' | 'item' | 'row' | 'heading';
  /** Whether it is an item with a number, such as a step of instructions. */
  readonly isStep: boolean;
  /** Whether it is the line before a list or a table. */
  readonly isLeadIn: boolean;
}

const HEADING = /^\s*#{1,6}\s+/;
const SECTION_NUMBER = /^\d+(?:\.\d+)*\.?\s+/;
// Longer lines without a full stop are statements as often as headings. Not measured.
const HEADING_WORDS_MAX = 8;
// Markdown has bars at both ends. A bar only at the beginning follows an empty cell, usually the first of a header.
const OUTER_BARS = /^\|(.*)\|$/;
const SEPARATOR_ROW = /^[\s|:+=-]+$/;
// "Engine: three years".
const LABEL = /^([^:：.;]{2,60})[:：]\s*\S/u;
// A line with a name and a value, as in a data file or a fact sheet: "busta_doppia: 60 days".
const FIELD = /^\s*[\p{L}\p{N}_.-]{2,40}:(?:\s|$)/u;
// A line of at least this length without a full stop was wrapped, and continues on the next line.
const WRAPPED_LENGTH_MIN = 60;
// Two lines that begin alike are entries, of a log or a contract: "2026-01-01 10:00 ...", "§ 1 ...", "Art. 1 ...".
const ENTRIES = [/^[\d[(<§]/, /^\p{L}+[.:]?\s+\d/u];

/**
 * Cuts an excerpt into its units, in order. `names` are the title and the headings of its document, which tell headings
 * without a sign (as in text from a PDF) from other lines.
 */
export function sourceUnits(text: string, names: readonly string[] = []): SourceUnit[] {
  const units: SourceUnit[] = [];
  const place: Place = { heading: '', leadIn: '', headers: null };
  const named = new Set(names.map(nameOf));
  const lines = joinWrapped(text.split('\n'));
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') {
      // A blank line may come between a line and its list. It ends a table, as a heading does.
      place.headers = null;
      continue;
    }
    const isHeading = HEADING.test(line) || isPlainHeading(lines, at, named);
    units.push(...(isHeading ? [headingUnit(line, place)] : unitsOfLine(line, place)));
  }
  return units.map((each, at) => (isLeadIn(units.slice(at, at + 3)) ? { ...each, isLeadIn: true } : each));
}

// Whether items follow a line, or the header of a table and a row.
function isLeadIn([line, next, afterNext]: readonly SourceUnit[]): boolean {
  const isAboveList = next?.kind === 'item' || (next?.kind === 'heading' && afterNext?.kind === 'row');
  return line?.kind === 'sentence' && isAboveList;
}

/** The heading, lead-in and table header that apply to the next line. */
interface Place {
  heading: string;
  leadIn: string;
  headers: readonly string[] | null;
}

function headingUnit(line: string, place: Place): SourceUnit {
  place.heading = line.replace(HEADING, '').trim();
  place.leadIn = '';
  place.headers = null;
  return unit('heading', place.heading, '');
}

// A title or a heading of the document, or a short line of words above a sentence. The last line is no heading, so that
// a document of one line can be quoted.
function isPlainHeading(lines: readonly string[], at: number, named: ReadonlySet<string>): boolean {
  const line = lines[at] ?? '';
  if (!isTitle(line) || listSignOf(line) !== '' || cellsOf(line) !== null) {
    return false;
  }
  // Looked for only here: few lines are titles.
  const next = lines.slice(at + 1).find((other) => other.trim() !== '');
  if (next === undefined) {
    return false;
  }
  const words = line.trim().replace(SECTION_NUMBER, '');
  const isOfWords = !/[\d:：]/u.test(words) && /^\P{Ll}/u.test(words) && words.split(/\s+/).length <= HEADING_WORDS_MAX;
  const isAboveSentence = next.length > line.length && /^\P{Ll}.*[.!?。！？]["'”’)]*$/u.test(next.trim());
  return named.has(nameOf(line)) || (isOfWords && isAboveSentence && listSignOf(next) === '' && cellsOf(next) === null);
}

function nameOf(line: string): string {
  return foldWord(line.trim());
}

function unitsOfLine(line: string, place: Place): SourceUnit[] {
  const cells = cellsOf(line);
  if (cells !== null) {
    return rowUnits(line, cells, place);
  }
  const sign = listSignOf(line);
  if (sign !== '') {
    const text = withoutListSign(line).trim();
    const context = `${place.heading}\n${place.leadIn}`.trim();
    return splitSentences(text).map((sentence) => ({ ...unit('item', sentence, context), isStep: /\d/.test(sign) }));
  }
  const sentences = splitSentences(line);
  const last = sentences.at(-1) ?? '';
  place.leadIn = /[:：]$/u.test(last) || isTitle(last) ? last : '';
  return sentences.map((sentence) => unit('sentence', sentence, place.heading));
}

function unit(kind: SourceUnit['kind'], text: string, context: string): SourceUnit {
  const label = kind === 'heading' ? null : (LABEL.exec(text)?.[1] ?? null);
  return { text, cells: [text], parts: [text], context, label, headers: [], kind, isStep: false, isLeadIn: false };
}

// A short line without a full stop is a heading of what follows.
function isTitle(line: string): boolean {
  return line.length < WRAPPED_LENGTH_MIN && !/[.!?。！？;,]$/u.test(line);
}

function rowUnits(line: string, cells: readonly string[], place: Place): SourceUnit[] {
  if (SEPARATOR_ROW.test(line)) {
    return [];
  }
  const { headers } = place;
  if (headers === null) {
    place.headers = cells;
    return [unit('heading', cells.join(' ').trim(), place.heading)];
  }
  const parts = cells.map((cell, i) => (i === 0 ? cell : belowHeader(cell, headers[i] ?? '')));
  const context = `${place.heading}\n${place.leadIn}\n${headers[0] ?? ''}`.trim();
  return [{ ...unit('row', cells.join(' '), context), cells, parts, label: cells[0] ?? null, headers }];
}

// With only a space between them, the header "Zone 2" and the cells "190" and "€ 9" would be 2,190 and 2 euros.
function belowHeader(cell: string, header: string): string {
  const sign = /\d\S{0,2}$/.test(header) ? ': ' : ' ';
  return `${header}${sign}${cell}`.trim();
}

function cellsOf(line: string): string[] | null {
  if (!/[|\t]/.test(line)) {
    return null;
  }
  // In extracted documents the bars between cells have spaces around them, and a row may have none at its ends.
  const isTable = /^\s*\|.*\|\s*$/.test(line) || line.includes(' | ') || line.split('|').length > 2;
  const cells = isTable ? line.trim().replace(OUTER_BARS, '$1').split('|') : line.split('\t');
  return cells.length < 2 ? null : cells.map((cell) => cell.trim());
}

// Joins the lines into which a paragraph was wrapped.
function joinWrapped(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const isFree = line.trim() !== '' && listSignOf(line) === '' && !HEADING.test(line) && cellsOf(line) === null;
    if (before !== undefined && isFree && isOpen(before, line) && !isListed(joined.slice(-2), line)) {
      joined[joined.length - 1] = `${before.trimEnd()} ${line.trim()}`;
    } else {
      joined.push(line);
    }
  }
  return joined;
}

// Lines that begin with a label are entries, such as opening hours: the last one continues only in a small letter.
function isListed(before: readonly string[], next: string): boolean {
  return before.length === 2 && before.every((line) => LABEL.test(line)) && !/^\s*\p{Ll}/u.test(next);
}

function isOpen(before: string, next: string): boolean {
  if (
    before.trim() === '' ||
    /[.!?:。！？：]["'”’)]?\s*$/u.test(before) ||
    HEADING.test(before) ||
    cellsOf(before) !== null ||
    ENTRIES.some((entry) => entry.test(before) && entry.test(next)) ||
    (FIELD.test(next) && (FIELD.test(before) || before.length < WRAPPED_LENGTH_MIN))
  ) {
    return false;
  }
  return before.length >= WRAPPED_LENGTH_MIN || /^\s*\p{Ll}/u.test(next);
}
