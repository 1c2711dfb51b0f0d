// Guarantee: words beside a value are found in the forms of the tables (with an open end, with a space that may be a
// dash or missing), nearest first, and only within reach. Risk: a word in the next sentence decides about a value, or
// "telephones" does not count as a word for a telephone.
import { expect, it } from 'vitest';
import { compiledExpressions } from '../../../../shared/privacy/text/compiled-expression.ts';
import { contextWords, distanceAfter, distanceBefore } from '../../../../shared/privacy/text/context-expression.ts';
import { foldForMatching } from '../../../../shared/privacy/text/folded-text.ts';
import { scanText } from '../../../../shared/privacy/text/scanned-text.ts';

// Called in each test, because what a file creates while it is loaded exists before a mutant is switched on.
const makeWords = () =>
  contextWords({ en: 'phone*, *call,my number,tel.', de: 'ruf' }, { fr: ',  fixe ,ruf,n° client,' });
const scan = (text: string) => scanText(foldForMatching(text));
const before = (text: string, reach?: number) => distanceBefore(scan(text), text.length, { words: makeWords(), reach });
const after = (text: string, reach?: number) => distanceAfter(scan(text), 0, { words: makeWords(), reach });

it.each([
  ['phone', 0],
  ['Phones: ', 3],
  ['recall ', 1],
  ['my number ', 1],
  ['my-number ', 1],
  ["my'number ", 1],
  ['my_number ', 1],
  ['mynumber ', 1],
  ['tel. ', 1],
  ['ruf ', 1],
  ['ruf7', 1],
  ['FIXE = ', 3],
  ['N° client ', 1],
  ['n°client: ', 2],
  ['phone, fixe and ', 5],
])('finds in %j a word that ends %d characters before the end', (text, distance) => {
  expect(before(text)).toBe(distance);
});

it.each(['called ', 'cellphone ', 'my  number ', 'my numbers ', 'telx ', 'rufe ', '7ruf ', ''])(
  'finds no word in %j when it looks back from the end',
  (text) => {
    expect(before(text)).toBe(Number.POSITIVE_INFINITY);
  },
);

it.each([
  ['phone', 0],
  [' a phone', 3],
  [' ruf, phone', 1],
])('finds in %j a word that begins %d characters after the start', (text, distance) => {
  expect(after(text)).toBe(distance);
});

it('finds no word ahead where there is none', () => {
  expect(after(' a b')).toBe(Number.POSITIVE_INFINITY);
});

it('looks 48 characters back and 28 ahead, or as far as requested', () => {
  const infinite = Number.POSITIVE_INFINITY;
  const fill = (count: number) => '.'.repeat(count);
  expect([before(`ruf${fill(45)}`), before(`ruf${fill(46)}`)]).toEqual([45, infinite]);
  expect([before(`ruf${fill(7)}`, 10), before(`ruf${fill(8)}`, 10)]).toEqual([7, infinite]);
  expect([after(`${fill(25)}ruf`), after(`${fill(26)}ruf`)]).toEqual([25, infinite]);
  expect([after(`${fill(7)}ruf`, 10), after(`${fill(8)}ruf`, 10)]).toEqual([7, infinite]);
});

it('reads the distance again if another reach is requested', () => {
  const [scanned, words] = [scan('phone and more: '), makeWords()];
  const within = (reach: number) => distanceBefore(scanned, scanned.text.length, { words, reach });
  expect([within(5), within(48), within(5)]).toEqual([Number.POSITIVE_INFINITY, 11, Number.POSITIVE_INFINITY]);
});

it('reads nothing after a position when it looks back, or before it when it looks ahead', () => {
  const [scanned, words] = [scan('none so far, phone, and no more'), makeWords()];
  const [start, end] = [scanned.text.indexOf('phone'), scanned.text.indexOf(', and')];
  const back = () => distanceBefore(scanned, start, { words });
  expect([back(), back(), distanceAfter(scanned, end, { words })]).toEqual(Array(3).fill(Number.POSITIVE_INFINITY));
  const near = () => distanceBefore(scanned, end, { words });
  expect([near(), near()]).toEqual([0, 0]);
});

it.each([
  ['phone,phone*', 'phones ', 2],
  ['phone*,phone', 'phones ', 2],
  ['phone,phones', 'phones ', 1],
  ['tel,telefon', 'tel ', 1],
  ['telefon,tel', 'telefon ', 1],
])('finds the longest match for "%s" in %j, which ends %d characters before the end', (list, text, distance) => {
  expect(distanceBefore(scan(text), text.length, { words: contextWords({ en: list }) })).toBe(distance);
});

it('finds neither a word that the text continues, nor one that the text only begins', () => {
  const words = contextWords({ en: 'phone,phonebook' });
  expect(distanceBefore(scan('phones '), 'phones '.length, { words })).toBe(Number.POSITIVE_INFINITY);
});

it('finds the same word when it looks ahead a second time', () => {
  const words = makeWords();
  const ahead = () => distanceAfter(scan('a fixe'), 0, { words });
  expect([ahead(), ahead()]).toEqual([2, 2]);
});

it('lists its expressions for the check of slow ones', () => {
  const words = makeWords();
  expect(compiledExpressions().includes(words)).toBe(true);
});

it('does not match everywhere if every word may be the end of a longer one', () => {
  const words = contextWords({ en: '*call' });
  expect([words.test('recall'), words.test('none')]).toEqual([true, false]);
});
