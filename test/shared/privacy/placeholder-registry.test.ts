// Guarantee: throughout one request the same value has the same placeholder, a caller cannot refer to another's value,
// nothing is restored, and a text that cannot be scanned is not sent on. Risk: a typed placeholder reveals a value, two
// persons are merged, or a text is sent on because a detector failed.
import { describe, expect, it } from 'vitest';
import type { KnownValues } from '../../../shared/privacy/detectors/known-spellings.ts';
import { TEXT_LENGTH_MAX } from '../../../shared/privacy/find-in-rounds.ts';
import { findPersonalData } from '../../../shared/privacy/find-personal-data.ts';
import { joinNames } from '../../../shared/privacy/joined-names.ts';
import { PERSONAL_DATA_KINDS, type PersonalDataKind } from '../../../shared/privacy/kinds.ts';
import { createPlaceholderRegistry } from '../../../shared/privacy/placeholder-registry.ts';
import { redactOnce } from '../../../shared/privacy/redact-once.ts';

const open = () => createPlaceholderRegistry(PERSONAL_DATA_KINDS);

describe('a placeholder registry', () => {
  it('numbers placeholders by kind and value, throughout all texts of a request', () => {
    const registry = open();
    expect(registry.redact('Mail jane@example.com. Employee: John Smith').text).toBe(
      'Mail [EMAIL_1]. Employee: [PERSON_1]',
    );
    expect(registry.redact('JANE@EXAMPLE.COM, ｊａｎｅ@example.com, joe@example.com').text).toBe(
      '[EMAIL_1], [EMAIL_1], [EMAIL_2]',
    );
    expect(registry.redact('card 4111-1111-1111-1111 and 4111 1111 1111 1111').text).toBe(
      'card [CREDIT_CARD_1] and [CREDIT_CARD_1]',
    );
    expect(open().redact('joe@example.com').text).toBe('[EMAIL_1]');
  });
  it('returns the spans of the original text', () => {
    const text = '👋 jane@example.com';
    expect(open().redact(text).spans).toEqual([{ kind: 'EMAIL', start: 3, end: 19, placeholder: '[EMAIL_1]' }]);
  });
  it('removes only the kinds of the policy', () => {
    expect(createPlaceholderRegistry(['EMAIL']).redact('jane@example.com, 905-674-3793').text).toBe(
      '[EMAIL_1], 905-674-3793',
    );
    expect(createPlaceholderRegistry([]).redact('jane@example.com').text).toBe('jane@example.com');
  });
  it('escapes whatever looks like a placeholder in a text from outside', () => {
    const registry = open();
    expect(registry.redact('Who is [PERSON_1]? I am jane@example.com').text).toBe('Who is (PERSON_1)? I am [EMAIL_1]');
    expect(registry.redact('The mail of all is [EMAIL_1].').text).toBe('The mail of all is (EMAIL_1).');
    expect(registry.redact('[ email 1 ] ［EMAIL_1］ [E\u200bMAIL_1] [email-1]').text).toBe(
      '( email 1 ) (EMAIL_1) (E\u200bMAIL_1) (email-1)',
    );
    expect(registry.redact('[EMAIL  1] [credit card - 1]').text).toBe('(EMAIL  1) (credit card - 1)');
    expect(registry.redact('[1] [x] [EMAIL] [NAME_1] [EMAIL_1').text).toBe('[1] [x] [EMAIL] [NAME_1] [EMAIL_1');
  });
  it('keeps the placeholders in an answer that it issued, and escapes others', () => {
    const registry = open();
    registry.redact('jane@example.com');
    expect(registry.redactAnswer('[EMAIL_1] wrote [1] to [EMAIL_2], jane@example.com and [PERSON_1].').text).toBe(
      '[EMAIL_1] wrote [1] to (EMAIL_2), [EMAIL_1] and (PERSON_1).',
    );
  });
  it('returns its own redacted text unchanged', () => {
    const registry = open();
    const once = registry.redact('I am [EMAIL_9], write to jane@example.com').text;
    expect(registry.redact(once).text).toBe(once);
    expect(registry.redactAnswer(once).text).toBe(once);
  });
  it('finds a value in every text if one of them reveals it', () => {
    expect(
      open()
        .redactAll(['Zorblax Quint was here.', 'Employee: Zorblax Quint'])
        .map(({ text }) => text),
    ).toEqual(['[PERSON_1] was here.', 'Employee: [PERSON_1]']);
    // Too far apart to be read together.
    const far = `Nothing was said.${' Nothing more.'.repeat(30)}`;
    expect(open().redactAll(['Zorblax Quint was here.', `${far}\nEmployee: Zorblax Quint`])[0]?.text).toBe(
      '[PERSON_1] was here.',
    );
    const registry = open();
    registry.redact('Employee: Zorblax Quint');
    expect(registry.redact('Ask Zorblax!').text).toBe('Ask [PERSON_1]!');
  });
  it('counts a person once, by the full name in any order and by parts of it', () => {
    expect(open().redact('Employee: Zorblax Quimbling\nLater Zorblax Quimbling called, then Zorblax.').text).toBe(
      'Employee: [PERSON_1]\nLater [PERSON_1] called, then [PERSON_1].',
    );
    expect(open().redact('Employee: Tulipa Maria Brakelo\nBrakelo, Tulipa Maria was here.').text).toBe(
      'Employee: [PERSON_1]\n[PERSON_1] was here.',
    );
  });
  it('counts persons separately if no full name joins them', () => {
    expect(open().redact('Employee: Zorblax Quint\nManager: Anna Vlimble').text).toBe(
      'Employee: [PERSON_1]\nManager: [PERSON_2]',
    );
  });
  it('finds a value that chunking split across two neighbors', () => {
    expect(
      open()
        .redactAll(['My card 4111 1111', '1111 1111 is lost. My iban is GB82WEST1234', '5698765432.'])
        .map(({ text }) => text),
    ).toEqual(['My card [CREDIT_CARD_1]', '[CREDIT_CARD_1] is lost. My iban is [IBAN_1]', '[IBAN_1].']);
    expect(
      open()
        .redactAll(['call 905-674', '-3793 now', 'and office@exa', 'mple.com'])
        .map(({ text }) => text),
    ).toEqual(['call [PHONE_1]', '[PHONE_1] now', 'and [EMAIL_1]', '[EMAIL_1]']);
  });
});

