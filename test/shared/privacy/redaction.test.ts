// Guarantee: throughout one request a value has the same placeholder, in question, passages and answer. A value that
// chunking split across two passages is removed from both, and so is what a guardrail finds, within its reserved units.
// Without a policy, nothing changes. Risk: half of a number stays, or a name that only a guardrail knows is sent on.
import { describe, expect, it } from 'vitest';
import { QUESTION_GROWTH_TOKENS_MAX } from '../../../shared/pricing/cost-bound.ts';
import { TEXT_LENGTH_MAX } from '../../../shared/privacy/find-in-rounds.ts';
import { type Guardrail, requireReservedTokens } from '../../../shared/privacy/guardrail/guardrail.ts';
import { PERSONAL_DATA_KINDS } from '../../../shared/privacy/kinds.ts';
import { openRedaction } from '../../../shared/privacy/redaction.ts';
import { NO_METER } from '../../harness/caller.ts';

const FAILED = 'Personal data could not be removed. Try again.';
const CALL = { meter: NO_METER, signal: new AbortController().signal };

const passage = (ordinal: number, text: string, title = 'Title', headings = '') => ({
  documentId: 'd',
  ordinal,
  title,
  headings,
  text,
  page: 4,
  textsAround: { before: null, after: null },
});

// A passage as a redaction returns it.
const redacted = (...parts: Parameters<typeof passage>) => ({ ...passage(...parts), textsAround: null });

const guardrailThatFinds = (name: string): Guardrail => ({
  find: async (texts) => {
    expect(texts).not.toEqual([]);
    return texts.map((text) => {
      const start = text.indexOf(name);
      return start === -1 ? [] : [{ kind: 'PERSON', start, end: start + name.length }];
    });
  },
});

