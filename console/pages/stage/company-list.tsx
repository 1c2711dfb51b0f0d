import Box from '@cloudscape-design/components/box';
import Link from '@cloudscape-design/components/link';
import { companyLink } from '../../address/route.ts';
import { type Column, DataTable } from '../../lists/data-table.tsx';
import { Button } from '../../parts/button.tsx';
import { dollars, nanoOfUsd } from '../../parts/money.ts';
import { Name } from '../../parts/name.tsx';
import { count } from '../../parts/numbers.ts';
import { Status } from '../../parts/status.tsx';
import { visible } from '../../parts/visible.ts';
import { stageTexts } from '../../texts/stage.ts';
import type { StageCompany } from './stage-company.ts';

interface Properties {
  readonly companies: readonly StageCompany[];
  readonly loading: boolean;
  readonly reload: () => void;
  readonly onState: (company: StageCompany) => void;
}

/** The table of all companies, with what each has spent this month. */
export function CompanyList({ companies, loading, reload, onState }: Properties) {
  return (
    <DataTable
      id="companies"
      title={stageTexts.companies}
      columns={columnsFor(onState)}
      rowHeader="name"
      items={companies}
      keyOf={({ id }) => id}
      loading={loading}
      reload={reload}
      findLabel={stageTexts.find}
      sortedBy={{ id: 'name', descending: false }}
      empty={
        <>
          <strong>{stageTexts.emptyTitle}</strong>
          <Box>{stageTexts.empty}</Box>
        </>
      }
    />
  );
}

function columnsFor(onState: (company: StageCompany) => void): Column<StageCompany>[] {
  const { columns, statuses } = stageTexts;
  const money = (id: string, header: string, read: (company: StageCompany) => string): Column<StageCompany> => ({
    id,
    header,
    text: (company) => (read(company) === 'unlimited' ? stageTexts.unlimited : dollars(read(company))),
    order: (one, other) => (amount(read(one)) < amount(read(other)) ? -1 : 1),
    width: 120,
  });
  return [
    {
      id: 'name',
      header: columns.name,
      text: ({ name }) => visible(name),
      cell: (company) => (
        <Link href={companyLink(company, 'overview')}>
          <Name of={company.name} />
        </Link>
      ),
      width: 160,
    },
    {
      id: 'status',
      header: columns.status,
      text: ({ status }) => statuses[status],
      cell: ({ status }) => <Status type={status === 'active' ? 'success' : 'stopped'}>{statuses[status]}</Status>,
      width: 130,
    },
    money('cap', columns.cap, ({ cap_usd }) => cap_usd),
    money('spent', columns.spent, ({ settled_usd }) => settled_usd),
    money('held', columns.held, ({ held_usd }) => held_usd),
    {
      id: 'calls',
      header: columns.calls,
      text: ({ calls }) => count(calls),
      order: (one, other) => one.calls - other.calls,
    },
    {
      id: 'actions',
      header: columns.actions,
      text: () => '',
      cell: (company) => {
        const what = company.status === 'active' ? stageTexts.suspend : stageTexts.activate;
        return (
          <Button variant="inline-link" ariaLabel={`${what} ${visible(company.name)}`} onClick={() => onState(company)}>
            {what}
          </Button>
        );
      },
      width: 110,
    },
  ];
}

// Sorts “no limit” after every real amount.
const MOST = 10n ** 30n;

function amount(usd: string): bigint {
  return usd === 'unlimited' ? MOST : nanoOfUsd(usd);
}
