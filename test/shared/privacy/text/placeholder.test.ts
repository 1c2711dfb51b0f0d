// Guarantee: a placeholder is written and read in one way, and those of a response count from 1 in the order in which
// they appear. Risk: a number says how many other values a document holds, or two values share one.
import { expect, it } from 'vitest';
import {
  numberedInOrder,
  placeholderLookAlikesIn,
  placeholderOf,
  placeholdersIn,
} from '../../../../shared/privacy/text/placeholder.ts';

it('is the kind and the number', () => {
  expect(placeholderOf('STREET_ADDRESS', 12)).toBe('[STREET_ADDRESS_12]');
});

it('is found where it is exact and of a known kind', () => {
  const text = 'a [EMAIL_1] [email_2] [THING_3] [STREET_ADDRESS_4]';
  expect(placeholdersIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    '[EMAIL_1]',
    '[STREET_ADDRESS_4]',
  ]);
});

it('is found in any case, with spaces and dashes, where somebody could read it as one', () => {
  const text = '[EMAIL_1] [ street address - 2 ] [us-ssn-3] [_phone_4] [thing 5] [phone]';
  expect(placeholderLookAlikesIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    '[EMAIL_1]',
    '[ street address - 2 ]',
    '[us-ssn-3]',
  ]);
});

it('counts from 1 for each kind, in all texts of a response, and leaves what is not a kind', () => {
  expect(numberedInOrder(['[PERSON_7] [EMAIL_7] [PERSON_3]', '[PERSON_3] [PERSON_9] [PERSON_7] [THING_4]'])).toEqual([
    '[PERSON_1] [EMAIL_1] [PERSON_2]',
    '[PERSON_2] [PERSON_3] [PERSON_1] [THING_4]',
  ]);
});
