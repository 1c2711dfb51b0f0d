import { confidenceOf, type EvidenceWeights, fitOf, LEAD_MAX, quotedOf } from '@knowledge-copilot/local-cloud/evidence';
import type { Example, JudgedEvidence } from './examples.ts';

/**
 * The results of weights on a set: how many answerable questions are answered rightly and wrongly, how many other
 * questions are answered at all, and how many questions are not answered.
 */
export interface AnswerFigures {
  readonly right: number;
  readonly wrong: number;
  readonly falselyGrounded: number;
  readonly refused: number;
  /** How often the best sentence is a right one, whether it is trusted or not. */
  readonly best: number;
}

type SignalName = keyof EvidenceWeights['fit'];

const ROUNDS = 1_500;
const STEP = 0.05;
// Keeps weights small if a set says little about them.
const SHRINK = 0.002;
const DECIMALS = 100;
// The offsets to try: in steps, from this far above the fitted one to as far below it.
const OFFSETS_TRIED = 61;
const OFFSET_CHANGE_MAX = 1.5;
const OFFSET_STEP = 0.05;

/**
 * Fits the weights to sets of examples, each set counting the same: first those that put a right sentence before the
 * others of its prompt (softmax), then those that distinguish the prompts whose quoted sentence is right from all
 * others (logistic regression).
 */
export function fitWeights(sets: readonly (readonly Example[])[], start: EvidenceWeights): EvidenceWeights {
  const names = Object.keys(start.fit) as SignalName[];
  const fit = toWeights(names, fitOrder(sets, start, names));
  const ordered = { ...start, fit };
  const rows = sets.flatMap((set) =>
    set.flatMap((example) => {
      const row = confidenceRow(example, weigh(example, ordered), names);
      return row === null ? [] : [{ ...row, weight: 1 / set.length }];
    }),
  );
  const fitted = fitLogistic(rows);
  const [lead = 0, fitShare = 0, quoted = 0, otherLanguage = 0, bias = 0] = fitted.slice(names.length);
  return asCautious(sets, start, {
    fit,
    confidence: toWeights(names, fitted),
    lead: rounded(lead),
    fitShare: rounded(fitShare),
    quoted: rounded(quoted),
    offset: rounded(-bias),
    otherLanguage: rounded(otherLanguage),
  });
}

// Allows as many wrong answers on these sets as before, so that weights are compared by their right answers.
function asCautious(
  sets: readonly (readonly Example[])[],
  before: EvidenceWeights,
  weights: EvidenceWeights,
): EvidenceWeights {
  const errorsOf = (tried: EvidenceWeights) =>
    sets.reduce((sum, set) => {
      const { wrong, falselyGrounded } = figuresOf(set, tried);
      return sum + (wrong + falselyGrounded) / set.length;
    }, 0);
  const most = errorsOf(before);
  const tries = Array.from({ length: OFFSETS_TRIED }, (_, i) =>
    rounded(weights.offset + OFFSET_CHANGE_MAX - i * OFFSET_STEP),
  );
  const offset = tries.findLast((each) => errorsOf({ ...weights, offset: each }) <= most) ?? weights.offset;
  return { ...weights, offset };
}

/** Computes the results of weights on a set, as the stand-in answers with them. */
export function figuresOf(set: readonly Example[], weights: EvidenceWeights): AnswerFigures {
  const figures = { right: 0, wrong: 0, falselyGrounded: 0, refused: 0, best: 0 };
  for (const example of set) {
    const weighed = weigh(example, weights);
    const isRight = answersRightly(weighed);
    figures.best += weighed[0]?.isRight === true ? 1 : 0;
    if (confidenceOf(example.question, weighed, weights) < 0) {
      figures.refused += 1;
    } else if (isRight) {
      figures.right += 1;
    } else if (example.isAnswerable) {
      figures.wrong += 1;
    } else {
      figures.falselyGrounded += 1;
    }
  }
  return figures;
}

