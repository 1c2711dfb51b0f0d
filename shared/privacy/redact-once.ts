import { findPersonalData } from './find-personal-data.ts';
import type { PersonalDataKind } from './kinds.ts';
import { createPlaceholderRegistry } from './placeholder-registry.ts';
import type { RedactedText } from './placeholders/placeholders.ts';
import type { Readings } from './readings.ts';

/**
 * Redacts a single text, as `privacy try` shows it. Returns a text without personal data unchanged, including any
 * placeholders, so that redacting a redacted text changes nothing.
 *
 * @throws `unavailable` when the text cannot be scanned.
 */
export function redactOnce(text: string, kinds: readonly PersonalDataKind[]): RedactedText {
  const readings: Readings = new Map();
  return findPersonalData(text, kinds, { readings }).length === 0
    ? { text, spans: [] }
    : createPlaceholderRegistry(kinds, readings).redact(text);
}
