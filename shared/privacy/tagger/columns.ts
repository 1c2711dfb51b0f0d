/** The columns of a token that are known by reading the text once, from left to right (`tokens.ts`). */
const TOKEN_COLUMNS = [
  /** Where the token begins and ends in the text. */
  'start',
  'end',
  /** The hash of the word in lower case, or of what is known of a number or a sign. */
  'unit',
  'shape',
  /** How a word is written: 1 "A", 2 "a", 3 "anna", 4 "ANNA", 5 "AB", 6 "Anna", 7 "aNnA"; 0 for other tokens. */
  'written',
  /** What lists say about a word (`word-bits.ts`). */
  'bits',
  'number',
  'suffix2',
  'suffix3',
  'suffix4',
  'prefix2',
  'prefix3',
  'prefix4',
  /** What is before the token: 0 nothing, 1 a space, 2 more, 3 a line end, 4 an empty line. */
  'gap',
  /** The tabs before the token on its line, and whether a wide gap is before it. */
  'tabs',
  'wide',
  /** The shape of the run of characters without spaces around the token, and its place in it. */
  'chunk',
  'inChunk',
  /** 0, or 1 and the index of the kind of a sign. */
  'kind',
] as const;

/** The columns that depend on the whole line or text (`lines.ts`, `repeats.ts`, `context.ts`). */
const CONTEXT_COLUMNS = [
  'label1',
  'label2',
  'head',
  'head1',
  'lineType',
  'place',
  'left1',
  'left3',
  'count',
  'lowSeen',
  'wordBeforeOther',
  'wordAfterOther',
  /** One small number for what lists say and how the word is written. */
  'sort',
  'lineStyle',
  'isName',
  'meaning',
  'about',
  'style',
  'speaking',
  'speaker',
] as const;

/** The names of all columns, in the order of `arrays`. */
export const COLUMN_NAMES: readonly ColumnName[] = [...TOKEN_COLUMNS, ...CONTEXT_COLUMNS];

/** What is known of a token. */
export type ColumnName = (typeof TOKEN_COLUMNS)[number] | (typeof CONTEXT_COLUMNS)[number];

/** What is known of each token of a text, one array a column. */
export interface Columns extends Readonly<Record<ColumnName, Int32Array>> {
  /** The same arrays, in the order of their names. */
  readonly arrays: readonly Int32Array[];
  /** The number of tokens. */
  length: number;
}

/** Creates columns for at most this many tokens. */
export function createColumns(tokensMax: number): Columns {
  const arrays = COLUMN_NAMES.map(() => new Int32Array(tokensMax));
  const byName = Object.fromEntries(COLUMN_NAMES.map((name, i) => [name, arrays[i] as Int32Array]));
  return { ...(byName as Record<ColumnName, Int32Array>), arrays, length: 0 };
}
