import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { nanoOfUsd } from '../../shown/money.ts';
import { SpendingChart, type SpendingSeries } from '../../shown/spending-chart.tsx';
import { visible } from '../../shown/visible.ts';
import { overviewTexts } from '../../texts/overview.ts';
import type { Overview } from './overview.ts';

/** A chart of the spending from the first of the month up to each day, by application, with the budget as a line. */
export function DailyChart({ overview }: { readonly overview: Overview }) {
  const { budget, days } = overview;
  const calendar = daysUntil(overview.now);
  const names = new Map(overview.applications.map(({ id, name }) => [id, visible(name)]));
  const ids = [...new Set(days.map(({ application_id }) => application_id))];
  const series = ids.map(
    (id): SpendingSeries => ({ title: names.get(id) ?? id, byDay: upToEachDay(days, id, calendar) }),
  );
  const line =
    budget.cap_usd === 'unlimited'
      ? {}
      : { line: { title: overviewTexts.capLine, nanoUsd: nanoOfUsd(budget.cap_usd) } };
  return (
    <Container header={<Header description={overviewTexts.chartHint}>{overviewTexts.chart}</Header>}>
      <SpendingChart
        days={calendar}
        series={series}
        {...line}
        label={overviewTexts.chart}
        axis={overviewTexts.chartAxis}
        empty={overviewTexts.noSpending}
      />
    </Container>
  );
}

function daysUntil(now: string): string[] {
  const month = now.slice(0, 8);
  return Array.from({ length: Number(now.slice(8, 10)) }, (_, day) => `${month}${String(day + 1).padStart(2, '0')}`);
}

function upToEachDay(days: Overview['days'], id: string, calendar: readonly string[]): ReadonlyMap<string, bigint> {
  let sum = 0n;
  return new Map(
    calendar.map((day) => {
      for (const line of days) {
        if (line.application_id === id && line.day === day) {
          sum += BigInt(line.nano_usd);
        }
      }
      return [day, sum];
    }),
  );
}
