// Guarantee: the name between a form of address and an address is removed, also one that no list has; other lines
// after such a word stay. Risk: a letter's address shows to whom it was sent, or goods below "Herr" are removed.
import { expect, it } from 'vitest';
import { found } from '../../found.ts';

it.each([
  ['Herrn\nWilko Harms\nStörtebekerstraße 18', 'Wilko Harms'],
  ['Frau\nFemmy Zorblau\nPostfach 12', 'Femmy Zorblau'],
  ['Frau\nDr. Femmy Zorblau\nAbteilung Einkauf\nPostfach 12', 'Femmy Zorblau'],
  ['Firma Nordwind GmbH\nHerrn\nWilko Harms\nPostfach 3', 'Wilko Harms'],
  ['De heer\nWubbo van der Zorn\nDorpsweg 3', 'Wubbo van der Zorn'],
  ['Exmo. Senhor\nAdérito Falcão\nRua do Sol 3', 'Adérito Falcão'],
  ['Señora\nEulogia Zurbano\nCalle Mayor 3', 'Eulogia Zurbano'],
  ['Madame\nMaëlys Quéméner\n12 rue du Lac', 'Maëlys Quéméner'],
])('an address %j is that of %s', (text, name) => {
  expect(found(text, ['PERSON'])).toEqual([`PERSON ${name}`]);
});

it.each([
  'Frau\nNeue Mode\nGröße 38',
  'Herr\nLieferung Montag\n12 Stück',
  'Mr\nUniverse Contest\n12 May',
  'Damen und Herren\nNeue Preise\nAb 12 Uhr',
  'Herrn\nWilko Zorblau kommt nicht.',
])('no address is in %j', (text) => {
  expect(found(text, ['PERSON'])).toEqual([]);
});
