// Guarantee: a date beside a word for a birth, right after a birth symbol, or after an introduced name is a date of
// birth, however it is written; one that differs in one mark is not. Risk: a date of birth stays, or the date of a
// meeting is removed.
import { describe, expect, it } from 'vitest';
import { findBirthDates } from '../../../../../shared/privacy/detectors/numbers/birth-date.ts';
import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';
import { scanText } from '../../../../../shared/privacy/text/scanned-text.ts';

const datesIn = (text: string): string =>
  findBirthDates(scanText(foldForMatching(text, [])))
    .map(({ kind, start, end }) => `${kind === 'DATE_OF_BIRTH' ? '' : kind}${text.slice(start, end)}`)
    .join(' | ');

describe('a date beside a word for a birth', () => {
  it.each([
    ['born 1980-03-12', '1980-03-12'],
    ['born 1980-03-12T00:00:00Z', '1980-03-12T00:00:00Z'],
    ['born 12/03/1980', '12/03/1980'],
    ['born 2-II-1939', '2-II-1939'],
    ['born 12-XI-1939', '12-XI-1939'],
    ['born 19800312', '19800312'],
    ['born 19803103', ''],
    ['born 03121980', '03121980'],
    ['born 31121980', '31121980'],
    ['born 12311980', '12311980'],
    ['born 31311980', ''],
    ['born on 12 March 1980', '12 March 1980'],
    ['born on 12 Marks 1980', '12 Marks 1980'],
    ['born on 12 Xarks 1980', ''],
    ['born on March 12, 1980', 'March 12, 1980'],
    ['born on Xarch 12, 1980', ''],
    ['met on 1980-03-12', ''],
    ['met on 2-II-1939', ''],
    ['met on March 12, 1980', ''],
  ])('is read in %j as %j', (text, dates) => {
    expect(datesIn(text)).toBe(dates);
  });

  it('stays if a word before it belongs to another date, even if a word follows it', () => {
    const text = '12/03/1980 is her birthday.\nborn in a small town near the sea in the year 1980; 1/4/2001 birthday';
    expect(datesIn(text)).toBe('12/03/1980');
  });
});

describe('a date right after a birth symbol', () => {
  it.each([
    ['Rosemarie Thiele *2.5.39', '2.5.39'],
    ['requires foo *2.1.10', ''],
    ['*2.5.39, Rosemarie Thiele', ''],
    ['2.5.39, Thiele *', ''],
    ['Legi ok (Geb 090371)', '090371'],
    ['Legi ok (Geb 311271)', '311271'],
    ['Legi ok (Geb 093271)', ''],
    ['090371 Geb', ''],
    ['Anna Huber, *14.07.1952', '14.07.1952'],
    ['Anna Huber °14.07.1952', '14.07.1952'],
    ['Anna Huber war °14.07.1952', ''],
    ['das Treffen °14.07.1952', ''],
    ['geboren am: °14.07.1952', '14.07.1952'],
    ['Anna Huber (n. 9/8/2003)', '9/8/2003'],
    ['a. 1/3/2025, b. 15/4/2025', ''],
    ['A. Smith, b. 3 May 1968', '3 May 1968'],
    ['e. 1/3/2025, f. 15/4/2025', ''],
  ])('is read in %j as %j', (text, dates) => {
    expect(datesIn(text)).toBe(dates);
  });
});

describe('a date in brackets or in the next cell after a name', () => {
  it.each([
    ['Maria Leitão (7-7-1983)', '7-7-1983'],
    ['three jugs\nMaria Leitão (7-7-1983)', '7-7-1983'],
    ['Three Jugs\nMaria Leitão (7-7-1983)', '7-7-1983'],
    ['09:00 Maria Leitão | 11.06.1938 |', '11.06.1938'],
    ['I am Maria Leitão (7-7-1983)', '7-7-1983'],
    ['approved by Maria Leitão (7-7-1983)', ''],
    ['Maria (7-7-1983)', ''],
    ['Zyba Leitão (7-7-1983)', ''],
    ['BRAMBILLASCA Pia (7-7-1983)', '7-7-1983'],
    ['BRAMBILLASCA Zyba (7-7-1983)', ''],
    ['Brambillasca Pia (7-7-1983)', ''],
    ['Maria Paris (7-7-1983)', ''],
    ['Rose Leitão (7-7-1983)', ''],
    ['Maria Leitão (7-7-2003)', ''],
  ])('is read, if the name begins a line or is introduced, in %j as %j', (text, dates) => {
    expect(datesIn(text)).toBe(dates);
  });
});
