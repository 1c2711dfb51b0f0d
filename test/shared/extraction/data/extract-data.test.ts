// Guarantee: each field of a JSON or YAML file is read with its name and its value as written, under the names of the
// objects around it, and nothing of the file is lost except its punctuation. Risk: a value is quoted as one of another
// record.
import { describe, expect, it } from 'vitest';
import { extractData } from '../../../../shared/extraction/data/extract-data.ts';
import { extractDocument } from '../../../../shared/extraction/extract-document.ts';
import { chunkDocument } from '../../../../shared/ingestion/chunking/chunk-document.ts';

const blocks = (text: string, file = 'rooms.yaml') =>
  extractData(text, file)?.blocks.map(({ kind, headings, ...block }) => [
    kind,
    headings.join(' > '),
    'text' in block ? block.text : '',
  ]);

describe('a JSON file', () => {
  const rooms = {
    updated: '2026-03-30',
    rooms: [
      { id: 'R1', name: 'Blue hall', seats: 40, rent: { amount: 120, per: 'day' }, doors: ['north', 'yard'] },
      { id: 'R2', name: 'Attic', seats: 12, rent: { amount: 35, per: 'day' }, doors: [] },
    ],
  };
  const read = [
    ['code', '', 'updated: 2026-03-30'],
    ['item', 'rooms', '- id: R1; name: Blue hall; seats: 40; rent amount: 120; rent per: day; doors: north, yard'],
    ['item', 'rooms', '- id: R2; name: Attic; seats: 12; rent amount: 35; rent per: day; doors:'],
  ];

  it.each([0, 2])('keeps the fields of each record together, indented by %d spaces', (spaces) => {
    expect(blocks(JSON.stringify(rooms, null, spaces), 'rooms.json')).toEqual(read);
  });

  it('has each record of a list on a line of its own, with the name of every value', () => {
    const records = [{ item: 'Tea', price: 2.2 }, { item: 'Cocoa', note: 'with\nmilk', price: 3.1 }, { item: 'Water' }];
    expect(blocks(JSON.stringify(records), 'a.json')).toEqual([
      ['item', '', '- item: Tea; price: 2.2'],
      ['item', '', '- item: Cocoa; note: with milk; price: 3.1'],
      ['item', '', '- item: Water'],
    ]);
  });

  it('has each field on a line if the objects of a list differ, or have lists of objects or long texts', () => {
    const text = 'A sentence of the house. '.repeat(20).trim();
    const orders = [
      {
        id: 'A1',
        lines: [
          { item: 'Tea', count: 2 },
          { item: 'Cocoa', count: 1 },
        ],
      },
      { id: 'A2', lines: [] },
    ];
    expect(
      blocks(JSON.stringify({ steps: [{ run: 'build' }, { uses: 'store', with: 'all' }], orders }), 'a.json'),
    ).toEqual([
      ['code', 'steps', '- run: build\n- uses: store; with: all'],
      ['code', 'orders > A1', 'id: A1'],
      ['item', 'orders > A1 > lines', '- item: Tea; count: 2'],
      ['item', 'orders > A1 > lines', '- item: Cocoa; count: 1'],
      ['code', 'orders > A2', 'id: A2\nlines:'],
    ]);
    expect(
      blocks(
        JSON.stringify([
          { id: 'B1', text },
          { id: 'B2', text: 'Short.' },
        ]),
        'a.json',
      ),
    ).toEqual([
      ['code', 'B1', 'id: B1'],
      ['paragraph', 'B1 > text', text],
      ['code', 'B2', 'id: B2\ntext: Short.'],
    ]);
  });

  it.each([
    { longRecords: 1, beginning: '- item: Tea 0; note: strong\n' },
    { longRecords: 2, beginning: 'item: Tea 0\nnote: strong\n' },
  ])(
    'has records on lines of their own if at most one in ten is long: $longRecords of 10',
    ({ longRecords, beginning }) => {
      const noteOf = (at: number) => (at > 9 - longRecords ? 'very '.repeat(100) : 'strong');
      const records = Array.from({ length: 10 }, (_, at) => ({ item: `Tea ${at}`, note: noteOf(at) }));
      const texts = blocks(JSON.stringify(records), 'a.json')?.map(([, , text]) => text);
      expect(`${texts?.join('\n')}\n`.slice(0, beginning.length)).toBe(beginning);
    },
  );

  it.each(['a.jsonl', 'a.ndjson'])('may be a list of records, one on each line: %s', (file) => {
    expect(blocks('{"item":"Tea","price":2.20}\n\n{"item":"Cocoa","price":3.10}\n', file)).toEqual([
      ['item', '', '- item: Tea; price: 2.20'],
      ['item', '', '- item: Cocoa; price: 3.10'],
    ]);
    expect(blocks('Prices\n{"item":"Tea","price":2.20}\n', file)).toBeUndefined();
  });

  it('keeps numbers as they are written', () => {
    expect(blocks('{"price": 33.0, "account": 12345678901234567890}', 'a.json')).toEqual([
      ['code', '', 'price: 33.0\naccount: 12345678901234567890'],
    ]);
  });

  it('keeps both of two fields with the same name', () => {
    expect(blocks('{"a": "one", "a": "two"}', 'a.json')).toEqual([['code', '', 'a: one\na: two']]);
  });

  it('is not split into passages within a record', async () => {
    const many = {
      rooms: Array.from({ length: 40 }, (_, at) => ({ ...rooms.rooms[0], name: `Hall ${at}`, note: 'x '.repeat(20) })),
    };
    const document = await extractDocument(
      new TextEncoder().encode(JSON.stringify(many, null, 1)),
      'rooms.json',
      () => false,
    );
    const passages = 'code' in document ? [] : (chunkDocument(document.blocks, 100) ?? []);
    expect(passages.length).toBeGreaterThan(3);
    const row =
      /^- id: R1; name: Hall \d+; seats: 40; rent amount: 120; rent per: day; doors: north, yard; note: (?:x ){19}x$/;
    const lines = passages.flatMap(({ text }) => text.split('\n').filter((line) => line !== ''));
    expect(lines.filter((line) => !row.test(line))).toEqual([]);
    expect(lines).toHaveLength(40);
  });
});

