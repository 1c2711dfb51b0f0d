// Guarantee: a row about another day than the question's is not used as an answer, however its date is written. Risk:
// the figures of the 19th are given for the 5th, with a citation.
import { expect, it } from 'vitest';
import { daysIn } from './days.ts';
import { extractAnswer } from './extract-answer.ts';

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
