import { COLUMN_NAMES, type ColumnName, type Columns } from './columns.ts';

/** What a feature may combine: a column of a token, or of one near it. */
type Value = ColumnName | `${ColumnName}${'-2' | '-1' | '+1' | '+2'}`;

// Training leaves out some templates at random by what they are about, so that it learns what stands around.
/** A template about the word itself. */
export const WORD_ITSELF = 1;
/** A template about the beginning or the end of a word. */
export const AFFIX = 2;
/** A template about the lists that contain a word. */
export const LISTS = 4;

/**
 * The templates of features: values that are hashed together. 64 of 127 that were tried; the others add nothing.
 */
const TEMPLATES: readonly (readonly [about: number, ...values: Value[]])[] = [
  [WORD_ITSELF, 'unit'],
  [0, 'shape'],
  [LISTS, 'bits'],
  [LISTS, 'bits', 'shape'],
  [0, 'shape', 'gap'],
  [LISTS, 'bits', 'gap', 'shape'],
  [0, 'number', 'chunk'],
  [AFFIX, 'suffix2', 'shape'],
  [AFFIX, 'suffix3', 'shape'],
  [AFFIX, 'suffix4', 'shape'],
  [AFFIX, 'prefix2', 'shape'],
  [AFFIX, 'prefix3', 'shape'],
  [AFFIX, 'prefix4', 'shape'],
  [0, 'chunk'],
  [0, 'chunk', 'inChunk'],
  [0, 'chunk-1', 'chunk'],
  [0, 'unit-1', 'gap', 'shape'],
  [0, 'unit+1', 'gap+1', 'shape'],
  [0, 'unit-2', 'shape'],
  [0, 'suffix3-2', 'shape-2', 'shape'],
  [0, 'bits-1', 'shape-1', 'gap', 'shape'],
  [0, 'bits+1', 'shape+1', 'gap+1', 'shape'],
  [0, 'bits-2', 'shape-2', 'shape-1', 'shape'],
  [0, 'shape-2', 'shape-1', 'shape'],
  [0, 'shape-1', 'gap', 'shape', 'gap+1', 'shape+1', 'isName'],
  [0, 'label1', 'shape'],
  [0, 'label2', 'shape'],
  [0, 'head', 'shape'],
  [0, 'place', 'shape'],
  [LISTS, 'place', 'shape', 'bits'],
  [0, 'lineType', 'place', 'shape'],
  [0, 'left1', 'shape'],
  [0, 'left3', 'shape'],
  [0, 'count', 'shape'],
  [0, 'lowSeen', 'shape'],
  [0, 'wordBeforeOther', 'shape'],
  [0, 'wordAfterOther', 'shape'],
  [0, 'about', 'shape'],
  [LISTS, 'about', 'shape', 'bits'],
  [LISTS, 'kind-1', 'kind-2', 'shape', 'bits'],
  [LISTS, 'kind+1', 'kind+2', 'shape', 'bits'],
  [LISTS, 'sort'],
  [0, 'sort-1', 'sort'],
  [0, 'sort', 'sort+1'],
  [0, 'sort-2', 'sort-1', 'sort'],
  [0, 'sort', 'label1'],
  [0, 'sort', 'head1'],
  [0, 'sort', 'lineType', 'place'],
  [0, 'sort', 'unit-1'],
  [0, 'sort', 'unit+1'],
  [0, 'sort', 'count', 'lowSeen'],
  [0, 'sort', 'wordBeforeOther', 'wordAfterOther'],
  [0, 'sort', 'suffix2'],
  [0, 'sort', 'suffix3'],
  [0, 'meaning', 'shape'],
  [0, 'lineStyle', 'sort'],
  [0, 'style', 'sort'],
  [0, 'lineStyle', 'style', 'shape'],
  [0, 'style', 'sort', 'sort-1'],
  [0, 'speaking', 'sort'],
  [0, 'speaking', 'shape', 'style'],
  [0, 'speaker', 'sort'],
  [0, 'speaker', 'gap', 'gap+1', 'shape'],
  [WORD_ITSELF, 'style', 'unit'],
];

/** The number of features of a token. */
export const FEATURES: number = TEMPLATES.length;

/** What each template is about. */
export const ABOUT: readonly number[] = TEMPLATES.map(([about]) => about);

// The templates as numbers, which one loop reads: the different values, each a column and how far from the token, and
// for each template where its values begin in the list of all of them.
const NAMES = [...new Set(TEMPLATES.flatMap(([, ...values]) => values))];
const COLUMNS = NAMES.map((name) => COLUMN_NAMES.indexOf(name.replace(/[-+]\d$/, '') as ColumnName));
const OFFSETS = Int32Array.from(NAMES, (name) => Number(/[-+]\d$/.exec(name)?.[0] ?? 0));
const INDEXES = Int32Array.from(TEMPLATES.flatMap(([, ...values]) => values.map((value) => NAMES.indexOf(value))));
const STARTS = Int32Array.from({ length: FEATURES + 1 }, (_, i) =>
  TEMPLATES.slice(0, i).reduce((sum, { length }) => sum + length - 1, 0),
);
const SEEDS = Int32Array.from(TEMPLATES, (_, i) => Math.imul(i + 1, 0x9e3779b1));
const FACTOR = 0x85ebca6b;

const values = new Int32Array(NAMES.length);
// A neighbor that does not exist is like no other one.
const OUTSIDE = -7;

/** Writes the features of a token to an array from an index on: one row number of `rowBits` bits for each template. */
export function readFeatures(
  { arrays, length }: Columns,
  token: number,
  { rowBits, out, at }: { readonly rowBits: number; readonly out: Int32Array; readonly at: number },
): void {
  for (let i = 0; i < values.length; i += 1) {
    const from = token + (OFFSETS[i] as number);
    const column = arrays[COLUMNS[i] as number] as Int32Array;
    values[i] = from >= 0 && from < length ? (column[from] as number) : OUTSIDE;
  }
  const shift = 32 - rowBits;
  for (let template = 0; template < FEATURES; template += 1) {
    let hash = SEEDS[template] as number;
    for (let i = STARTS[template] as number; i < (STARTS[template + 1] as number); i += 1) {
      hash = Math.imul(hash ^ (values[INDEXES[i] as number] as number), FACTOR);
      hash ^= hash >>> 15;
    }
    out[at + template] = Math.imul(hash, FACTOR) >>> shift;
  }
}