describe('a YAML file', () => {
  it('keeps its comments, and has its nested objects under their names', () => {
    const yaml = `# change only with the office
limits:
  guests: 12   # twenty in summer
  quiet:
    from: "22:00"
    to: '06:30'
    # the yard
    where: yard
staff:
  - Ann
  - Bo
`;
    expect(blocks(yaml)).toEqual([
      ['code', '', '# change only with the office'],
      ['code', 'limits', 'guests: 12 # twenty in summer'],
      ['code', 'limits > quiet', 'from: 22:00\nto: 06:30\n# the yard\nwhere: yard'],
      ['code', '', 'staff: Ann, Bo'],
    ]);
  });

  it('keeps the comments above and below its fields', () => {
    expect(blocks('# The house\n\n# Rooms\n\nrooms: 3\nbeds:\n  - one\n# Ask for more.\n')).toEqual([
      ['code', '', '# The house\n# Rooms\nrooms: 3\nbeds: one\n# Ask for more.'],
    ]);
    expect(blocks('# a\n---\n# b\n\nx: 1\n\n# c\n')).toEqual([['code', '', '# a\n# b\nx: 1\n# c']]);
  });

  it('has each of the similar objects of a list on a line of its own, unless there are comments among them', () => {
    expect(blocks('prices:\n  - room: single\n    price: 80\n  - room: double\n    price: 120\n')).toEqual([
      ['item', 'prices', '- room: single; price: 80'],
      ['item', 'prices', '- room: double; price: 120'],
    ]);
    expect(blocks('- room: single\n  price: 80\n- room: double\n  price: 120 # with breakfast\n')).toEqual([
      ['code', 'single', 'room: single\nprice: 80'],
      ['code', 'double', 'room: double\nprice: 120 # with breakfast'],
    ]);
  });

  it('has similar objects of a list on lines of their own although one has a list, and a long text as prose', () => {
    const text = 'A sentence of the house. '.repeat(20).trim();
    const yaml = `jobs:
  - name: night
    at: "01:00"
  - name: day
    at: "13:00"
    to: [office, archive]
about: >
  ${text}
`;
    expect(blocks(yaml)).toEqual([
      ['item', 'jobs', '- name: night; at: 01:00'],
      ['item', 'jobs', '- name: day; at: 13:00; to: office, archive'],
      ['paragraph', 'about', text],
    ]);
  });

  it('is read with all of its documents, and with its aliases resolved', () => {
    expect(blocks('base: &b\n  door: north\n---\nx: 1\n')).toEqual([
      ['code', '', 'base: door: north'],
      ['code', '', 'x: 1'],
    ]);
    expect(blocks('a: &b\n  door: north\nc: *b\n')).toEqual([['code', '', 'a: door: north\nc: door: north']]);
    expect(blocks('a: &b 1\nc: *b\nd: &b 2\ne: *b\n')).toEqual([['code', '', 'a: 1\nc: 1\nd: 2\ne: 2']]);
  });

  it('is read quickly even if nearly all of it is aliases or comments', () => {
    // Searching the document from its start for each alias takes minutes.
    const keys = Array.from({ length: 20_000 }, (_, at) => `k${at}`);
    expect(blocks(['a: &x 1', ...keys.map((key) => `${key}: *x`)].join('\n'))).toEqual([
      ['code', '', ['a: 1', ...keys.map((key) => `${key}: 1`)].join('\n')],
    ]);
    const comments = '# x\n'.repeat(200_000);
    expect(blocks(`${comments}a: 1\n`)).toEqual([['code', '', `${comments}a: 1`]]);
  });
});

describe('a file that is read as plain text', () => {
  // Each list has nine aliases of the one before, so that the last one expands to millions of texts.
  const expandingAliases = ['a: &a [x, x, x, x, x, x, x, x, x]']
    .concat(
      ['b', 'c', 'd', 'e', 'f', 'g', 'h'].map(
        (key, at) => `${key}: &${key} [${`*${'abcdefg'[at]}, `.repeat(8)}*${'abcdefg'[at]}]`,
      ),
    )
    .join('\n');

  it.each([
    ['with another extension', '{"a": 1}', 'a.txt'],
    ['that is not JSON', '{"a": ', 'a.json'],
    ['that is not YAML', 'a: [1\nb: }', 'a.yaml'],
    ['whose aliases expand to too much text', expandingAliases, 'a.yaml'],
    ['that is nested too deeply', `${'['.repeat(60)}1${']'.repeat(60)}`, 'a.json'],
    ['that is too long', `{"a": "${'x'.repeat(1_000_001)}"}`, 'a.json'],
    ['that is empty', '', 'a.yaml'],
  ])('a file %s is read as plain text', (_name, text, file) => {
    expect(extractData(text, file)).toBeNull();
  });
});
