import { findAcrossBoundaries } from './boundary.ts';
import type { KnownValues } from './detectors/known-values.ts';
import { findPersonalData, type PersonalDataSpan } from './find-personal-data.ts';
import type { GuardrailSpan } from './guardrail/guardrail.ts';
import { isPersonalDataKind, type PersonalDataKind } from './kinds.ts';
import { placeholderLookAlikesIn, placeholderOf } from './placeholder.ts';
import { failRedaction } from './redaction-failure.ts';
import { foldWhole } from './text/folded-text.ts';

/** A span of the original text, and the placeholder that replaced it. */
interface RedactedSpan {
  readonly kind: PersonalDataKind;
  /** UTF-16 indexes of the original text, the end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly placeholder: string;
}

/** A text without personal data. */
export interface RedactedText {
  readonly text: string;
  readonly spans: readonly RedactedSpan[];
}

/**
 * Replaces personal data throughout one request, so that the same value is the same placeholder everywhere. It holds
 * values only to recognise them: nothing is ever restored, and no value leaves it.
 */
export interface PlaceholderRegistry {
  /**
   * Redacts a text from outside. Whatever looks like a placeholder in it is escaped, so that a caller cannot refer to
   * another value. A text that this registry redacted comes back unchanged.
   */
  readonly redact: (text: string, guardrailSpans?: readonly GuardrailSpan[]) => RedactedText;
  /**
   * Redacts several texts from outside: a value found in one is found in all, and a value that chunking split over two
   * neighbours is found in both.
   */
  readonly redactAll: (
    texts: readonly string[],
    guardrailSpans?: readonly (readonly GuardrailSpan[])[],
  ) => RedactedText[];
  /**
   * Redacts a text that was made from texts of this registry, such as an answer. Placeholders that the registry issued
   * stay; others are escaped.
   */
  readonly redactAnswer: (text: string, guardrailSpans?: readonly GuardrailSpan[]) => RedactedText;
}

/**
 * Creates the registry of one request.
 *
 * @throws `unavailable` for an unknown kind. Every method throws it, with nothing of the text, when a text cannot be
 * scanned.
 */
export function createPlaceholderRegistry(kinds: readonly PersonalDataKind[]): PlaceholderRegistry {
  if (!kinds.every(isPersonalDataKind)) {
    failRedaction('unknown_kind');
  }
  const known: KnownValues = new Map();
  const placeholders = createPlaceholders();
  const redactedTexts = new Set<string>();

  const find = (text: string, guardrailSpans: readonly GuardrailSpan[] = []): PersonalDataSpan[] =>
    findPersonalData(text, kinds, { known, guardrailSpans });
  const replace = (text: string, spans: readonly PersonalDataSpan[]): RedactedText => {
    const redacted = placeholders.replace(text, spans);
    redactedTexts.add(redacted.text);
    return redacted;
  };
  const escapeText = (text: string): string =>
    redactedTexts.has(text) ? placeholders.escapeForeign(text) : escapeAll(text);

  return {
    redact: (text, guardrailSpans) => {
      const escaped = escapeText(text);
      return replace(escaped, find(escaped, guardrailSpans));
    },
    redactAnswer: (text, guardrailSpans) => {
      const escaped = placeholders.escapeForeign(text);
      return replace(escaped, find(escaped, guardrailSpans));
    },
    redactAll: (texts, guardrailSpans = []) => {
      const escaped = texts.map(escapeText);
      const boundaries = findAcrossBoundaries(escaped, kinds);
      // Twice: a value that the last text reveals may occur in the first.
      escaped.forEach((text, i) => {
        find(text, guardrailSpans[i]);
      });
      return escaped.map((text, i) =>
        replace(text, withBoundarySpans(find(text, guardrailSpans[i]), boundaries[i] ?? [])),
      );
    },
  };
}

// A value across a boundary is covered whole: whatever else was found there is part of it.
function withBoundarySpans(
  spans: readonly PersonalDataSpan[],
  boundaries: readonly PersonalDataSpan[],
): PersonalDataSpan[] {
  const touch = (a: PersonalDataSpan, b: PersonalDataSpan): boolean => a.start < b.end && b.start < a.end;
  const extended = boundaries.map((boundary) => {
    const parts = [boundary, ...spans.filter((span) => touch(span, boundary))];
    return {
      ...boundary,
      start: Math.min(...parts.map(({ start }) => start)),
      end: Math.max(...parts.map(({ end }) => end)),
    };
  });
  return [...spans.filter((span) => !boundaries.some((boundary) => touch(span, boundary))), ...extended].sort(
    (a, b) => a.start - b.start,
  );
}

interface Placeholders {
  readonly replace: (text: string, spans: readonly PersonalDataSpan[]) => RedactedText;
  readonly escapeForeign: (text: string) => string;
}

function createPlaceholders(): Placeholders {
  const byValue = new Map<string, string>();
  const issued = new Set<string>();
  const counts = new Map<PersonalDataKind, number>();
  const placeholderFor = ({ kind, value }: PersonalDataSpan): string => {
    const key = `${kind}\n${value}`;
    const known = byValue.get(key);
    if (known !== undefined) {
      return known;
    }
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    const placeholder = placeholderOf(kind, number);
    byValue.set(key, placeholder);
    issued.add(placeholder);
    return placeholder;
  };
  return {
    replace: (text, found) => {
      const spans = found.map((span) => ({
        kind: span.kind,
        start: span.start,
        end: span.end,
        placeholder: placeholderFor(span),
      }));
      return { text: withReplacements(text, spans), spans };
    },
    escapeForeign: (text) => escapeSites(text, (lookAlike) => !issued.has(lookAlike)),
  };
}

function withReplacements(text: string, spans: readonly RedactedSpan[]): string {
  const pieces: string[] = [];
  let done = 0;
  for (const { start, end, placeholder } of spans) {
    pieces.push(text.slice(done, start), placeholder);
    done = end;
  }
  return pieces.join('') + text.slice(done);
}

const escapeAll = (text: string): string => escapeSites(text, () => true);

// "[PERSON_1]" becomes "(PERSON_1)": as long as before, so that every index stays what it was.
function escapeSites(text: string, isForeign: (lookAlike: string) => boolean): string {
  const folded = foldWhole(text);
  const pieces: string[] = [];
  let done = 0;
  for (const site of placeholderLookAlikesIn(folded.text)) {
    const [start, end] = [folded.sourceStart(site.start), folded.sourceEnd(site.end)];
    if (!isForeign(text.slice(start, end))) {
      continue;
    }
    pieces.push(text.slice(done, start), '(', text.slice(start + 1, end - 1), ')');
    done = end;
  }
  return done === 0 ? text : pieces.join('') + text.slice(done);
}
