// Guarantee: an address is found completely as letters, forms and signatures of nine languages write it: German streets
// of two words, a farm or estate before the street, right-aligned lines of a letter, marks before the post code.
// Measures, list numbers and part numbers are not addresses. Risk: half of an address stays, or a manual loses its
// figures.
import { expect, it } from 'vitest';
import { found } from '../../found.ts';

it.each([
  ['a German street of two words', 'Berliner Straße 12, 10115 Berlin'],
  ['a street without its town', 'Leipziger Str. 4'],
  ['a German "Weg" with its post code', 'Marienbader Weg 19, 95999 Waldershof'],
  ['a German "Markt"', 'Alter Markt 12, 50667 Köln'],
  ['a preposition before it', 'Am Mühlgraben 4 a\n06484 Quedlinburg'],
  ['a middle dot before the post code', 'Zum Gaswerk 1–3 · 06999 Saaleck'],
  ['a province after the town', 'Plaza de la Constitución, 1 – 13999 Valdecortijo (Ciudad Real)'],
  ['a Spanish number sign', 'C/ Virgen de las Nieves, n.º 33, 2.º B\n13999 VALDECORTIJO'],
  ['a Portuguese number sign', 'Praça do Pelourinho, n.º 5, 7999-118 Vila Nova'],
  ['a particle of two words', '12 rue du Pont aux Choux, 75003 Paris'],
  ['a Polish village without a street', 'Sadłowice Nowe 118, 05-699 Grójczyk'],
  ['a farm before the street', 'High Brackenrigg Farm, 2 Scales Lane, Troutdale, Cumbria CA99 8ZY'],
  ['a unit of an estate', 'Unit 9, Arrowhead Trading Estate, 71 Enfield Road, Redditch B99 6DE'],
  ['a Spanish estate', 'Polígono Valdeferrín, Calle C, parcela 14, 50999 Ejeanova'],
  ['a French residence', 'Résidence Les Pins, 4 rue du Moulin, 34000 Montpellier'],
])('finds an address with %s', (_, address) => {
  expect(found(address, ['STREET_ADDRESS'])).toEqual([`STREET_ADDRESS ${address}`]);
});

const INDENT = ' '.repeat(24);

it.each([
  ['5. Home address', `3 Pound Close\n${INDENT}Lower Aldbourne\n${INDENT}RG99 7HX`],
  ['', `17 ter, chemin des Fours à Chaux\n${INDENT}71999 SAINT-AUBIN`],
])('finds aligned lines after "%s"', (label, address) => {
  expect(found(label.padEnd(INDENT.length) + address, ['STREET_ADDRESS'])).toEqual([`STREET_ADDRESS ${address}`]);
});

it('finds the lines of the address without the person and the file number above them', () => {
  const text = 'DNR 2026-8\n\nIngela Sundvall\nSkogsfruvägen 7 lgh 1102\n839 98 NORRBYÄNG';
  expect(found(text)).toEqual(['PERSON Ingela Sundvall', 'STREET_ADDRESS Skogsfruvägen 7 lgh 1102\n839 98 NORRBYÄNG']);
});

it.each([
  'Besetzter Platz 12, freier Platz 13.',
  'Erster Ring 3 oder zweiter Ring 4.',
  '7. Normativa\nDirectiva de Máquinas 2006/42/CE',
  '338120. The Ham Road is closed.',
  '2. Odla, Ringer-Acetat 1000 ml',
  '40211 Gearbox Oil Temp, 40213 Main Bearing Temp, 40217',
  'Zwischenschicht Eisenglimmer 80 µm, Deckschicht RAL 5010',
  'Comprimidos, envase de 100, C.N. 603117',
  'Melding 07 via het Hoofdscherm',
  'Eichschein 11-4472, Foto Nr. 0417',
  'The Old Mill, the Trading Estate, 71 parts',
])('finds no address in %s', (text) => {
  expect(found(text, ['STREET_ADDRESS'])).toEqual([]);
});
