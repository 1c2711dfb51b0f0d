import fc from 'fast-check';
import { upTo } from '../properties/up-to.ts';

/** One value of each kind, or a few, and placeholders that a caller typed. */
export const DRAWN_VALUES: readonly string[] = [
  'jane.doe@example.com',
  'jane [at] example [dot] com',
  '"a b"@example.com',
  '4111 1111 1111 1111',
  '378282246310005',
  'CVV 123',
  'GB82 WEST 1234 5698 7654 32',
  'gb82west12345698765432',
  '125-17-4954',
  '912-70-1234',
  'RSSMRA85T10A562S',
  '12345678Z',
  'AB 12 34 56 C',
  '756.9217.0769.85',
  '+49 30 901820',
  '905-674-3793',
  'phone 467 3395',
  '48.90.248.226',
  '2a02:810d:1234:1a00::10',
  '00:1A:2B:3C:4D:5E',
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  'passport X12345678',
  'born on 2/8/1935',
  'account number 12345678',
  'license plate 7ABC123',
  'vin 1HGCM82633A004352',
  'password: hunter2!x',
  'My name is Zorblax',
  'Dr. Kyle Kuefer',
  'Anna',
  'olga krylova',
  'Vincent van Gogh',
  '14 Crown Street',
  'Via Tasso 129',
  'P.O. Box 149',
  'Apt. 066',
  'the corner of Pine Street and Elm Avenue',
  'username: jdoe_92',
  '[EMAIL_1]',
  '[PERSON_12]',
  '(PHONE_1)',
];
const glue = fc.constantFrom(
  ' ',
  '\n',
  '',
  ', ',
  ' and ',
  '. ',
  '|',
  '"',
  '(',
  ')',
  ':',
  '-',
  '/',
  '@',
  '1',
  'x',
  '\u200b',
  '\u0301',
  '\ud83d',
  '😀',
  '\u202e',
  '\r\n',
  '\t',
  '\\n',
  '[',
  ']',
  '%40',
);
const odd = fc.string({ unit: 'binary', maxLength: 12 });
const wide = fc
  .constantFrom(...DRAWN_VALUES)
  .map((value) =>
    [...value].map((c) => (c > ' ' && c < '\x7f' ? String.fromCodePoint(c.charCodeAt(0) + 0xfee0) : c)).join(''),
  );
// Long enough that only a part of the text is read again.
const filler = fc
  .tuple(fc.integer({ min: 1, max: 160 }), fc.constantFrom(' ', '\n', '\n\n', '.\n\nThe '))
  .map(([words, end]) => `${'and so on '.repeat(words)}${end}`);
const piece = fc.oneof(
  { weight: 10, arbitrary: fc.constantFrom(...DRAWN_VALUES) },
  { weight: 2, arbitrary: wide },
  { weight: 10, arbitrary: glue },
  { weight: 2, arbitrary: odd },
  { weight: 1, arbitrary: filler },
);
/** Values of all kinds, whole and damaged, between the characters and words that make finding them hard. */
export const drawnText: fc.Arbitrary<string> = upTo(16, (lengths) => fc.array(piece, lengths)).map((pieces) =>
  pieces.join(''),
);
