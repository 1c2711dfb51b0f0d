// Guarantee: a text is read again around what was covered, wherever that is; a value ends with its last character as a
// reader sees it; a known value keeps its first kind. Risk: what only the second reading finds stays in a long text, or
// a mark of a value remains.
import { describe, expect, it } from 'vitest';
import type { KnownValues } from '../../../shared/privacy/detectors/known-spellings.ts';
import { TEXT_LENGTH_MAX } from '../../../shared/privacy/find-in-rounds.ts';
import { findPersonalData } from '../../../shared/privacy/find-personal-data.ts';
import type { GuardrailKind, GuardrailSpan } from '../../../shared/privacy/guardrail/guardrail.ts';
import { PERSONAL_DATA_KINDS, type PersonalDataKind } from '../../../shared/privacy/kinds.ts';
import { found } from './found.ts';

describe('a long text', () => {
  // Neutral text, long enough that only the surroundings of a covered value are read again.
  const filler = '... ... ... ... ... ... . '.repeat(140);

  // The margin around the surroundings ends within "version 81.143.22.197", a part of which would be a finding on its
  // own.
  it('is not read again farther away from it', () => {
    const [before, after] = ['.. '.repeat(156), '.. '.repeat(271)];
    const text = `${filler}version 81.143.22.197 ${before}\n\njane@example.com\n\n${after}version 81.143.22.197 ${filler}`;
    expect(found(text)).toEqual(['EMAIL jane@example.com']);
  });
});

it('reads a text again until nothing more is found', () => {
  // The digits stand alone only once the address before them is covered.
  expect(found('jane@example.com81.143.22.197')).toEqual(['EMAIL jane@example.com', 'IP_ADDRESS 81.143.22.197']);
});

// One value a reading would need more readings than a text gets.
describe('a text of values without a space between them', () => {
  it.each(['apartado 12', 'P.O. Box 12', '+49 171 2345678'])('settles, and is not refused: %s', (value) => {
    expect(findPersonalData(value.repeat(200), PERSONAL_DATA_KINDS)).toHaveLength(200);
  });
});

describe('a value', () => {
  it.each([
    ['mail jane@example.com\u0301 now', 'EMAIL jane@example.com\u0301'],
    ['mail jane@example.com\u0301\u0308 now', 'EMAIL jane@example.com\u0301\u0308'],
    ['Employee: Zorblax Quint\u0301', 'PERSON Zorblax Quint\u0301'],
    ['mail jane@example.co\ufb01 now', 'EMAIL jane@example.co\ufb01'],
    ['mail jane@example.com B.', 'EMAIL jane@example.com'],
  ])('ends with the combining marks of its last character, and a name with its initial: %j', (text, value) => {
    expect(found(text)).toEqual([value]);
  });

  it.each(['passport X1234567\u00bd is', 'call 905-674-379\u00bd now', 'passport \u00bdX1234567 is'])(
    'does not begin or end in the middle of a character: %j',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );

  it('stays known under its first kind when a rule finds another one', () => {
    const known = new Map([['X12345678', { kind: 'PASSPORT' as const, value: 'x' }]]);
    const spans = findPersonalData('driver license X12345678', PERSONAL_DATA_KINDS, { known });
    expect(spans.map(({ kind }) => kind)).toEqual(['DRIVER_LICENSE']);
    expect([...known]).toEqual([['X12345678', { kind: 'PASSPORT', value: 'x' }]]);
  });

  it('is found without any rule when it is known from another text', () => {
    const known = new Map([['zorblax', { kind: 'PERSON' as const, value: 'zorblax' }]]);
    const spans = findPersonalData('then zorblax came', PERSONAL_DATA_KINDS, { known });
    expect(spans).toEqual([{ kind: 'PERSON', start: 5, end: 12, value: 'zorblax' }]);
  });

  it.each([
    ['Attendees: Emily Wood, TOM', ['Emily Wood', 'TOM']],
    ['Kennzeichen: KA AB 12 E', ['KA AB 12 E']],
  ])('is known in the next text: %j', (text, values) => {
    const known = new Map();
    findPersonalData(text, PERSONAL_DATA_KINDS, { known });
    expect([...known.keys()]).toEqual(values);
  });

  it('has the same value with and without its disguise', () => {
    const [apart, whole] = ['4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1', '4111111111111111'];
    const spans = findPersonalData(`${whole}, ${apart}, ${whole}`, ['CREDIT_CARD']);
    expect(spans.map(({ value }) => value)).toEqual([whole, whole, whole]);
  });

  it.each([
    ['mail jane@exam\nple.com now', 'EMAIL jane@example.com'],
    ['mail jane@example.com\nde bonne heure', 'EMAIL jane@example.com'],
    [
      'mail jane@example.com, card 4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1, mail joe@example.com',
      'EMAIL jane@example.com, CREDIT_CARD 4111111111111111, EMAIL joe@example.com',
    ],
    ['IBAN: DE89370400440532\n013000', 'IBAN DE89370400440532013000'],
    [
      '4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 and 5 5 5 5 5 5 5 5 5 5 5 5 4 4 4 4',
      'CREDIT_CARD 4111111111111111, CREDIT_CARD 5555555555554444',
    ],
  ])('is read across its disguise, and no further: %j', (text, values) => {
    const spans = findPersonalData(text, PERSONAL_DATA_KINDS);
    expect(spans.map(({ kind, value }) => `${kind} ${value}`).join(', ')).toBe(values);
  });

  it("may be the rest of a guardrail's span beside a rule's finding", () => {
    const guardrailSpans = [{ kind: 'PERSON', start: 4, end: 16 }] as const;
    const spans = findPersonalData('The zorblax jane@example.com today', PERSONAL_DATA_KINDS, { guardrailSpans });
    expect(spans.map(({ kind, value }) => `${kind} ${value}`)).toEqual(['PERSON zorblax', 'EMAIL jane@example.com']);
  });
});

