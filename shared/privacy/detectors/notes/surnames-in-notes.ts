import type { Finding } from '../../finding.ts';
import { isWordOfText } from '../../names/words-of-languages.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { assignedSurnames, introducedSurnames } from './introduced-surnames.ts';
import { listedSurnames } from './listed-surnames.ts';

/**
 * Finds single surnames where office shorthand names persons: in lists whose items have the same form, after roles, and
 * with words for someone who was spoken to, reported something, or carries out a decision. Swedish "Han" is "he".
 */
export function findSurnamesInNotes(scanned: ScannedText): Finding[] {
  return [...listedSurnames(scanned), ...introducedSurnames(scanned), ...assignedSurnames(scanned)]
    .filter(({ start, end }) => !isWordOfText(scanned, scanned.lower.slice(start, end)))
    .map(({ start, end }) => ({ kind: 'PERSON', start, end, strength: 2 }));
}
