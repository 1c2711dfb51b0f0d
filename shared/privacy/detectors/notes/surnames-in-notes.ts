import type { Finding } from '../../finding.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { assignedSurnames, introducedSurnames } from './introduced-surnames.ts';
import { listedSurnames } from './listed-surnames.ts';

/**
 * Finds single surnames where office shorthand names persons: in lists whose items have the same form, after roles, and
 * with words for someone who was spoken to, reported something, or carries out a decision.
 */
export function findSurnamesInNotes(scanned: ScannedText): Finding[] {
  return [...listedSurnames(scanned), ...introducedSurnames(scanned), ...assignedSurnames(scanned)].map(
    ({ start, end }) => ({
      kind: 'PERSON',
      start,
      end,
      strength: 2,
    }),
  );
}
