import Alert from '@cloudscape-design/components/alert';
import ProgressBar from '@cloudscape-design/components/progress-bar';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type Column, DataTable } from '../../lists/data-table.tsx';
import { Button } from '../../parts/button.tsx';
import { nanoDollars } from '../../parts/money.ts';
import { Name } from '../../parts/name.tsx';
import { size } from '../../parts/numbers.ts';
import { Status, type StatusType } from '../../parts/status.tsx';
import { visible } from '../../parts/visible.ts';
import { knowledgeTexts } from '../../texts/knowledge.ts';
import type { Upload, UploadPlan } from './prepare-uploads.ts';
import { canBeRetried } from './retry-uploads.ts';
import type { Uploads } from './use-uploads.ts';

const { upload: texts } = knowledgeTexts;
const TYPES: Readonly<Record<Upload['state'], StatusType>> = {
  waiting: 'pending',
  sending: 'in-progress',
  reading: 'in-progress',
  ready: 'success',
  unchanged: 'success',
  failed: 'error',
  stopped: 'stopped',
};
const COLUMNS: readonly Column<Upload>[] = [
  {
    id: 'file',
    header: texts.columns.file,
    text: ({ path }) => visible(path),
    cell: ({ path }) => (
      <span className="console-word">
        <Name of={path} />
      </span>
    ),
    width: 200,
  },
  {
    id: 'state',
    header: texts.columns.state,
    text: stateOf,
    cell: (upload) => <Status type={TYPES[upload.state]}>{stateOf(upload)}</Status>,
    width: 180,
  },
];

/** The state of each file and of the whole upload, with the estimate to confirm before it starts. */
export function UploadProgress({ uploads }: { readonly uploads: Uploads }) {
  const { step, files, checked, chosen } = uploads;
  if (step === 'checking') {
    return <ProgressBar label={texts.reading(checked, chosen)} value={(checked * 100) / Math.max(chosen, 1)} />;
  }
  return (
    <SpaceBetween size="m">
      {step === 'planned' ? <Plan uploads={uploads} /> : <Overall uploads={uploads} />}
      <DataTable
        id="uploads"
        title={titleOf(uploads)}
        headingLevel="h3"
        columns={COLUMNS}
        rowHeader="file"
        items={files}
        keyOf={({ id }) => String(id)}
        loading={false}
        findLabel={texts.find}
        empty=""
      />
    </SpaceBetween>
  );
}

function titleOf({ step, files }: Uploads): string {
  if (step !== 'done') {
    return step === 'planned' ? texts.chosen : texts.progressTitle;
  }
  const amountOf = (states: readonly Upload['state'][]) => files.filter(({ state }) => states.includes(state)).length;
  return texts.doneTitle(amountOf(['ready']), amountOf(['failed', 'stopped']));
}

function Plan({ uploads }: { readonly uploads: Uploads }) {
  const { plan, files } = uploads;
  const refused = files.filter(({ state }) => state === 'failed').length;
  const hasArchive = files.some(({ state, path }) => state === 'waiting' && /\.zip$/i.test(path));
  return (
    <Alert
      type="info"
      header={texts.planTitle}
      action={
        <SpaceBetween size="xs" direction="horizontal">
          <Button onClick={uploads.close}>{texts.cancel}</Button>
          <Button variant="primary" onClick={uploads.start} disabled={(plan?.files ?? 0) === 0}>
            {texts.start}
          </Button>
        </SpaceBetween>
      }
    >
      {plan !== null && <PlanText plan={plan} hasArchive={hasArchive} />}
      {refused > 0 && <div>{texts.refusedFiles(refused)}</div>}
    </Alert>
  );
}

function PlanText({ plan, hasArchive }: { readonly plan: UploadPlan; readonly hasArchive: boolean }) {
  const { files, bytes, unchanged, nanoUsd } = plan;
  const cost = nanoUsd === null ? texts.noEstimate : texts.cost(nanoDollars(nanoUsd));
  return (
    <>
      <div>{files === 0 ? texts.nothing : texts.plan(files, size(bytes))}</div>
      {unchanged.size > 0 && <div>{texts.unchanged(unchanged.size)}</div>}
      {files > 0 && <div>{cost}</div>}
      {files > 0 && nanoUsd !== null && hasArchive && <div>{texts.archives}</div>}
    </>
  );
}

function Overall({ uploads }: { readonly uploads: Uploads }) {
  const { files, step } = uploads;
  const done = files.filter(({ state }) => !['waiting', 'sending', 'reading'].includes(state)).length;
  const hasRetries = files.some(canBeRetried);
  return (
    <SpaceBetween size="s">
      <ProgressBar
        label={texts.overall}
        description={texts.leave}
        value={(done * 100) / Math.max(files.length, 1)}
        additionalInfo={texts.doneCount(done, files.length)}
      />
      <SpaceBetween size="xs" direction="horizontal">
        {step === 'sending' && <Button onClick={uploads.stop}>{texts.stop}</Button>}
        {step === 'done' && hasRetries && <Button onClick={uploads.retry}>{texts.again}</Button>}
        {step === 'done' && (
          <Button variant="primary" onClick={uploads.close}>
            {texts.close}
          </Button>
        )}
      </SpaceBetween>
    </SpaceBetween>
  );
}

function stateOf({ state, percent, reason }: Upload): string {
  if (state === 'sending') {
    return texts.states.sending(percent);
  }
  return state === 'failed' ? texts.states.failed(reason ?? texts.failedReading) : texts.states[state];
}
