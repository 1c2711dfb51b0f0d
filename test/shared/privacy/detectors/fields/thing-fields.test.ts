// Guarantee: the value of a label for a thing or a place counts as a thing, in lines, keys and table columns, including
// the other headings of such a table. Risk: the ship "Anna" is removed, or a person below a heading counts as a thing.
import { expect, it } from 'vitest';
import { thingFields } from '../../../../../shared/privacy/detectors/fields/thing-fields.ts';
import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';
import { scanText } from '../../../../../shared/privacy/text/scanned-text.ts';

// Returns the things in a text, with `!` after each that fills its cell or its quotation marks.
const thingsIn = (text: string): string =>
  thingFields(scanText(foldForMatching(text, [])))
    .map(({ start, end, isWhole }) => `${text.slice(start, end)}${isWhole ? '!' : ''}`)
    .join(' | ');

it.each([
  ['Wine: Anna', 'Anna'],
  ['City: Anna', 'Anna'],
  ['Voice: Anna', 'Anna'],
  ['file name: Anna', 'Anna'],
  ['Ship: "Anna" and more', 'Anna!'],
  ['Car brand;Price\nAnna;12', 'Car brand! | Price! | Anna! | 12!'],
  ['Name;Phone\nAnna;12\nBen;13', 'Name! | Phone!'],
  ['City;Phone\nAnna;12', 'City! | Phone! | Anna!'],
  ['File name;Phone\nAnna;12', 'File name! | Phone! | Anna!'],
  ['Kino;Wine\nAnna;x', 'Kino! | Wine! | x!'],
  ['Wine;Kino\nAnna;x', 'Wine! | Kino! | Anna!'],
  ['{"products": [{"name": "Anna"}]}', 'Anna!'],
  ['{"depots": [{"id": 7, "name": "Anna"}]}', 'Anna!'],
  ['{"services": [{"name": "Anna"}]}', 'Anna!'],
  ['hotels:\n  - name: Anna\n', 'Anna!'],
  ['<ships><name>Anna</name></ships>', 'Anna!'],
  ['{"price": 4, "name": "Anna"}', '4 | Anna!'],
  ['{"customers": [{"name": "Anna"}]}', ''],
  ['{"ports": 4, "name": "Anna"}', ''],
  ['Name: Anna', ''],
  ['Anna;12\nBen;13\nEva;14', ''],
])('finds in %j the things %j', (text, things) => {
  expect(thingsIn(text)).toBe(things);
});
