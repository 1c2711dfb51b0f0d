import Box from '@cloudscape-design/components/box';
import Link from '@cloudscape-design/components/link';
import Select from '@cloudscape-design/components/select';
import { useState } from 'react';
import { keepInAddress } from '../../address/location.ts';
import { companyLink, parseRoute } from '../../address/route.ts';
import { type Company, useCompany, useRights } from '../../calls/console-context.ts';
import { type Column, DataTable } from '../../lists/data-table.tsx';
import type { PagedList } from '../../lists/use-paged-list.ts';
import { ActionsMenu } from '../../parts/actions-menu.tsx';
import { Button } from '../../parts/button.tsx';
import { utc } from '../../parts/dates.ts';
import { Name } from '../../parts/name.tsx';
import { Time } from '../../parts/time.tsx';
import { visible } from '../../parts/visible.ts';
import { commonTexts } from '../../texts/common.ts';
import { keysTexts } from '../../texts/keys.ts';
import { KeyStatus } from './key-status.tsx';
import { type CompanyKey, endsOf, hasName, labelOf, scopesOf } from './key-words.ts';

/** Opens a dialog about a key. */
export type OnAct = (dialog: 'edit' | 'rotate' | 'revoke', key: CompanyKey) => void;

interface Properties {
  readonly keys: PagedList<CompanyKey>;
  /** Null for a viewer, who may change nothing. */
  readonly onAct: OnAct | null;
  /** Null for a person who may not make keys. */
  readonly onCreate: (() => void) | null;
}

const STATUSES = ['all', 'active', 'revoked', 'expired', 'lost'] as const;

// A program that reads the file needs these by themselves.
const FILE_COLUMNS: readonly Column<CompanyKey>[] = [
  { id: 'id', header: 'ID', text: ({ id }) => id },
  { id: 'key', header: keysTexts.detail.begins, text: endsOf },
];

/** Every key of the company. */
export function KeyList({ keys, onAct, onCreate }: Properties) {
  const company = useCompany();
  const { mayChange } = useRights();
  const [status, setStatus] = useState(() => statusOf(parseRoute(location.hash).query.get('status')));
  const items = status === 'all' ? keys.items : keys.items.filter((key) => key.status === status);
  const choose = (value: string) => {
    setStatus(statusOf(value));
    keepInAddress({ status: value === 'all' ? '' : value });
  };
  return (
    <DataTable
      id="keys"
      title={keysTexts.list}
      description={keysTexts.listHint}
      columns={columnsFor(company, onAct, mayChange)}
      rowHeader="name"
      items={items}
      keyOf={({ id }) => id}
      fileColumns={FILE_COLUMNS}
      loading={keys.loading}
      problem={keys.problem}
      reload={keys.reload}
      {...(keys.hasMore ? { more: { load: keys.loadMore } } : {})}
      findLabel={keysTexts.find}
      sortedBy={{ id: 'created', descending: true }}
      filters={<StatusFilter status={status} choose={choose} />}
      isFiltered={status !== 'all'}
      empty={<Empty onCreate={onCreate} />}
    />
  );
}

function statusOf(value: string | null) {
  return STATUSES.find((known) => known === value) ?? 'all';
}

function StatusFilter({ status, choose }: { readonly status: string; readonly choose: (status: string) => void }) {
  const options = STATUSES.map((value) => ({ value, label: keysTexts.statuses[value] }));
  return (
    <Select
      ariaLabel={keysTexts.statusFilter}
      options={options}
      selectedOption={options.find(({ value }) => value === status) ?? null}
      onChange={({ detail }) => choose(detail.selectedOption.value ?? 'all')}
    />
  );
}

function Empty({ onCreate }: Pick<Properties, 'onCreate'>) {
  return (
    <>
      <strong>{keysTexts.emptyTitle}</strong>
      <Box padding={{ bottom: 's' }}>{keysTexts.empty}</Box>
      {onCreate !== null && <Button onClick={onCreate}>{keysTexts.create}</Button>}
    </>
  );
}

function columnsFor(company: Company, onAct: OnAct | null, mayRotate: boolean): Column<CompanyKey>[] {
  const { columns } = keysTexts;
  const shown: Column<CompanyKey>[] = [
    {
      id: 'name',
      header: columns.name,
      text: (key) => (hasName(key) ? `${labelOf(key)} ${endsOf(key)}` : endsOf(key)),
      cell: (key) => <KeyName company={company} companyKey={key} />,
      file: labelOf,
      width: 138,
    },
    {
      id: 'status',
      header: columns.status,
      text: (key) => keysTexts.statuses[key.status],
      cell: (key) => <KeyStatus status={key.status} />,
      width: 100,
    },
    // Beside the status, so that a phone shows both before anything is scrolled.
    timeColumn('expires', columns.expires, ({ expires_at }) => expires_at),
    {
      id: 'application',
      header: columns.application,
      text: (key) => visible(key.application_name),
      cell: (key) => <Name of={key.application_name} />,
      width: 128,
    },
    {
      id: 'environment',
      header: columns.environment,
      text: ({ environment }) => keysTexts.environments[environment],
      width: 60,
    },
    { id: 'scopes', header: columns.scopes, text: scopesOf, width: 100 },
    timeColumn('created', columns.created, ({ created_at }) => created_at),
    timeColumn('last-used', columns.lastUsed, ({ last_used_at }) => last_used_at),
  ];
  return onAct === null ? shown : [...shown, actionsColumn(onAct, mayRotate)];
}

function timeColumn(id: string, header: string, read: (key: CompanyKey) => string | null): Column<CompanyKey> {
  const otherwise = commonTexts.never;
  return {
    id,
    header,
    text: (key) => {
      const at = read(key);
      return at === null ? otherwise : utc(at);
    },
    cell: (key) => <Time at={read(key)} otherwise={otherwise} />,
    order: (one, other) => (read(one) ?? '').localeCompare(read(other) ?? ''),
    width: 105,
  };
}

function actionsColumn(onAct: OnAct, mayRotate: boolean): Column<CompanyKey> {
  return {
    id: 'actions',
    header: keysTexts.columns.actions,
    text: () => '',
    width: 75,
    cell: (key) => (
      <ActionsMenu
        label={keysTexts.actionsOf(labelOf(key))}
        disabled={key.status !== 'active'}
        items={[
          ...(mayRotate ? [{ id: 'rotate', text: keysTexts.rotate }] : []),
          { id: 'revoke', text: keysTexts.revoke },
        ]}
        onChoose={(id) => onAct(id === 'rotate' ? 'rotate' : 'revoke', key)}
      />
    ),
  };
}

function KeyName({ company, companyKey }: { readonly company: Company; readonly companyKey: CompanyKey }) {
  return (
    <>
      <Link href={companyLink(company, 'keys', { id: companyKey.id })}>
        <Name of={labelOf(companyKey)} />
      </Link>
      {hasName(companyKey) && (
        <Box color="text-body-secondary" fontSize="body-s">
          {endsOf(companyKey)}
        </Box>
      )}
    </>
  );
}
