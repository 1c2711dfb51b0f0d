import { splitSentences } from './sentences.ts';

/** One sentence, list item or table row of an excerpt: what a statement of an answer is compared with. */
export interface SourceUnit {
  /** As it stands in the excerpt, without the signs of a list or table. */
  readonly text: string;
  /** A row's cells, each with the head of its column; the text alone for everything else. */
  readonly parts: readonly string[];
  /** What it is said under: the line before its list, the heads of its table, the headings above. */
  readonly context: string;
  readonly kind: 'sentence' | 'item' | 'row' | 'heading';
}

const ITEM = /^\s*(?:[-*•–·▪◦]|\d{1,2}[.)]|[a-z]\))\s+/u;
const HEADING = /^\s*#{1,6}\s+/;
const RULE = /^[\s|:+=-]+$/;
// A line of this length without a full stop was wrapped, and goes on in the next.
const WRAPPED_LENGTH_MIN = 60;

/** Cuts an excerpt into its units, in order. */
export function sourceUnits(text: string): SourceUnit[] {
  const units: SourceUnit[] = [];
  const place: Place = { heading: '', leadIn: '', head: null };
  for (const line of joinWrapped(text.split('\n'))) {
    if (line.trim() === '') {
      // A blank line may stand between a line and its list, and ends a table.
      place.head = null;
      continue;
    }
    units.push(...unitsOfLine(line, place));
  }
  return units;
}

interface Place {
  heading: string;
  leadIn: string;
  head: readonly string[] | null;
}

function unitsOfLine(line: string, place: Place): SourceUnit[] {
  if (HEADING.test(line)) {
    place.heading = line.replace(HEADING, '').trim();
    place.leadIn = '';
    return [{ text: place.heading, parts: [place.heading], context: '', kind: 'heading' }];
  }
  const cells = cellsOf(line);
  if (cells !== null) {
    return rowUnits(line, cells, place);
  }
  if (ITEM.test(line)) {
    const text = line.replace(ITEM, '').trim();
    const context = `${place.heading}\n${place.leadIn}`.trim();
    return splitSentences(text).map((sentence) => ({ text: sentence, parts: [sentence], context, kind: 'item' }));
  }
  const sentences = splitSentences(line);
  const last = sentences.at(-1) ?? '';
  place.leadIn = /[:：]$/u.test(last) || isTitle(last) ? last : '';
  return sentences.map((sentence) => ({ text: sentence, parts: [sentence], context: place.heading, kind: 'sentence' }));
}

// A short line without a full stop stands over what follows.
function isTitle(line: string): boolean {
  return line.length < WRAPPED_LENGTH_MIN && !/[.!?。！？;,]$/u.test(line);
}

function rowUnits(line: string, cells: readonly string[], place: Place): SourceUnit[] {
  if (RULE.test(line)) {
    return [];
  }
  const { head } = place;
  if (head === null) {
    place.head = cells;
    const text = cells.join(' ');
    return [{ text, parts: [text], context: place.heading, kind: 'heading' }];
  }
  const parts = cells.map((cell, i) => (i === 0 ? cell : `${head[i] ?? ''} ${cell}`.trim()));
  const context = `${place.heading}\n${place.leadIn}\n${head[0] ?? ''}`.trim();
  return [{ text: cells.join(' '), parts, context, kind: 'row' }];
}

function cellsOf(line: string): string[] | null {
  const isTable = /^\s*\|.*\|\s*$/.test(line) || line.split('|').length > 2;
  const cells = isTable ? line.trim().replace(/^\|/, '').replace(/\|$/, '').split('|') : line.split('\t');
  return cells.length < 2 ? null : cells.map((cell) => cell.trim());
}

function joinWrapped(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const isFree = line.trim() !== '' && !ITEM.test(line) && !HEADING.test(line) && cellsOf(line) === null;
    if (before !== undefined && isFree && isOpen(before, line)) {
      joined[joined.length - 1] = `${before.trimEnd()} ${line.trim()}`;
    } else {
      joined.push(line);
    }
  }
  return joined;
}

function isOpen(before: string, next: string): boolean {
  if (
    before.trim() === '' ||
    /[.!?:。！？：]["'”’)]?\s*$/u.test(before) ||
    HEADING.test(before) ||
    cellsOf(before) !== null
  ) {
    return false;
  }
  return before.length >= WRAPPED_LENGTH_MIN || /^\s*\p{Ll}/u.test(next);
}
