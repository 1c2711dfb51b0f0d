// Guarantee: in up to nine languages, a reply may not drop a limit of its source: say of two things what holds for one,
// or of the exempt what holds for others, call a duty a choice, replace consent with notice, one event with another, a
// named time with any time, or "without" with "with"; nor add a purpose of its own. The same sources support what says
// the same in other words. Risk: a limit that a reply drops, which reads well.
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
