// Guarantee: the names in a person's field are found, each name of a list separately, and unknown names if the field
// can contain nothing else; titles, notes in brackets, departments and firms are not part of them. Risk: the name in a
// form stays, or the department is removed.
import { describe, expect, it } from 'vitest';
import { namesIn } from '../../../../../shared/privacy/detectors/fields/field-names.ts';
import type { Field } from '../../../../../shared/privacy/detectors/fields/fields.ts';
import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';
import { scanText } from '../../../../../shared/privacy/text/scanned-text.ts';

const FIELD = { kind: 'person', label: '', isPersonal: false, isRecord: false } as const;
const FIRM = { kind: 'person or firm' } as const;

// Returns the names in a part of a text.
function namesOf(text: string, [start, end]: readonly [number, number], field: Partial<Field>): string {
  const scanned = scanText(foldForMatching(text, []));
  const names = namesIn(scanned, { ...FIELD, isWhole: false, start, end, ...field });
  return names.map((name) => text.slice(name.start, name.end)).join(' | ');
}

// Another word follows the cell, to show that it is not read.
const inCell = (text: string, field: Partial<Field> = {}): string =>
  namesOf(`${text} Xaver`, [0, text.length], { isWhole: true, ...field });

const inLine = (text: string, field: Partial<Field> = {}): string =>
  namesOf(text, [text.indexOf(': ') + 2, text.length], field);

describe('a cell', () => {
  it.each([
    ['Anna Weber', 'Anna Weber'],
    ['anna weber', 'anna weber'],
    ['Zorblax', 'Zorblax'],
    ['Weber, Anna', 'Weber, Anna'],
    ['Dr. Anna Weber', 'Anna Weber'],
    ['Anna Weber (sales)', 'Anna Weber'],
    ['A. Weber', 'A. Weber'],
    ['Weber A.', 'Weber A.'],
    ['Zorblax von der Quint', 'Zorblax von der Quint'],
    ['Zorblax von der Vlimka', 'Zorblax von der Vlimka'],
    ["d'Zorblax", "d'Zorblax"],
    ['Anna, Ben, Carla, Dirk, Eva, Fritz', 'Anna, Ben, Carla, Dirk, Eva, Fritz'],
  ])('has the name %s', (text, name) => {
    expect(inCell(text)).toBe(name);
  });

  it.each([
    'zorblax quint',
    'ZORBLAX',
    'Interinale, da definire',
    'Zorblax and more',
    'de la',
    'X',
    'Mr',
    'Anna Bank',
    'Helpdesk',
    'Poste vacant',
    'Anna 7',
    'Anna/Ben',
    'Anna, Ben, Carla, Dirk, Eva, Fritz, Gina',
  ])('has no name: %s', (text) => {
    expect(inCell(text)).toBe('');
  });

  it('in capitals is a name if the row has other cells', () => {
    expect(namesOf('ZORBLAX;KASSE;ANNA', [0, 7], { isWhole: true })).toBe('ZORBLAX');
  });

  it('has no name that continues after its end', () => {
    expect(namesOf('Anna Weber', [0, 8], { isWhole: true })).toBe('');
    expect(namesOf('Anna Weber (sales)', [0, 10], { isWhole: true })).toBe('Anna Weber');
  });

  it.each([
    ['Anna Weber', {}, 'Anna Weber'],
    ['Weber Paris', {}, 'Weber Paris'],
    ['Anna', {}, ''],
    ['Anna von', {}, ''],
    ['Anna B', {}, ''],
    ['Zorblax Quint', {}, ''],
    ['Paris Florence', {}, ''],
    ['Anna', { isPersonal: true }, 'Anna'],
  ])('of persons or firms: %j, with the field %j, has the names %j', (text, field, name) => {
    expect(inCell(text, { ...FIRM, ...field })).toBe(name);
  });
});

describe('a line', () => {
  it.each([
    ['Name: Anna Weber, Ben Kraus', 'Anna Weber | Ben Kraus'],
    ['Name: Anna and Zorblax', 'Anna | Zorblax'],
    ['Name: Anna, Zorblax', 'Anna'],
    ['Name: Anna, Kraus', 'Anna | Kraus'],
    ['Name: Zorblax Vlim, Quint Wibbel', 'Zorblax Vlim | Quint Wibbel'],
    ['Name: Anna Weber, PI Kitzingen', 'Anna Weber'],
    ['Halter: Jo Petersen, Kennzeichen: AB', 'Jo Petersen'],
    ['Name: Anna. Gone', 'Anna'],
    ['Name: A. Weber. Gone', 'A. Weber'],
    ['Name: Bo. Weber', 'Bo. Weber'],
    ['Name: Bob. Weber', 'Bob'],
    ['Name: B Weber', 'B Weber'],
    ['Name: Frau Dr. Kunz', 'Kunz'],
    ['Present: Zorblax Quint', 'Zorblax Quint'],
    ['Name: Dr Anna Weber Dr Ben Kraus', 'Anna Weber'],
    ['Present: Anna', 'Anna'],
    ['Present: Zorblax, Anna', 'Zorblax | Anna'],
    ['Present: Dr Zorblax', 'Zorblax'],
    ['Owner: Paris Zorblax', 'Paris Zorblax'],
    [`Name: ${'Anna, '.repeat(30)}`, Array(24).fill('Anna').join(' | ')],
  ])('has names: %s', (text, names) => {
    expect(inLine(text)).toBe(names);
  });

  it.each([
    'Present: Zorblax',
    'Owner: SCI Les Tilleuls',
    'Owner: Vaz & Co',
    'Owner: Zorblax & Vlim',
    'Owner: Hotel Zorblax',
    'Owner: Berlin',
    'Owner: A.',
    'Owner: X',
  ])('has no name: %s', (text) => {
    expect(inLine(text)).toBe('');
  });

  it.each([
    ['Owner: Anna Zorblax', {}, 'Anna Zorblax'],
    ['Owner: Anna', {}, ''],
    ['Owner: Zorblax Quint', {}, ''],
    ['Owner: Zorblax Quint', { isRecord: true }, 'Zorblax Quint'],
    ['Owner: Zorblax', { isRecord: true }, ''],
    ['Owner: Zorblax', { isRecord: true, isPersonal: true }, 'Zorblax'],
  ])('of persons or firms: %j, with the field %j, has the names %j', (text, field, names) => {
    expect(inLine(text, { ...FIRM, ...field })).toBe(names);
  });
});
