// Guarantee: a street and its number are an address as far as its own words reach: with the street type, an adjective
// or a direction, but not with a noun before it; a version, a standard or two roads are not an address. Risk: half of
// an address stays, or the words before it are removed too.
import { expect, it } from 'vitest';
import { found } from '../../found.ts';

it.each([
  ['Box 123, 301 05 Halmstad', 'Box 123, 301 05 Halmstad'],
  ['WEHR 12, 79102 FREIBURG', 'WEHR 12, 79102 FREIBURG'],
  ['Er wohnt Berliner Straße 12', 'Berliner Straße 12'],
  ['Er wohnt Am Alten Markt 3, 10115 Berlin', 'Am Alten Markt 3, 10115 Berlin'],
  ['Filiale Straße 12', null],
  ['Neue Berliner Straße 12', 'Neue Berliner Straße 12'],
  ['Neue, Berliner Straße 12', 'Berliner Straße 12'],
  ['Adres Huygensstraat 8', 'Huygensstraat 8'],
  ['Eerste Constantijn Huygensstraat 8', 'Eerste Constantijn Huygensstraat 8'],
  ['Vastra Storgatan 12', 'Vastra Storgatan 12'],
  ['Winkel Storgatan 12', 'Storgatan 12'],
  ['Árpád fejedelem útja 3', 'Árpád fejedelem útja 3'],
  ['Árpád út 3', 'Árpád út 3'],
  ['P.zza Garibaldi 3', 'P.zza Garibaldi 3'],
  ['v.le Garibaldi 3', 'v.le Garibaldi 3'],
  ['Suite 4, 22 Bevis Marks', 'Suite 4, 22 Bevis Marks'],
  ['Suite 4, 2 Free Rooms', 'Suite 4'],
  ['3rd Floor, 9 Cloth Fair', '3rd Floor, 9 Cloth Fair'],
  ['Updated APT 2.6.1 today', null],
  ['RAL 7035, 10115 Berlin, ist hellgrau', null],
  ['Straßen B 51, L 3004 gesperrt', null],
])('finds in %j the address %j', (text, address) => {
  expect(found(text, ['STREET_ADDRESS'])).toEqual(address === null ? [] : [`STREET_ADDRESS ${address}`]);
});
