// Guarantee: a corner is an address when two names meet there; a single name, or none, is a figure of speech. Risk: the
// place where somebody can be found stays, or a text loses the corner of a room.
import { expect, it } from 'vitest';
import { findCorners } from '../../../../../shared/privacy/detectors/addresses/address-corner.ts';
import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';
import { scanText } from '../../../../../shared/privacy/text/scanned-text.ts';

const cornersIn = (text: string): string[] =>
  findCorners(scanText(foldForMatching(text, []))).map(({ start, end }) => text.slice(start, end));

it.each([
  ['Meet me at the corner of Retreat Avenue and Nino Point.', ['the corner of Retreat Avenue and Nino Point']],
  ['Corner of Elm and Oak, then left', ['Corner of Elm and Oak']],
  ['at the corner of Nino', []],
  ['in the corner of the room', []],
  ['the corner of ', []],
])('finds in %j the corners %j', (text, corners) => {
  expect(cornersIn(text)).toEqual(corners);
});
