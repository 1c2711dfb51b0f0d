// Guarantee: a statement copied whole from a source is supported, a table of two columns is read as a table, and what
// only looks copied is checked by every rule. Risk: the plainest answer is refused, or a changed figure, or one under
// the name of an empty column, passes as a copy.
import { describe, expect, it } from 'vitest';
import { isSaidVerbatim } from '../../../../../shared/copilot/support/reading/said-verbatim.ts';
import { sourceUnits } from '../../../../../shared/copilot/support/reading/source-units.ts';
import { supportFlaw } from '../support-flaw.fixture.ts';

const TABLE = 'part | dev | prod\nlogs | 30 days | not kept\nalarms | none | 12';
const row = (at: number) => sourceUnits(TABLE)[at] as ReturnType<typeof sourceUnits>[number];

describe('a row', () => {
  it.each(['logs: dev 30 days, prod not kept.', 'logs: prod not kept', 'Logs | 30 days | not kept', 'logs: 30 days'])(
    'is copied by "%s"',
    (said) => {
      expect(isSaidVerbatim({ text: said }, row(1))).toBe(true);
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
    expect(isSaidVerbatim({ text: said }, row(1))).toBe(false);
  });

  it.each([
    ['pan P1: shelf 20', false],
    ['pan P1: shelf, litres 20', false],
    ['pan P1: litres 20', true],
    ['pan P1: 20', true],
  ])('with an empty cell is copied by "%s": %s', (said, expected) => {
    const [, unit] = sourceUnits('pan | shelf | litres\npan P1 |  | 20');
    expect(isSaidVerbatim({ text: said }, unit as NonNullable<typeof unit>)).toBe(expected);
  });

  // There are 2 to the power of 40 ways to choose the cells that are said.
  it('of many equal cells is compared without trying every choice of cells', () => {
    const table = sourceUnits(`${'n | '.repeat(40)}n\n${'1 | '.repeat(40)}1`);
    const unit = table[1] as NonNullable<(typeof table)[number]>;
    expect(isSaidVerbatim({ text: '1 '.repeat(41) }, unit)).toBe(true);
    expect(isSaidVerbatim({ text: `${'1 '.repeat(30)}2` }, unit)).toBe(false);
  });

  it('of two columns is read as a row', () => {
    expect(sourceUnits('scope | reaches\nknowledge:read | GET /bases').map(({ kind, cells }) => [kind, cells])).toEqual(
      [
        ['heading', ['scope reaches']],
        ['row', ['knowledge:read', 'GET /bases']],
      ],
    );
  });
});

describe('a sentence', () => {
  const [unit] = sourceUnits('Refunds are not paid after 14.5 days, unless the "goods" are damaged.');

  it.each([
    ['Refunds are not paid after 14.5 days, unless the goods are damaged', true],
    ['Refunds are not paid after １４.５ days, unless the goods are damaged', true],
    ['Refunds are not paid after 14.5 days.', false],
    ['Refunds are not paid after 145 days, unless the goods are damaged.', false],
    ['Refunds are paid after 14.5 days, unless the goods are damaged.', false],
  ])('is copied by "%s": %s', (said, expected) => {
    expect(isSaidVerbatim({ text: said }, unit as NonNullable<typeof unit>)).toBe(expected);
  });
});

it('does not read a heading as a statement', () => {
  const [heading] = sourceUnits('# Opening hours');
  expect(isSaidVerbatim({ text: 'Opening hours' }, heading as NonNullable<typeof heading>)).toBe(false);
});

it('lets a cell without its label state nothing', () => {
  const [, unlabeled] = sourceUnits('part | dev | prod\n | 30 days | 12');
  expect(isSaidVerbatim({ text: 'dev 30 days' }, unlabeled as NonNullable<typeof unlabeled>)).toBe(false);
});

it('supports a copied table row with "no" and "not"', () => {
  const text = 'format | groups | checked\nIBAN | in groups or not | no length is assumed';
  const source = { title: 'Formats', headings: '', text, quotes: ['IBAN | in groups or not | no length is assumed'] };
  expect(supportFlaw('IBAN: groups in groups or not [1].', [source], 'How are IBANs written?')).toBeNull();
});

it('refuses a copied heading and a copied question as answers', () => {
  const source = {
    title: 'Hours',
    headings: '',
    text: '# Opening hours\nIs it open?',
    quotes: ['Opening hours', 'Is it open?'],
  };
  expect(supportFlaw('Opening hours [1].', [source], 'When is it open?')).toBe('fragment');
  expect(supportFlaw('Is it open? [1]', [source], 'When is it open?')).toBe('question');
});
