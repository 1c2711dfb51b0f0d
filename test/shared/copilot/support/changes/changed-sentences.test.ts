// Guarantee: each changed sentence differs from the right one in exactly one number, unit, day, month or bound; marks
// stay. Risk: the share of changes that the check finds is measured with sentences that are still right.
import { expect, it } from 'vitest';
import { changedSentences } from './changed-sentences.ts';

it('changes the numbers, the unit, the day and the bound of a sentence one at a time', () => {
  const text = 'On Monday at least 4 of 12 bags are left for 3,5 days [1].';
  expect(changedSentences(text, 'en', 'Bags: 4, 12, 20, 3,5')).toEqual([
    { change: 'next number', text: 'On Monday at least 5 of 12 bags are left for 3,5 days [1].' },
    { change: 'other number', text: 'On Monday at least 20 of 12 bags are left for 3,5 days [1].' },
    { change: 'next number', text: 'On Monday at least 4 of 13 bags are left for 3,5 days [1].' },
    { change: 'other number', text: 'On Monday at least 4 of 20 bags are left for 3,5 days [1].' },
    { change: 'other number', text: 'On Monday at least 4 of 12 bags are left for 20 days [1].' },
    { change: 'exchanged numbers', text: 'On Monday at least 12 of 4 bags are left for 3,5 days [1].' },
    { change: 'bound', text: 'On Monday at most 4 of 12 bags are left for 3,5 days [1].' },
    { change: 'unit', text: 'On Monday at least 4 of 12 bags are left for 3,5 weeks [1].' },
    { change: 'calendar', text: 'On Thursday at least 4 of 12 bags are left for 3,5 days [1].' },
  ]);
});

it.each([
  ['Sie zahlen 80 € [2].', 'de', ['Sie zahlen 81 € [2].', 'Sie zahlen 80 $ [2].']],
  ['Nothing changes [3].', 'en', []],
  ['Le train part [1].', 'xx', []],
])('changes %j, in the language %s', (text, language, changed) => {
  expect(changedSentences(text, language, '').map((each) => each.text)).toEqual(changed);
});
