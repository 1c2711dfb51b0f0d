// Guarantee: training learns the marked names, texts with other names keep their marks, and the file preserves the
// weights. Risk: weights that were trained with shifted marks find the words next to the names.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WEIGHTS } from '../../../shared/privacy/tagger/features.ts';
import { tagNames } from '../../../shared/privacy/tagger/tag-names.ts';
import { createRandom } from '../../harness/random.ts';
import { readSentences, withSentence } from './inserted-sentences.ts';
import { readNameLists } from './name-lists.ts';
import { withOtherNames } from './other-names.ts';
import { scoreRules, scoreTagged } from './score-names.ts';
import { trainNames } from './train-names.ts';
import { knownOf, readTrainingTexts, TRAINING_SETS, type TrainingText } from './training-texts.ts';
import { weightsFile } from './weights-file.ts';

const lists = readNameLists();
const sentences = readSentences();

// « » around names, and ‹ › around a telephone number that the rules found.
function trainingText(marked: string): TrainingText {
  const ranges: { kind: string; start: number; end: number }[] = [];
  let source = '';
  for (const part of marked.split(/(«[^»]*»|‹[^›]*›)/)) {
    const isMarked = /^[«‹]/.test(part);
    const written = isMarked ? part.slice(1, -1) : part;
    if (isMarked) {
      const kind = part.startsWith('«') ? 'PERSON' : 'PHONE';
      ranges.push({ kind, start: source.length, end: source.length + written.length });
    }
    source += written;
  }
  return {
    set: 'test',
    language: 'en',
    source,
    marked: ranges,
    names: ranges.filter(({ kind }) => kind === 'PERSON'),
    found: ranges.filter(({ kind }) => kind === 'PHONE').map((range) => ({ ...range, strength: 3 })),
  };
}

const valuesOf = ({ source }: TrainingText, ranges: TrainingText['names']): string[] =>
  ranges.map(({ start, end }) => source.slice(start, end));

describe('replacing the names of a text', () => {
  const text = trainingText('Ask «Anna Kowalska», ‹12345›, or «ANNA»; «anna k.» knows “«Zorblax»”.');
  it('changes nothing but the names, and moves the marks with them', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const other = withOtherNames(text, lists, createRandom(seed));
        const [full = '', capitals = '', small = '', last = ''] = valuesOf(other, other.names);
        expect(other.source).toBe(`Ask ${full}, 12345, or ${capitals}; ${small} knows “${last}”.`);
        expect(valuesOf(other, other.found)).toEqual(['12345']);
        const given = full.split(' ')[0] ?? '';
        expect(capitals).toBe(given.toUpperCase());
        expect(small.split(' ')[0]).toBe(given.toLowerCase());
      }),
    );
  });
  it('changes the text for most seeds', () => {
    const seeds = Array.from({ length: 50 }, (_, seed) => seed);
    const changed = seeds.filter((seed) => withOtherNames(text, lists, createRandom(seed)).source !== text.source);
    expect(changed.length).toBeGreaterThan(40);
  });
});

describe('inserting a sentence', () => {
  const range = (start: number, end: number) => ({ start, end });
  const sentences = new Map([
    [
      'en',
      [{ text: 'Ask Otto, Vex or Siri.', names: [range(4, 8), range(10, 13)], likely: [range(4, 8), range(17, 21)] }],
    ],
  ]);
  const text = trainingText('Clean the pump. Call ‹12345› if it leaks. The rest is in the manual.');
  it('puts it between two sentences of the text, and shifts the marks', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const other = withSentence(text, sentences, createRandom(seed));
        expect([
          'Clean the pump. Ask Otto, Vex or Siri. Call 12345 if it leaks. The rest is in the manual.',
          'Clean the pump. Call 12345 if it leaks. Ask Otto, Vex or Siri. The rest is in the manual.',
        ]).toContain(other.source);
        expect(valuesOf(other, other.names)).toEqual(['Otto', 'Vex']);
        expect(valuesOf(other, other.marked).toSorted()).toEqual(['12345', 'Otto', 'Vex']);
        const { taken, likely } = knownOf(other);
        expect([valuesOf(other, taken), valuesOf(other, likely)]).toEqual([['12345'], ['Otto', 'Siri']]);
      }),
    );
  });
  it.each([
    ['with names', trainingText('Clean the pump. Call «Anna» if it leaks.')],
    ['of one sentence', trainingText('Clean the pump.')],
    ['in a language for which there are no sentences', { ...text, language: 'fr' }],
  ])('leaves a text %s unchanged', (_, unchanged) => {
    expect(withSentence(unchanged, sentences, createRandom(1))).toBe(unchanged);
  });
  it.each([...readSentences()])('has sentences in %s to choose from, with and without names', (_language, all) => {
    expect(all.some(({ names }) => names.length > 0)).toBe(true);
    expect(all.some(({ names }) => names.length === 0)).toBe(true);
  });
  it('has sentences of nine languages to choose from, some with line breaks and none with marks of names', () => {
    const written = [...readSentences().values()].flat().map(({ text }) => text);
    expect(written.some((text) => text.includes('\n'))).toBe(true);
    expect(written.filter((text) => /[«»‹›⏎]/.test(text))).toEqual([]);
    expect([...readSentences().keys()].toSorted()).toEqual(['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'sv']);
  });
});

