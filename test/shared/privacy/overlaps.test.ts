// Guarantee: of findings that share a character one stays, by the documented rule: stronger, longer, earlier, first in
// the list of kinds. Risk: results that change with the order of the detectors, or two placeholders for the same text.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../shared/privacy/finding.ts';
import { PERSONAL_DATA_KINDS } from '../../../shared/privacy/kinds.ts';
import { withoutOverlaps } from '../../../shared/privacy/overlaps.ts';
import { upTo } from '../../harness/properties/up-to.ts';

const at = (start: number, end: number, strength: 1 | 2 | 3 = 3, kind: Finding['kind'] = 'PHONE'): Finding => ({
  kind,
  start,
  end,
  strength,
});

describe('withoutOverlaps', () => {
  it('keeps the stronger, then the longer, then the earlier, then the first kind', () => {
    expect(withoutOverlaps([at(0, 9, 2), at(4, 6, 3)])).toEqual([at(4, 6, 3)]);
    expect(withoutOverlaps([at(4, 6), at(0, 5)])).toEqual([at(0, 5)]);
    expect(withoutOverlaps([at(3, 6), at(1, 4)])).toEqual([at(1, 4)]);
    expect(withoutOverlaps([at(0, 4, 3, 'PERSON'), at(0, 4, 3, 'EMAIL')])).toEqual([at(0, 4, 3, 'EMAIL')]);
    expect(withoutOverlaps([at(4, 8), at(0, 4)])).toEqual([at(0, 4), at(4, 8)]);
  });
  const finding = fc
    .tuple(
      fc.nat(40),
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom(1, 2, 3),
      fc.constantFrom(...PERSONAL_DATA_KINDS),
    )
    .map(([start, length, strength, kind]) => at(start, start + length, strength as 1 | 2 | 3, kind));
  const some = upTo(30, (lengths) => fc.array(finding, lengths));
  it('returns findings that are sorted, separate, complete, and the same for any order', () => {
    fc.assert(
      fc.property(some, (findings) => {
        const kept = withoutOverlaps(findings);
        kept.forEach((a, i) => {
          expect(a.start).toBeGreaterThanOrEqual(kept[i - 1]?.end ?? 0);
        });
        for (const each of findings) {
          expect(kept.some((k) => k.start < each.end && each.start < k.end)).toBe(true);
        }
        expect(withoutOverlaps(findings.toReversed())).toEqual(kept);
      }),
    );
  });
});
