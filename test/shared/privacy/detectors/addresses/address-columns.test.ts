// Guarantee: where at least half of the cells of a column are addresses, its other cells with a name and a number are
// addresses too, whatever the heading. Risk: an address that no street word identifies stays in a table.
import { expect, it } from 'vitest';
import { found } from '../../found.ts';

const table = (...cells: readonly string[]): string =>
  ['| Mieter | Objekt |', '|---|---|', ...cells.map((cell) => `| Gregor Malinowski | ${cell} |`)].join('\n');

it('finds a name with a number beside addresses', () => {
  expect(found(table('Weserstr. 160', 'Deichkrone 3'), ['STREET_ADDRESS'])).toEqual([
    'STREET_ADDRESS Weserstr. 160',
    'STREET_ADDRESS Deichkrone 3',
  ]);
});

it.each([
  ['a column with fewer addresses', table('Weserstr. 160', 'Deichkrone 3', 'Speicher 4')],
  ['a hall', table('Weserstr. 160', 'Halle 3')],
  ['a model', table('Weserstr. 160', 'Tesla Model 3')],
  ['a numbered room', table('Weserstr. 160', 'Raum 3')],
  ['a name without a number', table('Weserstr. 160', 'Deichkrone')],
])('finds only the street in %s', (_, text) => {
  expect(found(text, ['STREET_ADDRESS'])).toEqual(['STREET_ADDRESS Weserstr. 160']);
});
