import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Table from '@cloudscape-design/components/table';
import type { ResultOf } from '../../api/types.ts';
import { visible } from '../../shown/name.tsx';
import { policiesTexts } from '../../texts/policies.ts';
import type { Policies } from './policy-draft.ts';

type Shown = ResultOf<'policy.show'>;
type Name = keyof typeof policiesTexts.names;

interface Properties {
  readonly before: Shown;
  readonly now: Shown;
  readonly onSeen: () => void;
}

/** Tells the second of two editors what the first one changed. */
export function ChangedByOthers({ before, now, onSeen }: Properties) {
  const names = Object.keys(policiesTexts.names) as Name[];
  const changed = names.filter((name) => textOf(before.policies[name]) !== textOf(now.policies[name]));
  return (
    <Alert
      type="warning"
      header={policiesTexts.conflictTitle}
      action={<Button onClick={onSeen}>{policiesTexts.conflictGoOn}</Button>}
    >
      <div role="alert">{policiesTexts.conflict}</div>
      <Table
        variant="embedded"
        wrapLines
        items={changed}
        ariaLabels={{ tableLabel: policiesTexts.conflictTitle }}
        columnDefinitions={[
          {
            id: 'field',
            header: policiesTexts.conflictField,
            cell: (name) => policiesTexts.names[name],
            isRowHeader: true,
          },
          { id: 'before', header: policiesTexts.conflictBefore, cell: (name) => textOf(before.policies[name]) },
          { id: 'now', header: policiesTexts.conflictNow, cell: (name) => textOf(now.policies[name]) },
        ]}
      />
    </Alert>
  );
}

function textOf(value: Policies[Name]): string {
  if (value === undefined) {
    return policiesTexts.none;
  }
  return visible(typeof value === 'object' ? value.join(', ') : String(value));
}
