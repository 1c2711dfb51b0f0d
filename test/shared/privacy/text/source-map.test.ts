// Guarantee: every index of a derived text maps back to its source: of a copy to the same character, of a replacement
// to the whole that it represents. Risk: a redaction beside the value.
import { expect, it } from 'vitest';
import { createMapBuilder, identityMap } from '../../../../shared/privacy/text/source-map.ts';

it('maps back through copies and replacements', () => {
  const map = createMapBuilder();
  map.copy('ab', 10);
  map.replace('XYZ', 12, 20);
  map.copy('', 20);
  map.copy('cd', 25);
  map.replace('!', 30, 31);
  const { text, sourceStart, sourceEnd, splits } = map.build();
  const all = [...Array(text.length + 1).keys()];
  expect(text).toBe('abXYZcd!');
  expect(all.slice(0, -1).map(sourceStart)).toEqual([10, 11, 12, 12, 12, 25, 26, 30]);
  expect(all.slice(1).map(sourceEnd)).toEqual([11, 12, 20, 20, 20, 26, 27, 31]);
  expect(all.filter(splits)).toEqual([3, 4]);
});

it('also splits a replacement at the end of the text', () => {
  const map = createMapBuilder();
  map.replace('AB', 5, 6);
  const { splits, sourceStart, sourceEnd } = map.build();
  expect([0, 1, 2].map(splits)).toEqual([false, true, false]);
  expect([sourceStart(0), sourceStart(1), sourceEnd(1), sourceEnd(2)]).toEqual([5, 5, 6, 6]);
});

it('maps each character of many pieces back to its source', () => {
  const map = createMapBuilder();
  for (let i = 0; i < 100; i += 1) {
    map.copy('xy', 10 * i);
  }
  const { sourceStart, sourceEnd } = map.build();
  for (let i = 0; i < 100; i += 1) {
    expect([sourceStart(2 * i), sourceStart(2 * i + 1)], `piece ${i}`).toEqual([10 * i, 10 * i + 1]);
    expect([sourceEnd(2 * i + 1), sourceEnd(2 * i + 2)], `piece ${i}`).toEqual([10 * i + 1, 10 * i + 2]);
  }
});

it('maps an empty text to its beginning', () => {
  const { text, sourceStart, sourceEnd, splits } = createMapBuilder().build();
  expect({ text, start: sourceStart(0), end: sourceEnd(0), splits: splits(0) }).toEqual({
    text: '',
    start: 0,
    end: 0,
    splits: false,
  });
});

it('maps a text to itself without pieces', () => {
  const { text, sourceStart, sourceEnd, splits } = identityMap('abc');
  expect({ text, start: sourceStart(2), end: sourceEnd(3), splits: splits(1) }).toEqual({
    text: 'abc',
    start: 2,
    end: 3,
    splits: false,
  });
});