describe('training', () => {
  const filler =
    'and the pump in hall four runs again since the valve was changed on monday, so the line starts at six';
  const texts = ['Quill', 'Vex', 'Ostrach', 'Brandt'].map((name, i) =>
    trainingText(`Call ‹0123${i}› and tell «${name}» that the room is free, ${filler}, says the plan of the week.`),
  );
  const weights = trainNames(texts, { lists, sentences, epochs: 6, seeds: [1, 2] });
  const unseen = trainingText(`Call ‹99887› and tell «Zorblax» that the room is free, ${filler}, says the plan.`);
  it('finds an unseen name in the position of the others', () => {
    const names = tagNames(unseen.source, knownOf(unseen), weights).added;
    expect(valuesOf(unseen, names)).toEqual(['Zorblax']);
    expect(scoreRules([unseen])).toEqual({ texts: 1, names: 1, masked: 0, wrong: 0 });
    expect(scoreTagged([unseen], weights)).toEqual({ texts: 1, names: 1, masked: 1, wrong: 0 });
  });
  it('gives the same weights for the same seeds', () => {
    const again = trainNames(texts, { lists, sentences, epochs: 6, seeds: [1, 2] });
    expect(weightsFile(again)).toBe(weightsFile(weights));
  });
  it('averages the weights of its seeds', () => {
    const [first, second] = [1, 2].map((seed) => trainNames(texts, { lists, sentences, epochs: 6, seeds: [seed] }));
    const mean = (a = 0, b = 0) => a / 2 + b / 2;
    expect(first?.weights).not.toEqual(second?.weights);
    expect(Array.from(weights.weights)).toEqual(
      Array.from(first?.weights ?? [], (weight, i) => mean(weight, second?.weights[i])),
    );
    expect(weights.transitions.enter).toBe(mean(first?.transitions.enter, second?.transitions.enter));
  });
  it('gives weights that find the same names when they are stored as bytes', () => {
    const file = JSON.parse(
      weightsFile({ ...weights, thresholds: { added: -1, likely: -2, alone: -3, several: -2, sure: 5 } }),
    );
    const bytes = new Int8Array(Buffer.from(file.weights, 'base64'));
    expect(bytes).toHaveLength(WEIGHTS);
    expect(bytes.some((byte) => Math.abs(byte) === 127)).toBe(true);
    expect(file.thresholds.added).toBeLessThan(0);
    expect(file.thresholds.alone).toBeLessThan(file.thresholds.likely);
    expect(
      tagNames(unseen.source, knownOf(unseen), { ...file, thresholds: weights.thresholds, weights: bytes }).added,
    ).toEqual(unseen.names.map(({ start, end }) => ({ start, end })));
  });
});

it.each(TRAINING_SETS)('the set %s has more than 40 texts, and the findings of the rules lie within them', (set) => {
  const texts = readTrainingTexts(set);
  expect(texts.length).toBeGreaterThan(40);
  const isOutside = (source: string, { start, end }: { start: number; end: number }) =>
    start < 0 || end <= start || end > source.length;
  expect(texts.filter(({ source, found }) => found.some((finding) => isOutside(source, finding)))).toEqual([]);
});
