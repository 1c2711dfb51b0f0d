// Guarantee: the excerpts of a prompt never take more tokens than were reserved, whatever a document contains; the best
// come first. Risk: a crafted document makes a question exceed its budget.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { excerptTokensMax, fitExcerpts } from '../../../shared/copilot/fit-excerpts.ts';
import { composePrompt, excerptBlock } from '../../../shared/copilot/prompt.ts';
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
  const of = (title: string, words: number) => ({
    title,
    headings: '',
    text: 'word '.repeat(words),
    tokensMax: 2 * words,
  });
  const given = [of('a', 50), of('huge', 2_500), of('b', 50), of('c', 50)];
  expect(fitExcerpts(given, 350).map(({ title }) => title)).toEqual(['a', 'b']);
  expect(fitExcerpts(given, 10)).toEqual([]);
});

it('takes an excerpt that fits exactly, and none that is one token over', () => {
  const given = { title: 'a', headings: '', text: 'word '.repeat(50), tokensMax: 100 };
  const tokens = excerptTokensMax(given, 1);
  expect(fitExcerpts([given], tokens)).toEqual([given]);
  expect(fitExcerpts([given], tokens - 1)).toEqual([]);
});

it('counts the markup around title and text by its bytes, and a text by no more than its bytes', () => {
  const around = '<excerpt n="12" title="" headings="Terms">\n\n</excerpt>'.length;
  const of = (text: string, tokensMax: number | null) =>
    excerptTokensMax({ title: 'Lease of 2024', headings: 'Terms', text, tokensMax }, 12);
  expect(of('word '.repeat(50), 100)).toBe(100 + around);
  expect([of('word', 100), of('word', null)]).toEqual([around + 17 + 4, around + 17 + 4]);
});

it('reserves tokens for each placeholder, because the original text was counted', () => {
  const text = 'word '.repeat(100);
  const of = (placed: string) => excerptTokensMax({ title: '', headings: '', text: text + placed, tokensMax: 50 }, 1);
  expect(of('[PERSON_1] and [EMAIL_12]') - of('Eva, and anna@example.org')).toBe(32);
});

it('bounds an excerpt whose title is a list of names that were removed', () => {
  const names = Array.from({ length: 60 }, (_, i) => ['Eva', 'Max', 'Tom'][i % 3] ?? '');
  const text = 'They are the members of the board.';
  const embedded = `${names.join(', ')}\n${text}`;
  const tokensMax = passageTokensMax(embedded, countBilledTokens(embedded));
  const title = names.map((_, i) => `[PERSON_${i + 1}]`).join(', ');
  const shown = { title, headings: '', text, tokensMax };
  expect(countBilledTokens(excerptBlock(shown, 1))).toBeLessThanOrEqual(excerptTokensMax(shown, 1));
});

it('keeps the whole prompt within its limit of tokens', () => {
  fc.assert(
    fc.property(excerpts, fc.integer({ min: 0, max: 20_000 }), (given, room) => {
      const empty = countBilledTokens(composePrompt('q', []).message);
      const full = countBilledTokens(composePrompt('q', fitExcerpts(given, room)).message);
      expect(full).toBeLessThanOrEqual(empty + room);
    }),
    { numRuns: 40 },
  );
});
