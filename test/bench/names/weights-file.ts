import { join } from 'node:path';
import type { NameWeights } from '../../../shared/privacy/tagger/tag-names.ts';

/** The path of the product's weights. */
export const WEIGHTS_PATH: string = join(import.meta.dirname, '../../../shared/privacy/tagger/name-weights.json');

const LARGEST = 127;
// One in this many non-zero weights exceeds the largest stored value, and is stored as that value.
const CUT = 2_000;

/** Formats the weights as the product stores them: one byte each, with thresholds and transitions on the same scale. */
export function weightsFile({ weights, transitions, thresholds }: NameWeights): string {
  const sizes = Array.from(weights, Math.abs)
    .filter((size) => size > 0)
    .sort((a, b) => b - a);
  const scale = LARGEST / (sizes[Math.floor(sizes.length / CUT)] ?? LARGEST);
  const bytes = Int8Array.from(weights, (weight) => Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight * scale))));
  const scaled = (values: Readonly<Record<string, number>>): Record<string, number> =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Math.round(value * scale)]));
  const file = {
    thresholds: scaled({ ...thresholds }),
    transitions: scaled({ ...transitions }),
    weights: Buffer.from(bytes.buffer).toString('base64'),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
