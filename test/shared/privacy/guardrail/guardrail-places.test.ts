// Guarantee: a guardrail's finding is placed exactly, however its service counts characters, or the redaction fails;
// joined with the findings of rules it is covered completely. Risk: half of a name stays, because an index is off by
// one.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPersonalData } from '../../../../shared/privacy/find-personal-data.ts';
import { guardrailFindings } from '../../../../shared/privacy/guardrail/guardrail-findings.ts';
import { requireAllRead, spanAtOffsets, spansOfMatch } from '../../../../shared/privacy/guardrail/guardrail-places.ts';
import { PERSONAL_DATA_KINDS } from '../../../../shared/privacy/kinds.ts';
import { createPlaceholderRegistry } from '../../../../shared/privacy/placeholder-registry.ts';
import { foldForMatching } from '../../../../shared/privacy/text/fold-for-matching.ts';
import { upTo } from '../../../harness/properties/up-to.ts';

const failed = (cause: string) =>
  expect.objectContaining({ message: 'Personal data could not be removed. Try again.', cause });
const FAILED = failed('guardrail_without_position');

describe('spanAtOffsets', () => {
  it('keeps offsets that code points and UTF-16 units agree on', () => {
    expect(spanAtOffsets('by Zoë Qwist', 'PERSON', { begin: 3, end: 12 })).toEqual({
      kind: 'PERSON',
      start: 3,
      end: 12,
    });
  });

  it.each([
    ['code points', 6, 15],
    ['UTF-16 units', 8, 17],
  ])('covers the value after characters of two units when the service counts %s', (_counted, begin, end) => {
    const text = '😀😀 by Zoe Qwist.';
    const span = spanAtOffsets(text, 'PERSON', { begin, end });
    expect(text.slice(span.start, span.end)).toContain('Zoe Qwist');
    expect(span).toMatchObject({ start: begin, end: 17 });
  });

  it('accepts the whole text, from its first character to its last', () => {
    expect(spanAtOffsets('Qwist', 'PERSON', { begin: 0, end: 5 })).toEqual({ kind: 'PERSON', start: 0, end: 5 });
    expect(spanAtOffsets('😀 Qwist', 'PERSON', { begin: 0, end: 7 })).toEqual({ kind: 'PERSON', start: 0, end: 8 });
  });

  it.each([
    [-1, 2],
    [2, 2],
    [3, 2],
    [0, 6],
    [0.5, 2],
    [undefined, 2],
    [0, undefined],
  ])('fails for offsets %s to %s in a text of five characters', (begin, end) => {
    expect(() => spanAtOffsets('Qwist', 'PERSON', { begin, end })).toThrow(FAILED);
  });
});

describe('spansOfMatch', () => {
  it('finds every occurrence in every text, whole words only if there are any', () => {
    expect(spansOfMatch(['Al also met Al.', 'Also Al'], 'PERSON', 'Al')).toEqual([
      [
        { kind: 'PERSON', start: 0, end: 2 },
        { kind: 'PERSON', start: 12, end: 14 },
      ],
      [{ kind: 'PERSON', start: 5, end: 7 }],
    ]);
    expect(spansOfMatch(['xAlx'], 'PERSON', 'Al')).toEqual([[{ kind: 'PERSON', start: 1, end: 3 }]]);
    expect(spansOfMatch(['xAl, Al', 'Alx', 'Bo'], 'PERSON', 'Al')).toEqual([
      [{ kind: 'PERSON', start: 5, end: 7 }],
      [],
      [],
    ]);
  });

  it.each(['Bo', '', undefined])('fails for %j, which does not occur', (match) => {
    expect(() => spansOfMatch(['Al is undefined'], 'PERSON', match)).toThrow(FAILED);
  });
});

it('requires a scanned text unit for every 1,000 characters of the texts', () => {
  expect(() => requireAllRead(['x'.repeat(1_001)], 1)).toThrow(failed('guardrail_partial'));
  expect(() => requireAllRead(['x'.repeat(1_000)], 1)).not.toThrow();
  expect(() => requireAllRead(['x'.repeat(400), 'y'.repeat(400)], 1)).not.toThrow();
});

