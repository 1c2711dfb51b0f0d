// Guarantee: the stand-in quotes what a careful reader would: a sentence, an item, or a row with the names of its
// columns; never a question, a heading or a table's head. Risk: an answer quotes the question, or
// gives a value under the name of another column.
import { describe, expect, it } from 'vitest';
import { allWordsOf, describeRow, unitsOf } from './units.ts';

const evidenceIn = (text: string) =>
  unitsOf(text)
    .filter(({ isEvidence }) => isEvidence)
    .map((unit) => unit.text);

describe('evidence', () => {
  it.each([
    ['a question', 'Can I bring my dog? Dogs stay outside.', ['Dogs stay outside.']],
    ['a heading', 'Opening hours\nWe open at nine.', ['We open at nine.']],
    ['the head of a table', 'part | dev | prod\nlogs | 30 | 90', ['logs | 30 | 90']],
    [
      'a mark of an older message',
      'Agreed.\n\n>> Is 10 July free?\n> Yes, it is free.',
      ['Agreed.', 'Yes, it is free.'],
    ],
    ['a question in Arabic', 'ما السعر؟ السعر خمسة يورو.', ['السعر خمسة يورو.']],
    ['the head of a table without rows', 'product | price | stock', []],
    ['the line below the head of a table', 'part | price\n--- | ---\nlid | 5', ['lid | 5']],
  ])('%s is not evidence', (_name, text, expected) => {
    expect(evidenceIn(text)).toEqual(expected);
  });

  it.each([
    'public holidays: 25 December',
    'private parking 5 euros',
    'class 3: 20 euros',
    'echo sounder: 120 euros',
    'tags: Copilot',
    'Leitung | Frau Weber',
    'Leitung | Frau Weber | Zimmer 7',
  ])('the line %j is evidence', (line) => {
    expect(evidenceIn(line)).toEqual([line]);
  });

  it.each([
    [
      'goes on in the next line of a text of a fixed width',
      'The seats of the small boat are painted every spring. The yard of Aino\nLind paints them; please bring the boat there before the end of March.',
      [
        'The seats of the small boat are painted every spring.',
        'The yard of Aino Lind paints them; please bring the boat there before the end of March.',
      ],
    ],
    [
      'does not go on where the next word had room',
      'The seats of the small boat are painted by the yard of the old harbour in May\nOars lie in the shed, and the key of the shed hangs beside its door, below the lamp of it.',
      [
        'The seats of the small boat are painted by the yard of the old harbour in May',
        'Oars lie in the shed, and the key of the shed hangs beside its door, below the lamp of it.',
      ],
    ],
    [
      'does not end at an abbreviation',
      'Bitte z. Hd. Frau Lind im Büro abgeben.',
      ['Bitte z. Hd. Frau Lind im Büro abgeben.'],
    ],
  ])('%s', (_name, text, expected) => {
    expect(evidenceIn(text)).toEqual(expected);
  });

  it('may be a step of a list', () => {
    expect(evidenceIn('1. Open the valve\n\n2. Close the lid')).toEqual(['1. Open the valve', '2. Close the lid']);
  });

  it('is a whole sentence, also around an abbreviation', () => {
    const sentence = 'Fridges are forbidden in the rooms (vgl. Punkt 12 of the rules).';
    expect(evidenceIn(`${sentence} Music is allowed.`)).toEqual([sentence, 'Music is allowed.']);
  });

  it('may be a line of a sheet of facts', () => {
    expect(evidenceIn('price: 5 euros\ndelivery: 3 days')).toEqual(['price: 5 euros', 'delivery: 3 days']);
  });

  it('knows the heading of its section and the head of its table', () => {
    expect(unitsOf('Limits\nlimit | value\nbody | 64 kB').at(-1)).toEqual({
      text: 'body | 64 kB',
      section: 'Limits',
      header: ['limit', 'value'],
      cells: ['body', '64 kB'],
      line: 2,
      isEvidence: true,
    });
  });
});

it('a unit knows the question that it replies to: the heading above the excerpt, a heading in it, or the line before', () => {
  const text = 'Ask at the desk.\n\nHow long is it open?\nUntil nine.\n\nKeys\nThey hang there.';
  expect(unitsOf(text, 'Where is the sauna?').map((unit) => [unit.text, unit.section])).toEqual([
    ['Ask at the desk.', 'Where is the sauna?'],
    ['How long is it open?', 'How long is it open?'],
    ['Until nine.', 'How long is it open?'],
    ['Keys', 'Keys'],
    ['They hang there.', 'Keys'],
  ]);
});

it('a header whose first cell is empty names the columns after the first', () => {
  const row = unitsOf('| summer | winter\nsingle | 80 | 65').at(-1);
  expect(row).toMatchObject({ header: ['', 'summer', 'winter'], cells: ['single', '80', '65'] });
});

describe('a table with empty cells', () => {
  const cellsIn = (text: string) => unitsOf(text).map(({ header, cells }) => (header === null ? null : cells));

  it.each([
    ['in the middle', 'pan | maker | shelf\nP1 |  | A4', ['P1', '', 'A4']],
    ['one after the other', 'pan | maker | shelf | litres\nP3 |  |  | 40', ['P3', '', '', '40']],
    ['at the end', 'pan | maker | shelf\nP2 | Rix |', ['P2', 'Rix', '']],
    ['at the beginning', 'pan | maker | shelf\n | Rix | A4', ['', 'Rix', 'A4']],
    ['before its only value', 'pan | maker | shelf\n |  | A4', ['', '', 'A4']],
    ['none, with bars at both ends', '| pan | maker |\n| P1 | Rix |', ['P1', 'Rix']],
  ])('keeps each value in its column: %s', (_name, text, cells) => {
    expect(cellsIn(text).at(-1)).toEqual(cells);
  });

  it('keeps its header after a row that has only its first cell', () => {
    expect(unitsOf('name | phone\nAnna | 4411\nBert\nCarl | 4433').at(-1)).toMatchObject({
      header: ['name', 'phone'],
      cells: ['Carl', '4433'],
      isEvidence: true,
    });
  });

  it('ends at an empty line, and at a line that no row follows', () => {
    const after = 'shop | street\nGhent | Rue 1';
    expect(unitsOf(`name | phone\nAnna | 4411\n\n${after}`).at(-1)?.header).toEqual(['shop', 'street']);
    expect(unitsOf(`name | phone\nAnna | 4411\nCall before you come.\nWe are here.\n${after}`).at(-1)?.header).toEqual([
      'shop',
      'street',
    ]);
  });
});

describe('a row', () => {
  const header = ['option', 'dev', 'prod'];

  it.each([
    ['the column that is asked for', (column: string) => column === 'prod', 'logRetentionDays: prod 90'],
    [
      'the column that is asked for and the cell by which it is found',
      (text: string) => ['prod', '30'].includes(text),
      'logRetentionDays: dev 30, prod 90',
    ],
    ['all columns if none is asked for', () => false, 'logRetentionDays: dev 30, prod 90'],
  ])('is described with %s', (_name, isAsked, described) => {
    expect(describeRow({ cells: ['logRetentionDays', '30', '90'], header }, isAsked)).toBe(described);
  });

  it('needs no column name if it has two columns', () => {
    expect(describeRow({ cells: ['body', '64 kB'], header: ['limit', 'value'] }, () => false)).toBe('body: 64 kB');
  });
});

it('finds the words within the name of an option', () => {
  expect(allWordsOf('logRetentionDays')).toEqual(['logretentiondays', 'log', 'retention', 'days']);
});
