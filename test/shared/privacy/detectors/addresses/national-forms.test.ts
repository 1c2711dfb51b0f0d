// Guarantee: address forms that only some countries have are found completely, with their towns; a road with a
// milestone is an address only if a town follows. Risk: half of a home address stays readable, or traffic news lose
// their roads.
import { expect, it } from 'vitest';
import { findNationalForms } from '../../../../../shared/privacy/detectors/addresses/national-forms.ts';
import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';
import { scanText } from '../../../../../shared/privacy/text/scanned-text.ts';

const addressesIn = (text: string): string[] =>
  findNationalForms(scanText(foldForMatching(text, []))).map(({ start, end }) => text.slice(start, end));

it.each([
  ['Send it to C 4, 11, 68159 Mannheim today', 'C 4, 11, 68159 Mannheim'],
  ['C4, 11 68159 Mannheim', 'C4, 11 68159 Mannheim'],
  ['Vivo en la Calle 72 No. 10-44, gracias', 'Calle 72 No. 10-44'],
  ['Cra. 7 # 71-21', 'Cra. 7 # 71-21'],
  ['The house is Barbaros Mah. Lale Sok. No:4', 'Barbaros Mah. Lale Sok. No:4'],
  ['Turned into\nLale Sok. No:4', 'Lale Sok. No:4'],
  ['Eski Yeni Bir Iki Uc Dort Bes Alti Sok. 4', 'Bir Iki Uc Dort Bes Alti Sok. 4'],
  ['Hof an der B 27 km 14, 72138 Kirchentellinsfurt', 'B 27 km 14, 72138 Kirchentellinsfurt'],
])('finds the address in %j', (text, address) => {
  expect(addressesIn(text)).toEqual([address]);
});

it.each(['Stau auf der B 27 km 14', 'C 4, 11, 69115 Heidelberg', 'in Cad. 12', 'lale Sok. 12'])(
  'finds no address in %j',
  (text) => {
    expect(addressesIn(text)).toEqual([]);
  },
);
