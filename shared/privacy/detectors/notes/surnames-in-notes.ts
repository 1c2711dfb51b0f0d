import type { Finding } from '../../finding.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { decidingSurnames, introducedSurnames } from './introduced-surnames.ts';
import { listedSurnames } from './listed-surnames.ts';

/**
 * Surnames by themselves where the shorthand of offices has persons: lists of one form in a line, roles, who was spoken
 * to or reported, who does what was decided.
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
