import { commonTexts } from '../texts/common.ts';

/** The spending of one application, key or model by day. */
export interface SpendingSeries {
  readonly title: string;
  readonly byDay: ReadonlyMap<string, bigint>;
}

// More colors than these are hard to tell apart.
const SERIES_MAX = 8;

/** Returns at most eight series: if there are more, the smallest are combined into one. */
export function largest(series: readonly SpendingSeries[]): readonly SpendingSeries[] {
  if (series.length <= SERIES_MAX) {
    return series;
  }
  const totals = series.map((one) => ({ one, total: [...one.byDay.values()].reduce((sum, nano) => sum + nano, 0n) }));
  const ordered = totals.toSorted((one, other) => (one.total < other.total ? 1 : -1)).map(({ one }) => one);
  const others = new Map<string, bigint>();
  for (const { byDay } of ordered.slice(SERIES_MAX - 1)) {
    for (const [day, nano] of byDay) {
      others.set(day, (others.get(day) ?? 0n) + nano);
    }
  }
  return [...ordered.slice(0, SERIES_MAX - 1), { title: commonTexts.others, byDay: others }];
}
