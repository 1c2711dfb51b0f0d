// Guarantee: telephone numbers keep their extension in brackets, are found after the words of chats, and are
// distinguished from article numbers; other numbers are found after labels with a number sign and labels of more
// documents, and accounts after feminine words for a user. Risk: an extension or an insurance number stays, or a part
// list loses its numbers.
import { expect, it } from 'vitest';
import { found } from '../../found.ts';

it.each([
  ['Téléphone : 04 75 00 11 98 (poste 221)', 'PHONE 04 75 00 11 98 (poste 221)'],
  ['Tel. 943 55 01 88 (ext. 12)', 'PHONE 943 55 01 88 (ext. 12)'],
  ['o fone dele é 11 95555-0188', 'PHONE 11 95555-0188'],
  ['avete il num di quello? 3385550177', 'PHONE 3385550177'],
  ['cell. 347/55.50.192', 'PHONE 347/55.50.192'],
  ['Ring 07911-123456', 'PHONE 07911-123456'],
  ['N° SS : 1 79 11 69 123 456 12', 'NATIONAL_ID 1 79 11 69 123 456 12'],
  ['NUSS: 15 1012345678 09', 'NATIONAL_ID 15 1012345678 09'],
  ["Documento d'identità: AX 4821934", 'NATIONAL_ID AX 4821934'],
  ['Nr dowodu: CCA 482119', 'NATIONAL_ID CCA 482119'],
  ['CURP: BAXX850712MDFRRC09', 'NATIONAL_ID BAXX850712MDFRRC09'],
  ['la usuaria ipazos no recibe correo', 'USERNAME ipazos'],
  ['użytkowniczka kbaczyk', 'USERNAME kbaczyk'],
])('finds the value in %s', (text, value) => {
  expect(found(text)).toEqual([value]);
});

it.each([
  'pump 07911-123456-B',
  'Codice 0464-5550-12.',
  'Kod 18-555-0120.',
  'art. 20-1184-03',
  'Bestelnr 0513-550177',
  'RFC: 2822',
  'Serienr. 0418 5550 1100 2214',
  'Kz: 12345',
  'N° SS : 2026',
])('finds no number of a person in %s', (text) => {
  expect(found(text)).toEqual([]);
});
