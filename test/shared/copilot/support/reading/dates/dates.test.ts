// Guarantee: the dates of a sentence are read as its language writes them, in both ways if the order of day and month
// is ambiguous, and nothing else is read as a date. Risk: 5 October is taken for 10 May, or a room number for a day.
import { describe, expect, it } from 'vitest';
import { type FoundDate, isWithin } from '../../../../../../shared/copilot/support/reading/dates/dates.ts';
import type { WordLanguage } from '../../../../../../shared/copilot/support/reading/languages/language-words.ts';
import { readStatement } from '../../../../../../shared/copilot/support/reading/statement.ts';

/** Formats a date: its possible readings, year first, and the range of its tokens. */
const shown = ({ readings, from, to }: FoundDate) =>
  `${readings.map(({ year, month, day }) => [year, month, day].map((part) => part ?? '?').join('-')).join(' or ')} @${from}-${to}`;

it.each<[text: string, language: WordLanguage | null, dates: string[]]>([
  ['It ends on 2024-03-31.', 'en', ['2024-3-31 @3-4']],
  ['On 31.03.2024 it ends.', 'en', ['2024-3-31 @1-2']],
  ['On 05/10/2026 it ends.', 'en', ['2026-10-5 or 2026-5-10 @1-2']],
  ['On 05/10/2026 (5 October 2026) it ends.', 'en', ['2026-10-5 @1-2', '2026-10-5 @3-6']],
  ['On 05/10/2026, not on 13/05/2026.', 'en', ['2026-10-5 or 2026-5-10 @1-2', '2026-5-13 @5-6']],
  ['Am 05.10.2026 endet es.', 'de', ['2026-10-5 @1-2']],
  ['于05/10/2026结束。', 'zh', ['2026-5-10 @1-2']],
  ['Am 05/32/2026.', 'de', []],
  ['On 13/13/2026 it ends.', 'en', []],
  ['On 10/32/2026.', 'en', []],
  ['By 3/31 it ends.', 'en', ['?-3-31 @1-2']],
  ['By 31/3 it ends.', 'en', ['?-3-31 @1-2']],
  ['By 4/5 it ends.', 'en', ['?-5-4 or ?-4-5 @1-2']],
  ['On 01.02.26 it ends.', 'en', ['2026-2-1 or 2026-1-2 @1-2']],
  ['On 1.2.99.', 'en', ['2099-2-1 or 2099-1-2 @1-2']],
  ['Bis 30.11. zahlen.', 'de', ['?-11-30 @1-2']],
  ['Bis 30.13. zahlen.', 'de', []],
  ['Von 30.11 sprechen.', 'de', []],
  ['Until 03-31 it is open.', 'en', ['?-3-31 @1-4']],
  ['Rooms 03-12 are open.', 'en', []],
  ['Until 03 - 31 it is open.', 'en', []],
  ['Until 13-31 it is open.', 'en', []],
  ['Until 03-32 it is open.', 'en', []],
  ['Until 3-31 it is open.', 'en', []],
  ['It ends on 31 March 2024.', 'en', ['2024-3-31 @3-6']],
  ['It ends on March 31, 2024.', 'en', ['2024-3-31 @3-7']],
  ['It ends on March the 31st, 2024.', 'en', ['2024-3-31 @3-9']],
  ['It ends on March 31.', 'en', ['?-3-31 @3-5']],
  ['It ends in March 2024.', 'en', ['2024-3-? @3-5']],
  ['It ends in March.', 'en', ['?-3-? @3-4']],
  ['It ends in March of 2024.', 'en', ['2024-3-? @3-6']],
  ['It ends on the 1st of March.', 'en', ['?-3-1 @4-8']],
  ['It ends on the first of March 2024.', 'en', ['2024-3-1 @4-8']],
  ['In March, 45 rooms.', 'en', ['?-3-? @1-2']],
  ['In March 1850 persons came.', 'en', ['?-3-? @1-2']],
  ['On the last day of March.', 'en', ['?-3-? @5-6']],
  ['On 2 March and 3 April 2024.', 'en', ['?-3-2 @1-3', '2024-4-3 @4-7']],
  ['Two Marches.', 'en', []],
  ['Rooms 31 and March 5th are open.', 'en', ['?-3-5 @3-6']],
  ['On August 3, 10 rooms are free.', 'en', ['?-8-3 @1-3']],
  ['On August 3 and 10 rooms are free.', 'en', ['?-8-3 @1-3']],
  ['3 to 5 days from 2 March.', 'en', ['?-3-2 @5-7']],
  ['On 03-31 or 12 it ends.', 'en', ['?-3-31 @1-4']],
  ['Am 1. März 2024 und am 2. Mai.', 'de', ['2024-3-1 @1-5', '?-5-2 @7-10']],
  ['im März 2024', 'de', ['2024-3-? @1-3']],
  ['Le 1er mars 2024.', 'fr', ['2024-3-1 @1-5']],
  ['Le 3 mars de 2024.', 'fr', ['2024-3-3 @1-5']],
  ['El 15 de junio de 2026.', 'es', ['2026-6-15 @1-6']],
  ['El 15 de junio del 2026.', 'es', ['2026-6-15 @1-6']],
  ['Il 3 marzo 2026 alle 5.', 'it', ['2026-3-3 @1-4']],
  ['Il primo marzo.', 'it', ['?-3-1 @1-3']],
  ['2026年6月8日起。', 'zh', ['2026-6-8 @0-1']],
  ['6月8日前。', 'zh', ['?-6-8 @0-1']],
  ['05/10/2026', null, ['2026-10-5 or 2026-5-10 @0-1']],
  ['On 2024-13-01.', 'en', []],
  ['On 2024-12-31 or 2024-01-01.', 'en', ['2024-12-31 @1-2', '2024-1-1 @3-4']],
  ['12:30 on 12/30.', 'en', ['?-12-30 @2-3']],
  ['Bis 30.12. zahlen.', 'de', ['?-12-30 @1-2']],
  ['Es kostet € 3.10.', 'de', []],
  ['Until 12-31 it is open.', 'en', ['?-12-31 @1-4']],
  ['On 05/10/2026, and on 5 April 2026.', 'en', ['2026-10-5 or 2026-5-10 @1-2', '2026-4-5 @5-8']],
  ['In March room 2024 opens.', 'en', ['?-3-? @1-2']],
  ['In March forty rooms open.', 'en', ['?-3-? @1-2']],
  ['Pages 03–31 are missing.', 'en', []],
  ['In March', 'en', ['?-3-? @1-2']],
  ['March of', 'en', ['?-3-? @0-1']],
  ['In March three.', 'en', ['?-3-3 @1-3']],
])('reads the dates of "%s" (%s) as %j', (text, language, dates) => {
  expect(readStatement(text, language).dates.map(shown)).toEqual(dates);
});

describe('the date of an answer', () => {
  const dateIn = (text: string) => readStatement(text, 'en').dates[0] ?? expect.fail();

  it.each([
    ['31 March 2024', '2024-03-31'],
    ['31 March', '2024-03-31'],
    ['March 2024', '2024-03-31'],
    ['31 March 2024', '31 March'],
    ['05/10/2026', '10 May 2026'],
    ['10 May 2026', '05/10/2026'],
    ['31 March 2024', 'until 03-31'],
    ['30 November 2026', 'until 30.11. it is open'],
  ])('may be %s if the source says %s', (said, source) => {
    expect(isWithin(dateIn(said), dateIn(source))).toBe(true);
  });

  it.each([
    ['31 March 2024', '31 March 2025'],
    ['31 March 2024', 'March 2024'],
    ['30 March 2024', '31 March 2024'],
    ['31 March', '31 May'],
  ])('must not be %s if the source says %s', (said, source) => {
    expect(isWithin(dateIn(said), dateIn(source))).toBe(false);
  });
});