it.each([
  ['Herr Eugen Schlot-\nter kam', [{ kind: 'PERSON', start: 5, end: 22, value: 'eugen schlotter' }]],
  // An email address does not continue on the next line.
  ['jane@example.com-\nter', [{ kind: 'EMAIL', start: 0, end: 16, value: 'jane@example.com' }]],
])('includes the rest of a word that is hyphenated at the end of its line, but only in names: %j', (text, spans) => {
  expect(findPersonalData(text, PERSONAL_DATA_KINDS)).toEqual(spans);
});

it('throws an error whose cause is only the reason when a text cannot be read', () => {
  const causeOf = (read: () => unknown) => {
    try {
      return read();
    } catch (error) {
      return (error as Error).cause;
    }
  };
  const kinds = ['EMAIL', 'PHONE_NUMBER'] as readonly string[] as readonly PersonalDataKind[];
  expect(causeOf(() => findPersonalData('jane@example.com', kinds))).toBe('unknown_kind');
  expect(causeOf(() => findPersonalData('x'.repeat(TEXT_LENGTH_MAX + 1), ['EMAIL']))).toBe('text_too_long');
  const known = { get: () => expect.fail(), has: () => expect.fail(), size: 0 } as unknown as KnownValues;
  expect(causeOf(() => findPersonalData('jane@example.com', ['EMAIL'], { known }))).toBe('detector_failed');
});

describe('a text in which each reading finds one more value', () => {
  const words = Array.from({ length: 20 }, (_, i) => `Q${String.fromCharCode(65 + i)}`);

  // A guardrail that finds another word at each call, up to this many, in a text of this length.
  function read(kind: GuardrailKind, most: number, length = 60_000): string[] {
    const spans = words.map((_, i): GuardrailSpan => ({ kind, start: i * 3, end: i * 3 + 2 }));
    let asked = 0;
    const flatMap = (find: (span: GuardrailSpan) => unknown) => {
      asked = Math.min(asked + 1, most);
      return spans.slice(0, asked).flatMap(find);
    };
    const guardrailSpans = { flatMap } as unknown as readonly GuardrailSpan[];
    const text = words.join(' ').padEnd(length);
    // Without the reader, which would find the rest at once.
    const spansFound = findPersonalData(text, [kind], { guardrailSpans, model: null });
    return spansFound.map(({ start, end }) => text.slice(start, end));
  }

  // A person's initials, unlike an address, are not looked for in the rest of the text.
  it.each(['STREET_ADDRESS', 'PERSON'] as const)('is read at most sixteen times if it is long: %s', (kind) => {
    expect(read(kind, 15)).toEqual(words.slice(0, 15));
  });

  it('is refused when even the last reading finds another value', () => {
    const refusal = expect.objectContaining({ code: 'unavailable', cause: 'not_settled' });
    expect(() => read('STREET_ADDRESS', 16)).toThrow(refusal);
    expect(() => read('STREET_ADDRESS', 16, 17_648)).toThrow(refusal);
  });

  // 17 readings of 17,647 characters are one character less than 300,000.
  it('is read more often if it is short, up to 300,000 characters in all', () => {
    expect(read('STREET_ADDRESS', 16, 17_647)).toEqual(words.slice(0, 16));
    expect(read('STREET_ADDRESS', 20, 0)).toEqual(words);
  });
});

it('refuses a text as unavailable when a kind is unknown', () => {
  const refusal = expect.objectContaining({ code: 'unavailable', cause: 'unknown_kind' });
  expect(() => findPersonalData('Anna Weber', ['NAME' as PersonalDataKind])).toThrow(refusal);
});