describe('a span of a guardrail', () => {
  it.each<[text: string, start: number, end: number, found: string[]]>([
    ['Qwist', 0, 5, ['Qwist']],
    ['Qwist came', 0, 5, ['Qwist']],
    ['by Qwist', 2, 8, ['Qwist']],
    ['by Qwist\u200b', 3, 9, ['Qwist']],
    ['Qwist [EMAIL_1] Vell x', 0, 20, ['Qwist', 'Vell']],
  ])('in %j from %i to %i is found as %j', (text, start, end, found) => {
    const folded = foldForMatching(text);
    const findings = guardrailFindings(folded, [{ kind: 'PERSON', start, end }]);
    expect(findings.map((finding) => folded.text.slice(finding.start, finding.end))).toEqual(found);
  });

  const spanOf = (text: string, part: string) => ({
    kind: 'PERSON' as const,
    start: text.indexOf(part),
    end: text.indexOf(part) + part.length,
  });

  it('has the number of the same value found by a rule, and is found in texts without a span', () => {
    const registry = createPlaceholderRegistry(PERSONAL_DATA_KINDS);
    const text = 'the garden is kept by Qwist Vell';
    expect(registry.redact(text, [spanOf(text, 'Qwist Vell')]).text).toBe('the garden is kept by [PERSON_1]');
    expect(registry.redact('they asked whether Qwist Vell is away').text).toBe('they asked whether [PERSON_1] is away');
    expect(registry.redact('Mr. Qwist Vell').text).toBe('Mr. [PERSON_1]');
  });

  it('is covered exactly, but not if it has neither a letter nor a digit', () => {
    const redacted = (text: string, part: string) =>
      createPlaceholderRegistry(['PERSON']).redact(text, [spanOf(text, part)]).text;
    expect(redacted('by xqwisty now', 'qwist')).toBe('by x[PERSON_1]y now');
    expect(redacted('by qwist', 'y qwist')).toBe('b[PERSON_1]');
    expect(redacted('by ... now', ' ... ')).toBe('by ... now');
  });

  it('gives way to a finding by format, and the rest of it is covered too', () => {
    const text = 'ask Qwist jane@example.com Vell today';
    const { text: redacted } = createPlaceholderRegistry(PERSONAL_DATA_KINDS).redact(text, [
      spanOf(text, 'Qwist jane@example.com Vell'),
    ]);
    expect(redacted).toBe('ask [PERSON_1] [EMAIL_1] [PERSON_2] today');
  });

  it('is covered in answers around placeholders, and in neighboring texts', () => {
    const registry = createPlaceholderRegistry(['PERSON']);
    const first = 'kept by Qwist';
    expect(
      registry.redactAll([first, 'Qwist is away'], [[spanOf(first, 'Qwist')], []]).map(({ text }) => text),
    ).toEqual(['kept by [PERSON_1]', '[PERSON_1] is away']);
    const answer = 'by [PERSON_1] Vell';
    expect(registry.redactAnswer(answer, [spanOf(answer, '[PERSON_1] Vell')]).text).toBe('by [PERSON_1] [PERSON_2]');
  });

  const unit = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('jane@example.com', 'Dr. Anna Schmidt', 'ﬁ'));
  const given = upTo(8, (lengths) => fc.array(unit, lengths)).map((parts) => parts.join(' '));
  it('leaves none of its letters and digits uncovered, whatever the text', () => {
    fc.assert(
      fc.property(given, fc.nat(), fc.nat(), (text, ...places) => {
        const [start = 0, end = 0] = places.map((place) => place % (text.length + 1)).sort((a, b) => a - b);
        const spans = findPersonalData(text, PERSONAL_DATA_KINDS, {
          guardrailSpans: [{ kind: 'PERSON', start, end }],
        });
        const isCovered = (index: number) => spans.some((span) => span.start <= index && index < span.end);
        const lettersAndDigits = Array.from({ length: end - start }, (_, i) => start + i).filter((index) =>
          /[A-Za-z0-9]/.test(text.charAt(index)),
        );
        expect(lettersAndDigits.filter((index) => !isCovered(index))).toEqual([]);
        spans.slice(1).forEach((span, i) => {
          expect(span.start).toBeGreaterThanOrEqual(spans[i]?.end ?? 0);
        });
      }),
    );
  });
});
