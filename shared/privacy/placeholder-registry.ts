import { findAcrossBoundaries } from './boundary.ts';
import type { KnownValues } from './detectors/known-spellings.ts';
import { findPersonalData, type PersonalDataSpan } from './find-personal-data.ts';
import type { GuardrailSpan } from './guardrail/guardrail.ts';
import { fullNames, nameKey } from './joined-names.ts';
import { isPersonalDataKind, type PersonalDataKind } from './kinds.ts';
import type { Readings } from './readings.ts';
import { failRedaction } from './redaction-failure.ts';
import { foldWhole } from './text/folded-text.ts';
import { placeholderLookAlikesIn, placeholderOf } from './text/placeholder.ts';
import { byStart, type TextRange } from './text/text-range.ts';

/** A span of the original text, and the placeholder that replaced it. */
interface RedactedSpan extends TextRange {
  readonly kind: PersonalDataKind;
  readonly placeholder: string;
}

/** A text without personal data. */
export interface RedactedText {
  readonly text: string;
  readonly spans: readonly RedactedSpan[];
}

/**
 * Replaces personal data throughout one request, so that the same value has the same placeholder everywhere. Stores
 * values only to recognize them again: nothing is ever restored, and no value leaves the registry.
 */
export interface PlaceholderRegistry {
  /**
   * Redacts a text from outside. Escapes whatever in it looks like a placeholder, so that a caller cannot refer to
   * another value. A text that this registry redacted comes back unchanged.
   */
  readonly redact: (text: string, guardrailSpans?: readonly GuardrailSpan[]) => RedactedText;
  /**
   * Redacts several texts from outside. A value found in one is replaced in all, and a value that chunking split
   * between two neighboring texts is replaced in both.
   */
  readonly redactAll: (
    texts: readonly string[],
    guardrailSpans?: readonly (readonly GuardrailSpan[])[],
  ) => RedactedText[];
  /**
   * Scans a text as `redact` does and returns a function that redacts it; placeholders are numbered when it is called.
   */
  readonly read: (text: string, guardrailSpans?: readonly GuardrailSpan[]) => () => RedactedText;
  /**
   * Scans several texts as `redactAll` does, together with the edges of the texts before and after them, and returns a
   * function to redact each of them.
   */
  readonly readAll: (
    texts: readonly string[],
    guardrailSpans?: readonly (readonly GuardrailSpan[] | undefined)[],
    around?: { readonly before: string | null; readonly after: string | null },
  ) => (() => RedactedText)[];
  /** Returns the number of different values replaced so far. */
  readonly replacedCount: () => number;
  /**
   * Redacts a text made from texts of this registry, such as an answer. Keeps placeholders that the registry issued and
   * escapes others.
   */
  readonly redactAnswer: (text: string, guardrailSpans?: readonly GuardrailSpan[]) => RedactedText;
}

/**
 * Creates the registry of one request. Registries for the same kinds may share their readings of texts, but not their
 * known values.
 *
 * @throws `unavailable` for an unknown kind. Every method throws it, without any of the text, when a text cannot be
 * scanned.
 */
