import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { daysUpTo } from '../../parts/dates.ts';
import type { SpendingSeries } from '../../parts/largest-series.ts';
import { nanoOfUsd } from '../../parts/money.ts';
import { SpendingChart } from '../../parts/spending-chart.tsx';
import { visible } from '../../parts/visible.ts';
import { overviewTexts } from '../../texts/overview.ts';
import type { Overview } from './overview.ts';
import { upToEachDay } from './up-to-each-day.ts';

/** A chart of the spending from the first of the month up to each day, by application, with the budget as a line. */
export function CumulativeChart({ overview }: { readonly overview: Overview }) {
  const { budget, days } = overview;
  const calendar = daysUpTo(overview.now);
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
