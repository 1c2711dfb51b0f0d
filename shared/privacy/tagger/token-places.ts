import type { FoldedText } from '../text/folded-text.ts';
import type { TableCell } from '../text/tables/table-parts.ts';
import { hashOf } from './hash.ts';
import { GAPS, SHAPES, type Token } from './tokens.ts';

/** The label of a token, and its position in its line or cell. Words are hashes. */
export interface TokenPlace {
  /** The words before the colon or equals sign that introduces it, the nearest first. */
  readonly label: readonly number[];
  /** The words of its column heading. */
  readonly heading: readonly number[];
  /**
   * Its position as bits: 1 if it is the first of its line or cell, 2 if its line is a list item, and 4 if it directly
   * follows a label; then the length of its cell in steps.
   */
  readonly place: number;
}

const LABEL_WORDS_MAX = 3;
// The number of tokens after a colon that its label can apply to.
const LABEL_REACH = 10;
const HEADING_WORDS_MAX = 4;
// The length of a cell is counted in steps of this many characters, up to a maximum; the last value means no cell.
const CELL_STEP = 8;
const CELL_STEPS_MAX = 3;
const NO_CELL = CELL_STEPS_MAX + 1;
const NOTHING: readonly number[] = [];

/** Returns the place of each token of a text. */
export function placesOf({ cells }: FoldedText, tokens: readonly Token[]): TokenPlace[] {
  const own = cellsOf(cells, tokens);
  // Once for each column, because a table has many cells below a heading.
  const headings = new Map([...new Set(cells.map(({ label }) => label))].map((label) => [label, wordsOf(label)]));
  return linesOf(tokens).map((inLine, i) => {
    const cell = own[i];
    const isFirst = cell === undefined ? isFirstOf(inLine) : cell.start === tokens[i]?.start;
    const label = inLine.afterColon < LABEL_REACH ? inLine.label : NOTHING;
    const isAfterLabel = label.length > 0 && inLine.afterColon === 0;
    return {
      label,
      heading: headings.get(cell?.label ?? '') ?? NOTHING,
      place: (isFirst ? 1 : 0) | (inLine.isList ? 2 : 0) | (isAfterLabel ? 4 : 0) | (stepsOf(cell) << 3),
    };
  });
}

const isFirstOf = ({ position, isList }: InLine): boolean => position === 0 || (isList && position === 1);

const stepsOf = (cell: TableCell | undefined): number =>
  cell === undefined ? NO_CELL : Math.min(CELL_STEPS_MAX, Math.floor((cell.end - cell.start) / CELL_STEP));

// Returns the cell of each token. Both lists are sorted.
function cellsOf(cells: readonly TableCell[], tokens: readonly Token[]): (TableCell | undefined)[] {
  let next = 0;
  return tokens.map(({ start }) => {
    while ((cells[next]?.end ?? Number.POSITIVE_INFINITY) <= start) {
      next += 1;
    }
    const cell = cells[next];
    return cell !== undefined && cell.start <= start ? cell : undefined;
  });
}

/** A token's position in its line. */
interface InLine {
  readonly position: number;
  /** Whether the line begins as a list item. */
  readonly isList: boolean;
  /** The words before the last colon or equals sign, the nearest first. */
  readonly label: readonly number[];
  /** The number of tokens between that sign, or the beginning of the line, and this token. */
  readonly afterColon: number;
}

function linesOf(tokens: readonly Token[]): InLine[] {
  let last: InLine = { position: 0, isList: false, label: NOTHING, afterColon: 0 };
  return tokens.map((token, i) => {
    if (token.gap >= GAPS.line) {
      last = { position: 0, isList: isBullet(token), label: NOTHING, afterColon: 0 };
    } else if (isColon(tokens[i - 1])) {
      last = { ...last, position: last.position + 1, label: labelBefore(tokens, i - 1), afterColon: 0 };
    } else {
      last = { ...last, position: last.position + 1, afterColon: last.afterColon + 1 };
    }
    return last;
  });
}

// Other bullets are folded to the border of a cell.
const isBullet = ({ lower }: Token): boolean => '-*'.includes(lower);

const isColon = (token: Token | undefined): boolean => token?.lower === ':' || token?.lower === '=';

// "E-mail (private): …", "'surname': …": the words directly before the colon, on the same line.
function labelBefore(tokens: readonly Token[], colon: number): readonly number[] {
  const words: number[] = [];
  for (let i = colon - 1; i >= 0 && words.length < LABEL_WORDS_MAX; i -= 1) {
    const { shape, lower, word, gap } = tokens[i] as Token;
    if (shape >= SHAPES.lower) {
      words.push(word);
    }
    if ((shape < SHAPES.lower && !'"\'.)*_'.includes(lower)) || gap >= GAPS.wide) {
      break;
    }
  }
  return words;
}

const wordsOf = (label: string): readonly number[] =>
  label
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '')
    .slice(0, HEADING_WORDS_MAX)
    .map(hashOf);
