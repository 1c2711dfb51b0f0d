import type { Finding } from './finding.ts';
import { PERSONAL_DATA_KINDS } from './kinds.ts';
import { byStart } from './text/text-range.ts';

const RANK = new Map(PERSONAL_DATA_KINDS.map((kind, rank) => [kind, rank]));

/**
 * Applies the only rule for overlaps: of two findings that share a character, the stronger one is kept; of equally
 * strong findings the longer; of equally long ones the earlier; and then the kind that comes first in the list of
 * kinds. The other finding is dropped entirely, and what remains of it is scanned again with the kept one covered (see
 * find-personal-data.ts). The result is sorted.
 */
export function withoutOverlaps(findings: readonly Finding[]): Finding[] {
  const length = findings.reduce((longest, { end }) => Math.max(longest, end), 0);
  // One byte for each character of the text, because inserting into a sorted list moves all that comes after.
  const taken = new Uint8Array(length);
  const kept: Finding[] = [];
  for (const finding of findings.toSorted(compare)) {
    const place = taken.subarray(finding.start, finding.end);
    if (!place.includes(1)) {
      place.fill(1);
      kept.push(finding);
    }
  }
  return kept.sort(byStart);
}

function compare(a: Finding, b: Finding): number {
  return (
    b.strength - a.strength ||
    b.end - b.start - (a.end - a.start) ||
    a.start - b.start ||
    (RANK.get(a.kind) ?? 0) - (RANK.get(b.kind) ?? 0)
  );
}