it.each([
  ['by Qwist 4111 1111', 'Qwist 4111', '1111 1111 now', 'now', 'by [CREDIT_CARD_1] [CREDIT_CARD_1] [PERSON_1]'],
  ['by 4111 1111', '', '1111 1111 Qwist now', '1111 Qwist', 'by [CREDIT_CARD_1] [CREDIT_CARD_1] now'],
  ['her passport number:', '', '#533401827/Qwist now', '#533401827/Qwist', 'her passport number: [PASSPORT_1] now'],
  ['by 4111 1111', '', '1111 1111/Qwist now', '/Qwist', 'by [CREDIT_CARD_1] [CREDIT_CARD_1][PERSON_1] now'],
])('redacts half of a value and what a guardrail found beside it: %j (%j), %j (%j)', (...row) => {
  const [left, foundLeft, right, foundRight, redacted] = row;
  const spanOf = (text: string, part: string) =>
    part === '' ? [] : [{ kind: 'PERSON' as const, start: text.indexOf(part), end: text.indexOf(part) + part.length }];
  const texts = open().redactAll([left, right], [spanOf(left, foundLeft), spanOf(right, foundRight)]);
  expect(texts.map(({ text }) => text).join(' ')).toBe(redacted);
});

it('keeps the number that a value had before it was found across a boundary', () => {
  const registry = open();
  registry.redact('passport C01X00T47');
  const texts = registry.redactAll(['driver license', 'C01X00T47', 'It says C01X00T47.']);
  expect(texts[2]?.text).toBe('It says [PASSPORT_1].');
});

it('gives a surname alone a number of its own if two persons have it', () => {
  expect(open().redact('Employee: Zorblax Quint\nManager: Anna Quint\nAsk Mr Quint.').text).toBe(
    'Employee: [PERSON_1]\nManager: [PERSON_2]\nAsk Mr [PERSON_3].',
  );
});

it("counts two accounts as two, even if both are formed from one person's name", () => {
  const { text } = open().redact('Employee: Zorblax Quint\nusername: zorblax_quint; username: quint_zorblax');
  expect(text).toBe('Employee: [PERSON_1]\nusername: [USERNAME_1]; username: [USERNAME_2]');
});

