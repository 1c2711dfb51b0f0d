// Guarantee: a policy that removes names and keeps email addresses leaves addresses whole. Risk:
// "[PERSON_1].schmidt@…", which is neither the address nor its removal.
import { expect, it } from 'vitest';
import { findPersonalData } from '../../../shared/privacy/find-personal-data.ts';

const TEXT = 'The caretaker is Dr. Anna Schmidt. She reads mail at anna.schmidt@example.com every morning.';

it.each([
  [['PERSON'], ['Anna Schmidt']],
  [
    ['PERSON', 'EMAIL'],
    ['Anna Schmidt', 'anna.schmidt@example.com'],
  ],
] as const)('with the kinds %j, finds %j', (kinds, values) => {
  expect(findPersonalData(TEXT, kinds).map(({ start, end }) => TEXT.slice(start, end))).toEqual(values);
});
