import type { Finding } from '../../finding.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { listedSurnames } from './listed-surnames.ts';
import { decidingSurnames, toldSurnames } from './told-surnames.ts';

/**
 * Surnames by themselves where the shorthand of offices has persons: lists of one form in a line, roles, who was spoken
 * to or reported, who does what was decided.
 */
export function findSurnamesInNotes(scanned: ScannedText): Finding[] {
  return [...listedSurnames(scanned), ...toldSurnames(scanned), ...decidingSurnames(scanned)].map(({ start, end }) => ({
    kind: 'PERSON',
    start,
    end,
    strength: 2,
  }));
}
