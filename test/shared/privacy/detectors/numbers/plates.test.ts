// Guarantee: a number plate is found in a column of vehicles and beside a word for vehicles, or by its form if hardly
// anything else has it; numbers of parts and drawings stay. Risk: a plate stays, or a parts list is emptied.
import { expect, it } from 'vitest';
import { found } from '../../found.ts';

const plates = (text: string): string[] => found(text, ['LICENSE_PLATE']);

it.each([
  [
    '| Équipe | Véhicule |\n|---|---|\n| Matin | FX-902-BN |\n| Nuit, en semaine | AB-771-QR |',
    ['FX-902-BN', 'AB-771-QR'],
  ],
  ['id;pojazd;przebieg\n1;KR 6GA31;120000\n2;SK 114MX;4410', ['KR 6GA31', 'SK 114MX']],
  ['LN74 ZBC blocks the fire exit', ['LN74 ZBC']],
  ['trekker (TBK-41-X) op het erf', ['TBK-41-X']],
  ['traktorn (Valtra T174, RKM 41X) ställs in', ['RKM 41X']],
  ['RDL4J17 parou na porta', ['RDL4J17']],
  ['trailer V-418-KZ is on the yard', ['V-418-KZ']],
  ['GA 418 ZK davanti al cancello', ['GA 418 ZK']],
])('finds the plates in %s', (text, values) => {
  expect(plates(text)).toEqual(values.map((value) => `LICENSE_PLATE ${value}`));
});

it.each([
  'Order part GT-418-ZK twice. Zeichnung AB-102-CD Revision B, Pumpe SEW-400-AB',
  '| Vehicle | Type |\n|---|---|\n| Golf GTI 2 | hatchback |\n| Transit 350 | panel |',
  'SEPA-Mandat SP-00417, Mandatsreferenz: SP-00417',
  'Article LN74 ZBC is sold out; AES 256, 5000 PSI, model AB-123-CD',
])('finds no plate in %s', (text) => {
  expect(plates(text)).toEqual([]);
});
