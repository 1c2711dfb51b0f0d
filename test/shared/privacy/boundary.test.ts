// Guarantee: a value that chunking split is found on both sides, a value is found by the words on the other side, and a
// table continues under its heading; a text that ends with a complete sentence is not joined with the next one. Risk:
// half of a card number is shown, or the next line of a list counts as the end of a name.
import { describe, expect, it } from 'vitest';
import { findAcrossBoundaries } from '../../../shared/privacy/boundary.ts';
import type { KnownValues } from '../../../shared/privacy/detectors/known-spellings.ts';
import { PERSONAL_DATA_KINDS, type PersonalDataKind } from '../../../shared/privacy/kinds.ts';

// Returns each text with « » around each finding and its kind.
function marked(texts: readonly string[], kinds: readonly PersonalDataKind[] = PERSONAL_DATA_KINDS): string[] {
  return findAcrossBoundaries(texts, kinds).map((spans, i) => {
    const text = texts[i] ?? '';
    expect(spans.filter(({ start, end }) => start < 0 || end > text.length)).toEqual([]);
    let done = 0;
    const pieces = spans
      .toSorted((one, other) => one.start - other.start || other.end - one.end)
      .map(({ kind, start, end }) => {
        // A value that is found on its own and as half of a longer one is marked once.
        const piece = start < done ? '' : `${text.slice(done, start)}«${kind} ${text.slice(start, end)}»`;
        done = Math.max(done, end);
        return piece;
      });
    return pieces.join('') + text.slice(done);
  });
}

// Returns a text without these marks.
const plain = (text: string): string => text.replace(/«[A-Z_]+ ([^»]*)»/g, '$1');

describe('across two texts', () => {
  it.each([
    ['card «CREDIT_CARD 4111 1111»', '«CREDIT_CARD 1111 1111» now'],
    ['card «CREDIT_CARD 4111 1111»  ', '  «CREDIT_CARD 1111 1111» now'],
    ['card «CREDIT_CARD 41111»', '«CREDIT_CARD 11111111111» now'],
    ['card 4111 1111.', '1111 1111 now'],
    ['order 4111 1111', '1111 1111'],
    ['page 12', '34 of 56'],
    ['IBAN «IBAN GB82 WEST 1234»', '«IBAN 5698 7654 32»'],
    ['ssn «US_SSN 125-17»', '«US_SSN -4954»'],
    ['mail «EMAIL jane.doe@exam»', '«EMAIL ple.com» now'],
    ['mail «EMAIL jane.doe»', '«EMAIL @example.com» now'],
    ['Call «PHONE 905-674-37»', '«PHONE 93» now'],
    ['Call «PHONE 905-674»', '«PHONE -3793» now'],
    ['signed by «PERSON J.»', '«PERSON Hollins» on Monday'],
    ['Das Gutachten ist von Frau Dr.', '«PERSON Hollins» und gilt'],
    ['card 4111 1111 No.', '1111 1111 now'],
    ['Send to «STREET_ADDRESS 12 rue»', '«STREET_ADDRESS Lafayette, 75009 Paris»'],
    ['card 4111', '1111 1111', '1111 now'],
    ['ssn «US_SSN 536 22»', '«US_SSN 8417», mail «EMAIL joe@example.com»'],
    ['mail «EMAIL joe@example.com» or «EMAIL jane.doe@exam»', '«EMAIL ple.com» or «EMAIL ann@example.com»'],
    ['mail «EMAIL jane@example.com»', 'and more'],
    ['mail «EMAIL jane@example.com»', '3 more'],
    ['write to', '«EMAIL jane@example.com» now'],
    ['password: «SECRET abc12345»', 'and more'],
    ['password: «SECRET abc1def»', '12 more'],
    ['token «SECRET eyJhbGciOiJIUzI1NiJ9.»', '«SECRET QT4fwpMeJf36POk6yJVadQss.w5c» now'],
    ['see clause A1.', 'Two parties'],
  ])('joins the parts of a split value, and nothing else: %j, %j', (...texts) => {
    expect(marked(texts.map(plain))).toEqual(texts);
  });

  it.each([
    ['Employee:', '«PERSON Zorblax Quint»'],
    ['Employee:', ' \n«PERSON Zorblax Quint»'],
    ['born on', '«DATE_OF_BIRTH 2/8/1935» in Rome'],
    ['date of birth:', '«DATE_OF_BIRTH 2/8/1935»'],
    ['passport', '«PASSPORT X12345678» is lost'],
    ['password:', '«SECRET hunter2!x» is what I use'],
    [`${'word '.repeat(40)}passport`, `«PASSPORT X12345678» ${'word '.repeat(60)}`],
    [`passport ${'word '.repeat(20)}`, 'X12345678'],
    ['passport no.', '«PASSPORT C01X00T47» is lost'],
    ['Her PESEL is', '«NATIONAL_ID 44051401359» on the form'],
    ['my social security number is', '«US_SSN 078051120» as well'],
    ['the username is', '«USERNAME zquint_92» on the portal'],
    ['VIN', '«VIN WVWZZZ1JZ3W386752» of the car'],
    ['server IP', '«IP_ADDRESS 1.2.3.4» is down'],
    ['authorization: bearer', `«SECRET ${'x7Q'.repeat(140)}» was sent`],
    ['', 'mail «EMAIL jane@example.com»'],
    ['text before', ''],
    ['', ''],
  ])('finds a value only by a word directly before it: %j, %j', (...texts) => {
    expect(marked(texts.map(plain))).toEqual(texts);
  });

  it.each([
    ['«PASSPORT C01X00T47»', 'is his passport number'],
    ['  «PASSPORT C01X00T47»', 'is his passport number'],
    ['the «DATE_OF_BIRTH 12/03/1981»', 'is her date of birth'],
    ['C01X00T47.', 'Passport numbers are kept'],
    [`C01X00T47 ${'word '.repeat(40)}`, 'is his passport number'],
    [`${'word '.repeat(100)}«PASSPORT C01X00T47»`, 'is his passport number'],
    ['her «NATIONAL_ID 44051401359»', 'is the PESEL'],
    [`order 905-674-3793${' word'.repeat(62)}`, 'is the order'],
  ])('finds a value only by a word directly after it: %j, %j', (...texts) => {
    expect(marked(texts.map(plain))).toEqual(texts);
  });

  it.each([
    ['| Name | Age |\n|---|---|\n| Ann Quint | 5 |', '| «PERSON Bob Zorblax» | 6 |'],
    ['surname;mobile\nQuint;5', '«PERSON Zorblax»;«PHONE 0711 23456»\n«PERSON Vlimble»;88231'],
    ['surname\tmobile\nQuint\t5', ' «PERSON Zorblax»\t«PHONE 0711 23456»\n\nBy «PERSON Zorblax»'],
    [
      'We list:\nSurname   City   Passport\nQuint     Rome   C01X00T47',
      '«PERSON Zorblax»   Oslo   «PASSPORT C01X00T49»',
    ],
    [
      'Surname   City   Passport\nQuint     Rome   C01X00T47\nQuont     Rome   C01X00T48\n',
      '\n«PERSON Zorblax»   Oslo   «PASSPORT C01X00T49»\nVlimble',
    ],
    ['| Driver | Pay |\n|---|---|', '| «PERSON Zorblax» | 6 |'],
    ['| Driver | Pay |', '| «PERSON Zorblax» | 6 |'],
    ['| Driver | Pay |\n|---|---|\n\nText', '| Zorblax | 6 |'],
    ['name;city;age', 'Zorblax;Rome;6'],
    ['surname;city;age', '«PERSON Zorblax»;Rome;6'],
    ['Please ask Mrs «PERSON Zuzzel»', '«PERSON Vlimble» once. INSERT INTO t (a, b) VALUES (1, 2);'],
  ])('continues only a table that is split: %j, %j', (...texts) => {
    expect(marked(texts.map(plain))).toEqual(texts);
  });
});

