import { brotliDecompressSync } from 'node:zlib';
import type { PersonalDataKind } from '../kinds.ts';
import type { Columns } from './columns.ts';
import { FEATURES, readFeatures } from './templates.ts';
import { type Trees, treesFrom } from './trees.ts';

/** The kinds that the reader finds; a token's label is 0 for none of them, or 1 and the index of its kind. */
export const READER_KINDS = ['PERSON', 'STREET_ADDRESS', 'USERNAME'] as const satisfies readonly PersonalDataKind[];

/** The number of labels of a token. */
export const LABELS: number = READER_KINDS.length + 1;

/** The version of the features; weights that were trained with others are refused. */
export const FEATURES_VERSION = 2;

/** Trained weights as a file (`npm run train:privacy`). */
export interface WeightsFile {
  readonly version: number;
  /** The rows of the table are 2 to the power of this. */
  readonly rowBits: number;
  /** What a weight of 1 is worth. */
  readonly unit: number;
  /** The probability from which a token counts, a kind. */
  readonly thresholds: Readonly<Record<(typeof READER_KINDS)[number], number>>;
  /** From label to label, in units. */
  readonly transitions: readonly number[];
  /**
   * The rows that have weights: distances from one to the next, then one byte for each label of each row (Brotli,
   * Base64).
   */
  readonly rows: string;
  /** The trees of the second look (Brotli, Base64). */
  readonly trees: string;
}

/** A model that is ready to read. */
export interface Model {
  readonly rowBits: number;
  readonly unit: number;
  /** One probability threshold for each label; that of label 0 is not used. */
  readonly thresholds: readonly number[];
  /** The exponentials of the transitions. */
  readonly transitions: Float64Array;
  /** Four bytes a row, one a label, each with `BIAS` added, so that two sums of two labels fit one number. */
  readonly rows: Int32Array;
  readonly trees: Trees;
}

const BIAS = 128;
const NO_WEIGHTS = 0x80808080 | 0;

/**
 * Returns the model of a weights file.
 *
 * @throws Error when the file is broken or of other features.
 */
export function createModel(file: WeightsFile): Model {
  if (file.version !== FEATURES_VERSION) {
    throw new Error(`weights of version ${file.version}, features of version ${FEATURES_VERSION}`);
  }
  if (!(file.rowBits > 0 && file.rowBits <= 24) || file.transitions.length !== LABELS * LABELS || !(file.unit > 0)) {
    throw new Error('weights file is broken');
  }
  const rows = new Int32Array(1 << file.rowBits).fill(NO_WEIGHTS);
  const bytes = brotliDecompressSync(Buffer.from(file.rows, 'base64'));
  readRows(bytes, rows);
  return {
    rowBits: file.rowBits,
    unit: file.unit,
    thresholds: [1, ...READER_KINDS.map((kind) => thresholdOf(file, kind))],
    transitions: Float64Array.from(file.transitions, (weight) => Math.exp(weight * file.unit)),
    rows,
    trees: treesFrom(brotliDecompressSync(Buffer.from(file.trees, 'base64'))),
  };
}

function thresholdOf({ thresholds }: WeightsFile, kind: (typeof READER_KINDS)[number]): number {
  const threshold = thresholds[kind];
  if (!(threshold > 0 && threshold < 1)) {
    throw new Error(`no threshold for ${kind}`);
  }
  return threshold;
}

// The number of rows (four bytes), their distances (one byte each, 255 for "255 and more"), and for each label a byte
// of every row: bytes that are alike stand together, so that they compress better.
function readRows(bytes: Buffer, rows: Int32Array): void {
  const count = bytes.readUInt32LE(0);
  let at = 4;
  const places = new Int32Array(count);
  let row = -1;
  for (let i = 0; i < count; i += 1) {
    let distance = 0;
    let byte = bytes[at] ?? 0;
    at += 1;
    while (byte === 255) {
      distance += 255;
      byte = bytes[at] ?? 0;
      at += 1;
    }
    row += distance + byte;
    places[i] = row;
  }
  if (bytes.length !== at + count * LABELS || row >= rows.length) {
    throw new Error('weights file is broken');
  }
  for (let i = 0; i < count; i += 1) {
    let packed = 0;
    for (let label = LABELS - 1; label >= 0; label -= 1) {
      packed = (packed << 8) | ((bytes[at + label * count + i] as number) ^ BIAS);
    }
    rows[places[i] as number] = packed;
  }
}