describe('joinNames', () => {
  const person = (value: string) => ({ kind: 'PERSON' as const, value });
  const joined = (source: string, names: readonly string[], kind: PersonalDataKind = 'PERSON') => {
    const known: KnownValues = new Map(names.map((name, i) => [name, { kind, value: `known ${i}` }]));
    const spans = [...source.matchAll(/[A-Z][a-z]+/g)].map(({ 0: word, index }) => {
      return { ...person(word), start: index, end: index + word.length };
    });
    return joinNames(source, spans, known).map(({ value }) => value);
  };

  it('joins up to five words of a known full name, in any order, and prefers the longest name', () => {
    expect(joined('Ann Bo', ['Ann Bo'])).toEqual(['known 0']);
    expect(joined('Bo, Ann or Cy', ['Ann Bo', 'Bo Ann'])).toEqual(['known 0', 'Cy']);
    expect(joined('Ann Bo Cy', ['Ann Bo', 'Ann Bo Cy'])).toEqual(['known 1']);
    expect(joined('Al Bo Cy Di Ed', ['Al Bo Cy Di Ed'])).toEqual(['known 0']);
    expect(joined('Al Bo Cy Di Ed Fay', ['Al Bo Cy Di Ed Fay'])).toEqual(['Al', 'Bo', 'Cy', 'Di', 'Ed', 'Fay']);
  });

  it('leaves words that are not adjacent or not the name of a known person', () => {
    expect(joined('Ann, or Bo', ['Ann Bo'])).toEqual(['Ann', 'Bo']);
    expect(joined('Ann  Bo', ['Ann Bo'])).toEqual(['Ann', 'Bo']);
    expect(joined('Ann Bo', ['Ann Cy'])).toEqual(['Ann', 'Bo']);
    expect(joined('Elm Row', ['Elm Row'], 'STREET_ADDRESS')).toEqual(['Elm', 'Row']);
    const spans = [
      { kind: 'USERNAME' as const, value: 'Ann', start: 0, end: 3 },
      { ...person('Bo'), start: 4, end: 6 },
    ];
    expect(joinNames('Ann Bo', spans, new Map([['Ann Bo', person('known')]]))).toEqual(spans);
  });
});

it.each([
  [
    ['Her PESEL is', '44051401359 on the form', 'It says 44051401359.'],
    ['Her PESEL is', '[NATIONAL_ID_1] on the form', 'It says [NATIONAL_ID_1].'],
  ],
  [
    ['surname;pay\nQuint;5', 'Zorblax;6', 'So Zorblax left.'],
    ['surname;pay\n[PERSON_1];5', '[PERSON_2];6', 'So [PERSON_2] left.'],
  ],
  [
    ['Call 905-674', '-3793 now', 'It is 905-674-3793.'],
    ['Call [PHONE_1]', '[PHONE_1] now', 'It is [PHONE_1].'],
  ],
])('finds in every text a value that was found across a boundary: %j', (given, expected) => {
  const texts = open().redactAll(given);
  expect(texts.map(({ text }) => text)).toEqual(expected);
});

describe('redactOnce', () => {
  it('returns a redacted text unchanged', () => {
    const once = redactOnce('Ask [PERSON_1]: jane@example.com', PERSONAL_DATA_KINDS).text;
    expect(once).toBe('Ask (PERSON_1): [EMAIL_1]');
    expect(redactOnce(once, PERSONAL_DATA_KINDS)).toEqual({ text: once, spans: [] });
  });
});

describe('a text that cannot be scanned', () => {
  const failed = (cause: string) => expect.objectContaining({ name: 'ServiceError', code: 'unavailable', cause });
  it('fails when it is too long', () => {
    const text = `jane@example.com${'x'.repeat(TEXT_LENGTH_MAX)}`;
    expect(() => open().redact(text)).toThrow(failed('text_too_long'));
    expect(() => open().redactAnswer(text)).toThrow(failed('text_too_long'));
    expect(() => open().redactAll(['a', text])).toThrow(failed('text_too_long'));
    expect(() => redactOnce(text, PERSONAL_DATA_KINDS)).toThrow(failed('text_too_long'));
  });
  it('fails when a detector fails, without any of the text in the error', () => {
    const broken = new Map();
    broken.set = (spelling: string) => {
      throw new Error(`cannot keep ${spelling}`);
    };
    expect(() => findPersonalData('jane@example.com', PERSONAL_DATA_KINDS, { known: broken })).toThrow(
      failed('detector_failed'),
    );
    try {
      findPersonalData('jane@example.com', PERSONAL_DATA_KINDS, { known: broken });
    } catch (error) {
      expect(JSON.stringify([String(error), (error as Error).stack, (error as Error).cause])).not.toContain('jane');
    }
  });
});
