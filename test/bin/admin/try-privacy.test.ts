// Guarantee: an administrator sees exactly what a policy would remove, and where, before deciding about it; nothing is
// sent or stored. Risk: the preview differs from what the service does.
import { describe, expect, it } from 'vitest';
import { CommandError, UsageError } from '../../../bin/admin/command.ts';
import { kindsToTry, tryPrivacy, tryPrivacyLines } from '../../../bin/admin/try-privacy.ts';
import { TEXT_LENGTH_MAX } from '../../../shared/privacy/find-in-rounds.ts';
import { PERSONAL_DATA_KINDS } from '../../../shared/privacy/kinds.ts';

describe('privacy try', () => {
  it('returns the redacted text and each span in UTF-16 code units', () => {
    const text = '😀 Write to jane@example.com or jane@example.com.';
    expect(tryPrivacy(text, PERSONAL_DATA_KINDS)).toEqual({
      redacted: '😀 Write to [EMAIL_1] or [EMAIL_1].',
      spans: [
        { kind: 'EMAIL', start: 12, end: 28, placeholder: '[EMAIL_1]' },
        { kind: 'EMAIL', start: 32, end: 48, placeholder: '[EMAIL_1]' },
      ],
    });
    expect(text.slice(12, 28)).toBe('jane@example.com');
  });

  it('is refused as a whole if it is too long to be checked, and any other failure is passed on', () => {
    expect(() => tryPrivacy('x'.repeat(TEXT_LENGTH_MAX + 1), ['EMAIL'])).toThrow(
      new CommandError('The text could not be checked as a whole. It may be too long.'),
    );
    expect(() => tryPrivacy(null as never, ['EMAIL'])).toThrow(TypeError);
  });

  it('removes only the chosen kinds', () => {
    const text = 'jane@example.com, card 4111 1111 1111 1111';
    expect(tryPrivacy(text, ['EMAIL']).redacted).toBe('[EMAIL_1], card 4111 1111 1111 1111');
    expect(tryPrivacy(text, []).redacted).toBe(text);
  });

  it('removes every kind by default, and refuses one that does not exist', () => {
    expect(kindsToTry(undefined)).toEqual(PERSONAL_DATA_KINDS);
    expect(kindsToTry('all')).toEqual(PERSONAL_DATA_KINDS);
    expect(kindsToTry(['PHONE', 'EMAIL'])).toEqual(['EMAIL', 'PHONE']);
    expect(() => kindsToTry(['EMAIL', 'MOOD'])).toThrow(UsageError);
    expect(() => kindsToTry([])).toThrow(
      new UsageError(
        `--kinds must be all, or a list of these, separated by commas: ${PERSONAL_DATA_KINDS.join(', ')}.`,
      ),
    );
    expect(kindsToTry(['EMAIL'])).toEqual(['EMAIL']);
  });

  it('writes a line of JSON for each line that it reads, and skips empty ones', () => {
    const lines = '{"id":"a","text":"jane@example.com"}\n\n \t\r\n{"id":2,"text":"nothing here"}\n';
    expect(tryPrivacyLines(lines, ['EMAIL'])).toBe(
      '{"id":"a","spans":[{"kind":"EMAIL","start":0,"end":16,"placeholder":"[EMAIL_1]"}],"redacted":"[EMAIL_1]"}\n' +
        '{"id":2,"spans":[],"redacted":"nothing here"}\n',
    );
  });

  it.each(['{"id":1}', 'text', '[]', '{"text":"x"}'])('names a line that it cannot read: %s', (wrong) => {
    expect(() => tryPrivacyLines(`{"id":1,"text":"x"}\n${wrong}`, ['EMAIL'])).toThrow(
      new CommandError('Line 2 must have the form {"id": …, "text": "…"}.'),
    );
  });
});
