import { LABELS } from '../../../../shared/privacy/tagger/model.ts';
import { ABOUT, AFFIX, FEATURES, LISTS, WORD_ITSELF } from '../../../../shared/privacy/tagger/templates.ts';
import { addTransitions, createLattice, errorsOf, type Lattice, readLattice } from './lattice.ts';
import { randomOf, shuffled } from './random.ts';
import type { TrainingTokens } from './rare-features.ts';

/** Trained weights: a row of labels for each row of features, and from label to label. */
export interface TrainedWeights {
  readonly weights: Float32Array;
  readonly transitions: Float64Array;
}

/** How to train. */
interface TrainingOptions {
  readonly rowBits: number;
  readonly epochs: number;
  readonly seed: number;
  /** Whether to train with a text, by the number of its original; with all by default. */
  readonly isIn?: (original: number) => boolean;
  /** Called after each epoch with the log likelihood of a token. */
  readonly onEpoch?: (epoch: number, likelihood: number) => void;
}

const RATE = 0.15;
// The shares of tokens that are learned without the word itself, without its affixes and without lists, and of features
// that are left out by themselves, so that what stands around a word is learned too.
const WITHOUT_WORD = 0.35;
const WITHOUT_AFFIXES = 0.12;
const WITHOUT_LISTS = 0.1;
const WITHOUT_FEATURE = 0.4;
// A token that is known this well teaches nothing.
const ERROR_MIN = 0.003;
const SMALL = 1e-4;

/**
 * Trains a linear-chain conditional random field with AdaGrad; the result is the average over the second half of the
 * epochs. The same tokens, options and version of Node.js give the same weights.
 */
export function trainWeights(
  tokens: TrainingTokens,
  { rowBits, epochs, seed, isIn = () => true, onEpoch }: TrainingOptions,
): TrainedWeights {
  const training = createTraining(tokens, rowBits, seed);
  const { weights, transitions } = training;
  const sum = new Float32Array(weights.length);
  const transitionSum = new Float64Array(transitions.length);
  const averagedFrom = Math.floor(epochs / 2);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const likelihood = trainOnce(training, isIn, seed * 100 + epoch);
    onEpoch?.(epoch, likelihood / tokens.labels.length);
    if (epoch >= averagedFrom) {
      addTo(sum, weights);
      addTo(transitionSum, transitions);
    }
  }
  const averaged = epochs - averagedFrom;
  return {
    // A text is read with all features, of which training saw a part.
    weights: sum.map((weight) => (weight * (1 - WITHOUT_FEATURE)) / averaged),
    transitions: transitionSum.map((weight) => weight / averaged),
  };
}

function trainOnce(training: Training, isIn: (original: number) => boolean, salt: number): number {
  const { starts, originals } = training.tokens;
  let likelihood = 0;
  for (const text of shuffled(starts.length - 1, training.random)) {
    const from = starts[text] as number;
    const length = (starts[text + 1] as number) - from;
    likelihood += length === 0 || !isIn(originals[text] as number) ? 0 : trainText(training, { from, length, salt });
  }
  return likelihood;
}

function addTo<Numbers extends Float32Array | Float64Array>(sum: Numbers, numbers: Numbers): void {
  for (let i = 0; i < sum.length; i += 1) {
    sum[i] = (sum[i] as number) + (numbers[i] as number);
  }
}

interface Training {
  readonly tokens: TrainingTokens;
  readonly random: () => number;
  readonly weights: Float32Array;
  readonly squares: Float32Array;
  readonly transitions: Float64Array;
  readonly transitionSquares: Float64Array;
  readonly lattice: Lattice;
  /** What is left out at each token of the current text. */
  readonly left: Uint8Array;
}

function createTraining(tokens: TrainingTokens, rowBits: number, seed: number): Training {
  const size = (1 << rowBits) * LABELS;
  let longest = 0;
  for (let i = 1; i < tokens.starts.length; i += 1) {
    longest = Math.max(longest, (tokens.starts[i] as number) - (tokens.starts[i - 1] as number));
  }
  return {
    tokens,
    random: randomOf(seed),
    weights: new Float32Array(size),
    squares: new Float32Array(size),
    transitions: new Float64Array(LABELS * LABELS),
    transitionSquares: new Float64Array(LABELS * LABELS),
    lattice: createLattice(longest),
    left: new Uint8Array(longest),
  };
}

