import { FEATURES } from '../../../../shared/privacy/tagger/templates.ts';

/** Tokens of texts with their features and labels. */
export interface TrainingTokens {
  /** The rows of each token's features, one token after another. */
  readonly features: Int32Array;
  readonly labels: Uint8Array;
  /** Where each text (or part of one) begins, and where the last one ends. */
  readonly starts: Int32Array;
  /** The number of the original of each text: copies count once. */
  readonly originals: Int32Array;
}

// A feature of fewer different texts is not used.
const TEXTS_MIN = 2;

/** Puts row 0, whose weights stay 0, in the place of features that are not used. */
export function dropRareFeatures({ features, starts, originals }: TrainingTokens, rowBits: number): void {
  const counts = new Uint8Array(1 << rowBits);
  const last = new Int32Array(1 << rowBits).fill(-1);
  const order = Array.from(originals.keys()).sort(
    (a, b) => (originals[a] as number) - (originals[b] as number) || a - b,
  );
  for (const text of order) {
    const original = originals[text] as number;
    for (let i = (starts[text] as number) * FEATURES; i < (starts[text + 1] as number) * FEATURES; i += 1) {
      const row = features[i] as number;
      if (last[row] !== original) {
        last[row] = original;
        counts[row] = Math.min(TEXTS_MIN, (counts[row] as number) + 1);
      }
    }
  }
  for (let i = 0; i < features.length; i += 1) {
    if ((counts[features[i] as number] as number) < TEXTS_MIN) {
      features[i] = 0;
    }
  }
}
