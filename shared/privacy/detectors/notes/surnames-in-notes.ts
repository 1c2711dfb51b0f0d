import type { Finding } from '../../finding.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { decidingSurnames, introducedSurnames } from './introduced-surnames.ts';
import { listedSurnames } from './listed-surnames.ts';

/**
 * Finds single surnames at the places where office shorthand has persons: in lists of items of one form, after roles,
 * and with words for who was spoken to, who reported something and who does what was decided.
 */
export function findSurnamesInNotes(scanned: ScannedText): Finding[] {
  return [...listedSurnames(scanned), ...introducedSurnames(scanned), ...decidingSurnames(scanned)].map(
    ({ start, end }) => ({
      kind: 'PERSON',
      start,
      end,
      strength: 2,
    }),
  );
}
