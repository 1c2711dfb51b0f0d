import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isPersonalDataKind, type PersonalDataKind } from '../../../shared/privacy/kinds.ts';

/** A span that a labeled set marks as personal data, in UTF-16 indexes. */
export interface Label {
  readonly kind: PersonalDataKind;
  readonly start: number;
  readonly end: number;
}

/** A text with its labels; documents generated from the same template share its number. */
export interface LabeledDocument {
  readonly text: string;
  readonly template: number;
  readonly labels: readonly Label[];
}

// The names that public sets use for our kinds; any other name is not personal data here (towns, dates, organizations).
const KINDS: Readonly<Record<string, PersonalDataKind>> = {
  EMAIL_ADDRESS: 'EMAIL',
  PHONE_NUMBER: 'PHONE',
  IBAN_CODE: 'IBAN',
  US_DRIVER_LICENSE: 'DRIVER_LICENSE',
  CRYPTO: 'CRYPTO_WALLET',
  US_PASSPORT: 'PASSPORT',
  US_BANK_NUMBER: 'BANK_ACCOUNT',
  ADDRESS: 'STREET_ADDRESS',
};

interface RawDocument {
  readonly full_text: string;
  readonly template_id?: number;
  readonly spans: readonly { entity_type: string; start_position: number; end_position: number }[];
}

/**
 * Reads a file, or every .json file of a folder: a list of `{full_text, template_id, spans: [{entity_type,
 * start_position, end_position}]}`, positions in code points.
 */
export function readLabeledDocuments(path: string): LabeledDocument[] {
  const files = statSync(path).isDirectory()
    ? readdirSync(path).flatMap((name) => (name.endsWith('.json') ? [join(path, name)] : []))
    : [path];
  return files.flatMap((file) => (JSON.parse(readFileSync(file, 'utf8')) as RawDocument[]).map(toDocument));
}

function toDocument({ full_text: text, template_id, spans }: RawDocument, index: number): LabeledDocument {
  const offsets = utf16Offsets(text);
  const labels = spans.flatMap(({ entity_type: name, start_position, end_position }) => {
    const kind = isPersonalDataKind(name) ? name : KINDS[name];
    if (kind === undefined) {
      return [];
    }
    return [{ kind, start: offsets[start_position] ?? 0, end: offsets[end_position] ?? text.length }];
  });
  return { text, template: template_id ?? index, labels };
}

function utf16Offsets(text: string): number[] {
  const offsets = [0];
  for (const character of text) {
    offsets.push((offsets.at(-1) ?? 0) + character.length);
  }
  return offsets;
}
