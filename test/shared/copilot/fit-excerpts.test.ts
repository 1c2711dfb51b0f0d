// Guarantee: the excerpts of a prompt never take more tokens than were reserved, whatever a document contains; the best
// come first. Risk: a crafted document makes a question exceed its budget.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { excerptTokensMax, fitExcerpts } from '../../../shared/copilot/fit-excerpts.ts';
import { composePrompt, excerptBlock } from '../../../shared/copilot/prompt/prompt.ts';
import { passageTokensMax } from '../../../shared/pricing/token-bound.ts';
import { countBilledTokens } from '../../harness/local-cloud/tokenizers.ts';
import { upTo } from '../../harness/properties/up-to.ts';
import { hostileText } from '../pricing/hostile-text.fixture.ts';

const texts = fc.record({ title: hostileText, headings: hostileText, text: hostileText });
const excerpt = texts.map(({ title, headings, text }) => {
  const embedded = `${title}\n${text}`;
  return { title, headings, text, tokensMax: passageTokensMax(embedded, countBilledTokens(embedded)) };
});

const excerpts = upTo(8, (lengths) => fc.array(excerpt, lengths));

it('bounds an excerpt including the markup that the prompt adds', () => {
  fc.assert(
    fc.property(excerpt, fc.boolean(), (given, isKnown) => {
      const bounded = isKnown ? given : { ...given, tokensMax: null };
      expect(countBilledTokens(excerptBlock(bounded, 12))).toBeLessThanOrEqual(excerptTokensMax(bounded, 12));
    }),
  );
});

it('takes the best that fit, in order, and skips those that are too large', () => {
  const excerptOf = (title: string, words: number) => ({
    title,
    headings: '',
    text: 'word '.repeat(words),
    tokensMax: 2 * words,
  });
  const given = [excerptOf('a', 50), excerptOf('huge', 2_500), excerptOf('b', 50), excerptOf('c', 50)];
  // Two excerpts of 100 tokens with the markup around them, but not three.
  expect(fitExcerpts(given, 350).map(({ title }) => title)).toEqual(['a', 'b']);
  expect(fitExcerpts(given, 10)).toEqual([]);
});

it('takes an excerpt that fits exactly, and none that is one token over', () => {
  const given = { title: 'a', headings: '', text: 'word '.repeat(50), tokensMax: 100 };
  const tokens = excerptTokensMax(given, 1);
  expect(fitExcerpts([given], tokens)).toEqual([given]);
  expect(fitExcerpts([given], tokens - 1)).toEqual([]);
});

it('counts the markup around title and text by its bytes, and a whole excerpt by no more than its bytes', () => {
  const markup = '<excerpt n="12" title="" headings="Terms">\n\n</excerpt>'.length;
  const title = 'Lease of 2024';
  const tokensOf = (text: string, tokensMax: number | null) =>
    excerptTokensMax({ title, headings: 'Terms', text, tokensMax }, 12);
  expect(tokensOf('word '.repeat(50), 100)).toBe(100 + markup);
  // Four tokens are the most for the beginning and end of a text.
  const bytes = markup + title.length + 'word'.length + 4;
  expect([tokensOf('word', 100), tokensOf('word', null)]).toEqual([bytes, bytes]);
});

it('adds 16 tokens for each placeholder to the stored bound, which counts the original text', () => {
  const text = 'word '.repeat(100);
  const tokensOf = (end: string) => excerptTokensMax({ title: '', headings: '', text: text + end, tokensMax: 50 }, 1);
  expect(tokensOf('[PERSON_1] and [EMAIL_12]') - tokensOf('Eva, and anna@example.org')).toBe(2 * 16);
});

it('bounds an excerpt whose title is a list of removed names', () => {
  const names = Array.from({ length: 60 }, (_, index) => ['Eva', 'Max', 'Tom'][index % 3] ?? '');
  const text = 'They are the members of the board.';
  const embedded = `${names.join(', ')}\n${text}`;
  const tokensMax = passageTokensMax(embedded, countBilledTokens(embedded));
  const title = names.map((_, index) => `[PERSON_${index + 1}]`).join(', ');
  const shown = { title, headings: '', text, tokensMax };
  expect(countBilledTokens(excerptBlock(shown, 1))).toBeLessThanOrEqual(excerptTokensMax(shown, 1));
});

it('adds no more tokens to the prompt than are reserved for excerpts', () => {
  fc.assert(
    fc.property(excerpts, fc.integer({ min: 0, max: 20_000 }), (given, reserved) => {
      const empty = countBilledTokens(composePrompt('q', [], 'lines').message);
      const full = countBilledTokens(composePrompt('q', fitExcerpts(given, reserved), 'lines').message);
      expect(full).toBeLessThanOrEqual(empty + reserved);
    }),
    { numRuns: 40 },
  );
});
