import { PARTICLE } from '../names/word-bits.ts';
import type { Columns } from './columns.ts';
import { LABELS, type Model, probabilitiesOf, READER_KINDS } from './model.ts';
import { forEachPart } from './read-columns.ts';
import { type Covered, readableText } from './read-text.ts';
import { IN_LOWER_CASE } from './read-word.ts';
import { lookAgain } from './second-look.ts';
import { wholeWords } from './whole-words.ts';

// A token beside a found one of the same kind needs this part of the threshold.
const BESIDE = 0.25;

/**
 * Finds persons, addresses and user names by their context with a trained model, in a text in which other findings are
 * covered. The findings are sorted, whole words, and touch nothing that is covered.
 */
export function readPersonalData(source: string, covered: readonly Covered[], model: Model): Covered[] {
  const readable = readableText(source, covered);
  const found: Covered[] = [];
  forEachPart(readable.text, (columns) => {
    const hits = hitsOf(columns, model);
    for (const finding of findingsOf(columns, hits)) {
      const whole = wholeWords(readable.text, finding);
      if (whole !== null) {
        addFinding(readable.text, found, whole);
      }
    }
  });
  return found.map(({ kind, start, end }) => ({
    kind,
    start: readable.sourceStart(start),
    end: readable.sourceEnd(end),
  }));
}

// The label of each token that counts; 0 for none.
function hitsOf(columns: Columns, model: Model): Uint8Array {
  const probabilities = probabilitiesOf(columns, model);
  lookAgain(columns, probabilities, model.trees);
  const { length, kind, gap } = columns;
  const hits = new Uint8Array(length);
  const labels = new Uint8Array(length);
  for (let i = 0; i < length; i += 1) {
    const label = likeliest(probabilities, i);
    // What is covered was found before.
    labels[i] = kind[i] === 0 ? label : 0;
    hits[i] =
      labels[i] !== 0 && 1 - (probabilities[i * LABELS] as number) > (model.thresholds[label] as number) ? label : 0;
  }
  const isBeside = (i: number, other: number): boolean => {
    const hit = hits[other] as number;
    return (
      hits[i] === 0 &&
      hit !== 0 &&
      labels[i] === hit &&
      1 - (probabilities[i * LABELS] as number) > BESIDE * (model.thresholds[hit] as number) &&
      !isOtherwiseWritten(columns, i, other)
    );
  };
  for (let i = 1; i < length; i += 1) {
    hits[i] = isBeside(i, i - 1) && (gap[i] as number) < 3 ? (hits[i - 1] as number) : (hits[i] as number);
  }
  for (let i = length - 2; i >= 0; i -= 1) {
    hits[i] = isBeside(i, i + 1) && (gap[i + 1] as number) < 3 ? (hits[i + 1] as number) : (hits[i] as number);
  }
  return hits;
}

// "Karl Meier kam": a word in lower case beside a capitalized name is another word, unless it is a particle.
const isOtherwiseWritten = ({ written, bits }: Columns, token: number, hit: number): boolean =>
  written[token] === IN_LOWER_CASE && written[hit] !== IN_LOWER_CASE && ((bits[token] as number) & PARTICLE) === 0;

function likeliest(probabilities: Float64Array, token: number): number {
  let best = 1;
  for (let label = 2; label < LABELS; label += 1) {
    if ((probabilities[token * LABELS + label] as number) > (probabilities[token * LABELS + best] as number)) {
      best = label;
    }
  }
  return best;
}

// Joins neighboring tokens of a kind; only an address goes on in the next line.
function findingsOf(columns: Columns, hits: Uint8Array): Covered[] {
  const { length, gap, start, end } = columns;
  const found: Covered[] = [];
  for (let i = 0; i < length; ) {
    const label = hits[i] as number;
    if (label === 0) {
      i += 1;
      continue;
    }
    const kind = READER_KINDS[label - 1] as (typeof READER_KINDS)[number];
    let last = i;
    while (last + 1 < length && hits[last + 1] === label && goesOn(kind, gap[last + 1] as number)) {
      last += 1;
    }
    if (kind !== 'PERSON' || !isParticle(columns, i, last)) {
      found.push({ kind, start: start[i] as number, end: end[last] as number });
    }
    i = last + 1;
  }
  return found;
}

// "van" by itself names nobody, and is not looked for elsewhere.
const isParticle = ({ written, bits }: Columns, first: number, last: number): boolean =>
  first === last && written[first] === IN_LOWER_CASE && ((bits[first] as number) & PARTICLE) !== 0;

const goesOn = (kind: string, gap: number): boolean => gap < 3 || (kind === 'STREET_ADDRESS' && gap === 3);

const ADDRESS_GAP_MAX = 14;
const ADDRESS_GAP = /^[ ,]*(?:[\p{L}\p{N}]+[ ,]*)?$/u;

// Two parts of an address with one word between them are one; findings that have grown into each other too.
function addFinding(text: string, found: Covered[], finding: Covered): void {
  const last = found.at(-1);
  if (last !== undefined && (finding.start <= last.end || isOneAddress(text, last, finding))) {
    found.splice(-1, 1, { ...last, end: Math.max(last.end, finding.end) });
  } else {
    found.push(finding);
  }
}

const isOneAddress = (text: string, one: Covered, other: Covered): boolean =>
  one.kind === 'STREET_ADDRESS' &&
  other.kind === 'STREET_ADDRESS' &&
  other.start - one.end <= ADDRESS_GAP_MAX &&
  ADDRESS_GAP.test(text.slice(one.end, other.start));
