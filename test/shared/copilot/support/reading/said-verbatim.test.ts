// Guarantee: a statement is recognized as a copy if it repeats a whole sentence of its source, or the label and whole
// cells of a row in their order. Risk: the plainest answer is refused, or a changed number, or a number under the
// header of an empty column, passes as a copy.
import { describe, expect, it } from 'vitest';
import { isSaidVerbatim } from '../../../../../shared/copilot/support/reading/said-verbatim.ts';
import { sourceUnits } from '../../../../../shared/copilot/support/reading/source-units.ts';
import { supportFlaw } from '../support-flaw.fixture.ts';

const TABLE = 'part | dev | prod\nlogs | 30 days | not kept\nalarms | none | 12';
const unitAt = (at: number, source: string) => sourceUnits(source)[at] ?? expect.fail();

describe('a row', () => {
  it.each(['logs: dev 30 days, prod not kept.', 'logs: prod not kept', 'Logs | 30 days | not kept', 'logs: 30 days'])(
    'is copied by "%s"',
    (said) => {
      expect(isSaidVerbatim({ text: said }, unitAt(1, TABLE))).toBe(true);
    },
  );

  it.each([
    ['logs', 'its label alone'],
    ['30 days', 'no label'],
    ['logs: prod 30 days', 'the header of another column'],
    ['logs: 3 0 days', 'other figures'],
    ['logs: not kept, 30 days', 'another order'],
    ['alarms: 30 days', 'another row'],
    ['logs: kept', 'a part of a cell'],
  ])('is not copied by "%s": %s', (said) => {
    expect(isSaidVerbatim({ text: said }, unitAt(1, TABLE))).toBe(false);
  });

  it.each([
    ['pan P1: shelf 20', false],
    ['pan P1: shelf, litres 20', false],
    ['pan P1: litres 20', true],
    ['pan P1: 20', true],
  ])('with an empty cell is copied by "%s": %s', (said, expected) => {
    const row = unitAt(1, 'pan | shelf | litres\npan P1 |  | 20');
    expect(isSaidVerbatim({ text: said }, row)).toBe(expected);
  });

  // There are 2 to the power of 40 ways to choose the cells that a statement repeats.
  it('of many equal cells is compared without trying every choice of cells', () => {
    const row = unitAt(1, `${'n | '.repeat(40)}n\n${'1 | '.repeat(40)}1`);
    expect(isSaidVerbatim({ text: '1 '.repeat(41) }, row)).toBe(true);
    expect(isSaidVerbatim({ text: `${'1 '.repeat(30)}2` }, row)).toBe(false);
  });

  it('of a table with two columns is read as a row', () => {
    expect(sourceUnits('scope | reaches\nknowledge:read | GET /bases').map(({ kind, cells }) => [kind, cells])).toEqual(
      [
        ['heading', ['scope reaches']],
        ['row', ['knowledge:read', 'GET /bases']],
      ],
    );
  });
});

describe('a sentence', () => {
  const sentence = unitAt(0, 'Refunds are not paid after 14.5 days, unless the "goods" are damaged.');

  it.each([
    ['Refunds are not paid after 14.5 days, unless the goods are damaged', true],
    ['Refunds are not paid after １４.５ days, unless the goods are damaged', true],
    ['Refunds are not paid after 14.5 days.', false],
    ['Refunds are not paid after 145 days, unless the goods are damaged.', false],
    ['Refunds are paid after 14.5 days, unless the goods are damaged.', false],
  ])('is copied by "%s": %s', (said, expected) => {
    expect(isSaidVerbatim({ text: said }, sentence)).toBe(expected);
  });
});

it('a heading is not copied as a statement', () => {
  expect(isSaidVerbatim({ text: 'Opening hours' }, unitAt(0, '# Opening hours'))).toBe(false);
});

it('a cell of a row without a label is not copied as a statement', () => {
  expect(isSaidVerbatim({ text: 'dev 30 days' }, unitAt(1, 'part | dev | prod\n | 30 days | 12'))).toBe(false);
});

it('a source supports its table row with "no" and "not", if it is copied', () => {
  const text = 'format | groups | checked\nIBAN | in groups or not | no length is assumed';
  const source = { title: 'Formats', headings: '', text, quotes: ['IBAN | in groups or not | no length is assumed'] };
  expect(supportFlaw('IBAN: groups in groups or not [1].', [source], 'How are IBANs written?')).toBeNull();
});
