// Guarantee: through one request the same value is the same placeholder, nobody can name another's, nothing is
// restored, and what cannot be read is not let through. Risk: a value pulled out by a typed placeholder, two persons
// merged, a text that leaves because a detector failed.
import { describe, expect, it } from 'vitest';
import { findPersonalData, TEXT_LENGTH_MAX } from '../../../shared/privacy/find-personal-data.ts';
import { PERSONAL_DATA_KINDS } from '../../../shared/privacy/kinds.ts';
import { createPlaceholderRegistry } from '../../../shared/privacy/placeholder-registry.ts';
import { redactOnce } from '../../../shared/privacy/redact-once.ts';

const open = () => createPlaceholderRegistry(PERSONAL_DATA_KINDS);

describe('a registry', () => {
  it('numbers by kind and value, through all texts of a request', () => {
    const registry = open();
    expect(registry.redact('Mail jane@example.com or John Smith.').text).toBe('Mail [EMAIL_1] or [PERSON_1].');
    expect(registry.redact('JANE@EXAMPLE.COM, ｊａｎｅ@example.com, joe@example.com').text).toBe(
      '[EMAIL_1], [EMAIL_1], [EMAIL_2]',
    );
    expect(registry.redact('card 4111-1111-1111-1111 and 4111 1111 1111 1111').text).toBe(
      'card [CREDIT_CARD_1] and [CREDIT_CARD_1]',
    );
    expect(open().redact('joe@example.com').text).toBe('[EMAIL_1]');
  });
  it('says where each stood in the text as it was given', () => {
    const text = '👋 jane@example.com';
    expect(open().redact(text).spans).toEqual([{ kind: 'EMAIL', start: 3, end: 19, placeholder: '[EMAIL_1]' }]);
  });
  it('removes the chosen kinds only', () => {
    expect(createPlaceholderRegistry(['EMAIL']).redact('jane@example.com, 905-674-3793').text).toBe('[EMAIL_1], 905-674-3793');
    expect(createPlaceholderRegistry([]).redact('jane@example.com').text).toBe('jane@example.com');
  });
  it('escapes what looks like a placeholder, wherever it comes from', () => {
    const registry = open();
    expect(registry.redact('Who is [PERSON_1]? I am jane@example.com').text).toBe('Who is (PERSON_1)? I am [EMAIL_1]');
    expect(registry.redact('The mail of all is [EMAIL_1].').text).toBe('The mail of all is (EMAIL_1).');
    expect(registry.redact('[ email 1 ] ［EMAIL_1］ [E\u200bMAIL_1] [email-1]').text).toBe(
      '( email 1 ) (EMAIL_1) (E\u200bMAIL_1) (email-1)',
    );
    expect(registry.redact('[1] [x] [EMAIL] [NAME_1] [EMAIL_1').text).toBe('[1] [x] [EMAIL] [NAME_1] [EMAIL_1');
  });
  it('keeps the placeholders of an answer that it has issued, and no others', () => {
    const registry = open();
    registry.redact('jane@example.com');
    expect(registry.redactAnswer('[EMAIL_1] wrote [1] to [EMAIL_2], jane@example.com and [PERSON_1].').text).toBe(
      '[EMAIL_1] wrote [1] to (EMAIL_2), [EMAIL_1] and (PERSON_1).',
    );
  });
  it('gives back unchanged what it made', () => {
    const registry = open();
    const once = registry.redact('I am [EMAIL_9], write to jane@example.com').text;
    expect(registry.redact(once).text).toBe(once);
    expect(registry.redactAnswer(once).text).toBe(once);
  });
  it('finds in every text what one text gives away', () => {
    expect(
      open()
        .redactAll(['Zorblax was here.', 'My name is Zorblax.'])
        .map(({ text }) => text),
    ).toEqual(['[PERSON_1] was here.', 'My name is [PERSON_1].']);
    const registry = open();
    registry.redact('My name is Zorblax.');
    expect(registry.redact('Ask Zorblax!').text).toBe('Ask [PERSON_1]!');
  });
  it('finds a value that a cut split over two neighbours', () => {
    expect(
      open()
        .redactAll(['My card 4111 1111', '1111 1111 is lost. My iban is GB82WEST1234', '5698765432.'])
        .map(({ text }) => text),
    ).toEqual(['My card [CREDIT_CARD_1]', '[CREDIT_CARD_1] is lost. My iban is [IBAN_1]', '[IBAN_1].']);
    expect(
      open()
        .redactAll(['call 905-674', '-3793 now', 'and jane@exa', 'mple.com'])
        .map(({ text }) => text),
    ).toEqual(['call [PHONE_1]', '[PHONE_1] now', 'and [EMAIL_1]', '[EMAIL_1]']);
  });
});

describe('redactOnce', () => {
  it('leaves a text alone that was redacted before', () => {
    const once = redactOnce('Ask [PERSON_1]: jane@example.com', PERSONAL_DATA_KINDS).text;
    expect(once).toBe('Ask (PERSON_1): [EMAIL_1]');
    expect(redactOnce(once, PERSONAL_DATA_KINDS)).toEqual({ text: once, spans: [] });
  });
});

describe('what cannot be read', () => {
  const refused = (cause: string) => expect.objectContaining({ name: 'ServiceError', code: 'unavailable', cause });
  it('is not let through when it is too long', () => {
    const text = `jane@example.com${'x'.repeat(TEXT_LENGTH_MAX)}`;
    for (const call of [open().redact, open().redactAnswer]) {
      expect(() => call(text)).toThrow(refused('text_too_long'));
    }
    expect(() => open().redactAll(['a', text])).toThrow(refused('text_too_long'));
    expect(() => redactOnce(text, PERSONAL_DATA_KINDS)).toThrow(refused('text_too_long'));
  });
  it('is not let through when a detector fails, and the error says nothing of the text', () => {
    const broken = new Map();
    broken.set = (spelling: string) => {
      throw new Error(`cannot keep ${spelling}`);
    };
    expect(() => findPersonalData('jane@example.com', PERSONAL_DATA_KINDS, broken)).toThrow(refused('detector_failed'));
    try {
      findPersonalData('jane@example.com', PERSONAL_DATA_KINDS, broken);
    } catch (error) {
      expect(JSON.stringify([String(error), (error as Error).stack, (error as Error).cause])).not.toContain('jane');
    }
  });
});
