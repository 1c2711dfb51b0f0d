import Box from '@cloudscape-design/components/box';
import Select from '@cloudscape-design/components/select';
import { useState } from 'react';
import { keepInAddress } from '../../address/location.ts';
import { parseRoute } from '../../address/route.ts';
import type { ResultOf } from '../../api/types.ts';
import { carryOut } from '../../calls/carry-out.ts';
import { ConfirmDialog } from '../../calls/confirm-dialog.tsx';
import { useConsole } from '../../calls/console-context.ts';
import { useRun } from '../../calls/use-call.ts';
import { type Column, DataTable } from '../../lists/data-table.tsx';
import type { PagedList } from '../../lists/use-paged-list.ts';
import { ActionsMenu } from '../../parts/actions-menu.tsx';
import { utc } from '../../parts/dates.ts';
import { Name } from '../../parts/name.tsx';
import { count, size } from '../../parts/numbers.ts';
import { openFile } from '../../parts/open-file.ts';
import { ProblemBox } from '../../parts/problem-box.tsx';
import { Status, type StatusType } from '../../parts/status.tsx';
import { Time } from '../../parts/time.tsx';
import { useDialog } from '../../parts/use-dialog.ts';
import { visible } from '../../parts/visible.ts';
import { callTexts } from '../../texts/calls.ts';
import { knowledgeTexts } from '../../texts/knowledge.ts';
import type { Base } from './base.ts';

type Listed = ResultOf<'documents.list'>['documents'][number];

interface Properties {
  readonly base: Base;
  readonly documents: PagedList<Listed>;
  readonly mayChange: boolean;
  readonly mayRemove: boolean;
  readonly onChanged: () => void;
}

type Rights = Pick<Properties, 'mayChange' | 'mayRemove'>;

const STATUSES = ['all', 'ready', 'pending', 'failed'] as const;
const TYPES: Readonly<Record<Listed['status'], StatusType>> = {
  pending: 'in-progress',
  ready: 'success',
  failed: 'error',
};

/** The table of the documents of a knowledge base. */
export function DocumentList({ base, documents, mayChange, mayRemove, onChanged }: Properties) {
  const { open: toRemove, show: askToRemove, changed, canceled } = useDialog<Listed>(onChanged);
  const [status, setStatus] = useState(statusOf(parseRoute(location.hash).query.get('status')));
  const items = status === 'all' ? documents.items : documents.items.filter((one) => one.status === status);
  const { act, openProblem, retryProblem } = useActions({ base, onRemove: askToRemove, onChanged });
  return (
    <>
      <ProblemBox problem={openProblem} title={callTexts.notDone} />
      <ProblemBox
        problem={retryProblem}
        title={callTexts.notDone}
        ifResponseLost={callTexts.mayHaveSucceeded(knowledgeTexts.checkStatus)}
      />
      <DataTable
        id="documents"
        title={knowledgeTexts.documents}
        sortedBy={{ id: 'updated', descending: true }}
        columns={columnsFor({ mayChange, mayRemove }, act)}
        rowHeader="file"
        items={items}
        keyOf={({ id }) => id}
        loading={documents.loading}
        problem={documents.problem}
        reload={documents.reload}
        {...(documents.hasMore ? { more: { load: documents.loadMore } } : {})}
        findLabel={knowledgeTexts.findDocument}
        filters={
          <StatusFilter
            status={status}
            choose={(value) => {
              setStatus(statusOf(value));
              keepInAddress({ status: value === 'all' ? '' : value });
            }}
          />
        }
        isFiltered={status !== 'all'}
        empty={
          <>
            <strong>{knowledgeTexts.noDocumentsTitle}</strong>
            <Box>{mayChange ? knowledgeTexts.noDocuments : ''}</Box>
          </>
        }
      />
      {toRemove !== null && <RemoveDialog document={toRemove} onCancel={canceled} onDone={changed} />}
    </>
  );
}

interface ActionOptions extends Pick<Properties, 'base' | 'onChanged'> {
  readonly onRemove: (document: Listed) => void;
}

// Returns what the menu of a document does, and what went wrong.
function useActions({ base, onRemove, onChanged }: ActionOptions) {
  const { call, notify } = useConsole();
  const opening = useRun();
  const retrying = useRun();
  const retry = ({ id }: Listed) =>
    carryOut(
      () => call('documents.retry', { document_id: id }),
      async () => {
        const { documents: now } = await call('documents.progress', { base_id: base.id, documents: [id] });
        return now.find(({ status }) => status !== 'failed') ?? null;
      },
    );
  const act = async (what: string, document: Listed) => {
    const input = { document_id: document.id };
    if (what === 'open') {
      await opening.run(async () => openFile(await call('documents.download', input)));
    } else if (what === 'retry') {
      if ((await retrying.run(() => retry(document))) !== null) {
        notify('info', knowledgeTexts.retried(visible(document.file)));
      }
      onChanged();
    } else {
      onRemove(document);
    }
  };
  return { act, openProblem: opening.problem, retryProblem: retrying.problem };
}

