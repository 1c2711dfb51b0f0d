// Guarantee: a street without a number is found where somebody lives, with its town, and before a post code if its type
// or the name of the house identifies it; suffixes of house numbers and the cases of Polish street words belong to an
// address. A text that differs in one mark or word stays. Risk: a home stays readable, or a market square is removed.
import { expect, it } from 'vitest';
import { found } from '../../found.ts';

it.each([
  ['Mora na Rua das Flores, Monção.', 'Rua das Flores, Monção'],
  ['Il habite place du Champ-de-Foire, Bellac.', 'place du Champ-de-Foire, Bellac'],
  ['Vive en la plaza del Trigo.', 'plaza del Trigo'],
  ['Hon bor på Storgatan, Vimmerby.', 'Storgatan, Vimmerby'],
  ['Er wohnt Hauptstraße 12.', 'Hauptstraße 12'],
  ['Ich wohne Im Sonnenwinkel 3', 'Im Sonnenwinkel 3'],
  ['Ich wohne jetzt In der Au 12, Freising.', 'In der Au 12, Freising'],
  ['Hij woont op de Dorpsstraat 12, 9471 AB Zuidlaren.', 'Dorpsstraat 12, 9471 AB Zuidlaren'],
  ['She lives in Chapel Lane.', 'Chapel Lane'],
  ['She lives in Chapel Lane 12 months a year.', 'Chapel Lane'],
  ['She lives in Chapel Lane 12, Dorking.', 'Chapel Lane 12, Dorking'],
  ['Vive en la calle Toledo 8 B.', 'calle Toledo 8 B'],
  ['Largo do Pelourinho, 5230-314 Vimioso', 'Largo do Pelourinho, 5230-314 Vimioso'],
  ['The Old Forge, Nether Wallop, Stockbridge SO20 8EW', 'The Old Forge, Nether Wallop, Stockbridge SO20 8EW'],
  ['Strandvägen, 185 31 Vaxholm', 'Strandvägen, 185 31 Vaxholm'],
  ['Dorpsweg 12-A, Zuidlaren', 'Dorpsweg 12-A, Zuidlaren'],
  ['Mieszka przy ulicy Słowiczej 8.', 'ulicy Słowiczej 8'],
  ['Paczka leży na Norra Kajgränd 4.', 'Norra Kajgränd 4'],
  ['Bilen står på Hamntorget 1.', 'Hamntorget 1'],
])('finds the address in %s', (text, address) => {
  expect(found(text, ['STREET_ADDRESS'])).toEqual([`STREET_ADDRESS ${address}`]);
});

it.each([
  'Moravia na Rua das Flores, Monção.',
  'Wir wohnen Auf dem Berg 3 Minuten entfernt, er im Haus 3.',
  'Il habite Bellac.',
  'La plaza del Trigo está en obras.',
  'Hon bor på Landet, Vimmerby.',
  'She lives in chapel lane.',
  'Largo do Pelourinho, Vimioso',
  'The Old Forge, Nether Wallop, Stockbridge SO20 8E',
  'Strandvägen, 185 Vaxholm',
  'Det finns Hamntorget 1.',
])('finds no street in %s', (text) => {
  expect(found(text, ['STREET_ADDRESS'])).toEqual([]);
});
