// Guarantee: two amounts yield exactly the results that calculations.txt lists: hours past midnight, years, shares,
// changes in per cent, and amounts in units of one kind. Risk: any number of an answer seems to follow from two others,
// or a right one does not.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Amount } from '../../../../../../shared/copilot/support/reading/same-quantity.ts';
import {
  isSameAmount,
  resultsOf,
} from '../../../../../../shared/copilot/support/rules/numbers/calculations/calculation.ts';

// Each row is "an amount and an amount: result, result"; an amount is one or more values, separated by commas, and a
// unit.
const ROWS = readFileSync(join(import.meta.dirname, 'calculations.txt'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((row) => row.split(/ and |: /) as [string, string, string]);

function amountOf(text: string): Amount {
  const [values = '', ...unit] = text.split(' ');
  return { values: values.split(',').map(Number), unit: unit.length === 0 ? null : unit.join(' ') };
}

it.each(ROWS)('%s and %s yield: %s', (one, other, expected) => {
  const results = resultsOf(amountOf(one), amountOf(other)).map(({ operation, values, unit }) => {
    const said = values.map((value) => Number(value.toPrecision(6))).join(' or ');
    return `${operation} ${said}${unit === null ? '' : ` ${unit}`}`;
  });
  expect(results.join(', ') || 'nothing').toBe(expected);
});

it.each([
  ['2 week', '14 day'],
  ['0.1 eur', '10 cent'],
  ['33.33333333333333 percent', '33.33333333333334 percent'],
  ['3', '3 eur'],
  ['2,3 eur', '3,4 eur'],
])('%s equals %s', (one, other) => {
  expect(isSameAmount(amountOf(one), amountOf(other))).toBe(true);
});

it.each([
  ['2 week', '14 hour'],
  ['33.33333 percent', '33.33334 percent'],
  ['3 usd', '3 eur'],
  ['2,3 eur', '4,5 eur'],
])('%s does not equal %s', (one, other) => {
  expect(isSameAmount(amountOf(one), amountOf(other))).toBe(false);
});
