import { decode, type Transitions } from '../../../shared/privacy/tagger/decode.ts';
import { type TaggedText, visitFeatures, WEIGHTS } from '../../../shared/privacy/tagger/features.ts';
import { type NameWeights, readForTagger, scoresOf, tagNames } from '../../../shared/privacy/tagger/tag-names.ts';
import { SHAPES } from '../../../shared/privacy/tagger/tokens.ts';
import type { TextRange } from '../../../shared/privacy/text/text-range.ts';
import { createRandom } from '../../harness/random.ts';
import type { NameLists } from './name-lists.ts';
import { withOtherNames } from './other-names.ts';
import type { TrainingText } from './training-texts.ts';

/** How the weights are trained. */
interface Training {
  readonly lists: NameLists;
  readonly epochs: number;
  readonly seed: number;
}

// Shares of the texts of an epoch: with other names; of these, without what the rules found; and of all texts, those
// with what the weights find covered, and with a share of the names covered. Not measured one by one.
const OTHER_NAMES = 0.7;
const WITHOUT_RULES = 0.3;
const FOUND_COVERED = 0.35;
const NAMES_COVERED = 0.1;
// About what the product uses.
const LENIENT = -24;

/**
 * Trains the weights of features by the averaged structured perceptron (Collins, 2002): each text is tagged with the
 * weights so far, and what differs from its marks is corrected; the result is the average over all steps.
 */
export function trainNames(texts: readonly TrainingText[], { lists, epochs, seed }: Training): NameWeights {
  const random = createRandom(seed);
  const weights = createAverage(WEIGHTS);
  const steps = createAverage(STEPS.length);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const text of shuffled(texts, random)) {
      learn(epoch === 0 ? text : varied(text, lists, random), { weights, steps, random });
      weights.next();
      steps.next();
    }
  }
  return { weights: weights.average(), transitions: transitionsOf(steps.average()), threshold: 0 };
}

function varied(text: TrainingText, lists: NameLists, random: () => number): TrainingText {
  if (random() >= OTHER_NAMES) {
    return text;
  }
  const other = withOtherNames(text, lists, random);
  return random() < WITHOUT_RULES ? { ...other, found: [] } : other;
}

interface Learning {
  readonly weights: Average;
  readonly steps: Average;
  readonly random: () => number;
}

function learn(written: TrainingText, { weights, steps, random }: Learning): void {
  const current = { weights: weights.current, transitions: transitionsOf(steps.current), threshold: 0 };
  const { text, wanted } = exampleOf(written, current, random);
  const guessed = decode(scoresOf(text, current), current.transitions);
  for (let i = 0; i < wanted.length; i += 1) {
    const difference = (wanted[i] as number) - (guessed[i] as number);
    if (difference !== 0) {
      visitFeatures(text, i, (feature) => weights.add(feature, difference));
    }
    const [from, to] = [stepAt(guessed, i), stepAt(wanted, i)];
    if (from !== to) {
      steps.add(to, 1);
      steps.add(from, -1);
    }
  }
}

// The pairs of tags, outside and inside, and the tag of a first token.
const STEPS = ['outside', 'enter', 'leave', 'within', 'first outside', 'first inside'] as const;

const stepAt = (tags: Uint8Array, i: number): number =>
  i === 0 ? 4 + (tags[0] as number) : (tags[i - 1] as number) * 2 + (tags[i] as number);

function transitionsOf(steps: ArrayLike<number>): Transitions {
  const [outside = 0, enter = 0, leave = 0, within = 0, firstOutside = 0, firstInside = 0] = Array.from(steps);
  return { outside, enter, leave, within, first: firstInside - firstOutside };
}

// What is certain is covered; often what the weights so far find as well, because the tagger reads a text again with
// that covered; and now and then a share of the names.
function exampleOf(
  written: TrainingText,
  current: NameWeights,
  random: () => number,
): { text: TaggedText; wanted: Uint8Array } {
  const { text, places } = readForTagger(written.source, takenOf(written, coveredNames(written, current, random)));
  const wanted = places.map((place, i) => {
    const shape = text.tokens[i]?.shape;
    const isCovered = shape === SHAPES.person || shape === SHAPES.other;
    return !isCovered && written.names.some((name) => overlap(name, place)) ? 1 : 0;
  });
  return { text, wanted: Uint8Array.from(wanted) };
}

function coveredNames(written: TrainingText, current: NameWeights, random: () => number): readonly TextRange[] {
  const choice = random();
  if (choice < FOUND_COVERED) {
    return tagNames(written.source, takenOf(written, []), { ...current, threshold: LENIENT });
  }
  const share = choice < FOUND_COVERED + NAMES_COVERED ? random() : 0;
  return written.names.filter(() => random() < share);
}

// What was found is covered, and the names that are to be covered as well.
function takenOf({ found }: TrainingText, covered: readonly TextRange[]): Parameters<typeof readForTagger>[1] {
  const free = covered.filter((range) => !found.some((finding) => overlap(finding, range)));
  return [...found, ...free.map((name) => ({ ...name, kind: 'PERSON' }))].sort((a, b) => a.start - b.start);
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
