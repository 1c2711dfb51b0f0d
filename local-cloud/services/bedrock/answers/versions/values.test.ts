// Guarantee: the values of a sentence are found with their units, whether in figures or in words, in nine languages.
// Risk: two versions of a rule look alike, or two ways of saying one value look like a contradiction.
import { expect, it } from 'vitest';
import { isSameValue, valuesIn } from './values.ts';

it.each([
  ["You can cancel with one month's notice.", [{ unit: 'days', amount: 30 }]],
  [
    'Two days a week, from 9:00 to 5:30 p.m.',
    [
      { unit: 'time', amount: 540 },
      { unit: 'time', amount: 1050 },
      { unit: 'days', amount: 2 },
    ],
  ],
  ['The hall opens at 9.', [{ unit: 'time', amount: 540 }]],
  ['Children under 14 may climb.', [{ unit: '', amount: 14 }]],
  ['It is due on 5 March 2026.', [{ unit: 'date', amount: 305 }]],
  ['A note is required from the third day.', [{ unit: 'ordinal', amount: 3 }]],
  ['The training is repeated once a year.', [{ unit: 'days', amount: 365 }]],
  ['Entry is free.', [{ unit: 'free', amount: 0 }]],
  [
    'Die Kaution beträgt 1.200,00 Euro, höchstens 10 %.',
    [
      { unit: 'money eur', amount: 1200 },
      { unit: 'share', amount: 10 },
    ],
  ],
  ['Im Tiefkühlraum sind es -18 °C.', [{ unit: 'degree', amount: -18 }]],
  ['Innerhalb von zehn Arbeitstagen.', [{ unit: 'working day', amount: 10 }]],
  ['Jusqu’à 7 jours avant l’arrivée.', [{ unit: 'days', amount: 7 }]],
  ['Se paga a 0,26 euros por kilómetro.', [{ unit: 'money eur', amount: 0.26 }]],
  ['Fino a 14 giorni prima.', [{ unit: 'days', amount: 14 }]],
  ['Até ao dia 5 de cada mês.', [{ unit: '', amount: 5 }]],
  ['De winkel is op zondag open.', [{ unit: 'weekday', amount: 6 }]],
  ['Książki wypożyczamy na dwa tygodnie.', [{ unit: 'days', amount: 14 }]],
  ['Senast fjorton dagar i förväg.', [{ unit: 'days', amount: 14 }]],
  ['In 2024, prices rose.', []],
])('the values of %j are read with their units', (sentence, values) => {
  expect(valuesIn(sentence)).toEqual(values);
});

it.each([
  ['a month and 30 days', { unit: 'days', amount: 30 }, { unit: 'days', amount: 30 }, true],
  ['a year and 12 months', { unit: 'days', amount: 365 }, { unit: 'days', amount: 360 }, true],
  ['a month and four weeks', { unit: 'days', amount: 30 }, { unit: 'days', amount: 28 }, false],
  ['14 days and 14 euros', { unit: 'days', amount: 14 }, { unit: 'money eur', amount: 14 }, false],
])('%s', (_name, one, other, areSame) => {
  expect(isSameValue(one, other)).toBe(areSame);
});
