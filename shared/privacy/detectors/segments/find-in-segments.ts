import type { Finding } from '../../finding.ts';
import type { PersonalDataKind } from '../../kinds.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { BANK_FORMATS } from './bank-formats.ts';
import { DIRECTORY_FORMATS } from './directory-formats.ts';
import { HEALTH_FORMATS } from './health-formats.ts';
import type { SegmentFormat } from './segment-format.ts';
import { TRAVEL_FORMATS } from './travel-formats.ts';

const FORMATS: readonly SegmentFormat[] = [...HEALTH_FORMATS, ...BANK_FORMATS, ...TRAVEL_FORMATS, ...DIRECTORY_FORMATS];

// Their spelling numbers them, as elsewhere.
const SPELLED: ReadonlySet<PersonalDataKind> = new Set(['PERSON', 'STREET_ADDRESS']);

/**
 * Finds values at their places in the exchange formats of hospitals, insurers, banks, airlines, calendars and address
 * books.
 */
export function findInSegments({ text }: ScannedText): Finding[] {
  return FORMATS.filter(({ sign }) => text.includes(sign)).flatMap(({ kind, expression }) =>
    allMatches(expression, text).map(({ 0: written, 1: value = '', index }): Finding => {
      const end = index + written.length;
      const finding = { kind, start: end - value.length, end, strength: 3 } as const;
      return SPELLED.has(kind) ? finding : { ...finding, value };
    }),
  );
}
