// Guarantee: a value that a reader can still read is found in other widths, scripts, spacing or lines, and inside URLs,
// JSON, code, links and tables. Risk: one odd character takes a value past the policy.
import { describe, expect, it } from 'vitest';
import { EVASIONS } from '../../harness/privacy/evasions.ts';
import { found } from './found.ts';

type Sentence = readonly [before: string, value: string, after: string];

const SENTENCES: readonly Sentence[] = [
  ['My card is ', '4111 1111 1111 1111', ' and it is lost.'],
  ['Please charge the card ', '378282246310005', ' once.'],
  ['His social security number is ', '125-17-4954', '.'],
  ['The IBAN is ', 'GB82WEST12345698765432', ', thanks.'],
  ['Please call me on ', '905-674-3793', ' tonight.'],
  ['My phone number is ', '0490 75 40 81', ', call me.'],
];
const ADDRESS_SENTENCES: readonly Sentence[] = [
  ['Write to ', 'jane.doe@example.com', ' today.'],
  ['You come from ', '48.90.248.226', ', it seems.'],
];

// Everything but a soft hyphen at the end, and the part of an email address above a line break before its @.
const coveredPartOf = (disguised: string): string => disguised.replace(/\u00ad$/, '').replace(/^[^@]*\n(?=[^@]*@)/, '');

describe('disguised values', () => {
  it.each(EVASIONS)('are found: $name', ({ apply, family }) => {
    // Nobody writes an email or IP address with spaced digits.
    const sentences = family === 'spaced digits' ? SENTENCES : [...SENTENCES, ...ADDRESS_SENTENCES];
    const missed = sentences.flatMap(([before, value, after]) => {
      const disguised = apply(value);
      const hits = found(before + disguised + after);
      return hits.some((hit) => hit.endsWith(` ${coveredPartOf(disguised)}`)) ? [] : [disguised];
    });
    expect(missed).toEqual([]);
  });
});

describe('values in other notations', () => {
  it.each([
    [
      'https://x.example/?card=4111111111111111&mail=jane%40example.com',
      ['CREDIT_CARD 4111111111111111', 'EMAIL jane%40example.com'],
    ],
    ['{"phoneNumber":"+49 30 901820","ssn":"125-17-4954"}', ['PHONE +49 30 901820', 'US_SSN 125-17-4954']],
    ['[write](mailto:jane@example.com) or [call](tel:+4930901820)', ['EMAIL jane@example.com', 'PHONE +4930901820']],
    [
      '| name | iban |\n| --- | --- |\n| Anna Huber | GB82WEST12345698765432 |',
      ['PERSON Anna Huber', 'IBAN GB82WEST12345698765432'],
    ],
    [
      '```\ncurl -u jane@example.com https://81.143.22.197/\n```',
      ['EMAIL jane@example.com', 'IP_ADDRESS 81.143.22.197'],
    ],
    ['"This is mine\\n4111 1111 1111 1111\\nKeep it"', ['CREDIT_CARD 4111 1111 1111 1111']],
    ['<a href="mailto:jane@example.com">Jane</a>', ['EMAIL jane@example.com', 'PERSON Jane']],
    ['\u202Ejane@example.com\u202C and \u200F+49 30 901820', ['EMAIL jane@example.com', 'PHONE +49 30 901820']],
    ['name;mail\nHuber;jane@example.com\n', ['PERSON Huber', 'EMAIL jane@example.com']],
  ])('are found: %s', (text, values) => {
    expect(found(text)).toEqual(values);
  });
  it.each([
    ['NI number AB-\n12 34 56 C', 'NATIONAL_ID AB-\n12 34 56 C'],
    ['passport number: AB\n-1234567', 'PASSPORT AB\n-1234567'],
    ['in all 5\nitems, passport number: AB\n-1234567', 'PASSPORT AB\n-1234567'],
  ])('are found with the letters on the line before: %j', (text, value) => {
    expect(found(text)).toEqual([value]);
  });
  it('are found at the end of a line of 1 MB', () => {
    expect(found(`${'lorem ipsum '.repeat(87_000)}jane@example.com`)).toEqual(['EMAIL jane@example.com']);
  });
});
