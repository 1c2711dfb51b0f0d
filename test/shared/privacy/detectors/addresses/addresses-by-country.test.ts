// Guarantee: an address that ends with a post code and a town is removed completely, whatever the words of its street,
// as 22 countries write it: at the beginning of a text, in a sentence, after a label, in a cell, in brackets, across
// lines. Risk: a street that no list contains stays in the text beside its town.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findPersonalData } from '../../../../../shared/privacy/find-personal-data.ts';
import { PERSONAL_DATA_KINDS } from '../../../../../shared/privacy/kinds.ts';
import { found } from '../../found.ts';

const FORMS = [
  '<S>, <T>',
  'Please send it to <S>, <T> today.',
  'Address: <S>, <T>',
  '| 17 | <S>, <T> | ok |',
  '(<S>, <T>)',
  'Testa Ltd\n<S>\n<T>\n',
];

const COUNTRIES = readFileSync(join(import.meta.dirname, 'streets.txt'), 'utf8')
  .split('\n')
  .filter((row) => row !== '' && !row.startsWith('#'))
  .map((row) => {
    const [country = '', towns = '', streets = ''] = row.split(' | ');
    return { country, towns: towns.split('; '), streets: streets.split('; ') };
  });

// Returns the letters and digits of an address that no finding covers.
function uncoveredPartOf(text: string, street: string, town: string): string {
  const findings = findPersonalData(text, PERSONAL_DATA_KINDS);
  const end = text.indexOf(town) + town.length;
  return [...text.slice(0, end)]
    .filter((_, at) => at >= text.indexOf(street) && !findings.some((found) => found.start <= at && at < found.end))
    .filter((character) => /[\p{L}\d]/u.test(character))
    .join('');
}

describe.each(COUNTRIES)('$country', ({ towns, streets }) => {
  it.each(streets)('removes the whole address of %s', (street) => {
    const town = towns[streets.indexOf(street) % towns.length] ?? '';
    for (const form of FORMS) {
      const text = form.replace('<S>', () => street).replace('<T>', () => town);
      expect(uncoveredPartOf(text, street, town), text).toBe('');
    }
  });
});

it.each([
  'Room 5, 20095 units shipped',
  'Version 5, 2024 Release',
  'Order 5512, 20095 Hamburg',
  'Seite 5, 12345 Zeichen',
  'Am 3. Mai 12, 1500 Teilnehmer',
  'Tisch 4, 20000 Besucher',
  '3 Zimmer, 20095 Hamburg',
  'SIRET 812 345 678 00019\nLivraison',
  'ISO 9001, 12345 Berlin',
  'im Jahr 1848, 1849 Revolution',
  'Raum 12, 10115 Berlin',
  'Bitte bis 12, 10115 Berlin',
])('finds no address in %s', (text) => {
  expect(found(text, ['STREET_ADDRESS'])).toEqual([]);
});
