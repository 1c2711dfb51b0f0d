import Badge from '@cloudscape-design/components/badge';
import Box from '@cloudscape-design/components/box';
import { useCallback, useContext, useEffect, useState } from 'react';
import { parseRoute } from '../../address/route.ts';
import type { ResultOf } from '../../api/types.ts';
import { CompanyContext, useCompany, useConsole } from '../../calls/console-context.ts';
import { useLoad } from '../../calls/use-call.ts';
import { type Column, DataTable } from '../../lists/data-table.tsx';
import { usePagedList } from '../../lists/use-paged-list.ts';
import { utc } from '../../parts/dates.ts';
import { Name } from '../../parts/name.tsx';
import { Page } from '../../parts/page.tsx';
import { Time } from '../../parts/time.tsx';
import { visible } from '../../parts/visible.ts';
import { type Action, auditTexts } from '../../texts/audit.ts';
import { filterOf, inputOf } from './audit-filter.ts';
import { AuditFilters } from './audit-filters.tsx';
import { changesOf, subjectName } from './changes-of.ts';

type AuditRecord = ResultOf<'audit.list'>['records'][number];

/** The audit records of a company. */
export function AuditPage() {
  const company = useCompany();
  return (
    <Page title={auditTexts.title} intro={auditTexts.intro}>
      <Records companyId={company.id} />
    </Page>
  );
}

/** The audit records of the stage as a whole. */
export function StageAuditPage() {
  return (
    <Page title={auditTexts.stageTitle} intro={auditTexts.stageIntro}>
      <Records companyId={null} />
    </Page>
  );
}

// The names of what records of a company may name by an id alone: trials name an application, policies the company.
function useNames(companyId: string | null): ReadonlyMap<string, string> {
  const { data } = useLoad('application.list', { company_id: companyId ?? '' }, { when: companyId !== null });
  const company = useContext(CompanyContext);
  return new Map([
    ...(data ?? []).map(({ id, name }) => [id, name] as const),
    ...(company === null ? [] : [[company.id, company.name] as const]),
  ]);
}

function Records({ companyId }: { readonly companyId: string | null }) {
  const { me, call, clockOffset } = useConsole();
  const [filter, setFilter] = useState(() => filterOf(parseRoute(location.hash).query));
  const [actors, setActors] = useState<readonly string[]>(filter.by === '' ? [] : [filter.by]);
  const load = useCallback(
    async (after: string | undefined, signal: AbortSignal) => {
      const input = {
        ...(companyId === null ? {} : { company_id: companyId }),
        ...inputOf(filter, Date.now() + clockOffset),
        ...(after === undefined ? {} : { after }),
      };
      const { records: items, next } = await call('audit.list', input, signal);
      return { items, next };
    },
    [call, clockOffset, companyId, filter],
  );
  const records = usePagedList(load);
  useEffect(() => {
    // People are only ever added to the filter: a list that is filtered by one person names no others.
    setActors((before) => [...new Set([...before, ...records.items.map(({ actor }) => actor)])].sort());
  }, [records.items]);
  return (
    <DataTable
      id="audit"
      title={auditTexts.list}
      columns={columnsFor(useNames(companyId), me.stage.personal_data_kinds)}
      rowHeader="at"
      items={records.items}
      keyOf={({ id }) => id}
      loading={records.loading}
      problem={records.problem}
      reload={records.reload}
      {...(records.hasMore ? { more: { load: records.loadMore } } : {})}
      findLabel={auditTexts.find}
      sortedBy={{ id: 'at', descending: true }}
      filters={<AuditFilters filter={filter} actors={actors} choose={setFilter} />}
      isFiltered={Object.values(filter).some((value) => value !== '')}
      empty={
        <>
          <strong>{auditTexts.emptyTitle}</strong>
          <Box>{auditTexts.empty}</Box>
        </>
      }
    />
  );
}

const columnsFor = (names: ReadonlyMap<string, string>, kinds: readonly string[]): readonly Column<AuditRecord>[] => [
  {
    id: 'at',
    header: auditTexts.columns.at,
    text: ({ at }) => utc(at),
    cell: ({ at }) => <Time at={at} />,
    order: (one, other) => one.at.localeCompare(other.at),
    width: 120,
  },
  {
    id: 'actor',
    header: auditTexts.columns.actor,
    text: actorOf,
    cell: (record) => <Actor record={record} />,
    width: 150,
  },
  { id: 'action', header: auditTexts.columns.action, text: ({ action }) => actionName(action), width: 120 },
  {
    id: 'subject',
    header: auditTexts.columns.subject,
    text: ({ subject_type, subject_id, before, after }) =>
      [subjectType(subject_type), subjectName(before, after) ?? nameIn(names, subject_id), subject_id]
        .filter((text) => text !== null)
        .join(' '),
    cell: (record) => <Subject record={record} names={names} />,
    width: 150,
  },
  {
    id: 'change',
    header: auditTexts.columns.change,
    text: (record) => changesOf(record.before, record.after, kinds).join('; '),
    cell: (record) => <Changes record={record} kinds={kinds} />,
    width: 220,
  },
];

function actionName(action: string): string {
  return Object.hasOwn(auditTexts.actions, action) ? auditTexts.actions[action as Action] : action;
}

function actorOf({ actor, actor_role: role }: AuditRecord): string {
  return role === null ? visible(actor) : `${visible(actor)} (${auditTexts.roles[role]})`;
}

function subjectType(type: string): string {
  return auditTexts.subjects[type] ?? type;
}

function nameIn(names: ReadonlyMap<string, string>, id: string): string | null {
  const name = names.get(id);
  return name === undefined ? null : visible(name);
}

function Subject({ record, names }: { readonly record: AuditRecord; readonly names: ReadonlyMap<string, string> }) {
  const name = subjectName(record.before, record.after) ?? nameIn(names, record.subject_id);
  const id = visible(record.subject_id);
  return (
    <span className="console-word" title={id}>
      {subjectType(record.subject_type)} {name ?? id}
    </span>
  );
}

function Actor({ record }: { readonly record: AuditRecord }) {
  return (
    <>
      <Name of={record.actor} />{' '}
      {record.actor_role !== null && (
        <Badge color={record.actor_role === 'operator' ? 'blue' : 'grey'}>{auditTexts.roles[record.actor_role]}</Badge>
      )}{' '}
      {!record.actor_verified && <Badge>{auditTexts.unverified}</Badge>}
    </>
  );
}

function Changes({ record, kinds }: { readonly record: AuditRecord; readonly kinds: readonly string[] }) {
  return (
    <>
      {changesOf(record.before, record.after, kinds).map((change) => (
        <div key={change} className="console-word">
          {change}
        </div>
      ))}
    </>
  );
}
