// Guarantee: a day, a date, a shift or a part of a day is read to its end, together with its time, and the rest of the
// line in pieces; a line belongs to a plan only if it has one of these or is below one. Risk: half a plan is not read,
// or every list of prices and dates is.
import { expect, it } from 'vitest';
import { afterSlot, piecesIn, rosterLines } from '../../../../../shared/privacy/detectors/rosters/roster-rows.ts';
import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';
import { scanText } from '../../../../../shared/privacy/text/scanned-text.ts';

it.each([
  ['mon', 'mon'],
  ['mo-fr', 'mo-fr'],
  ['mo-zork', null],
  ['mon.', 'mon.'],
  ['mon 7', 'mon 7'],
  ['mon 12.3.', 'mon 12.3.'],
  ['mon 12.3. 8-12', 'mon 12.3. 8-12'],
  ['mon 8:00', 'mon 8:00'],
  ['12.03.', '12.03.'],
  ['12.03. 8:00 x', '12.03. 8:00'],
  ['12.03. - 14.03.', '12.03. - 14.03.'],
  ['1-7 nov', '1-7 nov'],
  ['1-7 nov 8:00', '1-7 nov 8:00'],
  ['1-7 zork', '1-7 '],
  ['7 nov', '7 nov'],
  ['kw 45', 'kw 45'],
  ['night', 'night'],
  ['night 20-7', 'night 20-7'],
  ['fruh', 'fruh'],
  ['zork', null],
  ['', null],
  ['7', null],
  ['mon,  -8:00', 'mon,  -8:00'],
  ['mon        8:00', 'mon        8:00'],
  ['mon         8:00', 'mon        '],
  ['mon\t8:00', 'mon\t8:00'],
  ['shift', 'shift'],
  ['shift a2 x', 'shift a2'],
  ['turno 1, x', 'turno 1'],
  ['shift early', 'shift'],
])('reads the slot of %j as %j', (text, slot) => {
  const end = afterSlot(`x ${text}`, 2);
  expect(end === null ? null : text.slice(0, end - 2)).toBe(slot);
});

it('splits a line into pieces at commas, signs and small words, in their order', () => {
  const text = 'x Ann, Bob;Cid + Dan & Eve/Fay|Gus und Hal  Ida and Bob';
  const pieces = piecesIn(text, { start: 1, end: text.length }).map(({ start, end }) => text.slice(start, end));
  expect(pieces.map((piece) => piece.trim())).toEqual('Ann Bob Cid Dan Eve Fay Gus Hal Ida Bob'.split(' '));
  const starts = piecesIn(text, { start: 1, end: text.length }).map(({ start }) => start);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
});

it('returns the position of each piece, even if the same word occurs earlier', () => {
  const text = 'Ann: Ann,Bob,Ann';
  const starts = piecesIn(text, { start: 5, end: text.length }).map(({ start }) => start);
  expect(starts).toEqual([5, 9, 13]);
});

function plansOf(text: string): string[][] {
  const scanned = scanText(foldForMatching(text));
  return rosterLines(scanned).map(({ rows }) =>
    rows.map((row) => row.map(({ start, end }) => scanned.text.slice(start, end).trim()).join('/')),
  );
}

it.each<[string, string[][]]>([
  ['Rota\nMon: Ann\nTue: Bob', [['Ann', 'Bob']]],
  ['Rota\nMon Ann, Bob\n\nTue Cid', [['Ann/Bob', 'Cid']]],
  ['Rota\n  > Mon: Ann\n  * Tue: Bob', [['Ann', 'Bob']]],
  // Without a word for duties, at least three days of a week.
  ['Mon: Ann\nTue: Bob\nWed: Cid', [['Ann', 'Bob', 'Cid']]],
  ['Mon: Ann\nTue: Bob', []],
  ['Mon: Ann\nMon: Bob\nMon: Cid', []],
  ['7.3.: Ann\n8.3.: Bob\n9.3.: Cid', []],
  ['Mon: Ann\nMon: Bob\nTue: Cid\n7.3.: Dan', []],
  ['Kw 1: Ann\nWeek 2: Bob\nWk 3: Cid', []],
  // One line between two of them may be a remark; two end the plan.
  ['Rota\nMon: Ann\nzork\nTue: Bob', [['Ann', 'Bob']]],
  ['Rota\nMon: Ann\nzork\nzork\nTue: Bob', [['Ann']]],
  ['Rota\nMon: Ann\n\n\nTue: Bob', [['Ann', 'Bob']]],
  ['Rota\nzork\nMon: Ann', [['Ann']]],
  [`${'z'.repeat(99)}\nRota\nMon: Ann`, [['Ann']]],
  ['Rota\nzork\nzork\nMon: Ann', []],
  [`Rota ${'z'.repeat(85)}\nMon: Ann`, [['Ann']]],
  [`Rota ${'z'.repeat(86)}\nMon: Ann`, []],
  // A list below a heading, and people before their shifts.
  ['Rota\n- Ann\n- Bob', [['- Ann', '- Bob']]],
  ['zork\n- Ann\n- Bob\nRota', []],
  ['zork\n- Ann\nMon: Bob\nTue: Cid\nWed: Dan', [['Bob', 'Cid', 'Dan']]],
  ['Rota\nZorkel: Mon\nVlim - Tue', [['Zorkel', 'Vlim']]],
  ['Rota\nZorkel 6:00-14:00\nVlim  14-22', [['Zorkel', 'Vlim']]],
  ['Rota\nZorkel  E E L - -\nVlim  L L E - -', [['Zorkel', 'Vlim']]],
  ['Rota\nZorkel: night shift\nVlim: zork', [['Zorkel']]],
  ['Rota\nZorkel: off\nVlim: zork', [['Zorkel']]],
  ['Rota for the ward\nZorkel: standby at home\nVlim: home on a day', [['Zorkel']]],
  ['Rota\nZorkel: \nMon: Ann', [['Ann']]],
  // Rows of a table are read by their cells.
  ['Rota\nMon Ann | Bob | Cid\nTue Dan | Eve | Fay', []],
  ['Rota\n| A | B |\n| C | D |\nMon: Ann', [['Ann']]],
  ['On duty: Ann', [['Ann']]],
  ['zork', []],
])('finds the plans of %j: %j', (text, plans) => {
  expect(plansOf(text)).toEqual(plans);
});