const EVEN = 0x00ff00ff;
const LOW = 0xffff;

// Of the longest part of a text that is read at once; grows with it.
const features = new Int32Array(FEATURES);
let scores = new Float64Array(0);
let forward = new Float64Array(0);
let scales = new Float64Array(0);

/** Returns the probability of each label of each token, one after another; the array is valid until the next call. */
export function probabilitiesOf(columns: Columns, model: Model): Float64Array {
  const { length } = columns;
  if (scores.length < length * LABELS) {
    scores = new Float64Array(length * LABELS);
    forward = new Float64Array(length * LABELS);
    scales = new Float64Array(length);
  }
  for (let token = 0; token < length; token += 1) {
    readFeatures(columns, token, { rowBits: model.rowBits, out: features, at: 0 });
    addWeights(model, token);
  }
  readForward(model.transitions, length);
  readBackward(model.transitions, length);
  return forward;
}

function addWeights({ rows, unit }: Model, token: number): void {
  let even = 0;
  let odd = 0;
  for (let i = 0; i < FEATURES; i += 1) {
    const packed = rows[features[i] as number] as number;
    even += packed & EVEN;
    odd += (packed >>> 8) & EVEN;
  }
  const none = even & LOW;
  const at = token * LABELS;
  scores[at] = 1;
  scores[at + 1] = factorOf(((odd & LOW) - none) * unit);
  scores[at + 2] = factorOf(((even >>> 16) - none) * unit);
  scores[at + 3] = factorOf(((odd >>> 16) - none) * unit);
}

// Far beyond every sum of trained weights, and within what products of a few of them can be.
const SCORE_MAX = 200;
const factorOf = (score: number): number => Math.exp(Math.max(-SCORE_MAX, Math.min(SCORE_MAX, score)));

function readForward(transitions: Float64Array, length: number): void {
  for (let token = 0; token < length; token += 1) {
    const at = token * LABELS;
    let sum = 0;
    for (let label = 0; label < LABELS; label += 1) {
      let before = token === 0 ? 1 : 0;
      for (let from = 0; token > 0 && from < LABELS; from += 1) {
        before += (forward[at - LABELS + from] as number) * (transitions[from * LABELS + label] as number);
      }
      const value = before * (scores[at + label] as number);
      forward[at + label] = value;
      sum += value;
    }
    scales[token] = sum;
    for (let label = 0; label < LABELS; label += 1) {
      forward[at + label] = (forward[at + label] as number) / sum;
    }
  }
}

const backward = new Float64Array(LABELS);
const next = new Float64Array(LABELS);

// From the last token to the first, turns what the tokens before say into what the whole text says.
function readBackward(transitions: Float64Array, length: number): void {
  backward.fill(1);
  for (let token = length - 1; token >= 0; token -= 1) {
    const at = token * LABELS;
    let sum = 0;
    for (let label = 0; label < LABELS; label += 1) {
      const value = (forward[at + label] as number) * (backward[label] as number);
      forward[at + label] = value;
      sum += value;
    }
    for (let label = 0; label < LABELS; label += 1) {
      forward[at + label] = (forward[at + label] as number) / sum;
      next[label] = ((scores[at + label] as number) * (backward[label] as number)) / (scales[token] as number);
    }
    for (let from = 0; from < LABELS; from += 1) {
      let all = 0;
      for (let label = 0; label < LABELS; label += 1) {
        all += (transitions[from * LABELS + label] as number) * (next[label] as number);
      }
      backward[from] = all;
    }
  }
}
