// Guarantee: in names and descriptions, phone numbers are read by the lengths of numbers as the plans of countries read
// them. Risk: a phone number stays in the name of a knowledge base.
import { expect, test } from 'vitest';
import { PLANS_BY_LENGTH } from '../../../../shared/privacy/formats/plans-by-length.ts';
import { PLANS_OF_COUNTRIES } from '../../../../shared/privacy/formats/plans-of-countries.ts';

const WRITTEN = [
  '+49 171 2345678',
  '+44 20 7946 0958',
  '+33 6 12 34 56 78',
  '+1 212 555 0123',
  '+48 604 118 207',
  '+351 912 345 678',
];

test.each(WRITTEN)('reads %s as the plans of countries do', (written) => {
  expect(PLANS_BY_LENGTH.international(written)).toEqual(PLANS_OF_COUNTRIES.international(written));
});

test('leaves out the digit that is dialed only within the country, except in Italy', () => {
  expect(PLANS_BY_LENGTH.international('+49 0171 2345678')?.value).toBe('+491712345678');
  expect(PLANS_BY_LENGTH.international('+39 06 6982 1234')?.value).toBe('+390669821234');
});

test.each(['+49 171', '+33 6 12 34 56 78 90 12', '+44 1423 555 0190 22'])('takes %s for no number', (written) => {
  expect(PLANS_BY_LENGTH.international(written)).toBeNull();
});

test('takes nine to twelve digits for a number within a country', () => {
  expect(['01712345678', '12345678', '1234567890123'].map((digits) => PLANS_BY_LENGTH.isValidIn(digits, []))).toEqual([
    true,
    false,
    false,
  ]);
});
