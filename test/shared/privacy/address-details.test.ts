// Guarantee: an address is one finding with its staircase, floor, door, post code and town, as people of many countries
// write it; and numbers with such words that are no address stay. Risk: half of an address is left to be read.
import { expect, it } from 'vitest';
import { found } from './found.ts';

it.each([
  '7 imp. des Glycines, bât. C, 69100 Villeurbanne',
  'al. Niepodległości 132/136 lok. 26, 02-554 Warszawa',
  'Largo do Rato, 3 – 2.º, 1250-186 Lisboa',
  'Mozartgasse 8, Stiege 1, Top 14, 1040 Wien',
  'Bahnhofstr. 17b, 3. OG rechts, 50667 Köln',
  'C/ Serrano 45, 3.º izda., 28001 Madrid',
  'viale Monza n. 55, scala A, int. 12, 20125 Milano',
  'Corso Francia 12/bis, 10143 Torino',
  '15 ter, chaussée de Wavre, bte 3, 1050 Ixelles',
  '8 sq. Carpeaux, appt 12, 75018 Paris',
  'ul. Mokotowska 14 m. 7, 00-561 Warszawa',
  'Prinsengracht 200-II, 1016 HB Amsterdam',
  'Dorpsstraat 18 bis, 3511 AB Utrecht',
  'Sveavägen 44, lgh 1203, 111 34 Stockholm',
  'storgatan 12',
  'Nørrebrogade 56, 3. th., 2200 København N',
  'Rua Augusta, 24, 3.º Esq., 1100-053 Lisboa',
  '12 rue lafayette',
  '350 Fifth Avenue, Suite 2100, New York, NY 10118',
  'Storgata 5, H0302, 0155 Oslo',
])('%s', (address) => {
  expect(found(`Send it to ${address}. Thanks.`)).toContain(`STREET_ADDRESS ${address}`);
});

it.each([
  'Der Kurs dauert 12 bis 14 Uhr.',
  'Take route 12 - 3 stops.',
  'Wir sind durchweg 5 Sterne gewohnt.',
  'Das kostet 120/136 Euro.',
  'Raum 12, 2. OG links ist frei.',
  'Top 10 Kunden in 2024',
  'El artículo 12 - 1.º dice',
  'Gleis 4-III',
  'n. 18 della lista',
  'Vertrag 2025-0417\nHerrn\nOttmar Lohe',
])('is none: %s', (text) => {
  expect(found(text).filter((each) => each.startsWith('STREET_ADDRESS'))).toEqual([]);
});
