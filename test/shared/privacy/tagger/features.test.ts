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

function textOf(text: string, taken: readonly TextRange[] = [], isPerson = (_index: number) => false) {
  const folded = foldForMatching(text, taken);
  return taggedText(folded, readTokens(folded, isPerson));
}

function featuresOf(text: string, isPerson = false): number[][] {
  const tagged = textOf(text, [{ start: 0, end: 4 }], () => isPerson);
  return tagged.tokens.map((_, i) => {
    const features: number[] = [];
    visitFeatures(tagged, i, (feature) => features.push(feature));
    return features;
  });
}

describe('the features of a token', () => {
  it('are those that the weights were trained with: train again when they change on purpose', () => {
    const all = [...featuresOf(TEXT), ...featuresOf(TEXT, true), ...featuresOf('all small: anna 12')];
    expect(createHash('sha256').update(JSON.stringify(all)).digest('hex')).toBe(
      'f036ff04dcfe9fe6125bd0c273d39b67a066d965725a797191a36530b9a7f2d4',
    );
  });
  it.each([
    ['all small: anna 12', 0],
    ['Anna asked', 1],
    // Neither capitals, letters nor mixed words say that names have a capital.
    ['ANNA KOWALSKA IT', 0],
    ['A b', 0],
    ['mcDonald', 0],
  ])('tell a text with capitals: %s', (text, isCased) => {
    expect(textOf(text).isCased).toBe(isCased);
  });
  // What was found stands in the text as digits of its own.
  it.each([
    [0, 0, 0],
    [1, 0, 3],
    [2, 0, 6],
    [3, 0, 6],
    [0, 1, 1],
    [0, 2, 2],
    [0, 3, 2],
    [2, 2, 8],
  ])('tell a text about %i persons and %i other findings', (persons, others, about) => {
    const source = `${'1 '.repeat(persons)}${'2 '.repeat(others)}x`;
    const taken = Array.from({ length: persons + others }, (_, i) => ({ start: 2 * i, end: 2 * i + 1 }));
    expect(textOf(source, taken, (index) => source[index] === '1').about).toBe(about);
  });
  it('are indexes of weights', () => {
    const all = featuresOf(TEXT).flat();
    expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...all)).toBeLessThan(WEIGHTS);
    expect(all.every(Number.isInteger)).toBe(true);
  });
});
