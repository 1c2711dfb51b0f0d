// Guarantee: headers, footers and page numbers leave the pages of a PDF, and nothing else does. Risk: the fields of a
// form that are in the same place on every page are lost, and an invoice has no number and no total.
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
const kept = (textOf: (page: number) => string, y: number) =>
  dropRunningLines(pagesWith(textOf, y)).filter(({ lines }) => lines.length === 2).length;

describe('at the edge of the pages of a PDF', () => {
  it.each<[string, (page: number) => string]>([
    ['a header', () => 'ACME travel policy 2026'],
    ['a header with the number of the page', (page) => `ACME travel policy 2026 | ${page}`],
    ['the number of the page', (page) => `${page}`],
    ['a number of another count of pages', (page) => `${page + 1_122}`],
    ['numbers that begin again', (page) => `- ${((page - 1) % 3) + 1} -`],
    ['the number of all pages', (page) => `Page ${page} of 8`],
    ['the number of all pages of a part', (page) => `Seite ${((page - 1) % 2) + 1} von 2`],
    ['a small Roman number', (page) => ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'][page - 1] ?? ''],
    ['a number in Arabic digits', (page) => `صفحة ${String.fromCharCode(0x660 + page)}`],
    ['the number of the page behind its chapter', (page) => `Section ${page < 3 ? 1 : 2} - ${page + 12}`],
    ['another header on the left pages', (page) => (page % 2 ? 'Leave and absence' : 'The staff handbook')],
    ['the number of the page outside of it', (page) => (page % 2 ? `Leave ${page}` : `${page} Handbook`)],
    ['a label that says the same', () => 'Version: 2026-05'],
  ])('%s is dropped', (_what, textOf) => {
    expect(kept(textOf, 810)).toBe(0);
    expect(kept(textOf, 30)).toBe(0);
  });

  it.each<[string, (page: number) => string]>([
    ['a question', (page) => `Question ${page}: may item ${page * 3} be claimed?`],
    ['an amount', (page) => `Total: ${page * 17} EUR`],
    ['an amount that counts by chance', (page) => `Total: ${page + 10} EUR`],
    ['the number of an invoice', (page) => `Invoice ${page + 1_000}`],
    ['a date', (page) => `Berlin, ${page * 3}.5.2026`],
    ['a result that is the same on most pages', (page) => (page % 4 === 0 ? 'Result: failed' : 'Result: passed')],
    ['a result that takes turns', (page) => (page % 2 ? 'Result: failed' : 'Result: passed')],
    ['a name of a page of its own', (page) => `Chapter on matter ${'abcdefgh'[page]}`],
  ])('%s stays', (_what, textOf) => {
    expect(kept(textOf, 810)).toBe(8);
    expect(kept(textOf, 30)).toBe(8);
  });

  it('what most pages say is dropped from these alone', () => {
    expect(kept((page) => (page % 4 === 0 ? 'A plan of the town' : 'Hotels and trains'), 810)).toBe(2);
  });

  it('what only the left pages say is dropped from these alone', () => {
    expect(kept((page) => (page % 2 ? `${page * 7} EUR` : 'The staff handbook'), 810)).toBe(4);
  });

  it('what is in the middle stays, whatever it says', () => {
    expect(kept(() => 'Always said.', 400)).toBe(8);
  });

  it('the same on three pages is too little to tell', () => {
    const three = pagesWith(() => 'ACME travel policy', 810).slice(0, 3);
    expect(dropRunningLines(three)).toEqual(three);
  });

  it('a page of nothing else keeps its lines', () => {
    const covers = pagesWith(() => 'Only a header', 810).map((page) => ({ ...page, lines: page.lines.slice(0, 1) }));
    expect(dropRunningLines(covers)).toEqual(covers);
  });
});
