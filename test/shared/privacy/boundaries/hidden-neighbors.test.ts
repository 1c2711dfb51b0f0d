// Guarantee: the edge of a passage is read together with the hidden text beside it: a row that the boundary cuts, rows
// whose heading is hidden, values whose first or last part is hidden. Risk: half of a value stays, or a word of the
// next line counts as the end of a name.
import { describe, expect, it } from 'vitest';
import { findAcrossBoundaries } from '../../../../shared/privacy/boundary.ts';
import { continuedTable } from '../../../../shared/privacy/continued-table.ts';
import { PERSONAL_DATA_KINDS } from '../../../../shared/privacy/kinds.ts';

// Returns what is found in each of two texts when only that one is shown: kinds and values, in order.
function foundIn(left: string, right: string): [left: string[], right: string[]] {
  const found = (text: string, beside: { readonly before?: string; readonly after?: string }) => {
    const [spans = []] = findAcrossBoundaries([text], PERSONAL_DATA_KINDS, beside);
    const values = spans
      .toSorted((one, other) => one.start - other.start)
      .map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);
    return [...new Set(values)];
  };
  return [found(left, { after: right }), found(right, { before: left })];
}

// The length of the last eleven rows of 15 characters: 160 characters reach into the first of them.
const LAST_ROWS_LENGTH = 11 * 15 - 1;
const BARS = '| Site | Street | Head |\n|---|---|---|\n';
const TABS = 'Name\tDate of birth\tMobile\n';

describe('a row that the boundary cuts', () => {
  it.each<[name: string, left: string, right: string, inLeft: string[], inRight: string[]]>([
    [
      'in a cell',
      `${BARS}| Jena | Carl-Zeiss-Promenade 8 | G.`,
      'Wünsche |\n| Erfurt | closed | Frau Thiel-Abdi |',
      ['STREET_ADDRESS Carl-Zeiss-Promenade 8', 'PERSON G.'],
      ['PERSON Wünsche', 'PERSON Thiel-Abdi'],
    ],
    [
      'between two cells',
      `${BARS}| Jena | Carl-Zeiss-Promenade 8 |`,
      'G. Wünsche |\n| Erfurt | closed | Frau Thiel-Abdi |',
      ['STREET_ADDRESS Carl-Zeiss-Promenade 8'],
      ['PERSON G. Wünsche', 'PERSON Thiel-Abdi'],
    ],
    [
      'at a tab',
      `${TABS}Ragnhild Nesbø`,
      '08.04.1966\t412 07 886\nSindre Aune\t21.10.1979\t905 11 842',
      ['PERSON Ragnhild Nesbø'],
      [
        'DATE_OF_BIRTH 08.04.1966',
        'PHONE 412 07 886',
        'PERSON Sindre Aune',
        'DATE_OF_BIRTH 21.10.1979',
        'PHONE 905 11 842',
      ],
    ],
    [
      'after a separator',
      'name;mobile;date of birth\nAnn Quint;0711 23456;1.2.1981\nBo Vlimm;0711 88231;',
      '3.4.1979\nAnna Zorblax;0711 77231;5.6.1980',
      [
        ...['PERSON Ann Quint', 'PHONE 0711 23456', 'DATE_OF_BIRTH 1.2.1981'],
        ...['PERSON Bo Vlimm', 'PHONE 0711 88231'],
      ],
      ['DATE_OF_BIRTH 3.4.1979', 'PERSON Anna Zorblax', 'PHONE 0711 77231', 'DATE_OF_BIRTH 5.6.1980'],
    ],
    [
      'between two whole rows, of which the first ends with an empty cell',
      'surname;passport;note\nQuint;C01X00T47;',
      'Zorblax;C01X00T48;here',
      [],
      ['PERSON Zorblax', 'PASSPORT C01X00T48'],
    ],
  ])('is read by its heading: %s', (_name, left, right, inLeft, inRight) => {
    expect(foundIn(left, right)).toEqual([inLeft, inRight]);
  });
});

it('reads nothing across the end of a row, or above a heading that is repeated', () => {
  const rows = (from: number) =>
    Array.from({ length: 30 }, (_, i) => `Z${from + i};C01X00T${10 + from + i};`).join('\n');
  const left = `surname;passport;note\n${rows(0)}`;
  expect(foundIn(left, `surname;passport;note\n${rows(40)}`)).toEqual([[], []]);
  expect(continuedTable(left, `surname;passport;note\n${rows(40)}`, ' ')).toBe('repeated');
  const [inLeft, inRight] = foundIn(left, rows(40));
  expect(inLeft).toEqual([]);
  expect(inRight).toHaveLength(30);
  // Only a few of the rows above are needed.
  expect(continuedTable(left, rows(40), ' ')).toEqual({
    heading: 'surname;passport;note\n',
    rows: left.slice(-LAST_ROWS_LENGTH),
    glue: '\n',
  });
});

it.each<[left: string, right: string, inLeft: string[], inRight: string[]]>([
  [
    '{"name":"Ainhoa","apellidos":"',
    'Leal Ferreiro","clave_temporal":"x"}',
    ['PERSON Ainhoa'],
    ['PERSON Leal Ferreiro'],
  ],
  ['8:00 Thiele, Rosemarie *', '2.5.39 Druckstelle UK', ['PERSON Thiele, Rosemarie'], ['DATE_OF_BIRTH 2.5.39']],
  ['Yes. It is with Ms Ottilie Quarmby.', 'Then Quarmby left.', [], ['PERSON Quarmby']],
  ['The box is with Ms Quarmby.', 'Nothing else. Mail: bob@example.com', [], ['EMAIL bob@example.com']],
])(
  'reads each of two texts together with the other, whatever separates them: %j, %j',
  (left, right, inLeft, inRight) => {
    expect(foundIn(left, right)).toEqual([inLeft, inRight]);
  },
);
