// Guarantee: the features of a token are those that the weights were trained for. Risk: a feature is renumbered, and
// the weights of others decide about names.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { taggedText, visitFeatures, WEIGHTS } from '../../../../shared/privacy/tagger/features.ts';
import { readTokens } from '../../../../shared/privacy/tagger/tokens.ts';
import { foldForMatching } from '../../../../shared/privacy/text/folded-text.ts';
import type { TextRange } from '../../../../shared/privacy/text/text-range.ts';

const TEXT = `Team: Anna K., dr van der Berg (lead) and BOB
- call Zorblax about 12 pumps; Zorblax said no. Anna's 12345 is X-ray.

Name;Role;Room
Anna-Maria Quill;nurse;12
Ottmar Vex;porter;7

l'Anna = mcTavish: "ok" 7`;

interface Reading {
  readonly taken?: readonly TextRange[];
  readonly isPerson?: (index: number) => boolean;
  /** Repeated over all tokens. */
  readonly likely?: readonly number[];
}

function textOf(text: string, { taken = [], isPerson = () => false, likely = [0] }: Reading = {}) {
  const folded = foldForMatching(text, taken);
  const tokens = readTokens(folded, isPerson);
  return taggedText(
    folded,
    tokens,
    tokens.map((_, i) => likely[i % likely.length] ?? 0),
  );
}

function featuresOf(text: string, reading: Reading = {}): number[][] {
  const tagged = textOf(text, { taken: [{ start: 0, end: 4 }], ...reading });
  return tagged.tokens.map((_, i) => {
    const features: number[] = [];
    visitFeatures(tagged, i, (feature) => features.push(feature));
    return features;
  });
}

describe('the features of a token', () => {
  // After a change on purpose, train the weights again: `npm run train:names -- --write`.
  it('are those that the weights were trained with', () => {
    const all = [
      ...featuresOf(TEXT),
      ...featuresOf(TEXT, { isPerson: () => true }),
      ...featuresOf('all small: anna 12'),
      ...featuresOf(TEXT, { likely: [1, 2, 0, 1] }),
    ];
    expect(createHash('sha256').update(JSON.stringify(all)).digest('hex')).toBe(
      'cf6a8e91332c6f0b59008620e6b57a1a055a44c4743a568d929c9a806bab9bd3',
    );
  });
  it.each([
    ['all small: anna 12', 0],
    ['Anna asked', 1],
    // Words in capitals, single letters and words in mixed case do not show that names have a capital.
    ['ANNA KOWALSKA IT', 0],
    ['A b', 0],
    ['mcDonald', 0],
  ])('say whether a text has capitals: %s', (text, isCased) => {
    expect(textOf(text).isCased).toBe(isCased);
  });
  // In these texts, each 1 is a person that was found, and each 2 another finding.
  it.each([
    [0, 0, 0],
    [1, 0, 3],
    [2, 0, 6],
    [3, 0, 6],
    [0, 1, 1],
    [0, 2, 2],
    [0, 3, 2],
    [2, 2, 8],
  ])('say how many persons (%i) and other findings (%i) a text has', (persons, others, about) => {
    const source = `${'1 '.repeat(persons)}${'2 '.repeat(others)}x`;
    const taken = Array.from({ length: persons + others }, (_, i) => ({ start: 2 * i, end: 2 * i + 1 }));
    expect(textOf(source, { taken, isPerson: (index) => source[index] === '1' }).about).toBe(about);
  });
  // Likely names are counted up to three, and tokens in steps of 32 up to seven.
  it.each([
    [[0], 31, 0],
    [[0], 32, 1],
    [[1, 2, 0, 0], 4, 8],
    [[1, 2, 1, 0], 4, 16],
    [[1, 1, 1, 1], 4, 24],
    [[0], 255, 7],
    [[0], 300, 7],
  ])('say how many likely names and tokens a text has: %j of %i', (likely, length, extent) => {
    expect(textOf('x '.repeat(length), { likely }).extent).toBe(extent);
  });
  it('are indexes of weights', () => {
    const all = featuresOf(TEXT).flat();
    expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...all)).toBeLessThan(WEIGHTS);
    expect(all.every(Number.isInteger)).toBe(true);
  });
});
