import MixedLineBarChart, { type MixedLineBarChartProps } from '@cloudscape-design/components/mixed-line-bar-chart';
import { dayName } from './dates.ts';
import { largest, type SpendingSeries } from './largest-series.ts';
import { approximate, nanoDollars } from './money.ts';

interface Properties {
  readonly days: readonly string[];
  readonly series: readonly SpendingSeries[];
  /** A horizontal line, such as the budget. */
  readonly line?: { readonly title: string; readonly nanoUsd: bigint };
  readonly label: string;
  readonly empty: string;
  readonly axis: string;
}

const NANO_PER_USD = 1e9;

/** A stacked bar chart of spending by day; beyond eight series, the smallest are combined into one. */
export function SpendingChart({ days, series: every, line, label, empty, axis }: Properties) {
  const series = largest(every);
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
      // The budget line alone would hide that there is no data.
      series={bars.length === 0 ? [] : [...bars, ...threshold]}
      xDomain={[...days]}
      xScaleType="categorical"
      stackedBars
      height={260}
      hideFilter
      ariaLabel={label}
      xTickFormatter={(day) => String(Number(day.slice(8)))}
      yTickFormatter={(value) => nanoDollars(BigInt(Math.round(value * NANO_PER_USD)))}
      i18nStrings={{ xTickFormatter: dayName }}
      yTitle={axis}
      empty={empty}
    />
  );
}
