import { LABELS } from '../../../../shared/privacy/tagger/model.ts';

/** What is known of each token of a text: factors of its labels, and probabilities from both sides. */
export interface Lattice {
  readonly scores: Float64Array;
  readonly forward: Float64Array;
  readonly backward: Float64Array;
  readonly scales: Float64Array;
}

/** Creates a lattice for texts of at most this many tokens. */
export const createLattice = (tokensMax: number): Lattice => ({
  scores: new Float64Array(tokensMax * LABELS),
  forward: new Float64Array(tokensMax * LABELS),
  backward: new Float64Array(tokensMax * LABELS),
  scales: new Float64Array(tokensMax),
});

/** Reads a text from both sides. `exponentials` are those of the transitions from label to label. */
export function readLattice(lattice: Lattice, exponentials: Float64Array, length: number): void {
  readForward(lattice, exponentials, length);
  readBackward(lattice, exponentials, length);
}

function readForward({ scores, forward, scales }: Lattice, exponentials: Float64Array, length: number): void {
  for (let i = 0; i < length; i += 1) {
    let sum = 0;
    for (let k = 0; k < LABELS; k += 1) {
      let before = i === 0 ? 1 : 0;
      for (let j = 0; i > 0 && j < LABELS; j += 1) {
        before += (forward[(i - 1) * LABELS + j] as number) * (exponentials[j * LABELS + k] as number);
      }
      forward[i * LABELS + k] = before * (scores[i * LABELS + k] as number);
      sum += forward[i * LABELS + k] as number;
    }
    scales[i] = sum;
    for (let k = 0; k < LABELS; k += 1) {
      forward[i * LABELS + k] = (forward[i * LABELS + k] as number) / sum;
    }
  }
}

function readBackward({ scores, backward, scales }: Lattice, exponentials: Float64Array, length: number): void {
  backward.fill(1, (length - 1) * LABELS, length * LABELS);
  for (let i = length - 2; i >= 0; i -= 1) {
    for (let j = 0; j < LABELS; j += 1) {
      let sum = 0;
      for (let k = 0; k < LABELS; k += 1) {
        const at = (i + 1) * LABELS + k;
        sum += (exponentials[j * LABELS + k] as number) * (scores[at] as number) * (backward[at] as number);
      }
      backward[i * LABELS + j] = sum / (scales[i + 1] as number);
    }
  }
}

/**
 * Writes the probability of each label of a token, less 1 for the right one; returns the log of that of the right one.
 */
export function errorsOf(
  { forward, backward }: Lattice,
  { token, label }: { readonly token: number; readonly label: number },
  error: Float64Array,
): number {
  let sum = 0;
  for (let k = 0; k < LABELS; k += 1) {
    error[k] = (forward[token * LABELS + k] as number) * (backward[token * LABELS + k] as number);
    sum += error[k] as number;
  }
  for (let k = 0; k < LABELS; k += 1) {
    error[k] = (error[k] as number) / sum;
  }
  const right = error[label] as number;
  error[label] = right - 1;
  return Math.log(Math.max(1e-12, right));
}

/** Adds the probability of each pair of labels of a token and the one before it. */
export function addTransitions(
  { scores, forward, backward, scales }: Lattice,
  { token, exponentials }: { readonly token: number; readonly exponentials: Float64Array },
  gradient: Float64Array,
): void {
  for (let j = 0; j < LABELS; j += 1) {
    const before = (forward[(token - 1) * LABELS + j] as number) / (scales[token] as number);
    for (let k = 0; k < LABELS; k += 1) {
      const at = token * LABELS + k;
      const pair = j * LABELS + k;
      gradient[pair] =
        (gradient[pair] as number) +
        before * (exponentials[pair] as number) * (scores[at] as number) * (backward[at] as number);
    }
  }
}
