// Guarantee: a chart with many series shows the largest, and the others together, so that its bars add up to the same
// money. Risk: some spending is missing from the bars.
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { largest, type SpendingSeries } from '../../../console/parts/largest-series.ts';
import { commonTexts } from '../../../console/texts/common.ts';

const DAYS = ['2026-07-01', '2026-07-02', '2026-07-03'];
const series = fc
  .array(fc.dictionary(fc.constantFrom(...DAYS), fc.bigInt({ min: 0n, max: 10n ** 12n })), { maxLength: 20 })
  .map((all) =>
    all.map((byDay, at): SpendingSeries => ({ title: `app ${at}`, byDay: new Map(Object.entries(byDay)) })),
  );

const onDay = (all: readonly SpendingSeries[], day: string) =>
  all.reduce((sum, { byDay }) => sum + (byDay.get(day) ?? 0n), 0n);
const totalOf = ({ byDay }: SpendingSeries) => [...byDay.values()].reduce((sum, nano) => sum + nano, 0n);

it('adds up to the same on each day, in at most eight series', () => {
  fc.assert(
    fc.property(series, (all) => {
      const shown = largest(all);
      expect(shown.length).toBeLessThanOrEqual(8);
      expect(DAYS.map((day) => onDay(shown, day))).toEqual(DAYS.map((day) => onDay(all, day)));
    }),
  );
});

it('leaves up to eight series unchanged, and shows none that is smaller than one it combines', () => {
  fc.assert(
    fc.property(series, (all) => {
      const shown = largest(all);
      if (all.length <= 8) {
        expect(shown).toBe(all);
        return;
      }
      expect(shown.at(-1)?.title).toBe(commonTexts.others);
      const titles = new Set(shown.map(({ title }) => title));
      const combined = all.filter(({ title }) => !titles.has(title)).map(totalOf);
      for (const one of shown.slice(0, -1)) {
        expect(combined.every((total) => total <= totalOf(one))).toBe(true);
      }
    }),
  );
});
