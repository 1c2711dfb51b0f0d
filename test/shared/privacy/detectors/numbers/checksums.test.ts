// Guarantee: our checksums agree with an independent library. Risk: a valid number stays in the text, or a tenth of all
// numbers is removed.
import fc from 'fast-check';
import { stdnum } from 'stdnum';
import { describe, expect, it } from 'vitest';
import { isCardNumber } from '../../../../../shared/privacy/detectors/numbers/cards.ts';
import { passesLuhn } from '../../../../../shared/privacy/detectors/numbers/checksums.ts';
import { isBase58Check, isBech32 } from '../../../../../shared/privacy/detectors/numbers/crypto-wallet.ts';
import { isIban } from '../../../../../shared/privacy/detectors/numbers/ibans.ts';
import {
  isAhvNumber,
  isBelgianNumber,
  isBsn,
  isCodiceFiscale,
  isCpf,
  isDni,
  isNif,
  isNir,
  isPesel,
  isSteuerId,
} from '../../../../../shared/privacy/detectors/numbers/national/checksums.ts';
import * as east from '../../../../../shared/privacy/detectors/numbers/national/checksums-east.ts';
import { isPpsNumber } from '../../../../../shared/privacy/detectors/numbers/national/checksums-north.ts';
import { isSpanishInsuranceNumber } from '../../../../../shared/privacy/detectors/numbers/national/checksums-taxes.ts';
import { digits, endings } from './digits.fixture.ts';

const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const twoDigits = (max: number): fc.Arbitrary<string> =>
  fc.integer({ min: 1, max }).map((number) => String(number).padStart(2, '0'));
const date = fc.tuple(digits(2), twoDigits(12), twoDigits(28)).map((parts) => parts.join(''));

// Keys of two digits run from 01 to 97; the library accepts some above.
const keys = endings(2).filter((key) => key >= '01' && key <= '97');
const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

type Case = readonly [
  name: string,
  ours: (value: string) => boolean,
  oracle: readonly [country: string, number: string],
  bodies: fc.Arbitrary<string>,
  ends: readonly string[],
];

// Of the first ten digits, one occurs twice or three times and the others at most once, which hardly any random ones
// do.
const steuerIdBodies = fc
  .tuple(fc.shuffledSubarray([...'0123456789'], { minLength: 9, maxLength: 9 }), fc.nat(8), fc.nat(9), fc.boolean())
  .map(([ones, twice, place, isThrice]) => {
    const all = isThrice ? [...ones.slice(0, 8), ones[twice % 8], ones[twice % 8]] : [...ones, ones[twice]];
    return [...all.slice(place), ...all.slice(0, place)].join('');
  });
const cases: readonly Case[] = [
  ['ES DNI', isDni, ['ES', 'dni'], digits(8), alphabet],
  ['ES NIE', isDni, ['ES', 'nie'], digits(7).map((body) => `X${body}`), alphabet],
  [
    'DE Steuer-ID',
    isSteuerId,
    ['DE', 'idnr'],
    fc.oneof(steuerIdBodies, digits(10)).filter((body) => !body.startsWith('0')),
    endings(1),
  ],
  ['NL BSN', isBsn, ['NL', 'bsn'], digits(8).filter((body) => !body.startsWith('0')), endings(1)],
  ['PL PESEL', isPesel, ['PL', 'pesel'], fc.tuple(date, digits(4)).map((parts) => parts.join('')), endings(1)],
  ['PT NIF', isNif, ['PT', 'nif'], digits(8).filter((body) => /^[1-35689]/.test(body)), endings(1)],
  ['BR CPF', isCpf, ['BR', 'cpf'], digits(9), endings(2)],
  ['CH AHV', isAhvNumber, ['CH', 'ssn'], digits(9).map((body) => `756${body}`), endings(1)],
  ['BE national number', isBelgianNumber, ['BE', 'nn'], fc.tuple(date, digits(3)).map((parts) => parts.join('')), keys],
  [
    'FR NIR',
    isNir,
    ['FR', 'nir'],
    fc.tuple(digits(2), twoDigits(12), twoDigits(95), digits(6)).map((parts) => `2${parts.join('')}`),
    endings(2),
  ],
  [
    'IT codice fiscale',
    isCodiceFiscale,
    ['IT', 'codicefiscale'],
    fc
      .tuple(fc.array(letter, { minLength: 6, maxLength: 6 }), digits(2), twoDigits(28), digits(3))
      .map(([name, year, day, town]) => `${name.join('')}${year}A${day}H${town}`),
    alphabet,
  ],
  ['GR tax number', east.isAfm, ['GR', 'vat'], digits(8), endings(1)],
  ['CY tax number', east.isCypriotNumber, ['CY', 'vat'], digits(8), alphabet],
  [
    'ES insurance number',
    isSpanishInsuranceNumber,
    ['ES', 'nss'],
    fc
      .tuple(
        twoDigits(52),
        digits(8).filter((body) => !body.startsWith('0')),
      )
      .map((parts) => parts.join('')),
    endings(2),
  ],
  ['IE PPS number', isPpsNumber, ['IE', 'pps'], digits(7), alphabet],
  ['IE PPS number of two letters', isPpsNumber, ['IE', 'pps'], digits(7), alphabet.map((check) => `${check}A`)],
];

describe('national numbers', () => {
  it.each(cases)('agree with the library on %s', (_, ours, oracle, bodies, ends) => {
    const validator = stdnum[oracle[0]]?.[oracle[1]];
    if (validator === undefined) {
      throw new Error('The library does not know this number.');
    }
    let agreed = 0;
    fc.assert(
      fc.property(bodies, (body) => {
        const passed = ends.filter((end) => ours(body + end));
        const theirs = ends.filter((end) => validator.validate(body + end).isValid);
        // The library also knows which dates and towns exist; we accept whatever it accepts, and never more than the
        // centuries allow.
        expect(passed).toEqual(expect.arrayContaining(theirs));
        expect(passed.length).toBeLessThanOrEqual(2);
        agreed += theirs.length;
      }),
      { numRuns: 300 },
    );
    expect(agreed).toBeGreaterThan(20);
  });
});

describe('other checksums', () => {
  it('accept the examples of their standards, and none of these with another character or length', () => {
    expect(passesLuhn('79927398713')).toBe(true);
    expect(passesLuhn('79927398710')).toBe(false);
    expect(isIban('GB82WEST12345698765432')).toBe(true);
    expect(isIban('GB82WEST12345698765433')).toBe(false);
    expect(isIban('GB82WEST1234569876543')).toBe(false);
    expect(isBase58Check('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa')).toBe(true);
    expect(isBase58Check('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb')).toBe(false);
    expect(isBech32('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')).toBe(true);
    expect(isBech32('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5')).toBe(false);
    expect(isBech32('bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0')).toBe(true);
    expect(isCardNumber('4111111111111111')).toBe(true);
    expect(isCardNumber('4111111111111112')).toBe(false);
    expect(isCardNumber('1111111111111117')).toBe(false);
  });
  it('accept exactly one of ten Luhn endings and one of 97 IBAN keys', () => {
    const ibanKeys = endings(2).filter((key) => key >= '02' && key <= '98');
    fc.assert(
      fc.property(digits(15), digits(18), (card, account) => {
        expect(endings(1).filter((end) => passesLuhn(card + end))).toHaveLength(1);
        expect(ibanKeys.filter((key) => isIban(`DE${key}${account}`))).toHaveLength(1);
      }),
      { numRuns: 50 },
    );
  });
});
