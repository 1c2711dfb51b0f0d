// Guarantee: in up to nine languages, a sentence is refused if it drops a limit of its source or adds a purpose. It
// must not extend what holds for one thing to two, or to the exempt; make a duty a choice; or replace consent with
// notice, an event with another, a named time with any time, or "without" with "with". The same in other words is
// accepted. Risk: a sentence reads well, but states a rule without its limit.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isSupported, sentenceRows } from './sentence-rows.fixture.ts';

const ROWS = sentenceRows(join(import.meta.dirname, 'limits.txt'));
const RIGHT = ROWS.flatMap(([language, source, right]) =>
  right.split(' // ').map((sentence) => [language, source, sentence] as const),
);
const WRONG = ROWS.map(([language, source, _right, wrong]) => [language, source, wrong] as const);

it.each(RIGHT)('%s: the source "%s" supports "%s"', (language, source, sentence) => {
  expect(isSupported(sentence, source, language)).toBe(true);
});

it.each(WRONG)('%s: the source "%s" does not support "%s"', (language, source, sentence) => {
  expect(isSupported(sentence, source, language)).toBe(false);
});
