// Guarantee: a second opinion's finding is placed where it stands, however its service counts characters, or not
// believed at all; joined with our own it is covered whole. Risk: half of a name stays, because an index was one off.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPersonalData } from '../../../../shared/privacy/find-personal-data.ts';
import { requireAllRead, spanAtOffsets, spansOfMatch } from '../../../../shared/privacy/guardrail/guardrail-places.ts';
import { PERSONAL_DATA_KINDS } from '../../../../shared/privacy/kinds.ts';
import { createPlaceholderRegistry } from '../../../../shared/privacy/placeholder-registry.ts';

const REFUSED = 'nothing is passed on';

describe('offsets', () => {
  it('are taken as they are where both ways of counting agree', () => {
    expect(spanAtOffsets('by Zoë Qwist', 'PERSON', 3, 12)).toEqual({ kind: 'PERSON', start: 3, end: 12 });
  });

  it('cover both readings behind a character of two units', () => {
    const text = '😀😀 by Zoe Qwist.';
    const [codePoints, units] = [spanAtOffsets(text, 'PERSON', 6, 15), spanAtOffsets(text, 'PERSON', 8, 17)];
    for (const { start, end } of [codePoints, units]) {
      expect(text.slice(start, end)).toContain('Zoe Qwist');
    }
  });

  it.each([
    [-1, 2],
    [2, 2],
    [3, 2],
    [0, 6],
    [0.5, 2],
    [undefined, 2],
    [0, undefined],
  ])('from %s to %s in a text of five are no place', (begin, end) => {
    expect(() => spanAtOffsets('Qwist', 'PERSON', begin, end)).toThrow(REFUSED);
  });
});

describe('a string', () => {
  it('is found at each of its places in every text, as a word where it is one', () => {
    expect(spansOfMatch(['Al also met Al.', 'Also Al'], 'PERSON', 'Al')).toEqual([
      [
        { kind: 'PERSON', start: 0, end: 2 },
        { kind: 'PERSON', start: 12, end: 14 },
      ],
      [{ kind: 'PERSON', start: 5, end: 7 }],
    ]);
    expect(spansOfMatch(['xAlx'], 'PERSON', 'Al')).toEqual([[{ kind: 'PERSON', start: 1, end: 3 }]]);
  });

  it.each(['Bo', '', undefined])('%j that stands nowhere is not believed', (match) => {
    expect(() => spansOfMatch(['Al'], 'PERSON', match)).toThrow(REFUSED);
  });
});

it('asks for as many text units as the texts have characters', () => {
  expect(() => requireAllRead(['x'.repeat(1_001)], 1)).toThrow(REFUSED);
  expect(() => requireAllRead(['x'.repeat(1_000)], 1)).not.toThrow();
  expect(() => requireAllRead(['x'.repeat(400), 'y'.repeat(400)], 1)).not.toThrow();
});

describe('a second opinion', () => {
  const spanOf = (text: string, part: string) => ({
    kind: 'PERSON' as const,
    start: text.indexOf(part),
    end: text.indexOf(part) + part.length,
  });

  it('has the same number as our own finding of the value, and is found where nobody looked', () => {
    const registry = createPlaceholderRegistry(PERSONAL_DATA_KINDS);
    const text = 'the garden is kept by Qwist Vell';
    expect(registry.redact(text, [spanOf(text, 'Qwist Vell')]).text).toBe('the garden is kept by [PERSON_1]');
    expect(registry.redact('nobody asked whether Qwist Vell is away').text).toBe(
      'nobody asked whether [PERSON_1] is away',
    );
    expect(registry.redact('Mr. Qwist Vell').text).toBe('Mr. [PERSON_1]');
  });

  it('loses to a form, and what is left of it is covered too', () => {
    const text = 'ask Qwist jane@example.com Vell today';
    const { text: redacted } = createPlaceholderRegistry(PERSONAL_DATA_KINDS).redact(text, [
      spanOf(text, 'Qwist jane@example.com Vell'),
    ]);
    expect(redacted).toBe('ask [PERSON_1] [EMAIL_1] [PERSON_2] today');
  });

  it('is joined in answers around placeholders, and in texts beside each other', () => {
    const registry = createPlaceholderRegistry(['PERSON']);
    const first = 'kept by Qwist';
    expect(registry.redactAll([first, 'Qwist is away'], [[spanOf(first, 'Qwist')], []]).map(({ text }) => text)).toEqual([
      'kept by [PERSON_1]',
      '[PERSON_1] is away',
    ]);
    const answer = 'by [PERSON_1] Vell';
    expect(registry.redactAnswer(answer, [spanOf(answer, '[PERSON_1] Vell')]).text).toBe('by [PERSON_1] [PERSON_2]');
  });

  it('leaves no letter or digit of its spans uncovered, whatever the text', () => {
    const unit = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('jane@example.com', 'Dr. Anna Schmidt', 'ﬁ'),
    );
    const given = fc.array(unit, { maxLength: 8 }).map((parts) => parts.join(' '));
    fc.assert(
      fc.property(given, fc.nat(), fc.nat(), (text, a, b) => {
        const [start = 0, end = 0] = [a % (text.length + 1), b % (text.length + 1)].sort((x, y) => x - y);
        const spans = findPersonalData(text, PERSONAL_DATA_KINDS, new Map(), [{ kind: 'PERSON', start, end }]);
        const covered = (index: number) => spans.some((span) => span.start <= index && index < span.end);
        for (let index = start; index < end; index += 1) {
          if (/[A-Za-z0-9]/.test(text.charAt(index))) {
            expect(covered(index)).toBe(true);
          }
        }
        spans.slice(1).forEach((span, i) => {
          expect(span.start).toBeGreaterThanOrEqual(spans[i]?.end ?? 0);
        });
      }),
    );
  });
});
