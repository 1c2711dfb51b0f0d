import type { Finding } from '../../finding.ts';
import type { PersonalDataKind } from '../../kinds.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { BANK_FORMATS } from './bank-formats.ts';
import { DIRECTORY_FORMATS } from './directory-formats.ts';
import { HEALTH_FORMATS } from './health-formats.ts';
import { type SegmentFormat, valuesIn } from './segment-format.ts';
import { TRAVEL_FORMATS } from './travel-formats.ts';

const FORMATS: readonly SegmentFormat[] = [...HEALTH_FORMATS, ...BANK_FORMATS, ...TRAVEL_FORMATS, ...DIRECTORY_FORMATS];

// Kinds whose value is taken from the spelling in the text, as in other rules.
const SPELLED: ReadonlySet<PersonalDataKind> = new Set(['PERSON', 'STREET_ADDRESS']);

/**
 * Finds values at their places in the exchange formats of hospitals, insurers, banks, airlines, calendars and address
 * books.
 */
export function findInSegments({ text }: ScannedText): Finding[] {
  return valuesIn(text, FORMATS).map(({ format: { kind }, value, start, end }): Finding => {
    const finding = { kind, start, end, strength: 3 } as const;
    return SPELLED.has(kind) ? finding : { ...finding, value };
  });
}
