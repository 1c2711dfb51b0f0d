// Guarantee: the stand-in quotes what a careful reader would: a sentence, an item, or a row with the names of its
// columns; never a question, a heading, a table's head, code, settings or JSON. Risk: an answer quotes the question, or
// gives a value under the name of another column.
import { describe, expect, it } from 'vitest';
import { describeRow, splitIdentifiers, unitsOf } from './units.ts';

const evidenceIn = (text: string, headings = '') =>
  unitsOf(text, headings)
    .filter(({ isEvidence }) => isEvidence)
    .map((unit) => unit.text);

describe('evidence', () => {
  it.each([
    ['a question', 'Can I bring my dog? Dogs stay outside.', ['Dogs stay outside.']],
    ['a heading', 'Opening hours\nWe open at nine.', ['We open at nine.']],
    ['the head of a table', 'part | dev | prod\nlogs | 30 | 90', ['logs | 30 | 90']],
    ['a command', 'It starts with one command.\nnpm ci && npm start', ['It starts with one command.']],
    ['a file of settings', 'get:\n  summary: Lists bases.\n  responses:\n  "200": { description: The bases. }', []],
    [
      'a mark of an older message',
      'Agreed.\n\n>> Is 10 July free?\n> Yes, it is free.',
      ['Agreed.', 'Yes, it is free.'],
    ],
    ['thanks', 'Thank you for the long talk. The hall is booked.', ['The hall is booked.']],
    ['the end of a letter', 'Die Halle ist gebucht. Mit freundlichen Grüßen, Oda Lind', ['Die Halle ist gebucht.']],
    ['JSON', 'The answer is JSON.\n{"grounded": true}', ['The answer is JSON.']],
    ['a question in Arabic', 'ما السعر؟ السعر خمسة يورو.', ['السعر خمسة يورو.']],
    ['the head of a table without rows', 'product | price | stock', []],
    ['the line below the head of a table', 'part | price\n--- | ---\nlid | 5', ['lid | 5']],
    ['a reference', 'schema: $ref: "#/components/schemas/Price"\nprice: 5 euros', ['price: 5 euros']],
    ['an object as a value', 'price: {"eur": 5, "usd": 6}', []],
  ])('%s is not evidence', (_name, text, expected) => {
    expect(evidenceIn(text)).toEqual(expected);
  });

  it.each([
    'def price(honey):',
    'SELECT price FROM honey WHERE id = 5',
    'for (const price of prices) console.log(price)',
    'echo "The price is 5"',
    'GET /api/price HTTP/1.1',
    './run.sh --price 5',
    'pip install price',
    'price := 5',
    '@Price(5)',
  ])('the code %j is not evidence', (code) => {
    expect(evidenceIn(code)).toEqual([]);
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

  it('is not an example in the description of an API, whose values are true of nothing', () => {
    const missing = 'content > application/json > examples > missing > value';
    const listing = `${missing}\nerror: The field is required.\n\n400 > content\ndescription: The body is not valid.`;
    expect(evidenceIn(listing, 'paths > /search')).toEqual(['description: The body is not valid.']);
    expect(evidenceIn('grounded: true', `paths > ${missing}`)).toEqual([]);
    expect(evidenceIn('grounded: true', 'settings > Examples of use')).toEqual(['grounded: true']);
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
    [
      'may give thanks for something',
      'Thank you for the 20 chairs of 3 May.',
      ['Thank you for the 20 chairs of 3 May.'],
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
      asked: '',
      header: ['limit', 'value'],
      cells: ['body', '64 kB'],
      line: 2,
      isEvidence: true,
    });
  });
});

it('a unit knows the question that it replies to: the last heading above the excerpt, a heading in it, or the line before', () => {
  const text = 'Ask at the desk.\n\nHow long is it open?\nUntil nine.\n\nKeys\nThey hang there.';
  expect(unitsOf(text, 'House > Where is the sauna?').map((unit) => [unit.text, unit.asked])).toEqual([
    ['Ask at the desk.', 'Where is the sauna?'],
    ['How long is it open?', 'How long is it open?'],
    ['Until nine.', 'How long is it open?'],
    ['Keys', ''],
    ['They hang there.', ''],
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

describe('records', () => {
  const oven = '{"id": "A-1", "place": "cellar", "serves": ["bread", "rolls"]}';
  const list = `[\n${oven},\n{"id": "A-2", "place": "shop"},\n  {"id": "A-3", "place": "yard"}\n]`;

  it('are evidence if several follow each other, each with its fields', () => {
    expect(unitsOf(list).filter(({ isEvidence }) => isEvidence)).toMatchObject([
      { text: oven, header: ['id', 'place', 'serves'], cells: ['A-1', 'cellar', 'bread, rolls'] },
      { cells: ['A-2', 'shop'] },
      { cells: ['A-3', 'yard'] },
    ]);
  });

  it('are evidence in YAML, too', () => {
    const list = ['oven', 'mixer', 'scale'].map((name) => `  - {name: ${name}, place: cellar}`).join('\n');
    expect(unitsOf(list).map(({ cells }) => cells[0])).toEqual(['oven', 'mixer', 'scale']);
  });

  it('are not evidence if there is only one, as in a manual', () => {
    expect(evidenceIn(`Such a device:\n${oven}`)).toEqual(['Such a device:']);
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
  ])('is described with %s', (_name, isAsked, said) => {
    expect(describeRow({ cells: ['logRetentionDays', '30', '90'], header }, isAsked)).toBe(said);
  });

  it('needs no column name if it has two columns', () => {
    expect(describeRow({ cells: ['body', '64 kB'], header: ['limit', 'value'] }, () => false)).toBe('body: 64 kB');
  });
});

it('splits the names of options into words', () => {
  expect(splitIdentifiers('logRetentionDays')).toBe('logRetentionDays log Retention Days');
});
