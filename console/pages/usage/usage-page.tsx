import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { keepInAddress } from '../../address/location.ts';
import { parseRoute } from '../../address/route.ts';
import { useCompany, useConsole } from '../../calls/console-context.ts';
import { useLoad } from '../../calls/use-call.ts';
import { type Column, DataTable } from '../../lists/data-table.tsx';
import { Button } from '../../parts/button.tsx';
import { daysUpTo, monthName, monthOf, monthsBack } from '../../parts/dates.ts';
import { nanoDollars, usdOfNano } from '../../parts/money.ts';
import { count } from '../../parts/numbers.ts';
import { Page } from '../../parts/page.tsx';
import { ProblemBox } from '../../parts/problem-box.tsx';
import { SpendingChart } from '../../parts/spending-chart.tsx';
import { commonTexts } from '../../texts/common.ts';
import { usageTexts } from '../../texts/usage.ts';
import { addUp, GROUPS, type Group, type Report, type Row } from './add-up.ts';

// The current month and the twelve before it.
const MONTHS = 13;

/** The usage of a month by application, key, model or day. */
export function UsagePage() {
  const company = useCompany();
  const { me } = useConsole();
  const asked = parseRoute(location.hash).query;
  const months = monthsBack(me.now, MONTHS);
  const [month, setMonth] = useState(known(asked.get('month'), months) ?? monthOf(me.now));
  const [purpose, setPurpose] = useState<'live' | 'test'>(asked.get('purpose') === 'test' ? 'test' : 'live');
  const [group, setGroup] = useState<Group>(known(asked.get('by'), GROUPS) ?? 'application');
  const { data, problem, loading, reload } = useLoad('usage.report', { company_id: company.id, month, purpose });
  const choose = (name: string, value: string, set: () => void) => {
    set();
    keepInAddress({ [name]: value });
  };
  return (
    <Page title={usageTexts.title} intro={usageTexts.intro}>
      <SpaceBetween size="m" direction="horizontal">
        <Choice
          label={usageTexts.month}
          value={month}
          options={months.map((value) => ({ value, label: monthName(value) }))}
          choose={(value) => choose('month', value, () => setMonth(value))}
        />
        <Choice
          label={usageTexts.purpose}
          value={purpose}
          options={(['live', 'test'] as const).map((value) => ({ value, label: usageTexts.purposes[value] }))}
          choose={(value) => choose('purpose', value, () => setPurpose(value === 'test' ? 'test' : 'live'))}
        />
        <Choice
          label={usageTexts.by}
          value={group}
          options={GROUPS.map((value) => ({ value, label: usageTexts.groups[value] }))}
          choose={(value) => choose('by', value, () => setGroup(known(value, GROUPS) ?? 'application'))}
        />
      </SpaceBetween>
      <ProblemBox problem={problem} retry={reload} repeatsCall />
      {data?.too_many_calls && <Alert header={commonTexts.tooManyCallsTitle}>{commonTexts.tooManyCalls}</Alert>}
      {problem === null && data?.too_many_calls !== true && (
        <Shown
          report={data ?? NO_REPORT}
          group={group}
          loading={loading}
          reload={reload}
          month={month}
          {...(purpose === 'live' ? { onTest: () => choose('purpose', 'test', () => setPurpose('test')) } : {})}
        />
      )}
    </Page>
  );
}

const NO_REPORT: Report = { too_many_calls: false, lines: [], applications: [], keys: [] };

function known<Value extends string>(value: string | null, values: readonly Value[]): Value | undefined {
  return values.find((one) => one === value);
}

interface ChoiceProperties {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly choose: (value: string) => void;
}

function Choice({ label, value, options, choose }: ChoiceProperties) {
  return (
    <FormField label={label}>
      <Select
        options={options}
        selectedOption={options.find((option) => option.value === value) ?? null}
        onChange={({ detail }) => choose(detail.selectedOption.value ?? value)}
      />
    </FormField>
  );
}

interface ShownProperties {
  readonly report: Report;
  readonly group: Group;
  readonly loading: boolean;
  readonly reload: () => void;
  readonly month: string;
  /** Shows the calls with test keys instead; absent while they are shown. */
  readonly onTest?: () => void;
}

function Shown({ report, group, loading, reload, month, onTest }: ShownProperties) {
  const rows = addUp(report, group);
  const last = report.lines
    .flatMap(({ day }) => day ?? [])
    .sort()
    .at(-1);
  // All days up to the last one with usage, so that a day without usage shows as a gap.
  const days = last === undefined ? [] : daysUpTo(last);
  const total = rows.reduce((sum, { nanoUsd }) => sum + nanoUsd, 0n);
  return (
    <SpaceBetween size="l">
      {days.length > 0 && (
        <Container header={<Header description={monthName(month)}>{usageTexts.chart}</Header>}>
          <SpendingChart
            days={days}
            series={addUp(report, group === 'day' ? 'application' : group).map(({ name, byDay }) => ({
              title: name,
              byDay,
            }))}
            label={usageTexts.chart}
            axis={usageTexts.chartAxis}
            empty={usageTexts.emptyTitle}
          />
        </Container>
      )}
      <DataTable
        id="usage"
        title={usageTexts.list}
        description={`${usageTexts.total}: ${nanoDollars(total)}. ${usageTexts.tokens}`}
        columns={columnsFor(group)}
        rowHeader="name"
        items={rows}
        keyOf={({ id }) => id}
        loading={loading}
        reload={reload}
        findLabel={usageTexts.find}
        empty={<Empty month={month} onTest={loading ? undefined : onTest} />}
      />
    </SpaceBetween>
  );
}

// A company that only tries the service has calls with test keys alone.
function Empty({ month, onTest }: Pick<ShownProperties, 'month'> & { readonly onTest: (() => void) | undefined }) {
  const company = useCompany();
  const when = onTest !== undefined;
  const { data } = useLoad('usage.report', { company_id: company.id, month, purpose: 'test' }, { when });
  const calls = data?.lines.reduce((sum, line) => sum + line.calls, 0) ?? 0;
  return calls === 0 || onTest === undefined ? (
    <>
      <strong>{usageTexts.emptyTitle}</strong>
      <Box>{usageTexts.empty}</Box>
    </>
  ) : (
    <>
      <strong>{usageTexts.noLiveTitle}</strong>
      <Box padding={{ bottom: 's' }}>{usageTexts.noLive(count(calls))}</Box>
      <Button onClick={onTest}>{usageTexts.showTest}</Button>
    </>
  );
}

const byId = (one: Row, other: Row) => one.id.localeCompare(other.id);

function columnsFor(group: Group): Column<Row>[] {
  const { columns } = usageTexts;
  const number = (id: string, header: string, read: (row: Row) => number): Column<Row> => ({
    id,
    header,
    text: (row) => count(read(row)),
    file: read,
    order: (one, other) => read(one) - read(other),
  });
  return [
    {
      id: 'name',
      header: usageTexts.groups[group],
      text: ({ name }) => name,
      width: 160,
      ...(group === 'day' ? { order: byId, file: ({ id }) => id } : {}),
    },
    number('calls', columns.calls, ({ calls }) => calls),
    number('input', columns.input, ({ input }) => input),
    number('output', columns.output, ({ output }) => output),
    {
      id: 'cost',
      header: columns.cost,
      text: ({ nanoUsd }) => nanoDollars(nanoUsd),
      file: ({ nanoUsd }) => usdOfNano(nanoUsd),
      order: (one, other) => (one.nanoUsd < other.nanoUsd ? -1 : 1),
      width: 150,
    },
  ];
}
