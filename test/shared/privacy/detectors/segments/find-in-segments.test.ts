// Guarantee: a value in a field of an exchange format is found at its exact place; the spelling of a name decides its
// number, as elsewhere. Risk: one person has two numbers in one text.
import { expect, it } from 'vitest';
import { findInSegments } from '../../../../../shared/privacy/detectors/segments/find-in-segments.ts';
import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';
import { scanText } from '../../../../../shared/privacy/text/scanned-text.ts';

const found = (text: string) => findInSegments(scanText(foldForMatching(text, [])));

it('finds a date of birth with its value', () => {
  expect(found('DMG*D8*19810312')).toEqual([
    { kind: 'DATE_OF_BIRTH', start: 7, end: 15, strength: 3, value: '19810312' },
  ]);
});

it('finds a name without a value, so that its spelling decides its number', () => {
  expect(found('BEGIN:VCARD\nN:Quabb;Zuzzel')).toStrictEqual([
    { kind: 'PERSON', start: 14, end: 19, strength: 3 },
    { kind: 'PERSON', start: 20, end: 26, strength: 3 },
  ]);
});
