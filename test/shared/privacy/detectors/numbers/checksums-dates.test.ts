// Guarantee: national numbers that contain a date are accepted as an independent library accepts them, without
// impossible dates, and also where a state shifts the day or the month. Risk: a number stays in the text because
// somebody was born abroad, or one of ten numbers of any kind is removed.
import fc from 'fast-check';
import { stdnum } from 'stdnum';
import { describe, expect, it } from 'vitest';
import * as east from '../../../../../shared/privacy/detectors/numbers/national/checksums-east.ts';
import * as north from '../../../../../shared/privacy/detectors/numbers/national/checksums-north.ts';
import * as taxes from '../../../../../shared/privacy/detectors/numbers/national/checksums-taxes.ts';
import { digits, endings } from './digits.fixture.ts';

const twoDigits = (number: number): string => String(number).padStart(2, '0');
const letterFor = (serial: string): string => String.fromCharCode(65 + (Number(serial.slice(0, 2)) % 26));

interface Parts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly serial: string;
}

interface Case {
  readonly ours: (value: string) => boolean;
  /** Null if the library does not know the number. */
  readonly oracle: readonly [country: string, number: string] | null;
  readonly build: (parts: Parts, end: string) => string;
  readonly ends?: readonly string[];
  /** The offsets by which a day or a month may be shifted. */
  readonly moved?: readonly (readonly ['day' | 'month', number])[];
  readonly endsMax?: number;
  /** The library also accepts numbers that the state never issued. */
  readonly isStricter?: boolean;
  /** What makes a date impossible besides month 0 and 30 February; by default, month 16 and the days 32 and 0. */
  readonly wrong?: readonly Partial<Parts>[];
}

const WRONG: readonly Partial<Parts>[] = [{ month: '00' }, { month: '02', day: '30' }];
const WRONG_MORE: readonly Partial<Parts>[] = [{ month: '16' }, { day: '32' }, { day: '00' }];

const dayMonthYear = ({ day, month, year }: Parts) => day + month + year;
const yearMonthDay = ({ day, month, year }: Parts) => year + month + day;

