// Guarantee: one request, one numbering: a value has the same placeholder in question, passages and answer, a value that
// a cut split over two passages is removed from both, and nothing is changed where the policy is off. Risk: half a number.
import { describe, expect, it } from 'vitest';
import { PERSONAL_DATA_KINDS } from '../../../shared/privacy/kinds.ts';
import { openRedaction } from '../../../shared/privacy/redaction.ts';

const passage = (ordinal: number, text: string, title = 'Title', headings = '') => ({
  documentId: 'd',
  ordinal,
  title,
  headings,
  text,
  page: 4,
});

describe('openRedaction', () => {
  it('numbers a value once for the whole request, and keeps the order of the passages', () => {
    const redaction = openRedaction(PERSONAL_DATA_KINDS);
    expect(redaction.question('Is jane@example.com the contact?')).toBe('Is [EMAIL_1] the contact?');
    expect(
      redaction.passages([
        passage(7, 'Ask joe@example.com.', 'Of jane@example.com', 'About joe@example.com'),
        passage(2, 'Ask jane@example.com.'),
      ]),
    ).toEqual([passage(7, 'Ask [EMAIL_2].', 'Of [EMAIL_1]', 'About [EMAIL_2]'), passage(2, 'Ask [EMAIL_1].')]);
    expect(redaction.answer('Ask [EMAIL_2], not zoe@example.com or [EMAIL_9].')).toBe(
      'Ask [EMAIL_2], not [EMAIL_3] or (EMAIL_9).',
    );
  });

  it('removes a value that a cut split over two neighbours, whatever their rank', () => {
    const redaction = openRedaction(['CREDIT_CARD']);
    const shown = redaction.passages([
      passage(1, '1111 1111 is the card of the office.'),
      passage(0, 'Pay with 4111 1111'),
    ]);
    expect(shown.map(({ text }) => text).join('\n')).not.toMatch(/1111/);
  });

  it('leaves a search what is not personal, and nothing where nothing else was said', () => {
    const redaction = openRedaction(PERSONAL_DATA_KINDS);
    expect(redaction.searchable(redaction.question('Is jane@example.com in charge?'))).toBe('Is   in charge?');
    expect(redaction.searchable(redaction.question('jane@example.com?'))).toBe('');
  });

  it('changes nothing without kinds, not even what looks like a placeholder', () => {
    const redaction = openRedaction([]);
    const text = 'jane@example.com [EMAIL_1]';
    expect([redaction.question(text), redaction.searchable(text), redaction.answer(text)]).toEqual([text, text, text]);
    expect(redaction.passages([passage(0, text)])).toEqual([passage(0, text)]);
  });

  it('lets no text out when a kind is unknown or a text is too long', () => {
    expect(() => openRedaction(['MOOD' as never])).toThrow('nothing is passed on');
    expect(() => openRedaction(['EMAIL']).question('x'.repeat(4_000_001))).toThrow('nothing is passed on');
  });
});
