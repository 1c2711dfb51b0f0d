import { brotliCompressSync, constants } from 'node:zlib';
import { FEATURES_VERSION, LABELS, type WeightsFile } from '../../../../shared/privacy/tagger/model.ts';
import { bytesOf, type Trees } from '../../../../shared/privacy/tagger/trees.ts';
import type { TrainedWeights } from './train-weights.ts';

// A row whose weights are all smaller than this says nothing.
const WEIGHT_MIN = 0.05;
const BYTE_MAX = 127;
const UNIT = 1 / 24;

/** Returns trained weights as a file: one byte a weight, without the rows that say nothing. */
export function weightsFile(
  { weights, transitions }: TrainedWeights,
  trees: Trees,
  { rowBits, thresholds }: Pick<WeightsFile, 'rowBits' | 'thresholds'>,
): WeightsFile {
  const rows: number[] = [];
  for (let row = 0; row < 1 << rowBits; row += 1) {
    const own = weights.subarray(row * LABELS, (row + 1) * LABELS);
    if (own.some((weight) => Math.abs(weight) >= WEIGHT_MIN)) {
      rows.push(row);
    }
  }
  const distances = rows.flatMap((row, i) => {
    const distance = row - (rows[i - 1] ?? -1);
    return [...new Array<number>(Math.floor(distance / 255)).fill(255), distance % 255];
  });
  const bytes = Buffer.alloc(4 + distances.length + rows.length * LABELS);
  bytes.writeUInt32LE(rows.length);
  bytes.set(distances, 4);
  for (let label = 0; label < LABELS; label += 1) {
    for (const [i, row] of rows.entries()) {
      bytes[4 + distances.length + label * rows.length + i] = inUnits(weights[row * LABELS + label] as number) & 0xff;
    }
  }
  return {
    version: FEATURES_VERSION,
    rowBits,
    unit: UNIT,
    thresholds,
    transitions: Array.from(transitions, (weight) => Math.round(weight / UNIT)),
    rows: packed(bytes),
    trees: packed(bytesOf(trees)),
  };
}

function packed(bytes: Buffer): string {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotliCompressSync(bytes, { params }).toString('base64');
}

const inUnits = (weight: number): number => Math.max(-BYTE_MAX, Math.min(BYTE_MAX, Math.round(weight / UNIT)));
