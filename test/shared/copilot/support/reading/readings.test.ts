// Guarantee: the recorded readings of sentences do not change: language, clauses, numbers and dates. Risk: a number, a
// "not" or a date is read differently, and no test of an answer notices. Review a reading that changes on purpose
// before you record it again.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { detectLanguage } from '../../../../../shared/copilot/support/reading/detect-language.ts';
import { readStatement } from '../../../../../shared/copilot/support/reading/statement.ts';

// "> a sentence", and below it its language, its clauses with their content ("!" for a negated one), and its numbers
// and dates, if any.
const ROWS = readFileSync(join(import.meta.dirname, 'readings.txt'), 'utf8')
  .trimEnd()
  .split('\n\n')
  .map((row) => row.split('\n') as [string, string])
  .map(([sentence, reading]) => [sentence.slice(2), reading] as const);

function readingOf(sentence: string): string {
  const language = detectLanguage(sentence);
  const { clauses, quantities, dates } = readStatement(sentence, language);
  const parts = clauses.map(
    ({ opener, isNegated, content }) =>
      `${opener ?? ''}${isNegated ? '!' : ''}(${content.map(({ word }) => word).join(' ')})`,
  );
  const numbers = quantities.map(({ values, unit, bound, isOrdinal }) =>
    [values.join('/') + (isOrdinal ? '.' : ''), unit, bound].filter((each) => each !== null).join(' '),
  );
  const days = dates.map(({ readings }) =>
    readings.map(({ year, month, day }) => [year, month, day].map((each) => each ?? '').join('-')).join('/'),
  );
  return [[language ?? '?'], [parts.join(' ')], numbers, days]
    .filter(({ length }) => length > 0)
    .map((each) => each.join(', '))
    .join(' | ');
}

it.each(ROWS)('reads "%s" as recorded', (sentence, reading) => {
  expect(readingOf(sentence)).toBe(reading);
});
