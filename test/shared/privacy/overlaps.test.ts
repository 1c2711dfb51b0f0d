// Guarantee: of findings that share a character only one is kept, by the documented rule: the stronger, the longer, the
// earlier, the first in the list of kinds. Risk: results change with the order of the detectors, or one text gets two
// placeholders.
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
  const lists = upTo(30, (lengths) => fc.array(finding, lengths));
  it('returns sorted findings that do not overlap, drops only what overlaps one of them, and ignores the order given', () => {
    fc.assert(
      fc.property(lists, (findings) => {
        const kept = withoutOverlaps(findings);
        kept.forEach(({ start }, i) => {
          expect(start).toBeGreaterThanOrEqual(kept[i - 1]?.end ?? 0);
        });
        for (const each of findings) {
          expect(kept.some(({ start, end }) => start < each.end && each.start < end)).toBe(true);
        }
        expect(withoutOverlaps(findings.toReversed())).toEqual(kept);
      }),
    );
  });
});
