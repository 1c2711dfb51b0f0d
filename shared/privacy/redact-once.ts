import { findPersonalData } from './find-personal-data.ts';
import type { PersonalDataKind } from './kinds.ts';
import { createPlaceholderRegistry, type RedactedText } from './placeholder-registry.ts';

/**
 * Redacts one text by itself, as `privacy try` shows it. A text that holds nothing to remove comes back as it is,
 * whatever
 * placeholders stand in it, so that a text which was redacted before stays the same. Throws as a registry does.
 */
export function redactOnce(text: string, kinds: readonly PersonalDataKind[]): RedactedText {
  return findPersonalData(text, kinds).length === 0 ? { text, spans: [] } : createPlaceholderRegistry(kinds).redact(text);
}
