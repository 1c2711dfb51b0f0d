// Guarantee: the same amount in another unit is the same; another amount, or a unit of another kind, is not. Risk: five
// days are taken for five weeks, or a right answer is refused because it says "two weeks" for 14 days.
import { expect, it } from 'vitest';
import type { Quantity } from '../../../../../shared/copilot/support/reading/quantities.ts';
import { likenessOf } from '../../../../../shared/copilot/support/reading/same-quantity.ts';
import { readStatement } from '../../../../../shared/copilot/support/reading/statement.ts';

it.each<[said: string, source: string, likeness: string]>([
  ['14 days', 'two weeks', 'same'],
  ['14 days', '14 weeks', 'other_unit'],
  ['14 days', '15 days', 'other'],
  ['14', '14 days', 'same'],
  ['14 days', '14', 'same'],
  ['50 %', 'half', 'same'],
  ['50 %', '50', 'same'],
  ['36 months', 'three years', 'same'],
  ['1 month', '30 days', 'other'],
  ['100 cents', '1 euro', 'same'],
  ['1 euro', '1 dollar', 'other_unit'],
  ['8 h', '8:00', 'same'],
  ['8 h', '8 hours', 'same'],
  ['8 h', '9 hours', 'other'],
  ['8 h', '8 days', 'other_unit'],
  ['8 h', '8 h', 'same'],
  ['8 h', '8', 'same'],
  ['2.5 tons', '2500 kg', 'same'],
  ['5 boxes', '5 boxes', 'same'],
  ['5 boxes', '6 boxes', 'other'],
  ['2,400 kg', '2.4 tons', 'same'],
  ['5 degrees', '5 degrees', 'same'],
  ['5 degrees', '5 °C', 'same'],
  ['5 °C', '5 degrees', 'other_unit'],
  ['41 degrees', '41 °F', 'same'],
  ['41 °F', '41 degrees', 'other_unit'],
  ['-5 °C', '5 °C', 'other'],
  ['5 miles', '6 miles', 'other'],
  ['1 minute', '60 seconds', 'same'],
  ['a quarter of an hour', '15 minutes', 'same'],
  ['1 hour', '3,600 seconds', 'same'],
  ['a fortnight', '14 days', 'same'],
  ['2 quarters', '6 months', 'same'],
  ['1 year', '12 months', 'same'],
  ['1 g', '1,000 mg', 'same'],
  ['1 m', '100 cm', 'same'],
  ['1 cm', '10 mm', 'same'],
  ['1 km', '1,000 m', 'same'],
  ['1 l', '1,000 ml', 'same'],
  ['1 kw', '1,000 watts', 'same'],
  ['1 mb', '1,000 kb', 'same'],
  ['1 gb', '1,000 mb', 'same'],
  ['1 tb', '1,000 gb', 'same'],
  ['0.3 kg', '300 g', 'same'],
  ['8 hours', '8 h', 'same'],
  ['8 days', '8 h', 'other_unit'],
  ['2 or 3 rooms', '3 rooms', 'other'],
])('"%s" in an answer, compared with "%s" in its source, is: %s', (said, source, likeness) => {
  const [one, other] = [said, source].map((text) => readStatement(text, 'en').quantities[0] ?? expect.fail(text));
  expect(likenessOf(one as Quantity, other as Quantity)).toBe(likeness);
});

it('half a year is the same as six months, and not as seven', () => {
  expect(likenessOf({ values: [1], unit: 'halfyear' }, { values: [6], unit: 'month' })).toBe('same');
  expect(likenessOf({ values: [1], unit: 'halfyear' }, { values: [7], unit: 'month' })).not.toBe('same');
});