describe('openRedaction', () => {
  it('numbers a value once for the whole request, and keeps the order of passages', async () => {
    const redaction = await openRedaction(PERSONAL_DATA_KINDS, null);
    expect(await redaction.question('Is jane@example.com the contact?', CALL)).toBe('Is [EMAIL_1] the contact?');
    expect(
      await redaction.passages(
        [
          passage(7, 'Ask joe@example.com.', 'Of jane@example.com', 'About joe@example.com'),
          passage(2, 'Ask jane@example.com.'),
        ],
        CALL,
      ),
    ).toEqual([redacted(7, 'Ask [EMAIL_2].', 'Of [EMAIL_1]', 'About [EMAIL_2]'), redacted(2, 'Ask [EMAIL_1].')]);
    expect(await redaction.answer('Ask [EMAIL_2], not zoe@example.com or [EMAIL_9].', CALL)).toBe(
      'Ask [EMAIL_2], not [EMAIL_3] or (EMAIL_9).',
    );
  });

  it('counts one person once, by the full name or a part of it, in passages and question', async () => {
    const redaction = await openRedaction(['PERSON'], null);
    await redaction.question('when did vanderhoof call?', CALL);
    const shown = await redaction.passages(
      [passage(3, 'Mrs Vanderhoof called on Monday.'), passage(9, 'Policyholder: Leticia Vanderhoof')],
      CALL,
    );
    expect(shown.map(({ text }) => text)).toEqual(['Mrs [PERSON_1] called on Monday.', 'Policyholder: [PERSON_1]']);
    expect(redaction.questionAgain('When did Vanderhoof call?')).toBe('When did [PERSON_1] call?');
    expect(redaction.logFields()).toEqual({ personal_data_removed: 1 });
  });

  it('numbers the shown values in reading order', async () => {
    const redaction = await openRedaction(['EMAIL'], null);
    const texts = ['Ask [EMAIL_3] or [EMAIL_1].', '[EMAIL_2], [EMAIL_3]', '(EMAIL_9) [NAME_7]'];
    expect(redaction.inReadingOrder(texts)).toEqual([
      'Ask [EMAIL_1] or [EMAIL_2].',
      '[EMAIL_3], [EMAIL_1]',
      '(EMAIL_9) [NAME_7]',
    ]);
  });

  it.each([
    ['a name', 'The form was signed by Priya', 'Ramanathan on Monday.', /Priya|Ramanathan/],
    ['a label', 'Please note her passport number:', '533401827 is the one on file.', /533401827/],
    [
      'a table',
      '| Driver | Mobile |\n|---|---|\n| Leon Batchelor | 07700 900118 |',
      '| Aneta Zorblax | 698004417 |',
      /Zorblax|698004417/,
    ],
  ])('removes a value split at the boundary of two neighbors: %s', async (_, first, second, value) => {
    const redaction = await openRedaction(PERSONAL_DATA_KINDS, null);
    const shown = await redaction.passages([passage(0, first), passage(1, second)], CALL);
    expect(shown.map(({ text }) => text).join('\n')).not.toMatch(value);
  });

  it('removes a value that chunking split across two neighbors, whatever their rank', async () => {
    const redaction = await openRedaction(['CREDIT_CARD'], null);
    const shown = await redaction.passages(
      [passage(1, '1111 1111 is the card of the office.'), passage(0, 'Pay with 4111 1111')],
      CALL,
    );
    expect(shown.map(({ text }) => text).join('\n')).not.toMatch(/1111/);
  });

  it('searches for the question without placeholders, and for nothing if nothing else is left', async () => {
    const redaction = await openRedaction(PERSONAL_DATA_KINDS, null);
    expect(redaction.searchable(redaction.draft('Is jane@example.com in charge?'))).toBe('Is   in charge?');
    expect(redaction.searchable(redaction.draft('jane@example.com?'))).toBe('');
  });

  it('keeps neither the numbers nor the values of a draft', async () => {
    const redaction = await openRedaction(PERSONAL_DATA_KINDS, null);
    expect(redaction.draft('From joe@example.com to jane@example.com')).toBe('From [EMAIL_1] to [EMAIL_2]');
    expect(redaction.logFields()).toEqual({ personal_data_removed: 0 });
    expect(await redaction.question('Where is jane@example.com?', CALL)).toBe('Where is [EMAIL_1]?');
    expect(redaction.logFields()).toEqual({ personal_data_removed: 1 });
  });

  it('changes nothing without kinds, not even what looks like a placeholder', async () => {
    const redaction = await openRedaction([], null);
    const text = 'jane@example.com [EMAIL_1]';
    expect(await redaction.question(text, CALL)).toEqual(text);
    expect(redaction.searchable(text)).toEqual(text);
    expect(redaction.inReadingOrder(['[EMAIL_7]'])).toEqual(['[EMAIL_7]']);
    expect(redaction.logFields()).toEqual({});
    expect(await redaction.answer(text, CALL)).toEqual(text);
    expect(await redaction.passages([passage(0, text)], CALL)).toEqual([redacted(0, text)]);
  });

  it('sends every text to the guardrail once, within the text units that were reserved', async () => {
    const asked: unknown[] = [];
    const guardrail: Guardrail = {
      find: async (texts, kinds, call) => {
        asked.push([texts, kinds]);
        return await guardrailThatFinds('qwist').find(texts, kinds, call);
      },
    };
    const redaction = await openRedaction(['PERSON', 'EMAIL'], guardrail);
    await expect(redaction.question('ask qwist', CALL)).rejects.toThrow(FAILED);
    // The question, one passage, and 512 tokens of at most 8 characters, in units of 1,000 characters.
    expect(redaction.reserveUnits('ask qwist', 1, 512)).toBe(1 + 9 + 5);
    expect(redaction.draft('ask qwist')).toBe('ask qwist');
    expect(await redaction.question('ask qwist', CALL)).toBe('ask [PERSON_1]');
    const [shown] = await redaction.passages([passage(0, 'of qwist', 'of qwist')], CALL);
    expect(shown).toEqual({ ...passage(0, 'of [PERSON_1]', 'of [PERSON_1]'), textsAround: null });
    expect(await redaction.answer('it is qwist', CALL)).toBe('it is [PERSON_1]');
    expect(asked).toEqual([
      [['ask qwist'], ['PERSON']],
      [['of qwist'], ['PERSON']],
      [['it is qwist'], ['PERSON']],
    ]);
    await expect(redaction.answer('x'.repeat(20_000), CALL)).rejects.toThrow(FAILED);
  });

  it('removes what a guardrail finds in a question or an answer between spaces and line ends', async () => {
    const redaction = await openRedaction(['PERSON'], guardrailThatFinds('qwist'));
    redaction.reserveUnits('ask qwist', 1, 512);
    expect(await redaction.question('\n ask qwist \n', CALL)).toBe('\n ask [PERSON_1] \n');
    expect(await redaction.answer('it is qwist\n', CALL)).toBe('it is [PERSON_1]\n');
  });

  it('shows a guardrail each part of each passage, once', async () => {
    const asked: unknown[] = [];
    const guardrail: Guardrail = {
      find: async (texts) => {
        asked.push(...texts);
        return texts.map(() => []);
      },
    };
    const redaction = await openRedaction(['PERSON'], guardrail);
    redaction.reserveUnits('ask', 2);
    const headings = 'under qwist';
    await redaction.passages(
      [
        { ...passage(0, 'of qwist', 'by qwist'), headings },
        { ...passage(1, 'of qwist', 'for qwist'), headings },
      ],
      CALL,
    );
    expect(asked).toEqual(['by qwist', 'under qwist', 'of qwist', 'for qwist']);
  });

  it.each(['title', 'headings', 'text'] as const)('removes what a guardrail finds in the %s alone', async (part) => {
    const redaction = await openRedaction(['PERSON'], guardrailThatFinds('qwist'));
    redaction.reserveUnits('ask', 1);
    const texts = { ...passage(0, 'text', 'title', 'headings'), [part]: 'by qwist' };
    expect(await redaction.passages([texts], CALL)).toEqual([{ ...texts, textsAround: null, [part]: 'by [PERSON_1]' }]);
  });

  it('sends texts up to the reserved units, and no empty text', async () => {
    const redaction = await openRedaction(['PERSON'], guardrailThatFinds('qwist'));
    expect(redaction.reserveUnits('by qwist', 0)).toBe(1);
    expect(await redaction.passages([passage(0, ' ', '', '\n')], CALL)).toEqual([redacted(0, ' ', '', '\n')]);
    expect(await redaction.passages([], CALL)).toEqual([]);
    expect(await redaction.question('by qwist', CALL)).toBe('by [PERSON_1]');
    const failed = expect.objectContaining({ cause: 'guardrail_units_not_set_aside' });
    await expect(redaction.question('by qwist', CALL)).rejects.toEqual(failed);
    expect((await openRedaction(['PERSON'], null)).reserveUnits('by qwist', 1)).toBe(0);
  });

  it('recognizes neighbors by their document, even if two have the same ordinals', async () => {
    const redaction = await openRedaction(['CREDIT_CARD'], null);
    const other = (ordinal: number, text: string) => ({ ...passage(ordinal, text), documentId: 'e' });
    const shown = await redaction.passages(
      [other(1, 'of it'), passage(0, 'Pay with 4111 1111'), other(0, 'nothing'), passage(1, '1111 1111 is lost')],
      CALL,
    );
    expect(shown.map(({ text }) => text)).toEqual([
      ...['of it', 'Pay with [CREDIT_CARD_1]', 'nothing', '[CREDIT_CARD_1] is lost'],
    ]);
  });

  it('sends nothing to the guardrail and reserves nothing for kinds with a fixed format', async () => {
    const guardrail: Guardrail = { find: () => expect.fail() };
    const redaction = await openRedaction(['EMAIL'], guardrail);
    expect(redaction.reserveUnits('ask qwist', 1, 512)).toBe(0);
    expect(await redaction.question('ask qwist', CALL)).toBe('ask qwist');
  });

  it('fails when a guardrail fails or does not answer for every text', async () => {
    const failing = await openRedaction(['PERSON'], { find: () => Promise.reject(new Error('broken')) });
    failing.reserveUnits('ask qwist', 1, 512);
    await expect(failing.question('ask qwist', CALL)).rejects.toThrow('broken');
    const silent = await openRedaction(['PERSON'], { find: async () => [] });
    silent.reserveUnits('ask qwist', 1, 512);
    await expect(silent.question('ask qwist', CALL)).rejects.toMatchObject({ cause: 'guardrail_partial' });
  });

  it('fails for an unknown kind and for a text that is too long', async () => {
    await expect(openRedaction(['MOOD' as never], null)).rejects.toThrow(FAILED);
    const long = 'x'.repeat(TEXT_LENGTH_MAX + 1);
    const redaction = await openRedaction(['EMAIL'], null);
    expect(() => redaction.draft(long)).toThrow(FAILED);
    await expect(redaction.question(long, CALL)).rejects.toThrow(FAILED);
  });
});

it('fails when the replacements of a guardrail make the question longer than was reserved', () => {
  expect(() => requireReservedTokens('x', `x${' '.repeat(QUESTION_GROWTH_TOKENS_MAX)}`)).not.toThrow();
  expect(() => requireReservedTokens('x', `x${' '.repeat(QUESTION_GROWTH_TOKENS_MAX + 1)}`)).toThrow(
    expect.objectContaining({ cause: 'guardrail_units_not_set_aside' }),
  );
});
