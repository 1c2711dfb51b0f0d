// Guarantee: an expression that is left out because a text lacks what it needs would have matched nothing there: for
// every expression of personal-data removal, in texts of all kinds, whole and in parts. Risk: a value stays because a
// rule was not tried.
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { neededStrings } from '../../../../../shared/privacy/text/needed/needed-strings.ts';
import { indexTexts, mayMatch, mayMatchPart } from '../../../../../shared/privacy/text/needed/text-index.ts';
import { privacyExpressions } from '../../../../harness/expressions/written-expressions.ts';
import { drawnText } from '../../../../harness/privacy/drawn-text.ts';

const EXPRESSIONS = privacyExpressions()
  .map(({ source, flags }) => new RegExp(source, flags.replace(/[gy]/g, '')))
  .filter((expression) => neededStrings(expression) !== null);
afterAll(() => indexTexts([]));

// Returns the expressions that match a text or a part of it although the index denies it, and how many it leaves out.
function wrongIn(text: string, part: string): { readonly wrong: readonly string[]; readonly leftOut: number } {
  indexTexts([text]);
  const denied = EXPRESSIONS.filter((expression) => !mayMatch(expression, text));
  const deniedInParts = EXPRESSIONS.filter((expression) => !mayMatchPart(expression, text));
  const wrong = [
    ...denied.filter((expression) => expression.test(text)),
    ...deniedInParts.filter((expression) => expression.test(part)),
  ];
  return { wrong: wrong.map(({ source }) => source), leftOut: denied.length };
}

describe('an expression that is left out', () => {
  it('matches nothing in a drawn text and its parts', () => {
    const parts = fc.tuple(fc.nat(400), fc.nat(400));
    fc.assert(
      fc.property(drawnText, parts, (text, [from, length]) => {
        expect(wrongIn(text, text.slice(from, from + length)).wrong).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
  it('matches nothing in a text made of what the expressions need, cut and joined', () => {
    const strings = [...new Set(EXPRESSIONS.flatMap((expression) => neededStrings(expression) ?? []))];
    const piece = fc.tuple(fc.constantFrom(...strings), fc.nat(3), fc.constantFrom('', ' ', 'x', 'X', '7', '\n', 'é'));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), fc.nat(60), (pieces, from) => {
        const text = pieces.map(([string, cut, after]) => string.slice(cut === 3 ? 1 : 0) + after).join('');
        expect(wrongIn(text, text.slice(from, from + 60)).wrong).toEqual([]);
      }),
      { numRuns: 600 },
    );
  });
});

describe('a text', () => {
  it('of which nothing is known may contain everything', () => {
    indexTexts(['another text']);
    expect(EXPRESSIONS.filter((expression) => !mayMatch(expression, 'a text'))).toEqual([]);
  });
  it('is looked through for words at their beginnings and ends, and a part for words anywhere', () => {
    const words = /(?<![a-z0-9])rg(?![a-z])/g;
    const known = ['bergs', 'berg', 'rgs', 'Rg', 'no. rg7', 'rg'].map((text) => {
      indexTexts([text]);
      return [text, mayMatch(words, text), mayMatchPart(words, text)];
    });
    expect(known).toEqual([
      ['bergs', false, true],
      ['berg', false, true],
      ['rgs', false, true],
      ['Rg', false, false],
      ['no. rg7', true, true],
      ['rg', true, true],
    ]);
  });
});