const CASES: Readonly<Record<string, Case>> = {
  'AT insurance number': {
    ours: taxes.isAustrianNumber,
    oracle: ['AT', 'vnr'],
    build: (parts, end) => `1${parts.serial.slice(0, 2)}${end}${dayMonthYear(parts)}`,
  },
  'DE insurance number': {
    ours: taxes.isGermanInsuranceNumber,
    oracle: ['DE', 'svnr'],
    build: (parts, end) => `15${dayMonthYear(parts)}${letterFor(parts.serial)}${parts.serial.slice(2, 4)}${end}`,
    moved: [['day', 50]],
    // A day of 00 stands for an unknown one.
    wrong: [{ month: '16' }, { day: '32' }],
  },
  'CZ birth number': {
    ours: east.isBirthNumber,
    oracle: ['CZ', 'rc'],
    build: (parts, end) => `${yearMonthDay(parts)}${parts.serial.slice(0, 3)}${end}`,
    moved: [
      ['month', 50],
      ['month', 20],
      ['month', 70],
    ],
  },
  'BG EGN': {
    ours: east.isEgn,
    oracle: ['BG', 'egn'],
    build: (parts, end) => `${yearMonthDay(parts)}${parts.serial.slice(0, 3)}${end}`,
    moved: [
      ['month', 20],
      ['month', 40],
    ],
  },
  'RO CNP': {
    ours: east.isCnp,
    oracle: ['RO', 'cnp'],
    build: (parts, end) => `1${yearMonthDay(parts)}12${parts.serial.slice(0, 3)}${end}`,
  },
  'SI EMSO': {
    ours: east.isEmso,
    oracle: ['SI', 'emso'],
    build: ({ day, month, year, serial }, end) => `${day}${month}9${year}50${serial.slice(0, 3)}${end}`,
    isStricter: true,
  },
  'HU personal number': {
    ours: east.isHungarianPersonalNumber,
    oracle: null,
    build: (parts, end) => `1${yearMonthDay(parts)}${parts.serial.slice(0, 3)}${end}`,
    // The weights may run in either direction, so that two endings pass.
    endsMax: 2,
  },
  'GR AMKA': {
    ours: east.isAmka,
    oracle: ['GR', 'amka'],
    build: (parts, end) => `${dayMonthYear(parts)}${parts.serial}${end}`,
  },
  'LU number': {
    ours: (value) => taxes.isLuxembourgNumber(`${value}0`),
    oracle: null,
    build: (parts, end) => `19${yearMonthDay(parts)}${parts.serial.slice(0, 3)}${end}`,
  },
  'SE personal number': {
    ours: (value) => north.isPersonnummer(value.replace('-', '')),
    oracle: ['SE', 'personnummer'],
    build: (parts, end) => `${yearMonthDay(parts)}-${parts.serial.slice(0, 3)}${end}`,
    moved: [['day', 60]],
  },
  'FI HETU': {
    ours: (value) => north.isHetu(value.replace('-', '')),
    oracle: ['FI', 'hetu'],
    build: (parts, end) => `${dayMonthYear(parts)}-${parts.serial.slice(0, 3)}${end}`,
    ends: [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  },
  'NO birth number': {
    ours: north.isFodselsnummer,
    oracle: ['NO', 'fodselsnummer'],
    build: (parts, end) => `${dayMonthYear(parts)}${parts.serial.slice(0, 3)}${end}`,
    ends: endings(2),
    moved: [
      ['day', 40],
      ['month', 40],
    ],
  },
  'EE personal code': {
    ours: north.isBalticCode,
    oracle: ['EE', 'ik'],
    build: (parts, end) => `3${yearMonthDay(parts)}${parts.serial.slice(0, 3)}${end}`,
  },
  'LV personal code': {
    ours: north.isLatvianCode,
    oracle: ['LV', 'pvn'],
    build: (parts, end) => `${dayMonthYear(parts)}1${parts.serial.slice(0, 3)}${end}`,
    // Numbers that begin with 32 are issued without a date.
    wrong: [{ month: '16' }, { day: '00' }],
  },
};

const anyParts: fc.Arbitrary<Parts> = fc.record({
  year: fc.integer({ min: 54, max: 99 }).map(twoDigits),
  month: fc.integer({ min: 1, max: 12 }).map(twoDigits),
  day: fc.integer({ min: 1, max: 28 }).map(twoDigits),
  serial: digits(4),
});
const passing = ({ ours, build, ends = endings(1) }: Case, parts: Parts) =>
  ends.filter((end) => ours(build(parts, end)));

describe.each(Object.entries(CASES))('%s', (_name, tested) => {
  it('accepts what the library accepts, and no more endings than the check digits allow', () => {
    const [country, number] = tested.oracle ?? ['', ''];
    const validator = stdnum[country]?.[number];
    let accepted = 0;
    fc.assert(
      fc.property(anyParts, (parts) => {
        const ours = passing(tested, parts);
        const ends = tested.ends ?? endings(1);
        const theirs =
          validator === undefined ? [] : ends.filter((end) => validator.validate(tested.build(parts, end)).isValid);
        if (tested.oracle !== null) {
          const [more, fewer] = tested.isStricter ? [theirs, ours] : [ours, theirs];
          expect(more).toEqual(expect.arrayContaining(fewer));
        }
        expect(ours.length).toBeLessThanOrEqual(tested.endsMax ?? 1);
        accepted += tested.oracle === null ? ours.length : theirs.length;
      }),
      { numRuns: 100 },
    );
    expect(accepted).toBeGreaterThan(50);
  });

  it('accepts no impossible date', () => {
    fc.assert(
      fc.property(anyParts, (parts) => {
        for (const wrong of [...WRONG, ...(tested.wrong ?? WRONG_MORE)]) {
          expect(passing(tested, { ...parts, ...wrong }), JSON.stringify(wrong)).toEqual([]);
        }
      }),
      { numRuns: 50 },
    );
  });

  it.each(tested.moved ?? [])('accepts a %s that is %i higher', (part, more) => {
    const count = fc
      .sample(anyParts, { numRuns: 50, seed: 1 })
      .map((parts) => passing(tested, { ...parts, [part]: twoDigits(Number(parts[part]) + more) }).length)
      .reduce((sum, length) => sum + length, 0);
    expect(count).toBeGreaterThan(25);
    expect(count).toBeLessThanOrEqual(50);
  });
});

it.each(['13', '14', '15'])('accepts an Austrian number with the month %s, for days whose numbers ran out', (month) => {
  const tested = CASES['AT insurance number'] as Case;
  const all = fc.sample(anyParts, { numRuns: 50, seed: 1 }).map((parts) => passing(tested, { ...parts, month }).length);
  expect(all.reduce((sum, length) => sum + length, 0)).toBeGreaterThan(25);
});
