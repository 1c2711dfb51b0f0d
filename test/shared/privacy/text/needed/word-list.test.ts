// Guarantee: a list of words is left out of a text only if none of its words is there, however the words are joined,
// and its strings are those of its words. Risk: the word beside a number is not looked for, and the number stays.
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { contextWords } from '../../../../../shared/privacy/text/context-expression.ts';
import { neededStrings } from '../../../../../shared/privacy/text/needed/needed-strings.ts';
import { GAP, WORD_END, WORD_START } from '../../../../../shared/privacy/text/needed/rarity.ts';
import { indexTexts, mayMatch, mayMatchPart } from '../../../../../shared/privacy/text/needed/text-index.ts';

afterAll(() => indexTexts([]));

describe('a list of words', () => {
  it.each([
    ['a word', 'konto', [`${WORD_START}konto${WORD_END}`]],
    ['a word that may continue', 'konto*', [`${WORD_START}konto`]],
    ['a word that may begin within another one', '*konto', [`konto${WORD_END}`]],
    ['all parts of a phrase', 'no. of account', [`${WORD_START}no.${GAP}of${GAP}account${WORD_END}`]],
    ['several words', 'konto, iban*', [`${WORD_START}konto${WORD_END}`, `${WORD_START}iban`]],
    [
      'a word with the degree sign',
      'zk° ab',
      [...[' ', '_', "'", '-', ''].map((gap) => `${WORD_START}zk\x1f${gap}ab${WORD_END}`)],
    ],
  ])('needs %s', (_, words, strings) => {
    expect(neededStrings(contextWords({ en: words }))?.toSorted()).toEqual(strings.toSorted());
  });
  it('is found wherever one of its words is', () => {
    const part = fc.string({ unit: fc.constantFrom('a', 'b', 'z', '.', "'", '-', '7'), minLength: 1, maxLength: 3 });
    const word = fc
      .tuple(fc.boolean(), fc.array(part, { minLength: 1, maxLength: 3 }), fc.boolean())
      .map(([isInner, parts, isOpen]) => `${isInner ? '*' : ''}${parts.join(' ')}${isOpen ? '*' : ''}`);
    const joined = fc.constantFrom(' ', '', '-', '_', '\n', 'a', 'z');
    let matched = 0;
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), fc.array(joined, { maxLength: 8 }), (words, gaps) => {
        const expression = contextWords({ en: words.join() });
        const written = words.map((each, i) => each.replace(/^\*|\*$/g, '').replaceAll(' ', gaps[i] ?? ' '));
        const text = written.map((each, i) => each + (gaps[i + 3] ?? ' ')).join('');
        indexTexts([text]);
        for (const from of [0, 1, 3]) {
          expression.lastIndex = 0;
          if (expression.test(text.slice(from))) {
            matched += 1;
            expect(mayMatchPart(expression, text)).toBe(true);
          }
        }
        expression.lastIndex = 0;
        expect(expression.test(text) && !mayMatch(expression, text)).toBe(false);
      }),
      { numRuns: 2_000 },
    );
    expect(matched).toBeGreaterThan(1_000);
  });
});
