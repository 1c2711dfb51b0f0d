// Guarantee: what holds for one thing, for those who are not exempt, on a duty, with consent, from one event on, at a
// named time or without something is not said of both, of the exempted, as a choice, after mere notice, from another
// event on, at any time or with it, nor with a purpose of its own, in up to nine languages; and the same sources
// support what says the same in other words. Risk: a limit that a reply drops, which reads well.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isSupported, saidRows } from './said-in-languages.fixture.ts';

const ROWS = saidRows(join(import.meta.dirname, 'limits.txt'));
const RIGHT = ROWS.flatMap(([language, source, right]) =>
  right.split(' // ').map((said) => [language, source, said] as const),
);

it.each(RIGHT)('%s: the source "%s" supports "%s"', (language, source, said) => {
  expect(isSupported(said, source, language)).toBe(true);
});

it.each(ROWS)('%s: the source "%s" does not support, instead of "%s", "%s"', (language, source, _right, wrong) => {
  expect(isSupported(wrong, source, language)).toBe(false);
});
