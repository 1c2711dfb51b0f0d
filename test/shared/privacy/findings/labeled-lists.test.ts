// Guarantee: every value of a long list is found in one reading when one of them is and all have the same form. Risk: a
// word for telephones counts only for the values near it, so the rest of a list after one label stays in clear; values
// that dashes join are found one by one.
import { describe, expect, it } from 'vitest';
import { findPersonalData } from '../../../../shared/privacy/find-personal-data.ts';
import { PERSONAL_DATA_KINDS, type PersonalDataKind } from '../../../../shared/privacy/kinds.ts';
import type { Readings } from '../../../../shared/privacy/readings.ts';

const COUNT = 100;
const listOf = (row: (i: number) => string): string[] => Array.from({ length: COUNT }, (_, i) => row(i));
// The check letters of a Spanish DNI, by the remainder of its number divided by 23.
const ID_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

// Returns the findings, and how many times the rules read the text.
function read(text: string): { readonly found: string[]; readonly rounds: number } {
  const readings: Readings = new Map();
  const spans = findPersonalData(text, PERSONAL_DATA_KINDS, { readings });
  return {
    found: spans.map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`),
    rounds: readings.get(text)?.byRules.size ?? 0,
  };
}

// The second round only shows that nothing is left.
const allOf = (kind: PersonalDataKind, values: readonly string[]) => ({
  found: values.map((value) => `${kind} ${value}`),
  rounds: 2,
});

const short = listOf((i) => `${2_001 + 7 * i} ${4_002 + 13 * i}`);
const areas = listOf((i) => `0${211 + i} ${20 + (i % 70)}`);
const plates = listOf((i) => `${['B', 'HH', 'MTK'][i % 3]}-${['A', 'XY'][i % 2]} ${207 + 31 * i}`);
const accounts = listOf((i) => String(40_218_815 + 7_331 * i));

describe('a list behind one label', () => {
  it.each<[string, PersonalDataKind, string, readonly string[]]>([
    ['Phones: ', 'PHONE', ', ', short],
    ['Phones: ', 'PHONE', '; ', short],
    ['Tel.: ', 'PHONE', ', ', areas],
    ['Kennzeichen: ', 'LICENSE_PLATE', ', ', plates],
    ['Account numbers: ', 'BANK_ACCOUNT', ', ', accounts],
  ])('is found to its end: %s%s with "%s" between', (label, kind, separator, values) => {
    expect(read(label + values.join(separator))).toEqual(allOf(kind, values));
  });

  it('ends before a value of another form', () => {
    expect(read('Phones: 2001 4002, 2002 4003, 12 pieces, 2003 4').found).toEqual([
      'PHONE 2001 4002',
      'PHONE 2002 4003',
    ]);
  });
});

describe('values joined by dashes', () => {
  const ids = listOf((i) => `${10_000_001 + 7_919 * i}-${ID_LETTERS[(10_000_001 + 7_919 * i) % 23]}`);
  const phones = listOf((i) => `+55 (${11 + (i % 80)}) 9 ${8_100 + 17 * i}-${1_204 + 31 * i}`);

  it.each<[PersonalDataKind, readonly string[]]>([
    ['NATIONAL_ID', ids],
    ['PHONE', phones],
  ])('are all found: %s', (kind, values) => {
    expect(read(values.join('-'))).toEqual(allOf(kind, values));
  });
});
