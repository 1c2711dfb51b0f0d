import { decode, type Transitions } from '../../../shared/privacy/tagger/decode.ts';
import { visitFeatures, WEIGHTS } from '../../../shared/privacy/tagger/features.ts';
import {
  type NameWeights,
  readForTagger,
  scoresOf,
  type TaggerInput,
} from '../../../shared/privacy/tagger/tag-names.ts';
import { GAPS, SHAPES } from '../../../shared/privacy/tagger/tokens.ts';
import type { TextRange } from '../../../shared/privacy/text/text-range.ts';
import { createRandom } from '../../harness/random.ts';
import { type Sentences, withSentence } from './inserted-sentences.ts';
import type { NameLists } from './name-lists.ts';
import { withOtherNames } from './other-names.ts';
import { knownOf, type TrainingText } from './training-texts.ts';

/** How the weights are trained. */
interface Training {
  readonly lists: NameLists;
  readonly sentences: Sentences;
  readonly epochs: number;
  /** One training for each: it decides the order of the texts, and how they are varied. */
  readonly seeds: readonly number[];
}

// How texts are varied in an epoch; these shares were not measured individually.
// The share of texts without names into which a sentence is inserted.
const WITH_SENTENCE = 0.8;
// The share of texts that get other names.
const OTHER_NAMES = 0.7;
// The share of texts with other names that lose the findings of the rules.
const WITHOUT_RULES = 0.3;
// The share of texts in which what the weights find so far is covered.
const FOUND_COVERED = 0.35;
// The share of texts in which a random part of the names is covered.
const NAMES_COVERED = 0.1;
// Thresholds close to the product's, and no thresholds.
const LENIENT = { added: -24, likely: -24, alone: -24, several: -24, sure: -24 };
const NONE = { added: 0, likely: 0, alone: 0, several: 0, sure: 0 };

/**
 * Trains the weights of features once for each seed, and returns their average: which of two unsure words a single
 * training chooses depends on its seed.
 */
export function trainNames(texts: readonly TrainingText[], training: Training): NameWeights {
  const trained = training.seeds.map((seed) => trainOnce(texts, training, createRandom(seed)));
  const steps = trained.map(({ steps }) => steps);
  return {
    weights: meanOf(trained.map(({ weights }) => weights)),
    transitions: transitionsOf(meanOf(steps)),
    thresholds: NONE,
  };
}

/** The weights of the features, and of the steps from one tag to the next. */
interface Trained {
  readonly weights: Float64Array;
  readonly steps: Float64Array;
}

// The averaged structured perceptron (Collins, 2002): each text is tagged with the weights so far, and what differs
// from its marks is corrected; the result is the average over all of these.
function trainOnce(texts: readonly TrainingText[], training: Training, random: () => number): Trained {
  const weights = createAverage(WEIGHTS);
  const steps = createAverage(STEPS.length);
  for (let epoch = 0; epoch < training.epochs; epoch += 1) {
    for (const text of shuffled(texts, random)) {
      learn(epoch === 0 ? text : varied(text, training, random), { weights, steps, random });
      weights.next();
      steps.next();
    }
  }
  return { weights: weights.average(), steps: steps.average() };
}

function meanOf(all: readonly Float64Array[]): Float64Array {
  const sum = new Float64Array(all[0]?.length ?? 0);
  for (const each of all) {
    for (let i = 0; i < sum.length; i += 1) {
      sum[i] = (sum[i] as number) + (each[i] as number) / all.length;
    }
  }
  return sum;
}

function varied(text: TrainingText, { lists, sentences }: Training, random: () => number): TrainingText {
  const written = random() < WITH_SENTENCE ? withSentence(text, sentences, random) : text;
  if (random() >= OTHER_NAMES) {
    return written;
  }
  const other = withOtherNames(written, lists, random);
  return random() < WITHOUT_RULES ? { ...other, found: [] } : other;
}

interface Learning {
  readonly weights: Average;
  readonly steps: Average;
  readonly random: () => number;
}

