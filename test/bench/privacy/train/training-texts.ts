import { findPersonalData } from '../../../../shared/privacy/find-personal-data.ts';
import { PERSONAL_DATA_KINDS, type PersonalDataKind } from '../../../../shared/privacy/kinds.ts';
import type { Columns } from '../../../../shared/privacy/tagger/columns.ts';
import { READER_KINDS } from '../../../../shared/privacy/tagger/model.ts';
import { forEachPart } from '../../../../shared/privacy/tagger/read-columns.ts';
import { type Covered, readableText } from '../../../../shared/privacy/tagger/read-text.ts';
import { FEATURES, readFeatures } from '../../../../shared/privacy/tagger/templates.ts';
import { overlapping } from '../../../../shared/privacy/text/range-search.ts';
import { byStart } from '../../../../shared/privacy/text/text-range.ts';
import { type MarkedText, rangeOf } from '../marked-text.ts';
import { namesOfThings, piecesOf, type TrainingText } from './pieces.ts';
import { randomOf } from './random.ts';
import type { TrainingTokens } from './rare-features.ts';

/** Reads texts as the reader does when it comes to them: with what the formats find covered. */
export const withFormats = (texts: readonly MarkedText[]): TrainingText[] =>
  texts.map((text) => ({ text, covered: findPersonalData(text.text, PERSONAL_DATA_KINDS, { model: null }) }));

// In the second copy of a text, this part of the marked values is not covered.
const LEFT = 0.15;

/** A copy of a text to train with, and the number of the text. */
export interface Copy extends TrainingText {
  readonly original: number;
}

/**
 * Returns each text three times: as the reader comes to it; with most of its marked values covered, as the reader comes
 * to it again; and in pieces with other names (`pieces.ts`).
 */
export function copiesOf(texts: readonly TrainingText[], seed: number): Copy[] {
  const random = randomOf(seed);
  const names = namesOfThings(texts);
  return texts.flatMap(({ text, covered }, original) => [
    { text, covered, original },
    { text, covered: withMarked(text, covered, random), original },
    ...piecesOf({ text, covered }, random, names).map((each) => ({ ...each, original })),
  ]);
}

/** Reads a copy as the reader does; calls `use` with the columns of each part and the label of each token. */
export function forEachMarkedPart(
  { text, covered }: TrainingText,
  use: (columns: Columns, labels: Uint8Array) => void,
): void {
  const readable = readableText(text.text, covered);
  const labelAt = labelsOf(text);
  forEachPart(readable.text, (columns) => {
    const labels = Uint8Array.from({ length: columns.length }, (_, token) =>
      labelAt({
        start: readable.sourceStart(columns.start[token] as number),
        end: readable.sourceEnd(columns.end[token] as number),
      }),
    );
    use(columns, labels);
  });
}

/** Returns the tokens of copies with their features and labels. */
export function trainingTokens(copies: readonly Copy[], rowBits: number): TrainingTokens {
  const parts: { readonly features: Int32Array; readonly labels: Uint8Array; readonly original: number }[] = [];
  for (const copy of copies) {
    forEachMarkedPart(copy, (columns, labels) => {
      const features = new Int32Array(columns.length * FEATURES);
      for (let token = 0; token < columns.length; token += 1) {
        readFeatures(columns, token, { rowBits, out: features, at: token * FEATURES });
      }
      parts.push({ features, labels, original: copy.original });
    });
  }
  const length = parts.reduce((sum, { labels }) => sum + labels.length, 0);
  const tokens = {
    features: new Int32Array(length * FEATURES),
    labels: new Uint8Array(length),
    starts: new Int32Array(parts.length + 1),
    originals: Int32Array.from(parts, ({ original }) => original),
  };
  let at = 0;
  for (const [i, { features, labels }] of parts.entries()) {
    tokens.features.set(features, at * FEATURES);
    tokens.labels.set(labels, at);
    at += labels.length;
    tokens.starts[i + 1] = at;
  }
  return tokens;
}

const LABELS = new Map<string, number>(READER_KINDS.map((kind, i) => [kind, i + 1]));

// The label of the first marked value that a token touches.
function labelsOf({ spans }: MarkedText): (token: { readonly start: number; readonly end: number }) => number {
  const marked = spans
    .map((span) => ({ ...rangeOf(span), label: LABELS.get(span.kind) ?? 0 }))
    .filter(({ label }) => label > 0)
    .sort(byStart);
  return (token) => marked.find(({ start, end }) => start < token.end && token.start < end)?.label ?? 0;
}

function withMarked({ spans }: MarkedText, covered: readonly Covered[], random: () => number): Covered[] {
  const isCovered = overlapping(covered);
  const marked = spans
    .filter(({ kind }) => LABELS.has(kind))
    .map((span) => ({ ...rangeOf(span), kind: span.kind as PersonalDataKind }))
    .filter((range) => !isCovered(range) && random() >= LEFT);
  return [...covered, ...marked].sort(byStart);
}
