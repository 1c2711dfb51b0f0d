import type { KnownValues } from './detectors/known-spellings.ts';
import { HEURISTIC_KINDS } from './detectors/structured-detectors.ts';
import { findStructuredData } from './find-structured-data.ts';
import type { PersonalDataKind } from './kinds.ts';
import { personsAmong } from './placeholders/persons.ts';
import { createPlaceholders, escapeAll } from './placeholders/placeholders.ts';

/**
 * Replaces personal data of those kinds that have a form. Placeholders count from 1 over all texts, and a value that is
 * found in one text is replaced in all of them.
 *
 * @throws ServiceError `unavailable`, without any of the text, when a text cannot be scanned.
 */
export function redactStructured(texts: readonly string[], kinds: readonly PersonalDataKind[]): readonly string[] {
  const structured = kinds.filter((kind) => !HEURISTIC_KINDS.includes(kind));
  if (structured.length === 0) {
    return texts;
  }
  const known: KnownValues = new Map();
  const placeholders = createPlaceholders(personsAmong(known));
  const escaped = texts.map(escapeAll);
  const find = (text: string) => findStructuredData(text, structured, { known });
  // Each is replaced once all are read.
  for (const text of escaped) {
    find(text);
  }
  return escaped.map((text) => placeholders.replace(text, find(text)).text);
}