function learn(written: TrainingText, { weights, steps, random }: Learning): void {
  const current = { weights: weights.current, transitions: transitionsOf(steps.current), thresholds: NONE };
  const { input, wanted } = exampleOf(written, current, random);
  const guessed = decode(scoresOf(input, current), current.transitions);
  for (let i = 0; i < wanted.length; i += 1) {
    const difference = (wanted[i] as number) - (guessed[i] as number);
    if (difference !== 0) {
      visitFeatures(input.text, i, (feature) => weights.add(feature, difference));
    }
    const [from, to] = [stepAt(guessed, i), stepAt(wanted, i)];
    if (from !== to) {
      steps.add(to, 1);
      steps.add(from, -1);
    }
  }
}

// The steps between the tags outside and inside, and the two tags of a first token.
const STEPS = ['outside', 'enter', 'leave', 'within', 'first outside', 'first inside'] as const;

const stepAt = (tags: Uint8Array, i: number): number =>
  i === 0 ? 4 + (tags[0] as number) : (tags[i - 1] as number) * 2 + (tags[i] as number);

function transitionsOf(steps: ArrayLike<number>): Transitions {
  const [outside = 0, enter = 0, leave = 0, within = 0, firstOutside = 0, firstInside = 0] = Array.from(steps);
  return { outside, enter, leave, within, first: firstInside - firstOutside };
}

// Covers the certain findings. Often also covers what the weights find so far, because the tagger reads a text again
// once that is covered, and sometimes a share of the names.
function exampleOf(
  written: TrainingText,
  current: NameWeights,
  random: () => number,
): { input: TaggerInput; wanted: Uint8Array } {
  const input = readForTagger(written.source, withCovered(written, coveredNames(written, current, random)));
  const wanted = input.ranges.map((place, i) =>
    isWord(input, i) && written.names.some((name) => overlap(name, place)) ? 1 : 0,
  );
  return { input, wanted: Uint8Array.from(wanted) };
}

function coveredNames(written: TrainingText, current: NameWeights, random: () => number): readonly TextRange[] {
  const choice = random();
  if (choice < FOUND_COVERED) {
    return namesIn(readForTagger(written.source, knownOf(written)), { ...current, thresholds: LENIENT });
  }
  const share = choice < FOUND_COVERED + NAMES_COVERED ? random() : 0;
  return written.names.filter(() => random() < share);
}

// Returns all words that the weights find, including likely names, joined on a line.
function namesIn(input: TaggerInput, weights: NameWeights): TextRange[] {
  const names = decode(scoresOf(input, weights), weights.transitions);
  const found: TextRange[] = [];
  let last = -1;
  for (const [i, { start, end }] of input.ranges.entries()) {
    if (names[i] !== 1 || !isWord(input, i) || start < (found.at(-1)?.end ?? 0)) {
      continue;
    }
    const continues = last === i - 1 && (input.text.tokens[i]?.gap ?? GAPS.line) < GAPS.line;
    found.push({ start: continues ? (found.pop()?.start ?? start) : start, end });
    last = i;
  }
  return found;
}

const isWord = ({ text }: TaggerInput, i: number): boolean => (text.tokens[i]?.shape ?? SHAPES.sign) >= SHAPES.lower;

// Returns what is known about a text when these names are covered as well.
function withCovered(written: TrainingText, covered: readonly TextRange[]): Parameters<typeof readForTagger>[1] {
  const { taken, likely } = knownOf(written);
  const free = covered.filter((range) => !taken.some((finding) => overlap(finding, range)));
  const all = [...taken, ...free.map((name) => ({ ...name, kind: 'PERSON' }))].sort((a, b) => a.start - b.start);
  return { taken: all, likely: likely.filter((name) => !free.some((range) => overlap(range, name))) };
}

const overlap = (a: TextRange, b: TextRange): boolean => a.start < b.end && b.start < a.end;

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const all = [...items];
  for (let i = all.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [all[i], all[j]] = [all[j] as T, all[i] as T];
  }
  return all;
}

/** Numbers, and their average over all steps so far. */
interface Average {
  readonly current: Float64Array;
  readonly add: (index: number, amount: number) => void;
  readonly next: () => void;
  readonly average: () => Float64Array;
}

function createAverage(length: number): Average {
  const current = new Float64Array(length);
  const weighted = new Float64Array(length);
  let step = 1;
  return {
    current,
    add: (index, amount) => {
      current[index] = (current[index] as number) + amount;
      weighted[index] = (weighted[index] as number) + amount * step;
    },
    next: () => {
      step += 1;
    },
    average: () => current.map((value, i) => value - (weighted[i] as number) / step),
  };
}
