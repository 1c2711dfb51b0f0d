import { NO_LETTERS, withLetter } from '../names/word-hash.ts';
import type { TextRange } from '../text/text-range.ts';
import { classOf, DIGIT, FIRST_SIGN, LINE_END, SIGN, SYMBOL } from './characters.ts';
import { chunkShape } from './chunk-shape.ts';
import type { Columns } from './columns.ts';
import { clearWord, type Position, readWord } from './read-word.ts';

/**
 * The shapes of numbers by their length, of signs by their kind, and of symbols by themselves; see also `read-word.ts`.
 */
const SHAPE_OF_NUMBER = 20;
const SHAPE_OF_SIGN = 100;
/** The shape of a symbol is this and its code. */
export const SHAPE_OF_SYMBOL = 1000;
const DIGITS_MAX = 9;
const UNIT_OF_NUMBER = 0x23_0000;
const UNIT_OF_SIGN = 0x24_0000;
const TAB = 9;
const IN_CHUNK_MAX = 4;
const WIDE_MIN = 3;

/**
 * Reads a part of a text into tokens: runs of letters, runs of digits, and single characters. One pass, without
 * building strings.
 */
export function readTokens(text: string, { start: from, end: to }: TextRange, columns: Columns): void {
  const position: Position = {
    text,
    to,
    columns,
    at: from,
    count: 0,
    lineEnds: 0,
    spaces: 0,
    tabs: 0,
    chunkToken: 0,
    chunkStart: from,
  };
  while (position.at < to) {
    const type = classOf(text.charCodeAt(position.at));
    if (type <= LINE_END) {
      endChunk(position);
      skipSpace(position, type);
    } else {
      readToken(position, type);
    }
  }
  endChunk(position);
  columns.length = position.count;
}

function readToken(position: Position, type: number): void {
  const { columns, count, at } = position;
  if (type === SIGN || type === SYMBOL) {
    readSymbol(position, type);
  } else if (type === DIGIT) {
    readNumber(position);
  } else {
    readWord(position);
  }
  columns.start[count] = at;
  columns.end[count] = position.at;
  columns.inChunk[count] = Math.min(IN_CHUNK_MAX, count - position.chunkToken);
  addGap(position);
  position.count += 1;
}

function skipSpace(position: Position, type: number): void {
  if (type === LINE_END) {
    position.lineEnds += 1;
    position.tabs = 0;
  } else if (position.text.charCodeAt(position.at) === TAB) {
    position.tabs += 1;
  }
  position.spaces += 1;
  position.at += 1;
  position.chunkStart = position.at;
}

function addGap(position: Position): void {
  const { lineEnds, spaces, count: token } = position;
  const { gap, tabs, wide } = position.columns;
  const between = spaces === 0 ? 0 : spaces === 1 && position.tabs === 0 ? 1 : 2;
  gap[token] = token === 0 || lineEnds > 1 ? 4 : lineEnds === 1 ? 3 : between;
  tabs[token] = position.tabs;
  wide[token] = lineEnds === 0 && (spaces >= WIDE_MIN || (position.tabs > 0 && spaces > 1)) ? 1 : 0;
  position.lineEnds = 0;
  position.spaces = 0;
  position.tabs = 0;
}

function endChunk(position: Position): void {
  const { text, columns, count, chunkToken, chunkStart, at } = position;
  if (chunkToken < count) {
    columns.chunk.fill(chunkShape(text, chunkStart, at), chunkToken, count);
    position.chunkToken = count;
  }
}

function readSymbol(position: Position, type: number): void {
  const { columns, count: token } = position;
  const code = position.text.charCodeAt(position.at);
  const kind = type === SIGN ? code - FIRST_SIGN + 1 : 0;
  position.at += 1;
  columns.kind[token] = kind;
  columns.shape[token] = kind === 0 ? SHAPE_OF_SYMBOL + code : SHAPE_OF_SIGN + kind;
  columns.unit[token] = kind === 0 ? withLetter(NO_LETTERS, code) : UNIT_OF_SIGN + kind;
  columns.number[token] = 0;
  clearWord(columns, token);
}

const YEAR_DIGITS = 4;
const MONTHS = 12;
const DAYS = 31;
// In other scripts, digits have another zero; their value counts for nothing else.
const ZERO = 48;

function readNumber(position: Position): void {
  const { text, to, columns, count: token, at: start } = position;
  let value = 0;
  while (position.at < to && classOf(text.charCodeAt(position.at)) === DIGIT) {
    value = position.at - start < YEAR_DIGITS ? value * 10 + text.charCodeAt(position.at) - ZERO : value;
    position.at += 1;
  }
  const length = position.at - start;
  const number = numberCode(length, value);
  columns.kind[token] = 0;
  columns.shape[token] = SHAPE_OF_NUMBER + Math.min(DIGITS_MAX, length);
  columns.number[token] = number;
  columns.unit[token] = UNIT_OF_NUMBER + number;
  clearWord(columns, token);
}

// A year by its decade, another number of four digits, one that can be a month or a day, or the length.
function numberCode(length: number, value: number): number {
  if (length === YEAR_DIGITS) {
    return value >= 1900 && value < 2100 ? 1000 + Math.floor(value / 10) : 400;
  }
  if (length <= 2) {
    return value <= MONTHS ? 201 : value <= DAYS ? 202 : 203;
  }
  return 500 + Math.min(length, MONTHS);
}
