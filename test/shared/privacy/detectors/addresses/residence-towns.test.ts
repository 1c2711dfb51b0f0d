// Guarantee: a town with its post code is found after words that say that somebody lives there, and after a label for
// both, in nine languages; without either, or without the post code, it stays. Risk: the town where a person lives
// stays readable, or the towns of branches are removed.
import { expect, it } from 'vitest';
import { found } from '../../found.ts';

it.each([
  ['He lives in BB7 4PQ and works nights.', 'BB7 4PQ'],
  ['She lives in Bury St Edmunds IP33 1AA.', 'Bury St Edmunds IP33 1AA'],
  ['Er ist wohnhaft in 72074 Tübingen und verheiratet.', '72074 Tübingen'],
  ['PLZ, Wohnort 24340 Eckernförde', '24340 Eckernförde'],
  ['Elle est domiciliée à 1920 Martigny.', '1920 Martigny'],
  ['Code postal et ville : 56100 Lorient', '56100 Lorient'],
  ['vecina de 41560 Estepa', '41560 Estepa'],
  ['CP y localidad: 47008 Valladolid', '47008 Valladolid'],
  ['residente a 80055 Portici (NA)', '80055 Portici (NA)'],
  ['CAP e città: 61121 Pesaro', '61121 Pesaro'],
  ['wonende te 2563 AV Den Haag', '2563 AV Den Haag'],
  ['Woonplaats: 8401 GD Gorredijk', '8401 GD Gorredijk'],
  ['Mora em 2840-102 Seixal.', '2840-102 Seixal'],
  ['Código postal e localidade: 4470-516 Maia', '4470-516 Maia'],
  ['pan Ryś, zam. w 87-162 Lubicz', '87-162 Lubicz'],
  ['Kod pocztowy i miejscowość: 63-500 Ostrzeszów', '63-500 Ostrzeszów'],
  ['boende i 752 28 Uppsala', '752 28 Uppsala'],
  ['Postadress: 302 95 Halmstad', '302 95 Halmstad'],
])('finds the town in %s', (text, town) => {
  expect(found(text, ['STREET_ADDRESS'])).toEqual([`STREET_ADDRESS ${town}`]);
});

it.each([
  'Die Filiale 72074 Tübingen öffnet um 8.',
  'Er ist wohnhaft in Tübingen.',
  'Elle est née à 1920 mètres.',
  'The word lives in 12345 Records.',
  'Ort: 12345 Teile',
  'She lives in BB7.',
  'Our server lives in 72074 Tübingen.',
  'Er ist wohnhaft in Bremen, 72074 Tübingen.',
])('finds no town in %s', (text) => {
  expect(found(text, ['STREET_ADDRESS'])).toEqual([]);
});