interface RemoveProperties {
  readonly document: Listed;
  readonly onCancel: (tried: boolean) => void;
  readonly onDone: () => void;
}

function RemoveDialog({ document, onCancel, onDone }: RemoveProperties) {
  const { call } = useConsole();
  return (
    <ConfirmDialog
      texts={knowledgeTexts.removeDialog}
      name={visible(document.file)}
      onSubmit={() => call('documents.delete', { document_id: document.id })}
      onCancel={onCancel}
      onDone={onDone}
    >
      {knowledgeTexts.removeDialog.what}
    </ConfirmDialog>
  );
}

function statusOf(value: string | null) {
  return STATUSES.find((known) => known === value) ?? 'all';
}

function StatusFilter({ status, choose }: { readonly status: string; readonly choose: (status: string) => void }) {
  const label = (value: (typeof STATUSES)[number]) =>
    value === 'all' ? knowledgeTexts.allStatuses : knowledgeTexts.statuses[value];
  const options = STATUSES.map((value) => ({ value, label: label(value) }));
  return (
    <Select
      ariaLabel={knowledgeTexts.statusFilter}
      options={options}
      selectedOption={options.find(({ value }) => value === status) ?? null}
      onChange={({ detail }) => choose(detail.selectedOption.value ?? 'all')}
    />
  );
}

function columnsFor(rights: Rights, act: (what: string, document: Listed) => void): Column<Listed>[] {
  const { documentColumns: columns, statuses } = knowledgeTexts;
  const number = (id: string, header: string, read: (document: Listed) => number | null): Column<Listed> => ({
    id,
    header,
    text: (document) => (read(document) === null ? '–' : count(read(document) ?? 0)),
    order: (one, other) => (read(one) ?? -1) - (read(other) ?? -1),
    width: 90,
  });
  return [
    {
      id: 'file',
      header: columns.file,
      text: ({ file, title }) => visible(title === file ? file : `${file} ${title}`),
      file: ({ file }) => visible(file),
      cell: ({ file, title }) => (
        <>
          <Name of={file} />
          {title !== file && (
            <Box color="text-body-secondary" fontSize="body-s">
              <Name of={title} />
            </Box>
          )}
        </>
      ),
      width: 200,
    },
    {
      id: 'status',
      header: columns.status,
      text: ({ status, reason }) => `${statuses[status]} ${reason ?? ''}`.trim(),
      cell: ({ status, reason }) => (
        <>
          <Status type={TYPES[status]}>{statuses[status]}</Status>
          {reason !== null && <Box fontSize="body-s">{reason}</Box>}
        </>
      ),
      width: 180,
    },
    {
      id: 'updated',
      header: columns.updated,
      text: ({ updated_at: at }) => utc(at),
      cell: ({ updated_at: at }) => <Time at={at} />,
      order: (one, other) => one.updated_at.localeCompare(other.updated_at),
      width: 125,
    },
    {
      id: 'size',
      header: columns.size,
      text: ({ bytes }) => size(bytes),
      file: ({ bytes }) => bytes,
      order: (one, other) => one.bytes - other.bytes,
      width: 90,
    },
    number('pages', columns.pages, ({ pages }) => pages),
    number('passages', columns.passages, ({ passages }) => passages),
    {
      id: 'actions',
      header: columns.actions,
      text: () => '',
      cell: (document) => <Actions document={document} {...rights} act={act} />,
      width: 90,
    },
  ];
}

interface ActionsProperties extends Rights {
  readonly document: Listed;
  readonly act: (what: string, document: Listed) => void;
}

function Actions({ document, mayChange, mayRemove, act }: ActionsProperties) {
  const change = [
    ...(mayChange && document.status === 'failed' ? [{ id: 'retry', text: knowledgeTexts.retry }] : []),
    // The documents of an archive are deleted with it.
    ...(document.archive === null ? [{ id: 'remove', text: knowledgeTexts.remove }] : []),
  ];
  return (
    <ActionsMenu
      label={knowledgeTexts.actionsOf(visible(document.file))}
      items={[{ id: 'open', text: knowledgeTexts.open }, ...(mayRemove ? change : [])]}
      onChoose={(id) => act(id, document)}
    />
  );
}
