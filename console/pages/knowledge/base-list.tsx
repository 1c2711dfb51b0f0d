import Box from '@cloudscape-design/components/box';
import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { companyLink } from '../../address/route.ts';
import { type Company, useCompany, useRights } from '../../calls/console-context.ts';
import type { Loaded } from '../../calls/use-call.ts';
import { type Column, DataTable } from '../../lists/data-table.tsx';
import { Button } from '../../parts/button.tsx';
import { Name } from '../../parts/name.tsx';
import { count } from '../../parts/numbers.ts';
import { visible } from '../../parts/visible.ts';
import { knowledgeTexts } from '../../texts/knowledge.ts';
import type { Base } from './base.ts';

type OnAct = (dialog: 'edit' | 'remove', base: Base) => void;

interface Properties {
  readonly bases: Loaded<readonly Base[]>;
  readonly onCreate: (() => void) | null;
  readonly onAct: OnAct | null;
}

/** The table of the company's knowledge bases. */
export function BaseList({ bases, onCreate, onAct }: Properties) {
  const company = useCompany();
  const { mayChange } = useRights();
  return (
    <DataTable
      id="bases"
      title={knowledgeTexts.bases}
      columns={columnsFor(company, onAct, mayChange)}
      rowHeader="name"
      items={bases.data ?? []}
      keyOf={({ id }) => id}
      loading={bases.loading}
      problem={bases.problem}
      reload={bases.reload}
      findLabel={knowledgeTexts.findBase}
      empty={
        <>
          <strong>{knowledgeTexts.noBasesTitle}</strong>
          <Box padding={{ bottom: 's' }}>{knowledgeTexts.noBases}</Box>
          {onCreate !== null && <Button onClick={onCreate}>{knowledgeTexts.createBase}</Button>}
        </>
      }
    />
  );
}

function columnsFor(company: Company, onAct: OnAct | null, mayEdit: boolean): Column<Base>[] {
  const { columns } = knowledgeTexts;
  const shown: Column<Base>[] = [
    {
      id: 'name',
      header: columns.name,
      text: ({ name }) => visible(name),
      cell: ({ id, name }) => (
        <Link href={companyLink(company, 'knowledge', { id })}>
          <Name of={name} />
        </Link>
      ),
      width: 150,
    },
    { id: 'description', header: columns.description, text: ({ description }) => visible(description), width: 180 },
    {
      id: 'visibility',
      header: columns.visibility,
      text: ({ visibility }) => knowledgeTexts.visibility[visibility],
      width: 130,
    },
    {
      id: 'documents',
      header: columns.documents,
      text: ({ documents }) => count(documents),
      order: (one, other) => one.documents - other.documents,
      width: 110,
    },
  ];
  return onAct === null ? shown : [...shown, actionsColumn(onAct, mayEdit)];
}

function actionsColumn(onAct: OnAct, mayEdit: boolean): Column<Base> {
  return {
    id: 'actions',
    header: knowledgeTexts.documentColumns.actions,
    text: () => '',
    width: 180,
    cell: (base) => (
      <SpaceBetween size="xs" direction="horizontal">
        {mayEdit && (
          <Button
            variant="inline-link"
            ariaLabel={`${knowledgeTexts.edit} ${visible(base.name)}`}
            onClick={() => onAct('edit', base)}
          >
            {knowledgeTexts.edit}
          </Button>
        )}
        <Button
          variant="inline-link"
          ariaLabel={`${knowledgeTexts.removeBase} ${visible(base.name)}`}
          onClick={() => onAct('remove', base)}
        >
          {knowledgeTexts.removeBase}
        </Button>
      </SpaceBetween>
    ),
  };
}
