// Guarantee: a placeholder is written and read in one way, and those of a response are numbered from 1 in order of
// appearance. Risk: a number reveals how many other values a document contains, or two values share one.
import { expect, it } from 'vitest';
import {
  numberedInOrder,
  placeholderLookAlikesIn,
  placeholderOf,
  placeholdersIn,
} from '../../../../shared/privacy/text/placeholder.ts';

it('writes a placeholder as kind and number', () => {
  expect(placeholderOf('STREET_ADDRESS', 12)).toBe('[STREET_ADDRESS_12]');
});

it('finds a placeholder that is exact and of a known kind', () => {
  const text = 'a [EMAIL_1] [email_2] [THING_3] [STREET_ADDRESS_4] [EMAIL__5] [STREET__ADDRESS_6]';
  expect(placeholdersIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    '[EMAIL_1]',
    '[STREET_ADDRESS_4]',
  ]);
});

it('finds a placeholder in upper or lower case, with spaces and dashes, if somebody could read it as one', () => {
  const text = '[EMAIL_1] [ street address - 2 ] [us-ssn-3] [_phone_4] [thing 5] [phone]';
  expect(placeholderLookAlikesIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    '[EMAIL_1]',
    '[ street address - 2 ]',
    '[us-ssn-3]',
  ]);
});

it('numbers placeholders from 1 for each kind, across all texts of a response, and leaves other words', () => {
  expect(numberedInOrder(['[PERSON_7] [EMAIL_7] [PERSON_3]', '[PERSON_3] [PERSON_9] [PERSON_7] [THING_4]'])).toEqual([
    '[PERSON_1] [EMAIL_1] [PERSON_2]',
    '[PERSON_2] [PERSON_3] [PERSON_1] [THING_4]',
  ]);
});
