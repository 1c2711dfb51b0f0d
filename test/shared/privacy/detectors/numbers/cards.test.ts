// Guarantee: a number is a card number if a network issues its prefix in its length; beside a word for cards, a prefix
// that begins with 2 to 6 may have any length. Risk: an order number is removed, or a card number stays.
import { describe, expect, it } from 'vitest';
import { isCardNumber, isNamedCardNumber } from '../../../../../shared/privacy/detectors/numbers/cards.ts';
import { passesLuhn } from '../../../../../shared/privacy/detectors/numbers/checksums.ts';

// By network, as ISO/IEC 7812 and the networks publish them: first and last prefix, and the lengths.
const ISSUED: readonly (readonly [network: string, from: number, to: number, lengths: string])[] = [
  ['UATP and JCB, old', 1800, 1800, '15'],
  ['Diners enRoute', 2014, 2014, '15'],
  ['JCB, old', 2131, 2131, '15'],
  ['Diners enRoute', 2149, 2149, '15'],
  ['Mir', 2200, 2204, '16 17 18 19'],
  ['Mastercard', 2221, 2720, '16'],
  ['Diners', 3000, 3059, '14 16'],
  ['Diners', 3095, 3095, '14 16'],
  ['American Express', 3400, 3499, '15'],
  ['JCB', 3528, 3589, '16 17 18 19'],
  ['Diners', 3600, 3699, '14 16'],
  ['American Express', 3700, 3799, '15'],
  ['Diners', 3800, 3999, '14 16'],
  ['Visa', 4000, 4999, '13 16 19'],
  ['Maestro', 5000, 5099, '12 13 14 15 16 17 18 19'],
  ['Mastercard', 5100, 5599, '16'],
  ['Maestro', 5600, 5999, '12 13 14 15 16 17 18 19'],
  ['Maestro, Discover, UnionPay', 6000, 6999, '12 13 14 15 16 17 18 19'],
  ['UnionPay', 8100, 8299, '16 17 18 19'],
  ['Troy', 9792, 9792, '16'],
];

// Returns a number with this prefix and this length, and a correct check digit.
function numberOf(prefix: number, length: number): string {
  const body = `${String(prefix).padStart(4, '0')}50`.padEnd(length - 1, '0');
  return [...'0123456789'].map((digit) => body + digit).find(passesLuhn) ?? body;
}

function lengthsOf(prefix: number, isCard: (digits: string) => boolean): string {
  const lengths = Array.from({ length: 12 }, (_, more) => 10 + more);
  return lengths.filter((length) => isCard(numberOf(prefix, length))).join(' ');
}

describe.each(ISSUED)('%s: %i to %i', (_network, from, to, lengths) => {
  it('passes in the issued lengths, and its neighbors only if they are issued too', () => {
    const issuedOf = (at: number) => ISSUED.find(([, first, last]) => at >= first && at <= last)?.[3] ?? '';
    expect([from, to].map((at) => lengthsOf(at, isCardNumber))).toEqual([lengths, lengths]);
    expect([from - 1, to + 1].map((at) => lengthsOf(at, isCardNumber))).toEqual([issuedOf(from - 1), issuedOf(to + 1)]);
  });
});

describe('beside a word for cards', () => {
  const ANY = '12 13 14 15 16 17 18 19';
  it.each([
    ['a prefix that begins with 2 to 6 has any length', 2999, ANY],
    ['a prefix that begins with 2 to 6 has any length', 6001, ANY],
    ['another prefix is issued', 1800, '15'],
    ['another prefix is issued', 9792, '16'],
    ['another prefix is not issued', 1801, ''],
    ['another prefix is not issued', 7000, ''],
  ])('%s: %i', (_what, prefix, lengths) => {
    expect(lengthsOf(prefix, isNamedCardNumber)).toBe(lengths);
  });
});

// Luhn's check passes for each of the first three.
it.each(['6666666666666', '8888888888888888', '0000000000000000', '4111111111111112'])(
  'never accepts %s as a card number',
  (digits) => {
    expect([isCardNumber(digits), isNamedCardNumber(digits)]).toEqual([false, false]);
  },
);
