// Guarantee: a row about another day than the question's is not used as an answer, however its date is written, and a
// date, time or duration is not an amount of money. Risk: the figures of the 19th are given for the 5th, with a
// citation, and a day for a price.
import { expect, it } from 'vitest';
import { extractAnswer } from '../answers/extract-answer.ts';
import { daysIn } from './days.ts';

it.each([
  ['on 5 March', [{ year: null, month: 3, day: 5 }]],
  ['On March 5th, 2026', [{ year: 2026, month: 3, day: 5 }]],
  ['am 5. März 2026', [{ year: 2026, month: 3, day: 5 }]],
  ['le 1er mars', [{ year: null, month: 3, day: 1 }]],
  ['el 5 de marzo de 2026', [{ year: 2026, month: 3, day: 5 }]],
  ['2026-03-05 | Petite', [{ year: 2026, month: 3, day: 5 }]],
  [
    'bis 5.3.2026 und am 6.3.',
    [
      { year: 2026, month: 3, day: 5 },
      { year: null, month: 3, day: 6 },
    ],
  ],
  ['March 2026 had 31 rows of 5 cells, and version 1.2.3', []],
])('finds the days in %j', (text, days) => {
  expect(daysIn(text)).toEqual(days);
});

const LOG = `date | kiln | kind | energy
2026-03-05 | Bertha | stoneware | 98 kWh
2026-03-19 | Bertha | stoneware | 103 kWh
2026-04-05 | Bertha | stoneware | 77 kWh`;
const LOG_DAY_FIRST = LOG.replaceAll(/(\d{4})-(\d\d)-(\d\d)/g, '$3.$2.$1');

it.each([
  ['without its year', LOG, 'How much energy did the stoneware of Bertha need on 5 March?', '98 kWh'],
  ['after its month', LOG, 'How much energy did the stoneware of Bertha need on April 5, 2026?', '77 kWh'],
  ['in figures', LOG_DAY_FIRST, 'How much energy did the stoneware of Bertha need on 2026-03-05?', '98 kWh'],
])(
  'only the row of the requested day is the answer, if the question names the day %s',
  (_form, text, question, energy) => {
    const reply = extractAnswer({ excerpts: [{ n: 1, title: 'Kiln log', headings: '', text }], question });
    expect(new Set(reply.match(/\d+ kWh/g))).toEqual(new Set([energy]));
  },
);

it.each([
  ['year', LOG],
  ['day', LOG_DAY_FIRST],
])('a day without a row is not answered from another day, in dates with the %s first', (_first, text) => {
  const question = 'How much energy did the stoneware of Bertha need on 7 March 2026?';
  const reply = extractAnswer({ excerpts: [{ n: 1, title: 'Kiln log', headings: '', text }], question });
  expect(reply).toBe('VERDICT: no');
});

it.each([
  ['a day', 'The new kiln of the pottery arrives on 4 June 2027.', 'What did the new kiln of the pottery cost?'],
  ['days', 'The trip of the pottery goes to Delft, 4 to 7 June 2027.', 'What does the trip of the pottery cost?'],
  ['a week', 'Der neue Brennofen kommt in der 44. Woche.', 'Was hat der neue Brennofen gekostet?'],
  ['a time', 'La nouvelle machine de l’atelier arrive à 14:30.', 'Combien coûte la nouvelle machine de l’atelier ?'],
  ['a duration', 'El horno nuevo del taller llega en dos semanas.', '¿Cuánto cuesta el horno nuevo del taller?'],
])('%s is not an amount of money', (_name, text, question) => {
  const reply = extractAnswer({ excerpts: [{ n: 1, title: 'Pottery', headings: '', text }], question });
  expect(reply).toBe('VERDICT: no');
});

it('a price without a currency is an amount of money, also beside a day', () => {
  const text = 'kiln | bought | price\nBertha | 4 June 2021 | 2400\nEmma | 7 May 2024 | 3100';
  const question = 'What is the price of Bertha?';
  const reply = extractAnswer({ excerpts: [{ n: 1, title: 'Pottery', headings: '', text }], question });
  expect(reply.split('ANSWER: ')[1]).toBe('Bertha: price 2400 [1].');
});
