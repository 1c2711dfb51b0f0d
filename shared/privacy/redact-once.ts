import { findPersonalData } from './find-personal-data.ts';
import type { PersonalDataKind } from './kinds.ts';
import { createPlaceholderRegistry, type RedactedText } from './placeholder-registry.ts';

/**
 * Redacts one text by itself, as `privacy try` shows it. A text without personal data comes back unchanged with any
 * placeholders in it, so that a redacted text stays the same.
 *
 * @throws `unavailable` when the text cannot be scanned.
 */
export function redactOnce(text: string, kinds: readonly PersonalDataKind[]): RedactedText {
  return findPersonalData(text, kinds).length === 0
    ? { text, spans: [] }
    : createPlaceholderRegistry(kinds).redact(text);
}
