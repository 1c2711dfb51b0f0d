// Guarantee: the rows below a COPY statement of PostgreSQL are read as cells under the names of their columns, up to
// the line that ends them. Risk: a surname or a date of birth in a dump stays, because no rule sees the name of its
// column.
import { expect, it } from 'vitest';
import { readCells } from './read-cells.fixture.ts';

it.each<[text: string, cells: string[], bordered: string]>([
  [
    'COPY a.t (id, "Name") FROM stdin;\n1\tAnn\n2\tBo Li\n\\.\n3\tNo',
    ['id = 1', 'name = Ann', 'id = 2', 'name = Bo Li'],
    'COPY a.t (id, "Name") FROM stdin;\n1¦Ann\n2¦Bo Li\n\\.\n3\tNo',
  ],
  [
    "copy t (a, b) from stdin with (format 'text');\n\\N\t\\N\nx\t\n",
    ['a = x'],
    "copy t (a, b) from stdin with (format 'text');\n\\N¦\\N\nx¦\n",
  ],
  ['COPY t (a) FROM stdin;\n1\t2\n', ['a = 1'], 'COPY t (a) FROM stdin;\n1¦2\n'],
  [
    'COPY t (a) FROM stdin;\n1\n\\.\nCOPY u (b) FROM stdin;\n2',
    ['a = 1', 'b = 2'],
    'COPY t (a) FROM stdin;\n1\n\\.\nCOPY u (b) FROM stdin;\n2',
  ],
  ["COPY t (a, b) FROM '/tmp/x.csv';\nsaid so", [], "COPY t (a, b) FROM '/tmp/x.csv';\nsaid so"],
  ['Please copy t (a) from stdin', [], 'Please copy t (a) from stdin'],
])('reads the cells of %j', (text, cells, bordered) => {
  expect(readCells(text)).toEqual([cells, bordered]);
});
