import { hyphenatedEnd } from './hyphenated-end.ts';
import { allMatches } from './match-at.ts';
import type { Replacement } from './text-range.ts';

const GAP = / +/g;
const LINE = /[^\r\n]+/g;
const LINE_END = /^\r?\n$/;
// Wider gaps separate columns, and a gap after ">" belongs to the mark of a quoted line.
const WIDE = /(?<=[^ >]) {2,5}(?=[^ ])/g;
const SINGLE = /[^ ] [^ ]/;
const BETWEEN_WORDS = /(?<=\p{Ll}{2}[,;]?) {1,5}(?=\p{Ll}{2})/gu;
// An item, a field or a message does not continue the line before it.
const BEGINS_AGAIN =
  /^ {0,8}(?:[-*+#>|@[{<]|\d{1,3}[.):] |\d{4}-\d\d-|\d{1,2}[.:]\d\d|[\p{L}\p{N}_.'-]{1,30}(?: {1,5}[\p{L}\p{N}_.'-]{1,30}){0,2} {0,2}:)/u;
/** A sign that separates the columns of a line. */
export const COLUMN_MARK: RegExp = /[;|\t]/;
const INDENT = /^ {0,8}/;
const CAPITAL = /^ {0,8}\p{Lu}/u;
// Shorter lines are rows of columns, and a single gap may separate sentences.
const LENGTH_MIN = 28;
const GAPS_MIN = 2;
// Fewer or rarer wide gaps between words may separate columns, and all of a few gaps may be even by chance. Not
// measured.
const BETWEEN_WORDS_MIN = 3;
const BETWEEN_WORDS_SHARE = 0.2;
const EVEN_MIN = 8;
// This few are enough if no words are separated by a single space, and no gap is as wide as between columns.
const ALL_WIDE_MIN = 2;
const COLUMN_GAP = /[^ ] {6}/;

/**
 * Finds what to read in place of the gaps in a text that is justified or comes from a PDF, in order. Where every gap is
 * doubled, halves each gap, if wide gaps separate the words of sentences, or every line with a wide gap has a mark
 * between its columns. Otherwise, where wide gaps between the words of sentences stretch lines, reads one space for
 * each wide gap and for the end of each such line, because the line was stretched when the next word did not fit.
 */
export function stretchedIn(source: string): Replacement[] {
  if (!source.includes('  ')) {
    return [];
  }
  const gaps = allMatches(GAP, source);
  const lines = linesIn(source);
  const prose = lines.filter((line, i) => !isColumned(line, lines[i - 1]) && !isColumned(line, lines[i + 1]));
  const isEven = gaps.length >= EVEN_MIN && gaps.every(({ 0: spaces }) => spaces.length % 2 === 0);
  if (isEven && isDoubled(lines, prose)) {
    return gaps.map(({ 0: { length }, index }) => ({ start: index + length / 2, end: index + length, as: '' }));
  }
  return isStretched(prose) ? prose.flatMap((line) => [...line.wideGaps, ...endOf(line)]) : [];
}

interface Line {
  readonly text: string;
  readonly end: number;
  /** Its wide gaps, each read as one space. */
  readonly wideGaps: readonly Replacement[];
  /** The positions in the line where wide gaps end. */
  readonly columns: ReadonlySet<number>;
  /** Whether exactly two spaces separate all of its words. */
  readonly isDoubleSpaced: boolean;
  /** The line directly below ('' when there is none, or an empty one), and where it begins. */
  readonly below: string;
  readonly belowStart: number;
}

function linesIn(source: string): Line[] {
  const found = allMatches(LINE, source);
  return found.map(({ 0: text, index }, i) => {
    const wide = allMatches(WIDE, text).map((gap) => ({ start: gap.index, end: gap.index + gap[0].length }));
    const end = index + text.length;
    const belowStart = found[i + 1]?.index ?? end;
    return {
      text,
      end,
      wideGaps: wide.map((gap) => ({ start: index + gap.start, end: index + gap.end, as: ' ' })),
      columns: new Set(wide.map((gap) => gap.end)),
      isDoubleSpaced: !SINGLE.test(text) && wide.every((gap) => gap.end - gap.start === 2),
      below: LINE_END.test(source.slice(end, belowStart)) ? (found[i + 1]?.[0] ?? '') : '',
      belowStart,
    };
  });
}

// Gaps below each other separate columns. So do two spaces after each word, in lines with the same number of words as a
// neighboring line.
function isColumned(line: Line, other: Line | undefined): boolean {
  const aligned = [...line.columns].filter((column) => other?.columns.has(column) === true).length;
  const isRow = line.wideGaps.length === other?.wideGaps.length && line.isDoubleSpaced && other.isDoubleSpaced;
  return isRow || (aligned >= 2 && aligned * 2 >= line.columns.size);
}

// Whether even gaps are doubled spaces and not columns: in stretched prose, and in a text whose spaced lines all have
// marks that separate columns.
function isDoubled(lines: readonly Line[], prose: readonly Line[]): boolean {
  const spaced = lines.filter(({ wideGaps }) => wideGaps.length > 0);
  return (spaced.length > 0 && spaced.every(({ text }) => COLUMN_MARK.test(text))) || isStretched(prose);
}

function isStretched(lines: readonly Line[]): boolean {
  // In justified text, only the lines whose words left room are stretched.
  const long = lines.filter(({ text, wideGaps }) => text.length >= LENGTH_MIN && wideGaps.length > 0);
  const between = long.flatMap(({ text }) => allMatches(BETWEEN_WORDS, text));
  const wide = between.filter(({ 0: { length } }) => length > 1).length;
  return (
    (wide >= BETWEEN_WORDS_MIN && wide >= between.length * BETWEEN_WORDS_SHARE) ||
    (wide === between.length && wide >= ALL_WIDE_MIN && !lines.some(({ text }) => COLUMN_GAP.test(text)))
  );
}

// What to read in place of the end of a stretched line: one space. A hyphen that divides a word is left out along with
// the line end. Between a hyphen and a capital, only the line end is left out; after any other hyphen, it stays.
function endOf({ text, wideGaps, end, below, belowStart }: Line): Replacement[] {
  if (wideGaps.length < GAPS_MIN || text.length < LENGTH_MIN || below === '' || BEGINS_AGAIN.test(below)) {
    return [];
  }
  const wordStart = belowStart + (INDENT.exec(below)?.[0].length ?? 0);
  if (!text.endsWith('-')) {
    return [{ start: end, end: wordStart, as: ' ' }];
  }
  if (hyphenatedEnd(`-\n${below}`, 0) > 0) {
    return [{ start: end - 1, end: wordStart, as: '' }];
  }
  return CAPITAL.test(below) ? [{ start: end, end: wordStart, as: '' }] : [];
}
