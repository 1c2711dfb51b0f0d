import MixedLineBarChart, { type MixedLineBarChartProps } from '@cloudscape-design/components/mixed-line-bar-chart';
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

/** Spending by day, stacked. */
export function SpendingChart({ days, series, line, label, empty, axis }: Properties) {
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
      series={[...bars, ...threshold]}
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

function amountOf(series: readonly SpendingSeries[], title: string, day: string): bigint {
  return series.find((known) => known.title === title)?.byDay.get(day) ?? 0n;
}
