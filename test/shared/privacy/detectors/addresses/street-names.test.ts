// Guarantee: before a town with its post code, the words beside a house number are the name of a street, without the
// article, the preposition or the person before it; the name of a program, or particles alone, are not. Risk: words of
// a sentence are removed too, or a street stays because of its unusual name.
import { describe, expect, it } from 'vitest';
import { namesAfter, namesBefore } from '../../../../../shared/privacy/detectors/addresses/anchored-name.ts';
import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';

const partOf = (text: string) => ({ text: foldForMatching(text, []).text, part: { start: 0, end: text.length } });

describe('the name of a street before its number', () => {
  it.each([
    ['lindenweg ', 'lindenweg '],
    ['Alter Docker ', 'Alter Docker '],
    ['Steenweg op Gent ', 'Steenweg op Gent '],
    ['in via Rossi ', 'via Rossi '],
    ['bij de Haven ', 'Haven '],
    ['Anna Schmidt Via Roma ', 'Via Roma '],
    ['Anna Via Bel Cor Dun Eck Fro Gam Hub ', 'Bel Cor Dun Eck Fro Gam Hub '],
    ['2021 Alte Zeile ', 'Alte Zeile '],
  ])('the name of the street in %j is %j', (written, name) => {
    const { text, part } = partOf(written);
    expect(text.slice(namesBefore(text, part, text.length) ?? text.length)).toBe(name);
  });

  it.each(['Docker ', 'ISO ', 'De La ', 'De 5 ', '2021 Die Zeile ', 'Gate '])(
    'the name of a street is not %j',
    (written) => {
      const { text, part } = partOf(written);
      expect(namesBefore(text, part, text.length)).toBe(null);
    },
  );
});

describe('the name of a street after its number', () => {
  it.each([
    ['Elm Grove', true, true],
    ['Elm Heide', true, false],
    ['rue Heide', true, true],
    ['Elm und Heide', false, false],
    ['De La', false, false],
    ['Docker', false, false],
  ])('is %j: %j if any name is allowed, %j if a street type is required', (written, any, typed) => {
    const { text, part } = partOf(written);
    expect(namesAfter(text, part, { isAnywhere: true })).toBe(any);
    expect(namesAfter(text, part, { isAnywhere: false })).toBe(typed);
  });
});
