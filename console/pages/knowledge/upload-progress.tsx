import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import ProgressBar from '@cloudscape-design/components/progress-bar';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator, { type StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import { type Column, DataTable } from '../../lists/data-table.tsx';
import { dollars, size } from '../../shown/money.ts';
import { Name } from '../../shown/name.tsx';
import { visible } from '../../shown/visible.ts';
import { knowledgeTexts } from '../../texts/knowledge.ts';
import type { Upload } from './uploads.ts';
import type { Uploads } from './use-uploads.ts';

const { upload: texts } = knowledgeTexts;
const TYPES: Readonly<Record<Upload['state'], StatusIndicatorProps.Type>> = {
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
    cell: (upload) => <StatusIndicator type={TYPES[upload.state]}>{stateOf(upload)}</StatusIndicator>,
    width: 180,
  },
];

/** What becomes of each file, and of all of them. */
export function UploadProgress({ uploads }: { readonly uploads: Uploads }) {
  const { step, files, looked, chosen } = uploads;
  if (step === 'looking') {
    return <ProgressBar label={texts.reading(looked, chosen)} value={(looked * 100) / Math.max(chosen, 1)} />;
  }
  return (
    <SpaceBetween size="m">
      {step === 'planned' ? <Plan uploads={uploads} /> : <Overall uploads={uploads} />}
      <DataTable
        id="uploads"
        title={step === 'planned' ? texts.planTitle : texts.progressTitle}
        headingLevel="h3"
        columns={COLUMNS}
        rowHeader="file"
        items={files}
        keyOf={({ path }) => path}
        loading={false}
        findLabel={texts.find}
        empty=""
      />
    </SpaceBetween>
  );
}

function Plan({ uploads }: { readonly uploads: Uploads }) {
  const { estimate, files } = uploads;
  const waiting = files.filter(({ state }) => state === 'waiting');
  const bytes = waiting.reduce((sum, { file }) => sum + file.size, 0);
  return (
    <Alert
      type="info"
      header={texts.planTitle}
      action={
        <SpaceBetween size="xs" direction="horizontal">
          <Button onClick={uploads.close}>{texts.cancel}</Button>
          <Button variant="primary" onClick={uploads.start} disabled={waiting.length === 0}>
            {texts.start}
          </Button>
        </SpaceBetween>
      }
    >
      <div>{texts.plan(waiting.length, size(bytes))}</div>
      {estimate !== null && estimate.unchanged > 0 && <div>{texts.unchanged(estimate.unchanged)}</div>}
      {estimate !== null && estimate.too_large > 0 && <div>{texts.tooLarge(estimate.too_large)}</div>}
      <div>{estimate === null ? texts.noEstimate : texts.cost(dollars(estimate.usd))}</div>
    </Alert>
  );
}

function Overall({ uploads }: { readonly uploads: Uploads }) {
  const { files, step } = uploads;
  const done = files.filter(({ state }) => !['waiting', 'sending', 'reading'].includes(state)).length;
  const failed = files.some(({ state, file }) => ['failed', 'stopped'].includes(state) && file.size > 0);
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
        {step === 'done' && failed && <Button onClick={uploads.again}>{texts.again}</Button>}
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