const DROP_MAX = Math.floor(WITHOUT_FEATURE * 65_536);

// The same for each reading of a token in an epoch.
function isDropped(token: number, feature: number, salt: number): boolean {
  let hash = Math.imul(token, 0x9e3779b1) ^ Math.imul(feature + 1, 0x85ebca6b) ^ Math.imul(salt, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) & 0xffff) < DROP_MAX;
}

/** A text of the training: its first token, its length, and what decides which features are left out. */
interface Text {
  readonly from: number;
  readonly length: number;
  readonly salt: number;
}

function trainText(training: Training, text: Text): number {
  const { tokens, lattice, transitions } = training;
  const { from, length } = text;
  for (let i = 0; i < length; i += 1) {
    scoreToken(training, text, i);
  }
  const exponentials = transitions.map(Math.exp);
  readLattice(lattice, exponentials, length);
  const gradient = new Float64Array(LABELS * LABELS);
  const error = new Float64Array(LABELS);
  let likelihood = 0;
  for (let token = 0; token < length; token += 1) {
    const label = tokens.labels[from + token] as number;
    likelihood += errorsOf(lattice, { token, label }, error);
    if (token > 0) {
      addTransitions(lattice, { token, exponentials }, gradient);
      const pair = (tokens.labels[from + token - 1] as number) * LABELS + label;
      gradient[pair] = (gradient[pair] as number) - 1;
    }
    if (largestOf(error) >= ERROR_MIN) {
      learn(training, { ...text, token }, error);
    }
  }
  learnTransitions(training, gradient);
  return likelihood;
}

// Draws what is left out at a token, and writes the factors of its labels.
function scoreToken({ tokens, random, weights, lattice, left }: Training, { from, salt }: Text, token: number): void {
  const draw = random();
  const out =
    (draw < WITHOUT_WORD ? WORD_ITSELF : 0) |
    (draw < WITHOUT_AFFIXES ? AFFIX : 0) |
    (random() < WITHOUT_LISTS ? LISTS : 0);
  left[token] = out;
  let none = 0;
  let first = 0;
  let second = 0;
  let third = 0;
  for (let feature = 0; feature < FEATURES; feature += 1) {
    if ((out & (ABOUT[feature] as number)) === 0 && !isDropped(from + token, feature, salt)) {
      const row = (tokens.features[(from + token) * FEATURES + feature] as number) * LABELS;
      none += weights[row] as number;
      first += weights[row + 1] as number;
      second += weights[row + 2] as number;
      third += weights[row + 3] as number;
    }
  }
  const most = Math.max(none, first, second, third);
  const at = token * LABELS;
  lattice.scores[at] = Math.exp(none - most);
  lattice.scores[at + 1] = Math.exp(first - most);
  lattice.scores[at + 2] = Math.exp(second - most);
  lattice.scores[at + 3] = Math.exp(third - most);
}

function learn(
  { tokens, weights, squares, left }: Training,
  { from, salt, token }: Text & { readonly token: number },
  error: Float64Array,
): void {
  const out = left[token] as number;
  for (let feature = 0; feature < FEATURES; feature += 1) {
    const row = (tokens.features[(from + token) * FEATURES + feature] as number) * LABELS;
    // Row 0 stands for what is not used.
    if (row === 0 || (out & (ABOUT[feature] as number)) !== 0 || isDropped(from + token, feature, salt)) {
      continue;
    }
    for (let k = 0; k < LABELS; k += 1) {
      const g = error[k] as number;
      if (Math.abs(g) >= SMALL) {
        const square = (squares[row + k] as number) + g * g;
        squares[row + k] = square;
        weights[row + k] = (weights[row + k] as number) - (RATE * g) / (Math.sqrt(square) + 1);
      }
    }
  }
}

function learnTransitions({ transitions, transitionSquares }: Training, gradient: Float64Array): void {
  for (let pair = 0; pair < gradient.length; pair += 1) {
    const g = gradient[pair] as number;
    const square = (transitionSquares[pair] as number) + g * g;
    transitionSquares[pair] = square;
    transitions[pair] = (transitions[pair] as number) - (RATE * g) / (Math.sqrt(square) + 1);
  }
}

function largestOf(errors: Float64Array): number {
  let largest = 0;
  for (let k = 0; k < LABELS; k += 1) {
    largest = Math.max(largest, Math.abs(errors[k] as number));
  }
  return largest;
}
