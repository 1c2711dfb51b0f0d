// Guarantee: a passage is read together with the texts before and after it, which nobody receives; what lies within the
// passage is removed, and a passage without these texts is refused. Risk: half of a value stays, or the text of a
// passage that was not found is shown.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PERSONAL_DATA_KINDS } from '../../../../shared/privacy/kinds.ts';
import { openRedaction } from '../../../../shared/privacy/redaction.ts';
import { NO_METER } from '../../../harness/caller.ts';

const CALL = { meter: NO_METER, signal: new AbortController().signal };

interface Around {
  readonly before?: string;
  readonly after?: string;
}

const passage = (text: string, { before, after }: Around = {}, ordinal = 5) => ({
  documentId: 'document',
  ordinal,
  title: 'Title',
  headings: '',
  text,
  textsAround: { before: before ?? null, after: after ?? null },
});

async function shown(...passages: readonly ReturnType<typeof passage>[]): Promise<string[]> {
  const redaction = await openRedaction(PERSONAL_DATA_KINDS, null);
  const redacted = await redaction.passages(passages, CALL);
  expect(redacted).toEqual(passages.map((given) => ({ ...given, text: expect.any(String), textsAround: null })));
  return redacted.map(({ text }) => text);
}

// Each text is cut at the bar; then what is shown of each side on its own.
const CUT: readonly [text: string, left: string, right: string][] = [
  [
    'She lives at Hauptstr. | 5, 10115 Berlin, and works here.',
    'She lives at [STREET_ADDRESS_1]',
    '[STREET_ADDRESS_1], and works here.',
  ],
  ['date of birth: | 12.03.1981', 'date of birth:', '[DATE_OF_BIRTH_1]'],
  ['Passport no. | C01X00T47 is valid.', 'Passport no.', '[PASSPORT_1] is valid.'],
  ['IBAN DE89 3704 0044 | 0532 0130 00 is hers.', 'IBAN [IBAN_1]', '[IBAN_1] is hers.'],
  ['born on | 2/8/1935 in Rome', 'born on', '[DATE_OF_BIRTH_1] in Rome'],
];

describe('a passage', () => {
  it.each(CUT)('has no part of a value that the boundary before or after it cuts: %s', async (text, left, right) => {
    const [before = '', after = ''] = text.split(' | ');
    expect(await shown(passage(before, { after }))).toEqual([left]);
    expect(await shown(passage(after, { before }))).toEqual([right]);
    expect(await shown(passage(before, {}, 1), passage(after, {}, 2))).toEqual([left, right]);
  });

  it('is read as further rows of the table before it', async () => {
    const before = '| Driver | Mobile |\n|---|---|\n| Leon Batchelor | 07700 900118 |';
    expect(await shown(passage('| Aneta Zorblax | 698004417 |', { before }))).toEqual(['| [PERSON_1] | [PHONE_1] |']);
  });

  it('is read with the texts before and after a run of neighbors', async () => {
    const first = passage('Keller signed, and the card is 4111 1111', { before: 'Then our colleague Anna' }, 1);
    const second = passage('1111 1111 as agreed. She lives at Hauptstr.', { after: '5, 10115 Berlin.' }, 2);
    expect(await shown(second, first)).toEqual([
      '[CREDIT_CARD_1] as agreed. She lives at [STREET_ADDRESS_1]',
      '[PERSON_1] signed, and the card is [CREDIT_CARD_1]',
    ]);
  });

  it('has no name that only the text beside it gives in full', async () => {
    const before = 'The file was opened by Ms Ottilie Quarmby. ';
    expect(await shown(passage('Then Quarmby closed it.', { before }))).toEqual(['Then [PERSON_1] closed it.']);
  });

  it('keeps the numbering of what is shown, whatever the texts beside it contain', async () => {
    const redaction = await openRedaction(PERSONAL_DATA_KINDS, null);
    const around = { before: 'Ask joe@example.com.', after: 'Or ask [EMAIL_1] and bob@example.com.' };
    const [text = ''] = (await redaction.passages([passage('Ask ann@example.com.', around)], CALL)).map(
      (each) => each.text,
    );
    expect(redaction.inReadingOrder([text])).toEqual(['Ask [EMAIL_1].']);
    expect(redaction.logFields()).toEqual({ personal_data_removed: 1 });
  });

  it('is refused without the texts around it', async () => {
    const redaction = await openRedaction(['EMAIL'], null);
    const without = { ...passage('text'), textsAround: null };
    await expect(redaction.passages([passage('text', {}, 4), without], CALL)).rejects.toMatchObject({
      code: 'unavailable',
      cause: 'no_texts_around',
    });
    expect(await (await openRedaction([], null)).passages([without], CALL)).toEqual([without]);
  });

  it('never gets a word of the texts beside it', async () => {
    const word = fc.constantFrom(
      'Anna',
      'Keller',
      'at',
      'Hauptstr.',
      '5,',
      '10115',
      'Berlin',
      'on',
      '4111',
      '\n',
      '|',
      'is',
    );
    const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '));
    // Only the texts beside the passage have words that end with qx and numbers that end with 99.
    const side = fc.option(text.map((words) => words.replace(/\p{L}+/gu, '$&qx').replace(/\d+/g, '$&99')));
    await fc.assert(
      fc.asyncProperty(text, side, side, async (own, before, after) => {
        const [redacted = ''] = await shown({ ...passage(own), textsAround: { before, after } });
        expect(redacted).not.toMatch(/qx|99/);
      }),
    );
  });
});
