// Guarantee: once something is covered, the paragraphs that contain it are read again with the text around them, cut at
// spaces, and every index maps back to the whole text. Risk: text beside a covered value is never read again, or the
// wrong place is redacted.
import { expect, it } from 'vitest';
import { BARRIER } from '../../../../shared/privacy/text/barrier.ts';
import { excerptsAroundBarriers } from '../../../../shared/privacy/text/excerpts-around-barriers.ts';
import { foldForMatching } from '../../../../shared/privacy/text/fold-for-matching.ts';
import type { FoldedText } from '../../../../shared/privacy/text/folded-text.ts';

// Words of nine letters and a space: ten of them are 100 characters.
const words = (count: number): string => 'Abcdefghi '.repeat(count);

// Returns a folded text in which each # is covered.
function fold(text: string): FoldedText {
  const covered = [...text.matchAll(/#/g)].map(({ index }) => ({ start: index, end: index + 1 }));
  return foldForMatching(text, covered);
}

function excerptsOf(text: string): { from: number; length: number; zone: [number, number]; text: string }[] {
  return excerptsAroundBarriers(fold(text)).map(({ text: own, offset, zone }) => {
    expect(own.lower).toBe(own.text.toLowerCase());
    expect(own.text).toBe(text.slice(offset, offset + own.text.length).replaceAll('#', BARRIER));
    expect({ start: own.sourceStart(1), end: own.sourceEnd(2), splits: own.splits(1) }).toEqual({
      start: offset + 1,
      end: offset + 2,
      splits: false,
    });
    return { from: offset, length: own.text.length, zone: [zone.start, zone.end], text: own.text };
  });
}

it('reads a short text whole', () => {
  const text = `${words(3)}# ${words(3)}`;
  const read = text.replace('#', BARRIER);
  expect(excerptsOf(text)).toEqual([{ from: 0, length: text.length, zone: [0, text.length], text: read }]);
});

it('reads nothing again if nothing is covered', () => {
  expect(excerptsOf(words(900))).toEqual([]);
});

it('reads the paragraph with 160 characters before and 500 after it, and a margin of 320 up to the next space', () => {
  const before = `${words(500)}\n\n`;
  const paragraph = `${words(2)}# ${words(2)}`;
  const text = `${before}${paragraph}\n\n${words(500)}`;
  const start = 5_000 - 160;
  const end = before.length + paragraph.length + 500;
  const [only, ...others] = excerptsOf(text);
  expect(others).toEqual([]);
  expect(only?.zone).toEqual([start, end]);
  // 320 characters before is a space; 320 after is inside a word, which ends later.
  expect(only?.from).toBe(4_519);
  expect([text[4_519], text[4_520]]).toEqual([' ', 'A']);
  const last = (only?.from ?? 0) + (only?.length ?? 0);
  expect(last).toBeGreaterThanOrEqual(end + 320);
  expect(last).toBeLessThan(end + 330);
  expect(text[last]).toBe(' ');
});

it('reads nearby places together, and others separately', () => {
  const zonesOf = (between: string) => {
    const text = `${words(600)}\n\n${words(1)}\n\n#\n\n${between}\n\n#\n\n${words(1)}\n\n${words(600)}`;
    return excerptsOf(text).map(({ zone }) => zone);
  };
  // Each covers 160 characters before its paragraph and 500 after it, and is read with 320 more.
  const first = 6_014;
  const apart = `${words(129)}Abcdefghi`;
  const second = first + 5 + apart.length;
  expect(zonesOf(apart)).toEqual([
    [first - 2 - 160, first + 1 + 500],
    [second - 2 - 160, second + 1 + 500],
  ]);
  expect(zonesOf(apart.slice(0, -1))).toEqual([[first - 2 - 160, second - 1 + 1 + 500]]);
});

it('keeps an excerpt within the text at its beginning and its end', () => {
  // A paragraph of 32 characters at the beginning, and one of 31 after 9,000 and a blank line.
  const [only, ...others] = excerptsOf(`# ${words(3)}\n\n${words(900)}`);
  expect({ from: only?.from, zone: only?.zone, others }).toEqual({ from: 0, zone: [0, 32 + 500], others: [] });
  const text = `${words(900)}\n\n${words(3)}#`;
  const [last, ...more] = excerptsOf(text);
  expect({ zone: last?.zone, end: (last?.from ?? 0) + (last?.length ?? 0), more }).toEqual({
    zone: [9_000 - 160, text.length],
    end: text.length,
    more: [],
  });
});

it('keeps the table cells that are completely in the excerpt', () => {
  const table = '| name | age |\n| # | 5 |\n| Ann | 6 |';
  const [only] = excerptsAroundBarriers(fold(`${words(900)}\n\n${table}\n\n${words(900)}`));
  const cells = only?.text.cells.map(({ start, end, label }) => `${label}: ${only.text.text.slice(start, end)}`);
  expect(cells).toEqual([': name', ': age', `name: ${BARRIER}`, 'age: 5', 'name: Ann', 'age: 6']);
});

it('keeps no cell outside the excerpt, and all cells at the beginning and the end of a text', () => {
  const cellsOf = (text: string) =>
    excerptsAroundBarriers(fold(text)).map((excerpt) =>
      excerpt.text.cells.map(({ start, end }) => excerpt.text.text.slice(start, end)),
    );
  const [table, other] = ['no;name\n1;Ann\n2;Bob', 'age;town\n7;Rome\n8;Oslo'];
  const [near, far] = [`\n\n${words(3)}#`, words(900)];
  expect(cellsOf(`${table}${near}\n\n${far}\n\n${other}`)).toEqual([['no', 'name', '1', 'Ann', '2', 'Bob']]);
  expect(cellsOf(`${table}\n\n${far}${near}\n\n${other}`)).toEqual([['age', 'town', '7', 'Rome', '8', 'Oslo']]);
  expect(cellsOf(`${table}\n\n${far}${near}\n\n${far}\n\n${other}`)).toEqual([[]]);
});

it('keeps track of letters that represent one character of the source', () => {
  const [only] = excerptsAroundBarriers(fold(`${words(900)}\n\n# \ufb01\n\n${words(900)}`));
  const at = only?.text.text.indexOf('fi') ?? 0;
  expect([only?.text.splits(at), only?.text.splits(at + 1), only?.text.splits(at + 2)]).toEqual([false, true, false]);
});

it('cuts an excerpt at line ends too', () => {
  const lines = words(900).replaceAll(' ', '\n');
  const [only] = excerptsAroundBarriers(fold(`${lines}\n#\n\n${lines}`));
  expect([only?.text.text.startsWith('\nAbc'), only?.text.text.endsWith('ghi')]).toEqual([true, true]);
});
