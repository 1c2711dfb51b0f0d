// Guarantee: a number passes with the check digits in its row and no others, at each limit of its dates and prefixes;
// checksums.test.ts and checksums-dates.test.ts compare the same checks with an independent library. Risk: a weight or
// a limit is changed while hardly any random number shows it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { passesLuhn } from '../../../../../shared/privacy/detectors/numbers/checksums.ts';
import { isBase58Check, isBech32 } from '../../../../../shared/privacy/detectors/numbers/crypto-wallet.ts';
import { hasIbanLength, isIban } from '../../../../../shared/privacy/detectors/numbers/ibans.ts';
import { isMonthAndDay } from '../../../../../shared/privacy/detectors/numbers/month-and-day.ts';
import * as checks from '../../../../../shared/privacy/detectors/numbers/national/checksums.ts';
import * as east from '../../../../../shared/privacy/detectors/numbers/national/checksums-east.ts';
import * as north from '../../../../../shared/privacy/detectors/numbers/national/checksums-north.ts';
import * as taxes from '../../../../../shared/privacy/detectors/numbers/national/checksums-taxes.ts';

// The checks whose numbers end with a letter, two digits or three digits; all others end with one digit.
const LETTER_CHECKS = new Set(['isCodiceFiscale', 'isDni', 'isCypriotNumber', 'isHetu', 'isPpsNumber']);
const TWO_DIGIT_CHECKS = new Set([
  'isIban',
  'isNir',
  'isBelgianNumber',
  'isCpf',
  'isSpanishInsuranceNumber',
  'isFodselsnummer',
  'isTckn',
]);
const THREE_DIGIT_CHECKS = new Set(['isSpi']);

const ONE_DIGIT = [...'0123456789'];
const TWO_DIGITS = ONE_DIGIT.flatMap((ten) => ONE_DIGIT.map((one) => ten + one));
const THREE_DIGITS = TWO_DIGITS.flatMap((two) => ONE_DIGIT.map((one) => two + one));
const ANY = [...ONE_DIGIT, ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const FILES: readonly Readonly<Record<string, (value: string) => boolean>>[] = [
  checks,
  east,
  north,
  taxes,
  { hasIbanLength, isIban },
];

function possibleEndings(check: string): readonly string[] {
  if (LETTER_CHECKS.has(check)) {
    return ANY;
  }
  if (THREE_DIGIT_CHECKS.has(check)) {
    return THREE_DIGITS;
  }
  return TWO_DIGIT_CHECKS.has(check) ? TWO_DIGITS : ONE_DIGIT;
}

function acceptedEndings(check: string, number: string): string {
  const passes = FILES.map((file) => file[check]).find((one) => one !== undefined);
  const passing = possibleEndings(check).filter((end) => passes?.(number.replace('?', end)));
  const hasSeveralDigits = TWO_DIGIT_CHECKS.has(check) || THREE_DIGIT_CHECKS.has(check);
  return passing.join(hasSeveralDigits ? ' ' : '') || '-';
}

const rows = readFileSync(join(import.meta.dirname, 'check-digits.txt'), 'utf8').split('\n');

describe.each(FILES.flatMap((file) => Object.keys(file)))('%s', (check) => {
  const rowsOfCheck = rows.filter((row) => row.startsWith(`${check} `));

  it('has a row in check-digits.txt', () => {
    expect(rowsOfCheck).not.toEqual([]);
  });

  it.each(rowsOfCheck)('accepts only the listed endings: %s', (row) => {
    const number = row.split(' ')[1] ?? '';
    expect(`${check} ${number} ${acceptedEndings(check, number)}`).toBe(row);
  });
});

it.each([
  ['4992739871', '6'],
  ['0400000000', '2'],
  ['0500000000', '9'],
])('accepts after %s only the Luhn digit %s', (number, end) => {
  expect(ONE_DIGIT.filter((digit) => passesLuhn(number + digit))).toEqual([end]);
});

it('accepts the last day of each month, and no other month', () => {
  const months = Array.from({ length: 16 }, (_, month) => month - 1);
  const days = Array.from({ length: 34 }, (_, day) => day - 1);
  expect(months.map((month) => days.filter((day) => isMonthAndDay(month, day)).length)).toEqual([
    0, 0, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31, 0, 0,
  ]);
  expect([isMonthAndDay(1, 0), isMonthAndDay(1, 1)]).toEqual([false, true]);
});

// BIP 350: the first is Bech32, the second Bech32m, and neither passes with another last character.
it.each([
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
])('accepts %s as it is, or in capitals', (address) => {
  const all = [...'023456789acdefghjklmnpqrstuvwxyz'].map((last) => address.slice(0, -1) + last);
  expect(all.filter(isBech32)).toEqual([address]);
  expect(isBech32(address.toUpperCase())).toBe(true);
});

// The address of the first block of Bitcoin.
it('refuses the addresses that differ in the last character, and payloads with one byte more', () => {
  const address = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
  const all = [...'123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'].map(
    (last) => address.slice(0, -1) + last,
  );
  expect(all.filter(isBase58Check)).toEqual([address]);
  expect(isBase58Check('VRYuszoTULhFRhiXQjjbR1pnUgm8kNVDbnv')).toBe(false);
});
