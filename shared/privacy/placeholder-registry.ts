import { findAcrossBoundaries } from './boundary.ts';
import type { KnownValues } from './detectors/known-spellings.ts';
import { findPersonalData } from './find-personal-data.ts';
import type { PersonalDataSpan } from './finding.ts';
import type { GuardrailSpan } from './guardrail/guardrail.ts';
import { isPersonalDataKind, type PersonalDataKind } from './kinds.ts';
import { namesByDocument, personsAmong } from './placeholders/persons.ts';
import { createPlaceholders, escapeAll, type RedactedText } from './placeholders/placeholders.ts';
import type { Readings } from './readings.ts';
import { failRedaction } from './redaction-failure.ts';
import { byStart } from './text/text-range.ts';

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
  readonly read: (text: string, guardrailSpans?: readonly GuardrailSpan[], documentId?: string) => () => RedactedText;
  /**
   * Scans several texts as `redactAll` does, together with the edges of the texts before and after them, and returns a
   * function to redact each of them. A first name or a surname that several persons have counts as the one whom its
   * document calls by a full name.
   */
  readonly readAll: (
    texts: readonly string[],
    guardrailSpans?: readonly (readonly GuardrailSpan[] | undefined)[],
    around?: Around,
  ) => (() => RedactedText)[];
  /** Returns the number of different values replaced so far. */
  readonly replacedCount: () => number;
  /**
   * Redacts a text made from texts of this registry, such as an answer. Keeps placeholders that the registry issued and
   * escapes others.
   */
  readonly redactAnswer: (text: string, guardrailSpans?: readonly GuardrailSpan[]) => RedactedText;
}

/** Where texts stand: the texts directly before and after them, and the document that they are from. */
interface Around {
  readonly before?: string | null;
  readonly after?: string | null;
  readonly documentId?: string | undefined;
}

/** What is known about a text that is read, other than its values. */
interface ReadText extends Pick<Around, 'documentId'> {
  readonly guardrailSpans: readonly GuardrailSpan[] | undefined;
  /** What was found across its boundaries. */
  readonly boundary?: readonly PersonalDataSpan[] | undefined;
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
  const addNames = namesByDocument();

  const find = (text: string, guardrailSpans: readonly GuardrailSpan[] = []): PersonalDataSpan[] =>
    findPersonalData(text, kinds, { known, guardrailSpans, readings });
  const replace = (
    text: string,
    spans: readonly PersonalDataSpan[],
    inDocument?: ReadonlySet<string>,
  ): RedactedText => {
    const redacted = placeholders.replace(text, spans, inDocument);
    redactedTexts.add(redacted.text);
    return redacted;
  };
  const escapeText = (text: string): string =>
    redactedTexts.has(text) ? placeholders.escapeForeign(text) : escapeAll(text);

  const readLater = (text: string, { guardrailSpans, boundary = [], documentId }: ReadText): (() => RedactedText) => {
    const found = find(text, guardrailSpans);
    const size = known.size;
    const inDocument = addNames(documentId, [...found, ...boundary]);
    return () => {
      // A value found in another text since then may occur in this one.
      const spans = known.size === size ? found : find(text, guardrailSpans);
      return replace(text, withBoundarySpans(spans, boundary), inDocument);
    };
  };
  const readAll: PlaceholderRegistry['readAll'] = (texts, guardrailSpans = [], around = {}) => {
    const escaped = texts.map(escapeText);
    const [before = null, after = null] = [around.before, around.after].map((text) => text && escapeAll(text));
    const boundaries = findAcrossBoundaries(escaped, kinds, { known, before, after });
    return escaped.map((text, i) =>
      readLater(text, {
        guardrailSpans: guardrailSpans[i],
        boundary: boundaries[i],
        documentId: around.documentId,
      }),
    );
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
    read: (text, guardrailSpans, documentId) => readLater(escapeText(text), { guardrailSpans, documentId }),
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
