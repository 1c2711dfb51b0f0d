// Guarantee: page headers, page footers and page numbers are removed from a PDF, and no other lines are. Risk: the
// fields of a form that are in the same place on every page are lost, and an invoice has no number and no total.
import { describe, expect, it } from 'vitest';
import { dropRunningLines } from '../../../../shared/extraction/pdf/pdf-running-lines.ts';

const line = (text: string, y: number) => ({ text, left: 60, right: 300, y, height: 11, isUpright: true, cells: [] });
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8];
const pagesWith = (textOf: (page: number) => string, y: number) =>
  NUMBERS.map((number) => ({
    number,
    view: [0, 0, 595, 842] as const,
    lines: [line(textOf(number), y), line(`Text of its own, ${number * number}.`, 400)],
  }));
// Returns the number of pages that keep a line with this text at this height.
const pagesKeeping = (textOf: (page: number) => string, y: number) =>
  dropRunningLines(pagesWith(textOf, y)).filter(({ lines }) => lines.length === 2).length;

describe('on the eight pages of a PDF', () => {
  it.each<[string, (page: number) => string]>([
    ['a header', () => 'ACME travel policy 2026'],
    ['a header with the page number', (page) => `ACME travel policy 2026 | ${page}`],
    ['the page number', (page) => `${page}`],
    ['a page number that starts elsewhere', (page) => `${page + 1_122}`],
    ['page numbers that start again', (page) => `- ${((page - 1) % 3) + 1} -`],
    ['the page number with the total', (page) => `Page ${page} of 8`],
    ['the page number with the total of its part', (page) => `Seite ${((page - 1) % 2) + 1} von 2`],
    ['a small Roman number', (page) => ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'][page - 1] ?? ''],
    ['a number in Arabic digits', (page) => `صفحة ${String.fromCharCode(0x660 + page)}`],
    ['the page number after its chapter', (page) => `Section ${page < 3 ? 1 : 2} - ${page + 12}`],
    ['another header on the left pages', (page) => (page % 2 ? 'Leave and absence' : 'The staff handbook')],
    ['the page number on the outer side', (page) => (page % 2 ? `Leave ${page}` : `${page} Handbook`)],
    ['the same label', () => 'Version: 2026-05'],
  ])('%s at the top or bottom is dropped', (_case, textOf) => {
    expect(pagesKeeping(textOf, 810)).toBe(0);
    expect(pagesKeeping(textOf, 30)).toBe(0);
  });

  it.each<[string, (page: number) => string]>([
    ['a question', (page) => `Question ${page}: may item ${page * 3} be claimed?`],
    ['an amount', (page) => `Total: ${page * 17} EUR`],
    ['an amount that happens to count up', (page) => `Total: ${page + 10} EUR`],
    ['an invoice number', (page) => `Invoice ${page + 1_000}`],
    ['a date', (page) => `Berlin, ${page * 3}.5.2026`],
    ['a result that is the same on most pages', (page) => (page % 4 === 0 ? 'Result: failed' : 'Result: passed')],
    ['an alternating result', (page) => (page % 2 ? 'Result: failed' : 'Result: passed')],
    ['a name that differs on each page', (page) => `Chapter on matter ${'abcdefgh'[page]}`],
  ])('%s at the top or bottom stays', (_case, textOf) => {
    expect(pagesKeeping(textOf, 810)).toBe(8);
    expect(pagesKeeping(textOf, 30)).toBe(8);
  });

  it('a line of most pages is dropped only from those', () => {
    expect(pagesKeeping((page) => (page % 4 === 0 ? 'A plan of the town' : 'Hotels and trains'), 810)).toBe(2);
  });

  it('a line of the left pages is dropped only from those', () => {
    expect(pagesKeeping((page) => (page % 2 ? `${page * 7} EUR` : 'The staff handbook'), 810)).toBe(4);
  });

  it('a line in the middle stays, whatever it says', () => {
    expect(pagesKeeping(() => 'Always said.', 400)).toBe(8);
  });

  it('a line that is the same on only three pages stays', () => {
    const threePages = pagesWith(() => 'ACME travel policy', 810).slice(0, 3);
    expect(dropRunningLines(threePages)).toEqual(threePages);
  });

  it('headers stay on pages with no other lines', () => {
    const covers = pagesWith(() => 'Only a header', 810).map((page) => ({ ...page, lines: page.lines.slice(0, 1) }));
    expect(dropRunningLines(covers)).toEqual(covers);
  });
});

describe('on a PDF of two pages', () => {
  const textsOf = (...lines: readonly (readonly [string, number])[]) => {
    const page = (number: number) => ({
      number,
      view: [0, 0, 595, 842] as const,
      lines: lines.map(([text, y]) => line(text.replace('#', String(number)), y)),
    });
    return dropRunningLines([1, 2].map(page)).map((one) => one.lines.map(({ text }) => text));
  };
  it('a footer that the file draws first is the last line of its page, and a late header the first', () => {
    const page = textsOf(
      ['Chamber of Kiel', 30],
      ['The rent is due.', 600],
      ['Pets are allowed.', 500],
      ['Notice', 820],
    );
    const inOrder = ['Notice', 'The rent is due.', 'Pets are allowed.', 'Chamber of Kiel'];
    expect(page).toEqual([inOrder, inOrder]);
  });
  it.each(['#', '- # -', 'Page # of 2', '#/2'])(
    'a first or last line that is only the page number is dropped: %s',
    (text) => {
      expect(textsOf(['The rent is due.', 600], [text, 30])).toEqual([['The rent is due.'], ['The rent is due.']]);
      expect(textsOf([text, 820], ['The rent is due.', 600])).toEqual([['The rent is due.'], ['The rent is due.']]);
    },
  );
  it.each([
    ['a number that counts something else', '1450', 30],
    ['a number in the middle of the page', '#', 400],
    ['the page number with other words', 'Annex #', 30],
  ])('%s stays', (_case, text, y) => {
    expect(textsOf(['The rent is due.', 600], [text, y]).map((page) => page.length)).toEqual([2, 2]);
  });
});
