// Guarantee: an address is found from its house or its box to its town: across the floor and the flat between them, on
// its own line, and beside another address that begins where it ends. Risk: the second of two addresses is missed, or
// the number in the line above is removed with the street.
import { describe, expect, it } from 'vitest';
import { findAnchoredStreets } from '../../../../../shared/privacy/detectors/addresses/anchored-street.ts';
import { findStreetAddresses } from '../../../../../shared/privacy/detectors/addresses/street-address.ts';
import { townAnchors } from '../../../../../shared/privacy/detectors/addresses/town-anchor.ts';
import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';
import { scanText } from '../../../../../shared/privacy/text/scanned-text.ts';

const scanned = (text: string) => scanText(foldForMatching(text, []));

describe('before a town', () => {
  const streetsIn = (text: string): string[] =>
    findAnchoredStreets(scanned(text), townAnchors(scanned(text))).map(({ start, end }) => text.slice(start, end));

  it.each([
    'Lieu-dit Kerangoff, 35000 Rennes',
    'Lieu-dit Kerangoff, 2. OG, 20095 Hamburg',
    'Postboks 118 Sentrum, 0154 Oslo',
    'Steinfelden 19, 79102 Freiburg',
  ])('%j is an address', (text) => {
    expect(streetsIn(text)).toEqual([text]);
  });

  it.each(['Lieu-dit Kerangoff, Altstadt, 20095 Hamburg', 'Steinfelden 1999, 79102 Freiburg'])(
    '%j has no street',
    (text) => {
      expect(streetsIn(text)).toEqual([]);
    },
  );
});

describe('the search of a text', () => {
  it.each([
    ['12 High Street12 Elm Street', ['12 High Street', '12 Elm Street']],
    ['14 Crown Street; Apt 3', ['14 Crown Street', 'Apt 3']],
    ['Suite 4, 22 Bevis Marks', ['Suite 4, 22 Bevis Marks']],
    ['0605\nWaldweg 12, 20095 Hamburg', ['Waldweg 12, 20095 Hamburg']],
  ])('finds in %j the addresses %j', (text, addresses) => {
    const found = findStreetAddresses(scanned(text));
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(addresses);
  });
});
