// Guarantee: the expiry date directly after a card number is removed with it, without any word for it, in prose and in
// the cells of a table; a fraction, a count or another date is not. Risk: half of what a shop asks for stays readable,
// or a text loses a number that means something else.
import { describe, expect, it } from 'vitest';
import { withExpiries } from '../../../../../shared/privacy/detectors/numbers/card-expiry.ts';
import type { Finding } from '../../../../../shared/privacy/finding.ts';
import { redactOnce } from '../../../../../shared/privacy/redact-once.ts';
import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';
import { scanText } from '../../../../../shared/privacy/text/scanned-text.ts';
import { found, marked, unmarked } from '../../found.ts';

describe('an expiry date directly after a card number', () => {
  it.each([
    ['with a short year', 'He paid with «CREDIT_CARD 4111 1111 1111 1111 09/27» on Monday.'],
    ['with a long year', 'He paid with «CREDIT_CARD 4111 1111 1111 1111 12/2031».'],
    ['after a solid number', '«CREDIT_CARD 4111111111111111 01/30»'],
    ['after the number of an American Express card', '«CREDIT_CARD 378282246310005  11/28»'],
    ['after a comma', '«CREDIT_CARD 4111 1111 1111 1111», «CREDIT_CARD 09/27», thanks'],
    ['in parentheses', '«CREDIT_CARD 4111 1111 1111 1111» («CREDIT_CARD 09/27»)'],
    [
      'in the cell of a CSV',
      'order,number,until\\n7,«CREDIT_CARD 4111111111111111»,«CREDIT_CARD 09/27»\\n8,none,10/27',
    ],
    ['in a quoted cell of a CSV', '"7","«CREDIT_CARD 4111111111111111»","«CREDIT_CARD 09/2027»"'],
    ['in the cell of a CSV with semicolons', '7;«CREDIT_CARD 4111111111111111»;«CREDIT_CARD 09/27»;8'],
    ['in a tab-separated cell', '7\t«CREDIT_CARD 4111111111111111»\t«CREDIT_CARD 09/27»\t8'],
    [
      'after a Polish word, and the code',
      'Karta «CREDIT_CARD 4111 1111 1111 1111» do «CREDIT_CARD 10/2028», kod «CREDIT_CARD 882»',
    ],
    [
      'after an abbreviation, and the code',
      'cartão «CREDIT_CARD 4111 1111 1111 1111» val. «CREDIT_CARD 06/27» cód. «CREDIT_CARD 321»',
    ],
    [
      'after two words, and the code',
      'Karte «CREDIT_CARD 4111 1111 1111 1111», gültig bis «CREDIT_CARD 09/27», Code «CREDIT_CARD 123»',
    ],
    ['with the code after it', 'card «CREDIT_CARD 4111 1111 1111 1111 09/27», code «CREDIT_CARD 1234»'],
    ['in the cell of a table', '| 7 | «CREDIT_CARD 4111111111111111» | «CREDIT_CARD 09/27» |'],
  ])('is removed %s', (_name, row) => {
    expect(marked(unmarked(row))).toBe(row);
  });

  it('shares its placeholder with the same card without a date', () => {
    const text = 'Pay with 4111 1111 1111 1111 09/27. No, not with 4111-1111-1111-1111.';
    expect(redactOnce(text, ['CREDIT_CARD']).text).toBe('Pay with [CREDIT_CARD_1]. No, not with [CREDIT_CARD_1].');
  });
});

it.each([
  ['a month that does not exist', '13/27'],
  ['a month of zero', '00/27'],
  ['a fraction', '1/2'],
  ['a fraction of two digits', '10/12'],
  ['a count', '3/27'],
  ['a whole date', '09/27/2026'],
  ['a date with dashes after it', '09/27-28'],
  ['a longer number', '09/275'],
  ['a year of the past', '09/2019'],
  ['a unit', '09/27GB'],
])('%s after a card number stays', (_name, after) => {
  expect(found(`4111 1111 1111 1111 ${after}`, ['CREDIT_CARD'])).toEqual(['CREDIT_CARD 4111 1111 1111 1111']);
});

it.each([
  ['farther away', '4111 1111 1111 1111 and then 09/27', 'CREDIT_CARD 4111 1111 1111 1111'],
  ['on the next line', '4111 1111 1111 1111\n09/27', 'CREDIT_CARD 4111 1111 1111 1111'],
  ['of a day', '4111 1111 1111 1111 to 10/2028/3', 'CREDIT_CARD 4111 1111 1111 1111'],
])('a date %s stays', (_name, text, card) => {
  expect(found(text, ['CREDIT_CARD'])).toEqual([card]);
});

it('a date after a number that fails its checksum, or after another kind, stays', () => {
  expect(found('4111 1111 1111 1112 09/27', ['CREDIT_CARD'])).toEqual([]);
  expect(found('Order 4111 1111 1111 1111 09/27', ['CREDIT_CARD'])).toEqual([]);
  expect(found('DE89 3704 0044 0532 0130 00 09/27', ['IBAN', 'CREDIT_CARD'])).toEqual([
    'IBAN DE89 3704 0044 0532 0130 00',
  ]);
});

it('a date at the beginning of a text stays, when no date is after the card', () => {
  expect(found('09/27: 4111 1111 1111 1111 was used', ['CREDIT_CARD'])).toEqual(['CREDIT_CARD 4111 1111 1111 1111']);
});

describe('a finding before a date', () => {
  const card: Finding = { kind: 'CREDIT_CARD', start: 0, end: 16, strength: 3, value: '4111111111111111' };
  const beforeDate = (finding: Finding, border = ' ') =>
    withExpiries(scanText(foldForMatching(`4111111111111111${border}09/27 and more`, [])), [finding]);

  it.each(['4111111111111111', '501900000008'])('is extended when it is a card number: %s', (value) => {
    expect(beforeDate({ ...card, value })).toEqual([{ ...card, value, end: 22 }]);
  });

  it('stays as it is when a comma is between them, and the date is found as digits', () => {
    expect(beforeDate(card, ', ')).toEqual([card, { ...card, start: 18, end: 23, value: '0927' }]);
  });

  it.each<[string, Finding]>([
    ['of another kind', { ...card, kind: 'NATIONAL_ID' }],
    ['with a wrong check digit', { ...card, value: '4111111111111112' }],
    ['too short', { ...card, value: '00000000000' }],
    ['a security code', { ...card, value: '737' }],
    ['without its digits', { kind: 'CREDIT_CARD', start: 0, end: 16, strength: 3 }],
  ])('stays alone when it is %s', (_what, other) => {
    expect([beforeDate(other), beforeDate(other, ', ')]).toEqual([[other], [other]]);
  });

  it('stays alone when no date follows', () => {
    expect(beforeDate(card, ' or ')).toEqual([card]);
  });
});

it.each([
  'Karta rabatowa do 10/2028, kod 882',
  'Promocja do 10/2028, kod 882',
  'The offer is valid until 09/27, code 123.',
])('a code after another date stays: %s', (text) => {
  expect(found(text, ['CREDIT_CARD'])).toEqual([]);
});
