import Alert from '@cloudscape-design/components/alert';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ResultOf } from '../../api/types.ts';
import { type Column, DataTable } from '../../lists/data-table.tsx';
import { utc } from '../../parts/dates.ts';
import { dollars } from '../../parts/money.ts';
import { count } from '../../parts/numbers.ts';
import { Status, type StatusType } from '../../parts/status.tsx';
import { Time } from '../../parts/time.tsx';
import { stageTexts } from '../../texts/stage.ts';

type StageOverview = ResultOf<'stage.overview'>;
type Model = StageOverview['models'][number];
type Queue = NonNullable<StageOverview['queues']>[number];
type Alarm = NonNullable<StageOverview['alarms']>[number];

const ALARM_TYPES: Readonly<Record<Alarm['state'], StatusType>> = {
  ok: 'success',
  alarm: 'error',
  no_data: 'stopped',
};
const MODELS: readonly Column<Model>[] = [
  { id: 'id', header: stageTexts.modelColumns.id, text: ({ id }) => id, width: 180 },
  { id: 'purpose', header: stageTexts.modelColumns.purpose, text: ({ purpose }) => stageTexts.purposes[purpose] },
  { id: 'input', header: stageTexts.modelColumns.input, text: (model) => dollars(model.input_usd_per_million_tokens) },
  { id: 'output', header: stageTexts.modelColumns.output, text: (model) => outputOf(model) },
  {
    id: 'age',
    header: stageTexts.modelColumns.age,
    text: ({ age_days }) => stageTexts.age(age_days),
    order: (one, other) => one.age_days - other.age_days,
  },
];
const QUEUES: readonly Column<Queue>[] = [
  {
    id: 'name',
    header: stageTexts.queueColumns.name,
    text: ({ name, dead_letters }) => (dead_letters ? `${name} (${stageTexts.deadLetters})` : name),
    width: 180,
  },
  {
    id: 'waiting',
    header: stageTexts.queueColumns.waiting,
    text: ({ waiting }) => count(waiting),
    cell: ({ waiting, dead_letters }) =>
      dead_letters && waiting > 0 ? <Status type="error">{count(waiting)}</Status> : count(waiting),
  },
  { id: 'progress', header: stageTexts.queueColumns.progress, text: ({ in_progress }) => count(in_progress) },
];
const ALARMS: readonly Column<Alarm>[] = [
  { id: 'name', header: stageTexts.alarmColumns.name, text: ({ name }) => name, width: 180 },
  {
    id: 'description',
    header: stageTexts.alarmColumns.description,
    text: ({ description }) => description,
    width: 200,
  },
  {
    id: 'state',
    header: stageTexts.alarmColumns.state,
    text: ({ state }) => stageTexts.alarmStates[state],
    cell: ({ state }) => <Status type={ALARM_TYPES[state]}>{stageTexts.alarmStates[state]}</Status>,
    width: 140,
  },
  {
    id: 'since',
    header: stageTexts.alarmColumns.since,
    text: ({ since }) => (since === null ? '' : utc(since)),
    cell: ({ since }) => <Time at={since} />,
  },
];

/** The tables of alarms, of queues, and of models with their prices. */
export function HealthLists({ overview }: { readonly overview: StageOverview }) {
  const part = { loading: false, empty: '', findLabel: stageTexts.findInList } as const;
  return (
    <SpaceBetween size="l">
      {overview.alarms === null ? (
        <Unknown what={stageTexts.alarms} />
      ) : (
        <DataTable
          {...part}
          id="alarms"
          title={stageTexts.alarms}
          {...(overview.alarms.every(({ state }) => state === 'no_data') ? { description: stageTexts.noMetrics } : {})}
          columns={ALARMS}
          rowHeader="name"
          items={overview.alarms}
          keyOf={({ name }) => name}
          sortedBy={{ id: 'state', descending: false }}
        />
      )}
      {overview.queues === null ? (
        <Unknown what={stageTexts.queues} />
      ) : (
        <DataTable
          {...part}
          id="queues"
          title={stageTexts.queues}
          columns={QUEUES}
          rowHeader="name"
          items={overview.queues}
          keyOf={({ name, dead_letters }) => `${name} ${dead_letters}`}
        />
      )}
      <DataTable
        {...part}
        id="models"
        title={stageTexts.models}
        columns={MODELS}
        rowHeader="id"
        items={overview.models}
        keyOf={({ id }) => id}
      />
    </SpaceBetween>
  );
}

// Stands in for one list that AWS did not return; the rest of the page may still show what is wrong.
function Unknown({ what }: { readonly what: string }) {
  return (
    <Alert type="warning" header={what}>
      {stageTexts.unavailable}
    </Alert>
  );
}

function outputOf({ output_usd_per_million_tokens: usd }: Model): string {
  return usd === null ? '–' : dollars(usd);
}
