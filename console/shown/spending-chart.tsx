import MixedLineBarChart, { type MixedLineBarChartProps } from '@cloudscape-design/components/mixed-line-bar-chart';
import { shownTexts } from '../texts/shown.ts';
import { approximate, nanoDollars } from './money.ts';
import { dayName } from './time.tsx';

/** What one part, such as an application, spent on each day. */
export interface SpendingSeries {
  readonly title: string;
  readonly byDay: ReadonlyMap<string, bigint>;
}

interface Properties {
  readonly days: readonly string[];
  readonly series: readonly SpendingSeries[];
  /** A line across, such as the cap. */
  readonly line?: { readonly title: string; readonly nanoUsd: bigint };
  readonly label: string;
  readonly empty: string;
  readonly axis: string;
}

const NANO = 1e9;
// More colours than these cannot be told apart.
const SERIES_MAX = 8;

/** Spending by day, stacked; what is not among the eight dearest is one series. */
export function SpendingChart({ days, series: every, line, label, empty, axis }: Properties) {
  const series = dearest(every);
  const bars: MixedLineBarChartProps.ChartSeries<string>[] = series.map(({ title, byDay }) => ({
    title,
    type: 'bar',
    data: days.filter((day) => byDay.has(day)).map((day) => ({ x: day, y: approximate(byDay.get(day) ?? 0n) })),
    valueFormatter: (_, day) => nanoDollars(byDay.get(day ?? '') ?? 0n),
  }));
  const threshold: MixedLineBarChartProps.ChartSeries<string>[] =
    line === undefined
      ? []
      : [
          {
            title: line.title,
            type: 'threshold',
            y: approximate(line.nanoUsd),
            valueFormatter: () => nanoDollars(line.nanoUsd),
          },
        ];
  return (
    <MixedLineBarChart<string>
      // A line alone would hide that there is nothing.
      series={bars.length === 0 ? [] : [...bars, ...threshold]}
      xDomain={[...days]}
      xScaleType="categorical"
      stackedBars
      height={260}
      hideFilter
      ariaLabel={label}
      xTickFormatter={(day) => String(Number(day.slice(8)))}
      yTickFormatter={(value) => nanoDollars(BigInt(Math.round(value * NANO)))}
      detailPopoverSeriesContent={({ series: shown, x }) => ({
        key: shown.title,
        value:
          shown.type === 'threshold' ? nanoDollars(line?.nanoUsd ?? 0n) : nanoDollars(amountOf(series, shown.title, x)),
      })}
      i18nStrings={{ xTickFormatter: dayName }}
      yTitle={axis}
      empty={empty}
    />
  );
}

function dearest(series: readonly SpendingSeries[]): readonly SpendingSeries[] {
  if (series.length <= SERIES_MAX) {
    return series;
  }
  const sums = series.map((one) => ({ one, most: [...one.byDay.values()].reduce((sum, nano) => sum + nano, 0n) }));
  const ordered = sums.toSorted((one, other) => (one.most < other.most ? 1 : -1)).map(({ one }) => one);
  const others = new Map<string, bigint>();
  for (const { byDay } of ordered.slice(SERIES_MAX - 1)) {
    for (const [day, nano] of byDay) {
      others.set(day, (others.get(day) ?? 0n) + nano);
    }
  }
  return [...ordered.slice(0, SERIES_MAX - 1), { title: shownTexts.others, byDay: others }];
}

function amountOf(series: readonly SpendingSeries[], title: string, day: string): bigint {
  return series.find((known) => known.title === title)?.byDay.get(day) ?? 0n;
}