// Gradient descent with a step for each weight (Adam), on the mean over sets.
function descend(size: number, start: readonly number[], gradientAt: (weights: readonly number[]) => number[]) {
  let weights = Array.from({ length: size }, (_, i) => start[i] ?? 0);
  const [mean, spread] = [new Array<number>(size).fill(0), new Array<number>(size).fill(0)];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const gradient = gradientAt(weights);
    weights = weights.map((weight, i) => {
      const slope = (gradient[i] ?? 0) + SHRINK * weight;
      mean[i] = 0.9 * (mean[i] ?? 0) + 0.1 * slope;
      spread[i] = 0.999 * (spread[i] ?? 0) + 0.001 * slope ** 2;
      const [m, v] = [(mean[i] ?? 0) / (1 - 0.9 ** round), (spread[i] ?? 0) / (1 - 0.999 ** round)];
      return weight - (STEP * m) / (Math.sqrt(v) + 1e-8);
    });
  }
  return weights;
}

function fitOrder(sets: readonly (readonly Example[])[], start: EvidenceWeights, names: readonly SignalName[]) {
  const prompts = sets.flatMap((set) => {
    const read = set.flatMap((example) => {
      const rows = example.evidence.map(({ signals, isRight }) => ({
        signals: names.map((name) => signals[name]),
        isRight,
      }));
      return rows.some(({ isRight }) => isRight) ? [rows] : [];
    });
    return read.map((rows) => ({ rows, weight: 1 / (read.length * sets.length) }));
  });
  return descend(
    names.length,
    names.map((name) => start.fit[name]),
    (weights) => {
      const gradient = new Array<number>(names.length).fill(0);
      for (const { rows, weight } of prompts) {
        const sums = rows.map(({ signals }) => Math.exp(dot(signals, weights)));
        const all = sums.reduce((sum, each) => sum + each, 0);
        const right = rows.reduce((sum, { isRight }, i) => sum + (isRight ? (sums[i] ?? 0) : 0), 0);
        rows.forEach(({ signals, isRight }, i) => {
          const pull = (sums[i] ?? 0) / all - (isRight ? (sums[i] ?? 0) / right : 0);
          signals.forEach((signal, k) => {
            gradient[k] = (gradient[k] ?? 0) + weight * pull * signal;
          });
        });
      }
      return gradient;
    },
  );
}

interface Row {
  readonly inputs: readonly number[];
  readonly isRight: boolean;
  readonly weight: number;
}

function weigh({ evidence }: Example, weights: EvidenceWeights): JudgedEvidence[] {
  return evidence
    .map((each) => ({ ...each, fit: fitOf(each.signals, weights) }))
    .toSorted((one, other) => other.fit - one.fit);
}

function answersRightly(weighed: readonly JudgedEvidence[]): boolean {
  return quotedOf(weighed).some(({ isRight }) => isRight);
}

function confidenceRow(
  { question }: Example,
  weighed: readonly JudgedEvidence[],
  names: readonly SignalName[],
): Omit<Row, 'weight'> | null {
  const [best, next] = weighed;
  if (best === undefined) {
    return null;
  }
  const lead = next === undefined ? LEAD_MAX : Math.min(LEAD_MAX, best.fit - next.fit);
  const isOther = question.language === 'en' ? 0 : 1;
  const isRight = answersRightly(weighed);
  const quoted = quotedOf(weighed).length;
  return { inputs: [...names.map((name) => best.signals[name]), lead, best.fit, quoted, isOther, 1], isRight };
}

function fitLogistic(rows: readonly Row[]): number[] {
  const all = rows.reduce((sum, { weight }) => sum + weight, 0);
  return descend(rows[0]?.inputs.length ?? 0, [], (weights) => {
    const gradient = new Array<number>(weights.length).fill(0);
    for (const { inputs, isRight, weight } of rows) {
      const error = 1 / (1 + Math.exp(-dot(inputs, weights))) - (isRight ? 1 : 0);
      inputs.forEach((input, k) => {
        gradient[k] = (gradient[k] ?? 0) + (weight * error * input) / all;
      });
    }
    return gradient;
  });
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, number, i) => sum + number * (other[i] ?? 0), 0);
}

function toWeights(names: readonly SignalName[], numbers: readonly number[]): EvidenceWeights['fit'] {
  const entries = names.map((name, i) => [name, rounded(numbers[i] ?? 0)]);
  return Object.fromEntries(entries) as EvidenceWeights['fit'];
}

function rounded(number: number): number {
  return Math.round(number * DECIMALS) / DECIMALS;
}
