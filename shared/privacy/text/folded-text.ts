import { BARRIER } from './barrier.ts';
import { foldCharacter } from './fold-character.ts';
import { allMatches } from './match-at.ts';
import { placeholdersIn } from './placeholder.ts';
import { overlapping } from './range-search.ts';
import { createMapBuilder, identityMap, type MapBuilder, type MappedText } from './source-map.ts';
import type { TableCell, TextTables } from './tables/table-parts.ts';
import { byStart, type Replacement, type TextRange } from './text-range.ts';

/** The text as detectors read it, and the same text in lower case, which has the same length. */
export interface FoldedText extends MappedText {
  readonly lower: string;
  /** The cells of its tables; the text contains a mark for each of their borders. */
  readonly cells: readonly TableCell[];
}

const WIDE = /[\u0100-\uFFFF]/;
const PLAIN = /^[\t\n\x20-\x7e]*$/;
const SPECIAL = /[^\t\n\x20-\x7e]{1,4096}|\\[nrt](?=[A-Z0-9+(])|\\(?=[_*#+@])|%2[Bb](?=[1-9])|%20(?=[0-9])/g;

/** How the lines, columns and marks of a text are read. */
export interface Layout {
  /** Finds the signs of a text that only format it, each with what is read in its place. */
  readonly formattingIn: (text: string) => Replacement[];
  /** Reads the tables of a folded text, and the line breaks of wrapped prose as spaces. */
  readonly tablesIn: (text: string) => TextTables;
}

/**
 * Folds a text for matching. Each character by itself becomes a plain one (width, look-alikes, digits of other scripts,
 * accents, spaces); invisible characters and markup are removed, and the line breaks of wrapped prose become spaces.
 * Placeholders and the taken ranges (sorted, without overlaps) become one barrier each, so that a text with
 * placeholders in place of the ranges folds to the same result.
 */
export function foldText(source: string, taken: readonly TextRange[], layout: Layout): FoldedText {
  const ranges = withPlaceholders(source, taken);
  const barriers = ranges.map(({ start, end }) => ({ start, end, as: BARRIER }));
  const seen = withBarriers(source, barriers);
  const formatting = layout
    .formattingIn(seen.text)
    .map(({ start, end, as }) => ({ start: seen.sourceStart(start), end: seen.sourceEnd(end), as }));
  const replaced = [...barriers, ...formatting].sort(byStart);
  const isSame = replaced.length === 0 && isPlain(source);
  const mapped = isSame ? identityMap(source) : foldPieces(source, replaced);
  const { text: read, cells } = layout.tablesIn(mapped.text);
  const text = inOneByte(read);
  return { ...mapped, text, lower: lowerOf(text), cells };
}

// Markup and stretched lines are looked for in a text with barriers, because the content of a range must not affect the
// text around it: a mark outside could pair with one inside, and the length of the content would count for its line.
const withBarriers = (source: string, barriers: readonly Replacement[]): MappedText =>
  barriers.length === 0 ? identityMap(source) : replacePieces(source, barriers, copyPiece);

// A slice of a string with letters of other scripts takes two bytes for each character, even if the slice has no such
// letters. Expressions read one-byte strings faster, and a function that has just started compiles each for only one
// kind of string.
const inOneByte = (text: string): string => (WIDE.test(text) ? text : Buffer.from(text, 'latin1').toString('latin1'));

/** Folds a text as it is: without barriers for placeholders, and with its markup and line breaks. */
export function foldWhole(source: string): MappedText {
  return isPlain(source) ? identityMap(source) : foldPieces(source, []);
}

/**
 * Adds the lowercase text to a text without tables. Both have the same length, because folding has removed the only
 * letter whose lower case is longer.
 */
export function withLower(mapped: MappedText): FoldedText {
  return { ...mapped, lower: lowerOf(mapped.text), cells: [] };
}

// The same string where nothing changes: comparing two long strings that are equal takes time.
function lowerOf(text: string): string {
  const lower = text.toLowerCase();
  return lower === text ? text : lower;
}

function isPlain(source: string): boolean {
  return PLAIN.test(source) && !source.includes('\\') && !source.includes('%2');
}

function withPlaceholders(source: string, taken: readonly TextRange[]): TextRange[] {
  const isTaken = overlapping(taken);
  const free = placeholdersIn(source).filter((placeholder) => !isTaken(placeholder));
  return [...taken, ...free].sort(byStart);
}

const foldPieces = (source: string, replaced: readonly Replacement[]): MappedText =>
  replacePieces(source, replaced, foldPiece);

// Maps the pieces that are replaced, and passes the others to `add`.
function replacePieces(source: string, replaced: readonly Replacement[], add: typeof foldPiece): MappedText {
  const map = createMapBuilder();
  let done = 0;
  for (const { start, end, as } of replaced) {
    add(map, source, { start: done, end: start });
    map.replace(as, start, end);
    done = end;
  }
  add(map, source, { start: done, end: source.length });
  return map.build();
}

const copyPiece = (map: MapBuilder, source: string, { start, end }: TextRange): void =>
  map.copy(source.slice(start, end), start);

function foldPiece(map: MapBuilder, source: string, { start: from, end: to }: TextRange): void {
  const piece = source.slice(from, to);
  let done = 0;
  for (const match of allMatches(SPECIAL, piece)) {
    if (match.index > done) {
      map.copy(piece.slice(done, match.index), from + done);
    }
    const start = from + match.index;
    done = match.index + match[0].length;
    const plain = unescaped(match[0]);
    if (plain !== null) {
      map.replace(plain, start, from + done);
    } else {
      foldRun(map, match[0], { start, isBeforeLineFeed: piece[done] === '\n' });
    }
  }
  if (done < piece.length) {
    map.copy(piece.slice(done), from + done);
  }
}

// Returns what an escape of two or three characters stands for; null for a character that is not an escape.
function unescaped(written: string): string | null {
  if (written.startsWith('%')) {
    // "tel=%2B49%20171…": the sign and the spaces of a number in a URL.
    return written === '%20' ? ' ' : '+';
  }
  if (!written.startsWith('\\')) {
    return null;
  }
  // A line break written as two characters (`\n`, as in JSON) counts as one, and a tab or a return separates words.
  // Markdown writes "jane\_doe" for "jane_doe".
  return { '\\': '', '\\n': '\n' }[written] ?? '  ';
}

// A carriage return before a line feed is left out, because both are one line break.
function foldRun(
  map: MapBuilder,
  run: string,
  { start, isBeforeLineFeed }: { readonly start: number; readonly isBeforeLineFeed: boolean },
): void {
  const returnAt = isBeforeLineFeed ? start + run.length - 1 : -1;
  let index = start;
  for (const character of run) {
    const plain = character === '\r' && index === returnAt ? '' : foldCharacter(character);
    map.replace(plain, index, index + character.length);
    index += character.length;
  }
}