it('finds only the requested kinds, and nothing in a single text', () => {
  const texts = ['born on', '2/8/1935, card 4111 1111', '1111 1111'];
  expect(marked(texts, ['CREDIT_CARD'])).toEqual([
    'born on',
    '2/8/1935, card «CREDIT_CARD 4111 1111»',
    '«CREDIT_CARD 1111 1111»',
  ]);
  expect(marked(texts, ['DATE_OF_BIRTH'])).toEqual([
    'born on',
    '«DATE_OF_BIRTH 2/8/1935», card 4111 1111',
    '1111 1111',
  ]);
  expect(marked(texts, [])).toEqual(texts);
  expect(marked(['card 4111 1111 1111 1111'])).toEqual(['card 4111 1111 1111 1111']);
  expect(findAcrossBoundaries([], PERSONAL_DATA_KINDS)).toEqual([]);
});

it('adds each whole value to the known values, and leaves a known value unchanged', () => {
  const known: KnownValues = new Map([['Zorblax Quint', { kind: 'PERSON', value: 'known before' }]]);
  findAcrossBoundaries(['Employee:', 'Zorblax Quint\nmail jane.doe@exam', 'ple.com'], ['PERSON', 'EMAIL'], {
    known,
  });
  findAcrossBoundaries(['| Name | Car |\n|---|---|\n| Anna Berg | x |', '| Erika Vlim | y |'], ['PERSON'], { known });
  expect([...known]).toEqual([
    ['Zorblax Quint', { kind: 'PERSON', value: 'known before' }],
    ['jane.doe@example.com', { kind: 'EMAIL', value: 'jane.doe@example.com' }],
    ['Erika Vlim', { kind: 'PERSON', value: 'erika vlim' }],
  ]);
});
