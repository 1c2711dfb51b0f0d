import { GAPS, SHAPES, type Token } from './tokens.ts';

// In tokens, before and after the name: limits the work in a line without signs. Longer than ordinary sentences.
const REACH = 40;
// Such as a verb and a preposition; entries of lists and headings rarely have more than one lowercase word.
const LOWERCASE_MIN = 2;
// With more, it is a list.
const COMMAS_MAX = 1;
const ENDS: ReadonlySet<string> = new Set(['.', '!', '?']);
const SIGNS_WITHIN: ReadonlySet<string> = new Set([',', "'", '-', '(', ')', '"']);

/**
 * Whether the tokens from an index up to another are in a sentence of prose: around them are at least as many
 * lowercase as capitalized words, no number and at most one comma, and a full stop or the end of the text ends it.
 */
export function isInSentence(tokens: readonly Token[], from: number, to: number): boolean {
  const start = startOf(tokens, from);
  const end = endOf(tokens, to);
  if (end < tokens.length && !(ENDS.has(lowerAt(tokens, end)) && continuesAt(tokens, end))) {
    return false;
  }
  const beside = [...tokens.slice(start, from), ...tokens.slice(to, end)];
  const lowercase = beside.filter(({ shape }) => shape === SHAPES.lower).length;
  // The first word is capitalized in any sentence.
  const first = start < from && tokens[start]?.shape === SHAPES.capital ? 1 : 0;
  const others = beside.filter(({ shape }) => shape > SHAPES.lower).length - first;
  const commas = beside.filter(({ lower }) => lower === ',').length;
  return lowercase >= Math.max(LOWERCASE_MIN, others) && commas <= COMMAS_MAX;
}

/** Whether a name is a whole entry, from a sign or the beginning of a line on: "- Lena", "Salat: Lena.", "1. Lena". */
export function isWholeEntry(tokens: readonly Token[], from: number, to: number): boolean {
  const begins = isNewLineAt(tokens, from) || ENTRY_BEGINS.has(lowerAt(tokens, from - 1));
  return begins && (isNewLineAt(tokens, to) || lowerAt(tokens, to) === '.');
}

const ENTRY_BEGINS: ReadonlySet<string> = new Set([':', '-', '|', '*', '.']);

const isNewLineAt = (tokens: readonly Token[], index: number): boolean =>
  (tokens[index]?.gap ?? GAPS.paragraph) >= GAPS.line;

function startOf(tokens: readonly Token[], from: number): number {
  let start = from;
  while (start > 0 && from - start < REACH && continuesAt(tokens, start) && isWithinAt(tokens, start - 1)) {
    start -= 1;
  }
  return start;
}

function endOf(tokens: readonly Token[], to: number): number {
  let end = to;
  while (end - to < REACH && continuesAt(tokens, end) && isWithinAt(tokens, end)) {
    end += 1;
  }
  return end;
}

const lowerAt = (tokens: readonly Token[], index: number): string => tokens[index]?.lower ?? '';

// Whether nothing but a space separates a token from the one before it.
const continuesAt = (tokens: readonly Token[], index: number): boolean =>
  (tokens[index]?.gap ?? GAPS.paragraph) < GAPS.wide;

const isWithinAt = (tokens: readonly Token[], index: number): boolean =>
  (tokens[index]?.shape ?? SHAPES.sign) >= SHAPES.lower || SIGNS_WITHIN.has(lowerAt(tokens, index));
