// Guarantee: a town with its post code is read in the form of its country, with the code before or after it; a number
// next to a letter, more digits or the name of a standard is not a code, nor is a number of things. Risk: a street
// stays because its country's codes are not known, or an order number turns the words before it into an address.
import { expect, it } from 'vitest';
import { townAnchors } from '../../../../../shared/privacy/detectors/addresses/town-anchor.ts';
import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';
import { scanText } from '../../../../../shared/privacy/text/scanned-text.ts';

const anchorsIn = (text: string) => townAnchors(scanText(foldForMatching(text, [])));

it.each([
  ['Weg 3, 20095 Hamburg', '20095 Hamburg', false],
  ['Weg 3, D-20095 Hamburg', 'D-20095 Hamburg', false],
  ['Rua 3, CEP 20040-020 Rio', 'CEP 20040-020 Rio', false],
  ['Praha, 110 00 Praha 1', '110 00 Praha 1', false],
  ['Rue 3, 59000 Lille Cedex 9', '59000 Lille Cedex 9', false],
  ['Salvador, 40015-080', '40015-080', true],
  ['Leeds LS1 4AB', 'LS1 4AB', true],
  ['Springfield, IL 62704', '62704', true],
  ['Toronto, ON M5V 2T6', 'M5V 2T6', true],
  ['Toronto, ON M5V2T6 7 days', 'M5V2T6', true],
  ['Galway, H91 E2K4', 'H91 E2K4', true],
])('reads in %j the code, with the town if that follows: %j', (text, anchor, isAfterTown) => {
  expect(anchorsIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([anchor]);
  expect(anchorsIn(text)[0]?.isAfterTown).toBe(isAfterTown);
});

it.each([
  'Salvador X40015-080',
  'ISO 9001 Hamburg',
  'in 20000 Teilnehmer',
  '812 345 678 00019 Hamburg',
  'und 1848 Haus',
])('reads no code in %j', (text) => {
  expect(anchorsIn(text)).toEqual([]);
});