export function createPlaceholderRegistry(
  kinds: readonly PersonalDataKind[],
  readings: Readings = new Map(),
): PlaceholderRegistry {
  if (!kinds.every(isPersonalDataKind)) {
    failRedaction('unknown_kind');
  }
  const known: KnownValues = new Map();
  const placeholders = createPlaceholders(personsAmong(known));
  const redactedTexts = new Set<string>();

  const find = (text: string, guardrailSpans: readonly GuardrailSpan[] = []): PersonalDataSpan[] =>
    findPersonalData(text, kinds, { known, guardrailSpans, readings });
  const replace = (text: string, spans: readonly PersonalDataSpan[]): RedactedText => {
    const redacted = placeholders.replace(text, spans);
    redactedTexts.add(redacted.text);
    return redacted;
  };
  const escapeText = (text: string): string =>
    redactedTexts.has(text) ? placeholders.escapeForeign(text) : escapeAll(text);

  const readLater = (
    text: string,
    guardrailSpans: readonly GuardrailSpan[] | undefined,
    boundary: readonly PersonalDataSpan[],
  ): (() => RedactedText) => {
    const found = find(text, guardrailSpans);
    const size = known.size;
    // A value found in another text since then may occur in this one.
    return () => replace(text, withBoundarySpans(known.size === size ? found : find(text, guardrailSpans), boundary));
  };
  const readAll: PlaceholderRegistry['readAll'] = (texts, guardrailSpans = [], around) => {
    const escaped = texts.map(escapeText);
    const [before = null, after = null] = [around?.before ?? null, around?.after ?? null].map(
      (text) => text && escapeAll(text),
    );
    const boundaries = findAcrossBoundaries(escaped, kinds, { known, before, after });
    return escaped.map((text, i) => readLater(text, guardrailSpans[i], boundaries[i] ?? []));
  };

  return {
    redact: (text, guardrailSpans) => {
      const escaped = escapeText(text);
      return replace(escaped, find(escaped, guardrailSpans));
    },
    redactAnswer: (text, guardrailSpans) => {
      const escaped = placeholders.escapeForeign(text);
      return replace(escaped, find(escaped, guardrailSpans));
    },
    read: (text, guardrailSpans) => readLater(escapeText(text), guardrailSpans, []),
    readAll,
    redactAll: (texts, guardrailSpans) => readAll(texts, guardrailSpans).map((redact) => redact()),
    replacedCount: placeholders.count,
  };
}

// A value across a boundary is covered in full: whatever else was found there is part of it.
function withBoundarySpans(
  spans: readonly PersonalDataSpan[],
  boundaries: readonly PersonalDataSpan[],
): PersonalDataSpan[] {
  const merged: PersonalDataSpan[] = [];
  for (const span of [...boundaries, ...spans].toSorted(byStart)) {
    const last = merged.at(-1);
    if (last === undefined || last.end <= span.start) {
      merged.push(span);
    } else {
      // The first of the overlapping boundary spans determines the value that they are replaced by.
      const named = boundaries.find((boundary) => boundary === last || boundary === span) ?? last;
      merged.splice(-1, 1, { ...named, start: last.start, end: Math.max(last.end, span.end) });
    }
  }
  return merged;
}

interface Placeholders {
  readonly replace: (text: string, spans: readonly PersonalDataSpan[]) => RedactedText;
  readonly escapeForeign: (text: string) => string;
  readonly count: () => number;
}

/** Returns the spelling under which a value is counted. */
type Canonical = (span: PersonalDataSpan) => string;

function createPlaceholders(canonical: Canonical): Placeholders {
  const byValue = new Map<string, string>();
  const issued = new Set<string>();
  const counts = new Map<PersonalDataKind, number>();
  const placeholderFor = (span: PersonalDataSpan): string => {
    const { kind } = span;
    const key = `${kind}\n${canonical(span)}`;
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
    count: () => byValue.size,
  };
}

// Gives each person one number: a first name or surname counts as the full name that contains it, if there is only one,
// and a full name as the same name in another order.
function personsAmong(known: KnownValues): Canonical {
  let size = -1;
  let names = new Map<string, string>();
  let byPart = new Map<string, Set<string>>();
  return ({ kind, value }) => {
    if (kind !== 'PERSON') {
      return value;
    }
    if (known.size !== size) {
      size = known.size;
      names = fullNames(known);
      byPart = namesByPart(names);
    }
    const key = nameKey(value);
    const [person = value, ...others] = byPart.get(key) ?? [];
    return names.get(key) ?? (others.length === 0 ? person : value);
  };
}

function namesByPart(names: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const byPart = new Map<string, Set<string>>();
  for (const [key, value] of names) {
    for (const word of key.split(' ')) {
      byPart.set(word, (byPart.get(word) ?? new Set()).add(value));
    }
  }
  return byPart;
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

// "[PERSON_1]" becomes "(PERSON_1)", which has the same length, so that no index changes.
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
  return pieces.join('') + text.slice(done);
}
